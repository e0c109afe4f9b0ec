# Мафия On-Line: тексты игры. Имена игроков не склоняем и рода не знаем.

## Игра и настройки

game-mafia = Мафия On-Line
    .blurb = Два клана, комиссар, наёмный убийца и некромант в одном городе. Ночью стреляют, воруют и колдуют, днём голосуют.
option-mafia-clan = Бандитов в каждом клане
    .help = 0: по числу игроков, около четверти на оба клана.
option-mafia-necromancer = Некромант
    .help = По числу игроков: от 9.
    .value-auto = По числу игроков
    .value-on = Есть
    .value-off = Нет
option-mafia-assassin = Убийца
    .help = По числу игроков: от 10.
    .value-auto = По числу игроков
    .value-on = Есть
    .value-off = Нет
option-mafia-professions = Профессии
    .help = Рыцарь, маг, вор, торговец, знаменитость. Торговец и знаменитость бывают только по одному: если желающих больше, решает жребий, и остальные играют без профессии.
    .value-chosen = Каждый выбирает
    .value-dealt = По жребию
    .value-none = Без профессий
option-mafia-recruiting = Вербовка
    .help = Каждый клан, потеряв кого-нибудь, может завербовать одного честного. По числу игроков: от 22.
    .value-auto = По числу игроков
    .value-on = Есть
    .value-off = Нет
option-mafia-start_exp = Экспа новичка
    .help = Маны в начале столько же, сколько экспы.
option-mafia-start_coins = Монет в начале
    .help = На монеты покупают вещи в магазине.
option-mafia-stock = Вещей каждого вида в магазине
    .help = Всего видов 32.
option-mafia-host_shop = Магазин без торговца
    .help = Если торговца нет, вещи продаются по номинальной цене.
option-mafia-early_day = День кончается раньше
    .help = Как только оставшиеся голоса ничего не изменят.
option-mafia-commissar_patience = Ночей молчания комиссара
    .help = После следующей должность переходит к другому.
option-mafia-days = Не больше дней
    .help = После них партия кончается без победителей.
option-mafia-dead_speak = Мёртвые говорят на площади
    .help = Днём, наравне с живыми. Иначе — только между собой.
option-mafia-watchers_speak = Зрители говорят на площади
    .help = Днём, под своими именами. Голоса у них нет.
option-mafia-letters = Личные письма
    .help = Между двумя или несколькими игроками. Живые пишут живым, мёртвые — мёртвым.
    .value-always = Всегда
    .value-by-day = Только днём
    .value-never = Никогда

## Окна

window-professions = Выбор профессий
    .clock = Время на выбор профессии
window-night = Ночь
    .clock = Длина ночи
window-day = День
    .clock = Длина дня

## Роли и кланы

mafia-role-honest = честный житель
mafia-role-mafia = мафиози
mafia-role-yakuza = якудза
mafia-role-commissar = комиссар
mafia-role-assassin = убийца
mafia-role-necromancer = некромант
mafia-profession-none = без профессии
mafia-clan-mafia = мафия
mafia-clan-yakuza = якудза
mafia-clan-member = № { $number } { $seat }
mafia-somebody = аноним
mafia-aim = { $seat }
mafia-dead = { $who } ({ $role }, { $profession })

## Начало

mafia-town-begins = Город просыпается. Бандитов в каждом клане: { $clan }. Убийц: { $assassin }, некромантов: { $necromancer }, простых честных: { $honest }.
mafia-dealt = Ваша роль: { $role }, { $profession }.
mafia-dealt-clan = Ваш клан — { $clan }: { $mates }.
mafia-bonus = Честным возвращают взятки прошлой партии. Вам монет: { $coins }.
mafia-profession-noted = Записано. Пока все не выбрали, можно передумать.
mafia-specialised = Теперь ваша специализация — «{ $scroll }»: свиток всегда под рукой и стоит половину маны.

## Ночи и дни

mafia-night = Ночь { $night }.
mafia-day = День { $day }.
mafia-dawn = Ночь { $night } не прошла без потерь: { $dead }.
mafia-dawn-quiet = Ночь { $night } прошла без смертей.
mafia-meeting = Этой ночью встретились бандиты разных кланов, жертв нет.
mafia-hanged = Город отправляет на виселицу: { $dead }.
mafia-nobody-hanged = Сегодня никого не повесили.
mafia-celebrity-spared = { $who } — знаменитость, и двух третей голосов живых не набралось. Никого не повесили.
mafia-reinforced = Один из кланов получил пополнение.
mafia-risen = { $who } снова среди живых.
mafia-reanimated = { $who } встаёт из могилы и до ночи считается живым игроком.
mafia-over = Партия окончена: { $ending }. Победители: { $winners }.

## Голосование

mafia-voted = { $who } обвиняет: { $whom }.
mafia-vote-left = { $who } передаёт сегодняшний голос: { $to }.
mafia-vote-taken-back = { $who } забирает свой голос назад.
mafia-pool-grew = { $who }: { $mana } маны в пул мертвецов против игрока { $whom }. Не хватает ещё { $missing }.
mafia-soul-taken = Некромант подчиняет душу: голосом { $soul } распоряжается он.

## Кланы

mafia-clan-ordered = { $who }, заявка на ночь: { $victims }.
mafia-clan-executes = Этой ночью клан казнит своего новичка.
mafia-clan-spares = Клан не станет казнить новичка.
mafia-clan-duty = Сегодня на дело выходит { $who }.
mafia-clan-asks = Приглашение на сегодня: { $whom }.
mafia-clan-invites = { $who } зовёт в клан игрока { $whom }. Об отказе вы узнаете сразу, о согласии — с наступлением ночи.
mafia-clan-joined = В клане пополнение: { $whom }.
mafia-clan-pays = За новичка { $who } платит { $exp } из 21 экспы.
mafia-clan-declined = { $whom }: отказ.
mafia-clan-broke = { $whom } вступает охотно, но клану не хватает экспы, чтобы за это заплатить.
mafia-clan-destroyed = Клан имел несчастье завербовать комиссара и уничтожен: { $clan }.
mafia-invited = Вас зовёт в свои ряды клан: { $clan }. Кто зовёт: { $by }. Ваша доля — { $share } экспы. Отказ окончателен, согласие вступит в силу с наступлением ночи.
mafia-answer-noted = Ответ записан.
mafia-joined = Теперь вы в клане: { $clan }. Живые соклановцы: { $mates }.
mafia-executed-commissar = Ваш клан казнил новичка, и это был комиссар: { $whom }.
mafia-executed-honest = Ваш клан казнил новичка, но комиссаром тот не был: { $whom }.

## Комиссар

mafia-ordered = Ваш выбор на эту ночь: { $victims }.
mafia-checked = { $seat }: проверок — { $times }
mafia-commissar-reminded = Прошлой ночью вы никого не проверили. Промолчите ещё раз — должность может перейти к другому.
mafia-commissar-silent = Этой ночью комиссар ничего не приказал. Промолчит ещё раз — должность перейдёт к другому: к тому, кого вы назовёте, если он на неё годится.
mafia-heir-named = Если комиссар опоздает, должность получит { $who } — если на неё годится.
mafia-heir-none = Если комиссар опоздает, должность перейдёт сама.
mafia-commissar-late = Комиссар опоздал, и должность перешла к другому.
mafia-post-yours = Теперь комиссар — вы. Проверены: { $checked }.
mafia-post-lost = Вы больше не комиссар.
mafia-sergeant-invited = Комиссар зовёт вас в сержанты. Ответ прочтут с наступлением ночи.
mafia-sergeant-invited-by = { $commissar } — комиссар и зовёт вас в сержанты. Ответ прочтут с наступлением ночи.
mafia-sergeant-asked = Вы позвали в сержанты: { $whom }.
mafia-sergeant-agreed = Ваш сержант: { $whom }.
mafia-sergeant-declined = { $whom } не хочет быть сержантом.
mafia-sergeant-appointed = Вы — сержант. Комиссар — { $commissar }.
mafia-sergeant-yours = Вы — сержант. Кто комиссар, вам не сказали.
mafia-sergeant-announced = У комиссара появился сержант.
mafia-side-asked = Вы последний из всех бандитов. Выберите сторону до завтрашнего вечера, иначе вы с честными.

## Убийца

