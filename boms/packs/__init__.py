"""Packs: the rule packs people choose from, and reading YAML that people write."""

from boms.packs.errors import PackError
from boms.packs.folders import config_dir, data_dir, own_dir, shipped_dir
from boms.packs.houserules import read_rules
from boms.packs.nodes import Mapping, Node, Place, Scalar, Sequence, Spot, is_null, node_text
from boms.packs.packfile import BrokenPack, Pack, check_pack_file, read_pack
from boms.packs.problems import Complaints, Problem, nearest, problem_sentence, problem_text, problems_text
from boms.packs.shelf import find_pack, shelf
from boms.packs.yamlfile import read_text, read_yaml, read_yaml_file

__all__ = [
    "BrokenPack",
    "Complaints",
    "Mapping",
    "Node",
    "Pack",
    "PackError",
    "Place",
    "Problem",
    "Scalar",
    "Sequence",
    "Spot",
    "check_pack_file",
    "config_dir",
    "data_dir",
    "find_pack",
    "is_null",
    "nearest",
    "node_text",
    "own_dir",
    "problem_sentence",
    "problem_text",
    "problems_text",
    "read_pack",
    "read_rules",
    "read_text",
    "read_yaml",
    "read_yaml_file",
    "shelf",
    "shipped_dir",
]
