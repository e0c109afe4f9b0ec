### MAGA-Game: технический этап, его войны и журнал.

## Что происходит

maga-report = Готов отчёт о ходе { $turn }.
maga-revolt = { $land }: настроение { $mood } %, начался бунт.
    .short = { $land }: начался бунт
maga-attacked = { $land }: на вас напало { $attacker }. Ищите союзников: война решится в конце этого хода.
    .short = { $attacker } напало на вас
maga-war-won = { $attacker } напало и победило. Побеждено { $target }.
    .short = { $attacker } выигрывает войну
maga-war-lost = { $attacker } напало и проиграло. Устояло { $target }.
    .short = { $attacker } проигрывает войну
maga-nuclear-hit = { $land }: ядерный удар, попаданий: { $hits }.
    .short = { $land }: ядерный удар, { $hits }
maga-impact = Ракеты ({ $launcher }) достигли цели: { $hits }.
    .short = Ракеты достигли цели: { $hits }
maga-repelled = Ни одна ракета ({ $launcher }) не достигла цели.
    .short = Ни одна ракета не достигла цели
maga-launch = { $land }: { $launcher } запустило ядерные ракеты.
    .short = { $launcher } запустило ракеты
maga-launch-counted = { $land }: { $launcher } запустило ядерные ракеты ({ $count }).
    .short = { $launcher } запустило ракеты: { $count }
maga-launcher-seen = { $land }: замечена ракета ({ $attacker }); { $aimed }.
    .short = Замечена ракета: { $attacker }
maga-aimed-here = она летит к вам
maga-aimed-elsewhere = она летит не к вам
maga-exchange = { $land }: выигрышное число { DECIMAL($number) }, вы получаете { FIGURE($payout) }.
    .short = Биржа: вы получаете { FIGURE($payout) }
maga-conquered = { $winner } захватило { $target }.

## Журнал технического этапа

maga-log-level = { $land }: { $role }, уровень повышен до { $level }.
maga-log-contest = { $land }, «{ $action }» → { $target } ({ $role }): { DECIMAL($attack) } к { DECIMAL($defence) }, { $won }.
maga-log-won = победа
maga-log-lost = поражение
maga-log-paid = { $paid ->
    [0] .
   *[other] , потрачено { $paid }.
}
maga-log-done = { $land }: «{ $action }» ({ $role }) — успех{ maga-log-paid }
maga-log-failed = { $land }: «{ $action }» ({ $role }) — неудача{ maga-log-paid }
maga-log-refused = { $land }: «{ $action }» ({ $role }) не выполнено: { $why }.
maga-log-cancelled = { $land }: «{ $action }» ({ $role }) не состоялось.
maga-log-money = { $land }: доход { FIGURE($income) }, содержание { FIGURE($upkeep) }.
maga-log-scrapped = { $land }: ракет списано из-за нехватки денег: ядерных { $nuclear }, ПРО { $abm }.
maga-log-unrest = { $land }: бунт отнимает { $percent } % всего.
maga-log-ordered = { $land }: приказ от { $by } ({ $role }).
maga-log-shrunk = { $land } теряет: казна { FIGURE($money) }, доход { FIGURE($income) }, ядерные ракеты { $nuclear }, ракеты ПРО { $abm }.
maga-log-impact = Ракеты ({ $land } → { $target }): попаданий { $hits } из { $left }.
maga-log-war = Война ({ $land } → { $target }): { DECIMAL($attack) } к { DECIMAL($defence) }.
maga-log-learnt = { $land } учится у побеждённых: { $role }.
maga-log-exchange = Биржа: число фантома { $phantom }, выигрышное число { DECIMAL($number) }.
maga-log-payout = { $land } получает с биржи { FIGURE($amount) }.
maga-log-revolt = { $land }: начался бунт.

## Жребий

maga-draw-contest = 0 — атакующий проигрывает
maga-draw-order = какое из равных действий следующее
maga-draw-leader = с кем идёт борьба за доход
maga-draw-missile = по какой ракете стреляют
maga-draw-phantom = число фантома, от −100
