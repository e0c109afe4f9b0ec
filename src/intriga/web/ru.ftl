### Тексты веб-страниц: коротко, просто, принятыми словами.

## Рамка страницы

intriga = Интрига
wordmark-start = Интри
wordmark-struck = г
wordmark-end = а
intriga-home = Интрига, на главную
about = Игры тайных приказов, сделок и предательства. Играйте в браузере с друзьями или против ботов.
skip-to-content = К содержанию
nav = Главное меню
menu = Меню
nav-lobby = Лобби
nav-rules = Правила
nav-profile = Профиль
nav-login = Войти
language = Язык
theme = Тема
theme-auto = Системная
theme-light = Светлая
theme-dark = Тёмная
credits = Интрига: свой сервер для игр об интригах.
credits-licence = Открытый код: Apache-2.0. Шрифты: Голос и PT (OFL).

## Лобби

lobby-title = Лобби
lobby-heading = Выберите игру
lobby-lead = С ботами можно начать сразу. Люди могут присоединиться в любой момент.
games = Игры
case-number = Игра { $n }
stamp-secret = Секретно
fact-seats = игроков: { $seats }
fact-minutes = минут: { $minutes }
play-bots = Сыграть с ботами
how-many-bots = Число ботов
bots-number = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
play-friends = Сыграть с друзьями
lobby-mine = Мои партии
lobby-mine-empty = У вас пока нет партий. Начните партию с ботами, и она появится здесь.
lobby-open = Открытые партии
lobby-open-empty = Открытых партий сейчас нет. Создайте свою и пришлите друзьям ссылку.
matches-count = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
seats-taken = занято мест: { $taken } из { $total }
your-turn = Ваш ход
to-match = К партии
sit-down = Занять место
watch = Смотреть
watch-finished = Смотреть запись
join-by-code = Вход по коду
join-by-code-help = Введите код партии, который вам дали. Регистр не важен.
code = Код партии
enter = Продолжить

## Новая партия

new-match-of = Новая партия: { $game }
new-match-order = Настройки
company = С кем играть
company-bots = С ботами, прямо сейчас
company-bots-help = Партия начнётся сразу. Друзья смогут сменить ботов потом, по ссылке.
company-link = С друзьями, по ссылке
company-link-help = Вы получите ссылку, QR-код и код. В лобби партии не будет.
company-open = С кем угодно
company-open-help = Партия появится в лобби, и занять место сможет любой.
more = Ещё
time-limits = Темп
pace-evening = За вечер
pace-correspondence = По переписке
pace-unlimited = Без ограничений
pace-unlimited-help = Партия ждёт каждого сколько угодно.
pace-custom = Свои сроки
pace-custom-help = Для каждого вида хода отдельно, в том числе по времени суток.
pace-length = { $length } на каждый ответ.
pace-lengths = { $least } – { $most }, смотря по ходу.
more-options = Дополнительные настройки
create-match = Создать партию
create-match-help = Настройки можно изменить, пока партия не началась.
choose = — выберите —
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
counts-limit = Осталось очков (из { $n }):
row-kind = Вид
row-add = Добавить строку
row-up = Выше
row-down = Ниже
row-remove = Убрать
row-added = Добавлена строка { $n }.
row-removed = Строка { $n } убрана.
row-moved = Теперь это строка { $n }.
rows-news = Тем временем сдана другая версия этого списка.
rows-news-show = Показать сданное
rows-empty = Список пуст.
choose-first = — сначала выберите: { $field } —
choices-show = Показать варианты
choices-failed = Не удалось загрузить варианты. Выберите ещё раз или отправьте форму: введённое не пропадёт.
choice-gone = Этот вариант здесь недоступен. Выберите другой.
choice-none = не выбрано
limit-used = { $label }:
limit-over = { $label }: { $used }, можно не больше { $most }.
limit-shared = { $label }: совпадает в строках { $rows }.
limit-shared-here = Совпадает в строках { $rows }.
limit-asks-at-least = { $label }: хотя бы { $least }
limit-asks-none-or = { $label }: хотя бы { $least } или ничего
limit-asks-zero-or = { $label }: 0 или не меньше { $least }
limit-asks-unlike = { $label }: не так, как уже есть
limit-asks-without = { $label }: без некоторых слов
limit-asks-together = { $label }: вместе или никак
limit-asks-any-of = Нужно хотя бы одно: { $label }
limit-asks-other = { $label }: не так, как уже предложено
row-number = Строка { $n }

## Комната ожидания

at-the-table = Игроки
agreed-options = Настройки партии
seat-invited = Приглашение: { $name }
settings-of = Настройки: { $title }
settings-change = Изменить настройки
settings-now = Сейчас
settings-leave = Не менять
settings-others-help = Кто уже записался, увидит, что изменилось. Если изменятся правила, места, сроки, разговоры или зрители, начнётся перекличка: партия начнётся только с теми, кто согласится играть с новыми настройками.
settings-playing-help = Партия идёт, поэтому изменить можно только сроки. Они действуют со следующего хода; уже идущий срок можно продлить или завершить на пульте ведущего. Об изменении узнают все, и оно попадёт в запись.
edits = Ведущий изменил настройки
edits-earlier = Более ранние изменения
edits-asked = Настройки изменились. Играете?
edits-agree = Да, играю
share = Поделиться
share-title = { $title }: партия игры «{ $game }»
spectators = Зрители
spectators-help = Зритель видит только то, что открыто всем. Кто играет, видит игру в любом случае.
spectators-yes = могут смотреть
spectators-no = не допускаются
referee = Судья
referee-sees = { $host } видит все тайны
match-password-new = Новый пароль партии
match-password-keep = Оставьте пустым, чтобы не менять.
match-password-none = Без пароля
seat-free = Свободно
sit-here = Занять это место
add-bot = Добавить бота
free-seat = Убрать
stand-up = Освободить место
fill-with-bots = Посадить ботов на свободные места
start-match = Начать партию
invite-friends = Пригласить игроков
invite-help = Покажите QR-код, отправьте ссылку или продиктуйте код.
qr-label = QR-код со ссылкой на партию
code-for-lobby = Код для лобби
invite-link = Ссылка-приглашение
copy = Скопировать
copied = Скопировано
return-heading = Ваша личная ссылка
return-help = Сохраните ссылку или код: с ними вы вернётесь в эту партию с любого устройства. Никому их не показывайте: по ним можно действовать от вашего имени.
return-link = Личная ссылка
return-code = Личный код:
you = вы
bot = бот
away = не в сети
host = ведущий

## Партия

zones = Разделы партии
zone-now = Текущий ход
zone-board = Поле
zone-act = Ваши действия
zone-act-short = Действия
zone-card-short = Карточка
zone-dispatches = События
zone-dispatches-short = События
zone-table = Игроки
zone-table-short = Игроки
awaited = Ждём
sheet-tall = Развернуть во весь экран
splitter = Ширина колонки
rules-here = Правила: { $part }
rules-close = Закрыть
awaited-you = Ваш ход
asked-in-private = Лично вам
answered = ответ получен
act-standing = Вы решили
act-change = Изменить
act-nothing = Сейчас от вас ничего не требуется.
act-answered = Ваш ответ принят. Партия скоро пойдёт дальше.
stamp-accepted = Принято
not-everybody-sees = видно не всем
dispatch-picture = Карта
no-dispatches = Пока ничего не произошло.
earlier-dispatches = Более ранние события
newest-dispatches = Последние события
news-one = новое событие
news-few = новых события
news-many = новых событий
unread = { $n ->
    [one] { $n } непрочитанное
   *[other] { $n } непрочитанных
}
watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
turn-of-this = ходит сейчас

