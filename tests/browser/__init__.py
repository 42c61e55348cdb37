"""A package of its own, so that pytest can tell when its last test is done."""
