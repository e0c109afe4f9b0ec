# Diplomacy: everything the game says.

game-diplomacy = Diplomacy
    .blurb = Europe, 1901. Seven powers and not a single die: make agreements, write orders in secret, and decide whom to trust. Whoever holds more than half of the centres wins.

## Powers, units, orders

classic-army = A { $at }
classic-fleet = F { $at }
classic-order-hold = { $unit } holds
classic-order-move = { $unit } → { $to }
classic-order-move-via = { $unit } → { $to } (by sea)
classic-order-support = { $unit } supports { $of }
classic-order-support-move = { $unit } supports { $of } → { $to }
classic-order-convoy = { $unit } convoys { $of } → { $to }
classic-order-retreat = { $unit } retreats → { $to }
classic-order-disband = { $unit } disbands
classic-order-build = builds { $unit }
classic-order-waive = waives a build
classic-do-hold = hold
classic-do-move = → { $to }
classic-do-move-via = → { $to } (by sea)
classic-do-support = support { $of }
classic-do-support-move = support { $of } → { $to }
classic-do-convoy = convoy { $of } → { $to }
classic-do-retreat = retreat → { $to }
classic-do-disband = disband { $unit }
classic-do-build = build { $unit }
classic-do-waive = waive the build
classic-nothing = none
classic-nobody = nobody
classic-and-then = { $one } { $more }

classic-order-failed = { $order } ({ $result })
classic-result-bounce = bounced
classic-result-no-convoy = no convoy
classic-result-cut = cut
classic-result-void = to no effect
classic-result-disrupted = paradox
classic-result-dislodged = dislodged
classic-result-disband = destroyed
classic-result-civil-disorder = by the rule of civil disorder

## What happened

classic-seated = The powers are given out: { $seats }.
classic-plays = { $power } — { $who }
classic-turn = { $phase ->
    [orders] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }. The orders are opened.
    [retreat] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }. Retreats.
   *[builds] Winter { $year }. Builds and removals.
    }
classic-told-orders = { $power }: { $orders }.
classic-told-retreat = { $power }: { $orders }.
classic-told-builds = { $power }: { $orders }.
classic-lost = Dislodged: { $units }.
classic-lost-unit = { $ways ->
    [0] { $unit } ({ $power }), nowhere to go
   *[other] { $unit } ({ $power })
    }
classic-eliminated = { $power } is out of the game: no units, no centres.
classic-centres = Centres after { $year }: { $counts }.
classic-has = { $power } { $count }
classic-disorder = { $power } is in civil disorder: { $who } is silent, and nobody waits any longer. Its units hold. Coming back is possible at any time.
classic-led-again = { $power } is led again: { $who }.
classic-kept = { $count ->
    [one] { $count } order was not taken
   *[other] { $count } orders were not taken
    }; saved: { $saved }. { $wrong }

classic-end-won = { $powers } has reached the goal: Europe is conquered. Victory: { $who }.
classic-end-years = { $years ->
    [one] { $years } year has passed
   *[other] { $years } years have passed
    }, the war is over. { $count ->
    [0] Nobody is left to share the world.
    [one] Victory: { $powers } ({ $who }).
   *[other] A draw: { $powers } ({ $who }).
    }
classic-end-drawn = The vote is carried: a draw, shared by { $powers } ({ $who }).
classic-end-conceded = The vote is carried: victory is conceded to { $powers } ({ $who }).
classic-end-deserted = Nobody is left at the table. The war dies down by itself.

## Why not

classic-seats = The map “{ $map }” has no more than { $most } powers, and so many players. Take a larger one.
classic-goal = On this map victory may be set from { $least } to { $most } centres (0: more than half).
classic-players-only = Only powers give orders.
classic-wishes-first = The powers are not given out yet.
classic-wishes-over = The powers are given out already.
classic-no-such-power = There are no such powers: { $powers }.
classic-wish-twice = One power is named twice.
classic-no-power = This seat has no power.
classic-full = No power is free: each has its player.
classic-no-votes = There are no votes in this match.
classic-no-vote = Powers vote that are still in the game and give orders.
classic-vote-share = There is no such vote. One may propose a draw of all who are left, or concede victory to one power.
classic-vote-draws = There is no such vote. In this match one may propose a draw and nothing else.
classic-nothing-to-order = Your power has nothing to decide now.
classic-orders-wrong = { $count ->
    [one] The order will not do.
   *[other] { $count } orders will not do.
    } { $wrong }
