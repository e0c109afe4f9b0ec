### Texts of Diplomacy's map and order sheet.

## The map

diplomacy-game-page-map = Map. Arrow keys move between provinces, letters jump to a province by name or code, Enter selects, Escape cancels, plus and minus zoom.
diplomacy-game-page-nearer = Zoom in
diplomacy-game-page-farther = Zoom out
diplomacy-game-page-close = Close
diplomacy-game-page-whole = The whole map
diplomacy-game-page-screen = Full screen
diplomacy-game-page-centre = { $owned ->
    [yes] Centre: { $owner }
   *[no] Unowned centre
}
diplomacy-game-page-army-here = { $note ->
    [lost] Dislodged army: { $owner }
    [gone] Disbanded army: { $owner }
   *[here] Army: { $owner }
}
diplomacy-game-page-fleet-here = { $note ->
    [lost] Dislodged fleet: { $owner }
    [gone] Disbanded fleet: { $owner }
   *[here] Fleet: { $owner }
}
diplomacy-game-page-key = Map symbols
diplomacy-game-page-key-move = move
diplomacy-game-page-key-support-move = support to move
diplomacy-game-page-key-support-hold = support to hold
diplomacy-game-page-key-convoy = convoy
diplomacy-game-page-key-retreat = retreat
diplomacy-game-page-key-failed = failed
diplomacy-game-page-came = Results: { $turn }

## Turns

diplomacy-game-page-turn = { $phase ->
    [orders] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }, orders
    [retreat] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }, retreats
   *[builds] Winter { $year }, builds
}
diplomacy-game-page-phase = { $phase ->
    [wishes] Assigning powers
    [orders] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }: orders
    [retreat] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }: retreats
    [builds] Winter { $year }: builds and disbands
   *[over] The match is over
}
diplomacy-game-page-last-year = { $goal } to win, last year { $year }
diplomacy-game-page-over = The war is over. This is the last map; the replay has all of them.
diplomacy-game-page-wishes-asked = Which power would you like? List your preferences in order, or leave it to chance.
diplomacy-game-page-wishes-awaited = Waiting for preferences. Powers are assigned after that.
diplomacy-game-page-orders-asked = { $power }: write your orders and seal them. Units without an order hold.
diplomacy-game-page-orders-sealed = Your orders are sealed. All orders are revealed together.
diplomacy-game-page-orders-idle = You have no units to command. Waiting for the others.
diplomacy-game-page-orders-watching = The powers are writing orders.
diplomacy-game-page-retreat-asked = { $power }: some of your units are dislodged. Choose where they retreat. Units without an order are disbanded.
diplomacy-game-page-retreat-sealed = Your retreats are sealed.
diplomacy-game-page-retreat-idle = Other powers are retreating. You have nothing to decide.
diplomacy-game-page-retreat-watching = Dislodged units are retreating.
diplomacy-game-page-builds-asked = { $power }: { $way ->
    [build] { $count ->
        [one] you can build { $count } unit
       *[other] you can build { $count } units
    }
   *[remove] { $count ->
        [one] you must disband { $count } unit
       *[other] you must disband { $count } units
    }
}.
diplomacy-game-page-builds-sealed = Your builds are sealed.
diplomacy-game-page-builds-idle = You have as many units as centres. Waiting for the others.
diplomacy-game-page-builds-watching = Winter: the powers build and disband.
diplomacy-game-page-no-power = no power yet
diplomacy-game-page-note = { $state ->
    [out] eliminated
    [absent] disorder
    [vacant] no player
   *[playing] { $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }{ $sealed ->
        [yes] {" "}· sealed
       *[no] {""}
    }
}

## Powers

diplomacy-game-page-powers = Powers
diplomacy-game-page-goal = { $n ->
    [one] { $n } centre wins
   *[other] { $n } centres win
}
diplomacy-game-page-power = Power
diplomacy-game-page-centres = Centres
diplomacy-game-page-units = Units
diplomacy-game-page-years = Year by year
diplomacy-game-page-nobody = nobody
diplomacy-game-page-state-absent = civil disorder
diplomacy-game-page-state-vacant = no player
diplomacy-game-page-state-out = eliminated

## Giving orders on the map

