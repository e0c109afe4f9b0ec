# Diplomacy: the texts of the game.

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
classic-do-waive = waive a build
classic-nothing = none
classic-nobody = nobody
classic-and-then = { $one } { $more }

classic-order-failed = { $order } ({ $result })
classic-result-bounce = bounced
classic-result-no-convoy = no convoy
classic-result-cut = cut
classic-result-void = no effect
classic-result-disrupted = paradox
classic-result-dislodged = dislodged
classic-result-disband = destroyed
classic-result-civil-disorder = civil disorder

## What happened

classic-seated = Powers have been assigned: { $seats }.
classic-plays = { $power } — { $who }
classic-turn = { $phase ->
    [orders] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }. The orders are revealed.
    [retreat] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }. Retreats.
   *[builds] Winter { $year }. Builds and disbands.
    }
classic-told-orders = { $power }: { $orders }.
classic-told-retreat = { $power }: { $orders }.
classic-told-builds = { $power }: { $orders }.
classic-lost = Dislodged: { $units }.
classic-lost-unit = { $ways ->
    [0] { $unit } ({ $power }), nowhere to retreat
   *[other] { $unit } ({ $power })
    }
classic-eliminated = { $power } is eliminated: no units and no centres left.
classic-centres = Centres after { $year }: { $counts }.
classic-has = { $power } { $count }
classic-disorder = { $power } is in civil disorder: { $who } has sent no orders, and the match no longer waits for them. The units hold. The player can return at any time.
classic-led-again = { $power } is back in play: { $who }.
classic-kept = { $count ->
    [one] { $count } order was not accepted
   *[other] { $count } orders were not accepted
    }; saved: { $saved }. { $wrong }

classic-end-won = { $powers } has reached the goal and won the war. Victory: { $who }.
classic-end-years = { $years ->
    [one] { $years } year has passed
   *[other] { $years } years have passed
    }, and the war is over. { $count ->
    [0] Nobody is left to share the world.
    [one] Victory: { $powers } ({ $who }).
   *[other] A draw: { $powers } ({ $who }).
    }
classic-end-drawn = The vote has passed: a draw, shared by { $powers } ({ $who }).
classic-end-conceded = The vote has passed: victory is conceded to { $powers } ({ $who }).
classic-end-deserted = Nobody is left at the table. The war dies down by itself.

## Why not

classic-seats = The map “{ $map }” seats at most { $most }. Choose a larger one.
classic-goal = On this map you can set victory from { $least } to { $most } centres (0: more than half).
classic-players-only = Only powers can give orders.
classic-wishes-first = Powers have not been assigned yet.
classic-wishes-over = Powers have already been assigned.
classic-no-such-power = Unknown powers: { $powers }.
classic-wish-twice = Name each power only once.
classic-no-power = This seat has no power.
classic-full = All powers have a player.
classic-no-votes = Voting is off in this match.
classic-no-vote = Only powers that are still in the game and give orders can vote.
classic-vote-share = You cannot vote for this. You can propose a draw among all survivors, or concede victory to one power.
classic-vote-draws = You cannot vote for this. In this match you can only propose a draw.
classic-nothing-to-order = Your power has nothing to decide now.
classic-orders-wrong = { $count ->
    [one] The order is not valid.
   *[other] { $count } orders are not valid.
    } { $wrong }
classic-order-wrong = “{ $order }”: { $why }
classic-cannot-come = This unit cannot get there: { $at } → { $to }.

classic-saved-years = A match lasts at most { $most } years and must begin in the first year of its map.

## What is now

classic-tell-phase = { $phase ->
    [wishes] Powers have not been assigned yet: choosing preferences.
    [orders] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }: orders.
    [retreat] { $season ->
        [spring] Spring
       *[autumn] Autumn
        } { $year }: retreats.
    [builds] Winter { $year }: builds and disbands.
   *[over] The match is over, { $year }.
    }
