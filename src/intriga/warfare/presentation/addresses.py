"""Where the templates and static files of wars are found."""

from typing import Final

FILES: Final = "intriga.warfare.web"
"""The package in which they lie."""
SHARED: Final = f"/shared/{FILES}"
"""What the names of its templates, styles and scripts begin with."""
