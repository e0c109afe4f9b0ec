"""T3: the layers of a house, and those of the knight who guards it."""

from tests.games.mafia.literal.night.deeds import House, Night, dies, has_arrow, seat_of

ARMOUR = {"Ak": "helm", "yakuza": "mail", "mafia": "shield", "C": "code"}
"""No. 3: what is worn against whom."""


def own_layers(house: House, night: Night, blows: list[str]) -> list[str]:
    """Step 4: what is left of the blows, in the order of N5. A stopped blow only fails to kill or
    to meet the shield; whoever struck it has attacked the knight («при нападении на рыцаря»)."""
    left = []
    worn = list(house["worn"])
    for who in blows:
        if house["magic"]:  # no. 2: of every blow of the night
            night["stopped"].append((who, "magic", house["seat"], None))
            night["struck at home"].append(who)
            continue
        piece = own_piece(house, worn, who)
        if piece is None:
            left.append(who)
            continue
        worn.remove(piece)
        night["used"].append((house["seat"], piece))
        night["stopped"].append((who, "armour", house["seat"], piece))
        night["struck at home"].append(who)
    return left


def own_piece(house: House, worn: list[str], who: str) -> str | None:
    """No. 3: specific armour before plate; Moral code does not stop C's arrow."""
    piece = ARMOUR[who]
    if piece in worn and not (piece == "code" and has_arrow(house, "C")):
        return piece
    return "plate" if "plate" in worn else None


def knight_takes_the_blows(house: House, night: Night, blows: list[str]) -> None:
    """No. 6: every lethal blow goes to the knight (C's killing blow too) and meets his plate, helm,
    mail, shield by source. If blows outnumber protections he dies."""
    knight = house["knight"]
    worn = list(knight["worn"])
    for who in blows:
        night["knight acted"] = True
        night["struck as guard"].append(who)
        night["stopped"].append((who, "knight", knight["seat"], None))
        piece = knights_piece(worn, who)
        if piece is None:
            dies(night, knight["seat"], "in-place", [seat_of(house, who)])
        else:
            worn.remove(piece)
            night["used"].append((knight["seat"], piece))
            night["stopped"].append((who, "armour", knight["seat"], piece))


def knights_piece(worn: list[str], who: str) -> str | None:
    """Plate, helm, mail, shield: the Moral code is not among them."""
    if who != "C" and ARMOUR[who] in worn:
        return ARMOUR[who]
    return "plate" if "plate" in worn else None
