### Страницы: новая партия и её настройки.

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
more-options = Дополнительные настройки
create-match = Создать партию
create-match-help = Настройки можно изменить, пока партия не началась.
seats-how-many = Число мест
match-title = Название
match-title-help = Видно в лобби. Необязательно.

## Время

time-limits = Темп
pace-evening = За вечер
pace-correspondence = По переписке
pace-unlimited = Без ограничений
pace-unlimited-help = Партия ждёт каждого сколько угодно.
pace-custom = Свои сроки
pace-custom-help = Для каждого вида хода отдельно, в том числе по времени суток.
pace-length = { $length } на каждый ответ.
pace-lengths = { $least } – { $most }, смотря по ходу.
clock-none = без ограничения
clock-of = Ограничение времени: { $kind }
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
away-zone = Время — по часовому поясу партии: { $zone }. Не больше чем на 60 дней вперёд.
away-malformed = Укажите дату и время, например 25.11.2026 19:00.

## Кто может войти

match-password-new = Новый пароль партии
match-password-keep = Оставьте пустым, чтобы не менять.
match-password-none = Без пароля
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
privacy = Кто может присоединиться
privacy-open = Кто угодно
privacy-open-help = Партия видна в лобби.
privacy-link = Только по ссылке
privacy-link-help = В лобби партии нет; войти может любой, у кого есть ссылка или код.
admission-approval = Вступление с моего согласия
admission-approval-help = Желающие подают заявки, решаете вы. Занять место бота по ходу партии тоже можно только с вашего согласия.
match-password-help = Его введёт каждый, кто присоединяется. Необязательно.

## Разговоры

hints = Подсказки бота
hints-help = Игрок спрашивает, что на его месте сделал бы бот и почему. Бот знает не больше, чем этот игрок; другие об этом не узнают.
hints-usual = Только тем, кто играет с одними ботами
hints-always = Всем игрокам
hints-never = Никому
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

## Ведущий, судья, зрители

spectators = Зрители
spectators-help = Зритель видит только то, что открыто всем. Кто играет, видит игру в любом случае.
spectators-yes = могут смотреть
spectators-no = не допускаются
referee = Судья
referee-sees = { $host } видит все тайны
hosting = Ваша роль
hosting-plays = Играю и веду
hosting-plays-help = Вы займёте первое место и будете видеть не больше остальных игроков.
hosting-leads = Только веду
hosting-leads-help = У вас нет места, и вы видите то же, что все.
hosting-referee = Судья: вижу всё
hosting-referee-help = У вас нет места. Все знают, что вы можете открыть тайны, и узнают, когда вы это сделаете.

## Изменение настроек

agreed-options = Настройки партии
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
edits-places-lost = { $n ->
    [one] Остаётся без выбранного места и может выбрать заново
   *[other] Остаются без выбранных мест и могут выбрать заново
  }: { $names }

## Настройки игры

options = Правила игры
option-yes = да
option-no = нет
option-long-text = текст, знаков: { $n }
commitment = Отпечаток секрета (SHA-256)
range = От { $low } до { $high }.
