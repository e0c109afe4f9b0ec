"""What a game is told when it breaks the contract."""


class Broken(AssertionError):
    """A property does not hold. The message says which, where and how to see it again."""


def expect(holds: object, problem: str) -> None:
    """Raises `Broken` with this problem unless it holds."""
    if not holds:
        raise Broken(problem)