## Разговоры

zone-rooms = Разговоры
zone-rooms-short = Чат
rooms-none = В этой партии разговоры отключены.
room-silent = Сообщений пока нет.
room-all-hear = Читают все, включая зрителей.
room-hear = Читают: { $names }.
room-with = Наедине: { $names }
room-new = Новый личный разговор
room-new-whom = С кем
room-new-help = Читать смогут только те, кого вы выберете. Если кого-то из них заменят, новый игрок прочтёт и прежние сообщения.
talk-with-whom = Выберите, с кем говорить.
say = Отправить
say-something = Сообщение
say-announce = Объявление для всех
say-to = Сообщение: { $room }
say-whose = От чьего имени
say-as-myself = от своего имени
say-as = от имени: { $voice }
say-more = Действия с сообщением
message-no-actions = С этим сообщением ничего нельзя сделать.
say-gone-host = Удалено ведущим.
say-gone-author = Удалено автором.
message-hidden = Сообщение скрыто: вы скрыли сообщения этого автора.
say-erase = Удалить сообщение
says-earlier = Более ранние сообщения
says-news = новые сообщения ↓
host-speaks = Ведущий
watcher-says = { $name }, зритель
announcement-read = Понятно
hide-of = Скрыть сообщения: { $name }
unhide-of = Показывать сообщения: { $name }
unhide = Показывать
hide-room = Выключить уведомления
unhide-room = Включить уведомления
hidden-one = Сообщения скрыты: { $name }
mute-of = Лишить слова: { $name }
mute-no-of = Вернуть слово: { $name }
back-to-rooms = К разговорам

doors = Вступление по ходу партии
doors-open = Для всех
doors-open-help = Люди вступают, пока идёт партия, — столько, сколько допускает игра.
doors-approval = С согласия ведущего
doors-approval-help = Желающие подают заявку, ведущий принимает или отклоняет её.
doors-closed = Закрыто
doors-closed-help = Играют только те, кто был на старте. Кто выйдет, сможет вернуться, лишь когда ведущий откроет партию.
doors-now-open = Сейчас вступить может любой.
doors-now-approval = Желающие подают заявки, а вы их принимаете или отклоняете.
doors-now-closed = Партия закрыта: ни вступить, ни вернуться сейчас нельзя.
doors-do-open = Открыть для всех
doors-do-approval = Принимать по заявкам
doors-do-closed = Закрыть партию
doors-here-open = В эту партию можно вступить прямо сейчас. Поначалу вы будете знать то же, что знают все.
doors-here-approval = В эту партию можно вступить прямо сейчас — с согласия ведущего.
enter-match = Вступить в партию
seat-new = Своё новое место
join-enters = Партия уже идёт. Вы вступите в неё новым игроком и поначалу будете знать то же, что знают все.
join-enters-asks = Партия уже идёт. Вы попроситесь в неё новым игроком; решает ведущий.
leave-match = Выйти из партии
leave-match-help = Ваше место останется пустым: никто не сыграет за вас, вас не будут ждать, и письма об этой партии приходить перестанут.
leave-match-back = Позже можно вернуться на своё место. Всё, что случилось с вами в игре, останется в силе.
leave-match-closed = Сейчас партия закрыта, поэтому вернуться получится, только если ведущий снова её откроет.
leave-match-watch = До тех пор вы будете видеть то же, что и зрители.
leave-match-unseen = До тех пор вы не будете видеть партию: её видят только игроки.
leave-match-do = Выйти
leave-match-stay = Остаться
has-left = вне партии
console-left = Этот игрок вышел и может вернуться, пока партия не закрыта. Другие это место не займут.
standing-asks-to-enter = Заявка отправлена. Примет ли её { $host }, вы увидите здесь.
standing-gone = Вы вышли из партии. Ваше место свободно, на него можно вернуться.
standing-gone-closed = Вы вышли из партии, и сейчас она закрыта. Вернуться можно будет, когда ведущий её откроет.
talk-policy = Разговоры
talk-policy-rulebook = По правилам игры
talk-policy-rulebook-help = В этой игре: { $rule }.
talk-policy-full = Общие и личные
talk-policy-full-help = Можно писать в общих комнатах и наедине.
talk-policy-public = Только общие
talk-policy-public-help = Личных разговоров нет.
talk-policy-none = Отключены
talk-policy-none-help = Писать может только ведущий.
talk-policy-is-full = общие и личные
talk-policy-is-public = только общие
talk-policy-is-rooms = в комнатах по правилам игры
talk-policy-is-none = отключены

match-over = Партия окончена
match-imported = Партия сыграна не здесь и загружена из проверенной записи. Имена в ней не связаны с аккаунтами этого сервера.
stamp-won = Победа
stamp-lost = Поражение
stamp-drawn = Ничья
stamp-over = Завершено
to-replay = Смотреть запись
play-again = Сыграть ещё раз
play-again-join = Присоединиться к следующей партии

## Запись

replay-of = Запись: { $title }
back-to-match = К результатам
replay-step = Шаг { $step } из { $last }
replay-eyes = Чьими глазами
replay-show = Показать
act-ready = Готовые наборы
replay-act = { $who }: { $act }.
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-first = ⇤ К началу
replay-prev = ← Назад
replay-next = Вперёд →
replay-last = К концу ⇥
replay-record = Скачать файл записи

## Прошлые ходы

turn-slider = Ходы
turn-now = Сейчас
turn-earlier = ← Раньше
turn-later = Позже →
turn-to-now = К текущему ходу
turn-unknown = Такого хода в партии не было.
back-to-match-now = К партии

## Правила, профиль, вход

rules-print = Для печати
print-busy = Сервер готовит другие PDF. Попробуйте через несколько секунд.
print-unknown = Такого файла для печати нет. Все файлы перечислены на странице правил.
own-pages = Страницы и печать
own-papers-all = { $title } — для всех мест
own-page-unknown = Такой страницы в партии нет.
own-page-wrong = В адресе неверно указано «{ $name }».
own-page-not-yet = Здесь пока ничего нет.
own-page-first = Открыть страницу с начала
own-page-seat = Это не ваше место.
own-page-referee = Сначала откройте судейский вид в пульте. Об этом узнают все в партии.
paper-unknown = Такой распечатки для вас нет.
rules-of = Правила: { $game }
contents = Содержание
save = Сохранить
profile-name = Ваше имя
profile-name-help = Его видят другие игроки. До 24 символов.
rename-costs = Новое имя кое-чего стоит в партиях, где вы играете. Пока имя прежнее:
rename-cost = { $match }: { $cost }
rename-sure = Да, сменить имя
profile-sound = Звук, когда мой ход
profile-sound-help = В этом браузере, после первого касания страницы.
profile-saved = Сохранено.
account-make = Создать аккаунт
account-make-help = С логином и паролем ваши партии доступны на любом устройстве. Начатые партии останутся за вами.
account = Аккаунт
account-login = Ваш логин: { $login }
password-change = Сменить пароль
password-change-help = На всех остальных устройствах придётся войти заново.
password-old = Текущий пароль
password-new = Новый пароль
password-new-help = Ссылка действует один раз. После смены пароля вы выйдете на всех остальных устройствах.
password-set = Сохранить пароль
browsers = Ваши устройства
browsers-help = Не узнаёте устройство? Выйдите на нём: открытые там страницы потеряют доступ.
browser-this = текущее устройство
browser-unnamed = Неизвестное устройство
browser-seen = последняя активность { $ago }
browser-opened = вход { $ago }
browser-close = Выйти на этом устройстве
browsers-close-others = Выйти на всех остальных устройствах

