### Pages: cards of great events.

## Cards of great events

moments-heading = What happened
moments-none = No cards.
moment-kind = { $kind ->
    [role] Your role
    [verdict] Verdict
    [press] News
    [night] Night
    [dice] Dice
    [hammer] Bidding is over
    [battle] Battle
    [revolution] Revolution
    [balance] Results
    [end] End of the match
   *[note] Event
}
moment-on = { $holds ->
    [1] Got it
   *[other] { $go ->
        [act] Decide
        [board] To the board
       *[other] Next
    }
}
moment-again = show
moment-place = { $n } of { $of }
moment-alone = { $n } s left
moment-waits = waits for your tap
moment-skip-all = Skip all
moment-count-one = { $n } event
moment-count-few = { $n } events
moment-count-many = { $n } events
moment-more = And { $of }
moment-to-events = See events
moment-away = While you were away
moment-drop = Dismiss
moment-setting = Event cards
moment-setting-all = all
moment-setting-mine = about me
moment-setting-none = off
