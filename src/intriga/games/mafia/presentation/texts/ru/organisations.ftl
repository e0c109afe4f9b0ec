### Страницы «Мафии»: организации.

## Организации

mafia-named-org-help = Общественную организацию основывают в день 1 или 2. Устав не меняется, и состоять можно только в одной.
mafia-named-org-found = Основать организацию
mafia-named-org-none = Организаций нет.
mafia-named-org-mine = ваша
mafia-named-org-head = Глава
mafia-named-org-head-dead = (нет в живых)
mafia-named-org-goals = Цели
mafia-named-org-condition = Кто может вступить
mafia-named-org-no-condition = Любой, кого примет глава.
mafia-named-org-members = Состоят
mafia-named-org-asking = Просятся
mafia-named-org-services = Услуги для остальных
mafia-named-org-service = { $name } (монет: { $coins })
mafia-named-org-no-services = нет
mafia-named-org-fund = В фонде
mafia-named-org-charter = Устав
mafia-named-org-reports = Отчёты главы
mafia-named-org-days = День
mafia-named-org-no-reports = пока нет
mafia-named-org-missed = Без отчёта: день
mafia-named-org-ordered = Ваши монеты отложены на услугу: { $service }
mafia-named-org-statements = О чём отчитывался глава
mafia-named-org-day = День
mafia-named-org-came = Пришло
mafia-named-org-went = Ушло
mafia-named-org-books = Книги: в фонде { $fund }
mafia-named-org-entry = Что
mafia-named-org-no-entries = Пока ничего не пришло и не ушло.
mafia-named-org-waits = { $who } ждёт услуги: { $service } (монет: { $coins })
mafia-named-entry-donation = взнос
mafia-named-entry-service = услуга
mafia-named-entry-payout = выплата
mafia-named-org-founded = Основана в день { $day }
