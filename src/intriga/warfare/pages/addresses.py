"""Where the templates and static files of this package are found (`SHARES` of a game's pages)."""

from typing import Final

SHARED: Final = f"/shared/{__package__}"
"""What the names of its templates, styles and scripts begin with."""
