### Слова страниц. Голос — сухой секретарь: коротко, без упрёков, по делу.

## Рамка страницы

intriga = Интрига
wordmark-start = Интри
wordmark-struck = г
wordmark-end = а
intriga-home = Интрига, на главную
about = Игры тайных приказов, сделок и предательства: в браузере, по ссылке, против друзей и ботов.
skip-to-content = К содержанию
nav = Разделы
nav-lobby = Лобби
nav-rules = Правила
nav-profile = Профиль
nav-login = Войти
language = Язык
theme = Освещение
theme-auto = Как в системе
theme-light = Дневной свет
theme-dark = Настольная лампа
credits = Интрига — свободный стол для игр с тайными приказами.
credits-licence = Код открыт: Apache-2.0. Шрифты Голос и PT — OFL.

## Лобби

lobby-title = Лобби
lobby-heading = Дела на столе
lobby-lead = Возьмите дело и начните против ботов. Позвать людей можно когда угодно.
games = Игры
case-number = Дело № { $n }
stamp-secret = Секретно
fact-seats = игроков: { $seats }
fact-minutes = минут: { $minutes }
play-bots = Сыграть с ботами
how-many-bots = Сколько ботов
bots-number = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
play-friends = Позвать друзей
lobby-mine = Мои партии
lobby-mine-empty = Вы ещё нигде не сидите. Партия против ботов начнётся сразу — и появится здесь.
lobby-open = Открытые партии
lobby-open-empty = Сейчас никто никого не ждёт. Откройте партию сами: место останется за вами, гости придут по ссылке.
matches-count = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
seats-taken = мест занято: { $taken } из { $total }
your-turn = Ваш ход
to-match = К столу
sit-down = Занять место
watch = Смотреть
watch-finished = Посмотреть запись
join-by-code = Вход по коду
join-by-code-help = Вам продиктовали код партии? Впишите его — регистр не важен.
code = Код партии
enter = Войти

## Новая партия

new-match-of = Новая партия: { $game }
new-match-order = Ордер на партию
time-limits = Время на размышление
time-limits-help = Часы идут и тогда, когда сервер перезапущен. Без ограничения партия ждёт сколько угодно.
more-options = Тонкости правил
create-match = Открыть партию
create-match-help = Вы сядете за стол первым и получите ссылку для гостей.
choose = — выберите —
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
counts-limit = Осталось очков из { $n }
row-number = Строка { $n }

## Комната ожидания

at-the-table = За столом
agreed-options = Условия партии
seat-free = Свободно
sit-here = Сесть сюда
add-bot = Посадить бота
free-seat = Освободить
stand-up = Встать
fill-with-bots = Свободные места — ботам
start-match = Начать партию
invite-friends = Пригласить
invite-help = Покажите код камере телефона, пришлите ссылку или продиктуйте буквы.
qr-label = QR-код со ссылкой на партию
code-for-lobby = Код для лобби
invite-link = Ссылка-приглашение
copy = Скопировать
copied = Скопировано
return-heading = Ваш обратный билет
return-help = Сохраните: по этой ссылке или коду вы вернётесь на своё место с любого устройства. Никому не показывайте — по ней войдут от вашего имени.
return-link = Личная ссылка
return-code = Личный код:
you = вы
bot = бот
away = не за столом
host = ведёт партию

## Партия

zones = Части стола
zone-now = Что сейчас
zone-board = Поле
zone-act = Ваши действия
zone-act-short = Ход
zone-card-short = Карточка
zone-dispatches = Депеши
zone-dispatches-short = Депеши
zone-table = Стол
zone-table-short = Стол
awaited = Кого ждём
awaited-you = Ждут вас
answered = уже ответил
act-nothing = Сейчас от вас ничего не требуется.
stamp-accepted = Принято
only-you = только вам
no-dispatches = Пока тихо. Первая депеша придёт с первым ходом.
earlier-dispatches = Более ранние депеши
news-one = новая депеша
news-few = новые депеши
news-many = новых депеш
unread = { $n ->
    [one] { $n } непрочитанное
   *[other] { $n } непрочитанных
}
watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
turn-of-this = его ход

## Комнаты

