"""Names and texts that data give in both languages."""

from msgspec import Struct

from intriga.kernel import Param, called


class Names(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A text in Russian and in English. A file may give one of them: it then stands for both."""

    ru: str = ""
    en: str = ""

    @property
    def called(self) -> Param:
        """The same as a parameter of a message."""
        return called({"ru": self.ru or self.en, "en": self.en or self.ru})

    def of(self, language: str) -> str:
        """The text in this language."""
        return (self.ru or self.en) if language == "ru" else (self.en or self.ru)
