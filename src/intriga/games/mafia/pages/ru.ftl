### Страницы «Мафии».

## Город

### Страницы партии

## Названия и время

mafia-page-market = Рынок
mafia-page-contracts = Заказы
mafia-page-organisations = Организации
mafia-page-graveyard = Кладбище
mafia-page-notebook = Блокнот комиссара
mafia-page-things = Вещи и заклинания
mafia-page-nights = Ночь за ночью
mafia-page-ending = Чем всё кончилось
mafia-page-beginning = до первой ночи
mafia-page-night = Ночь { $turn }
mafia-page-day = День { $turn }
mafia-page-name = Имя
mafia-page-nobody = никого
mafia-page-to-acts = К моим действиям
mafia-page-for-you = для вас

## Вещи и заклинания

mafia-page-goods-everybody = Для всех
mafia-page-goods-knight = Рыцарь
mafia-page-goods-mage = Маг
mafia-page-goods-thief = Вор
mafia-page-goods-merchant = Торговец
mafia-page-goods-celebrity = Знаменитость
mafia-page-goods-shooters = Для тех, кто стреляет
mafia-page-goods-necromancer = Некромант
mafia-page-goods-things = Вещи
mafia-page-goods-spells = Заклинания
mafia-page-thing = Вещь
mafia-page-spell = Заклинание
mafia-page-coins = Монеты
mafia-page-mana = Мана
mafia-page-mana-n = мана: { $mana }
mafia-page-own-mana = за свой счёт: { $mana }
mafia-page-user-knight = рыцари
mafia-page-user-mage = маги
mafia-page-user-thief = воры
mafia-page-user-merchant = торговец
mafia-page-user-celebrity = знаменитость
mafia-page-user-everybody = все
mafia-page-user-clans = кланы
mafia-page-user-commissar = комиссар
mafia-page-user-assassin = убийца
mafia-page-user-necromancer = некромант
mafia-page-when-day = днём
mafia-page-when-night = ночью
mafia-page-when-day-night = днём или ночью
mafia-page-lasts-instant = один раз
mafia-page-lasts-night = на одну ночь
mafia-page-lasts-day = до наступления ночи
mafia-page-lasts-turn = на ночь и день
mafia-page-lasts-24-hours = на сутки
mafia-page-lasts-two-days = на два дня
mafia-page-lasts-until-spent = пока не сработает
mafia-page-lasts-one-sale = на одну продажу
mafia-page-lasts-game = до конца партии
mafia-page-things-note = Цены номинальные, дешевле не продают. Вещь служит один раз. Что вы не потратили до конца партии, останется у вас в следующей партии лиги.

## Рынок

mafia-page-shop-merchant = Магазин держит торговец. Кто это, никто не знает.
mafia-page-shop-host = Торговца нет: город продаёт сам, по номинальным ценам.
mafia-page-shop-none = Нет ни торговца, ни магазина.
mafia-page-shop-closed = Сегодня не торгуют.
mafia-page-shop-how = Цену предлагают днём, и эти монеты откладываются. С наступлением ночи товар достаётся тому, кто дал больше, остальным монеты возвращают. Кто что купил, не узнает никто.
mafia-page-my-coins = Ваши монеты:
mafia-page-buy = Предложить цену
mafia-page-answer = Ответить
mafia-page-gifts = Монеты из рук в руки
mafia-page-gift-in = { $who } предлагает вам монеты. Вы получите { $coins }.
mafia-page-gift-out = Вы предлагаете игроку { $who } монеты: { $coins }.
mafia-page-gift-purchase = на покупку
mafia-page-collections = Складчина
mafia-page-collected = Собрано
mafia-page-my-share = Моё
mafia-page-collection-commissar = для комиссара
mafia-page-collection-mafia = для мафии
mafia-page-collection-yakuza = для якудзы
mafia-page-shelves = На полках
mafia-page-left = Есть
mafia-page-price = Цена
mafia-page-nominal = номинал { $coins }
mafia-page-my-offer = Моя цена
mafia-page-shelves-empty = Полки пусты.
mafia-page-sold-out = Распродано:
mafia-page-stall = Мой прилавок
mafia-page-stall-secret = Эту часть страницы видите только вы.
mafia-page-stall-sales = Продано вещей: { $n }
mafia-page-stall-robbed = Украдено из магазина: { $n }
mafia-page-stall-fresh = Сотворено, на продажу с завтрашнего дня: { $n }
mafia-page-stall-lucky = Счастливая монета действует до конца: { $until }
mafia-page-stall-cunning = Весь доход от следующей продажи ваш.
mafia-page-stall-closes = Завтра магазин закрыт.
mafia-page-stall-loot = Предлагают краденое
mafia-page-stall-loot-one = { $thing }, монет: { $coins }
mafia-page-stall-prices = Цены на завтра
mafia-page-nominal-head = Номинал
mafia-page-tomorrow = Завтра

