"""The shop at nightfall, written from the text alone (L293–L307, items 40, 47, 52, M40), without
the game's own modules. Rulings where the text leaves a gap are marked "gap".

    market = {
        "nominal": {kind: coins},          # today's: with a lucky coin two less, never below 0
        "prices": {kind: coins},           # as they were published for today
        "stock": {kind: how many},         # what is for sale today
        "merchant": seat or None,          # None: the host's shop
        "cunning": so many contracts are waiting for a sale,
        "offers": [offer, ...],            # as they came
    }

    offer = {"kind", "price", "payers": {seat: coins put aside, the first first}, "for": seat,
             "lives": whether that person lives now, "own": the merchant's, for what nobody wants}

    result = {"back": {seat: coins}, "income": coins, "sales": exp, "things": [(seat, kind), ...]}
"""