mafia-job-kill = убийство: { $seat }
mafia-job-guard = охрана: { $seat }
mafia-customer-lone = { $seat }
mafia-customer-clan = клан, от его имени { $seat }
mafia-customer-dead-bandit = { $seat }, с того света
mafia-customer-dead-commissar = { $seat }, с того света
mafia-customer-dead-honest = честные мертвецы
mafia-customer-dead-clan = истреблённый клан
mafia-customer-self = никто
mafia-order-placed = Ваш заказ принят: { $what }. Отложено экспы: { $exp }.
mafia-order-received = Заказ за { $price } экспы: { $what }. Заказчик: { $by }.
mafia-order-taken = Убийца взял ваш заказ: { $what }. Уплачено экспы: { $exp }.
mafia-order-released = Убийца не взял ваш заказ: { $what }. Экспа снова ваша: { $exp }.
mafia-order-noted = На эту ночь записано.
mafia-gathered = Собрано экспы: { $exp }. На заказ ещё не хватает: { $what }.
mafia-gathering = Собирают на заказ ({ $what }): { $exp } экспы
mafia-gathering-over = На заказ ({ $what }) не собрали, экспа снова ваша.
mafia-red-kill = Роберт Ред: голова сейчас стоит { $price } экспы.
mafia-red-guard = Роберт Ред: охрана сейчас стоит { $price } экспы.
mafia-announce-kill = за голову
mafia-announce-guard = за охрану
mafia-told-customer = { $who } рассказывает из могилы: был заказ. Заказчик: { $by }.
mafia-told-victim = { $who } рассказывает из могилы: был заказ. { $what }.
mafia-told = { $who } рассказывает из могилы: { $what }. Заказчик: { $by }.
mafia-complaint-noted = Жалоба у ведущего.
mafia-complaint = { $who } жалуется на шантаж: { $words }
mafia-stripped = Вы больше не убийца, и заработанное этой ролью пропало.
mafia-assassin-appointed = Новый убийца — вы.

## Некромант

mafia-pledged = Вы отдали на щит некроманта { $mana } маны.
mafia-took-back = Вы забрали назад { $mana } маны.
mafia-shield-grows = На ваш щит пожертвовано маны: { $mana }.
mafia-rite-asked = Вы попросили некроманта воскресить игрока { $whom }. Отложено 50 маны.
mafia-rite-wanted = { $by } просит воскресить игрока { $whom }.
mafia-rite-of = { $whom }, просит { $by }
mafia-rite-granted = Некромант согласен воскресить игрока { $whom }.
mafia-rite-declined = Воскрешения не будет ({ $whom }), мана снова ваша.
mafia-rite-public = { $who } при всех воскрешает игрока { $whom }: вот он, некромант.
mafia-rite-answer-secretly = Да, тайно
mafia-rite-answer-publicly = Да, при всех
mafia-rite-answer-no = Нет
mafia-spell-noted = Заклинание сработает этой ночью.

## Магия

mafia-spell-price = { $spell } ({ $mana } маны)
mafia-spell-cast = Заклинание пущено.
mafia-spell-failed = { $spell }: на игрока { $whom } не подействовало.
mafia-spell-returned = Зеркало вернуло вам заклинание вдвое сильнее: { $spell }, цель — { $whom }.
mafia-speech-held = Вы произнесли речь.
mafia-muted = Сегодня ваши голоса не считаются: кто-то заставил вас замолчать.
mafia-votes-given = Кто-то добавил вашему голосу веса: +{ $votes } на сегодня.
mafia-votes-added = Сегодня ваш голос весит больше: +{ $votes }. Знаете об этом только вы.
mafia-antimagic = Антимагия: { $halves ->
    [2] сутки
   *[other] двое суток
} вы не можете тратить ману.
mafia-sheltered = Кто-то наложил на вас заклинание: { $spell }.
mafia-mana-drained = Кто-то высосал из вас ману: −{ $mana }.
mafia-mana-gained = Вы высосали ману из игрока { $whom }: +{ $mana }.
mafia-exp-burnt = Ночью бушевал Армагеддон: −{ $exp } экспы.
mafia-pacified = До вас дошёл призыв пацифиста: этой ночью вы отказались от всех заказов.
mafia-me-cast = На эту ночь пущено: { $spell }.
mafia-me-cast-on = На эту ночь пущено: { $spell }, цель — { $whom }.
mafia-me-muted = Сегодня ваши голоса не считаются.
mafia-me-extra = К вашему голосу сегодня добавлено: { $votes }.
mafia-effect-antimagic = На вас антимагия: тратить ману нельзя.
mafia-effect-ward = Вы под защитой от магии: заклинания на вас не действуют.
mafia-effect-mirror = Магическое зеркало отводит от вас заклинания.
mafia-effect-protection = Магическая защита: вы неуязвимы.
mafia-effect-vigilance = Этой ночью вы не смыкаете глаз.
mafia-effect-madness = Этой ночью вы в безумии.
mafia-cause-armageddon = Армагеддон
mafia-log-cast-alone = { $who }: { $spell }.
mafia-log-spell-failed = { $who }: { $spell } — на игрока { $whom } не подействовало.
mafia-log-spell-returned = { $who }: { $spell } — зеркало игрока { $whom } вернуло заклинание вдвое сильнее.
mafia-log-mana-drained = { $who } лишается маны: { $mana }.
mafia-log-exp-burnt = { $who } теряет от Армагеддона { $exp } экспы.
mafia-log-speech = { $who } выступает с речью: { $speech }.
mafia-log-advocate = { $who } произносит речь адвоката: голоса не считаются у игроков { $whom }.
mafia-log-pacified = Призыв пацифиста: { $who } отказывается от всех заказов.
mafia-refused-somebody-else = Выберите кого-нибудь другого, не себя.

## Вещи

mafia-readied = Приготовлено к ночи: { $thing }.
mafia-put-away = Убрано: { $thing }.
mafia-guards = Этой ночью вы охраняете игрока { $whom }.
mafia-guards-nobody = Этой ночью вы никого не охраняете.

### Деньги: подарки, сборы, обмен

mafia-exchanged = Отдано экспы: { $exp }. Получено монет: { $coins }.
mafia-gift-made = Отложено монет: { $coins }. Возьмёт ли их { $to }, пока неизвестно.
mafia-gift-offered = { $purpose ->
    [purchase] { $by } предлагает вам монеты на покупку для комиссара.
   *[any] { $by } предлагает вам монеты.
}
mafia-gift-taken = { $to } берёт ваши монеты: { $coins }.
mafia-gift-arrived = Вам пришло монет: { $coins }. Их даёт { $by }.
mafia-gift-declined = { $to } ваших денег не берёт. Монет вернулось: { $coins }.
mafia-purchase-lapsed = Деньги на покупку вы потратили не все. Из кошелька пропало монет: { $coins }.
mafia-collection-commissar = Комиссар собирает на покупку: { $thing }. Нужно монет: { $coins }. Дать может каждый.
mafia-collection-clan = Клан собирает на покупку: { $thing }. Нужно монет: { $coins }.
mafia-collection-grows = Сбор на покупку: { $thing }. Не хватает монет: { $missing }.
mafia-collection-full = Собрано сколько нужно, заявка ушла в магазин: { $thing }.
mafia-collection-off = Покупки не будет: { $thing }. Монет вернулось: { $coins }.
mafia-chipped-in = Ваш вклад в покупку: { $thing }. Монет: { $coins }.
form-mafia-exchange-exp = Обменять экспу на монеты
    .short = Продать экспу
    .field-coins = Монет
    .warning = Обратно не меняют, а монеты с концом партии пропадают.
    .sure = Обратно монеты на экспу не обменять, а с концом партии они пропадут. Обменять?
form-mafia-give-coins = Дать кому-нибудь монет
    .short = Дать монет
    .field-to = Кому
    .field-coins = Монет
    .field-purchase = На покупку для комиссара
form-mafia-answer-gift = Вам предлагают монеты
    .short = Взять монеты?
    .field-by = Кто
    .field-yes = Взять
    .yes = Взять
    .no = Отказаться
form-mafia-start-collection = { $to ->
    [commissar] Собрать со всех на покупку для комиссара
   *[clan] Собрать на покупку внутри клана
}
    .short = Начать сбор
    .any = Собрать на покупку
    .field-thing = На что
    .field-price = Сколько монет
form-mafia-chip-in = { $to ->
    [commissar] Дать комиссару на покупку
   *[clan] Дать на покупку клана
}
    .short = Скинуться
    .any = Дать на общую покупку
    .field-coins = Монет