## Заказы

mafia-page-no-assassin = В этой партии убийцы нет.
mafia-page-dead-assassin = Убийца мёртв.
mafia-page-desk = У меня на столе
mafia-page-desk-caption = Заказы этого дня, самый дорогой первым. Ночью исполняют первый; из равных выбираете вы.
mafia-page-desk-empty = Сегодня заказов нет. За { $exp } экспы можно убить по своей воле.
mafia-page-order = Заказ
mafia-page-price-exp = Цена
mafia-page-fee = Вам
mafia-page-picked = выбран
mafia-page-customer = Заказчик: { $who }
mafia-page-tellable = О чём можно рассказать из могилы
mafia-page-my-orders = Мои заказы
mafia-page-i-pay = Плачу
mafia-page-no-orders = Сегодня вы ничего не заказали.
mafia-page-gatherings = Собирают на заказ
mafia-page-gathering = Против игрока { $who }: уже { $exp } экспы
mafia-page-free-exp = Свободной экспы: { $exp }
mafia-page-red-silent = Цен Роберт Ред пока не объявлял.
mafia-page-red-help = Сколько предлагают другие, знает только убийца, пока этого не объявит Роберт Ред. Голова стоит от { $kill } экспы, охрана — от { $guard }. Половина достаётся убийце.
mafia-page-ways = Кто может заказывать
mafia-page-dead-now = сейчас можно
mafia-page-dead-not-now = сейчас нельзя
mafia-page-way-now = вы, сейчас
mafia-page-way-later = вы, но не сейчас
mafia-page-way-others = не вы
mafia-page-way-alone = Голова
mafia-page-way-alone-rule = Любой живой, от { $exp } экспы, против любого живого.
mafia-page-way-guard = Телохранитель
mafia-page-way-guard-rule = Любой живой, только для себя, от { $exp } экспы. Кто пришёл бы вас убить, погибнет сам. Взятый заказ оплачивают в любом случае.
mafia-page-way-clan = Клан вскладчину
mafia-page-way-clan-rule = Живые соклановцы вносят доли, всего от { $exp } экспы. Убийца узнает имя одного из них.
mafia-page-way-dead-bandit = Мёртвый бандит
mafia-page-way-dead-bandit-rule = Пока живы кто-то из клана и некромант; от { $exp } экспы, и платить придётся вдвое.
mafia-page-way-dead-commissar = Мёртвый комиссар
mafia-page-way-dead-commissar-rule = Пока жив некромант; от { $exp } экспы и вдвое дороже. После двух исполненных заказов — всё.
mafia-page-way-dead-honest = Честные мертвецы вместе
mafia-page-way-dead-honest-rule = Один раз за партию, когда некромант мёртв; от { $exp } экспы.
mafia-page-way-dead-clan = Истреблённый клан
mafia-page-way-dead-clan-rule = Один раз за партию, все вместе; от { $exp } экспы.
mafia-page-why-night = Заказы принимают днём.
mafia-page-why-no-assassin = Живого убийцы нет.
mafia-page-why-no-necromancer = Живого некроманта нет.
mafia-page-why-necromancer = Некромант жив.
mafia-page-why-other = Не хватает свободной экспы, или такой заказ уже сделан.
mafia-page-order-history = Что стало с моими заказами

## Организации

mafia-page-org-help = Общественную организацию основывают в день 1 или 2. Устав не меняется, и состоять можно только в одной.
mafia-page-org-found = Основать организацию
mafia-page-org-none = Организаций нет.
mafia-page-org-mine = ваша
mafia-page-org-head = Глава
mafia-page-org-head-dead = (нет в живых)
mafia-page-org-goals = Цели
mafia-page-org-condition = Кто может вступить
mafia-page-org-no-condition = Любой, кого примет глава.
mafia-page-org-members = Состоят
mafia-page-org-asking = Просятся
mafia-page-org-services = Услуги для остальных
mafia-page-org-service = { $name } (монет: { $coins })
mafia-page-org-no-services = нет
mafia-page-org-fund = В фонде
mafia-page-org-reports = Отчёты главы
mafia-page-org-days = День
mafia-page-org-no-reports = пока нет
mafia-page-org-founded = Основана в день { $day }

## Кладбище