## Администрирование

admin = Администрирование
admin-people = Пользователи
admin-matches = Партии
admin-server = Сервер
admin-search = Имя или логин
admin-find = Найти
admin-admin = администратор
admin-guest = гость
admin-login = логин { $login }
admin-blocked = блокировка { $ago }
admin-since = первый визит { $ago }
admin-sits = { $n ->
    [one] участвует в { $n } партии
   *[other] участвует в { $n } партиях
}
admin-nobody = Никого не найдено.
admin-password = Ссылка для сброса пароля
admin-password-link = Ссылка для сброса пароля
admin-password-link-help = Действует сутки, срабатывает один раз и завершает все прежние сеансы. Передайте её только владельцу аккаунта.
admin-block = Заблокировать
admin-unblock = Разблокировать
admin-appoint = Сделать администратором
admin-dismiss = Отозвать права администратора
admin-status = Статус
admin-host = ведущий: { $name }
admin-sitting = людей { $people }, ботов { $bots }, мест { $seats }
admin-call-off = Отменить партию
admin-match-waits = { $why ->
    [close] Правила дали сбой в конце хода: партия ждёт ведущего.
    [mark] Правила дали сбой, когда прошла часть времени хода: партия ждёт ведущего.
    [resume] Правила дали сбой в конце паузы: партия ждёт ведущего.
    [bot] Правила дали сбой на ответе бота: партия ждёт ведущего.
   *[stranded] Установленные здесь правила не могут её продолжить. Она цела и продолжится, как только смогут.
  } Где именно — записано в журнале сервера.
admin-end = Прекратить
admin-log-ended = { $admin } прекращает партию, правила которой дали сбой.
admin-no-matches = Таких партий нет.
admin-version = Версия
admin-uptime = Работает без перерыва
admin-database = База данных
admin-size = Размер базы данных
admin-megabytes = { $n } МБ
admin-count-accounts = Аккаунтов
admin-count-guests = Гостей
admin-count-browsers = Активных сеансов
admin-count-gathering = Собираются
admin-count-playing = Идут
admin-count-over = Завершены
admin-count-cancelled = Отменены
admin-journal = Журнал действий
admin-the-match = Партия
admin-log-claimed = { $admin } становится администратором по ссылке из терминала.
admin-log-password-link = { $admin } создаёт ссылку для сброса пароля: { $person }.
admin-log-blocked = { $admin } блокирует: { $person }.
admin-log-unblocked = { $admin } снимает блокировку: { $person }.
admin-log-appointed = { $admin } назначает администратором: { $person }.
admin-log-dismissed = { $admin } отзывает права администратора: { $person }.
admin-log-host-succeeded = Ведущий партии удалил аккаунт; теперь её ведёт { $person }.
admin-log-host-gone = Ведущий партии удалил аккаунт, и ведущего у неё больше нет.
admin-log-called-off = { $admin } отменяет партию до её начала.
pages = Страницы
page-before = ← Назад
page-after = Дальше →
claim-heading = Права администратора
claim-help = Администратор видит пользователей и открытые сведения о партиях, может заблокировать пользователя или создать ссылку для сброса пароля. Тайны идущих партий ему не видны. Ссылка действует один раз.
claim-do = Стать администратором
claim-needs-account = Сначала нужен аккаунт с паролем.
register = Создать аккаунт
have-account = Уже есть аккаунт?
no-account = Ещё нет аккаунта?
login = Вход
login-do = Войти
logout = Выйти
return-by-code = Вернуться по личному коду
return-by-code-help = Код показали, когда вы вступили в партию или создали её. Он есть и в профиле.
join-invited = { $host } приглашает вас сыграть. Игра: { $game }.
join-full = Все места заняты. Встаньте в резерв, чтобы занять место, когда кто-нибудь уйдёт.

## Ошибки

error-400 = Неверный запрос
error-help-400 = Чего-то не хватает, или указано недопустимое значение. Вернитесь и попробуйте ещё раз: ничего не изменилось.
error-stamp-400 = Ошибка
error-403 = Нет доступа
error-help-403 = Это не ваше место, или партия закрытая. Если место ваше, войдите по личной ссылке.
error-stamp-403 = Нет доступа
error-404 = Страница не найдена
error-help-404 = Возможно, в адресе опечатка или партию удалили. Если у вас есть код партии, введите его в лобби.
error-stamp-404 = Не найдено
error-409 = Всё изменилось
error-help-409 = Пока вы отправляли запрос, в партии что-то произошло. Посмотрите, что изменилось, и попробуйте ещё раз.
error-stamp-409 = Устарело
error-429 = Слишком много запросов
error-help-429 = Подождите минуту и попробуйте ещё раз.
error-stamp-429 = Подождите
error-500 = Что-то пошло не так
error-help-500 = Это наша ошибка. Всё принятое сохранено. Попробуйте ещё раз через минуту.
error-stamp-500 = Ошибка
# A part of a page that failed: the rest of the page works.
part-failed = Эту часть страницы показать не удалось: ошибка на сервере. Всё остальное работает. Если на следующем ходу она не появится, скажите ведущему.
part-failed-title = Часть страницы с ошибкой
part-failed-line = Эту запись показать не удалось: ошибка на сервере.
part-failed-form = Подсказки к этому действию показать не удалось. Само действие работает.
part-failed-act = Из-за ошибки на сервере прочитать это действие не удалось. Ничего не сделано. Попробуйте иначе или скажите ведущему.
part-failed-now = Подробнее сказать не удалось: ошибка на сервере.
part-failed-page = Эту страницу показать не удалось: ошибка на сервере. Партия идёт как шла. Если на следующем ходу страница не появится, скажите ведущему.
error-503 = Скоро вернёмся
error-help-503 = Сервер перезапускается. Принятые ходы сохранены, часы учтут перерыв.
error-stamp-503 = Перезапуск
refused-no-text = Сейчас этого сделать нельзя.
error-home = В лобби
error-code = ошибка { $code }

## Сообщения сервера

guest-name = Гость { $n }
field-missing = Заполните поле «{ $field }».
field-missing-here = Заполните это поле.
field-unanswered = Ответьте одной из двух кнопок.
field-unanswered-here = Ответьте одной из двух кнопок.
field-no-number = В поле «{ $field }» нужно целое число.
field-no-number-here = Нужно целое число.
field-unfit = Поле «{ $field }» заполнено неверно.
field-wrong = Поле «{ $field }»: { $problem }
row-field-unfit = Строка { $row }: поле «{ $field }» заполнено неверно.
row-field-wrong = Строка { $row }, поле «{ $field }»: { $problem }
row-misread = Строка { $row } заполнена неверно.
form-misread = Форма заполнена неверно. Проверьте поля и отправьте ещё раз.
misread-rows-most = строк может быть не больше { $high }.
row-field-missing = Строка { $row }: заполните поле «{ $field }».
row-field-no-number = Строка { $row }: в поле «{ $field }» нужно целое число.
row-kind-missing = Строка { $row }: выберите, что это.
kind-missing-here = Выберите, что это.
line-number = Строка { $n }
act-accepted = Действие записано.
talk-sign-in = Чтобы писать здесь, войдите.
act-not-seated = У вас нет места в этой партии: смотреть можно, действовать нельзя.
act-over = Партия окончена. В записи видно, кто что знал.
sure-back = Нет, вернуться
act-stalled = Партия ждёт ведущего: правила игры дали сбой { $why ->
    [close] в момент, когда ход должен был закончиться
    [mark] в момент, когда прошла часть времени хода
    [resume] в момент, когда должна была закончиться пауза
   *[bot] на ответе бота
  }. Ничего не потеряно, часы стоят.
