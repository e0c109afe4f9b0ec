"""Our maps and games written as other programs have them, to be read again."""

from typing import Any

from intriga.diplomacy.geography.atlas import Atlas, Province

Game = dict[str, Any]

WEBDIPLOMACY_LANDS = """
CLY EDI LVP YOR WAL LON POR SPA NAF TUN NAP ROM TUS PIE VEN APU GRE ALB SER BUL RUM CON SMY ANK ARM
SYR SEV UKR WAR LVN MOS STP FIN SWE NWY DEN KIE BER PRU SIL MUN RUH HOL BEL PIC BRE PAR BUR MAR GAS
BAR NWG NTH SKA HEL BAL BOT NAO IRI ENG MAO WES LYO TYS ION ADR AEG EAS BLA TYR BOH VIE TRI BUD GAL
SPA/NC SPA/SC STP/NC STP/SC BUL/EC BUL/SC
"""
_IDS = {code: number for number, code in enumerate(WEBDIPLOMACY_LANDS.split(), 1)}
_COUNTRIES = ["ENGLAND", "FRANCE", "ITALY", "GERMANY", "AUSTRIA", "TURKEY", "RUSSIA"]


# ── maps ────────────────────────────────────────────────────────────────────────────────


def judge_map(atlas: Atlas) -> str:
    """As a `.map` file."""
    lines = ["# a map", f"BEGIN SPRING {atlas.year} MOVEMENT", "VICTORY 18", ""]
    for name, power in atlas.powers.items():
        homes = [code for code, one in atlas.provinces.items() if one.home == name]
        lines += [f"{name} ({name.title()}) {' '.join(homes)}", *power.start, ""]
    neutral = [c for c, one in atlas.provinces.items() if one.centre and not one.home]
    lines.append(f"UNOWNED {' '.join(neutral)}")
    for code, one in atlas.provinces.items():
        lines.append(f"{one.en} = {code.lower()} {code.lower()}x+name dubious?")
    for code, one in atlas.provinces.items():
        lines += _judge_lines(code, one)
    return "\n".join(lines)


def _judge_lines(code: str, one: Province) -> list[str]:
    type = {"sea": "WATER", "land": "LAND", "coast": "COAST"}[one.kind]
    if one.coasts:
        army = " ".join(one.army.split())
        sailed = [f"{type} {code}/{coast} ABUTS {near}" for coast, near in one.coasts.items()]
        return [*sailed, f"{type} {code.lower()} ABUTS {army}"]
    fleet = one.fleet.split()
    both = {spot.partition("/")[0] for spot in fleet}
    near = []
    for spot in fleet:
        base = spot.partition("/")[0]
        only_fleets = one.kind == "coast" and base not in one.army.split() and "/" not in spot
        near.append(spot.title() if only_fleets else spot)
    near += [to.lower() for to in one.army.split() if to not in both]
    return [f"{type} {code} ABUTS {' '.join(near)}"]


def jdip_provinces(atlas: Atlas) -> str:
    """As jDip's `…_adjacency.xml`."""
    lines = ['<?xml version="1.0"?>', "<!DOCTYPE PROVINCES [", "<!ELEMENT PROVINCE ANY>", "]>",
             "<PROVINCES>"]  # fmt: skip
    for code, one in atlas.provinces.items():
        lines.append(f'<PROVINCE shortname="{code.lower()}" fullname="{one.en}">')
        lines.append(f'<UNIQUENAME name="{code.lower()} x"/>')
        island = code if one.kind == "coast" else ""
        ways = {"mv": one.army or island, "xc": one.fleet}
        ways |= {coast.lower(): near for coast, near in one.coasts.items()}
        for way, near in ways.items():
            refs = near.lower().replace("/", "-")
            lines += [f'<ADJACENCY type="{way}" refs="{refs}"/>'] if refs else []
        lines.append("</PROVINCE>")
    swiss = '<PROVINCE shortname="swi" fullname="Shut"><ADJACENCY type="mv" refs="swi"/></PROVINCE>'
    return "\n".join([*lines, swiss, "</PROVINCES>"])