mafia-refused-purse = Столько монет нет: { $coins }.
mafia-refused-free-exp = Свободной экспы у вас на { $coins } монет.
mafia-refused-least-transfer = Меньше { $coins } монет не передают.
mafia-refused-gift-open = { $to } ещё не отвечает на прошлое предложение.
mafia-refused-no-gift = Такого предложения уже нет.
mafia-refused-collector = Собирать для них вы не можете.
mafia-refused-collection-open = Один сбор уже идёт.
mafia-refused-not-special = Собирают только на то, что нужно для дела: на стрелы и зелья.
mafia-refused-collection-price = Собирать на это можно от { $low } до { $high } монет.
mafia-refused-no-collection = Такого сбора нет.
mafia-refused-collection-missing = Не хватает всего { $coins } монет.
mafia-log-exchanged = { $who }: обмен, экспы { $exp }, монет { $coins }.
mafia-log-gift = { $by } даёт монет: { $coins }. Кому: { $to }.
mafia-log-trusted = { $by } даёт комиссару на покупку монет: { $coins }. Комиссар — { $to }.
mafia-log-bribe = Взятка: даёт { $by }, берёт { $to }, монет — { $coins }. Налог — { $tax }, честным следующей партии — { $bonus }.
mafia-log-well-spent = Деньги, которые дал игрок { $by }, ушли на покупку, это не взятка. Монет: { $coins }. Комиссар — { $to }.
mafia-log-not-spent = Деньги, которые дал игрок { $by }, на покупку не ушли: это взятка. Монет: { $coins }. Комиссар — { $to }. Налог — { $tax }, честным следующей партии — { $bonus }.
mafia-log-collection = { $who } собирает на покупку: { $thing }. Монет: { $coins }.
mafia-log-chipped-in = { $who } даёт на общую покупку: { $thing }. Монет: { $coins }.

### Общественные организации

mafia-organisation = { $name }
mafia-service = { $name } (монет: { $coins })
mafia-founded = { $who } основывает общественную организацию: { $name }.
mafia-applied = { $who } просится в организацию: { $name }.
mafia-admitted = Новый член организации — { $who }: { $name }.
mafia-not-admitted = В организацию не приняли игрока { $who }: { $name }.
mafia-donated = Вы внесли в фонд организации { $name } монет: { $coins }.
mafia-fund-donation = { $who } вносит в фонд монет: { $coins }.
mafia-fund-paid = Из фонда выдано монет: { $coins }. Кому: { $to }.
mafia-fund-received = Вам выдали из фонда организации { $name } монет: { $coins }.
mafia-service-ordered = Отложено монет: { $coins }. Сегодня вам должны за них услугу: { $service }.
mafia-service-wanted = { $who } платит монет: { $coins }. Услуга: { $service }.
mafia-service-rendered = Услуга оказана, плата ушла в фонд: { $service }.
mafia-service-off = Услуги не будет: { $service }. Монет вернулось: { $coins }.
mafia-reported = Глава организации отчитывается о фонде: { $name }.
mafia-fund-statement = Фонд организации { $name } за сегодня: пришло { $came }, ушло { $went }, осталось { $fund }.
mafia-report-missed = { $who } не сдаёт отчёта о фонде за сегодня. Организация: { $name }.
mafia-new-head = Теперь глава организации — { $who }: { $name }.
mafia-host-compensates = Ведущий: за несданный отчёт { $who } платит игроку { $whom } монет: { $coins }.
mafia-compensation-paid = Вы возместили игроку { $whom } монет: { $coins }.
mafia-compensation-received = { $who } возмещает вам монет: { $coins }.
mafia-company = { $name }. Глава: { $head }. Члены: { $members }. Цели: { $goals }. Условие приёма: { $condition }.
mafia-company-service = { $name }, услуга для всех: { $service }. Монет: { $coins }.
mafia-company-asking = Просьбы о приёме в организацию { $name }: { $people }.
mafia-company-fund = По отчёту за день { $day } в фонде организации { $name } монет: { $fund }.
mafia-company-books = Вы распоряжаетесь фондом организации { $name }. В нём монет: { $fund }.
mafia-room-organisation = { $name }
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
form-mafia-apply-to-organisation = Попроситься в организацию
    .short = Попроситься
    .field-organisation = Какая
    .warning = Вступают до конца партии.
form-mafia-admit-member = К вам просятся
    .field-whom = Кто
    .field-yes = Принять
    .yes = Принять
    .no = Отказать
form-mafia-donate-to-fund = Внести в фонд своей организации
    .short = Внести в фонд
    .field-coins = Монет
form-mafia-spend-fund = Выдать из фонда
    .short = Выдать из фонда
    .field-to = Кому
    .field-coins = Монет
form-mafia-pay-service = Заплатить за услугу организации
    .short = Заказать услугу
    .field-organisation = Организация
    .field-service = Услуга
form-mafia-render-service = За услугу заплатили
    .short = Оказать услугу
    .field-payer = Кто
    .field-yes = Услуга оказана
    .yes = Услуга оказана
    .no = Вернуть деньги
form-mafia-report-on-fund = Отчитаться о фонде за сегодня
    .short = Отчитаться о фонде
form-mafia-order-compensation = Взыскать с главы за несданный отчёт
    .short = Взыскать с главы
    .field-organisation = Организация
    .field-whom = Кому
    .field-coins = Монет
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
mafia-log-donation = { $who } вносит в фонд организации { $name } монет: { $coins }.
mafia-log-service = { $who } платит организации { $name } за услугу монет: { $coins }.
mafia-log-payout = Из фонда организации { $name } выдано монет: { $coins }. Кому: { $who }.
mafia-log-compensation = { $who } платит за несданный отчёт. Кому: { $whom }, монет: { $coins }.
mafia-log-fund-burnt = В организации { $name } не осталось живых, и пропал её фонд. Монет: { $coins }.
## Воры

mafia-the-shop = магазин
mafia-thing-ready = { $thing } (наготове)
mafia-burgles = Этой ночью вы идёте воровать. Куда: { $house }.
mafia-spies-on = Этой ночью вы шпионите. Где: { $house }.
mafia-stays = Этой ночью вы сидите дома.
mafia-hides = Этой ночью вы прячетесь в укромном месте.
mafia-me-wanted = Ваша цель ({ $house }): { $thing }.
mafia-me-stocks = Вещи сегодняшних жертв попадут к вам в магазин.
mafia-thief-stole = Кража удалась ({ $house }). Добыча: { $thing }.
mafia-thief-nothing = Вы вернулись с пустыми руками ({ $house }).
mafia-thief-scared = Поднялся шум, и пришлось уносить ноги ({ $house }).
mafia-thief-trapped = Вы попали в капкан ({ $house }). Нога заживёт, когда пройдёт ночь { $night }.
mafia-thief-caught = Вы попались ({ $house }).
mafia-thief-shielded = Вас ждали с оружием ({ $house }). Щит спас вас, но вернулись вы ни с чем.
mafia-thief-disarmed = Ловушка обезврежена ({ $house }): { $trap }. Помогли вам и тоже потрачены: { $tool }.
mafia-thief-spied = Шпионаж удался ({ $house }). Вот что там есть: { $things }.
mafia-thief-spied-nothing = Вы ничего не увидели ({ $house }).
mafia-thief-recognised = В том же доме ({ $house }) был и другой вор: { $whom }.
mafia-house-robbed = Ночью вас обокрали. Пропало: { $thing }.
mafia-house-noise = Ночью сработала ваша шумовая ловушка.
mafia-house-trapped = Ночью в ваш капкан попал вор: { $who }.
mafia-house-poisoned = Ночью сработал ваш ядовитый капкан.
mafia-house-disarmed = Ночью кто-то обезвредил вашу ловушку: { $trap }.
mafia-house-stiletto = Ваш стилет нашёл себе гостя.
mafia-house-axe = Ночью к вам заходили гости, и топору нашлась работа. Больше его нет.
mafia-shop-opens = { $whose }
mafia-shop-of-merchant = Лавку держит торговец, но кто он, не знает никто.
mafia-shop-of-host = Торговца нет: вещи по номиналу продаёт ведущий.
mafia-shop-of-nobody = Ни торговца, ни лавки в городе нет.
mafia-shop-robbed = Ночью обокрали ваш магазин. Пропало: { $thing }.
mafia-loot = Вещи убитого теперь у вас: { $things }.
mafia-net-spread = Ваша шпионская сеть следит за игроками: { $whom }.
mafia-net-tells = Шпионы доносят: новая вещь появилась у { $whom }.
mafia-den-lame = Нога заживёт, когда пройдёт ночь { $night }. До тех пор вы сидите дома.
mafia-den-seen = Что вы видели ночью { $night } ({ $house }): { $things }.
mafia-den-seen-nothing = Ночью { $night } вы ничего не увидели ({ $house }).
## Магазин

