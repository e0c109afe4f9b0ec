### The words of Diplomacy's map and sheet of orders.

## The map

classic-page-map = The map. Arrow keys walk the provinces, letters lead to one by its name or code, Enter picks, Escape cancels, plus and minus zoom.
classic-page-nearer = Closer
classic-page-farther = Farther
classic-page-close = Close
classic-page-whole = The whole map
classic-page-screen = Full screen
classic-page-centre = { $owned ->
    [yes] A centre of { $owner }
   *[no] A centre nobody owns
}
classic-page-army-here = { $note ->
    [lost] Dislodged army: { $owner }
    [gone] Army no more: { $owner }
   *[here] Army: { $owner }
}
classic-page-fleet-here = { $note ->
    [lost] Dislodged fleet: { $owner }
    [gone] Fleet no more: { $owner }
   *[here] Fleet: { $owner }
}
classic-page-key = Signs on the map
classic-page-key-move = move
classic-page-key-support-move = support of a move
classic-page-key-support-hold = support to hold
classic-page-key-convoy = convoy
classic-page-key-retreat = retreat
classic-page-key-failed = failed
classic-page-came = What came of it: { $turn }

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
    [wishes] Giving out powers
    [orders] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }: orders
    [retreat] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }: retreats
    [builds] Winter { $year }: builds and removals
   *[over] The match is over
}
classic-page-last-year = { $goal } to win, until { $year }
classic-page-over = The war is over. Below is the last map; the replay has them all.
classic-page-wishes-asked = Which power would you like? Name them in order, or say nothing.
classic-page-wishes-awaited = Waiting for wishes. Then the powers are given out.
classic-page-orders-asked = { $power }: write your orders and seal them. A unit without an order holds.
classic-page-orders-sealed = Your orders are sealed. All will be opened together.
classic-page-orders-idle = You have nobody to command. Waiting for the others.
classic-page-orders-watching = The powers are writing orders.
classic-page-retreat-asked = { $power }: units of yours are dislodged. Decide where they go. Without an order they are disbanded.
classic-page-retreat-sealed = Your retreats are sealed.
classic-page-retreat-idle = Others are retreating. Nothing to decide for you.
classic-page-retreat-watching = Dislodged units are retreating.
classic-page-builds-asked = { $power }: { $way ->
    [build] { $count ->
        [one] you may build { $count } unit
       *[other] you may build { $count } units
    }
   *[remove] { $count ->
        [one] disband { $count } unit
       *[other] disband { $count } units
    }
}.
classic-page-builds-sealed = Your builds are sealed.
classic-page-builds-idle = You have as many units as centres. Waiting for the others.
classic-page-builds-watching = Winter: the powers build and disband.
classic-page-no-power = no power yet
classic-page-note = { $state ->
    [out] out
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
classic-page-state-out = out

## The hand on the map

classic-hand-pick = Tap a unit of yours, then its target; the unit again, and it holds. Orders: { $n } of { $all }.
classic-hand-retreats = Tap a dislodged unit, then where it shall retreat. Orders: { $n } of { $all }.
classic-hand-builds = Tap a home centre to build there. Built: { $n } of { $all }.
classic-hand-removals = Tap the units to disband. Chosen: { $n } of { $all }.
classic-hand-watch = Tap a province to learn what is there.
classic-hand-army = A { $unit }
classic-hand-fleet = F { $unit }
classic-hand-picked = { $unit }: where to, or whom to help?
classic-hand-to-help = { $unit } will support { $of }. Where is that going?
classic-hand-to-carry = { $unit } will convoy { $of }. Where to?
classic-hand-choose = { $unit } and { $to }: what shall it do?
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
classic-hand-list = Orders of { $unit }
classic-hand-more = List
classic-hand-no-way = It cannot get there. What it can do is lit.
classic-hand-nothing = No more are due. Take another one back first.
classic-hand-sealed = Your orders are sealed. Break the seal to change them.
classic-hand-saving = Saving…
classic-hand-saved = Saved, for your eyes only. Not sealed.
classic-hand-failed = Not saved. { $text }
classic-hand-done = Done

## The sheet of orders

classic-sheet = Orders by unit
classic-sheet-none = { $phase ->
    [retreat] no order: disbanded
   *[orders] no order: holds
}
classic-sheet-builds-none = Nothing yet: builds are waived, removals made for you.
classic-sheet-text = As text
classic-sheet-lines = Orders, one a line
classic-sheet-help = A PAR-BUR, Army Paris to Burgundy, A MAR S A PAR-BUR, F ENG C A LON-BRE: codes or names, in either language, any case. What cannot be read is named, the rest is saved.
classic-sheet-save = Save
classic-sheet-seal = Seal
classic-sheet-unseal = Break the seal
classic-sheet-stamp = Sealed
classic-sheet-sealed = Your last word is in. While others are awaited, you may break the seal.
classic-sheet-open = { $phase ->
    [builds] What is saved is for your eyes only. A seal means: do not wait for me.
   *[orders] { $missing ->
        [0] Every unit has an order. What is saved is for your eyes only; a seal means: do not wait for me.
       *[other] Without an order: { $missing }. What is saved is for your eyes only; a seal means: do not wait for me.
    }
}

## Options of a new match

classic-page-options-table = The table
classic-page-options-length = How long the war
classic-page-options-fine = Fine points
