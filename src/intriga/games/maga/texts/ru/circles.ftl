### MAGA-Game: круги и послы.

## Названия

maga-circle = Круг государства { $n }
    .called = Круг «{ $called }»
maga-circle-international = Международный круг
maga-ocean = Океан

## Что происходит

maga-ambassador = Государство { $n }: посол — { $who } ({ $where }).
    .short = Посол: { $who }, { $where }
maga-turned-away = { $who } возвращается домой ({ $where }): здесь больше не принимают.
    .short = { $who } возвращается домой
maga-received-again = { $who } снова может сидеть в круге ({ $where }).
    .short = { $who } снова может сидеть в круге
maga-sent-home = Куратор отправляет домой: { $who } ({ $where }).
    .short = Домой отправлен посол: { $who }
maga-warned = Замечание куратора ({ $where }): { $reason }
    .short = Замечание куратора
maga-banned = Государство { $land } больше не принимает послов государства { $team }.
    .short = Государство { $land }: круг закрыт для { $team }
maga-unbanned = Государство { $land } снова принимает послов государства { $team }.
    .short = Государство { $land }: круг открыт для { $team }

## Что видно

maga-sits = { $who }: посол, { $where }.
maga-home-bans = Ваш круг не принимает государство { $n }.
    .called = Ваш круг не принимает «{ $called }».

## Что можно сделать

form-maga-send-ambassador = Отправить посла
    .field-circle = Куда
    .help = Один из вас, по жребию, сядет в этом ходу в чужой круг.
form-maga-ban-team = { $banned ->
    [yes] Не принимать команду в своём круге
   *[other] Снова принимать команду
}
    .field-team = Команда
    .help = { $banned ->
        [yes] Послов этой команды в вашем круге больше не примут.
       *[other] Послов этой команды снова примут в вашем круге.
    }
form-maga-send-home = Отправить посла домой
    .field-whom = Посол
    .help = Посол уйдёт из вашего круга.
form-maga-warn-circle = Сделать замечание
    .field-circle = Круг
    .field-reason = О чём
    .help = Замечание услышат все, кто сидит в круге.

## Отказы

maga-refused-no-circle = В этот круг посла отправить нельзя.
maga-refused-ambassador-there = У вашей команды там уже есть посол.
maga-refused-no-ambassador = Этот человек сейчас не посол.
maga-refused-banned = Этот круг не принимает вашу команду.
maga-refused-nobody-at-home = В этот ход дома никого не осталось.
maga-refused-no-team = Выберите другую команду.
maga-refused-no-change = Так и есть.
maga-refused-no-circles = Кругов здесь нет: все говорят со всеми.

## Жребий

maga-draw-ambassador = кто станет послом