act-stalled-host = В пульте ведущего можно добавить время — тогда сервер попробует снова, — откатить партию или прекратить её. Где именно случился сбой, записано в журнале сервера: сообщите администратору.
act-failing = В этом положении правила игры дают сбой, поэтому здесь чего-то не хватает. Ничего не потеряно. Ведущий может откатить партию или прекратить её; сообщите администратору сервера.
act-paused = Партия на паузе. Действовать можно будет, когда она продолжится.
act-away = Партия отложена до { MOMENT($until, $zone) } и продолжится сама. До этого времени ходить не нужно.
act-watching = Вы зритель. Действовать могут только игроки.
act-office = У вас должность, вы не играете. Всё о ней — в разделе «Игроки».
act-quick = Пасовать автоматически, когда выбора нет
act-wait = Ждём: { $names }.
act-wait-sealed = Спросили: { $names }. Кто уже ответил, станет видно, когда ответят все.
act-wait-many = Ждём остальных.
act-wait-sealed-many = Спросили и других. Кто уже ответил, станет видно, когда ответят все.
awaited-many = { $n ->
    [one] Ждём { $n } игрока
    [few] Ждём { $n } игрока
   *[many] Ждём { $n } игроков
 }
board-empty = Пока показывать нечего.
clock-none = без ограничения
other-clocks = Другие часы
clock-of = Ограничение времени: { $kind }
match-goes-on = Партия идёт
match-over-note = Ходов больше нет.
asked-you = Ваш ход.
asked-others = Ждём других игроков.
dispatches-start = Начало партии
dispatches-before = Раньше в этот ход
finished = { $mine ->
    [won] { $n ->
        [0] Вы победили
        [1] Вы победили. Победу с вами делит { $names }
       *[other] Вы победили. Победу с вами делят { $names }
    }
    [lost] Вы проиграли. { $result ->
        [drawn] { $n ->
            [2] Ничья: { $names }
            [3] Ничья: { $names }
            [one] Ничья: { $n } игрок
            [few] Ничья: { $n } игрока
           *[many] Ничья: { $n } игроков
        }
       *[other] { $n ->
            [one] Победа: { $names }
           *[other] Победители: { $names }
        }
    }
    [drawn] { $n ->
        [0] Ничья
        [2] Ничья: { $names }
        [3] Ничья: { $names }
        [one] Ничья: { $n } игрок
        [few] Ничья: { $n } игрока
       *[many] Ничья: { $n } игроков
    }
   *[over] { $result ->
        [called-off] Без результата
       *[other] { $n ->
            [0] Победителей нет
            [one] Победа: { $names }
           *[other] Победители: { $names }
        }
    }
}
to-next-match = К следующей партии
seat-number = Место { $n }
seat-which = Место
seats-how-many = Число мест
match-title = Название
match-title-help = Видно в лобби. Необязательно.
privacy = Кто может присоединиться
privacy-open = Кто угодно
privacy-open-help = Партия видна в лобби.
privacy-link = Только по ссылке
privacy-link-help = В лобби партии нет; войти может любой, у кого есть ссылка или код.
admission-approval = Вступление с моего согласия
admission-approval-help = Желающие подают заявки, решаете вы. Занять место бота по ходу партии тоже можно только с вашего согласия.
match-password = Пароль партии
match-password-help = Его введёт каждый, кто присоединяется. Необязательно.
room-approval = Вступить можно с согласия ведущего: { $host }.
room-locked = Нужен пароль партии.
join-ask = Подать заявку
join-reserve = Встать в резерв
mine-seated = Ваше место: { $seat }.
mine-reserve = Вы в резерве, номер { $n }. Когда место освободится, вы займёте его автоматически.
mine-asked = Заявка отправлена. Решает { $host }.
mine-invited = Вас пригласили в эту партию.
mine-declined = { $host } не даёт вам места в этой партии.
mine-new = Вы пока не участвуете в этой партии.
mine-referee = Вы судья этой партии: места у вас нет.
mine-no-code = Чтобы присоединиться, нужна ссылка или код. Попросите их у того, кто вас пригласил.
withdraw-asked = Отозвать заявку
withdraw-reserve = Выйти из резерва
withdraw-invited = Отклонить приглашение
waits-asked = заявка отправлена
waits-reserve = вы в резерве
waits-missed = началась без вас: вы пропустили перекличку
waits-invited = вас пригласили
waits-declined = вам отказали в месте
waits-replaced = вас заменил бот
waits-left = вы вышли из партии
waits-removed = ведущий удалил вас из партии
withdraw-replaced = Не возвращаться
standing-asked = Заявка отправлена. Место: { $name }. Решают те, кто играет, или ведущий без места.
standing-asked-taken = Место, которое вы просили, уже занято: { $name }. Отзовите заявку и попросите другое или дождитесь, пока вам предложат место.
standing-reserve = Вы в резерве, номер { $n }. Если место освободится, вас пригласят.
standing-missed = Вы не ответили на перекличку, поэтому партия началась без вас. Вы в резерве, номер { $n }: если место освободится, вас пригласят.
standing-invited = Вас приглашают занять место. Сейчас там бот: { $name }.
standing-invited-any = Вас пригласили. Можно занять место любого бота.
standing-declined = Вам отказали в месте в этой партии.
standing-removed = Ведущий удалил вас из этой партии. Вернуться в неё нельзя.
standing-replaced = За вас играет бот: { $name }. Место по-прежнему ваше: вернуться можно сразу, без пароля и разрешения.
standing-kept = Сутки после замены его держат за вами. Если вы не вернётесь, позвольте отдать его другим.
standing-left = Вы вышли из партии. Пока за вас играет бот ({ $name }), можно вернуться.
standing-succeeded = Вы вышли из партии. На вашем месте уже другой игрок: { $name }.
standing-unseen = Эту партию видят только её игроки.
seat-back = Вернуться на своё место
seat-warned-me = Ведущий хочет передать ваше место боту. Он сможет это сделать через пять минут после предупреждения. Вернуться на место вы сможете в любой момент.
request = { $name } просит место бота: { $seat }. Кто займёт место, узнает все его тайны.
request-link = { $name } по ссылке ведущего хочет занять место игрока { $seat } и говорит, что это он и есть. Соглашайтесь, только если вы в этом уверены.
request-agreed = Согласны: { $n } из { $total }.
request-agree = Согласиться
request-admit = Принять
request-decline = Отклонить
act-barred =
    { $n ->
        [one] Ведущий пока запретил действие, которое вам сейчас доступно по правилам: { $names }. Поэтому его нет в списке.
       *[other] Ведущий пока запретил действия, которые вам сейчас доступны по правилам: { $names }. Поэтому их нет в списке.
    }
