"""What each house rule does at the table."""

from boms.text.keys import key_help


def key_paragraph(key: str) -> str:
    """A paragraph on what a key does at the table, with an example."""
    return key_help(key)
