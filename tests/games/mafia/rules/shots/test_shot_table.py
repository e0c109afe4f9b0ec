"""Every cell of the shot table, written from the text: what happens when no layer stops a blow."""

import pytest

from intriga.games.mafia.data.shots import Cell, ShotRow, shot_table
from tests.games.mafia.rules.shots.cells import CELLS
from tests.games.mafia.rules.shots.one_target import outline, shoot

FIRST_ATTACK: dict[tuple[str, str], str] = {
    # the cells in which the first attack of the game differs
    ("M", "charged"): "M 60 attack M-5",
    ("M", "charged-bribed"): "M 60 attack M-5",
    ("M Y", "charged"): "M 60 attack M-5 Y-5",  # by the draw
    ("M Y", "charged-bribed"): "M 60 attack M-5 Y-5",
    ("M Ak", "charged"): "TM 60 attack M-5",
    ("M Ak", "charged-bribed"): "TM 60 attack M-5",
    ("M Y Ak", "charged"): "TM 60 attack M-5 Y-5",
    ("M Y Ak", "charged-bribed"): "TM 60 attack M-5 Y-5",
    ("M Ag", "charged"): "M 60 attack M-5",
    ("M Ag", "charged-bribed"): "M 60 attack M-5",
}

HONEST = "honest bribed commissar charged charged-bribed"
PRIVATE = "honest bribed charged charged-bribed"

BLOWS: list[tuple[str, str, str]] = [
    # who comes, to whom, whose shots are blows: they kill the target or meet his shield
    ("M", HONEST, "M"),
    ("Y", "honest commissar", "Y"),
    ("M", "yakuza assassin", ""),
    ("M!", "yakuza assassin", "M"),
    ("Y", "mafia", ""),
    ("Y!", "mafia", "Y"),
    ("M Y", HONEST, "M Y"),
    ("M Y", "assassin", ""),
    ("M! Y", "assassin", "M"),
    ("M Y!", "assassin", "Y"),
    ("M! Y!", "assassin", "M Y"),
    ("C", "honest charged", ""),
    ("C", "bribed charged-bribed yakuza mafia assassin", "C"),
    ("Ak", f"{HONEST} yakuza assassin", "Ak"),
    ("M C", f"{PRIVATE} yakuza assassin", ""),
    ("M! C", "yakuza assassin", ""),
    ("Y C", "mafia", ""),
    ("M Y C", "honest charged", "M Y"),
    ("M Y C", "bribed charged-bribed", "M Y C"),
    ("M Y C", "assassin", "C"),
    ("M! Y C", "assassin", "M C"),
    ("C Ak", "honest charged", ""),
    ("C Ak", "bribed yakuza assassin", "C Ak"),
    ("C Ak", "charged-bribed", "C"),
    ("M Ak", HONEST, "M Ak"),
    ("M Ak", "yakuza assassin", "Ak"),
    ("M! Ak", "yakuza assassin", "M Ak"),
    ("M Y Ak", HONEST, "M Y Ak"),
    ("M Y Ak", "assassin", "Ak"),
    ("M! Y Ak", "assassin", "M Ak"),
    ("M C Ak", "honest charged", ""),
    ("M C Ak", "bribed yakuza assassin", "C Ak"),
    ("M C Ak", "charged-bribed", "C"),
    ("M! C Ak", "yakuza assassin", "C Ak"),
    ("M Y C Ak", f"{PRIVATE} assassin", ""),
    ("Ag", f"{HONEST} yakuza", ""),
    ("M Ag", HONEST, "M"),
    ("M Ag", "yakuza", ""),
    ("M! Ag", "yakuza", "M"),
    ("M Y Ag", HONEST, "M Y"),
    ("C Ag", "honest charged", ""),
    ("C Ag", "bribed charged-bribed yakuza", "C"),
    ("M C Ag", f"{PRIVATE} yakuza", ""),
    ("M! C Ag", "yakuza", "M C"),
    ("M Y C Ag", "honest charged", "M Y"),
    ("M Y C Ag", "bribed charged-bribed", "M Y C"),
]

