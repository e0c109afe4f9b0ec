"""The vault for a hall: as many as a match may have."""

from tests.table.vault import Vault


class Hall(Vault):
    id = "hall"
    seats = range(2, 129)