mafia-shop-priced = { $thing } ({ $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
})
mafia-shop-shelf = { $thing } × { $n }, { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}
mafia-shop-shelves = В магазине: { $things }.
mafia-shop-empty = В магазине пусто.
mafia-shop-shut = Сегодня ничего не продаётся.
mafia-shop-noon = Полдень прошёл: на что не было заявок, торговец может взять себе.
mafia-shop-offer = { $thing }: вы даёте { $price }, отложено { $coins }.
mafia-shop-own-offer = { $thing }: если до полудня никто не захочет, берёте себе за { $price }.
mafia-shop-loot = Торговцу предложено: { $thing }, цена { $coins }.
mafia-stall-margins = Ваша наценка со следующего дня: { $things }.
mafia-stall-margin = { $thing } +{ $coins }
mafia-stall-lucky = Счастливая монета действует до конца дня { $day }: номинал ниже на { $coins }.
mafia-stall-closes = На следующий день магазин закрыт.
mafia-stall-cunning = Продажи, выручка за которые будет вашей целиком: { $sales }.
mafia-stall-coming = Поступит в продажу на следующий день: { $things }.
mafia-stall-loot = Вор предлагает: { $thing }, цена { $coins }.
mafia-stall-sales = Продано всего: { $sales }.
mafia-secret-offer = { $who }: заявка на { $thing }, не дороже { $price }. Платят: { $payers }.
mafia-bid-placed = { $thing }: заявка принята. До ночи { $coins ->
    [one] отложена { $coins } монета
    [few] отложены { $coins } монеты
   *[many] отложено { $coins } монет
}.
mafia-bid-taken-back = { $thing }: заявка снята. Вернулось монет: { $coins }.
mafia-bought = Вы купили: { $thing } за { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[many] монет
}.
mafia-bought-for-you = Для вас куплено: { $thing }.
mafia-helped-buy = На общие деньги куплено: { $thing }. Ваша доля: { $coins }.
mafia-not-bought = { $thing }: купить не удалось. Вернулось монет: { $coins }.
mafia-sold = Продано: { $thing } за { $price }. Из них ваши: { $coins }.
mafia-prices-noted = Ваши цены объявят утром.
mafia-shop-will-close = На следующий день магазин не откроется.
mafia-shop-will-open = На следующий день магазин откроется.
mafia-coin-tossed = Монета легла удачно: сегодня и завтра номинал ниже.
mafia-contract-signed = Вся выручка от следующей продажи — ваша.
mafia-made = Заклинание удалось, в магазине появилось: { $thing }.
mafia-loot-noted = { $thing }: до ночи торговец может купить за { $coins }.
mafia-loot-offered = Вор предлагает вам: { $thing } за { $coins }. Ответьте до ночи.
mafia-loot-sold = Вы продали: { $thing } за { $coins }.
mafia-loot-bought = Вы купили: { $thing } за { $coins }. В продажу поступит на следующий день.
mafia-loot-declined = { $thing }: за { $coins } торговец брать не хочет.
mafia-log-bought = { $who }: покупка за { $price }: { $thing }.
mafia-log-sold = { $thing }: торговцу досталось монет: { $coins }.
mafia-log-loot-host = { $who }: краденое продано ведущему за { $coins }: { $thing }.
mafia-log-loot-shop = { $who }: краденое продано торговцу за { $coins }: { $thing }.
mafia-log-made = { $who }: чарами в магазин добавлено: { $thing }.
mafia-log-made-in-vain = { $who }: смерть раньше чар, в магазине ничего не появилось: { $thing }.
mafia-draw-thing = что появится в магазине от заклинания
mafia-refused-shop-closed = Сегодня ничего не продаётся.
mafia-refused-not-there = В магазине такого нет.
mafia-refused-own-shop = Магазин ваш: берите то, на что нет желающих.
mafia-refused-not-sold-to-you = Такое продают только тем, кто может этим пользоваться.
mafia-refused-no-more = Вы уже подали заявки на всё, что есть. Чтобы подать новую, снимите прежнюю.
mafia-refused-price = Сегодня это стоит не меньше { $coins }.
mafia-refused-coins = Нужно монет: { $coins }.
mafia-refused-no-bid = Такой заявки у вас нет.
mafia-refused-not-merchant = Магазин не ваш.
mafia-refused-not-stolen = Вор продаёт только то, что украл сам.
mafia-refused-no-merchant = Живого торговца нет.
mafia-refused-no-loot = Этого больше не предлагают.
mafia-refused-making = Выберите, что сотворить.
mafia-refused-makes-nothing = Этим заклинанием вещь по выбору не сотворить.
form-mafia-bid-for-thing = Купить вещь
    .field-thing = Вещь и цена на сегодня
    .field-price = Сколько готовы отдать
form-mafia-take-back-bid = Снять заявку в магазине
    .short = Снять заявку
    .field-thing = Вещь
form-mafia-buy-own = Взять вещь из своего магазина
    .short = Взять из магазина
    .field-thing = Вещь и цена на сегодня
form-mafia-set-prices = Назначить цены на следующий день
    .short = Назначить цены
    .field-margins = Наценка в монетах
form-mafia-close-shop = Решить, откроется ли магазин на следующий день
    .short = Магазин завтра
    .field-closed = Не открывать
    .yes = Не открывать
    .no = Открыть
form-mafia-sell-loot = Продать краденое ведущему за полцены
    .short = Сбыть ведущему
    .field-thing = Вещь и сколько дадут
form-mafia-offer-loot = Предложить краденое торговцу
    .short = Предложить краденое
    .field-thing = Вещь
    .field-price = Монет
form-mafia-answer-loot = Ответить вору
    .short = Ответить вору
    .field-offer = Вещь и цена
    .field-yes = Купить
    .yes = Купить
    .no = Отказаться
    .submit = Отказаться

## Ведущий

mafia-host-awards = Ведущий награждает: { $who }, { $exp } экспы, { $why }.
mafia-host-voids = Ведущий лишает наград: { $who }.
mafia-host-restores = Ведущий возвращает награды: { $who }.
mafia-host-strips = Ведущий: убийца занимался шантажом и лишён роли.
mafia-host-appoints = Ведущий: в городе новый убийца.
mafia-host-reads = Ведущий счёл слова игрока { $who } голосом против: { $whom }.
mafia-host-kills = По решению ведущего выбывает: { $dead }.
mafia-host-overrides = Ведущий решил: { $who }, { $what } теперь { $value }. Причина: { $why }
mafia-paper-rewritten = Ведущий переписал утреннюю газету после ночи { $night }.
mafia-override-life = жизнь
mafia-override-exp = экспа
mafia-override-coins = монеты
mafia-override-mana = мана

## Награды

mafia-award-participation = участие
mafia-award-winners = победа
mafia-award-hit-bandit = попадание по бандиту
mafia-award-hit-assassin = попадание по убийце
mafia-award-commissar-killed = смерть комиссара
mafia-award-recruited-commissar-executed = казнь завербованного комиссара
mafia-award-first-voter = первый голос против повешенного бандита
mafia-award-royale = Флэш Рояль
mafia-award-literary = красивое описание
mafia-award-activity = активная игра
mafia-award-host-error = ошибка ведущего
mafia-award-role-play = отыгрыш роли
mafia-award-theft = кражи
mafia-award-sale = продажи
mafia-award-theft-from-shop = кражи из магазина

## Исход

mafia-ending-honest = победа честных
mafia-ending-mafia = победа мафии
mafia-ending-yakuza = победа якудзы
mafia-ending-mafia-yakuza = победа обоих кланов
mafia-ending-royale = Флэш Рояль, победа честных
mafia-ending-nobody = никого не осталось, ничья
mafia-ending-time = дни вышли, не победил никто
mafia-side-honest = Честные
mafia-side-clan = Бандиты

## Причины смерти

mafia-cause-hanged = виселица
mafia-cause-executed = казнь в своём клане
mafia-cause-heart = разрыв сердца от двух зелий
mafia-cause-host = решение ведущего

## Всё, что видно, словами

