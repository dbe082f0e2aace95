"""The one exception of this floor, for people."""

from boms.packs.problems import Problem


class PackError(Exception):
    """Something that was asked of a rule pack cannot be done; its text is one sentence for people."""

    def __init__(self, sentence: str, problems: tuple[Problem, ...] = ()) -> None:
        super().__init__(sentence)
        self.problems = problems
        """Everything that is wrong with the file, where that is the reason."""
