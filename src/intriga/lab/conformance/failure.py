"""The error of a game that breaks the contract."""


class Broken(AssertionError):
    """A property does not hold. The message says which, where and how to reproduce it."""


def expect(holds: object, problem: str) -> None:
    """Raises `Broken` with this problem unless it holds."""
    if not holds:
        raise Broken(problem)
