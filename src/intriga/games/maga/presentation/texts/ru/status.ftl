### Страницы MAGA: что сейчас и общее для страниц. Государства называем по номерам.

## Общее

maga-page-land = Государство { $n }
    .called = { $called }
maga-page-millions = { $n } { -maga-million }
maga-page-thousands = { $n } { -maga-thousand }
maga-page-number-of = № { $n }, { $land }
maga-page-ministry-president = Президент
maga-page-ministry-finance = Финансы
maga-page-ministry-defence = Оборона
maga-page-ministry-fsb = ФСБ
maga-page-ministry-foreign = Разведка
maga-page-ministry-justice = Юстиция
maga-page-ministry-interior = МВД
maga-page-ministry-media = Пресса
maga-page-ministry-health = Медицина
maga-page-ministry-secretary = Секретарь
maga-page-sphere-agriculture = сельское хозяйство
maga-page-sphere-heavy = тяжёлая промышленность
maga-page-sphere-light = лёгкая промышленность
maga-page-short-agriculture = С/х
maga-page-short-heavy = Тяжёлая
maga-page-short-light = Лёгкая
maga-page-options-teams = Команды и время
maga-page-options-start = Что есть в начале
maga-page-options-rules = Тонкости правил

## Что сейчас

maga-page-now = { $phase ->
    [opening] Сбор кабинетов
    [play] Ход { $turn }: игровой этап
    [pause] Перед ходом { $turn }: команды наедине
   *[over] Партия окончена
}
maga-page-of-turns = всего ходов: { $turns }
maga-page-asked-opening = { $who ->
    [asked] Раздайте ролям номера или доверьтесь жребию.
    [done] Номера розданы. До начала их можно поменять.
   *[nobody] Команды раздают ролям номера.
}
maga-page-asked-play = { $who ->
    [asked] Договоритесь, соберите список действий и сдайте его до конца этапа.
    [part] Часть списков сдана. Ждём остальные.
    [done] Список сдан. До конца этапа его можно заменить или отозвать.
    [watches] Ваше государство захвачено. За него решает победитель, а вы можете смотреть и советовать.
   *[nobody] Команды договариваются и пишут списки действий.
}
maga-page-asked-pause = { $who ->
    [asked] Читайте отчёт и обсуждайте его между собой. Скажите, когда время больше не нужно.
    [done] Вам время больше не нужно. Ход начнётся, когда так скажут все команды или выйдет время.
    [watches] Ваше государство завоёвано. Вы сидите с победителем: читайте и советуйте.
   *[nobody] Команды наедине со своими отчётами.
}
maga-page-asked-over = Партия окончена.
maga-page-is-out = посол: { $where }

## Наша команда

maga-page-team = Наша команда
maga-page-captain = капитан
maga-page-federation = В федерации: { $lands }
maga-page-guests = У нас послы:
maga-page-banned = Не принимаем послов: { $lands }
maga-page-bans-nobody = Принимаем послов всех команд.
maga-page-report = Отчёты
maga-page-treaties = Договоры
maga-page-circles = Круги и послы
maga-page-everything = Все показатели