classic-order-wrong = “{ $order }”: { $why }
classic-cannot-come = This unit cannot come there: { $at } → { $to }.

classic-saved-years = A match has at most { $most } years, and it has to begin in the first year of its map.

## What is now

classic-tell-phase = { $phase ->
    [wishes] The powers are not given out yet: wishes.
    [orders] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }: orders.
    [retreat] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }: retreats.
    [builds] Winter { $year }: builds and removals.
   *[over] The match is over, { $year }.
    }
classic-tell-goal = Centres needed to win: { $goal }. Last year: { $year }.
classic-tell-wish = Your wishes: { $powers }.
classic-tell-power = { $power } ({ $who }){ $state ->
    [playing] {""}
    [absent] , in civil disorder
    [vacant] , without a player
   *[out] , out of the game
    }. Centres { $count }: { $centres }. Units: { $units }.
classic-tell-lost = { $unit } is dislodged. It may retreat to: { $ways }.
classic-tell-build = { $power } may build { $count }.
classic-tell-remove = { $power } must disband { $count }.
classic-tell-failed = { $order }. { $why }
classic-tell-saved = { $power }, orders saved, not sealed: { $orders }.
classic-tell-sealed = { $power }, orders sealed: { $orders }.
classic-tell-vote = { $power }, secret vote: { $share }.

## Forms

form-diplomacy-wish = Which power would you like?
    .field-powers = Wishes, the dearest first
classic-wish-slot = Wish { $n }
form-diplomacy-orders = Orders
    .field-orders = An order for each unit
    .field-sealed = Seal: this is my last word, do not wait for me
classic-build-slot = Build { $n }
classic-removal-slot = Removal { $n }
form-diplomacy-vote = Secret vote
    .field-share = How the match should end
    .help = Nobody learns of a vote unless it is carried, and never who cast which. After every season the votes lapse.
classic-vote-slot = Proposal
classic-vote-draw = a draw of all who are left
classic-vote-power = victory: { $power }
classic-vote-shares = shares the victory

window-retreat = Retreats
    .clock = For retreats
window-builds = Builds and removals
    .clock = For builds and removals
classic-draw-power = who gets a power

## Options of the match

option-diplomacy-map = Map
    .help = Powers, provinces and centres. Left alone, the smallest is taken that has room for all.
    .value-auto = by the number of players
    .value-baltic = The Baltic 1560, up to five powers
    .value-classic = Europe 1901, up to seven powers
    .value-old_world = The Old World 1400, up to ten powers
option-diplomacy-spare = Spare powers
    .help = What becomes of powers for which there is no player.
    .value-stand = their units hold and defend themselves
    .value-absent = they are not there: their centres are nobody's
option-diplomacy-seating = Who plays what
    .help = By lot, by the players' wishes, or by seats in the order of the map.
    .value-chance = by lot
    .value-wish = by wish
    .value-seat = by seat
option-diplomacy-talks = When one talks
    .help = By the letter of the rules one negotiates while orders are written; retreats and builds are silent.
    .value-always = at any time
    .value-orders = only while orders are written
option-diplomacy-victory = Centres that win
    .help = 0: more than half of the map's centres, 18 on that of Europe. Fewer make a shorter game.
option-diplomacy-years = Years
    .help = After the autumn of the last year all who are left share a draw.
option-diplomacy-votes = Secret votes
    .help = How the players may end the match early if all want it.
    .value-all = a draw or a concession
    .value-draws = a draw only
    .value-none = not at all
option-diplomacy-dias = Draws include all survivors
    .help = If not, a draw of some powers may be proposed.
option-diplomacy-disorder = Civil disorder
    .help = After so many phases without orders nobody waits for a power until its player is back. 0: always wait.
option-diplomacy-builds = Where units are built
    .help = By the rules in home centres; anywhere is the variant called chaos.
    .value-home = in home centres
    .value-owned = in any own centre
option-diplomacy-strict_hold = Strict hold
    .help = Support in place reaches only a unit that was ordered to hold.
option-diplomacy-adjacent_convoy = Convoy to a neighbour
    .help = When an army bound for a neighbour goes by sea although it did not say so.
    .value-own = when a fleet of its own convoys it
    .value-any = when any fleet convoys it
    .value-explicit = never
option-diplomacy-removal = Removal by civil disorder
    .help = What the farthest unit is counted from.
    .value-owned = the centres owned
    .value-home = the home centres
