"""A folder of its own to pytest, which can tell when its last test is done."""
