### Общие слова ядра и стола.

## Отказы

refused-over = Партия окончена.
refused-clock-kind = Ограничения времени «{ $kind }» в этой игре нет.
refused-clock-length = Ограничение времени в секундах: от 1 до { $most }.
refused-stale = Пока вы решали, положение изменилось. Посмотрите и выберите заново.
refused-malformed = Неверное действие: { $problem }
limit-unique = В строках { $rows } стоит одно и то же, а значения должны быть разными.
limit-at-most = Таких строк слишком много: { $used }. Можно не больше { $most }.
limit-sum = Всего получается { $used }. Можно не больше { $most }.
limit-at-least = Здесь { $used }, а нужно хотя бы { $least }.
limit-unlike = Такое название уже есть или очень похоже на другое. Придумайте своё.
limit-without = Здесь есть слово, которого быть не может.
limit-together = Заполните и это: одно без другого не имеет смысла.
limit-any-of = Заполните хотя бы одно из этих полей.
limit-other = Такое уже предложено. Предложите другое.
document-empty = Сначала напишите текст.
document-too-long = { $over ->
    [one] Текст длиннее допустимого на { $over } символ: можно не больше { $most }. Сократите его.
    [few] Текст длиннее допустимого на { $over } символа: можно не больше { $most }. Сократите его.
   *[many] Текст длиннее допустимого на { $over } символов: можно не больше { $most }. Сократите его.
}
refused-not-yours = Игрокам это действие недоступно.
refused-no-seat = В этой партии нет такого места.
refused-seat-left = Этот игрок вышел из партии.
refused-seat-not-left = Этот игрок не выходил из партии.
refused-doors-closed = Партия закрыта: сейчас вступить нельзя. Попросите ведущего её открыть.
refused-doors-fixed = После начала этой игры в неё нельзя вступить и из неё нельзя выйти насовсем.
refused-doors-already = { $doors ->
    [open] Партия и так открыта для всех.
    [approval] В партию и так вступают с согласия ведущего.
   *[closed] Партия и так закрыта.
}
refused-seats-fixed = После начала этой игры места нельзя ни добавить, ни убрать.

## Кто приходит и уходит

table-entered = { $name } занимает место { $place }.
table-left = { $seat } выходит из партии.
table-left-missed = { $seat } пропускает слишком много сроков и больше не играет.
    .short = { $seat } больше не играет
table-left-removed = Ведущий ({ $by }) удалил игрока из партии: { $seat }.
    .short = Ведущий удалил игрока: { $seat }
table-returned = { $name } снова в партии.
table-doors-open = Ведущий открывает партию: вступить может любой.
    .short = Вступить может любой
table-doors-approval = Теперь в партию вступают с согласия ведущего.
    .short = Вступают с согласия ведущего
table-doors-closed = Ведущий закрывает партию: вступить больше нельзя.
    .short = Вступить больше нельзя
table-replaced = { $before } уступает место. Теперь здесь { $name }.
    .short = Теперь здесь { $name }
table-replaced-left = { $before } выходит из партии. Теперь за это место играет { $name }.
    .short = Теперь здесь { $name }
table-replaced-missed = { $before } пропускает слишком много сроков. Теперь за это место играет { $name }.
    .short = Теперь здесь { $name }
table-replaced-replaced = Ведущий ({ $by }) заменил игрока ботом. Было: { $before }. Стало: { $name }.
    .short = Теперь здесь { $name }
table-replaced-removed = Ведущий ({ $by }) удалил игрока из партии: { $before }. Теперь за это место играет { $name }.
    .short = Теперь здесь { $name }
table-replaced-returned = { $name } снова на своём месте. До этого за него играл бот: { $before }.
    .short = { $name } снова на своём месте
table-replaced-joined = { $name } занимает место бота: { $before }.
    .short = { $name } вместо бота
table-replaced-reserve = { $name } из резерва занимает место бота: { $before }.
    .short = { $name } из резерва вместо бота
table-replaced-admitted = { $name } занимает место бота: { $before }. Так решил ведущий ({ $by }).
    .short = { $name } вместо бота
table-replaced-agreed = { $name } занимает место бота: { $before }. Согласились все, кто играет.
    .short = { $name } вместо бота
table-replaced-link = { $name } занимает место игрока по ссылке ведущего ({ $by }). Раньше здесь был игрок { $before }.
    .short = Теперь здесь { $name }
table-warned = Ведущий предупреждает: место игрока { $seat } скоро может занять бот.
    .short = { $seat }: место может занять бот

## Порядок за столом: для всех игр один

