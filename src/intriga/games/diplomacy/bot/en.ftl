### Diplomacy: why the bot does so.

diplomacy-because-no-wish = No power is stronger than the others: any of them will do.
diplomacy-because-stuck = { $n ->
    [one] In the last year hardly any centre changed its owner.
   *[other] In the last { $n } years hardly any centre changed its owner.
}
diplomacy-because-moves = The front is moving again: centres change their owners.
diplomacy-because-left = Centres you still need to win: { $n }.
diplomacy-because-nothing = There is nothing to order here.
