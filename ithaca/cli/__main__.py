"""`python -m ithaca.cli`, for use without `ithaca` on the path."""

from ithaca.cli import main

if __name__ == "__main__":
    main()