mafia-now-opening = Город собирается.
mafia-now-night = Ночь { $turn }.
mafia-now-day = День { $turn }.
mafia-now-over = Партия окончена.
mafia-town-living = Живы: { $people }.
mafia-town-dead = В могиле: { $who } ({ $role }, { $profession }).
mafia-town-reanimated = В могиле, но до ночи на ногах: { $who } ({ $role }, { $profession }).
mafia-town-sergeant = У комиссара был объявлен сержант.
mafia-town-tally = Против игрока { $whom }: { $votes }
mafia-me = Вы: { $role }, { $profession }.
mafia-me-purse = Экспа { $exp } (свободно { $free }), мана { $mana }, монеты { $coins }.
mafia-me-speciality = Специализация: { $scroll }.
mafia-me-things = У вас есть: { $things }.
mafia-me-ready = Приготовлено к ночи: { $things }.
mafia-me-pledged = Отдано на щит некроманта: { $mana } маны.
mafia-me-sergeant = Вы — сержант.
mafia-me-order = Ваш заказ: { $what }, { $price } экспы.
mafia-me-refuses = Этой ночью вы отказываетесь от всех заказов.
mafia-office-sergeant = Ваш сержант — { $who }.
mafia-vault = На щит пожертвовано { $mana } маны. Он не готов.
mafia-vault-ready = На щит пожертвовано { $mana } маны. Он готов.
mafia-desk-order = Заказ: { $what }, { $price } экспы.

## Что остаётся между партиями

mafia-ledger = Экспа: { $exp }. Партий: { $played }, побед: { $won }.
mafia-ledger-things = Вещи: { $things }.
mafia-ledger-thing = { $thing } × { $n }

## Комнаты и рупоры

mafia-room-square = Площадь
mafia-room-mafia = Мафия
mafia-room-yakuza = Якудза
mafia-room-graveyard = Кладбище
mafia-room-watch = Кабинет комиссара
mafia-voice-commissar = Комиссар
mafia-voice-necromancer = Некромант
mafia-voice-red = Роберт Ред

## Жребии

mafia-draw-role = кто из оставшихся получает следующую роль
mafia-draw-profession = какая профессия достаётся игроку
mafia-draw-merchant = кто станет торговцем
mafia-draw-celebrity = кто станет знаменитостью
mafia-draw-post = к кому переходит должность опоздавшего комиссара
mafia-draw-thieves = чья очередь из воров, забравшихся в один дом
mafia-draw-stolen = что украдено
mafia-draw-assassin = кто станет новым убийцей
mafia-draw-duty = кого из двух нападавших убивает щит
mafia-draw-sword = кого из нападавших поражает меч
mafia-draw-cursed = кого из нападавших поражает проклятый меч
mafia-draw-cursed-other = кто ещё погибает от проклятого меча
mafia-draw-guard-sword = кого из нападавших поражает меч рыцаря-охранника
mafia-draw-guard-cursed = кого поражает проклятый меч рыцаря-охранника
mafia-draw-guard-cursed-other = кто ещё погибает от проклятого меча рыцаря-охранника

## Записи судьи

mafia-log-dealt = { $who }: { $role }, { $profession }.
mafia-log-declined = { $whom } не идёт в клан ({ $clan }).
mafia-log-joined = { $whom }: вербовка состоялась ({ $clan }).
mafia-log-sergeant = Новый сержант: { $who }.
mafia-log-post = Новый комиссар: { $who }.
mafia-log-returned = { $who }: возвращение к обязанностям комиссара.
mafia-log-stripped = { $who }: больше не комиссар, а обычный бандит.
mafia-log-risen = Воскрешение: { $who }.
mafia-log-rite-idle = Воскрешать некого, цель и так жива: { $whom }.
mafia-log-subjugated = { $who } подчиняет душу: { $soul }.
mafia-log-reanimated = { $who } поднимает из могилы: { $whom }.
mafia-log-nobody-hanged = Никого не повесили.
mafia-log-hanged = Повешение: { $who }.
mafia-log-assassin-stripped = { $who }: роль убийцы отобрана за шантаж.
mafia-log-assassin = Новый убийца: { $who }.
mafia-log-over = Конец: { $ending }.
mafia-log-cast = { $who } колдует: { $spell }, цель — { $whom }.
mafia-log-executed = Казнь в клане ({ $clan }): { $who }.
mafia-log-potions = { $who } пьёт зелья скорости: { $potions }.
mafia-log-contract = Убийца взял заказ за { $price } экспы и заработал { $fee }: { $what }. Заказчик: { $by }.
mafia-log-clan-skips = { $clan }: без выстрела.
mafia-log-already-dead = Выстрела не будет, цель уже мертва: { $whom }.
mafia-log-shoots = { $who } ({ $shooter }) идёт к цели: { $whom }{ $how ->
    [lethal] , на поражение
    [arrow] , с отравленной стрелой
    [lethal-arrow] , на поражение и с отравленной стрелой
   *[plain] {""}
}.
mafia-log-bodyguard = { $who } (убийца) охраняет клиента: { $whom }.
mafia-log-guards = { $who } (рыцарь) сторожит дом: { $whom }.
mafia-log-withdrew = { $clan }: отступление от цели { $whom } при виде комиссара.
mafia-log-stopped-magic = Удар по { $whom } ({ $blow }) остановила магическая защита.
mafia-log-stopped-armour = Удар по { $whom } ({ $blow }) остановила вещь: { $piece }, владелец — { $whose }.
mafia-log-stopped-bodyguard = Удар по { $whom } ({ $blow }) остановил телохранитель: { $whose }.
mafia-log-stopped-necromancer = Удар ({ $blow }) пришёлся на щит некроманта: { $whose }.
mafia-log-stopped-knight = Рыцарь { $whose } принимает удар по { $whom } ({ $blow }) на себя.
mafia-log-acquainted = { $clan }: знакомство с другим кланом ({ $other }) у цели { $whom }.
mafia-log-recognised = { $clan }: узнан убийца — { $whom }.
mafia-log-royale = Флэш Рояль в доме { $whom }.
mafia-log-nothing = У цели { $whom } никто не погиб.
mafia-log-used-up = { $whose }, вещь потрачена: { $thing }.
mafia-log-died = Смерть: { $who }. Причина: { $cause }.
mafia-log-died-by = Смерть: { $who }. Причина: { $cause }. Чьих рук дело: { $by }.
mafia-log-shield = Щит { $who } потратил 60 маны.
mafia-log-drained = { $who }: щит отнял { $exp } экспы.
mafia-log-hides = { $who } прячется в укромном месте.
mafia-log-burgles = { $who } идёт на воровское дело: { $house }.
mafia-log-empty-house = { $who } никого не застаёт и уходит ни с чем: { $house }.
mafia-log-scared = { $who } убегает от шума ловушки: { $house }.
mafia-log-disarmed = { $who } обезвреживает ловушку у { $house }: { $trap }. Чем: { $tool }.
mafia-log-trapped = { $who } попадается в доме { $house }: { $trap }.
mafia-log-stiletto = { $who } бьёт стилетом первого гостя: { $whom }.
mafia-log-axe = { $who } бьёт гостя топором: { $whom }.
mafia-log-mad = { $who } в безумии бьёт гостя: { $whom }.
mafia-log-invulnerable = Магическая защита спасает: { $who } ({ $cause }).
mafia-log-spied = { $who } осматривает дом { $house }.
mafia-log-awake = { $who } не может украсть: в доме { $house } не спит рыцарь.
mafia-log-nothing-stolen = { $who } ничего не крадёт: { $house }.
mafia-log-stole = { $who } крадёт вещь ({ $house }): { $thing }.
mafia-log-red-handed = Комиссар застаёт вора в доме { $house }: { $who }.
mafia-log-loot = { $who } забирает вещи, оставшиеся от { $whom }: { $things }.

## Отсутствие

mafia-absent = { $who } второй день подряд молчит без предупреждения: следующий голос не засчитают, а место может занять другой.
mafia-town-absent = Пропадает без предупреждения: { $who }.
mafia-notice = { $who } предупреждает об отсутствии. Дней: { $days }.
mafia-notice-noted = { $days ->
    [0] Ведущий знает, что вы на месте.
   *[other] Ведущий знает, что вас не будет. Дней: { $days }.
}
mafia-me-away = Вы предупредили об отсутствии до дня { $day } включительно.
mafia-host-excuses = Ведущий считает отсутствие уважительным: { $who }. Дней, считая с этого: { $days }.
mafia-log-notice = { $who } предупреждает об отсутствии. Дней: { $days }.
form-mafia-give-notice = Предупредить ведущего об отсутствии
    .short = Меня не будет
    .field-days = Сколько дней, считая с этого