refused-not-host = Это может сделать только ведущий.
refused-paused = Партия на паузе. Ходить можно будет, когда она продолжится.
refused-paused-already = Партия уже на паузе.
refused-not-paused = Партия не на паузе.
refused-impartial = Это может только ведущий, у которого в этой партии нет и не было своего места.
refused-host-pauses = Вы ведущий и можете объявить паузу сами.
refused-away-past = Это время уже прошло или вот-вот наступит. Выберите более позднее.
refused-away-far = Партию можно отложить не больше чем на { $days } дней. Выберите дату поближе.
refused-break-undated = Другие уже просят о паузе без даты. Присоединитесь к ним или дождитесь, пока они отзовут просьбу.
refused-break-other = Уже предложен перерыв до другого времени: { MOMENT($until, $zone) }. Согласитесь на него или дождитесь, пока предложение отзовут.
refused-not-due = Ещё не время.
refused-asked-already = Вы это уже сделали.
refused-locked = Ведущий пока запретил это действие.
refused-muted = Ведущий лишил вас слова в общих комнатах. Личные разговоры открыты.
refused-no-room = Такой комнаты сейчас нет, или она закрыта.
refused-no-writer = В этой комнате вы можете только читать.
refused-no-voice = От этого имени здесь писать нельзя.
refused-voice-only = От своего имени здесь писать нельзя. Выберите другое.
refused-extensions-spent = { $n ->
    [0] В этой партии время продлевает только ведущий.
   *[other] Вы использовали все свои продления ({ $n }).
  }
refused-extension = Продлить можно на срок от 1 до { $most } { $most ->
    [one] секунды
   *[other] секунд
  }.
refused-extension-private = Этот срок нельзя продлить: о нём знают не все.
refused-rewind-nowhere = Откатить партию к этому шагу нельзя.
refused-rewind-seats = Дальше откатить партию нельзя: после этого события кто-то вступил, вышел или вернулся либо обновились правила игры.
refused-rewind-unsure = Откат нужно подтвердить. Что игроки узнали, они не забудут; жребий вытянут заново. Сообщения и игроки останутся, об откате узнают все.
refused-no-referee = В этой партии нет судьи, которому видно всё.

table-said = { $seat } пишет сообщение. Комната: { $where }.
table-watcher-said = Сообщение зрителя { $name }. Комната: { $where }.
table-watcher = Зрители
table-voiced = Сообщение от имени: { $voice }. Комната: { $where }.
table-announced = Ведущий опубликовал объявление.
table-erased = Ведущий удалил сообщение.
table-document-erased = Ведущий удалил документ.
table-pause-asked = { $seat } просит о паузе.
table-resume-asked = { $seat } просит продолжить.
table-pause-unasked = { $seat } отзывает просьбу.
table-rescheduled = Ведущий изменил ограничения времени. Они действуют со следующего хода.
    .short = Изменены ограничения времени
table-paused = Партия на паузе. Часы остановлены.
    .short = Партия на паузе
table-resumed = Партия продолжается.
table-put-away = Партия отложена до { MOMENT($until, $zone) }. Часы остановлены; в это время игра продолжится сама.
    .short = Партия отложена
table-break-asked = { $seat } предлагает перерыв до { MOMENT($until, $zone) }.
    .short = { $seat } предлагает перерыв
table-break-agreed = { $seat } соглашается на перерыв до { MOMENT($until, $zone) }.
    .short = { $seat } за перерыв
table-extended = { $seat } продлевает срок: ещё { DURATION($seconds) }.
    .short = { $seat } продлевает срок
table-extended-by-host = Ведущий продлил срок: ещё { DURATION($seconds) }.
    .short = Ведущий продлил срок
table-clock-set-back = Часы сервера перевели назад на { DURATION($seconds) }. Срок сдвинут вместе с ними: времени у всех столько же, сколько было.
    .short = Часы сервера перевели, срок сдвинут
table-extended-by-table = Сервер был недоступен. Время возвращено: { DURATION($seconds) }.
    .short = Сервер был недоступен, время вернули
table-stood-in = Время вышло: за игрока { $seat } отвечает бот.
    .short = Время вышло: бот за игрока { $seat }
table-closed = Ведущий завершил ход, не дожидаясь всех.
    .short = Ведущий завершил ход
table-muted = Ведущий лишил слова: { $seat }.
table-unmuted = Ведущий вернул слово: { $seat }.
table-locked = Ведущий запретил действие «{ $act }». Пока запрет в силе, его нет среди действий.
    .short = Запрещено: «{ $act }»
table-unlocked = Ведущий снова разрешил действие «{ $act }».
    .short = Снова разрешено: «{ $act }»
table-announcements = { $told } { $told ->
    [one] объявление
    [few] объявления
   *[many] объявлений
}
table-rewound = Ведущий откатил партию. Больше не в силе: { table-announcements }.
    .short = Ведущий откатил партию
table-rewound-together = Все, кто играет, согласились, и партию откатили. Больше не в силе: { table-announcements }.
    .short = Партию откатили: все согласны