join-playing = Партия уже идёт. Вы займёте место бота и узнаете всё, что знает он.
join-playing-asks = Партия уже идёт. Вы попросите место бота; решают те, кто играет, или ведущий без места.
join-kept = Места ботов пока держат за игроками, которых они заменили. Попробуйте позже.
start-sure = Начать без них?
start-sure-do = Начать сейчас
start-sure-wait = Подождать
seats-free = свободно: { $n }
seats-search = Поиск по имени
reserve = Резерв
signups-asked = { $n ->
    [one] { $n } заявка
    [few] { $n } заявки
   *[many] { $n } заявок
}
signup-approve = Принять
signup-approve-all = Принять всех
signup-decline = Отклонить
signups-invited = Приглашены: { $n }
signup-uninvite = Отозвать приглашение
signup-choose-seat = Выбрать место
signup-seat = Посадить
signup-invite = Пригласить
signup-asks-for = просит: { $seat }
reserve-first = В начало
signups-declined = Отклонено: { $n }
call-off = Отменить партию
call-off-help = Партия не состоится. Об этом узнают все, кто занял место или ждёт его.
call-off-do = Отменить партию
start-fewer = Начать без пустых мест
roll-call = Начать перекличку
roll-again = Повторить перекличку
roll-end = Закончить перекличку
roll-called = Перекличка: вы здесь?
roll-answer = Я здесь
roll-here = здесь
roll-answered = Вы отметились.
roll-count = отметились: { $n } из { $total }
roll-absent = { $n ->
    [one] Нет ответа от { $n } игрока:
   *[other] Нет ответа от { $n } игроков:
}
roll-without-help = Можно начать без них. Сначала места займут те, кто отметился в резерве; что делать с остальными местами, решаете вы.
roll-without-bots = Начать без них, с ботами на пустых местах
roll-without-chairs = Начать без них и без пустых мест
invite-by-login = Пригласить по логину
invite-by-login-do = Пригласить
invite-by-login-help = Приглашённый увидит партию в своём лобби и присоединится без кода и пароля.
invite-sent = Если такой логин есть, приглашение отправлено.
seat-ask-for = Подать заявку на место: { $name }
called-off-host = Партию «{ $title }» отменил ведущий { $host }.
called-off-idle = Партия «{ $title }» отменена: её слишком долго никто не начинал.
called-off-admin = Партию «{ $title }» отменил администратор сервера.
options = Правила игры
option-yes = да
option-no = нет
field-from-file = Из файла:
option-long-text = текст, знаков: { $n }
opened-by = создана { $ago }, ведущий: { $host }
ended = { $mine ->
    [won] { $n ->
        [0] вы победили, { $ago }
       *[other] вы победили вместе с другими: { $names }, { $ago }
    }
    [lost] { $result ->
        [drawn] вы проиграли, ничья: { $names }, { $ago }
       *[other] вы проиграли, победа: { $names }, { $ago }
    }
    [drawn] { $n ->
        [0] ничья, { $ago }
       *[other] ничья: { $names }, { $ago }
    }
   *[over] { $result ->
        [called-off] прекращена, { $ago }
       *[other] { $n ->
            [0] без победителя, { $ago }
           *[other] победа: { $names }, { $ago }
        }
    }
}
deadline-in = до срока { $left }
awaits = ждём: { $names }
paused = на паузе
paused-until = отложена до { MOMENT($until, $zone) }
break-call = Предложен перерыв: ответьте
lobby-running = Идут сейчас
start-free = { $n ->
    [one] Свободно { $n } место: пригласите кого-нибудь или добавьте бота.
    [few] Свободно { $n } места: пригласите людей или добавьте ботов.
   *[many] Свободно { $n } мест: пригласите людей или добавьте ботов.
}
start-wait = Ждём, пока заполнятся места. Партию начинает { $host }.
start-ready = Все в сборе. Можно начинать.
start-ready-wait = Все в сборе. Партию начинает { $host }.
start-bots-instead = { $n ->
    [one] В резерве ждёт { $n } человек, а места занимают боты. Чтобы дать место человеку, уберите бота.
    [few] В резерве ждут { $n } человека, а места занимают боты. Чтобы дать место человеку, уберите бота.
   *[many] В резерве ждут { $n } человек, а места занимают боты. Чтобы дать место человеку, уберите бота.
}
start-roll = Идёт перекличка. Начать можно, не дожидаясь всех.
start-roll-wait = Идёт перекличка. Партию начинает { $host }.
return-here = По этому коду вы вернётесь в свою партию. Никому его не показывайте.
return-do = Вернуться в партию
rules-unwritten = Правил игры «{ $game }» здесь пока нет.
field-login = Логин
field-password = Пароль
field-password-help = Не меньше восьми символов.
replay-public = То, что видели все
replay-all = Все тайны
replay-silence = На этом шаге зритель не узнал ничего нового.
error-413 = Слишком большой запрос
error-help-413 = Сервер не принимает столько за один раз. Отправьте меньше: ничего не изменилось.
error-stamp-413 = Слишком много
error-414 = Слишком длинный адрес
error-help-414 = Адресов такой длины здесь нет. Проверьте ссылку или начните с лобби.
error-stamp-414 = Не найдено
error-415 = Не удалось прочитать форму
error-help-415 = В таком виде сервер формы не принимает. Вернитесь на страницу и отправьте форму ещё раз: ничего не изменилось.
error-stamp-415 = Ошибка
connection-lost = Связь потеряна. Восстанавливаем; всё принятое сохранено.

seat-changes = Уйти, занять место, заменить
seat-leave = Передать место боту
seat-leave-help = Бот будет играть за вас и знать всё, что знаете вы. Пока он на вашем месте, вы сможете вернуться; другое место в этой партии вам не занять.
seat-to-bot = Заменить ботом: { $name }
seat-take-over = Занять место: { $name }
seat-which-one = Выберите место.
commitment = Отпечаток секрета (SHA-256)


document = Документ
document-read = { $n ->
    [one] Читать ({ $n } символ)
    [few] Читать ({ $n } символа)
   *[many] Читать ({ $n } символов)
}
document-page = Открыть текст
document-most = Не больше { $n } символов. Абзацы сохранятся.
document-over = Лишних символов: { $n }
document-current = Нынешний текст
document-insert = Вставить нынешний текст
document-versions = Редакции
document-version = Редакция { $n }
document-compare = Что изменилось
document-changes-help = Удалённое зачёркнуто, новое подчёркнуто.
document-gone-host = Ведущий удалил этот текст.
document-gone-author = Автор удалил этот текст.
document-gone-elsewhere = Текста нет: партия загружена из записи, а тексты в неё не входят.
document-delete = Удалить текст
document-delete-help = Прочитать его больше никто не сможет. Те, кто мог, узнают, что вы его удалили.
range = От { $low } до { $high }.

## Запуск сервера, в терминале

serve-open = Откройте в браузере:  { $url }
serve-friends = Друзьям в той же сети: { $url }
serve-data = Партии хранятся здесь: { $path }. Остановить: Ctrl+C.
serve-admin = Стать администратором сервера (одноразовая ссылка): { $url }

## Расписание

