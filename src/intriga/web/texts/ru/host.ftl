### Страницы: что видят ведущие, судьи и помощники.

## Пульт ведущего

cockpit-left = Этот игрок вышел и может вернуться, пока партия не закрыта. Другие это место не займут.
cockpit = Пульт ведущего
cockpit-also = Другие страницы ведущего
cockpit-screen = Большой экран
cockpit-codes = Коды мест для печати (PDF)
cockpit-admission = Заявки и резерв
cockpit-nobody-asks = Никто не просит места, и в резерве никого.
cockpit-invite-login = Логин
cockpit-any-bot = Место любого бота
cockpit-awaited = Ждём: { $names }
cockpit-announce = Объявления
cockpit-announce-help = Видно у всех вверху страницы, пока его не прочтут, и на большом экране.
cockpit-announce-do = Объявить
cockpit-announced = Последнее объявление
cockpit-missed = { $n ->
    [one] пропустил { $n } срок
    [few] пропустил { $n } срока
   *[many] пропустил { $n } сроков
  }
cockpit-muted = слово отнято
cockpit-mute = Лишить слова
cockpit-unmute = Вернуть слово
cockpit-to-bot = Заменить ботом
cockpit-remove = Удалить из партии
cockpit-remove-ask = { $name } потеряет место и не сможет вернуться в эту партию. Место перейдёт боту или останется пустым.
cockpit-remove-do = Да, удалить
cockpit-call-reserve = Пригласить из резерва
cockpit-reserve-empty = В резерве никого нет. Это место может занять любой, у кого есть код партии.
cockpit-yourself = Чтобы уйти, откройте страницу партии.
cockpit-forms = Действия по правилам игры
cockpit-locks = Запретить действия
cockpit-locks-help = Запрещённым действием не сможет воспользоваться никто, пока вы его не разрешите.
cockpit-lock-choose = Выбрать действие
cockpit-lock = Запретить
cockpit-unlock = Разрешить
cockpit-sure = Откатить партию?
cockpit-keep = Оставить как есть
cockpit-hosts = Ведущие
cockpit-dismiss = Убрать из ведущих
cockpit-name = Логин второго ведущего
cockpit-name-help = Второй ведущий видит не больше, чем видел раньше.
cockpit-name-do = Назначить
cockpit-referee = Судья
cockpit-referee-help = В этой партии ведущий может открыть все тайны. Об этом узнают все, а занять место в ней он уже не сможет.
cockpit-look = Показать всё на 15 минут
sealed = Все тайны открыты
sealed-note = Вы видите тайны всех мест. Все в партии знают, что вы смотрите.
cockpit-reissue = Новая ссылка на место
cockpit-reissue-link = Ссылка на место: { $name }
cockpit-reissue-help = Для гостя, который потерял и браузер, и код. Сработает один раз, в течение суток. Больше никому её не показывайте: кто её откроет, тот и сможет занять место, и об этом узнают все в партии.
cockpit-end = Как её закончить…
cockpit-end-help = Партию можно прекратить без результата или завершить досрочно с нынешним положением. Ведущий, у которого никогда не было места, решает один; иначе согласиться должны все, кто играет.
sealed-close = Закрыть просмотр

## Пульт: кого ждут

cockpit-short = Пульт
cockpit-table = Стол
cockpit-players = Игроки
cockpit-rest = Остальное
cockpit-do = Главные действия
cockpit-sees = вы ведёте и видите то же, что все
cockpit-sees-plays = вы ведёте и играете
cockpit-asks-look = Посмотреть
cockpit-answers = Кто ответил
cockpit-nobody-asked = Сейчас никого не спрашивают
cockpit-answered = { $n ->
    [one] ответил из { $total }
   *[other] ответили из { $total }
  }
cockpit-waits-for = { $n ->
    [one] ещё не ответил
   *[other] ещё не ответили
  }