form-mafia-excuse-absence = Признать отсутствие уважительным
    .short = Простить отсутствие
    .field-whom = Чьё
    .field-days = Сколько дней, считая с этого
form-mafia-transfer-for = Игрок просил передать его голос
    .short = Передать голос игрока
    .field-giver = Чей голос
    .field-to = Кому

## Действия

form-mafia-choose-profession = Выбрать профессию
    .field-profession = Профессия
    .field-speciality = Специализация мага
    .none-profession = Без профессии
    .none-speciality = Без специализации
form-mafia-specialise = Выбрать специализацию
    .short = Выбрать специализацию
    .field-scroll = Свиток
form-mafia-pledge-mana = Пожертвовать ману на щит некроманта
    .short = Дать ману на щит
    .field-mana = Мана
form-mafia-take-back-mana = Забрать ману со щита
    .short = Забрать ману
form-mafia-ask-rite = Попросить некроманта о воскрешении (50 маны)
    .short = Просить о воскрешении
    .field-whom = Кого
form-mafia-answer-rite = Ответить на просьбу о воскрешении
    .short = Ответить на просьбу
    .field-rite = Просьба
    .field-answer = Ответ
form-mafia-resurrect = Воскресить от себя (25 маны)
    .short = Воскресить
    .field-whom = Кого
    .field-publicly = При всех
form-mafia-subjugate = Подчинить душу (10 маны)
    .short = Подчинить душу
    .field-soul = Чей голос
    .field-whom = Против кого
    .none-whom = Решу сегодня позже
form-mafia-use-soul = Проголосовать за подчинённую душу
    .short = Голосовать за душу
    .field-soul = Чей голос
    .field-whom = Против кого
    .warning = Переголосовать нельзя.
form-mafia-reanimate = Реанимировать до ночи (19 маны)
    .short = Реанимировать
    .field-whom = Кого
form-mafia-sleep = Спать до утра
form-mafia-ready = { $ready ->
    [yes] Приготовить вещь к ночи
   *[no] Убрать вещь
}
    .short = Приготовить вещь
    .any = Подготовка вещей
    .field-thing = Вещь
form-mafia-cast-spell = Колдовать
    .field-spell = Заклинание
    .field-whom = На кого
    .field-making = Сотворить
form-mafia-use-thing = Сразу применить вещь
    .short = Применить вещь
    .field-thing = Вещь
    .field-whom = К кому
    .field-first = Первый
    .field-second = Второй
    .field-third = Третий
    .field-fourth = Четвёртый
    .field-fifth = Пятый
    .field-sixth = Шестой
form-mafia-guard-house = Охранять дом этой ночью
    .short = Охранять дом
    .field-whom = Чей
    .none-whom = Никого
form-mafia-burgle = Забраться этой ночью в дом: украсть или пошпионить (7 маны)
    .short = Забраться в дом
    .field-visit = Какое дело за ночь
    .field-whom = Чей
    .field-spy = Только шпионить
    .field-wanted = Что взять
    .none-wanted = Что попадётся
form-mafia-rob-shop = Обокрасть этой ночью магазин
    .short = Обокрасть магазин
    .field-visit = Какое дело за ночь
    .field-wanted = Что взять
    .none-wanted = Что попадётся
form-mafia-stay-home = { $hide ->
    [yes] Переждать ночь в укромном месте
   *[no] Остаться этой ночью дома
}
    .short = Переждать ночь
    .any = Не ходить на дело
form-mafia-stock-loot = { $stock ->
    [yes] Забрать вещи сегодняшних жертв в магазин
   *[no] Не трогать вещей жертв
}
    .short = Вещи жертв
    .any = Вещи жертв
form-mafia-drink-potions = Выпить зелья скорости этой ночью
    .short = Выпить зелья
    .field-potions = Сколько (два убивают)
form-mafia-shoot = Выстрел этой ночью
    .short = Стрелять
    .field-aims = Цели
    .field-whom = Кто
    .field-lethal = На поражение
    .field-arrow = Отравленной стрелой
form-mafia-execute = Казнить новичка этой ночью
    .short = Казнить новичка
    .field-whom = Кого
    .none-whom = Никого
form-mafia-invite = Позвать в клан (21 экспы)
    .short = Позвать в клан
    .field-whom = Кого
    .field-signed = Назвать себя
    .field-share = Из них платит новичок
form-mafia-pay-for-recruit = Сказать, сколько вы платите за новичка
    .short = Платить за новичка
    .help = Чего никто на себя не взял, делят между теми, кто промолчал.
    .field-exp = Экспы из 21
form-mafia-answer-clan = { $clan ->
    [mafia] Вас зовёт мафия
   *[yakuza] Вас зовёт якудза
}
    .short = Ответить клану
    .any = Ответ клану
    .field-yes = Вступить
    .yes = Вступить
    .no = Отказаться
form-mafia-check = Проверка этой ночью
    .short = Проверить
    .field-aims = Кого
    .field-whom = Подозреваемый
    .field-arrow = Отравленной стрелой
form-mafia-invite-sergeant = Позвать в сержанты
    .short = Позвать в сержанты
    .field-whom = Кого
    .field-signed = Открыться: комиссар — это вы
form-mafia-answer-commissar = Комиссар зовёт вас в сержанты
    .short = Стать сержантом?
    .field-yes = Согласиться
    .yes = Согласиться
    .no = Отказаться
form-mafia-return-to-post = Бросить клан и вернуться к обязанностям комиссара
    .short = Вернуться на пост
    .warning = Все прочтут, что клан уничтожен.
    .sure = Клан будет уничтожен, и все об этом прочтут. Вернуться в клан нельзя. Бросить его?
form-mafia-choose-side = Выбрать сторону
    .field-side = Сторона
    .sure = Сторону выбирают один раз, до конца партии. Выбрать её?
form-mafia-bid-for-killing = Заказать убийство
    .short = Заказать убийство
    .field-victim = Кого
    .field-price = Экспа
form-mafia-order-guard = Заказать себе охрану
    .short = Заказать охрану
    .field-price = Экспа
form-mafia-bid-together = { $job ->
    [guard] Скинуться кланом на охрану своего
   *[kill] Скинуться на общий заказ
}
    .short = Заказать вместе
    .any = Скинуться на общий заказ
    .field-victim = Кого
    .field-price = Ваша доля
form-mafia-raise-bid = Поднять цену заказа
    .short = Поднять цену
    .field-victim = Заказ
    .field-price = Новая цена
form-mafia-announce-price = Объявить цену от Роберта Реда
    .short = Объявить цену
    .field-kind = Цена
form-mafia-carry-out = Выбрать из самых дорогих заказов
    .short = Выбрать заказы
    .field-contracts = Заказы
    .field-first = Первый
    .field-second = Второй
    .field-third = Третий
form-mafia-take-arrow = Взять с собой отравленную стрелу
    .short = Взять стрелу
    .field-arrow = Этой ночью
    .yes = Взять
    .no = Не брать
form-mafia-refuse-contracts = { $refuse ->
    [yes] Отказаться от всех заказов дня
   *[no] Всё-таки взять заказ
}
    .short = Отказаться от заказов
    .any = Отказ от заказов
form-mafia-kill-unbidden = Убить по своей воле (10 экспы)
    .short = Убить по своей воле
    .field-whom = Кого
    .none-whom = Никого
form-mafia-tell-contract = Рассказать о заказе из могилы
    .short = Рассказать о заказе
    .field-which = Заказ
    .field-what = Назвать
mafia-tell-both = Заказчика и жертву
mafia-tell-customer = Только заказчика
mafia-tell-victim = Только жертву
form-mafia-complain-of-blackmail = Пожаловаться на шантаж убийцы
    .short = Пожаловаться на шантаж
    .field-words = Что случилось
form-mafia-accuse = Обвинить
    .field-whom = Кого
    .field-instead_of = Чей голос
    .none-instead_of = Свой
    .warning = Переголосовать нельзя.
form-mafia-transfer-vote = Передать сегодняшний голос
    .short = Передать голос
    .field-to = Кому
form-mafia-take-back-vote = Забрать голос назад
    .short = Забрать голос
form-mafia-fill-pool = Внести ману в пул мертвецов
    .short = Ману в пул
    .field-whom = Против кого
    .field-mana = Мана
form-mafia-award-exp = Наградить экспой
    .field-whom = Кого
    .field-reason = За что
    .field-exp = Экспа
form-mafia-void-awards = { $void ->
    [yes] Лишить наград
   *[no] Вернуть награды
}
    .short = Лишить наград
    .any = Награды
    .field-whom = Кого
