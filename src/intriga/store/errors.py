"""What can go wrong in the store."""


class StoreError(Exception):
    """Base of the store's errors. Whatever was being written has not been written."""


class Unavailable(StoreError):
    """Nothing can be written now: the disk is full, the database is gone, or it is closing."""


class Conflict(StoreError):
    """The match has moved on: another writer made this step, or an earlier one failed."""


class Behind(Conflict):
    """Another writer has made this step already: whoever asked must look again."""


class Repeated(StoreError):
    """This command of this actor has been carried out before."""


class Taken(StoreError):
    """A value that must be unique is already used: a login, a seat, a code."""
