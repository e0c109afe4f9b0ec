### Diplomacy: the texts of the game.

game-diplomacy = Diplomacy
    .blurb = Europe, 1901. Seven powers and not a single die: make agreements, write orders in secret, and decide whom to trust. Whoever holds more than half of the centres wins.

## Powers, units, orders

diplomacy-game-nobody = nobody

## What happened

diplomacy-game-seated = Powers have been assigned: { $seats }.
    .short = Powers have been assigned
diplomacy-game-plays = { $power } — { $who }
diplomacy-game-centres = Centres after { $year }: { $counts }.
    .short = Centres counted after { $year }
diplomacy-game-has = { $power } { $count }
diplomacy-game-disorder = { $power } is in civil disorder: { $who } has sent no orders, and the match no longer waits for them. The units hold. The player can return at any time.
    .short = { $power } is in civil disorder
diplomacy-game-led-again = { $power } is back in play: { $who }.
    .short = { $power } is back in play
diplomacy-game-kept = { $count ->
    [one] { $count } order was not accepted
   *[other] { $count } orders were not accepted
    }; saved: { $saved }. { $wrong }
    .short = Orders not accepted: { $count }

diplomacy-game-end-won = { $powers } has reached the goal and won the war. Victory: { $who }.
    .short = { $powers } has won the war
diplomacy-game-end-years = { $years ->
    [one] { $years } year has passed
   *[other] { $years } years have passed
    }, and the war is over. { $count ->
    [0] Nobody is left to share the world.
    [one] Victory: { $powers } ({ $who }).
   *[other] A draw: { $powers } ({ $who }).
    }
    .short = The last year of the war is over
diplomacy-game-end-drawn = The vote has passed: a draw, shared by { $powers } ({ $who }).
    .short = A draw by vote
diplomacy-game-end-conceded = The vote has passed: victory is conceded to { $powers } ({ $who }).
    .short = Victory conceded: { $powers }
diplomacy-game-end-deserted = No players are left. The war dies down by itself.
    .short = No players are left
diplomacy-game-standing = A draw, shared by { $powers } ({ $who }).

## Why not

diplomacy-game-seats = The map “{ $map }” seats at most { $most }. Choose a larger one.
diplomacy-game-map-idle = These powers have neither a unit nor a centre at the start: { $powers }.
diplomacy-game-goal = On this map you can set victory from { $least } to { $most } centres (0: more than half).
diplomacy-game-players-only = Only powers can give orders.
diplomacy-game-wishes-first = Powers have not been assigned yet.
diplomacy-game-wishes-over = Powers have already been assigned.
diplomacy-game-no-such-power = Unknown powers: { $powers }.
diplomacy-game-wish-twice = Name each power only once.
diplomacy-game-no-power = This seat has no power.
diplomacy-game-full = All powers have a player.
diplomacy-game-no-votes = Voting is off in this match.
diplomacy-game-no-vote = Only powers that are still in the game and give orders can vote.
diplomacy-game-vote-share = You cannot vote for this. You can propose a draw among all survivors, or concede victory to one power.
diplomacy-game-vote-draws = You cannot vote for this. In this match you can only propose a draw.
diplomacy-game-nothing-to-order = Your power has nothing to decide now.
diplomacy-game-orders-wrong = { $count ->
    [one] The order is not valid.
   *[other] { $count } orders are not valid.
    } { $wrong }

diplomacy-game-saved-years = A match lasts at most { $most } years and must begin in the first year of its map.

## What is now

diplomacy-game-tell-phase = { $phase ->
    [wishes] Powers have not been assigned yet: choosing preferences.
    [orders] { war-season } { $year }: orders.
    [retreat] { war-season } { $year }: retreats.
    [builds] Winter { $year }: builds and disbands.
   *[over] The match is over, { $year }.
    }
diplomacy-game-tell-goal = Centres needed to win: { $goal }. Last year: { $year }.
diplomacy-game-tell-wish = Your preferences: { $powers }.
diplomacy-game-tell-power = { $power } ({ $who }){ $state ->
    [playing] {""}
    [absent] , in civil disorder
    [vacant] , without a player
   *[out] , eliminated
    }. Centres { $count }: { $centres }. Units: { $units }.
diplomacy-game-tell-lost = { $unit } is dislodged. It can retreat to: { $ways }.
diplomacy-game-tell-build = { $power } can build { $count }.
diplomacy-game-tell-remove = { $power } must disband { $count }.
diplomacy-game-tell-failed = { $order }. { $why }
diplomacy-game-tell-saved = { $power }, orders saved, not sealed: { $orders }.
diplomacy-game-tell-sealed = { $power }, orders sealed: { $orders }.
diplomacy-game-tell-vote = { $power }, secret vote: { $share }.

## Forms

form-diplomacy-wish = Which power would you like?
    .short = Preferences
    .field-powers = Preferences, best first
    .help = Powers are assigned so that everyone’s preferences are met as well as possible.
diplomacy-game-wish-slot = Preference { $n }
form-diplomacy-orders = Orders
    .short = Orders
    .field-orders = One order for each unit
    .field-sealed = Seal: I’m ready, don’t wait for me
    .help = The orders of all powers are revealed together; until then only you see yours.
form-diplomacy-vote = Secret vote
    .short = Vote
    .field-share = How the match should end
    .help = Secretly propose a draw or concede victory: if everyone agrees, the match ends.
    .warning = Nobody sees a vote unless it passes, and nobody ever sees who voted how. Votes expire after every season.
diplomacy-game-vote-slot = Proposal
diplomacy-game-vote-draw = a draw among all survivors
    .help = Shared by the powers that have a player, and a unit or a centre left.
diplomacy-game-vote-power = victory: { $power }
    .help = It wins alone if all other powers vote for this.
diplomacy-game-vote-shares = is part of the draw
    .help = Only the powers that are ticked share the result.

window-retreat = Retreats
    .clock = Time for retreats
diplomacy-game-draw-power = which power each player gets

## Options of the match

option-diplomacy-map = Map
    .help = Powers, provinces and centres. By default, the smallest map with room for everyone.
    .value-auto = by number of players
    .value-baltic = The Baltic 1560, up to five players
    .value-classic = Europe 1901, up to seven players
    .value-old_world = The Old World 1400, up to ten players
    .value-own = My own map
option-diplomacy-map_text = Text of my own map
    .help = Only for “My own map”: the map as a file (JSON, DPjudge’s .map or jDip’s XML), with its start units. It has 2 to 34 powers, and as many players at most.
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
    .value-0 = more than half
option-diplomacy-years = Number of years
    .help = After the autumn of the last year the match ends in a draw among all survivors.
option-diplomacy-votes = Secret votes
    .help = How players can end the match early if everyone agrees.
    .value-all = draw or concession
    .value-draws = draw only
    .value-none = none
option-diplomacy-dias = Draws include all survivors
    .help = If off, players can propose a draw among only some of the powers.
option-diplomacy-disorder = Missed phases before civil disorder
    .help = After this many phases in a row without orders, the match stops waiting for a power until its player returns. 0: always wait.
    .value-0 = always wait
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
option-diplomacy-via_by_land = “Via convoy” without a convoy
    .help = An army ordered by sea to a neighbouring province goes by land if no fleet is ordered to carry it. Otherwise it stays.
option-diplomacy-removal = Automatic disbanding
    .help = If a player does not disband enough units, the farthest are disbanded. This sets what the distance is measured from.
    .value-owned = from the centres owned
    .value-home = from the home centres