form-mafia-override = Исправить вручную
    .short = Исправить
    .field-whom = Кому
    .field-what = Что
    .field-value = Новое значение
    .field-reason = Почему
form-mafia-strip-assassin = Лишить убийцу роли за шантаж
    .short = Лишить убийцу роли
    .sure = Убийца навсегда лишится роли и заработанной экспы. Лишить?
form-mafia-appoint-assassin = Выбрать нового убийцу из честных
    .short = Выбрать убийцу
form-mafia-name-heir = Назвать, кто сменит опоздавшего комиссара
    .short = Назвать преемника
    .help = Кто на должность не годится, её не получит; вы об этом не узнаете.
    .field-whom = Кто
    .none-whom = Никто: сержант, а без него — по жребию
form-mafia-move-post = Комиссар опоздал: передать должность
    .short = Передать должность
    .sure = Комиссар лишится должности, она перейдёт к следующему. Передать?
form-mafia-rewrite-paper = Утренняя газета после ночи { $night }
    .short = Утренняя газета
    .any = Утренняя газета
    .help = Пустой текст возвращает газету сервера.
    .field-words = Текст вместо газетного
form-mafia-read-vote = Счесть слова голосом
    .short = Счесть голосом
    .field-voter = Чьи
    .field-whom = Против кого

## Отказы

mafia-refused-antimagic = Антимагия: ману сейчас использовать нельзя.
mafia-refused-as-it-is = Так уже и есть.
mafia-refused-asleep = Вы уже спите.
mafia-refused-assassin-there = Убийца есть, или его и не было.
mafia-refused-award-assassin = Ассассину ведущий может дать премию только за отыгрывание роли.
mafia-refused-award = За это можно дать от { $low } до { $high } экспы.
mafia-award-exp = { $exp } экспы
mafia-award-none = Забрать награду назад
mafia-refused-value = Можно от { $low } до { $high }.
mafia-limit-status = Без слов о том, кто есть кто в этой партии: ни ролей, ни кланов
mafia-refused-by-day = Только днём.
mafia-refused-by-night = Только ночью.
mafia-refused-checked = { $seat }: проверка уже была. Повторить можно после пополнения кланов.
mafia-refused-checked-thrice = { $seat }: проверок было уже три.
mafia-refused-clan-complete = Все в клане живы.
mafia-refused-clan-dead = В вашем клане некому выйти на дело.
mafia-refused-complained = Сегодняшняя жалоба уже у ведущего.
mafia-refused-dead = Вас нет в живых.
mafia-refused-few-honest = На { $seats } игроков { $bandits } бандитов — слишком много.
mafia-refused-first-night = Воры выходят на дело со второй ночи.
mafia-refused-host-only = Это может только ведущий.
mafia-refused-invited = Приглашение уже отправлено, и отказа не было.
mafia-refused-has-refused = Сегодня уже был отказ: { $seat }.
mafia-refused-nobody-asked = Ваш клан никого не зовёт.
mafia-refused-known-necromancer = Всем известно, что это некромант.
mafia-refused-lame = Нога заживёт, когда пройдёт ночь { $night }.
mafia-refused-living = Выберите кого-нибудь из живых.
mafia-refused-living-other = Выберите другого живого игрока.
mafia-refused-mana = Нужно { $mana } маны.
mafia-refused-no-arrow = { $seat }: не хватает отравленных стрел.
mafia-refused-no-assassin = Убийцы в городе нет.
mafia-refused-no-clan = Вы не в клане.
mafia-refused-no-hideout = Укромного места у вас нет.
mafia-refused-no-necromancer = Живого некроманта нет.
mafia-refused-no-order = Такого заказа нет.
mafia-refused-no-orders = Таких заказов нет.
mafia-refused-no-paper = Такой газеты ещё нет.
mafia-refused-no-potion = { $seat }: не хватает зелий скорости.
mafia-refused-no-recruiting = В этой партии вербовки нет.
mafia-refused-no-rite = Об этом уже не просят.
mafia-refused-no-shop = Магазина в городе нет.
mafia-refused-no-side = Выбирать сторону вам не нужно.
mafia-refused-no-such-spell = Такого заклинания у вас нет.
mafia-refused-no-target = Цели у этого заклинания нет.
mafia-refused-no-thing = Такой вещи у вас нет.
mafia-refused-no-union = Скинуться вам не с кем.
mafia-refused-nobody = Такого игрока нет.
mafia-refused-not-assassin = Вы не убийца.
mafia-refused-not-at-once = Сразу это не применяют.
mafia-refused-not-commissar = Вы не комиссар.
mafia-refused-not-dead = Выберите кого-нибудь из мёртвых.
mafia-refused-not-for-you = Держать это у себя можно, пользоваться — нет.
mafia-refused-not-in-shop = Такой вещи в магазине нет.
mafia-refused-not-invited = Вас никто не звал.
mafia-refused-not-knight = Это могут только рыцари.
mafia-refused-not-last = Вы не последний в завербовавшем вас клане.
mafia-refused-not-necromancer = Вы не некромант.
mafia-refused-not-recruit = Казнить можно только живого новичка вашего клана.
mafia-refused-not-seen = Такой вещи вы там не видели.
mafia-refused-told = Об этом вы уже рассказали.
mafia-refused-no-heirs = В этой партии должность переходит сама.
mafia-refused-no-voter = Голоса сегодня нет.
mafia-refused-no-soul = Такого голоса у вас нет.
mafia-refused-not-tellable = Об этом рассказать нельзя: и заказчик, и жертва должны быть мертвы.
mafia-refused-not-thief = Это могут только воры.
mafia-refused-not-worn = Эту вещь готовить не нужно.
mafia-refused-nothing-pledged = На щите нет вашей маны.
mafia-refused-one-spell = Сегодня вы уже колдовали, следующее заклинание — завтра.
mafia-refused-one-visit = Чтобы успеть ещё раз, нужно выпить ещё одно зелье скорости.
mafia-refused-opening-over = Профессии уже выбраны.
mafia-refused-own-clan = Это ваш соклановец.
mafia-refused-own-rite = Вы можете воскрешать, никого не спрашивая.
mafia-refused-own-shield = Ваша мана и так на щите.
mafia-refused-people-only = Это могут только игроки.
mafia-refused-reanimated = Каждого — не больше раза в день.
mafia-refused-recruit-executes = Новички этого не решают.
mafia-refused-recruited = Ваш клан уже завербовал одного.
mafia-refused-rite-asked = Вы уже просите.
mafia-refused-rite-cast = Эту могилу поднимут этой ночью и так.
mafia-refused-sergeant = Сержант у вас есть.
mafia-refused-speciality = Специализацию один раз выбирает маг: любой свиток, кроме Армагеддона.
mafia-refused-targets = { $targets ->
    [0] Здесь никого выбирать не нужно.
    [one] Выберите { $targets } игрока.
    [few] Выберите { $targets } разных игроков.
   *[many] Выберите { $targets } разных игроков.
}
mafia-refused-spy-takes-nothing = Шпион ничего не уносит.
mafia-refused-two-houses = Двум вылазкам нужны два дома.
mafia-refused-two-targets = Двум выстрелам нужны две цели.
mafia-refused-vote-yours = Ваш голос и так у вас.

## Профессии

mafia-profession-knight = Рыцарь
    .help = Носит доспехи и оружие; ночью может охранять чужой дом. Чары бодрости и бешенство.
mafia-profession-mage = Маг
    .help = Колдует раз в день по свиткам; маны на 30 больше. Один свиток может сделать своей специальностью.
mafia-profession-thief = Вор
    .help = Со второй ночи обкрадывает дома и магазин или шпионит. Пойманный с поличным гибнет.
mafia-profession-merchant = Торговец
    .help = Один на город: держит магазин, назначает цены, получает выручку. Сам защищён ядовитым капканом.
mafia-profession-celebrity = Знаменитость
    .help = Одна на город: осудить её могут только две трети голосов живых. Речами прибавляет голоса.

## Вещи

mafia-thing-plate = Полный доспех
    .help = Отражает любой один удар. Служит одну ночь.
mafia-thing-helm = Шлем
    .help = Отражает один удар убийцы.
mafia-thing-mail = Кольчуга
    .help = Отражает один удар якудзы.
mafia-thing-shield = Щит
    .help = Отражает один удар мафии.
mafia-thing-sword = Меч
    .help = Убивает одного нападавшего.
mafia-thing-cursed = Проклятый меч
    .help = Убивает нападавшего и ещё одного живого игрока, случайного.
