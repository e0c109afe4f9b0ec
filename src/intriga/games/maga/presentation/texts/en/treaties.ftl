### Pages of MAGA: treaties.

## Treaties

maga-page-treaties-help = The server checks clauses against what states have done. It does not report breaches: you prove them in court, by naming the treaty in a lawsuit.
maga-page-propose = Propose a treaty
maga-page-answer = Answer
maga-page-no-treaties = No treaties yet.
maga-page-treaty-refused = refused
maga-page-treaty-unsigned = awaits signatures
maga-page-treaty-waits = awaits you
maga-page-treaty-later = not in force yet
maga-page-treaty-holds = in force
maga-page-treaty-ended = expired
maga-page-treaty-void = Nobody judges free words in this match, so the whole treaty is void.
maga-page-treaty-term = From turn { $since } to turn { $last }
maga-page-signed = signed
maga-page-not-signed = not signed
maga-page-judged = Turn { $turn }: the host has found a breach by { $land }.
maga-page-provable = If another party has broken it in an earlier turn, name it in a lawsuit: Justice gets one level more.
maga-page-suits = Lawsuits against us
maga-page-obligation = { $does ->
    [yes] { $party } undertakes: “{ $action }”
   *[no] { $party } refrains from: “{ $action }”
}{ $aimed ->
    [yes] { " " }({ $target })
   *[no] { "" }
}{ $does ->
    [yes] { $often ->
        [every] , every turn.
       *[once] , once in the term.
    }
   *[no] .
}
maga-page-only-land = { $party } (only { $land })
maga-page-at-least = { $action }, at least { $much }
maga-page-aimed = { $aimed ->
    [yes] { " " }({ $target }).
   *[no] .
}
maga-page-right = { $does ->
    [yes] { $party } may: “{ $action }”
   *[no] { $party } need not: “{ $action }”
}{ maga-page-aimed }
maga-page-condition = { $does ->
    [yes] If { $party } does “{ $action }”
   *[no] If { $party } does not do “{ $action }”
}{ maga-page-aimed }
