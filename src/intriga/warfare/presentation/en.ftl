### Texts of the map and the sheet of orders, which several games use.

## The map

war-page-map = Map. Arrow keys move between provinces, letters jump to a province by name or code, Enter selects, Escape cancels, plus and minus zoom.
war-page-nearer = Zoom in
war-page-farther = Zoom out
war-page-close = Close
war-page-whole = The whole map
war-page-frame = On the screen: where there is something to order ({ $power })
war-page-screen = Full screen
war-page-centre = { $owned ->
    [yes] Centre: { $owner }
   *[no] Unowned centre
}
war-page-army-here = { $note ->
    [lost] Dislodged army: { $owner }
    [gone] Disbanded army: { $owner }
   *[here] Army: { $owner }
}
war-page-fleet-here = { $note ->
    [lost] Dislodged fleet: { $owner }
    [gone] Disbanded fleet: { $owner }
   *[here] Fleet: { $owner }
}
war-page-key = Map symbols
war-page-key-move = move
war-page-key-support-move = support to move
war-page-key-support-hold = support to hold
war-page-key-convoy = convoy
war-page-key-retreat = retreat
war-page-key-failed = failed
war-page-came = Results: { $turn }
war-page-nothing-failed = All orders succeeded.
war-page-centres-over-time = Centres over the years

## Turns

war-page-have-centres = { $n ->
    [one] centre
   *[other] centres
}
war-page-have-units = { $n ->
    [one] unit
   *[other] units
}
war-page-dislodged = { $n ->
    [one] { $n } unit dislodged
   *[other] { $n } units dislodged
}
war-page-moment-orders = { $turn } · { $went } of { $of } succeeded
war-page-moment-map = To the map
war-page-moment-all = { $n ->
    [one] Your order succeeded
   *[other] All { $n } orders succeeded
}
war-page-moment-failed = { $n ->
    [one] An order failed
   *[other] { $n } orders failed
}
war-page-season = { war-season } { $year }
war-page-turn = { $phase ->
    [orders] { war-season } { $year }, orders
    [retreat] { war-season } { $year }, retreats
    [centres] Winter { $year }, centres
   *[builds] Winter { $year }, builds
}

## Giving orders on the map

war-map-pick = Tap one of your units, then its target. Tap the unit again to hold. Orders: { $n } of { $all }.
war-map-retreats = Tap a dislodged unit, then where it retreats. Orders: { $n } of { $all }.
war-map-builds = Tap a free centre of yours to build there. Built: { $n } of { $all }.
war-map-removals = Tap the units to disband. Chosen: { $n } of { $all }.
war-map-watch = Tap a province to see what is there.
war-map-army = A { $unit }
war-map-fleet = F { $unit }
war-map-picked = { $unit }: where to, or whom to support?
war-map-picked-retreat = { $unit }: where to retreat?
war-map-to-help = { $unit } will support { $of }. Where is that unit going?
war-map-to-carry = { $unit } will convoy { $of }. Where to?
war-map-choose = { $unit } and { $to }: what should it do?
war-map-hold = Hold
war-map-move = Move to { $to }
war-map-sea = Go by sea to { $to }
war-map-support = Support { $of } to hold
war-map-support-move = Support { $of } → { $to }
war-map-convoy = Convoy { $of } → { $to }
war-map-retreat = Retreat to { $to }
war-map-disband = Disband { $unit }
war-map-build = Build { $unit }
war-map-place = { $to }: build what?
war-map-waive = Waive the rest
war-map-cancel = Cancel
war-map-undo = Undo
war-map-list = Orders for { $unit }
war-map-more = As a list
war-map-no-way = It cannot get there. Possible choices are highlighted.
war-map-nothing = No more are allowed. Undo another one first.
war-map-sealed = Your orders are sealed. Unseal them to make changes.
war-map-saving = Saving…
war-map-saved = Saved, visible only to you. Not sealed yet.
war-map-saved-alone = Saved, visible only to you. { $unit } → { $to }: by sea, but none of your fleets convoys this army.
war-map-failed = Not saved. { $text }
war-map-done = Done

## The sheet of orders

war-sheet = Orders by unit
war-sheet-winter = { $phase ->
    [removals] Which units to disband
   *[builds] Where to build units
}
war-sheet-none = { $phase ->
    [retreat] no order: disbanded
    [builds] nothing is built
    [removals] stays
   *[orders] no order: holds
}
war-sheet-builds-none = Nothing chosen yet. If you choose nothing, no units are built, and units to disband are chosen for you.
war-sheet-text = As text
war-sheet-lines = Orders, one per line
war-sheet-help = A PAR-BUR, army in Paris move to Burgundy, A MAR S A PAR-BUR, F ENG C A LON-BRE. Use codes or names, in either language, in upper or lower case, or the words of the list above. Lines that cannot be read are reported; the rest are saved.
war-sheet-save = Save
war-sheet-wrong = { $seal ->
    [yes] Not sealed.{" "}
   *[no] {""}
}{ $count ->
    [one] { $count } order was not accepted.
   *[other] { $count } orders were not accepted.
} { $saved ->
    [0] Nothing has changed: what was saved before still stands.
   *[other] The others are saved; for all other units, earlier orders still stand.
}
war-sheet-left = { $phase ->
    [orders] { $count ->
        [one] { $count } unit without an order will hold.
       *[other] { $count } units without orders will hold.
    }
    [retreat] { $count ->
        [one] { $count } dislodged unit without an order will be disbanded.
       *[other] { $count } dislodged units without orders will be disbanded.
    }
    [removals] { $count ->
        [one] { $count } disband is not chosen: a surplus unit will be disbanded for you.
       *[other] { $count } disbands are not chosen: surplus units will be disbanded for you.
    }
   *[builds] { $count ->
        [one] { $count } build is not chosen and will be waived.
       *[other] { $count } builds are not chosen and will be waived.
    }
}
war-sheet-ask = { war-sheet-left } Seal anyway?
war-sheet-ask-back = Back to orders
war-sheet-ask-seal = Seal anyway
war-sheet-accepted = { $sealed ->
    [yes] Your orders are sealed.
   *[no] Orders saved: { $n } of { $all }. Only you can see them.
}
war-sheet-seal = Seal
war-sheet-unseal = Unseal
war-sheet-stamp = Sealed
war-sheet-sealed = You are ready. While others are still deciding, you can unseal your orders.
war-sheet-open = { $count ->
    [0] { $phase ->
        [orders] Every unit has an order.
        [retreat] Every dislodged unit has an order.
        [removals] All disbands are chosen.
       *[builds] All builds are chosen.
    }
   *[other] { war-sheet-left }
}

## My results

war-card = Your results: { $turn }
war-card-against = { $powers }, { $mine } against { $theirs }
war-card-held = held
war-card-bounce = bounced
war-card-no-convoy = no convoy
war-card-cut = cut
war-card-void = no effect
war-card-disrupted = paradox
war-card-dislodged = dislodged
war-card-disband = destroyed
war-card-civil-disorder = disbanded automatically
war-card-quiet = { $all ->
    [yes] { $n ->
        [one] { $n } order carried out, nothing else happened
       *[other] { $n } orders carried out, nothing else happened
    }
   *[no] { $n ->
        [one] { $n } other order carried out
       *[other] { $n } other orders carried out
    }
}
war-card-gained = Centres gained: { $places }
war-card-lost = Centres lost: { $places }
war-paper-report = Turn report
war-sheet-alone = by sea, but none of your fleets convoys it

war-page-centres-over = Centres during the war