table-undo-asked = { $seat } просит вернуть ход — отменить всё начиная с события: { $event }
    .short = { $seat } просит вернуть ход
table-undo-agreed = { $seat } соглашается вернуть ход. Согласны: { $n } из { $total }.
    .short = Вернуть ход согласны { $n } из { $total }
table-undo-refused = { $seat } не соглашается вернуть ход: игра продолжается.
    .short = { $seat } против возврата хода
table-undo-withdrawn = { $seat } отзывает просьбу вернуть ход.
    .short = { $seat } отзывает просьбу
table-undo-lapsed = Просьба вернуть ход больше не в силе: партия с тех пор изменилась.
    .short = Просьба вернуть ход больше не в силе
table-undo-expired = Просьба вернуть ход больше не в силе: за сутки согласились не все.
    .short = Просьба вернуть ход больше не в силе
table-undo-barred = Все согласны, но с тех пор раскрылось что-то тайное или тянули жребий. Так далеко откатить партию может только ведущий, который не играет.
    .short = Так далеко партию не откатить
refused-undo-open = Кто-то уже просит вернуть ход. Сначала ответьте на эту просьбу.
refused-undo-lately = Вы уже просили вернуть ход. Снова попросить можно, когда начнётся следующий ход.
refused-undo-gone = Эта просьба уже не в силе.
refused-close-early = Вы сами играете, поэтому не можете закончить ход раньше срока, пока он ждёт других. Его закончат часы.
refused-rewind-consent = Вы сами играете, поэтому согласиться должны все остальные игроки. Попросите их вернуть ход.
refused-rewind-revealed = С тех пор тянули жребий или что-то раскрылось. Так далеко откатить партию может только ведущий, который не играет.
table-stalled-when = { $why ->
    [close] в момент, когда ход должен был закончиться
    [mark] в момент, когда прошла часть времени хода
    [resume] в момент, когда должна была закончиться пауза
   *[bot] на ответе бота
}
table-stalled = Правила игры дали сбой { table-stalled-when }. Ничего не потеряно: часы стоят, и партия ждёт ведущего — он может добавить время, чтобы попробовать снова, откатить партию или прекратить её.
    .short = Правила игры дали сбой
refused-stranded = Правила, установленные на этом сервере, не могут продолжить эту партию. Она цела и ждёт администратора сервера; ведущий может её прекратить.
table-looked = Судья открыл вид, в котором видно всё.
    .short = Судья видит всё
table-appointed = { $name } теперь второй ведущий.
table-host-succeeded = Прежний ведущий удалил аккаунт. Теперь партию ведёт { $name }.
    .short = Теперь ведёт { $name }
table-host-gone = Ведущий удалил аккаунт, и партия осталась без ведущего. Закончить её могут сами игроки, если согласятся все.
    .short = Партия осталась без ведущего
table-dismissed = { $name } больше не второй ведущий.
table-reserve-called = Первому в резерве предложено место: { $seat }.
    .short = Место предложено первому в резерве
early-called-off = Партию прекратили до её конца.
early-adjourned = Партию завершили досрочно, по положению на этот момент. { $result }
refused-no-standing = Результата по положению сейчас нет: партию можно только прекратить.
refused-proposal-open = Кто-то уже предложил закончить партию. Сначала ответьте на это предложение.
refused-proposed-lately = Вы только что предлагали закончить партию. Снова это можно сделать после следующего хода или срока.
refused-proposal-gone = Это предложение уже не в силе.
refused-not-asked = По этому предложению вы не голосуете.
table-end-proposed = { $seat } предлагает { $how ->
    [called-off] прекратить партию: она закончится без результата.
   *[adjourned] завершить партию досрочно: результат — по положению на этот момент.
  }
    .short = { $seat } предлагает завершить партию
table-end-how = { $how ->
    [called-off] прекратить партию
   *[adjourned] завершить партию досрочно
}
table-end-agreed = { $seat } соглашается { table-end-how }. Согласны: { $n } из { $total }.
    .short = Завершить партию согласны { $n } из { $total }
table-end-refused = { $seat } не соглашается { table-end-how }. Игра продолжается.
    .short = { $seat } против конца партии
table-end-withdrawn = { $seat } отзывает предложение { table-end-how }. Игра продолжается.
    .short = { $seat } отзывает предложение
table-end-lapsed = Предложение { table-end-how } больше не в силе: с тех пор в партии многое изменилось.
    .short = Предложение завершить больше не в силе
table-end-expired = Предложение { table-end-how } больше не в силе: за сутки согласились не все. Игра продолжается.
    .short = Предложение завершить больше не в силе
table-called-off = { $by ->
    [host] Ведущий прекратил партию.
   *[players] Все согласились прекратить партию.
  } Она закончена без результата.
table-adjourned = { $by ->
    [host] Ведущий завершил партию досрочно.
   *[players] Все согласились завершить партию досрочно.
  } Результат — по положению на этот момент.
