"""Errors of the store."""


class StoreError(Exception):
    """Base class of the store's errors. What was being written has not been written."""


class Unavailable(StoreError):
    """The database cannot be used: it cannot be reached, its disk is full, or it is closing."""


class Damaged(Unavailable):
    """The file of the database is damaged: it has to be replaced by a backup."""


class Conflict(StoreError):
    """What was to be changed is not as the caller last saw it."""


class Behind(Conflict):
    """Another writer has written this entry already: the caller must read the match again."""


class Repeated(StoreError):
    """This command of this actor has been executed before."""


class Taken(StoreError):
    """A value that must be unique is in use already: a login, a seat, a code."""
