### «Мафия»: общественные организации и их фонды.

## Названия

mafia-fund-coins = монет: { $fund }
mafia-organisation = { $name }
mafia-service = { $name } (монет: { $coins })

## Комнаты

mafia-room-organisation = { $name }

## Что происходит

mafia-founded = { $who } основывает общественную организацию: { $name }.
    .short = { $who } основывает: { $name }
mafia-applied = { $who } просится в организацию: { $name }.
    .short = { $who } просится: { $name }
mafia-admitted = Новый член организации — { $who }: { $name }.
    .short = { $who } теперь член: { $name }
mafia-not-admitted = В организацию не приняли игрока { $who }: { $name }.
    .short = Не принят игрок { $who }
mafia-donated = Вы внесли в фонд организации { $name } монет: { $coins }.
    .short = В фонд внесено монет: { $coins }
mafia-fund-donation = { $who } вносит в фонд монет: { $coins }.
    .short = { $who } вносит монет: { $coins }
mafia-fund-paid = Из фонда выдано монет: { $coins }. Кому: { $to }.
    .short = Из фонда монет: { $coins }
mafia-fund-received = Вам выдали из фонда организации { $name } монет: { $coins }.
    .short = Вам из фонда монет: { $coins }
mafia-service-ordered = Отложено монет: { $coins }. Сегодня вам должны за них услугу: { $service }.
    .short = Заказана услуга: { $service }
mafia-service-wanted = { $who } платит монет: { $coins }. Услуга: { $service }.
    .short = { $who } платит: { $service }
mafia-service-rendered = Услуга оказана, плата ушла в фонд: { $service }.
    .short = Услуга оказана: { $service }
mafia-service-off = Услуги не будет: { $service }. Монет вернулось: { $coins }.
    .short = Услуги не будет: { $service }
mafia-reported = Глава организации отчитывается о фонде: { $name }.
    .short = Отчёт о фонде: { $name }
mafia-fund-statement = Фонд организации { $name } за сегодня: пришло { $came }, ушло { $went }, осталось { $fund }.
    .short = В фонде монет: { $fund }
mafia-report-missed = { $who } не сдаёт отчёта о фонде за сегодня. Организация: { $name }.
    .short = { $who } не сдаёт отчёта
mafia-new-head = Теперь глава организации — { $who }: { $name }.
    .short = { $who } — глава: { $name }
mafia-host-compensates = Ведущий: за несданный отчёт { $who } платит игроку { $whom } монет: { $coins }.
    .short = { $who } платит за отчёт: { $coins }
mafia-compensation-paid = Вы возместили игроку { $whom } монет: { $coins }.
    .short = Вы возместили монет: { $coins }
mafia-compensation-received = { $who } возмещает вам монет: { $coins }.
    .short = Вам возместили монет: { $coins }

## Что видно

mafia-company = { $name }. Глава: { $head }. Члены: { $members }. Цели: { $goals }. Условие приёма: { $condition }.
mafia-company-service = { $name }, услуга для всех: { $service }. Монет: { $coins }.
mafia-company-asking = Просьбы о приёме в организацию { $name }: { $people }.
mafia-company-fund = По отчёту за день { $day } в фонде организации { $name } { mafia-fund-coins }.
mafia-company-books = Вы распоряжаетесь фондом организации { $name }. В нём { mafia-fund-coins }.

## Что можно сделать

form-mafia-found-organisation = Основать общественную организацию
    .short = Основать организацию
    .field-name = Название
    .field-charter = Устав
    .field-condition = Кого принимают
    .field-goals = Цели
    .field-services = Услуги для всех
    .field-fee = Монет
    .warning = Это до конца партии: ничего нельзя будет изменить, а в другую организацию — вступить.
    .sure = Организация — до конца партии: изменить в ней ничего нельзя, в другую вы уже не вступите. Основать?
    .help = Открытый союз с фондом, уставом и своей комнатой.
form-mafia-apply-to-organisation = Попроситься в организацию
    .short = Попроситься
    .field-organisation = Какая
    .warning = Вступают до конца партии.
    .help = Примет или откажет её глава.
form-mafia-admit-member = К вам просятся
    .field-whom = Кто
    .field-yes = Принять
    .yes = Принять
    .no = Отказать
    .help = Принятый остаётся в организации до конца партии.
form-mafia-donate-to-fund = Внести в фонд своей организации
    .short = Внести в фонд
    .field-coins = Монет
    .help = Фондом распоряжается глава, обратно не просят.
form-mafia-spend-fund = Выдать из фонда
    .short = Выдать из фонда
    .field-to = Кому
    .field-coins = Монет
    .help = Монеты получит живой член организации.
form-mafia-pay-service = Заплатить за услугу организации
    .short = Заказать услугу
    .field-organisation = Организация
    .field-service = Услуга
    .help = Плату отложат до ночи: не окажут услугу — вернут.
form-mafia-render-service = За услугу заплатили
    .short = Оказать услугу
    .field-payer = Кто
    .field-yes = Услуга оказана
    .yes = Услуга оказана
    .no = Вернуть деньги
    .help = Оказали — плата уйдёт в фонд.
form-mafia-report-on-fund = Отчитаться о фонде за сегодня
    .short = Отчитаться о фонде
    .help = Отчёт прочтут все члены; пропустить его — нарушение.
form-mafia-order-compensation = Взыскать с главы за несданный отчёт
    .short = Взыскать с главы
    .field-organisation = Организация
    .field-whom = Кому
    .field-coins = Монет
    .help = Монеты возьмут у главы и отдадут, кому скажете.

## Отказы

mafia-refused-empty = Здесь не должно быть пусто.
mafia-refused-charter = Без устава организации не бывает.
mafia-refused-organisation-name = Организация с таким названием уже есть.
mafia-refused-condition = Условие приёма не должно зависеть от того, кто есть кто в этой партии («{ $word }»).
mafia-refused-founding-over = Организации основывают не позже дня { $day }.
mafia-refused-member = Вы навсегда в организации { $name }.
mafia-refused-not-member = Вы ни в какой организации не состоите.
mafia-refused-not-member-they = Фонд тратят только на живых членов.
mafia-refused-not-head = Вы не глава организации.
mafia-refused-no-organisation = Такой организации нет, или в ней никого не осталось в живых.
mafia-refused-applied = Ваша просьба уже у них.
mafia-refused-not-applied = Такой просьбы нет, или просивший мёртв.
mafia-refused-insider = Свои за услуги не платят.
mafia-refused-no-service = Такой услуги в уставе нет.
mafia-refused-service-ordered = Вы уже ждёте от них услугу.
mafia-refused-no-service-ordered = За услугу не платили.
mafia-refused-no-report-missed = Несданных отчётов за живым главой нет.
mafia-refused-compensation = Выберите кого-нибудь из живых, но не главу.
mafia-refused-compensated = Возместить можно не больше { $most } монет.

## Записи судьи

mafia-log-donation = { $who } вносит в фонд организации { $name } монет: { $coins }.
mafia-log-service = { $who } платит организации { $name } за услугу монет: { $coins }.
mafia-log-payout = Из фонда организации { $name } выдано монет: { $coins }. Кому: { $who }.
mafia-log-compensation = { $who } платит за несданный отчёт. Кому: { $whom }, монет: { $coins }.
