### Pages of MAGA: circles.

## Circles

maga-page-circles-help = Only ambassadors talk to other teams; the lot decides who goes. After the turn everybody goes home. The page of a circle fits a curator's phone.
maga-page-free = In this match everybody talks to everybody; there are no ambassadors.
maga-page-all-circles = All circles
maga-page-change = Change
maga-page-at-home = At the table
maga-page-ambassadors = Ambassadors
maga-page-chairs = Chairs taken: { $taken } of { $n }
maga-page-away = Away
maga-page-nobody = nobody

## The screen of a hall

maga-page-screen-states = States
maga-page-screen-heard = News
maga-page-screen-known = Everybody knows
maga-page-screen-free = { $n ->
    [one] independent state
   *[other] independent states
}
