### MAGA-Game: договоры и как их исполняют.

## Названия

maga-treaty-number = Договор { NUMBER($n, useGrouping: 0) }
maga-clause-obligation = обязанность
maga-clause-right = право
maga-clause-does = делает
maga-clause-refrains = не делает
maga-treaty-sign = Подписать
    .help = С этой минуты ваша подпись под договором.
maga-treaty-refuse = Отказаться
    .help = Договора не будет ни для кого.

## Что происходит

maga-treaty-proposed = Государство { $by } предлагает договор.
maga-treaty-signed = Государство { $by } подписало договор с вами.
    .short = Государство { $by } подписало договор
maga-treaty-refused = Государство { $by } отказалось от договора с вами.
    .short = Государство { $by } отказалось от договора
maga-judged = Ведущий решил: государство { $breaker } нарушило договор { NUMBER($treaty, useGrouping: 0) }.
    .short = Договор нарушило государство { $breaker }

## Что видно

maga-home-treaty = Договор { NUMBER($n, useGrouping: 0) } ({ $parties }): подписали { $signed }.

## Что можно сделать

form-maga-propose-treaty = Предложить договор
    .field-partner = С кем
    .field-others = Другие стороны
    .field-team = Государство
    .field-clauses = Условия
    .field-kind = Вид
    .field-party = Государство
    .field-does = Делает или нет
    .field-action = Действие
    .field-land = Только эта его территория
    .none-land = Все, какими правит
    .field-target = По отношению к кому
    .field-least = Не меньше (для передачи; 0 — сколько угодно)
    .field-every = Каждый ход срока, а не один раз
    .field-if_party = Если государство
    .field-if_land = Только эта его территория
    .none-if_land = Все, какими правит
    .field-if_does = Сделает или нет
    .field-if_action = Это действие
    .field-if_target = По отношению к кому
    .field-if_least = Не меньше (для передачи; 0 — сколько угодно)
    .field-since = С хода
    .field-turns = На сколько ходов
    .field-text = Свободный текст
    .help = Сделка с другими командами: условия проверяет сервер, свободный текст оценивает ведущий.
    .warning = Обязанность с условием появляется на следующий ход после того, как оно выполнено, и держится до конца срока.
form-maga-answer-treaty = Ответить на договор
    .field-treaty = Договор
    .field-answer = Ответ
    .help = Договор действует, когда его подпишут все стороны.
form-maga-judge-clause = Рассудить договор
    .field-treaty = Номер договора
    .field-breaker = Кто нарушил
    .field-victim = Против кого
    .help = Решить, нарушен ли договор: с этим легче выиграть иск.

## Отказы

maga-refused-parties = Выберите другие команды, каждую один раз.
maga-refused-since = Договор не может вступить в силу раньше хода { $turn }.
maga-refused-empty-treaty = Добавьте условие или текст.
maga-limit-condition = «Если государство» и «это действие» — вместе или никак
maga-limit-treaty = Нужно хотя бы одно условие или свободный текст
maga-refused-clause = Условие { $n } непонятно: его сторона должна быть стороной договора, а действие — существовать.
maga-refused-many-treaties = Команда может предложить не больше { $most } договоров.
maga-refused-no-judge = В этой партии договоры никто не судит.
maga-refused-no-treaty = Такого договора нет.

## Журнал технического этапа

maga-log-judged = Ведущий решил: государство { $breaker } нарушило договор { NUMBER($treaty, useGrouping: 0) }.

## Жребий

maga-draw-treaty = номер договора
