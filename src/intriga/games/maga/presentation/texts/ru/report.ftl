### Страницы MAGA: отчёт о ходе и журнал ведущего.

## Отчёт

maga-page-report-of = Отчёт о ходе { $turn }
maga-page-turns = Ходы
maga-page-told = Что случилось с нами
maga-page-our-actions = наши действия
maga-page-dossiers = Разведданные
maga-page-dossier = { $land }: { $role }, № { $number }, уровень { $level }
maga-page-by-agent = Сообщил наш агент
maga-page-by-watching = Узнали слежкой
maga-page-did-nothing-they = В этот ход роль ничего не делала.
maga-page-their-orders = Сделано по её распоряжению
maga-page-known-treasury = Казна: { $money }
maga-page-known-income = Доход, { $sphere }: { $money }
maga-page-known-arsenals = Ядерных ракет: { $count }, ракет ПРО: { $abm }
maga-page-known-flight = Ракеты в полёте: { $count }, цель: { $land }
maga-page-known-war = Объявлена война: { $land }
maga-page-known-protected = ФСБ защищает: { $role }, { $count } %
maga-page-known-found = Найдена внешняя разведка: { $land }, № { $count }
maga-page-known-agent = Есть агент: { $land }, { $role }, № { $count }
maga-page-known-recruited = Проверка показала: в государстве есть завербованные
maga-page-known-nobody-recruited = Проверка показала: завербованных в государстве нет
maga-page-known-lie-against = Запущена ложь, цель: { $land }
maga-page-known-lie-by = Против государства действует ложь, автор: { $land }
maga-page-known-infection = Запущен вирус, заражено: { $land }
maga-page-did-nothing = В этот ход государство ничего не делало.
maga-page-became-done = успех
maga-page-became-failed = неудача
maga-page-became-refused = не выполнено
maga-page-became-cancelled = не состоялось
maga-page-figures = Показатели до и после
maga-page-was = Было
maga-page-is = Стало
maga-page-press = Что знают все

## Журнал ведущего

maga-page-all-states = Все государства
maga-page-credit = Заслуги
maga-page-lists-now = Списки, которые сейчас сданы
maga-page-log-turn = Ход { $turn }
maga-page-all-treaties = Все договоры
maga-page-step = { $step ->
    [1] 1. Списки закрыты
    [2] 2. Доход и содержание
    [3] 3. Ложь, вирусы, бунты
    [4] 4. Приказы, помощь и защита
    [5] 5. Действия по очереди
    [6] 6. Ракеты долетают
    [7] 7. Войны
    [8] 8. Биржа и расчёты
    [9] 9. Итоги и предупреждения
   *[0] Решения ведущего
}