zone-rooms = Комнаты
zone-rooms-short = Комнаты
rooms-none = Говорить здесь негде: так договорились.
room-silent = Здесь пока молчат.
room-all-hear = Слышат все, и зрители тоже.
room-hear = Слышат: { $names }.
room-with = Наедине: { $names }
room-new = Поговорить наедине
room-new-whom = С кем
room-new-help = Услышат только те, кого вы выберете. Если кого-то из них за столом сменят, новый человек прочтёт и прежние реплики.
talk-with-whom = Выберите, с кем говорить.
say = Сказать
say-something = Ваша реплика
say-announce = Объявление для всех
say-to = Реплика: { $room }
say-whose = От чьего имени
say-as-myself = от своего имени
say-as = от имени: { $voice }
say-more = Что сделать с репликой
say-no-deeds = С этой репликой ничего не сделать.
say-gone-host = Удалено ведущим.
say-gone-author = Удалено автором.
say-hushed = Реплика скрыта: вы просили этого голоса не слышать.
say-erase = Удалить реплику
says-earlier = Что было раньше
says-news = новые сообщения ↓
host-speaks = Ведущий
announcement-read = Понятно
hush-of = Не слышать: { $name }
hush-no-of = Снова слышать: { $name }
hush-no = Вернуть
hush-room = Не помечать новое
hush-no-room = Снова помечать новое
hushed-one = Вы не слышите: { $name }
mute-of = Лишить слова: { $name }
mute-no-of = Вернуть слово: { $name }
back-to-rooms = К комнатам

press = Где можно говорить
press-rulebook = Как велят правила
press-rulebook-help = В этой игре: { $rule }.
press-full = Где угодно
press-full-help = При всех и наедине.
press-public = Только при всех
press-public-help = Личных разговоров нет.
press-none = Нигде
press-none-help = Играют молча. Говорит только ведущий.
press-is-full = говорить можно при всех и наедине
press-is-public = говорить можно только при всех
press-is-rooms = говорить можно в комнатах по правилам
press-is-none = играют молча

match-over = Партия окончена
match-imported = Партию сыграли не здесь: её запись проверена и положена сюда для просмотра. Имена в ней — только имена.
stamp-won = Победа
stamp-closed = Дело закрыто
to-replay = Запись партии
play-again = Сыграть ещё раз

## Запись

replay-of = Запись: { $title }
back-to-match = К итогам партии
replay-step = Шаг { $step } из { $last }
replay-eyes = Чьими глазами
replay-show = Показать
replay-first = ⇤ К началу
replay-prev = ← Назад
replay-next = Вперёд →
replay-last = К концу ⇥
replay-record = Скачать протокол

## Прошлые ходы

turn-slider = Ходы партии
turn-now = Сейчас
turn-earlier = ← Раньше
turn-later = Позже →
turn-to-now = К текущему ходу
turn-unknown = Такого хода в партии не было.
turn-go = К ходу
back-to-match-now = К партии

## Правила, профиль, вход

rules-print = Для настоящего стола
print-busy = Принтер занят. Попробуйте через несколько секунд.
print-unknown = Такой распечатки нет.
rules-of = Правила: { $game }
contents = Содержание
save = Сохранить
profile-name = Как вас называть
profile-name-help = Это имя видят за столом. До 24 знаков.
profile-sound = Звонить, когда ждут меня
profile-sound-help = Короткий звук в этом браузере — если страницы хоть раз коснулись.
profile-saved = Записано.
account-make = Завести учётную запись
account-make-help = Имя и пароль — и партии найдут вас на любом устройстве. Начатые партии останутся за вами.
account = Учётная запись
account-login = Ваш логин — { $login }.
password-change = Сменить пароль
password-change-help = На всех остальных устройствах придётся войти заново.
password-old = Прежний пароль
password-new = Новый пароль
password-new-help = Ссылка сработает один раз. Все прежние входы закроются.
password-set = Записать пароль
browsers = Где вы вошли
browsers-help = Не узнаёте устройство? Закройте вход: его открытая страница перестанет быть вашей.
browser-this = это устройство
browser-unnamed = Устройство не назвалось
browser-seen = было здесь { $ago }
browser-opened = вход { $ago }
browser-close = Закрыть вход
browsers-close-others = Закрыть все остальные входы
## Канцелярия: для того, кто держит сервер

