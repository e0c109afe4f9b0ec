### Страницы: администрирование; запуск сервера.

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
admin-the-match = Партия
pages = Страницы
page-before = ← Назад
page-after = Дальше →
claim-heading = Права администратора
claim-help = Администратор видит пользователей и открытые сведения о партиях, может заблокировать пользователя или создать ссылку для сброса пароля. Тайны идущих партий ему не видны. Ссылка действует один раз.
claim-do = Стать администратором
claim-needs-account = Сначала нужен аккаунт с паролем.

## Запуск сервера, в терминале

serve-open = Откройте в браузере:  { $url }
serve-friends = Друзьям в той же сети: { $url }
serve-data = Партии хранятся здесь: { $path }. Остановить: Ctrl+C.
serve-admin = Стать администратором сервера (одноразовая ссылка): { $url }

## Журнал

admin-log-ended = { $admin } прекращает партию, правила которой дали сбой.
admin-journal = Журнал действий
admin-log-claimed = { $admin } становится администратором по ссылке из терминала.
admin-log-password-link = { $admin } создаёт ссылку для сброса пароля: { $person }.
admin-log-blocked = { $admin } блокирует: { $person }.
admin-log-unblocked = { $admin } снимает блокировку: { $person }.
admin-log-appointed = { $admin } назначает администратором: { $person }.
admin-log-dismissed = { $admin } отзывает права администратора: { $person }.
admin-log-host-succeeded = Ведущий партии удалил аккаунт; теперь её ведёт { $person }.
admin-log-host-gone = Ведущий партии удалил аккаунт, и ведущего у неё больше нет.
admin-log-called-off = { $admin } отменяет партию до её начала.

## Почта

admin-email = Почта
admin-email-off = Этот сервер не отправляет писем: он запущен без --mail.
admin-email-waiting = Ждут отправки
admin-email-sent = Отправлено за 30 дней
admin-email-failed = Не доставлено за 30 дней
admin-email-problem = Последняя ошибка
admin-email-test = Отправить пробное письмо
admin-email-tested = Письмо в пути. Если оно не придёт, причина появится здесь.
