"""What a game shows, typed: one `Presentation` that every door reads (pages, API, a chat's bot).

Games import from here, `from intriga.presentation import Now, Presentation, Scene`: the names below
are the whole contract, see docs/adding-a-game.md. A door finds the presentation of a game by its
`words`: the object `presentation` in the package `<words>.presentation`, beside the texts that only
pages use. What is known to the web alone (templates, styles, scripts, images, sources of papers)
lies in `<words>.web`. Nothing here, and nothing in a game's presentation, imports a door.

Read the modules in this order: `scene` (what is shown to whom), `status` (where the match stands),
`frames` (what of the board a decision is about), `forms` (what may be done), `drafts` (what several
write), `turns`, `moments` and `referee_log` (what has happened), `endings` (how it ended),
`screens` (what a hall sees), `named` (pages and papers of a game's own), `learning` (for
newcomers), `web_files` (names of files), `contract` (the whole), `lessons` (matches against a
script).
"""

from intriga.presentation.contract import News, OptionGroup, Presentation
from intriga.presentation.drafts import (
    DraftRow,
    Drafts,
    DraftWords,
    Drawer,
    DrawerItem,
    Meter,
    Proposal,
)
from intriga.presentation.endings import Ending, EndingChart, EndingCurve, WhoWas
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
    Tap,
    WrongLine,
)
from intriga.presentation.frames import Beyond, Box, Frame
from intriga.presentation.learning import Hint
from intriga.presentation.moments import Figure, Moment, MomentKind, MomentRow, Moments
from intriga.presentation.named import NamedPage, NoQuery, PageData, Paper
from intriga.presentation.referee_log import LogTitles
from intriga.presentation.scene import DocumentLink, Scene
from intriga.presentation.screens.declared import (
    SIDE_ROWS,
    ScreenPage,
    ScreenRow,
    Screens,
    ScreenSide,
    first_rows,
)
from intriga.presentation.screens.pictures import (
    ScreenCurve,
    ScreenLine,
    ScreenPerson,
    curves_page,
    lines_page,
    people_pages,
)
from intriga.presentation.status import (
    Awaited,
    Board,
    Now,
    PersonNote,
    Resource,
    SeatMark,
    StageSize,
    TrayHeight,
)
from intriga.presentation.turns import Turns
from intriga.presentation.web_files import SharedFiles, WebFiles

__all__ = [
    "SIDE_ROWS",
    "Arrangement",
    "Awaited",
    "Beside",
    "Beyond",
    "Blocked",
    "Board",
    "Box",
    "ChoiceShown",
    "DocumentLink",
    "DraftRow",
    "DraftWords",
    "Drafts",
    "Drawer",
    "DrawerItem",
    "Ending",
    "EndingChart",
    "EndingCurve",
    "FieldExtras",
    "FieldShown",
    "Figure",
    "FormExtras",
    "FormShown",
    "Forms",
    "Frame",
    "Group",
    "Hint",
    "ItemShown",
    "LogTitles",
    "Meter",
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
    "ScreenCurve",
    "ScreenLine",
    "ScreenPage",
    "ScreenPerson",
    "ScreenRow",
    "ScreenSide",
    "Screens",
    "SeatMark",
    "Sentence",
    "Sentences",
    "SharedFiles",
    "StageSize",
    "Standing",
    "Submits",
    "Tap",
    "TrayHeight",
    "Turns",
    "WebFiles",
    "WhoWas",
    "WrongLine",
    "curves_page",
    "first_rows",
    "lines_page",
    "people_pages",
    "presentation_of",
]