more-time = Опоздания и продления
clock-at-time-of-day = в назначенное время суток
clock-other = Остальные сроки
schedule-times = Время суток: { $of }
schedule-times-help = Например, 9:00 или 9:00, 21:00. До срока всегда не меньше двух часов.
schedule-rest = Выходные
schedule-rest-help = В эти дни сроков нет: срок переносится на то же время ближайшего рабочего дня.
schedule-rest-none = нет
schedule-rest-7 = воскресенье
schedule-rest-6-7 = суббота и воскресенье
clock-daily = каждый день в { $time }
clock-paused = пауза, часы стоят
clock-away = пауза до { MOMENT($until, $zone) }
clock-grace = Срок вышел, идёт дополнительное время
schedule-zone = Часовой пояс
schedule-zone-help = В нём указаны сроки по времени суток и выходные.
schedule-grace = Дополнительное время
schedule-grace-help = После срока ответы ещё принимаются, а на странице появляется предупреждение.
schedule-no_show = Если игрок не ответил в срок
schedule-no_show-help = Что будет вместо его ответа. То, что он сохранил, — тоже ответ.
schedule-no_show-pass = Продолжать без него
schedule-no_show-bot = За него один раз ответит бот
schedule-no_show-wait = Ждать игрока
schedule-misses = Пропусков подряд до замены ботом
schedule-misses-help = Затем место займёт бот; игрок может вернуться, пока оно не досталось другому.
schedule-extensions = Продлений у каждого игрока
schedule-extensions-help = Сколько раз за партию каждый может продлить срок.
schedule-extensions-value = { $n } × { $length }
schedule-extension = Длительность продления
schedule-extension-help = Столько добавляет одно продление.
schedule-none = нет
time-actions = Время
time-ask-pause = Попросить о паузе
time-unask-pause = Отозвать просьбу о паузе
time-unask-break = Отозвать согласие на перерыв
time-ask-resume = Попросить продолжить
time-unask-resume = Отозвать просьбу продолжить
time-extend = Продлить: ещё { $length } (осталось { $n })

zone-Europe-Kaliningrad = Калининград
zone-Europe-Moscow = Москва
zone-Europe-Samara = Самара
zone-Asia-Yekaterinburg = Екатеринбург
zone-Asia-Omsk = Омск
zone-Asia-Novosibirsk = Новосибирск
zone-Asia-Irkutsk = Иркутск
zone-Asia-Yakutsk = Якутск
zone-Asia-Vladivostok = Владивосток
zone-Asia-Magadan = Магадан
zone-Asia-Kamchatka = Камчатка
zone-Europe-Minsk = Минск
zone-Asia-Almaty = Алматы
zone-Asia-Tbilisi = Тбилиси
zone-Asia-Yerevan = Ереван
zone-Europe-Berlin = Берлин
zone-Europe-London = Лондон
zone-America-New_York = Нью-Йорк
zone-UTC = UTC

## Пульт ведущего

console = Пульт ведущего
console-to-match = К партии
console-also = Другие страницы ведущего
console-screen = Большой экран
console-codes = Коды мест для печати (PDF)
console-admission = Заявки и резерв
console-nobody-asks = Никто не просит места, и в резерве никого.
console-invite-login = Логин
console-any-bot = Место любого бота
console-time = Время
console-pause = Пауза
console-resume = Продолжить
console-resume-now = Продолжить сейчас
console-away = Партия отложена до { MOMENT($until, $zone) }. В это время она продолжится сама.
console-away-until = Отложить партию до
console-away-move = Перенести на
console-away-do = Отложить
console-away-change = Изменить дату
away-zone = Время — по часовому поясу партии: { $zone }. Не больше чем на 60 дней вперёд.
away-malformed = Укажите дату и время, например 25.11.2026 19:00.
console-close = Завершить ход сейчас
console-close-ask = Ход закончится у всех. За тех, кто ещё не ответил, решат правила, как при опоздании. Вернуть это можно только откатом партии.
console-close-do = Да, завершить
console-awaited = Ждём: { $names }
console-announce = Объявления
console-announce-help = Видно у всех вверху страницы, пока его не прочтут, и на большом экране.
console-announce-do = Объявить
console-announced = Последнее объявление
console-missed = { $n ->
    [one] пропустил { $n } срок
    [few] пропустил { $n } срока
   *[many] пропустил { $n } сроков
  }
console-muted = слово отнято
console-mute = Лишить слова
console-unmute = Вернуть слово
console-to-bot = Заменить ботом
console-remove = Удалить из партии
console-remove-ask = { $name } потеряет место и не сможет вернуться в эту партию. Место перейдёт боту или останется пустым.
console-remove-do = Да, удалить
console-call-reserve = Пригласить из резерва
console-reserve-empty = В резерве никого нет. Это место может занять любой, у кого есть код партии.
console-yourself = Чтобы уйти, откройте страницу партии.
console-forms = Действия по правилам игры
console-locks = Запретить действия
console-locks-help = Запрещённым действием не сможет воспользоваться никто, пока вы его не разрешите.
console-lock-choose = Выбрать действие
console-lock = Запретить
console-unlock = Разрешить
console-rewind = Откатить партию
console-rewind-help = Партия вернётся к моменту перед событием. Перед откатом вы увидите, что он отменит. Игроки и сообщения останутся, жребий вытянут заново, и об этом узнают все.
console-rewind-consent = Вы сами играете, поэтому откатить партию можно, только если согласятся все игроки. То, что раскрылось, и вытянутый жребий вернёт только ведущий, который не играет. Игроки и сообщения останутся, и об откате узнают все.
console-rewind-choose = Выбрать событие
console-rewind-here = Откатить сюда
console-rewind-nothing = Откатывать пока нечего.
console-rewind-sure = Всё равно откатить
console-undone = { $n ->
    [one] Будет отменено { $n } событие, которое видели все:
    [few] Будет отменено { $n } события, которые видели все:
   *[many] Будет отменено { $n } событий, которые видели все:
  }
console-undone-more = и ещё { $n }
console-undone-seats = За это время на одном из мест сменился игрок. Этого откат не отменит: все останутся на нынешних местах.
console-sure = Откатить партию?
console-keep = Оставить как есть
console-hosts = Ведущие
console-dismiss = Убрать из ведущих
console-name = Логин второго ведущего
console-name-help = Второй ведущий видит не больше, чем видел раньше.
console-name-do = Назначить
console-referee = Судья
console-referee-help = В этой партии ведущий может открыть все тайны. Об этом узнают все, а занять место в ней он уже не сможет.
console-look = Показать всё на 15 минут
sealed = Все тайны открыты
sealed-note = Вы видите тайны всех мест. Все в партии знают, что вы смотрите.
screen = большой экран
screen-join = Наведите камеру телефона или откройте { $address } и введите код:
screen-no-code = Код партии знает ведущий.
screen-elsewhere = Большой экран на другом компьютере: { $address }
codes-help = Отсканируйте код или введите его на сайте
hosting = Ваша роль
hosting-plays = Играю и веду
hosting-plays-help = Вы займёте первое место и будете видеть не больше остальных игроков.
hosting-leads = Только веду
hosting-leads-help = У вас нет места, и вы видите то же, что все.
hosting-referee = Судья: вижу всё
hosting-referee-help = У вас нет места. Все знают, что вы можете открыть тайны, и узнают, когда вы это сделаете.

api-tokens = API-ключи
api-tokens-help = С ключом бот или ваше приложение может действовать в ваших партиях от вашего имени, поэтому храните ключ как пароль. Смена пароля отзывает все ключи.
api-token-secret = Скопируйте ключ сейчас: больше его не покажут.
api-token-seen = использовался { $ago }
api-token-unseen = ещё не использовался
api-token-until = истекает { $in }
api-token-revoke = Отозвать
api-token-new = Новый ключ
api-token-name = Название программы
api-token-name-help = Чтобы узнать её в этом списке.
api-token-lasts = Срок действия
api-token-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
api-token-lasts-always = Бессрочно
api-token-make = Создать ключ
scope-read = Смотреть
scope-read-help = Всё, что видите вы, включая ваши тайны.
scope-play = Играть
scope-play-help = Занимать места, действовать, писать сообщения.
scope-host = Вести партии
scope-host-help = Создавать партии и управлять своими.
scope-account = Управлять ключами
scope-account-help = Создавать и отзывать ключи. Обычной программе это не нужно.

