### Texts of Diplomacy's map and order sheet.

## Turns

diplomacy-game-page-phase = { $phase ->
    [wishes] Assigning powers
    [orders] { war-season } { $year }: orders
    [retreat] { war-season } { $year }: retreats
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

## What is asked, in few words

diplomacy-game-page-title = { $phase ->
    [wishes] Assigning powers
    [orders] { war-season } { $year }: orders
    [retreat] { war-season } { $year }: retreats
    [builds] Winter { $year }: builds
   *[over] The match is over
}
diplomacy-game-page-ask-asked = { $phase ->
    [wishes] Which power would you like?
    [orders] { $left ->
        [0] All orders are given. Seal them?
       *[other] { $given ->
            [0] What will your units do?
           *[other] What will the other units do?
        }
    }
    [retreat] { $left ->
        [0] All retreats are chosen. Seal them?
        [1] Where does the dislodged unit go?
       *[other] Where do the dislodged units go?
    }
    [removals] { $left ->
        [0] All disbands are chosen. Seal them?
        [1] Which unit do you disband?
       *[other] Which units do you disband?
    }
   *[builds] { $left ->
        [0] All builds are chosen. Seal them?
        [1] Where do you build a unit?
       *[other] Where do you build units?
    }
}
diplomacy-game-page-why-asked = { $phase ->
    [wishes] Name your favourite first. Without preferences, chance decides.
    [orders] Units without an order hold. Sealing shows that you’re ready.
    [retreat] A dislodged unit without an order is disbanded.
    [removals] If you don’t choose, the most distant units are disbanded.
   *[builds] What you don’t build now has to wait for next winter.
}
diplomacy-game-page-ask-wished = Your preferences are saved
diplomacy-game-page-why-wished = You can change them until the powers are assigned.
diplomacy-game-page-ask-sealed = { $n ->
    [0] Sealed
    [one] Sealed. Waiting for { $n } power
   *[other] Sealed. Waiting for { $n } powers
}
diplomacy-game-page-why-sealed = All orders are revealed together. Until then you can unseal yours.
diplomacy-game-page-ask-absent = Nobody waits for you: civil disorder
diplomacy-game-page-why-absent = Give orders, and your power is back in play.
diplomacy-game-page-ask-out = Your power is eliminated
diplomacy-game-page-why-out = You have no units and no centres left, but you can follow the war.
diplomacy-game-page-ask-idle = { $phase ->
    [orders] You have no units
    [retreat] Other powers are retreating
   *[builds] You have nothing to build or disband
}
diplomacy-game-page-why-idle = { $phase ->
    [orders] New units are built in winter, if you have centres left.
   *[other] Waiting for the others.
}
diplomacy-game-page-ask-watching = { $phase ->
    [wishes] Players are choosing powers
    [orders] The powers are writing orders
    [retreat] Dislodged units are retreating
   *[builds] The powers build and disband units
}
diplomacy-game-page-why-watching = { $phase ->
    [wishes] Powers are assigned after that.
    [orders] All orders are revealed together.
    [retreat] A unit with nowhere to go is disbanded.
   *[builds] Each ends up with as many units as centres.
}
diplomacy-game-page-why-over = { $how ->
    [won] The goal is reached, and the war is won.
    [years] The last year of the war is over.
    [drawn] Everyone voted for a draw.
    [conceded] Victory was conceded by vote.
   *[deserted] No players are left.
}
diplomacy-game-page-until = { $phase ->
    [wishes] to choose
    [orders] for orders
    [retreat] for retreats
   *[builds] for builds
}
diplomacy-game-page-have-powers = { $n ->
    [one] power on the map
   *[other] powers on the map
}
diplomacy-game-page-have-goal = { $n ->
    [one] centre wins
   *[other] centres win
}
diplomacy-game-page-have-wishes = { $n ->
    [one] preference of yours
   *[other] preferences of yours
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

## Options of a new match

diplomacy-game-page-options-table = Basics
diplomacy-game-page-options-own = My own map
diplomacy-game-page-options-length = Length of the war
diplomacy-game-page-options-fine = Other rules

## For newcomers and great events

diplomacy-game-page-have-due = { $way ->
    [build] to build
   *[remove] to disband
}
diplomacy-game-page-hint-orders = Give an order: { $unit }
diplomacy-game-page-hint-retreat = Choose a retreat: { $unit }
diplomacy-game-page-hint-build = { $n ->
    [one] You can build { $n } more unit
   *[other] You can build { $n } more units
}
diplomacy-game-page-hint-remove = { $n ->
    [one] Disband { $n } more unit
   *[other] Disband { $n } more units
}
diplomacy-game-page-hint-why = { $way ->
    [retreat] A unit without a retreat is disbanded.
    [build] What you don’t build this winter has to wait for the next.
    [remove] If you don’t choose, the rules disband units, those farthest from home first.
   *[orders] A unit without an order holds.
}

## Cards of events

diplomacy-page-moment-fall = A power has fallen
diplomacy-page-moment-over = The war is over
diplomacy-page-moment-end = { $how ->
    [drawn] Draw
    [years] Time is up
   *[other] Victory
}
diplomacy-page-moment-centres = Centres in { $year }

## The end

diplomacy-game-page-end = { $n ->
    [0] No winner
    [one] Winner: { $power }
   *[other] Draw between { $n } powers
}
diplomacy-game-page-end-did = { $state ->
    [out] eliminated, at most { $most } centres
    [vacant] left without a player, at most { $most } centres
   *[other] at most { $most } centres, { $units } units at the end
}

## The screen of a hall

diplomacy-game-page-screen-sealed = { $n ->
    [one] of { $total } has sealed orders
   *[other] of { $total } have sealed orders
}
diplomacy-game-page-screen-centres = Centres, { $goal } win
diplomacy-game-page-screen-more = and { $n } more