classic-tell-goal = Centres needed to win: { $goal }. Last year: { $year }.
classic-tell-wish = Your preferences: { $powers }.
classic-tell-power = { $power } ({ $who }){ $state ->
    [playing] {""}
    [absent] , in civil disorder
    [vacant] , without a player
   *[out] , eliminated
    }. Centres { $count }: { $centres }. Units: { $units }.
classic-tell-lost = { $unit } is dislodged. It can retreat to: { $ways }.
classic-tell-build = { $power } can build { $count }.
classic-tell-remove = { $power } must disband { $count }.
classic-tell-failed = { $order }. { $why }
classic-tell-saved = { $power }, orders saved, not sealed: { $orders }.
classic-tell-sealed = { $power }, orders sealed: { $orders }.
classic-tell-vote = { $power }, secret vote: { $share }.

## Forms

form-diplomacy-wish = Which power would you like?
    .field-powers = Preferences, best first
classic-wish-slot = Preference { $n }
form-diplomacy-orders = Orders
    .field-orders = One order for each unit
    .field-sealed = Seal: I’m ready, don’t wait for me
classic-build-slot = Build { $n }
classic-removal-slot = Disband { $n }
form-diplomacy-vote = Secret vote
    .field-share = How the match should end
    .help = Nobody sees a vote unless it passes, and nobody ever sees who voted how. Votes expire after every season.
classic-vote-slot = Proposal
classic-vote-draw = a draw among all survivors
classic-vote-power = victory: { $power }
classic-vote-shares = shares the victory

window-retreat = Retreats
    .clock = Time for retreats
window-builds = Builds and disbands
    .clock = Time for builds and disbands
classic-draw-power = which power each player gets

## Options of the match

option-diplomacy-map = Map
    .help = Powers, provinces and centres. By default, the smallest map with room for everyone.
    .value-auto = by number of players
    .value-baltic = The Baltic 1560, up to five players
    .value-classic = Europe 1901, up to seven players
    .value-old_world = The Old World 1400, up to ten players
option-diplomacy-spare = Spare powers
    .help = What happens to powers without a player.
    .value-stand = their units hold and defend themselves
    .value-absent = they are removed, and their centres belong to nobody
option-diplomacy-seating = How powers are assigned
    .help = At random, by the players’ preferences, or by seat in the order of the map.
    .value-chance = at random
    .value-wish = by preference
    .value-seat = by seat
option-diplomacy-talks = When players can talk
    .help = By the rulebook, players negotiate while orders are written and are silent during retreats and builds.
    .value-always = at any time
    .value-orders = only while orders are written
option-diplomacy-victory = Centres to win
    .help = 0: more than half of the map’s centres; 18 in Europe. Fewer centres make a shorter game.
option-diplomacy-years = Number of years
    .help = After the autumn of the last year the match ends in a draw among all survivors.
option-diplomacy-votes = Secret votes
    .help = How players can end the match early if everyone agrees.
    .value-all = draw or concession
    .value-draws = draw only
    .value-none = none
option-diplomacy-dias = Draws include all survivors
    .help = If off, players can propose a draw among only some of the powers.
option-diplomacy-disorder = Civil disorder
    .help = After this many phases in a row without orders, the match stops waiting for a power until its player returns. 0: always wait.
option-diplomacy-builds = Where units are built
    .help = By the rulebook, in home centres. Building in any owned centre is the “chaos” variant.
    .value-home = in home centres
    .value-owned = in any owned centre
option-diplomacy-strict_hold = Strict hold
    .help = Only a unit ordered to hold can be supported in place.
option-diplomacy-adjacent_convoy = Convoy to a neighbouring province
    .help = When an army ordered to a neighbouring province goes by sea although its order does not say so.
    .value-own = if a fleet of its own power convoys it
    .value-any = if any fleet convoys it
    .value-explicit = never
option-diplomacy-removal = Automatic disbanding
    .help = If a player does not disband enough units, the farthest are disbanded. This sets what the distance is measured from.
    .value-owned = from the centres owned
    .value-home = from the home centres
