### Страницы MAGA: стол команды и карта.

## Стол команды

maga-page-desk = Стол команды
maga-page-cabinet = Ваш кабинет
maga-page-cabinet-help = Десять министров и дела каждого. Первый список — на первом ходу.
maga-page-watches = Ваше государство захвачено: вы играете в круге победителя и видите его стол.
maga-page-capital = столица федерации
maga-page-subject = захвачено на ходу { $turn }
maga-page-treasury = Казна
maga-page-income = Доход
maga-page-mood = Настроение
maga-page-nuclear = Ядерные ракеты
maga-page-abm = Ракеты ПРО
maga-page-to-spend = на этот ход: { $money }
maga-page-upkeep = содержание: { $money }
maga-page-revolt = бунт
maga-page-revolt-below = бунт, если ниже 50
maga-page-nuclear-note = летят целый ход
maga-page-abm-note = перехват и тревога
maga-page-more = стало больше на { $amount }
maga-page-less = стало меньше на { $amount }
maga-page-income-by-sphere = Доход по сферам
maga-page-roles = Роли
maga-page-role = Роль
maga-page-number = №
maga-page-level = Уровень
maga-page-blocked = не действует
maga-page-lines = { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[other] { $n } строк
}
maga-page-list-counts = Сдан список: { maga-page-lines }, { $cost }
maga-page-list-empty = Список пуст: в этот ход государство ничего не делает.
maga-page-no-list = Список ещё не сдан. Если время выйдет раньше, государство пропустит ход.
maga-page-alarm-revolt = Бунт: доход вдвое меньше, действует только МВД. Подавите бунт, и остальной список выполнится в тот же ход.
maga-page-alarm-war = { $side ->
    [us] На вас напало { $land }: война решится в конце этого хода. Ищите, кто поможет министру обороны, ФСБ и МВД.
   *[them] Вы напали: { $land }. Война решится в конце этого хода.
}
maga-page-alarm-launch = Запущены ядерные ракеты ({ $lands }). Цель неизвестна; сбивать можно только в этот ход.
maga-page-alarm-flight = Ваши ракеты в полёте: { $n }, цель — { $land }. Удар ещё можно отменить.
maga-page-alarm-lies = Ложь в прессе ({ $lands }): каждый ход минус 10 к настроению, пока не опровергнете.
maga-page-alarm-virus = Вирусов в стране: { $n }. Каждый бьёт по настроению всё сильнее, пока не найдёте, кто заразил.
maga-page-alarm-agent = Завербована роль № { $n } ({ $land }).

## Карта

maga-page-map = Круг государств
maga-page-states = { $n ->
    [one] { $n } государство
    [few] { $n } государства
   *[other] { $n } государств
}
maga-page-map-label = Карта: { maga-page-states } по кругу, в середине океан. То же самое таблицей — среди данных команды.
maga-page-quiet = { maga-page-states } в круге, тревог нет.
maga-page-ocean = океан
maga-page-as-table = Таблицей
maga-page-state = Государство
maga-page-beside = Соседи
maga-page-people = Люди
maga-page-known = Что известно
maga-page-map-war = война
maga-page-map-flight = летят ракеты
maga-page-map-lie = ложь в прессе
maga-page-map-agent = завербованные роли
maga-page-link-war = { $a } напало: { $b }.
maga-page-link-flight = Ракеты летят: { $a } → { $b }.
maga-page-link-lie = { $a } распространяет ложь: { $b }.
maga-page-link-agent = { $a } завербовало роли: { $b }.
maga-page-belongs = под властью: { $land }, с хода { $turn }
maga-page-launched = запустило ракеты
maga-page-does-war = напало: { $land }
maga-page-does-flight = ракеты летят: { $land }
maga-page-does-lie = лжёт о нём: { $land }
maga-page-does-agent = вербует: { $land }
maga-page-suffers-war = отбивается: { $land }
maga-page-suffers-flight = к нему летят ракеты: { $land }
maga-page-suffers-lie = о нём лжёт: { $land }
maga-page-suffers-agent = завербовано: { $land }
