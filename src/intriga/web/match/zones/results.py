"""The results: what the page of a match shows once it is over. The verdict, the turning points, who
was who.

A game says them from the view of a referee (`Presentation.ending`): a finished match is open to
all, as its replay is, whether its rules ended it or people did. A game that says nothing has them
from the outcome and from what it says beside the names of players.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec.structs import replace

from intriga.kernel.actors import Seat
from intriga.kernel.game import Outcome
from intriga.presentation.endings import Ending, EndingChart, WhoWas
from intriga.table import MatchView
from intriga.web.game_pages import Data
from intriga.web.match.renderer import Page
from intriga.web.match.zones.outcome import OutcomeBanner
from intriga.web.match.zones.table import TableZone
from intriga.web.verdict import PersonalOutcome

_NOTHING_TOLD = Ending()


class Results(OutcomeBanner, TableZone):
    """Renders the results of one page. Its view is the referee's, its viewer who looks."""

    def __init__(self, page: Page, whole: MatchView) -> None:
        """`whole`: the end as a referee sees it. Raises `ValueError` for a match that is being
        played."""
        if whole.observation.outcome is None:
            raise ValueError("the match is not over")
        super().__init__(replace(page, match_view=replace(whole, viewer=page.match_view.viewer)))
        self._outcome: Outcome = whole.observation.outcome

    def results(self) -> Data:
        """The data of match/results.html."""
        own = self.said()
        outcome = self._outcome
        verdict = PersonalOutcome(self.site.game(self.game), outcome, self.me)
        headline = own.verdict if outcome.early is None else ""
        return {
            "verdict": headline or self.t("verdict", **self._counted(verdict)),
            "why": (own.why if outcome.early is None else "")
            or self.book.text_of(outcome.reason, self.names),
            "chart": self._chart(own.chart) if own.chart is not None else None,
            "groups": self._groups(own.who),
            "time": self._time(),
        }

    def said(self) -> Ending:
        """What the game says of the end; nothing, where it says nothing."""
        own = self.shows.ending
        if own is None:
            return _NOTHING_TOLD
        return self.attempt("ending", lambda: own(self.view, self.scene), _NOTHING_TOLD)

    def _counted(self, verdict: PersonalOutcome) -> Data:
        """The parameters of a verdict without names, but for that of a single winner."""
        winners = self._outcome.winners
        return {
            "mine": verdict.mine,
            "result": verdict.result,
            "n": len(winners),
            "name": self.names[winners[0]] if winners else "",
        }

    def _time(self) -> str:
        """How long the match took; "" for one that was not played here."""
        info = self.page.info
        if info.started_at is None or info.ended_at is None or info.imported:
            return ""
        return self.t("results-time", seconds=max(1, (info.ended_at - info.started_at) // 1000))

    # ── the turning points ──────────────────────────────────────────────────────────────

    def _chart(self, chart: EndingChart) -> Data:
        """For macros/curves.html, with what each curve is called and ends with."""
        values = [value for curve in chart.curves for value in curve.values]
        low, top = min(0, *values), max(0, *values)
        said = {value: chart.said.get(value, str(value)) for value in (low, top, *values)}
        told = [
            self.t(
                "results-curve",
                name=one.name,
                first=said[one.values[0]],
                last=said[one.values[-1]],
            )
            for one in chart.curves
        ]
        return {
            "title": chart.title,
            "label": " ".join([f"{chart.title}.", *told]),
            "low": low,
            "top": max(top, low + 1),
            "lowest": said[low],
            "highest": said[top],
            "curves": [
                {
                    "hue": one.hue,
                    "values": one.values,
                    "dash": one.dash,
                    "title": one.name,
                    "last": said[one.values[-1]],
                }
                for one in chart.curves
            ],
            "times": _some(chart.times),
        }

    # ── who was who ─────────────────────────────────────────────────────────────────────

    def _groups(self, told: Sequence[WhoWas]) -> list[Data]:
        """The viewer first, then everybody by side, as the game says it; whom it leaves out comes
        last, as the outcome has them."""
        rows = {row.seat: row for row in told if row.seat < len(self.names)}
        missing = [seat for seat in range(len(self.names)) if seat not in rows]
        rows |= {seat: self._plain(seat) for seat in self._by_score(missing)}
        mine = [rows[self.me]] if self.me in rows else []
        others = [row for seat, row in rows.items() if seat != self.me]
        groups = [{"side": "", "rows": self._rows(mine)}] if mine else []
        for side, members in groupby(others, key=lambda row: row.side):
            groups.append({"side": side, "rows": self._rows(members)})
        return groups

    def _rows(self, rows: Iterable[WhoWas]) -> list[Data]:
        seats = self.page.info.seats
        return [
            self.seat_data(row.seat)
            | {
                "me": row.seat == self.me,
                "bot": row.seat < len(seats) and seats[row.seat].kind == "bot",
                "role": row.role,
                "did": row.did,
                "value": row.value,
                "gone": row.gone,
                "won": row.seat in self._outcome.winners,
            }
            for row in rows
        ]

    def _by_score(self, seats: Iterable[Seat]) -> list[Seat]:
        outcome = self._outcome

        def order(seat: Seat) -> tuple[bool, int, Seat]:
            return seat not in outcome.winners, -self._score(seat), seat

        return sorted(seats, key=order)

    def _score(self, seat: Seat) -> int:
        scores = self._outcome.scores
        return scores[seat] if seat < len(scores) else 0

    def _plain(self, seat: Seat) -> WhoWas:
        """A row for a seat of which the game says nothing about the end. Scores are shown where
        they tell more than who has won."""
        note = self.people_notes[seat] if self.people_notes else None
        told = len({*self._outcome.scores, 0, 1}) > len({0, 1})
        return WhoWas(
            seat=seat,
            role=note.label if note is not None else "",
            did=(note.note or "") if note is not None else "",
            value=str(self._score(seat)) if told else "",
        )


def _some(times: Sequence[str]) -> list[str]:
    """The first, the last, and the one that is halfway, if there is one."""
    last = len(times) - 1
    return [times[n] for n in ((0, last // 2, last) if last > 1 and last % 2 == 0 else (0, last))]
