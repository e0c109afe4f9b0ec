### Страницы MAGA: конец.

## Конец

maga-page-end = Чем кончилось
maga-page-ended-turns = Сыгран последний ход, { $turn }-й.
maga-page-ended-conquest = На { $turn }-м ходу все государства достались одной команде.
maga-page-ended-host = Ведущий закончил партию на { $turn }-м ходу.
maga-page-part = { $part ->
    [treasury] казна
    [levels] уровни
    [income] доход
    [nuclear] ядерные ракеты
    [abm] ракеты ПРО
    [mood] настроение
   *[credit] удачные операции
}
maga-page-decided-alone = { $land } владеет всем кругом.
maga-page-decided-tie = Первое место делят: { $lands }.
maga-page-decided = Победитель — { $first }, на втором месте { $second }; разница { $lead }. Больше всего решило вот что: { maga-page-part } (больше на { $more }).
maga-page-points = Очки
maga-page-place = Место
maga-page-total = Всего
maga-page-points-treasury = Казна
maga-page-points-levels = Уровни
maga-page-points-income = Доход
maga-page-points-nuclear = Ядерные
maga-page-points-abm = ПРО
maga-page-points-mood = Настроение
maga-page-points-credit = Операции
maga-page-federations = Федерации
maga-page-belongs-since = { $land }: с { $turn }-го хода под властью победителя ({ $to }).
maga-page-curves = Ход за ходом
maga-page-chart-treasury = Казна
maga-page-chart-income = Доход
maga-page-chart-mood = Настроение, %
maga-page-chart-nuclear = Ядерные ракеты
maga-page-chart-abm = Ракеты ПРО
maga-page-chart-levels = Уровни всех ролей
maga-page-chart-label = { $what ->
    [treasury] Казна
    [income] Доход
    [mood] Настроение
    [nuclear] Ядерные ракеты
    [abm] Ракеты ПРО
   *[levels] Уровни
} ход за ходом. { maga-page-states }, цифры — в таблице ниже.
maga-page-at-start = начало

## Итоги на странице партии

maga-page-end-first = { $n ->
    [1] Первое место: { $land }
    [one] Первое место делят { $n } команда
    [few] Первое место делят { $n } команды
   *[many] Первое место делят { $n } команд
}
maga-page-end-why = { $why } Больше всего решило вот что: { maga-page-part }.
maga-page-end-turn = ход { $turn }
maga-page-end-conquered = на { $turn }-м ходу завоевано, теперь под властью: { $to }