def jdip_variants(atlas: Atlas) -> str:
    """As jDip's `variants.xml`, after a variant that is for other provinces."""
    lines = ['<?xml version="1.0"?>', "<!DOCTYPE VARIANTS [<!ELEMENT X ANY>]>", "<VARIANTS>",
             '<VARIANT name="Moon"><SUPPLYCENTER province="sea of tranquillity"/></VARIANT>',
             '<VARIANT name="Ours">', f'<STARTINGTIME turn="Spring, {atlas.year}, Movement"/>',
             '<POWER name="Nobody" active="false"/>']  # fmt: skip
    for code, power in atlas.powers.items():
        lines.append(f'<POWER name="{power.en}" active="true" altnames="{code.lower()}"/>')
    for code, one in atlas.provinces.items():
        home = f' homepower="{one.home.lower()}"' if one.home else ""
        lines += [f'<SUPPLYCENTER province="{code.lower()}"{home}/>'] if one.centre else []
    for name, power in atlas.powers.items():
        for unit in power.start:
            kind, _, spot = unit.lower().partition(" ")
            place, _, coast = spot.partition("/")
            at = f'province="{place}" power="{name.lower()}"'
            lines.append(
                f'<INITIALSTATE {at} unit="{"army" if kind == "a" else "fleet"}"'
                f'{f""" unitcoast="{coast}" """ if coast else ""}/>'
            )
    return "\n".join([*lines, "</VARIANT>", "</VARIANTS>"])


# ── games ───────────────────────────────────────────────────────────────────────────────


def webdiplomacy(game: Game) -> Game:
    """A game in the package's format as webDiplomacy's API gives it."""
    return {
        "gameID": 7,
        "variantID": 1,
        "turn": 0,
        "phase": "Finished",
        "gameOver": "Drawn",
        "standoffs": [],
        "phases": [_web_phase(phase) for phase in game["phases"]],
    }


def _web_phase(phase: Game) -> Game:
    name = phase["name"]
    stage = {"M": "Diplomacy", "R": "Retreats", "A": "Builds"}.get(name[-1], "Finished")
    turn = 0 if stage == "Finished" else (int(name[1:-1]) - 1901) * 2 + (name[0] != "S")
    return {
        "turn": turn,
        "phase": stage,
        "units": [
            {"unitType": "Army" if unit.strip("*")[0] == "A" else "Fleet",
             "retreating": "Yes" if unit.startswith("*") else "No",
             "terrID": str(_IDS[unit.partition(" ")[2]]), "countryID": _country(power)}
            for power, units in phase["state"]["units"].items() for unit in units
        ],
        "centers": [
            {"terrID": _IDS[code], "countryID": _country(power)}
            for power, codes in phase["state"]["centers"].items() for code in codes
        ],
        "orders": [
            {"turn": turn, "phase": stage, "countryID": _country(power), **_web_order(order)}
            for power, orders in phase["orders"].items() for order in orders or ()
        ],
    }  # fmt: skip


def _country(power: str) -> int:
    return _COUNTRIES.index(power) + 1


def _web_order(order: str) -> Game:
    kind, spot, *rest = order.replace(" VIA", "").split(" ")
    found: Game = {"unitType": "Army" if kind == "A" else "Fleet", "terrID": _IDS.get(spot),
                   "toTerrID": "", "fromTerrID": "", "viaConvoy": "No"}  # fmt: skip
    if kind == "WAIVE":
        return {"type": "Wait", "unitType": None, "terrID": None}
    match rest:
        case ["H"]:
            return found | {"type": "Hold"}
        case ["-", to]:
            via = "Yes" if order.endswith(" VIA") else "No"
            return found | {"type": "Move", "toTerrID": str(_IDS[to]), "viaConvoy": via}
        case ["S", _, of]:
            return found | {"type": "Support hold", "toTerrID": _IDS[of]}
        case ["S", _, of, "-", to]:
            return found | {"type": "Support move", "fromTerrID": _IDS[of], "toTerrID": _IDS[to]}
        case ["C", _, of, "-", to]:
            return found | {"type": "Convoy", "fromTerrID": _IDS[of], "toTerrID": _IDS[to]}
        case ["R", to]:
            return found | {"type": "Retreat", "toTerrID": _IDS[to]}
        case ["D"]:
            return found | {"type": "Disband"}
        case ["B"]:
            built = {"type": f"Build {found['unitType']}", "unitType": None}
            return found | built | {"toTerrID": found["terrID"]}
    raise AssertionError(order)


def server_game(game: Game) -> Game:
    """A game as the package's server keeps it."""
    return {
        "game_id": "s1",
        "map_name": "standard",
        "rules": [],
        "state_history": {phase["name"]: phase["state"] for phase in game["phases"]},
        "order_history": {phase["name"]: phase["orders"] for phase in game["phases"]},
        "message_history": {},
    }