table-renamed = { $before } меняет имя на { $name }.

room-host = Объявления
room-table = Общая комната
room-private = { $seats }

## Жребий и записи

chance-no-range = Жребий «{ $why }» тянут из { $below }: выбирать не из чего.
chance-none-left = Жребиев «{ $why }» (0…{ $high }) больше нет.
chance-outside = Жребий { $value } («{ $why }») выходит за пределы 0…{ $high }.
chance-not-recorded = По правилам тянут жребий «{ $why }», а в записи его нет.
chance-otherwise = По правилам тянут «{ $why }» из { $below }, а в записи — «{ $recorded }» из { $under }.

record-empty = Запись пуста.
record-no-header = В записи нет заголовка.
record-second-header = В записи второй заголовок.
record-after-footer = После завершающей строки есть ещё строки.
record-not-a-line = Это не строка записи: { $problem }
record-chain-broken = Цепочка нарушена: строка { $before } изменена или одной строки не хватает.
record-out-of-order = На месте шага { $due } стоит шаг { $n }.
record-miscounted = В завершающей строке указано шагов: { $told }, а в записи их { $found }.
record-rewritten = Завершающая строка записана не по форме.

replay-no-start = Первый шаг — не начало игры.
replay-upgraded = Правила сменились по ходу партии.
replay-broke = Ошибка в правилах: { $problem }
replay-refused = Правила не допускают этого действия: { $refusal }
replay-draws-less = По правилам жребиев меньше, чем в записи.

verify-other-game = Это запись другой игры: { $game }.
verify-other-rules = Сыграно по правилам версии { $then }, а здесь версия { $now }.
verify-unfinished = Партия не окончена, секрет ещё не раскрыт.
verify-other-secret = Раскрытый секрет не совпадает с отпечатком, показанным до партии.
verify-other-draw = Жребий «{ $why }» не следует из секрета.
verify-other-events = По правилам события другие.
verify-other-notes = По правилам журнал судьи другой.
verify-other-state = По правилам положение другое.
verify-other-outcome = По правилам исход другой.

## Что не так с присланными данными. Ставится после двоеточия

misread-in = «{ $place }»: { $problem }
misread-type = ожидается { $expected }, а получено: { $found }.
misread-or = { $one } или { $other }
misread-int = целое число
misread-float = число
misread-str = строка
misread-bool = true или false
misread-null = null
misread-array = массив
misread-object = объект
misread-missing = нет поля «{ $field }».
misread-unknown = лишнее поле «{ $field }».
misread-list-whole = списки заменяются целиком. Укажите весь список, а не отдельные элементы.
misread-value = недопустимое значение «{ $value }».
misread-at-most = должно быть не больше { $bound }.
misread-at-least = должно быть не меньше { $bound }.
misread-below = должно быть меньше { $bound }.
misread-above = должно быть больше { $bound }.
misread-multiple = должно быть кратно { $bound }.
misread-range = число вне допустимых пределов.
misread-length = длина должна быть { $length }.
misread-length-between = длина должна быть от { $low } до { $high }.
misread-length-most = длина должна быть не больше { $high }.
misread-length-least = длина должна быть не меньше { $low }.
misread-nul = содержит управляющий символ.
misread-pattern = строка не того формата.
misread-broken = ошибка в JSON, байт { $byte }.
misread-truncated = JSON обрывается раньше времени.
misread-encoding = это не UTF-8.
misread-deep = слишком глубокая вложенность.
misread-otherwise = { $problem }

## Окна

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

## Помощники ведущего

table-empowered = { $name } теперь помогает ведущему.
table-relieved = { $name } больше не помогает ведущему.
table-powers-changed = Ведущий изменил полномочия помощника: { $name }.
table-minds = За комнатой «{ $where }» теперь присматривает { $name } и читает её.
table-silenced = Ведущий лишил слова в комнате «{ $where }»: { $who }.
table-unsilenced = Ведущий вернул слово в комнате «{ $where }»: { $who }.
table-silenced-by = { $name } лишает слова в комнате «{ $where }»: { $who }.
table-unsilenced-by = { $name } возвращает слово в комнате «{ $where }»: { $who }.
table-steward-said = В комнате пишет { $name }.
table-steward-acted = Это решение принимает за ведущего { $name }.
refused-silenced = В этой комнате вы лишены слова.
refused-silenced-already = Это уже сделано.
refused-no-speaker = Этот участник и так не может писать в этой комнате.
refused-no-steward = Вы больше не помогаете ведущему этой партии.
refused-power-act = Ведущий не разрешал вам этого.
refused-power-room = Вы не присматриваете за этой комнатой.
refused-power-unknown = Помощнику нельзя разрешить это: { $act }
official-assistant = Помощник ведущего