mafia-page-vault = Склеп некроманта
mafia-page-shield-ready = Щит готов.
mafia-page-shield-not = Щит не готов.
mafia-page-shield-pledged = Пожертвовано: { $mana }. Вместе с вашей маной нужно { $needed }.
mafia-page-rites = Вас просят воскресить
mafia-page-no-rites = О воскрешении никто не просит.
mafia-page-lie-here = Здесь лежат
mafia-page-died = Когда
mafia-page-vote = Голос
mafia-page-no-vote = голоса нет
mafia-page-reanimated = до ночи на ногах
mafia-page-against = против: { $who }
mafia-page-nobody-dead = Пока никто.
mafia-page-pool = Пул мертвецов
mafia-page-pool-help = { $mana } маны против одного игрока дают { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}, раз в день.
mafia-page-pool-used = Сегодня пул уже проголосовал.
mafia-page-dead-may = Что могут мёртвые
mafia-page-necromancer-lives = Некромант жив.
mafia-page-necromancer-dead = Некромант мёртв.
mafia-page-necromancer-none = Некроманта в этой партии нет.
mafia-page-dead-votes = Голосовать
mafia-page-dead-votes-rule = Пока жив некромант: полголоса у каждого честного и у убийцы. У бандитов голоса нет.
mafia-page-dead-rite = Воскреснуть
mafia-page-dead-rite-rule = Пока жив некромант: попросить может любой, за { $mana } маны. Ответ придёт до конца дня или ночи.
mafia-page-dead-spend = Тратить ману и экспу
mafia-page-dead-spend-rule = Пока жив некромант, вдвое дороже, если не сказано иное. Монеты из могилы не передать.
mafia-page-dead-pool = Наполнять пул
mafia-page-dead-pool-rule = Только без живого некроманта. Бандиты участвуют, когда их клан мёртв весь.
mafia-page-dead-order = Заказывать убийце
mafia-page-dead-order-rule = В редких случаях:
mafia-page-my-rites = Вы просите воскресить:
mafia-page-my-pledge = На щите { $mana } вашей маны. До наступления ночи её можно забрать.

## Блокнот комиссара

mafia-page-tonight = Сейчас
mafia-page-checks-tonight = Проверка этой ночью:
mafia-page-no-check-yet = Для проверки никто не выбран.
mafia-page-my-sergeant = Сержант:
mafia-page-sergeant-asked = Приглашение в сержанты:
mafia-page-no-sergeant = Сержанта у вас нет.
mafia-page-to-check = Выбрать, кого проверить
mafia-page-checked = Кого проверяли
mafia-page-checked-nobody = Пока никого.
mafia-page-times = Раз
mafia-page-heard = Результат
mafia-page-check-again = можно проверить ещё раз
mafia-page-check-done = больше проверять нельзя
mafia-page-check-wait = ещё раз — после пополнения кланов
mafia-page-is-dead = нет в живых
mafia-page-check-hit = попадание
mafia-page-check-miss = промах
mafia-page-check-earlier = до вас: { $n }
mafia-page-check-rule = Одного и того же проверяют не больше { $n } раз, и повторно — только после пополнения одного из кланов. За промахом могут стоять и доспех, и кодекс, и охрана.
mafia-page-notes = Заметки

## Ночь за ночью

mafia-page-night-none = Рассказывать пока не о чем.
mafia-page-ordered = Приказы к этой минуте
mafia-page-orders = Приказы
mafia-page-steps = Шаг за шагом
mafia-page-step-empty = Ничего.
mafia-page-step-D0 = Сразу
mafia-page-step-N0 = Наступление ночи
mafia-page-step-N1 = Защитные заклинания
mafia-page-step-N2 = Остальные заклинания
mafia-page-step-N3 = Казни и заказы
mafia-page-step-N4 = Воры
mafia-page-step-N5 = Выстрелы
mafia-page-step-N6 = Доспехи, охрана, щиты
mafia-page-step-N7 = Смерти
mafia-page-step-N8 = Последствия
mafia-page-step-N9 = Утро
mafia-page-houses = Дом за домом
mafia-page-house-dead = смерть этой ночью
mafia-page-purses = Экспа
mafia-page-before = Было
mafia-page-after = Стало
mafia-page-aim = { $seat }{ $lethal ->
    [yes] {" "}(на поражение)
   *[no] {""}
}{ $arrow ->
    [yes] {" "}(отравленная стрела)
   *[no] {""}
}
mafia-page-plan-shot = Выстрел: { $whom }
mafia-page-plan-no-shot = Без выстрела
mafia-page-plan-check = Проверка: { $whom }
mafia-page-plan-execute = Казнь новичка: { $whom }
mafia-page-plan-picks = Выбор из заказов: № { $numbers }
mafia-page-plan-refuses = Отказ от всех заказов
mafia-page-plan-guards = Охрана дома: { $whom }
mafia-page-plan-steals = Кража: { $whom }
mafia-page-plan-spies = Шпионаж: { $whom }
mafia-page-plan-robs-shop = Кража из магазина
mafia-page-plan-hides = Укромное место
mafia-page-plan-arrow = С отравленной стрелой
mafia-page-plan-potions = Зелий скорости: { $n }
mafia-page-plan-casts = Заклинание: { $spell }
mafia-page-plan-casts-on = Заклинание: { $spell }, цель — { $whom }
mafia-page-plan-makes = Заклинание: { $spell }, { $thing }