office = Канцелярия
office-people = Люди
office-matches = Партии
office-server = Сервер
office-search = Имя или логин
office-find = Найти
office-admin = администратор
office-guest = гость
office-login = логин { $login }
office-blocked = вход закрыт { $ago }
office-since = с нами { $ago }
office-sits = { $n ->
    [one] сидит за { $n } столом
    [few] сидит за { $n } столами
   *[many] сидит за { $n } столами
}
office-nobody = Никого не нашлось.
office-password = Ссылка для нового пароля
office-password-link = Ссылка для нового пароля
office-password-link-help = Действует сутки, срабатывает один раз и закроет все прежние входы. Передайте её только тому, чья это запись.
office-block = Закрыть вход
office-unblock = Впустить снова
office-appoint = Сделать администратором
office-dismiss = Снять с должности
office-status = Состояние
office-host = ведёт { $name }
office-sitting = людей { $people }, ботов { $bots }, мест { $seats }
office-call-off = Отменить
office-no-matches = Таких партий нет.
office-version = Версия
office-uptime = Работает без перерыва
office-database = База
office-size = Размер базы
office-megabytes = { $n } МБ
office-count-accounts = Учётных записей
office-count-guests = Гостей
office-count-browsers = Открытых входов
office-count-gathering = Собираются
office-count-playing = Идут
office-count-over = Окончены
office-count-cancelled = Отменены
office-journal = Журнал
office-the-match = Партия
deed-claimed = { $admin } принимает должность администратора по ссылке из терминала.
deed-password-link = { $admin } выдаёт ссылку для нового пароля: { $person }.
deed-blocked = { $admin } закрывает вход: { $person }.
deed-unblocked = { $admin } впускает снова: { $person }.
deed-appointed = { $admin } делает администратором: { $person }.
deed-dismissed = { $admin } снимает с должности: { $person }.
deed-called-off = { $admin } отменяет партию, которая так и не началась.
pages = Страницы
page-before = ← Назад
page-after = Дальше →
claim-heading = Должность администратора
claim-help = Администратор видит людей и открытые сведения о партиях, может закрыть вход или выдать ссылку для нового пароля. Тайн идущих партий он не видит. Ссылка сработает один раз.
claim-do = Принять должность
claim-needs-account = Для этого нужна учётная запись с паролем.
register = Завести
have-account = Уже есть учётная запись?
no-account = Ещё нет учётной записи?
login = Вход
login-do = Войти
logout = Выйти
return-by-code = Вернуться по личному коду
return-by-code-help = Код вам показали, когда вы сели за стол; он же есть в профиле.
join-invited = { $host } зовёт вас за стол. Игра: { $game }.
join-full = Все места заняты. Можно встать в резерв и сесть, когда кто-нибудь уйдёт.

## Ошибки

error-400 = Запрос не разобран
error-help-400 = В бумаге не хватает строки или вписано лишнее. Вернитесь и отправьте ещё раз: ничего не изменилось.
error-stamp-400 = Неразборчиво
error-403 = Сюда по пропускам
error-help-403 = Это чужое место или закрытая партия. Если место ваше, войдите по личной ссылке.
error-stamp-403 = Не допущен
error-404 = Такого дела в архиве нет
error-help-404 = Возможно, в адресе опечатка или партию убрали. Код партии можно вписать в лобби.
error-stamp-404 = Не значится
error-409 = Положение уже изменилось
error-help-409 = Пока бумага шла, за столом кое-что произошло. Посмотрите на поле и решите заново.
error-stamp-409 = Устарело
error-429 = Слишком часто
error-help-429 = Подождите минуту: канцелярия разбирает предыдущие бумаги.
error-stamp-429 = Обождите
error-500 = Сбой в канцелярии
error-help-500 = Виноваты мы. Всё, что было принято, сохранено; попробуйте ещё раз через минуту.
error-stamp-500 = Сбой
error-503 = Стол закрыт на минуту
error-help-503 = Сервер перезапускается. Принятые ходы сохранены, часы партий учтут перерыв.
error-stamp-503 = Перерыв
refused-no-text = Сейчас этого сделать нельзя.
error-home = В лобби
error-code = код { $code }

