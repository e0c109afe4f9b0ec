"""The kernel: what every game shares. Pure — no I/O, no clock, no randomness of its own.

Games import from here, `from intriga.kernel import BaseGame, Form, Window`: the names below are the
whole contract, see docs/adding-a-game.md. All other code imports from the modules, and the kernel
itself never imports from here.

Read the modules in this order: `actors` (who), `text` (messages), `acts`; `questions` (windows,
forms and their choices, drafts, documents; who is asked), `disclosure` (events, notes, what comes
to light), `rooms`, `seats` (places, chairs, ledgers), `match_terms` (the vocabulary); `chance`,
`step` (what rules may reach); `deeds` (what a game does, as data); `game` (the contract) and
`base_game`; `records.record` (the log); `house_rules` (what every match has, whatever is played);
`positions` and `engine` (one step of a match); `records.replay` (the log and its proof); `decode`
(acts that come from outside); `observe` (who may know what); `bots`.
"""

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, TABLE, Actor, Audience, Seat, Viewer
from intriga.kernel.acts import SECRET, Act, Enter, Leave, Replace, Return, SeatChange
from intriga.kernel.base_game import BaseGame
from intriga.kernel.bots.advice import Advice, Adviser, Reasons, advice_of
from intriga.kernel.bots.bot import Bot, Initiative, Plain, RandomBot
from intriga.kernel.bots.menu import OfferMenu
from intriga.kernel.bots.sampling import fill, sample
from intriga.kernel.deeds import Also, Choose, Deed, Deeds, HostDeed, quick_acts
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.disclosure.reveals import DECIDES, Reveal
from intriga.kernel.game import Clock, DrawKind, Game, InvalidOptions, Outcome, RawState, Result
from intriga.kernel.match_terms import Doors, Press
from intriga.kernel.observe import Observation, Offer
from intriga.kernel.questions.bidding import dearest_first
from intriga.kernel.questions.choosing import (
    NOTHING,
    always,
    choice,
    labelled,
    listed,
    numbers,
    offers_any,
    people,
    sums,
    tick,
    words,
)
from intriga.kernel.questions.documents import (
    DOCUMENT_LENGTH,
    Document,
    Version,
    document,
    too_long,
)
from intriga.kernel.questions.drafts import Draft, Entered, Remark
from intriga.kernel.questions.forms import (
    AnyOf,
    AtLeast,
    AtMost,
    Choice,
    Choices,
    Chosen,
    Domain,
    Field,
    Form,
    Limit,
    Other,
    Range,
    Row,
    RowKind,
    SumAtMost,
    Text,
    Together,
    Unique,
    Unlike,
    Without,
)
from intriga.kernel.questions.limits import broken_limits, limit_refusal, word_in
from intriga.kernel.questions.windows import Mark, Window
from intriga.kernel.rooms import TABLE_ROOM, Room, Voice
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.seats.places import Place, Powers
from intriga.kernel.spelling.similar_names import lookalikes
from intriga.kernel.step import Step
from intriga.kernel.text import Message, Param, Refusal, called, data, msg, refuse, seat

__all__ = [  # noqa: RUF022 — by concern
    # The contract.
    "Game",
    "BaseGame",
    "Chair",
    "Clock",
    "DrawKind",
    "Other",
    "Outcome",
    "Place",
    "Powers",
    "InvalidOptions",
    "lookalikes",
    # Who acts, who looks, who receives.
    "Seat",
    "Actor",
    "Viewer",
    "Audience",
    "HOST",
    "TABLE",
    "PUBLIC",
    "REFEREE",
    # Acts, and what they do.
    "Act",
    "SECRET",
    "Deed",
    "HostDeed",
    "Also",
    "Deeds",
    "Choose",
    "quick_acts",
    # Long texts.
    "Document",
    "Version",
    "document",
    "too_long",
    "DOCUMENT_LENGTH",
    # What comes to light.
    "Reveal",
    "DECIDES",
    "SeatChange",
    "Doors",
    "Enter",
    "Leave",
    "Return",
    "Replace",
    "Result",
    # What is asked: windows and forms.
    "Window",
    "Form",
    "Field",
    "Row",
    "RowKind",
    "Limit",
    "Unique",
    "AtMost",
    "AtLeast",
    "SumAtMost",
    "Unlike",
    "Without",
    "Together",
    "AnyOf",
    "broken_limits",
    "limit_refusal",
    "word_in",
    "Domain",
    "Chosen",
    "Choices",
    "Choice",
    "Range",
    "RawState",
    "Text",
    # What is often offered.
    "choice",
    "people",
    "words",
    "always",
    "numbers",
    "sums",
    "labelled",
    "listed",
    "tick",
    "NOTHING",
    "offers_any",
    "dearest_first",
    # What is written before it is handed in.
    "Draft",
    "Entered",
    "Remark",
    # What happens: steps, events and their texts.
    "Step",
    "Event",
    "Mark",
    "Message",
    "Note",
    "Refusal",
    "Param",
    "refuse",
    "msg",
    "seat",
    "called",
    "data",
    # Chat.
    "Room",
    "Voice",
    "TABLE_ROOM",
    "Press",
    # Bots.
    "Advice",
    "Adviser",
    "Reasons",
    "advice_of",
    "Bot",
    "Initiative",
    "RandomBot",
    "Observation",
    "Offer",
    "OfferMenu",
    "Plain",
    "sample",
    "fill",
]
