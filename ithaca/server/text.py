"""What people write."""


def clean(text: str) -> str:
    """A name or a line without signs that cannot be seen or that turn the text around."""
    visible = (sign if sign.isprintable() else " " if sign.isspace() else "" for sign in text)
    return " ".join("".join(visible).split())