## Что говорит сервер

guest-name = Гость { $n }
field-missing = Заполните поле «{ $field }».
act-accepted = Принято и записано.
act-not-seated = Вы не сидите за этим столом: смотреть можно, ходить нельзя.
act-over = Дело закрыто. В записи видно, кто что знал.
act-paused = Пауза. Ходы вернутся, когда игра продолжится.
act-watching = Вы смотрите. Ходят те, кто сидит за столом.
act-quick = Отвечать за меня, когда выбирать не из чего
act-wait = Ждём: { $names }.
board-empty = Сказать пока нечего.
clock-none = без ограничения
clock-of = Часы «{ $kind }»
clock-opening = До первого хода
clock-turn = На ход
clock-answer = На ответ
clock-bid = На ставку
match-goes-on = Партия идёт
match-over-note = Больше никого не ждут.
asked-you = Ваш ответ?
asked-others = Ждут не вас.
dispatches-start = С начала
finished-won = { $n ->
    [one] Победа: { $names }
   *[other] Победа на всех: { $names }
}
finished-nobody = Никто не победил
to-next-match = К следующей партии
seat-number = Место { $n }
seat-which = Какое место
seats-how-many = Сколько мест
match-title = Название
match-title-help = Под ним партию узнают в лобби. Можно не называть.
privacy = Кто может сесть
privacy-open = Кто угодно
privacy-open-help = Партия видна в лобби.
privacy-link = Только по ссылке
privacy-link-help = В лобби её нет, войдут те, кому вы дали ссылку или код.
door-more = Пароль и разрешение сесть
door-approval = Каждого впускаю я
door-approval-help = Желающие просятся, вы решаете. Места ботов по ходу партии тоже занимают только с вашего слова.
match-password = Пароль партии
match-password-help = Его спросят у каждого, кто садится. Можно не назначать.
room-approval = За этот стол сажает { $host }.
room-locked = Нужен пароль партии.
join-ask = Попроситься
join-reserve = Встать в резерв
mine-seated = Вы сидите на месте { $seat }.
mine-reserve = Вы в резерве, по счёту { $n }. Освободится место — сядете сами собой.
mine-asked = Вы попросились. Решает { $host }.
mine-invited = Вас зовут за этот стол.
mine-declined = { $host }: места за этим столом для вас нет.
mine-new = Вы пока не за столом.
mine-no-code = Чтобы сесть за этот стол, нужна ссылка или код. Они у тех, кто вас позвал.
withdraw-asked = Больше не прошусь
withdraw-reserve = Уйти из резерва
withdraw-invited = Отказаться
waits-asked = вы проситесь за стол
waits-reserve = вы в резерве
waits-invited = вас зовут
seats-free = свободно: { $n }
seats-search = Найти по имени
reserve = Резерв
door-asked = { $n ->
    [one] Просится { $n } человек
    [few] Просятся { $n } человека
   *[many] Просятся { $n } человек
}
door-approve = Впустить
door-approve-all = Впустить всех
door-decline = Отказать
door-invited = Позваны: { $names }
door-declined = Отказано: { $n }
call-off = Отменить партию
call-off-help = Партия не состоится. Все, кто сидит за столом или ждёт места, узнают об этом.
call-off-do = Отменить
start-fewer = Начать без пустых мест
roll-call = Перекличка
roll-again = Перекличка заново
roll-end = Закончить перекличку
roll-called = Перекличка: вы здесь?
roll-answer = Я здесь
roll-here = здесь
roll-answered = Ваш голос слышали.
roll-count = отозвались: { $n } из { $total }
roll-absent = { $n ->
    [one] Не отозвался { $n }:
    [few] Не отозвались { $n }:
   *[many] Не отозвались { $n }:
}
roll-without-help = Можно начать без них: сначала сядут те из резерва, кто отозвался, потом — как скажете.
roll-without-bots = Начать без них, на пустых местах боты
roll-without-chairs = Начать без них, пустых мест не будет
call-by-login = Позвать по логину
call-do = Позвать
call-help = Приглашённый увидит партию в своём лобби и сядет без кода и пароля.
call-sent = Приглашение ушло — если такой логин есть.
seat-ask-for = Попроситься на место: { $name }
seat-approve = Посадить: { $name } (вместо: { $bot })
seat-decline = Отказать: { $name }
gone-host = Партия «{ $title }» не состоится: { $host } её отменяет.
gone-idle = Партия «{ $title }» не состоится: её слишком долго никто не начинал.
gone-admin = Партия «{ $title }» не состоится: её отменил администратор сервера.
options = Правила партии
option-yes = да
option-no = нет
opened-by = открыто { $ago }, зовёт { $host }
ended-nobody = ничья, { $ago }
ended-won = победа: { $names }, { $ago }
awaits-you = ждут вас
awaits = ждут: { $names }
lobby-running = Идут сейчас
start-free = { $n ->
    [one] Свободно { $n } место: позовите кого-нибудь или посадите бота.
    [few] Свободно { $n } места: позовите людей или посадите ботов.
   *[many] Свободно { $n } мест: позовите людей или посадите ботов.
}
start-wait = Начнём, когда места заполнятся и { $host } даст знак.
start-ready = Все в сборе. Можно начинать.
start-ready-wait = Все в сборе. Начинает { $host }.
start-roll = Идёт перекличка. Начать можно и не дожидаясь всех.
start-roll-wait = Идёт перекличка. Начинает { $host }.
return-here = По этому коду вы снова сядете на своё место. Код — только ваш.
return-do = Вернуться
rules-unwritten = Правила игры «{ $game }» здесь ещё не записаны.
field-login = Логин
field-password = Пароль
field-password-help = От восьми знаков. Чем длиннее, тем спокойнее.
replay-public = Как видели все
replay-all = Все карты открыты
replay-silence = На этом шаге этот зритель ничего нового не узнал.
error-413 = Бумага слишком толстая
error-help-413 = Столько за один раз не принимаем. Ничего не изменилось.
error-stamp-413 = Не влезает
connection-lost = Связь потеряна. Восстанавливаем; всё принятое сохранено.

