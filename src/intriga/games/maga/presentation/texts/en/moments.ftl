### Pages of MAGA: cards of great events.

## Cards of events

maga-page-moment-secret = only you see this
maga-page-moment-numbers = The roles have their numbers.
maga-page-moment-number = No. { $n }
maga-page-moment-done = { $n } of { $of } done
maga-page-moment-report = Full report
maga-page-moment-income = Income
maga-page-moment-event = { $event ->
    [maga-conquered] Conquest
   *[other] The match is over
}