cockpit-waits-for-all = Ждём всех
cockpit-open = Кого ждут, видят все.
cockpit-sealed-count = Ответы запечатаны: имён не видит никто, а число видите только вы. Оно меняется раз в десять секунд.
cockpit-sealed-soon = Ответы запечатаны. Сколько их, вы увидите через несколько секунд.
cockpit-sealed-few = Ответы запечатаны. Сколько их, видно ведущему, только если спрашивают не меньше { $n } человек.
cockpit-sealed-plays = Ответы запечатаны. Вы сами играете, поэтому не видите, сколько их.
cockpit-next-early = Ответят все — партия пойдёт дальше сама.
cockpit-next-due = { $policy ->
    [bot] Выйдет время — за опоздавших ответит бот.
    [wait] Выйдет время — партия подождёт опоздавших.
   *[pass] Выйдет время — дальше без опоздавших.
  }
cockpit-next-host = Срока нет: партия пойдёт дальше, когда вы это решите.
cockpit-absent-awaited = Ждём, а их нет: { $n }
cockpit-absent = Нет за столом: { $n }
cockpit-gone = не в сети
cockpit-gone-for = { $n ->
    [0] нет меньше минуты
    [one] нет { $n } минуту
    [few] нет { $n } минуты
   *[many] нет { $n } минут
  }
cockpit-silent = Тут, но молчат: { $n }
cockpit-called = уже звали
cockpit-replace = Заменить
cockpit-replace-from = Заменить: { $name }, резерв
cockpit-replace-ask = Место сразу займёт бот и сыграет за игрока. Вернуться можно, пока место держат.
cockpit-replace-ask-from = Место сразу займёт бот, а { $name } получит приглашение и сменит его, как только согласится.
cockpit-replace-do = Да, заменить
poke = Позвать
poke-all = { $n ->
    [1] Позвать
    [2] Позвать обоих
    [3] Позвать всех троих
    [4] Позвать всех четверых
    [5] Позвать всех пятерых
    [6] Позвать всех шестерых
    [7] Позвать всех семерых
    [8] Позвать всех восьмерых
    [9] Позвать всех девятерых
    [10] Позвать всех десятерых
   *[other] Позвать всех, их { $n }
  }
poke-everybody = Позвать всех
poke-everybody-help = Позовём сразу всех, и выбывших тоже: так никто не узнает, кого ждут.
poked-you = Ведущий зовёт вас
poked-all = Ведущий зовёт всех
cockpit-extend = Ещё { $length }
cockpit-extend-none = Ещё время
cockpit-extend-becomes = станет
cockpit-extend-again = попробуем ещё раз
cockpit-pause-about = часы встанут
cockpit-resume-about = часы пойдут
cockpit-announce-about = всем на экран
cockpit-announce-not = Не объявлять
cockpit-close-short = Завершить…
cockpit-close-asks = спросим ещё раз
cockpit-close-title = Завершить сейчас: { $window }?
cockpit-close-undo = Вернуть это можно будет только откатом партии.
cockpit-close-not = Не завершать
cockpit-end-counted = { $n ->
    [one] Посчитают { $n } ответ из { $total }
    [few] Посчитают { $n } ответа из { $total }
   *[many] Посчитают { $n } ответов из { $total }
  }
cockpit-end-counted-some = Ответы, что уже есть, посчитают
cockpit-end-saved = Сохранённое, но не сданное, тоже считается.
cockpit-end-lost = { $n ->
    [one] Без ответа останется { $n }
   *[other] Без ответа останутся { $n }
  }
cockpit-end-whom = { $more ->
    [0] Это { $names }.
   *[other] Это { $names } и ещё { $more }.
  }
cockpit-end-away = { $n ->
    [one] Из них не в сети { $n }.
   *[other] Из них не в сети { $n }.
  }
cockpit-end-sealed = Кто это, не знает никто.
cockpit-end-rules = За них решат правила, как при опоздании.
cockpit-end-hidden = Кто не ответил, не видно: ответы запечатаны
cockpit-milder-time = Можно и мягче: ещё { $length } и позвать тех, кто молчит.
cockpit-milder = Можно и мягче: позвать тех, кто молчит, и подождать.
cockpit-code = Код партии:
cockpit-screen-codes = Экран в зале и коды мест

