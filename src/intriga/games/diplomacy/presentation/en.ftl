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
diplomacy-game-page-lesson-retreat = A retreat