diplomacy-game-map-pick = Tap one of your units, then its target. Tap the unit again to hold. Orders: { $n } of { $all }.
diplomacy-game-map-retreats = Tap a dislodged unit, then where it retreats. Orders: { $n } of { $all }.
diplomacy-game-map-builds = Tap a home centre to build there. Built: { $n } of { $all }.
diplomacy-game-map-removals = Tap the units to disband. Chosen: { $n } of { $all }.
diplomacy-game-map-watch = Tap a province to see what is there.
diplomacy-game-map-army = A { $unit }
diplomacy-game-map-fleet = F { $unit }
diplomacy-game-map-picked = { $unit }: where to, or whom to support?
diplomacy-game-map-picked-retreat = { $unit }: where to retreat?
diplomacy-game-map-to-help = { $unit } will support { $of }. Where is that unit going?
diplomacy-game-map-to-carry = { $unit } will convoy { $of }. Where to?
diplomacy-game-map-choose = { $unit } and { $to }: what should it do?
diplomacy-game-map-hold = Hold
diplomacy-game-map-move = Move to { $to }
diplomacy-game-map-sea = Go by sea to { $to }
diplomacy-game-map-support = Support { $of } to hold
diplomacy-game-map-support-move = Support { $of } → { $to }
diplomacy-game-map-convoy = Convoy { $of } → { $to }
diplomacy-game-map-retreat = Retreat to { $to }
diplomacy-game-map-disband = Disband { $unit }
diplomacy-game-map-build = Build { $unit }
diplomacy-game-map-place = { $to }: build what?
diplomacy-game-map-waive = Waive the rest
diplomacy-game-map-cancel = Cancel
diplomacy-game-map-undo = Undo
diplomacy-game-map-list = Orders for { $unit }
diplomacy-game-map-more = As a list
diplomacy-game-map-no-way = It cannot get there. Possible choices are highlighted.
diplomacy-game-map-nothing = No more are allowed. Undo another one first.
diplomacy-game-map-sealed = Your orders are sealed. Unseal them to make changes.
diplomacy-game-map-saving = Saving…
diplomacy-game-map-saved = Saved, visible only to you. Not sealed yet.
diplomacy-game-map-saved-alone = Saved, visible only to you. { $unit } → { $to }: by sea, but none of your fleets convoys this army.
diplomacy-game-map-failed = Not saved. { $text }
diplomacy-game-map-done = Done

## The sheet of orders

diplomacy-game-sheet = Orders by unit
diplomacy-game-sheet-none = { $phase ->
    [retreat] no order: disbanded
   *[orders] no order: holds
}
diplomacy-game-sheet-builds-none = Nothing chosen yet. If you choose nothing, no units are built, and units to disband are chosen for you.
diplomacy-game-sheet-text = As text
diplomacy-game-sheet-lines = Orders, one per line
diplomacy-game-sheet-help = A PAR-BUR, Army Paris to Burgundy, A MAR S A PAR-BUR, F ENG C A LON-BRE. Use codes or names, in either language, in upper or lower case, or the words of the list above. Lines that cannot be read are reported; the rest are saved.
diplomacy-game-sheet-save = Save
diplomacy-game-sheet-wrong = { $seal ->
    [yes] Not sealed.{" "}
   *[no] {""}
}{ $count ->
    [one] { $count } order was not accepted.
   *[other] { $count } orders were not accepted.
} { $saved ->
    [0] Nothing has changed: what was saved before still stands.
   *[other] The others are saved; for all other units, earlier orders still stand.
}
diplomacy-game-sheet-ask = { $phase ->
    [orders] { $count ->
        [one] { $count } unit without an order will hold.
       *[other] { $count } units without orders will hold.
    } Seal anyway?
    [retreat] { $count ->
        [one] { $count } dislodged unit without an order will be disbanded.
       *[other] { $count } dislodged units without orders will be disbanded.
    } Seal anyway?
    [removals] { $count ->
        [one] { $count } removal is not chosen: a surplus unit will be disbanded for you.
       *[other] { $count } removals are not chosen: surplus units will be disbanded for you.
    } Seal anyway?
   *[builds] { $count ->
        [one] { $count } build is not chosen and will be waived.
       *[other] { $count } builds are not chosen and will be waived.
    } Seal anyway?
}
diplomacy-game-sheet-ask-back = Back to orders
diplomacy-game-sheet-ask-seal = Seal anyway
diplomacy-game-sheet-accepted = { $sealed ->
    [yes] Your orders are sealed.
   *[no] Orders saved: { $n } of { $all }. Only you can see them.
}
diplomacy-game-sheet-seal = Seal
diplomacy-game-sheet-unseal = Unseal
diplomacy-game-sheet-stamp = Sealed
diplomacy-game-sheet-sealed = You are ready. While others are still deciding, you can unseal your orders.
diplomacy-game-sheet-open = { $phase ->
    [builds] Saved orders are visible only to you. Seal them to show that you are ready.
   *[orders] { $missing ->
        [0] Every unit has an order. Saved orders are visible only to you. Seal them to show that you are ready.
       *[other] Without an order: { $missing }. Saved orders are visible only to you. Seal them to show that you are ready.
    }
}

## My results

diplomacy-game-card = Your results: { $turn }
diplomacy-game-card-against = { $powers }, { $mine } against { $theirs }
diplomacy-game-card-held = held
diplomacy-game-card-bounce = bounced
diplomacy-game-card-no-convoy = no convoy
diplomacy-game-card-cut = cut
diplomacy-game-card-void = no effect
diplomacy-game-card-disrupted = paradox
diplomacy-game-card-dislodged = dislodged
diplomacy-game-card-disband = destroyed
diplomacy-game-card-civil-disorder = disbanded automatically
diplomacy-game-card-quiet = { $all ->
    [yes] { $n ->
        [one] { $n } order carried out, nothing else happened
       *[other] { $n } orders carried out, nothing else happened
    }
   *[no] { $n ->
        [one] { $n } other order carried out
       *[other] { $n } other orders carried out
    }
}
diplomacy-game-card-gained = Centres gained: { $places }
diplomacy-game-card-lost = Centres lost: { $places }
diplomacy-game-paper-report = Turn report
diplomacy-game-sheet-alone = by sea, but none of your fleets convoys it

## Options of a new match

diplomacy-game-page-options-table = Basics
diplomacy-game-page-options-length = Length of the war
diplomacy-game-page-options-fine = Other rules
