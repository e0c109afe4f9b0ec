### MAGA-Game: круги и послы.

## Названия

maga-circle = Круг государства { $n }
maga-circle-international = Международный круг
maga-ocean = Океан

## Что происходит

maga-ambassador = Государство { $n }: посол — { $who } ({ $where }).
maga-turned-away = { $who } возвращается домой ({ $where }): здесь больше не принимают.
maga-received-again = { $who } снова может сидеть в круге ({ $where }).
maga-sent-home = Куратор отправляет домой: { $who } ({ $where }).
maga-warned = Замечание куратора ({ $where }): { $reason }
maga-banned = Государство { $land } больше не принимает послов государства { $team }.
maga-unbanned = Государство { $land } снова принимает послов государства { $team }.

## Что видно

maga-sits = { $who }: посол, { $where }.
maga-home-bans = Ваш круг не принимает государство { $n }.

## Что можно сделать

form-maga-send-ambassador = Отправить посла
    .field-circle = Куда
    .help = Кто поедет, решает жребий.
form-maga-ban-team = { $banned ->
    [yes] Не принимать команду в своём круге
   *[other] Снова принимать команду
}
    .field-team = Команда
form-maga-send-home = Отправить посла домой
    .field-whom = Посол
form-maga-warn-circle = Сделать замечание
    .field-circle = Круг
    .field-reason = О чём

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