seat-changes = Уйти, сесть, заменить
seat-leave = Уступить место боту
seat-leave-help = Бот доиграет за вас, зная всё, что знаете вы. На другое место в этой партии вы уже не сядете.
seat-to-bot = Посадить бота вместо: { $name }
seat-take-over = Сесть вместо: { $name }
seat-which-one = Не сказано, о каком месте речь.
commitment = Печать жребия (SHA-256)

range = От { $low } до { $high }.

## Запуск

serve-open = Откройте в браузере:  { $url }
serve-friends = Друзьям в той же сети: { $url }
serve-data = Партии хранятся здесь: { $path }. Остановить: Ctrl+C.
serve-admin = Стать администратором (ссылка на один раз): { $url }

## Расписание

more-time = Ещё о времени: срок по часам, отсрочки, неявка
clock-at-time-of-day = каждый день в назначенное время
clock-daily = каждый день в { $time }
clock-paused = пауза, часы стоят
clock-grace = Срок вышел, идёт льготное время
clock-orders = На приказы
clock-vote = На голосование
schedule-daily = Назначенное время
schedule-daily-help = Для сроков «каждый день в назначенное время». До него всегда не меньше двух часов.
schedule-zone = Часовой пояс
schedule-zone-help = По чьим часам назначено время.
schedule-grace = Льготное время
schedule-grace-help = После срока приказы ещё принимают, но на экране уже тревога.
schedule-no_show = Если кто-то не ответил в срок
schedule-no_show-help = Что делать со словом того, кого нет.
schedule-no_show-pass = Идти дальше без него
schedule-no_show-bot = За него один раз ответит бот
schedule-no_show-wait = Ждать, пока он не ответит
schedule-misses = Пропусков подряд до замены ботом
schedule-misses-help = Потом место займёт бот; вернуться можно, если место ещё свободно.
schedule-extensions = Продлений на каждого
schedule-extensions-help = Каждый может сам продлить срок столько раз за партию.
schedule-extensions-told = { $n } по { $length }
schedule-extension = На сколько продлевают
schedule-extension-help = Одно продление.
schedule-none = нет
time-doings = Время
time-ask-pause = Попросить паузу
time-unask-pause = Больше не просить паузу
time-ask-resume = Попросить продолжить
time-unask-resume = Больше не просить продолжить
time-extend = Продлить на { $length } (осталось { $n })

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

