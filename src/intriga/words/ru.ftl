# Общие слова ядра и стола.

refused-over = Игра окончена, ходов больше нет.
refused-stale = Пока вы решали, всё изменилось. Посмотрите на стол и выберите заново.
refused-malformed = Это не похоже на ход: { $problem }
refused-not-yours = Это может сделать только сам стол.
refused-no-seat = Такого места за столом нет.
refused-seats-fixed = Пока идёт эта игра, места не добавляют и не убирают.

table-entered = { $name } садится за стол. Место { $place }.
table-left = { $seat } выходит из-за стола.
table-replaced = { $before } уступает место. Теперь здесь { $name }.

# Порядок за столом: для всех игр один.

refused-not-host = Это решает ведущий партии.
refused-paused = Игра на паузе. Ходить можно будет, когда она продолжится.
refused-paused-already = Игра уже на паузе.
refused-not-paused = Игра и так идёт.
refused-host-pauses = Ведущему не нужно просить: он может объявить паузу сам.
refused-asked-already = Эта просьба уже учтена.
refused-locked = Ведущий пока запретил это действие.
refused-muted = Ведущий лишил вас слова в общих комнатах. Личные разговоры открыты.
refused-no-room = Такой комнаты сейчас нет, или говорить в ней сейчас нельзя.
refused-no-writer = В этой комнате вы только слушаете.
refused-no-voice = От этого имени здесь не говорят.
refused-extensions-spent = { $n ->
    [0] В этой партии время продлевает только ведущий.
   *[other] Ваши продления кончились: их было { $n }.
  }
refused-extension = Продлить можно на срок от 1 до { $most } { $most ->
    [one] секунды
   *[other] секунд
  }.
refused-rewind-nowhere = Вернуться туда нельзя.
refused-rewind-unsure = С тех пор тянули жребий или кто-то что-то узнал. Назад — только с подтверждением, и об этом узнают все.
refused-no-referee = В этой партии нет судьи, который видит всё.

table-said = { $seat } говорит. Комната: { $where }.
table-voiced = Звучит голос: { $voice }. Комната: { $where }.
table-announced = Ведущий делает объявление.
table-erased = Ведущий удалил сообщение.
table-pause-asked = { $seat } просит о паузе.
table-resume-asked = { $seat } просит продолжать.
table-pause-unasked = { $seat } берёт просьбу назад.
table-paused = Игра на паузе. Часы стоят.
table-resumed = Игра продолжается.
table-extended = { $seat } продлевает время: ещё { DURATION($seconds) }.
table-extended-by-host = Ведущий продлевает время: ещё { DURATION($seconds) }.
table-extended-by-table = Сервер был недоступен. Время возвращено: { DURATION($seconds) }.
table-stood-in = Время вышло: за { $seat } отвечает бот.
table-closed = Ведущий закрывает срок, не дожидаясь всех.
table-muted = Ведущий лишает слова: { $seat }.
table-unmuted = Ведущий возвращает слово: { $seat }.
table-locked = Ведущий запрещает одно из действий.
table-unlocked = Ведущий снова разрешает это действие.
table-rewound = Ведущий вернул партию назад. Больше не в силе: { $told } { $told ->
    [one] объявление
    [few] объявления
   *[many] объявлений
  }.
table-looked = Судья открыл вид, в котором видно всё.
table-appointed = Теперь партию ведёт и { $name }.
table-dismissed = { $name } больше не ведёт партию.
table-reserve-called = Первого из резерва зовут на место: { $seat }.
table-renamed = { $before } теперь зовётся { $name }.

room-table = За столом
room-host = Объявления
room-private = { $seats }

# Жребий и записи.

chance-no-range = Жребий «{ $why }» тянут из { $below }: тянуть не из чего.
chance-none-left = Жребиев «{ $why }» (0…{ $high }) больше нет.
chance-outside = Жребий { $value } («{ $why }») выходит за пределы 0…{ $high }.
chance-not-recorded = По правилам тянут жребий «{ $why }», в записи его нет.
chance-otherwise = По правилам тянут «{ $why }» из { $below }, а в записи — «{ $recorded }» из { $under }.

record-empty = Запись пуста.
record-no-header = Запись начинается с заголовка, а здесь его нет.
record-second-header = В записи второй заголовок.
record-after-footer = После подвала есть что-то ещё.
record-not-a-line = Это не строка записи: { $problem }
record-chain-broken = Цепочка порвана: строку { $before } изменили или одной строки не хватает.
record-out-of-order = Шаг { $n } стоит на месте шага { $due }.
record-miscounted = Подвал насчитал шагов: { $told }, на деле их { $found }.
record-rewritten = Подвал написан иначе, чем его пишут правила.

replay-no-start = Первый шаг — не начало игры.
replay-upgraded = Правила сменились по ходу игры.
replay-broke = Правила на этом ломаются: { $problem }
replay-refused = Правила не допускают этого хода: { $refusal }
replay-draws-less = По правилам жребиев меньше, чем в записи.

verify-other-game = Это запись другой игры: { $game }.
verify-other-rules = Сыграно по правилам версии { $then }, а здесь версия { $now }.
verify-unfinished = Игра не окончена, секрет ещё не раскрыт.
verify-other-secret = Раскрытый секрет — не тот, чей отпечаток показали до игры.
verify-other-draw = Жребий «{ $why }» не следует из секрета.
verify-other-events = По правилам события другие.
verify-other-state = По правилам положение другое.
verify-other-outcome = По правилам исход другой.

# Что не так с присланными данными. Ставится после двоеточия.

misread-in = в «{ $place }» { $problem }
misread-type = { $found }, а подходит только { $expected }.
misread-or = { $one } или { $other }
misread-int = целое число
misread-float = число
misread-str = строка
misread-bool = true или false
misread-null = null
misread-array = список
misread-object = объект
misread-missing = нет поля «{ $field }».
misread-unknown = лишнее поле «{ $field }».
misread-value = недопустимое значение «{ $value }».
misread-at-most = подходит только число не больше { $bound }.
misread-at-least = подходит только число не меньше { $bound }.
misread-below = подходит только число меньше { $bound }.
misread-above = подходит только число больше { $bound }.
misread-multiple = подходит только число, кратное { $bound }.
misread-range = слишком большое число.
misread-length = не та длина, нужна { $length }.
misread-length-between = не та длина, нужна от { $low } до { $high }.
misread-length-most = слишком длинно, наибольшая длина { $high }.
misread-length-least = слишком коротко, наименьшая длина { $low }.
misread-nul = там нулевой знак.
misread-pattern = строка не того вида.
misread-broken = это не JSON, начиная с байта { $byte }.
misread-truncated = JSON обрывается.
misread-encoding = это не текст в UTF-8.
misread-deep = слишком много вложенных скобок.
misread-otherwise = { $problem }

window-opening = Приготовления
    .clock = Время на приготовления
window-turn = Ход
    .clock = Время на ход
window-answer = Ответ
    .clock = Время на ответ
window-bid = Торг
    .clock = Время на ставку
window-orders = Приказы
    .clock = Время на приказы
window-vote = Голосование
    .clock = Время на голосование