## Чем всё кончилось

mafia-page-winners = Победители:
mafia-page-won = победа
mafia-page-who-was-who = Кто был кем
mafia-page-side-honest = Честные
mafia-page-side-mafia = Мафия
mafia-page-side-yakuza = Якудза
mafia-page-side-assassin = Убийца
mafia-page-fate-head = Судьба
mafia-page-fate = { $when }: { $line }
mafia-page-fate-lives = в живых до конца
mafia-page-fate-again = снова в живых, до конца
mafia-page-cause-by = { $cause } ({ $by })
mafia-page-exp = Экспа
mafia-page-curves = Как менялась экспа
mafia-page-curves-help = Числа внизу — ночи, ★ — конец с наградами.
mafia-page-curves-mine = Толстая линия — ваша.
mafia-page-chart-label = Экспа от первой ночи до наград, игроков: { $n }, наибольшая: { $top }. Числа — в таблице «Кто был кем».
mafia-page-chart-awards = Конец, с наградами
mafia-page-by-night = Ночь за ночью
mafia-page-night-head = Ночь
mafia-page-went = Кто к кому ходил
mafia-page-met = Что там встретили
mafia-page-fell = Кто погиб
mafia-page-how-bodyguard = телохранитель
mafia-page-how-guards = рыцарь на страже
mafia-page-awards = Награды
mafia-page-award-why = За что
mafia-page-award-void = Этих наград лишил ведущий.

## Карточка роли

mafia-paper-card = Карточка роли
mafia-paper-goal = Как победить
mafia-paper-night = Ночью
mafia-paper-day = Днём
mafia-paper-profession = Профессия
mafia-paper-clan = Ваш клан
mafia-paper-purse = Кошелёк
mafia-paper-things = Вещи
mafia-paper-seat = Место
mafia-paper-has = экспа { $exp }, мана { $mana }, монеты { $coins }
mafia-paper-speciality = Специализация: { $scroll }, всегда под рукой и за половину маны.
mafia-paper-secret = Никому не показывать
mafia-paper-honest-goal = Бандитов не осталось, а кто-то из честных жив — победа ваша.
mafia-paper-honest-night = Стрелять вам не из чего. Наденьте доспех, взведите ловушки, скажите заклинание — и спать.
mafia-paper-honest-day = Слушайте, говорите и голосуйте. Переголосовать нельзя.
mafia-paper-bandit-goal = Клан побеждает, когда честных не осталось — или остался один, а другого клана уже нет.
mafia-paper-bandit-night = Договоритесь о жертве; на дело выходит один дежурный. Первая встреча с другим кланом кончается знакомством, если не идти на поражение.
mafia-paper-bandit-day = Вы такой же честный, как все. Голосовать против своих можно.
mafia-paper-commissar-goal = Вы побеждаете с честными: бандитов не осталось, а кто-то из честных жив.
mafia-paper-commissar-night = Каждую ночь проверяйте кого-нибудь. Бандит или убийца погибнет, остальные ничего не заметят. Промолчите — должность уйдёт к другому.
mafia-paper-commissar-day = Кто вы, никто знать не должен. Позовите кого-нибудь в сержанты: только с сержантом можно говорить о проверках.
mafia-paper-assassin-goal = Вы сами по себе и работаете за экспу: половина каждой цены ваша.
mafia-paper-assassin-night = Исполняется самый дорогой заказ дня, из равных выбираете вы. Можно отказаться от всех. Без заказов можно убить за свой счёт.
mafia-paper-assassin-day = Заказы приходят только вам. Голосом Роберта Реда можно объявить самую высокую цену.
mafia-paper-necromancer-goal = Вы побеждаете с честными. Пока вы живы, у их мёртвых есть полголоса.
mafia-paper-necromancer-night = При 60 маны, своей и пожертвованной, щит ответит на нападение клана, а первое убьёт нападавшего. Вы поднимаете мёртвых.
mafia-paper-necromancer-day = Подчините голос мертвеца или поднимите кого-нибудь до ночи. Ответьте тем, кто просит о воскрешении.
mafia-paper-craft-knight = Доспех отражает удары, оружие бьёт в ответ. Можно сторожить чужой дом.
mafia-paper-craft-mage = Одно заклинание в день: из свитка или своей специализации. Кто вы, никто не знает.
mafia-paper-craft-thief = Со второй ночи крадите из домов и из магазина, шпионьте или прячьтесь. Берегитесь ловушек.
mafia-paper-craft-merchant = Магазин ваш: назначайте цены на завтра, творите вещи, скупайте краденое. Кто вы, никто не знает.
mafia-paper-craft-celebrity = Чтобы вас повесить, нужны две трети живых. Ваши речи стоят лишних голосов или лишают голоса других.
