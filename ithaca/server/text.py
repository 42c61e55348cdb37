"""Text that people write."""


def clean(text: str) -> str:
    """A name or a line without characters that are invisible or change the direction of the text."""
    visible = (sign if sign.isprintable() else " " if sign.isspace() else "" for sign in text)
    return " ".join("".join(visible).split())