mafia-thing-axe = Топор берсерка
    .help = Убивает всех, кто напал или просто зашёл ночью.
mafia-thing-silence = Тишина
    .help = Все голоса одного игрока сегодня не считаются.
mafia-thing-antimagic = Антимагия
    .help = Один игрок сутки не может тратить ману.
mafia-thing-drain = Высосать ману
    .help = Половина маны одного игрока переходит к вам.
mafia-thing-protection = Магическая защита
    .help = Один игрок неуязвим одну ночь.
mafia-thing-armageddon = Армагеддон
    .help = Убивает всех, у кого меньше 15 маны; остальные, кроме вас, теряют по 15 экспы.
mafia-thing-voice = Голос духов
    .help = Ещё один голос на сегодня тому, кого назовёт маг.
mafia-thing-resurrection = Воскрешение
    .help = Возвращает к жизни одного игрока.
mafia-thing-ward = Защита от магии
    .help = До следующего наступления ночи заклинания не действуют на одного игрока.
mafia-thing-mirror = Магическое зеркало
    .help = До следующего наступления ночи заклинания, пущенные в игрока, бьют по пустившему вдвое сильнее. От Армагеддона не спасает.
mafia-thing-stiletto = Отравленный стилет
    .help = Убивает первого, кто придёт в ночь, когда вы остались дома; его вещи достаются вам.
mafia-thing-tools = Набор инструментов
    .help = Обезвреживает одну шумовую ловушку или один обычный капкан.
mafia-thing-rat = Дрессированная крыса
    .help = Обезвреживает один капкан, обычный или ядовитый.
mafia-thing-hideout = Укромное место
    .help = Одну ночь вас никто не найдёт. Воровать вы не будете, а голос на следующий день не засчитают.
mafia-thing-spies = Шпионская сеть Джейка
    .help = Вы узнаёте, когда у любого из шести игроков появилась новая вещь, но не какая.
mafia-thing-coin = Счастливая монета
    .help = Все номинальные цены в магазине падают на 2 монеты на два дня.
mafia-thing-contract = Коварный контракт
    .help = Весь доход от одной продажи ваш, вместе с номиналом.
mafia-thing-orator = Речь оратора
    .help = Ещё два голоса на сегодня.
mafia-thing-prophet = Речь пророка
    .help = Ещё три голоса на сегодня.
mafia-thing-advocate = Речь адвоката
    .help = Все голоса двух игроков сегодня не считаются.
mafia-thing-noise = Шумовая ловушка
    .help = Отпугивает всех воров на одну ночь; срабатывает раньше капканов.
mafia-thing-trap = Капкан
    .help = Вы узнаёте вора, а он два дня не ворует.
mafia-thing-poisoned-trap = Ядовитый капкан
    .help = Убивает вора.
mafia-thing-code = Моральный кодекс
    .help = Отражает один удар комиссара.
mafia-thing-arrow = Отравленная стрела
    .help = Охрана вас не заметит, а щит некроманта не убьёт и не высосет экспу. Комиссар убивает любого, кого проверит.
mafia-thing-potion = Зелье скорости
    .help = Два действия за ночь. Два зелья дают три, но утром вы умрёте.

## Заклинания

mafia-spell-vigilance = Чары бодрости
    .help = Вы не спите: этой ночью ничего не украдут ни у вас, ни у того, кого вы охраняете.
mafia-spell-madness = Безумие
    .help = Этой ночью вы убиваете мирных гостей: воров; комиссара, если вы честный; чужой клан, если он бьёт не на поражение, а вы бандит или убийца.
mafia-spell-espionage = Шпионаж
    .help = Вместо кражи вы видите, какие у игрока вещи и ловушки.
mafia-spell-random-thing = Случайный артефакт
    .help = Завтра вы сможете продать случайную вещь.
mafia-spell-create-thing = Сотворить артефакт
    .help = Завтра вы сможете продать вещь на ваш выбор.
mafia-spell-charisma = Харизма
    .help = Ещё один голос на сегодня.
mafia-spell-pacifist = Призыв пацифиста
    .help = Этой ночью убийца откажется от всех заказов.
mafia-spell-necromancer-resurrection = Воскрешение
    .help = Возвращает к жизни одного игрока за полцены. Заказчик платит полностью.
mafia-spell-necromancer-shield = Щит некроманта
    .help = При 60 единицах маны, своей или пожертвованной, вы переживёте нападение клана или убийцы.
mafia-spell-subjugation = Подчинение душ
    .help = Голосом мертвеца, который сегодня ещё не голосовал, распоряжаетесь вы.
mafia-spell-reanimation = Реанимация
    .help = До наступления ночи мертвец считается живым.

## Отчего умирают: для записей судьи

mafia-cause-shot = выстрел
mafia-cause-in-place = принял чужой удар на себя
mafia-cause-joint = совместный выстрел
mafia-cause-bodyguard = рука телохранителя
mafia-cause-spell = щит некроманта
mafia-cause-weapon = оружие рыцаря
mafia-cause-curse = проклятый меч
mafia-cause-madness = безумие рыцаря
mafia-cause-royale = Флэш Рояль
mafia-cause-stiletto = стилет вора
mafia-cause-poisoned-trap = ядовитый капкан
mafia-cause-red-handed = комиссар поймал с поличным

## Кто что узнаёт о выстрелах

mafia-shooter-mafia = мафия
mafia-shooter-yakuza = якудза
mafia-shooter-commissar = комиссар
mafia-shooter-killer = убийца

mafia-heard-dead = Цель мертва: { $target }.
mafia-heard-alive = Цель жива: { $target }.
mafia-heard-met = Ваш клан встретил бандита из другого клана.
mafia-heard-recognised = Вы узнали убийцу: { $target }.
mafia-heard-withdrew = У дома уже был комиссар, и ваш клан удалился.
mafia-heard-drained = Некромант отнял у вас экспу: −{ $exp }.
mafia-heard-killed = Вы попали, цель мертва: { $target }.
mafia-heard-miss = Промах: { $target }.
mafia-heard-acquainted = К вам приходил другой клан, теперь он вас знает: { $source }.
mafia-heard-unmasked = К вам приходил клан, теперь он знает, что вы убийца: { $source }.
mafia-heard-armour-spent = { $piece }: удар отражён, вещи больше нет. Кто нападал: { $source }.
mafia-heard-shield-spent = Ваш щит ответил на нападение. Кто нападал: { $source }.
mafia-heard-bodyguard-acted = Ваш телохранитель кого-то уложил.
mafia-heard-knight-acted = Рыцарю, который вас охраняет, этой ночью нашлась работа.

## Заказы

mafia-contract-not-you = Такой заказ вы сейчас сделать не можете.
mafia-contract-dead = { $seat }: этого игрока нет в живых.
mafia-contract-guard-oneself = Охрану можно заказать только для себя, а с кланом — для своего.
mafia-contract-own-will = Себя выбрать нельзя.
mafia-contract-own-will-late = Сегодня у вас есть заказы, и выбрать жертву самому нельзя.
mafia-contract-once = Свой единственный заказ вы уже сделали.
mafia-contract-twice = Два ваших заказа уже исполнены.
mafia-contract-price = Цена здесь не меньше { $exp } экспы.
mafia-contract-shares = Доли не складываются в цену заказа.
mafia-contract-payers = Не все из названных могут платить за этот заказ.
mafia-contract-poor = { $seat }: не хватает свободной экспы.

## Голоса

mafia-vote-none = Сейчас у вас нет голоса.
mafia-vote-final = Этот голос уже отдан, переголосовать нельзя.
mafia-vote-not-yours = Распоряжаться этим голосом не вам.
mafia-vote-dead = { $seat }: этого игрока нет в живых, обвинить его нельзя.
mafia-vote-lives = { $seat }: этот игрок жив.
mafia-vote-none-of-dead = { $seat }: у этого мертвеца нет голоса.
mafia-vote-cast = { $seat }: голос уже отдан.
mafia-vote-subjugated = { $seat }: этот голос уже ваш.
mafia-vote-to-oneself = Этот голос и так ваш.
mafia-pool-necromancer = Пока жив некромант, пула мертвецов нет.
mafia-pool-not-you = Вы не можете вносить ману в пул.
mafia-pool-used = Сегодня пул уже проголосовал.
mafia-pool-final = Сегодня вы уже внесли ману, и выбор окончателен: { $seat }.
mafia-pool-mana = В этот пул можно внести от 1 до { $mana } маны.