## Почта

email = Почта
email-help = Когда вас нет на странице, мы можем написать, что сейчас ваш ход или что срок истекает. Пока страница открыта, писем нет; тайн в письмах нет.
email-to = Письма приходят на { $address }.
email-failing = Письма на этот адрес возвращаются, поэтому больше мы туда не пишем. Введите другой адрес или укажите этот ещё раз, когда почта заработает.
email-when = Присылать письмо, когда
email-turn = мой ход
email-deadline = срок истекает
email-begins = партия началась, окончена или отменена, идёт перекличка
email-invitation = меня пригласили в партию
email-waiting = { $delivery ->
    [sent] Письмо отправлено на { $address }. Перейдите по ссылке из него, чтобы подтвердить адрес; она действует сутки.
    [late] Доставить письмо на { $address } пока не удалось. Мы попробуем ещё, от вас ничего не требуется.
    [failed] Доставить письмо на { $address } не удалось. Проверьте адрес или попробуйте позже.
    [nobody] Письмо на { $address } вернулось: такого ящика нет. Больше мы туда не пишем. Проверьте, нет ли опечатки, и введите верный адрес.
    [alphabet] Почтовый сервер этого сайта не может писать на { $address }: до знака @ он понимает только латиницу. Укажите другой адрес.
   *[waiting] Письмо отправляется на { $address }. Перейдите по ссылке из него, чтобы подтвердить адрес; она действует сутки.
  }
email-give = Указать адрес
email-other = Другой адрес
email-address = Адрес почты
email-ask = Отправить письмо для подтверждения
email-none = Отключить письма
email-confirm = Подтвердить адрес
email-confirm-help = Письма о партиях будут приходить на { $address }.
email-confirm-do = Подтвердить
email-confirmed = Адрес подтверждён
email-confirmed-help = Теперь письма приходят на { $address }. О чём писать, можно выбрать в профиле.
email-off = Отключить письма?
email-off-help = На { $address } больше не будут приходить письма о партиях.
email-off-do = Отключить письма
email-ended = Письма отключены
email-ended-help = Адрес { $address } здесь больше не хранится. Указать его снова можно в профиле.
forgotten = Сброс пароля
forgotten-help = Введите логин. Если у аккаунта есть подтверждённый адрес почты, туда придёт письмо со ссылкой для сброса пароля. Если адреса нет, обратитесь к администратору сервера.
forgotten-do = Отправить письмо
forgotten-sent = Проверьте почту
forgotten-sent-help = Если такой аккаунт есть и у него указан адрес, письмо уже в пути. Ссылка из него действует сутки.
forgotten-link = Забыли пароль?
admin-email = Почта
admin-email-off = Этот сервер не отправляет писем: он запущен без --mail.
admin-email-waiting = Ждут отправки
admin-email-sent = Отправлено за 30 дней
admin-email-failed = Не доставлено за 30 дней
admin-email-problem = Последняя ошибка
admin-email-test = Отправить пробное письмо
admin-email-tested = Письмо в пути. Если оно не придёт, причина появится здесь.

## Мои данные и новые ссылки на места

my-data = Ваши данные
my-data-help = Всё, что этот сервер о вас хранит, одним файлом: имя, устройства, API-ключи, места, прогресс в лигах и сообщения. Записи оконченных партий — на страницах этих партий.
my-data-take = Скачать (JSON)
erase = Удалить всё
erase-help = Аккаунт или имя гостя, устройства, API-ключи, адрес почты, прогресс в лигах и текст всех ваших сообщений удаляются сразу и навсегда. В идущих партиях ваше место займёт бот; партии, которые ведёте только вы и которые ещё не начались, отменятся. В оконченных партиях вместо вашего имени будет N. N.; в их записях, которые другие могли скачать, останутся действия вашего места и имя, под которым вы играли, чтобы партию по-прежнему можно было проверить. В резервных копиях всё это хранится, пока их не удалят.
erase-sure = Да, удалить всё. Отменить это нельзя.
erase-unsure = Ничего не удалено: отметьте галочкой, что вы согласны.
erase-do = Удалить мои данные
erased = Ваши данные удалены
erased-help = Здесь о вас больше ничего не хранится. Вы можете вернуться в любой момент как новый гость.
reissued-seat = Вас ждёт место
reissued-seat-help = В партии «{ $title }» ведущий передаёт место новому игроку. Сейчас там { $name }. Кто займёт место, узнает все его тайны, и об этом сообщат всем в партии.
reissued-seat-do = Занять место
console-reissue = Новая ссылка на место
console-reissue-link = Ссылка на место: { $name }
console-reissue-help = Для гостя, который потерял и браузер, и код. Сработает один раз, в течение суток. Больше никому её не показывайте: кто её откроет, тот и сможет занять место, и об этом узнают все в партии.

## Досрочный конец партии

end-early = Закончить партию досрочно
end-final = Досрочный конец окончателен: откатить его нельзя.
end-secrets = Когда партия закончится, в её записи все увидят все карты, приказы и действия.
end-you-decide = Вы ведёте эту партию и места в ней не занимаете, поэтому решаете вы.
end-vote = Согласиться должны все, кто играет: { $names }. Достаточно одного отказа. Предложение перестаёт действовать через сутки, а также если сменится игрок, партию откатят или изменится положение, от которого зависит результат.
end-vote-only = Вы не можете решить это в одиночку: предлагают игроки, и согласиться должны все.
end-kept = { $n ->
    [one] Место ещё держат
   *[other] Места ещё держат
  } за { $n ->
    [one] игроком, которого заменил бот
   *[other] игроками, которых заменили боты
  } ({ $names }). Пока { $n ->
    [one] он не вернётся или не откажется от места
   *[other] они не вернутся или не откажутся от мест
  }, но не дольше суток, голосовать нельзя.
end-way = { $how ->
    [called-off] Прекратить
   *[adjourned] Завершить досрочно
  }
end-way-help = { $how ->
    [called-off] Партия закончится без результата: никто не выиграет и не проиграет.
   *[adjourned] Партия закончится, и результат определят по нынешнему положению.
  }
end-result = Результат, если закончить сейчас: { $result }.
end-do = { $how ->
    [called-off] Прекратить партию
   *[adjourned] Завершить партию досрочно
  }
end-propose = { $how ->
    [called-off] Предложить прекратить партию
   *[adjourned] Предложить завершить партию досрочно
  }
end-back = Вернуться в партию
undo = Вернуть ход
undo-help = Если кто-то оговорился или промахнулся, попросите остальных вернуть ход. Согласиться должны все, кто играет; достаточно одного отказа. То, что раскрылось, и вытянутый жребий так не вернуть: это может только ведущий, который не играет.
undo-nothing = Сейчас игрокам нечего вернуть.
undo-ask = Попросить вернуть
undo-asked = { $name } просит вернуть ход — отменить всё начиная с события: { $event } Сообщения и игроки останутся.
undo-agree = Согласиться вернуть
undo-withdraw = Отозвать просьбу
undo-revealed = с тех пор что-то раскрылось
break-take = Сделать перерыв до даты
break-help = Партия останавливается, часы стоят, в назначенное время она продолжится сама. Для этого должны согласиться все; боты соглашаются сами.
break-host = Вы ведущий и можете отложить партию сами: на пульте ведущего.
break-until = Продолжить партию
break-do = Предложить перерыв
break-proposed = Предложен перерыв до { MOMENT($until, $zone) }: партия остановится и в это время продолжится сама.
break-agreed = Согласны: { $names }.
break-agree = Согласиться на перерыв
end-proposed = { $name } предлагает { $how ->
    [called-off] прекратить партию. Она закончилась бы без результата.
   *[adjourned] завершить партию досрочно. Результат определили бы по нынешнему положению.
  }
