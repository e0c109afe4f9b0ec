### Texts of Diplomacy's map and order sheet.

## The map

classic-page-map = Map. Arrow keys move between provinces, letters jump to a province by name or code, Enter selects, Escape cancels, plus and minus zoom.
classic-page-nearer = Zoom in
classic-page-farther = Zoom out
classic-page-close = Close
classic-page-whole = The whole map
classic-page-screen = Full screen
classic-page-centre = { $owned ->
    [yes] Centre: { $owner }
   *[no] Unowned centre
}
classic-page-army-here = { $note ->
    [lost] Dislodged army: { $owner }
    [gone] Disbanded army: { $owner }
   *[here] Army: { $owner }
}
classic-page-fleet-here = { $note ->
    [lost] Dislodged fleet: { $owner }
    [gone] Disbanded fleet: { $owner }
   *[here] Fleet: { $owner }
}
classic-page-key = Map symbols
classic-page-key-move = move
classic-page-key-support-move = support to move
classic-page-key-support-hold = support to hold
classic-page-key-convoy = convoy
classic-page-key-retreat = retreat
classic-page-key-failed = failed
classic-page-came = Results: { $turn }

## Turns

classic-page-turn = { $phase ->
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
classic-page-phase = { $phase ->
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
classic-page-last-year = { $goal } to win, last year { $year }
classic-page-over = The war is over. This is the last map; the replay has all of them.
classic-page-wishes-asked = Which power would you like? List your preferences in order, or leave it to chance.
classic-page-wishes-awaited = Waiting for preferences. Powers are assigned after that.
classic-page-orders-asked = { $power }: write your orders and seal them. Units without an order hold.
classic-page-orders-sealed = Your orders are sealed. All orders are revealed together.
classic-page-orders-idle = You have no units to command. Waiting for the others.
classic-page-orders-watching = The powers are writing orders.
classic-page-retreat-asked = { $power }: some of your units are dislodged. Choose where they retreat. Units without an order are disbanded.
classic-page-retreat-sealed = Your retreats are sealed.
classic-page-retreat-idle = Other powers are retreating. You have nothing to decide.
classic-page-retreat-watching = Dislodged units are retreating.
classic-page-builds-asked = { $power }: { $way ->
    [build] { $count ->
        [one] you can build { $count } unit
       *[other] you can build { $count } units
    }
   *[remove] { $count ->
        [one] you must disband { $count } unit
       *[other] you must disband { $count } units
    }
}.
classic-page-builds-sealed = Your builds are sealed.
classic-page-builds-idle = You have as many units as centres. Waiting for the others.
classic-page-builds-watching = Winter: the powers build and disband.
classic-page-no-power = no power yet
classic-page-note = { $state ->
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

classic-page-powers = Powers
classic-page-goal = { $n ->
    [one] { $n } centre wins
   *[other] { $n } centres win
}
classic-page-power = Power
classic-page-centres = Centres
classic-page-units = Units
classic-page-years = Year by year
classic-page-nobody = nobody
classic-page-state-absent = civil disorder
classic-page-state-vacant = no player
classic-page-state-out = eliminated

## Giving orders on the map

classic-hand-pick = Tap one of your units, then its target. Tap the unit again to hold. Orders: { $n } of { $all }.
classic-hand-retreats = Tap a dislodged unit, then where it retreats. Orders: { $n } of { $all }.
classic-hand-builds = Tap a home centre to build there. Built: { $n } of { $all }.
classic-hand-removals = Tap the units to disband. Chosen: { $n } of { $all }.
classic-hand-watch = Tap a province to see what is there.
classic-hand-army = A { $unit }
classic-hand-fleet = F { $unit }
classic-hand-picked = { $unit }: where to, or whom to support?
classic-hand-to-help = { $unit } will support { $of }. Where is that unit going?
classic-hand-to-carry = { $unit } will convoy { $of }. Where to?
classic-hand-choose = { $unit } and { $to }: what should it do?
classic-hand-hold = Hold
classic-hand-move = Move to { $to }
classic-hand-sea = Go by sea to { $to }
classic-hand-support = Support { $of } to hold
classic-hand-support-move = Support { $of } → { $to }
classic-hand-convoy = Convoy { $of } → { $to }
classic-hand-retreat = Retreat to { $to }
classic-hand-disband = Disband { $unit }
classic-hand-build = Build { $unit }
classic-hand-place = { $to }: build what?
classic-hand-waive = Waive the rest
classic-hand-cancel = Cancel
classic-hand-undo = Undo
classic-hand-list = Orders for { $unit }
classic-hand-more = List
classic-hand-no-way = It cannot get there. Possible choices are highlighted.
classic-hand-nothing = No more are allowed. Undo another one first.
classic-hand-sealed = Your orders are sealed. Unseal them to make changes.
classic-hand-saving = Saving…
classic-hand-saved = Saved, visible only to you. Not sealed yet.
classic-hand-failed = Not saved. { $text }
classic-hand-done = Done

## The sheet of orders

classic-sheet = Orders by unit
classic-sheet-none = { $phase ->
    [retreat] no order: disbanded
   *[orders] no order: holds
}
classic-sheet-builds-none = Nothing chosen yet. If you choose nothing, no units are built, and units to disband are chosen for you.
classic-sheet-text = As text
classic-sheet-lines = Orders, one per line
classic-sheet-help = A PAR-BUR, Army Paris to Burgundy, A MAR S A PAR-BUR, F ENG C A LON-BRE. Use codes or names, in either language, in upper or lower case. Lines that cannot be read are reported; the rest are saved.
classic-sheet-save = Save
classic-sheet-seal = Seal
classic-sheet-unseal = Unseal
classic-sheet-stamp = Sealed
classic-sheet-sealed = You are ready. While others are still deciding, you can unseal your orders.
classic-sheet-open = { $phase ->
    [builds] Saved orders are visible only to you. Seal them to show that you are ready.
   *[orders] { $missing ->
        [0] Every unit has an order. Saved orders are visible only to you. Seal them to show that you are ready.
       *[other] Without an order: { $missing }. Saved orders are visible only to you. Seal them to show that you are ready.
    }
}

## Options of a new match

classic-page-options-table = Basics
classic-page-options-length = Length of the war
classic-page-options-fine = Other rules
