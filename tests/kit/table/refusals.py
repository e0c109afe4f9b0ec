"""With which refusal the table answers."""

import pytest

from intriga.table import TableError


async def refusal(asked: object) -> str:
    """The id of the refusal with which a request fails."""
    with pytest.raises(TableError) as raised:
        await asked  # type: ignore[misc]
    return raised.value.refusal.id