IMPOSSIBLE = [
    # only the other clan shoots at a bandit
    ("M Y", "yakuza"),
    ("M Y C", "yakuza"),
    ("M Y Ak", "yakuza"),
    ("M Y C Ak", "yakuza"),
    ("M Y Ag", "yakuza"),
    ("M Y C Ag", "yakuza"),
    # the commissar does not check themselves
    ("C", "commissar"),
    ("M C", "commissar"),
    ("M Y C", "commissar"),
    ("C Ak", "commissar"),
    ("M C Ak", "commissar"),
    ("M Y C Ak", "commissar"),
    ("C Ag", "commissar"),
    ("M C Ag", "commissar"),
    ("M Y C Ag", "commissar"),
    # the assassin does not guard themselves
    ("Ag", "assassin"),
    ("M Ag", "assassin"),
    ("M Y Ag", "assassin"),
    ("C Ag", "assassin"),
    ("M C Ag", "assassin"),
    ("M Y C Ag", "assassin"),
]


def words(outcome: str) -> str:
    return " ".join(sorted(outcome.split()))


@pytest.mark.rule("mafia", "item 15", "item 28", "item 30", "T2", "J1", "J2", "J3", "J4")
@pytest.mark.rule("mafia", "J5", "J6", "J7", "J8", "J9", "J10", "M15", "M22")
@pytest.mark.parametrize(("case", "outcome"), CELLS.items(), ids=str)
def test_a_cell_without_layers(case: tuple[str, str], outcome: str) -> None:
    assert outline(shoot(*case)) == words(outcome)


@pytest.mark.rule("mafia", "T2")
@pytest.mark.parametrize(("came", "targets", "blows"), BLOWS)
def test_the_blows_of_a_cell(came: str, targets: str, blows: str) -> None:
    names = {"M": "mafia", "Y": "yakuza", "C": "commissar", "Ak": "killer"}
    for target in targets.split():
        assert list(shoot(came, target).blows) == [names[word] for word in blows.split()]


@pytest.mark.rule("mafia", "T2")
@pytest.mark.parametrize("row", shot_table().rows, ids=lambda row: " ".join(row.came))
def test_a_cell_names_only_who_has_come(row: ShotRow) -> None:
    for column in ShotRow.__struct_fields__[1:]:
        cell: Cell | None = getattr(row, column)
        if cell is None:
            continue
        shooters = {"clan" if who in ("clans", "lethal") else who for who in cell.blows}
        assert shooters | {*cell.dies} <= {*row.came}
        assert not cell.withdraws or "clan" in row.came
        assert not cell.meet or row.came.count("clan") == 2
        assert not cell.prize or (cell.meet and "commissar" in cell.dies)
        assert not cell.struck or {cell.struck, "bodyguard"} <= {*row.came}
        assert not cell.spares or column in ("charged", "charged_bribed")
        assert not cell.spares or "clans" in cell.blows
        assert not cell.royale or cell == Cell(royale=True)
        assert not ({"clans", "lethal"} <= {*cell.blows})
        assert "lethal" not in cell.blows or column == "assassin"
        assert column != "known" or "clan" in row.came
    known = row.came.count("clan") == 1
    assert (row.known is not None) == known


@pytest.mark.rule("mafia", "item 15", "T2")
@pytest.mark.parametrize("case", CELLS, ids=str)
def test_the_first_attack_on_a_charged_necromancer_differs_where_the_text_says_so(
    case: tuple[str, str],
) -> None:
    outcome = FIRST_ATTACK.get(case, CELLS[case])
    assert outline(shoot(*case, first_attack=True)) == words(outcome)


@pytest.mark.rule("mafia", "T2")
@pytest.mark.parametrize("case", IMPOSSIBLE, ids=str)
def test_some_cells_cannot_happen(case: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="impossible visitors"):
        shoot(*case)


def test_the_table_has_no_cell_that_is_not_checked_here() -> None:
    """Seventeen sets of visitors and seven kinds of target."""
    sets = {tuple(word.rstrip("!") for word in came.split()) for came, _ in CELLS}
    rows = {tuple("clan" if word in "MY" else word for word in came) for came in sets}
    assert len(rows) == 17
    kinds = {"mafia": "yakuza"}
    checked = {
        (tuple("clan" if w in "MY" else w for w in came.replace("!", "").split()),
         kinds.get(kind, kind))
        for came, kind in [*CELLS, *IMPOSSIBLE]
    }  # fmt: skip
    assert len(checked) == 17 * 7
