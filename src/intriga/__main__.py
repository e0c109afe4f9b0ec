"""`python -m intriga` is the command `intriga`."""

from intriga.cli import main

if __name__ == "__main__":
    main()
