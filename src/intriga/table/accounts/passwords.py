"""Passwords: argon2 hashes, made and checked outside the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import Parameters, PasswordHasher, Type
from argon2.exceptions import Argon2Error, InvalidHashError

from intriga.table.accounts.codes import new_token
from intriga.table.errors import invalid

STRENGTH = Parameters(Type.ID, 19, 16, 32, time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""OWASP's second choice for argon2id: 19 MiB, two passes. Tests do with less."""
PASSWORD_LENGTH = 256
PASSWORD_LEAST = 8


class Passwords:
    """Hashes passwords, one at a time: each takes 19 MiB and tens of milliseconds."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher.from_parameters(STRENGTH)
        self._hashing = ThreadPoolExecutor(1, thread_name_prefix="intriga-argon2")
        self._decoy = ""

    def close(self) -> None:
        """End the thread."""
        self._hashing.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """The stored form of a password: its hash."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._hashing, self._hasher.hash, password)

    async def right(self, stored: str | None, password: str) -> bool:
        """Whether this is the password. With nothing stored (None) the check takes as long as for a
        wrong one, so that nobody learns which logins exist."""
        if len(password) > PASSWORD_LENGTH:
            return False
        if stored is None:
            self._decoy = self._decoy or await self.hash(new_token())
        known = stored or self._decoy

        def check() -> bool:
            try:
                return self._hasher.verify(known, password)
            except (Argon2Error, InvalidHashError):
                return False

        fits = await asyncio.get_running_loop().run_in_executor(self._hashing, check)
        return fits and stored is not None

    def outdated(self, stored: str) -> bool:
        """Whether new hashes are stronger than this one."""
        return self._hasher.check_needs_rehash(stored)


def fit_password(password: str) -> None:
    """Raises `TableError` for a password that is too short or too long."""
    if not PASSWORD_LEAST <= len(password) <= PASSWORD_LENGTH:
        raise invalid("password-length", least=PASSWORD_LEAST, most=PASSWORD_LENGTH)
