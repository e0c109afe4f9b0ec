### Pages of MAGA: the end.

## The end

maga-page-end = How it ended
maga-page-ended-turns = The last turn, number { $turn }, has been played.
maga-page-ended-conquest = In turn { $turn } one team came to command all states.
maga-page-ended-host = The host ended the match in turn { $turn }.
maga-page-part = { $part ->
    [treasury] the treasury
    [levels] levels
    [income] income
    [nuclear] nuclear missiles
    [abm] interceptors
    [mood] the mood
   *[credit] successful operations
}
maga-page-decided-alone = { $land } holds the whole circle.
maga-page-decided-tie = They share the first place: { $lands }.
maga-page-decided = { $first } won, { $lead } ahead of { $second }. What told most: { maga-page-part } ({ $more } more).
maga-page-points = Points
maga-page-place = Place
maga-page-total = Total
maga-page-points-treasury = Treasury
maga-page-points-levels = Levels
maga-page-points-income = Income
maga-page-points-nuclear = Nuclear
maga-page-points-abm = Interceptors
maga-page-points-mood = Mood
maga-page-points-credit = Operations
maga-page-federations = Federations
maga-page-belongs-since = { $land } has belonged to { $to } since turn { $turn }.
maga-page-curves = From turn to turn
maga-page-chart-treasury = Treasury
maga-page-chart-income = Income
maga-page-chart-mood = Mood, %
maga-page-chart-nuclear = Nuclear missiles
maga-page-chart-abm = Interceptors
maga-page-chart-levels = Levels of all roles
maga-page-chart-label = { $what ->
    [treasury] Treasury
    [income] Income
    [mood] Mood
    [nuclear] Nuclear missiles
    [abm] Interceptors
   *[levels] Levels
} from turn to turn. { maga-page-states }, the figures are in the table below.
maga-page-at-start = start

## The end on the page of the match

maga-page-end-first = { $n ->
    [one] First place: { $land }
   *[other] { $n } teams share first place
}
maga-page-end-why = { $why } What decided it most: { maga-page-part }.
maga-page-end-turn = turn { $turn }
maga-page-end-conquered = conquered in turn { $turn }, now ruled by { $to }