end-agreed = Согласны: { $n } из { $total }.
end-waits = Ещё не ответили: { $names }.
end-agree = { $how ->
    [called-off] Согласиться прекратить
   *[adjourned] Согласиться завершить
  }
end-call = Предложено закончить партию: ответьте
end-refuse = Играть дальше
end-withdraw = Отозвать предложение
stamp-called-off = Прекращена
ended-adjourned = завершена досрочно
console-end = Как её закончить…
console-end-help = Партию можно прекратить без результата или завершить досрочно с нынешним положением. Ведущий, у которого никогда не было места, решает один; иначе согласиться должны все, кто играет.

league = Лига
league-none = Без лиги: ничего не сохраняется
league-new = Новая лига
league-choose-help = В лиге то, что игра позволяет унести с собой, переходит в следующую партию.
league-name = Название лиги
league-name-new = Название новой лиги
league-game = Игра
league-make = Создать
league-new-help = Владелец лиги — вы: вам решать, кто ещё может вести её партии.
league-yours = ваша лига
league-you-host = вы можете вести партии
league-help = С чем игрок закончил партию этой лиги, с тем он начнёт следующую. Это есть и в записи каждой партии, а запись после её конца открыта всем.
league-new-match = Новая партия этой лиги
league-matches = Партии
league-no-matches = Партий, которые вам видны, пока нет.
league-matches-of = { $n ->
    [one] после { $n } партии
   *[other] после { $n } партий
}
league-players = Игроки и их прогресс
league-mine = Ваш прогресс
league-no-players = Здесь ещё никто не доиграл партию до конца.
league-owner-sees = Прогресс всех игроков видите только вы, владелец, и только пока сами не играете партию этой лиги. Остальным виден свой.
league-manage-mine = Управлять своим прогрессом
league-hosts = Кто может вести партии
league-owner = владелец лиги
league-host-remove = Убрать
league-host-leave = Больше не вести
league-host-login = Логин ещё одного ведущего
league-host-login-help = Сможет вести партии этой лиги и увидит здесь их все, но не прогресс игроков.
league-host-add = Добавить
league-settings = Настройки лиги
league-delete = Удалить лигу
league-delete-help = Удалить можно только лигу, в которой нет ни партий, ни прогресса.
to-league = Лига: { $league }
kept = Прогресс в лигах
kept-help = В некоторых играх кое-что переходит из одной партии лиги в следующую. Это принадлежит вам, а не месту за столом.
kept-nothing = Прогресса пока нет.
leagues-mine = Ваши лиги
ledger-last = последняя партия
ledger-running = идёт партия
ledger-unreadable = Сохранено по правилам, которых на этом сервере нет.
ledger-delete = Начать заново
ledger-sure = Да, удалить мой прогресс в этой лиге. Отменить это нельзя.
ledger-delete-do = Удалить прогресс
ledger-unsure = Ничего не удалено: отметьте галочкой, что вы согласны.

# Команды, роли, должности.
place-free = { $n ->
    [0] мест нет
   *[other] свободно: { $n }
  }
place-most = до { $n }
place-nobody = пока никого
place-choose = Выбрать
place-link = Ссылка-приглашение
place-show = Показать
place-which = Команда или роль
place-which-help = До начала партии выбор можно изменить.
place-link-full = По этой ссылке мест больше нет. Выберите другую команду или роль.
place-later = Выберу позже
place-any = Без выбора
place-leave = Отменить выбор
places-search = Поиск по имени или команде
places-undecided = Ещё не выбрали
places-undecided-help = Их посадят туда, где останутся места.
places-bots = Боты
places-bots-help = Боты уступают места тем, кто их выбирает.
places-move = Пересадить игрока
places-move-whom = Кого
places-move-where = Куда
places-move-do = Пересадить
mine-placed = Ваш выбор: { $place }.
mine-unplaced = Вы в игре. Выберите команду или роль в списке ниже, иначе вас посадят туда, где останутся места.
mine-official = Вы не играете. Ваша должность: { $place }.
mine-wish = Ваш выбор: { $place }.
seat-change = Пересесть
officials = Должностные лица
officials-none = Пока никого.
official-resign = Уйти с должности
official-dismiss = Снять с должности
official-to-player = Перейти в игроки
official-login = Логин должностного лица
official-login-help = Должностные лица не играют и видят то же, что все.
official-place = Должность
official-appoint = Назначить
edits-places-lost = { $n ->
    [one] Остаётся без выбранного места и может выбрать заново
   *[other] Остаются без выбранных мест и могут выбрать заново
  }: { $names }

# Пульт помощника ведущего.
desk = Пульт помощника
desk-open = Открыть пульт помощника
desk-say = Написать в эту комнату
desk-say-do = Отправить
desk-mute = Лишить слова в этой комнате
desk-mute-do = Лишить слова
desk-unmute-do = Вернуть слово
desk-muted = слово отнято
desk-silence = Здесь пока никто не писал.
desk-no-rooms = Сейчас нет открытых комнат, за которыми вы присматриваете.
room-host-hears = Эту комнату могут читать ведущий и его помощники.
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
sealed-close = Закрыть просмотр
mute-here = Лишить слова в этой комнате: { $name }
mute-here-no = Вернуть слово в этой комнате: { $name }

# Черновики: что пишут вместе, пока кто-то один не сдаст.
draft-shared = Пишете вместе: { $names } и вы. До сдачи больше никто этого не видит.
draft-alone = Этот черновик видите только вы. Он хранится, пока вы его не сдадите.
draft-due = Если время выйдет раньше, засчитается то, что сохранено, кроме недописанных строк.
draft-empty = Строк пока нет.
draft-nothing = пусто
draft-proposals = Подсказки
draft-take-over = Добавить в список
draft-add = Добавить строку
draft-new-row = Новая строка
draft-save = Сохранить список
draft-up = Выше
draft-down = Ниже
draft-drag = Перетащить на другое место
draft-remove = Убрать строку
draft-removed = Убранные строки: { $n }
draft-back = Вернуть
draft-change = { $change ->
    [added] новая строка
    [changed] правка
    [moved] другое место
   *[removed] убрана
}
draft-editing = сейчас здесь { $name }
draft-handed = Сдано ({ $name }),
draft-handed-before = С тех пор список изменился: сдайте его снова.
draft-problem = В таком виде сдать нельзя.
draft-not-yours = Этот список сдаёт другой игрок.
draft-saving = Сохраняем…
draft-saved = Сохранено
draft-offline = Не сохранено: нет связи. Пробуем снова…
draft-conflict = Тем временем строку изменили ({ $name }). Теперь в ней: { $text }.
draft-gone = Тем временем строку убрали ({ $name }). В ней было: { $text }.
draft-stale-help = То, что ввели вы, осталось здесь: сохраните или сначала поправьте.
draft-stale = Сохранено не всё: тем временем другие изменили часть строк.
draft-keep-mine = Оставить мой вариант
draft-take-theirs = Взять другой вариант
draft-settle = Сначала решите, что делать со строками, которые изменили другие.
draft-handed-in = Сдано.
draft-kept = Сохранено.
