"""Assignment: each row of a table gets a column of its own, and the sum of the prices is least."""

from collections.abc import Sequence


def cheapest(prices: Sequence[Sequence[int]]) -> list[int]:
    """The column of each row; there are at least as many columns as rows.

    The Hungarian method: rows are added one by one, each along the cheapest chain of changes, with
    potentials that keep all reduced prices from falling below zero. Numbers may have any size.
    """
    rows, columns = len(prices), len(prices[0]) if prices else 0
    row_at: list[int] = [-1] * columns
    of_row, of_column = [0] * rows, [0] * columns
    for start in range(rows):
        _add(start, prices, row_at, of_row, of_column)
    found = [0] * rows
    for column, row in enumerate(row_at):
        if row >= 0:
            found[row] = column
    return found


def _add(
    start: int,
    prices: Sequence[Sequence[int]],
    row_at: list[int],
    of_row: list[int],
    of_column: list[int],
) -> None:
    """Give a column to one more row; `row_at` and the potentials change."""
    columns = range(len(row_at))
    least: list[int | None] = [None] * len(columns)
    """The reduced price of the cheapest chain to each column."""
    before = [-1] * len(columns)
    """The column before it in that chain; -1: the row `start` itself."""
    reached: list[int] = []
    row, last = start, -1
    while True:
        for column in columns:
            if column in reached:
                continue
            reduced = prices[row][column] - of_row[row] - of_column[column]
            known = least[column]
            if known is None or reduced < known:
                least[column], before[column] = reduced, last
        step, last = min(
            (known, c) for c, known in enumerate(least) if known is not None and c not in reached
        )
        of_row[start] += step
        for column in reached:
            of_row[row_at[column]] += step
            of_column[column] -= step
        least = [
            known if known is None or c in reached else known - step
            for c, known in enumerate(least)
        ]
        reached.append(last)
        row = row_at[last]
        if row < 0:
            break
    while last >= 0:
        earlier = before[last]
        row_at[last] = start if earlier < 0 else row_at[earlier]
        last = earlier