## Ведущий

console = Стол ведущего
console-to-match = К партии
console-also = Ещё для ведущего
console-screen = Большой экран
console-codes = Коды на бумаге (PDF)
console-time = Время
console-pause = Пауза
console-resume = Продолжить
console-close = Закрыть срок
console-awaited = Ждём: { $names }
console-announce = Объявления
console-announce-help = Объявление стоит у каждого над всем остальным, пока его не прочтут; видно его и на большом экране.
console-announce-do = Объявить всем
console-announced = Последнее объявление
console-missed = { $n ->
    [one] пропустил { $n } срок
    [few] пропустил { $n } срока
   *[many] пропустил { $n } сроков
  }
console-muted = без слова
console-mute = Лишить слова
console-unmute = Вернуть слово
console-to-bot = Посадить бота
console-remove = Удалить из партии
console-call-reserve = Позвать запасного
console-reserve-empty = В резерве никого. Сесть вместо бота можно по коду партии.
console-yourself = Уйти самому можно на странице партии.
console-no-reserve = В резерве нет никого, кому можно отдать это место.
console-forms = По правилам игры
console-locks = Запретить на время
console-locks-help = Запрещённое действие не предлагается никому, пока вы его снова не разрешите.
console-lock-choose = Выбрать действие
console-lock = Запретить
console-unlock = Разрешить
console-rewind = Вернуть партию
console-rewind-help = Партия вернётся к тому, что было до события. Сказанное остаётся сказанным, жребий тянут заново, и об этом узнают все.
console-rewind-choose = Выбрать событие
console-rewind-here = Вернуть сюда
console-rewind-nothing = Возвращать пока нечего.
console-rewind-sure = Всё равно вернуть
console-sure = Точно вернуть партию?
console-keep = Оставить как есть
console-hosts = Кто ведёт
console-dismiss = Больше не ведёт
console-name = Логин второго ведущего
console-name-help = Ведущий знает столько же, сколько и раньше: вести — не значит подглядывать.
console-name-do = Назначить
console-referee = Судья
console-referee-help = В этой партии ведущий может вскрыть всё. Об этом узнают все, а сесть за стол он уже не сможет.
console-look = Вскрыть на четверть часа
sealed = Всё вскрыто
sealed-note = Вы видите тайны всех мест. За столом знают, что вы смотрите.
screen = большой экран
codes-help = Отсканируйте или введите код на сайте
hosting = Кто ведёт
hosting-plays = Веду и играю
hosting-plays-help = Вы сядете за стол первым и знаете столько же, сколько остальные.
hosting-leads = Только веду
hosting-leads-help = Вы не садитесь за стол и видите то, что видят все.
hosting-referee = Сужу и вижу всё
hosting-referee-help = За стол вы не садитесь; все знают, что вы можете вскрыть тайны, и видят, когда вы это делаете.

programs = Программы
programs-help = Ключ пускает за ваши столы программу: бота или своё приложение. Кто знает ключ, действует от вашего имени, поэтому храните его как пароль. Смена пароля отзывает все ключи.
program-secret = Вот ключ. Скопируйте его сейчас: больше мы его не покажем.
program-seen = приходил { $ago }
program-unseen = ещё не приходил
program-until = истекает { $in }
program-revoke = Отозвать
program-new = Новый ключ
program-name = Для какой программы
program-name-help = Чтобы потом узнать её в этом списке.
program-lasts = Срок
program-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
program-lasts-always = Без срока
program-make = Выдать ключ
scope-read = Видеть
scope-read-help = Всё, что видите вы, и ваши тайны тоже.
scope-play = Играть
scope-play-help = Садиться за столы, ходить, говорить.
scope-host = Открывать партии
scope-host-help = И распоряжаться теми, где вы хозяин.
scope-account = Выдавать ключи
scope-account-help = И отзывать их. Обычной программе это ни к чему.

