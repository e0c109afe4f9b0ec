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
away = отошёл
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
room-silent = Здесь пока молчат.
say = Сказать
say-something = Ваша реплика
say-to = Реплика: { $room }
match-over = Партия окончена
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

## Правила, профиль, вход

rules-print = Для настоящего стола
print-unknown = Такой распечатки нет.
rules-of = Правила: { $game }
contents = Содержание
save = Сохранить
profile-name = Как вас называть
profile-name-help = Это имя видят за столом. До 24 знаков.
profile-saved = Записано.
account-make = Завести учётную запись
account-make-help = Имя и пароль — и партии найдут вас на любом устройстве. Начатые партии останутся за вами.
register = Завести
have-account = Уже есть учётная запись?
no-account = Ещё нет учётной записи?
login = Вход
login-do = Войти
logout = Выйти
return-by-code = Вернуться по личному коду
return-by-code-help = Код вам показали, когда вы сели за стол; он же есть в профиле.
join-invited = { $host } зовёт вас за стол. Игра: { $game }.
join-full = Все места заняты, но смотреть можно.

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
error-home = В лобби
error-code = код { $code }

## Что говорит сервер

guest-name = Гость { $n }
field-missing = Заполните поле «{ $field }».
act-accepted = Принято и записано.
act-not-seated = Вы не сидите за этим столом: смотреть можно, ходить нельзя.
act-over = Дело закрыто. В записи видно, кто что знал.
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
match-cancelled = Партию отменил тот, кто её открыл.
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
return-here = По этому коду вы снова сядете на своё место. Код — только ваш.
return-do = Вернуться
rules-unwritten = Правила игры «{ $game }» здесь ещё не записаны.
field-login = Логин
field-password = Пароль
field-password-help = От восьми знаков. Чем длиннее, тем спокойнее.
login-too-often = Слишком много неверных паролей. Подождите пять минут.
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
return-too-often = Слишком много неверных кодов. Подождите пять минут.
commitment = Печать жребия (SHA-256)

range = От { $low } до { $high }.

## Запуск

serve-open = Откройте в браузере:  { $url }
serve-friends = Друзьям в той же сети: { $url }
serve-data = Партии хранятся здесь: { $path }. Остановить: Ctrl+C.
