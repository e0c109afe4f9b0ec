### MAGA-Game: ходы, команды, исход.

## Названия

maga-place-team = Команда { $mark }
maga-place-curators = Кураторы
maga-place-curator = Круг государства { $n }

## Что происходит

maga-turn = Начался ход { $turn }.
maga-last-turn = Ведущий закончит партию после хода { $turn }.
    .short = Ход { $turn } будет последним
maga-over = Партия закончилась после хода { $turn }.
maga-numbers = Ваша команда выбрала номера ролей.
maga-pause = Ход { $turn } окончен: команды наедине со своими отчётами.
    .short = Ход { $turn } окончен, готовы отчёты
maga-goes-on = Вашей команде время больше не нужно.
maga-no-captain = Капитана в команде больше нет: подать список или назначить нового может каждый.
    .short = Капитана в команде больше нет
maga-captain = Капитан вашей команды: { $whom }.
    .short = Капитан: { $whom }
maga-ministries = В вашей команде заново распределены министерства.
    .short = Министерства распределены заново
maga-ending-turns = Последний ход сыгран.
maga-ending-conquest = Все государства у одной команды.
maga-ending-host = Ведущий закончил партию.

## Что видно

maga-now-opening = Команды выбирают номера ролей.
maga-now-play = Ход { $turn } из { $turns }.
maga-now-pause = Перед ходом { $turn } из { $turns }: команды наедине со своими отчётами.
maga-now-over = Партия окончена, сыграно ходов: { $turn }.
maga-belongs = Государством { $n } управляет государство { $to }.
maga-team = Государство { $n }: { $people }.
    .called = Государство { $n } «{ $called }»: { $people }.
maga-score = Государство { $n }: очков { $points }.
    .called = { $called }: очков { $points }.

## Что можно сделать

form-maga-choose-numbers = Номера ваших ролей
    .field-numbers = Номера
    .help = По этим номерам другие целятся в ваши роли. Если не выбрать, решит жребий.
form-maga-go-on = Отчёт прочитан, идём дальше
    .help = Ход начнётся, когда так скажут все команды.
form-maga-name-captain = Назначить капитана
    .field-whom = Капитан
    .help = Списки команды будет сдавать только капитан.
form-maga-share-ministry = Поручить министерство
    .field-role = Роль
    .field-whom = Кто ведёт
    .none-whom = Все вместе
    .help = Кто в команде пишет строки этого министерства.
form-maga-dismiss-captain = Снять капитана команды
    .field-team = Команда
    .help = Если капитан пропал: список сможет подать любой в команде, пока она не назначит нового.
form-maga-end-game = Закончить партию после этого хода
    .field-reason = Причина
    .sure = После этого хода партия закончится для всех. Закончить?
    .help = Партия закончится раньше намеченного, и очки посчитают после этого хода.

## Отказы

maga-refused-few-teams = При { $people } в команде получается меньше двух команд. Добавьте места или уменьшите команды.
maga-refused-people-only = Это могут делать только игроки.
maga-refused-host-only = Это может делать только ведущий.
maga-refused-opening-over = Номера выбирают только до первого хода.
maga-refused-numbers = Дайте каждой роли свой номер от 1 до 10.
maga-refused-not-playing = Это можно делать только во время партии.
maga-refused-captain-only = Это делает только капитан.
maga-refused-no-captains = В этой партии нет капитанов.
maga-refused-not-of-team = Выберите кого-нибудь из своей команды.
maga-refused-not-your-ministry = Это министерство ведёт другой человек из вашей команды.
maga-refused-commands-nothing = Ваше государство завоёвано: решает победитель.
maga-refused-no-pause = Сейчас паузы нет.
maga-refused-sizes = Нужны размеры хотя бы двух команд, в каждой от 1 до { $most } человек, а вместе столько, сколько мест ({ $seats }); здесь { $total }.
maga-refused-ending = Партия и так закончится после этого хода.

## Жребий

maga-draw-lot = место на круге
maga-draw-number = номер роли