## Письма

letters = Письма
letters-help = Когда вас нет на странице, стол может написать вам: что ждут вас, что срок на исходе. Тем, кто здесь, писем не шлём, и тайн в письмах нет.
letters-to = Письма приходят на { $address }.
letters-failing = Письма на этот адрес возвращаются, поэтому пока мы туда не пишем. Когда с ящиком всё наладится, укажите его ещё раз или назовите другой.
letters-when = О чём писать
letters-turn = В партии ждут вас
letters-deadline = Срок на исходе
letters-begins = Партия начинается или отменена, идёт перекличка
letters-invitation = Вас зовут за стол
letters-waiting = Письмо отправлено на { $address }. Перейдите по ссылке из него, чтобы подтвердить адрес; она действует сутки.
letters-give = Указать адрес
letters-other = Другой адрес
letters-address = Почтовый адрес
letters-ask = Отправить туда письмо
letters-none = Больше не писать
letters-confirm = Подтвердить адрес
letters-confirm-help = Письма о партиях будут приходить на { $address }.
letters-confirm-do = Да, пишите сюда
letters-confirmed = Адрес подтверждён
letters-confirmed-help = Теперь письма приходят на { $address }. О чём писать, решаете вы — на своей странице.
letters-off = Больше не писать?
letters-off-help = На { $address } больше не придёт ни одного письма о партиях.
letters-off-do = Больше не писать
letters-ended = Писем больше не будет
letters-ended-help = Адрес { $address } мы забыли. Указать его снова можно на своей странице.
forgotten = Забытый пароль
forgotten-help = Назовите свой логин. Если у этой учётной записи есть подтверждённый адрес, туда придёт письмо со ссылкой для нового пароля. Если адреса нет, обратитесь к тому, кто держит этот сервер.
forgotten-do = Отправить письмо
forgotten-sent = Загляните в почту
forgotten-sent-help = Если такая учётная запись есть и у неё указан адрес, письмо уже в пути. Ссылка из него действует сутки.
forgotten-link = Забыли пароль?
office-letters = Письма
office-letters-off = Этот сервер писем не шлёт: он запущен без --mail.
office-letters-waiting = Ждут отправки
office-letters-sent = Отправлено за тридцать дней
office-letters-failed = Не доставлено за тридцать дней
office-letters-problem = Последняя помеха
office-letters-test = Отправить пробное письмо
office-letters-tested = Письмо в пути. Если оно не придёт, причина появится здесь.

## Мои данные и места, выданные заново

my-data = Ваши данные
my-data-help = Всё, что этот сервер о вас хранит, одним файлом: имя, устройства, программы, места за столами и всё вами сказанное. Записи оконченных партий — на их страницах.
my-data-take = Забрать (JSON)
erase = Удалить всё
erase-help = Учётная запись или имя гостя, устройства, программы, почтовый адрес и слова всех ваших реплик исчезнут сразу и навсегда. В идущих партиях ваше место займёт бот; партии, которые собирали вы один, отменятся. В оконченных партиях ваше место будет зваться N. N.; в их записях, которые могли уже скачать другие, останутся ходы вашего места и имя, под которым вы играли, и по-прежнему можно будет доказать, что правила соблюдены. В резервных копиях всё это хранится, пока их не выбросят.
erase-sure = Да, удалить всё. Вернуть будет нельзя.
erase-unsure = Ничего не удалено: поставьте отметку, что вы уверены.
erase-do = Удалить мои данные
erased = Ваши данные удалены
erased-help = Мы больше ничего о вас не знаем. Захотите — приходите снова, как в первый раз.
kept-seat = Вас ждёт место
kept-seat-help = В партии «{ $title }» ведущий заново выдаёт место, где сидит { $name }. Кто сядет, получит его со всеми тайнами, и об этом узнает весь стол.
kept-seat-do = Сесть
console-reissue = Выдать место заново
console-reissue-link = Ссылка на место: { $name }
console-reissue-help = Для гостя, который потерял и браузер, и код. Сработает один раз, в течение суток. Больше никому её не давайте: кто перейдёт по ней, тот и сядет, и об этом узнает весь стол.
