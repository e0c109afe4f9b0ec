"""What a game shows, typed: one `Presentation` that every door reads (pages, API, a chat's bot).

Games import from here, `from intriga.presentation import Now, Presentation, Scene`: the names below
are the whole contract, see docs/adding-a-game.md. A door finds the presentation of a game by its
`words`: the object `presentation` in the package `<words>.presentation`, beside the texts that only
pages use. What is known to the web alone (templates, styles, scripts, images, sources of papers)
lies in `<words>.web`. Nothing here, and nothing in a game's presentation, imports a door.

Read the modules in this order: `scene` (what is shown to whom), `status` (where the match stands),
`forms` (what may be done), `drafts` (what several write), `turns`, `moments` and `referee_log`
(what has happened), `named` (pages and papers of a game's own), `learning` (for newcomers),
`web_files` (names of files), `contract` (the whole).
"""

from intriga.presentation.contract import News, OptionGroup, Presentation
from intriga.presentation.drafts import DraftRow, Drafts, DraftWords, Proposal
from intriga.presentation.finding import presentation_of
from intriga.presentation.forms import (
    Arrangement,
    Beside,
    Blocked,
    ChoiceShown,
    FieldExtras,
    FieldShown,
    FormExtras,
    Forms,
    FormShown,
    Group,
    ItemShown,
    Quick,
    Reading,
    ReadySet,
    Reckoning,
    Sentence,
    Sentences,
    Standing,
    Submits,
    WrongLine,
)
from intriga.presentation.learning import Hint, Lesson
from intriga.presentation.moments import Moment, MomentKind, MomentRow, Moments
from intriga.presentation.named import NamedPage, NoQuery, PageData, Paper
from intriga.presentation.referee_log import LogTitles
from intriga.presentation.scene import DocumentLink, Scene
from intriga.presentation.status import Awaited, Board, Now, PersonNote, Resource, SeatMark
from intriga.presentation.turns import Turns
from intriga.presentation.web_files import SharedFiles, WebFiles

__all__ = [
    "Arrangement",
    "Awaited",
    "Beside",
    "Blocked",
    "Board",
    "ChoiceShown",
    "DocumentLink",
    "DraftRow",
    "DraftWords",
    "Drafts",
    "FieldExtras",
    "FieldShown",
    "FormExtras",
    "FormShown",
    "Forms",
    "Group",
    "Hint",
    "ItemShown",
    "Lesson",
    "LogTitles",
    "Moment",
    "MomentKind",
    "MomentRow",
    "Moments",
    "NamedPage",
    "News",
    "NoQuery",
    "Now",
    "OptionGroup",
    "PageData",
    "Paper",
    "PersonNote",
    "Presentation",
    "Proposal",
    "Quick",
    "Reading",
    "ReadySet",
    "Reckoning",
    "Resource",
    "Scene",
    "SeatMark",
    "Sentence",
    "Sentences",
    "SharedFiles",
    "Standing",
    "Submits",
    "Turns",
    "WebFiles",
    "WrongLine",
    "presentation_of",
]