## Помощники ведущего

officials = Должностные лица
officials-none = Пока никого.
official-resign = Уйти с должности
official-dismiss = Снять с должности
official-login = Логин должностного лица
official-login-help = Должностные лица не играют и видят то же, что все.
official-place = Должность
official-appoint = Назначить
desk = Пульт помощника
desk-short = Пульт
desk-say = Написать в эту комнату
desk-say-do = Отправить
desk-mute = Лишить слова в этой комнате
desk-mute-do = Лишить слова
desk-unmute-do = Вернуть слово
desk-muted = слово отнято
desk-silence = Здесь пока никто не писал.
desk-no-rooms = Сейчас нет открытых комнат, за которыми вы присматриваете.
powers = Полномочия
powers-rooms = Комнаты
powers-all-rooms = Все комнаты, открытые ведущему
powers-speak = Писать в этих комнатах
powers-mute = Лишать слова в этих комнатах
powers-game = Действия в игре
powers-game-help = Пригодятся только те, что правила оставляют ведущему.
powers-do = Сохранить
powers-help = Кто вам помогает, узнают все, а кто присматривает за комнатой — те, кто в ней. Тот, у кого были полномочия, уже не сможет играть в этой партии.
official-myself = Чтобы назначить себя, оставьте логин пустым.

## Общий экран

screen = большой экран
screen-join = Наведите камеру телефона или откройте { $address } и введите код:
screen-no-code = Код партии знает ведущий.
screen-come-in = Можно войти в игру
screen-awaited = { $n ->
    [one] игрок решает сейчас
    [few] игрока решают сейчас
   *[many] игроков решают сейчас
  }
screen-playing = { $n ->
    [one] игрок за столом
    [few] игрока за столом
   *[many] игроков за столом
  }
screen-more = и ещё { $n }
screen-elsewhere = Большой экран на другом компьютере: { $address }
codes-help = Отсканируйте код или введите его на сайте

## Откат

cockpit-rewind = Откатить партию
cockpit-rewind-help = Партия вернётся к моменту перед событием. Перед откатом вы увидите, что он отменит. Игроки и сообщения останутся, жребий вытянут заново, и об этом узнают все.
cockpit-rewind-consent = Вы сами играете, поэтому откатить партию можно, только если согласятся все игроки. То, что раскрылось, и вытянутый жребий вернёт только ведущий, который не играет. Игроки и сообщения останутся, и об откате узнают все.
cockpit-rewind-choose = Выбрать событие
cockpit-rewind-here = Откатить сюда
cockpit-rewind-nothing = Откатывать пока нечего.
cockpit-rewind-sure = Всё равно откатить
cockpit-undone = { $n ->
    [one] Будет отменено { $n } событие, которое видели все:
    [few] Будет отменено { $n } события, которые видели все:
   *[many] Будет отменено { $n } событий, которые видели все:
  }
cockpit-undone-more = и ещё { $n }
cockpit-undone-seats = За это время на одном из мест сменился игрок. Этого откат не отменит: все останутся на нынешних местах.
undo-revealed = с тех пор что-то раскрылось

## Время

cockpit-time = Время
cockpit-pause = Пауза
cockpit-resume = Продолжить
cockpit-resume-now = Продолжить сейчас
cockpit-away = Партия отложена до { MOMENT($until, $zone) }. В это время она продолжится сама.
cockpit-away-until = Отложить партию до
cockpit-away-move = Перенести на
cockpit-away-do = Отложить
cockpit-away-change = Изменить дату
cockpit-close = Завершить ход сейчас
cockpit-close-ask = Ход закончится у всех. За тех, кто ещё не ответил, решат правила, как при опоздании. Вернуть это можно только откатом партии.
cockpit-close-do = Да, завершить
