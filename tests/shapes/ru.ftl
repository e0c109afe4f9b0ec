# Тексты игрушечных игр.

game-auction = Торги
    .blurb = Лоты уходят с молотка, а кошельки закрыты. Назвать можно больше, чем есть, но платить придётся.
option-auction-lots = Лотов
    .help = Сколько раз ударит молоток.
form-auction-bid = Поднять цену
    .field-amount = Ваша цена
form-auction-pass = Выйти из торга
form-auction-settle = Рассчитаться
    .field-how = Что делать
    .warning = Если уступить, к этому лоту вас больше не подпустят.
auction-pawn = заложить вещь
auction-yield = уступить
auction-draw-purse = Деньги в кошельке: 0…10 означает от 5 до 15.
auction-purse = В вашем кошельке { $money }.
auction-bid = { $seat } даёт { $money }.
auction-pass = { $seat } больше не торгуется.
auction-sold = Продано! Лот уходит за { $money }, покупатель — { $seat }.
auction-unsold = Лот остался без покупателя.
auction-insolvent = Названо { $money }, а платить нечем. Торг ждёт расчёта: { $seat }.
auction-pawned = { $seat } закладывает фамильную вещь и выручает { $money }.
auction-barred = { $seat } отступается, и лот выставляют заново.
auction-over = Торги закрыты, кошельки раскрыты.
auction-all-lots = Все лоты разобраны.
auction-lots-left = { $lots ->
    [one] Остался { $lots } лот.
    [few] Осталось { $lots } лота.
   *[many] Осталось { $lots } лотов.
}
auction-leads = Высшая цена — { $money }, её назвал игрок { $seat }.
auction-in-purse = { $seat }: в кошельке { $money }.
auction-no-debt = У вас нет долга.
auction-nothing-to-pawn = Залог не поможет: вещь уже заложена или её не хватит. Можно уступить.
auction-not-bidding = Сейчас торговаться нельзя: ваша цена высшая, вы вышли или кто-то рассчитывается.
auction-bid-between = Назовите цену от { $low } до { $high }.

game-lists = Набеги
    .blurb = Отряды тайно пишут списки набегов и караулов. Все списки вскрывают разом.
option-lists-teams = Отрядов
    .help = На сколько отрядов делятся места за столом.
    .value-2 = два
    .value-3 = три
option-lists-rounds = Раундов
    .help = Сколько раз раскроют списки.
form-lists-hand-in = Сдать список
    .field-rows = Строки списка
    .field-task = Дело
    .field-village = Деревня
    .field-men = Людей
lists-draw-skirmish = Равные силы: 0 — набег отбит, 1 — прорвались.
lists-raid = набег
lists-guard = караул
lists-village = деревня { $number }
lists-row = { $task }, деревня { $village }, людей: { $men }
lists-empty = пусто
lists-handed-in = Отряд { $team } сдал список.
lists-noted = Список вашего отряда: { $rows }.
lists-opened = Отряд { $team } писал: { $rows }.
lists-raided = Отряд { $team } ограбил деревню { $village }. Людей ходило: { $men }.
lists-repelled = Отряд { $team } потерял людей у деревни { $village }: { $men }.
lists-round = Идёт раунд { $round }.
lists-team = Отряд { $team }: людей { $men }, добычи { $loot }.
lists-peace = Добыча посчитана.
lists-too-few = Столько отрядов не собрать: мест нужно не меньше { $seats }.
lists-not-in-a-team = Списки могут сдавать только отряды.
lists-no-such-row = В строке нужны деревня от 1 до { $villages } и хотя бы один человек.
lists-village-twice = Каждую деревню указывайте только один раз.
lists-too-many-raids = { $raids ->
    [one] За раунд разрешён только { $raids } набег.
    [few] За раунд разрешено не больше { $raids } набегов.
   *[many] За раунд разрешено не больше { $raids } набегов.
}
lists-too-many-men = { $men ->
    [one] В отряде всего { $men } человек.
    [few] В отряде всего { $men } человека.
   *[many] В отряде всего { $men } человек.
}

game-society = Слобода
    .blurb = Свободные тайно выбирают старосту, староста сажает в холодную. Люди приходят и уходят.
option-society-days = Дней
    .help = Сколько раз выберут старосту.
form-society-vote = Голосовать
    .field-whom = За кого
form-society-abstain = Воздержаться
form-society-jail = Посадить в холодную
    .field-whom = Кого
    .warning = Посаженный теряет голос. За день можно посадить одного.
form-society-pardon = Помиловать
    .field-whom = Кого
society-draw-tie = Поровну голосов: кто из первых по порядку мест станет старостой.
society-voted = { $seat } опускает бумажку в шапку.
society-jailed = { $seat } теперь в холодной.
society-pardoned = { $seat } выходит на волю.
society-elected = Староста на сегодня — { $seat }.
society-nobody = Голосов нет, староста не выбран.
society-over = Сход окончен, слобода расходится.
society-ended = Все дни прошли.
society-day = День { $day }.
society-chief = Староста — { $seat }.
society-in-jail = { $seat } в холодной.
society-your-vote = Ваш голос: { $seat }.
society-square = Площадь
society-salon = Чайная
society-cell = Холодная
society-rumour = Слухи
society-full = { $crowd ->
    [one] В слободе уже { $crowd } двор, больше не принимают.
    [few] В слободе уже { $crowd } двора, больше не принимают.
   *[many] В слободе уже { $crowd } дворов, больше не принимают.
}
society-chief-stays = Староста не может уйти до новых выборов.
society-no-vote = Сегодня голосовать нельзя: вы уже проголосовали или лишены голоса.
society-vote-for-free = Голосовать можно только за свободного.
society-not-chief = Сажать может только староста, одного за день.
society-jail-free = Посадить можно любого свободного, кроме себя.
society-not-host = Миловать может только ведущий.
society-pardon-jailed = Помиловать можно того, кто в холодной.

game-campaign = Поход
    .blurb = Тайные ставки припасов за знамёна. В лиге знамёна и остаток переходят в следующую партию.
option-campaign-rounds = Раундов
    .help = Сколько знамён в этой партии.
option-campaign-supplies = Припасы
    .help = Сколько припасов получает каждый лагерь сверх оставшихся.
form-campaign-stake = Поставить припасы
    .field-amount = Сколько
    .warning = Ставка тратится при любом исходе.
campaign-sealed = { $seat } запечатывает ставку.
campaign-noted = Ваша ставка: { $amount }.
campaign-won = Знамя берёт { $seat }.
campaign-drawn = Знамя не взял никто.
campaign-veteran = { $seat }: знамён с прошлых походов { $banners }.
campaign-baggage = Походов: { $campaigns }. Знамён: { $banners }. Припасов: { $supplies }.
campaign-over = Поход окончен, обозы открыты.
campaign-truce = Последний раунд сыгран.
campaign-round = Раунд { $round }.
campaign-banners = { $seat }: знамён { $banners }.
campaign-supplies = { $seat }: припасов { $left }.
campaign-camps-only = Ставить могут только лагеря, и их состав постоянен.
campaign-staked-already = Вы уже запечатали ставку.
campaign-stake-up-to = Можно поставить от 0 до { $left }.

game-vault = Сейф
    .blurb = Для проверок стола.
game-hall = Зал
    .blurb = Сейф для целого зала.

# Город.
game-town = Город
    .blurb = Команды целого города, и в каждой есть осведомитель.
option-town-turns = Ходов
    .help = Сколько списков сдаёт каждая команда.
form-town-hand-in = Сдать список
    .field-deeds = Дела
    .field-what = Дело
    .field-team = Команда
form-town-warn = Предупредить команду
    .field-team = Команда
form-town-offer = Предложить союз
    .field-to = Кому
form-town-answer = Ответить на предложение
    .field-by = Чьё
    .field-yes = Согласиться
    .yes = Согласиться
    .no = Отказаться
town-draw-informer = Кто в команде осведомитель.
town-rob = ограбить
town-guard = стеречься
town-team = Команда { $number }
town-curators = Кураторы
town-curator = Куратор круга { $number }
town-circle = Круг команды { $number }
town-hall = Зал
town-no-team = Участвуют только команды.
town-no-informer = Вы не осведомитель своей команды.
town-no-such-team = Такой команды нет.
town-deeds = В списке не больше дел, чем { $most }, и все о разных командах.
town-informer = Вы осведомитель команды { $team }.
town-warned = Вы предупредили команду { $team }.
town-handed-in = Команда { $team } сдала список.
town-noted = Список вашей команды пишет { $seat }. Дел: { $count }.
town-report = У команды { $team } золота: { $gold }. Предупреждений: { $warned }.
town-turn = Ход окончен.
town-over = Все ходы окончены.
town-now = Ход { $turn }.
town-informs = Вы осведомитель в команде { $team }.
town-gold = Команда { $team }, золота: { $gold }.
town-no-stranger = Союз предлагают только чужой команде.
town-offered-already = На ваше предложение ещё не ответили. Подождите.
town-no-offer = Такого союза вам не предлагают или уже не предлагают.
town-offered = { $by } предлагает вам союз.
town-answered = { $to } — ответ на союз, который предлагает { $by }: { $yes }.
town-yes = да
town-no = нет
town-offer = { $by } предлагает союз. Кому: { $to }.
town-pact = { $by } и { $to } в союзе.
town-ended = Золото посчитано.

# Бал-маскарад.
game-ball = Бал-маскарад
    .blurb = Один из гостей — герольд, и никто не знает который.
option-ball-hours = Часов
    .help = Сколько раз гости угадывают.
form-ball-guess = Угадать герольда
    .field-whom = Гость
ball-draw-herald = Кто из гостей герольд.
ball-herald = Вы герольд. С балкона говорите только вы.
ball-the-herald = Герольд
ball-ballroom = Бальный зал
ball-balcony = Балкон
ball-guessed = Угадывает { $seat }.
ball-guessed-already = В этот час вы уже угадывали.
ball-no-such-guest = Такого гостя нет.
ball-counted = Угадали: { $right }.
ball-unmasked = Герольд — { $seat }.
ball-hour = Час { $hour }.
ball-is-herald = Герольд: { $seat }.
ball-ended = Маски сняты.

game-parliament = Парламент
    .blurb = Палата принимает законы, меняет и отменяет их, читает газеты и заключает тайные договоры.
option-parliament-sessions = Сессий
    .help = Сколько раз соберётся палата.
form-parliament-pass-law = Принять закон
    .field-text = Текст закона
form-parliament-amend = Изменить закон { $law }
    .any = Изменить закон
    .field-text = Новый текст
form-parliament-repeal = Отменить закон { $law }
    .any = Отменить закон
form-parliament-abstain = Воздержаться
form-parliament-publish = Выпустить газету
    .field-article = Статья
form-parliament-propose = Предложить тайный договор
    .field-whom = Кому
    .field-text = Текст договора
    .field-terms = Тайная часть
form-parliament-sign = Подписать договор { $treaty }
    .any = Подписать договор
form-parliament-disclose = Обнародовать договор { $treaty }
    .any = Обнародовать договор
parliament-passed = Принят закон { $law }. Внёс депутат { $seat }.
parliament-amended = Закон { $law } изменён. Автор поправок: { $seat }.
parliament-repealed = Закон { $law } отменён. Отмену предложил депутат { $seat }.
parliament-abstained = Воздерживается { $seat }.
parliament-published = Вышла газета. Издатель: { $seat }.
parliament-proposed = { $by } предлагает тайный договор игроку { $whom }.
parliament-signed = Тайный договор подписан: { $by } и { $whom }.
parliament-disclosed = Обнародован тайный договор: { $by } и { $whom }.
parliament-session-over = Сессия { $session } окончена.
parliament-session = Идёт сессия { $session }.
parliament-law-in-force = Закон { $law } действует, редакций: { $versions }.
parliament-law-repealed = Закон { $law } отменён, редакций было: { $versions }.
parliament-treaty-signed = Договор подписан: { $by } и { $whom }.
parliament-treaty-unsigned = Договор не подписан: { $by } и { $whom }.
parliament-dissolved = Палата распущена.
parliament-not-a-member = Сейчас вы не можете этого сделать.
parliament-published-already = В этой сессии вы уже выпустили газету.
parliament-voted-already = В этой сессии вы уже голосовали.
parliament-no-such-law = Такого закона нет, или он отменён.
parliament-no-such-member = Выберите другого депутата.
parliament-no-such-treaty = Такого договора у вас нет.
parliament-not-to-sign = Этот договор вам подписать нельзя.
parliament-disclosed-already = Этот договор уже обнародован.
parliament-treaties-spent = Договоров можно предложить не больше { $most }.

# Ночная стража.
game-vigil = Ночная стража
    .blurb = Стража ночью у ворот: дремлет и бьётся на дуэлях, о которых никто больше не знает.
option-vigil-hours = Часов
    .help = Сколько часов длится ночь.
form-vigil-nap = Вздремнуть
form-vigil-dare = Вызвать на дуэль
    .field-whom = Кого
form-vigil-parry = Отразить удар
    .field-high = Защита сверху
    .yes = Сверху
    .no = Снизу
vigil-guards-only = Это дело стражи.
vigil-no-such-duel = Такой дуэли нет.
vigil-bell-has-rung = Колокол пробил: в этот час больше не дремлют.
vigil-napped-lately = Вы недавно дремали. Снова можно через { DURATION($wait) }.
vigil-dared = { $by } вызывает на дуэль: { $whom }.
vigil-touched = Дуэль { $by } и { $whom } окончена. Удар пропускает { $loser }.
vigil-napped = Дремлет { $seat }.
vigil-bell = Колокол: прошло три четверти часа.
vigil-hour = Час { $hour }.
vigil-morning = Настало утро.
window-hour = Час стражи
    .clock = Сколько длится час стражи
window-duel = Дуэль
    .clock = Время на дуэль

game-ministry = Министерство
    .blurb = Государства составляют планы: налоги, стройки, послы, набеги. Все планы вскрывают разом.
option-ministry-turns = Ходов
    .help = Сколько раз вскроют планы.
option-ministry-ministers = Министров в государстве
    .help = Если их несколько, они составляют план вместе.
form-ministry-hand-in = Сдать план
    .field-doctrine = Доктрина
    .field-plan = План
    .field-priority = Приоритет
    .field-sphere = Отрасль
    .field-rate = Ставка
    .field-what = Что
    .field-state = Государство
    .field-gift = Подарок
    .field-note = Записка
    .field-province = Провинция
    .field-men = Людей
    .field-burn = Сжечь поля
    .kind-tax = Ввести налог
    .kind-build = Построить
    .kind-envoy = Отправить посла
    .kind-raid = Набег
form-ministry-relief = Послать помощь
    .field-gifts = Кому
    .field-state = Государство
    .field-gold = Золото
ministry-at-home = Дома
ministry-abroad = За границей
ministry-gold = Золото
ministry-taxes = Новые налоги
ministry-spent = Золото: { $spent } из { $gold }.
ministry-guns = пушки
ministry-butter = масло
ministry-farms = поля
ministry-forges = кузницы
ministry-barn = амбар
ministry-stables = конюшни
ministry-armoury = арсенал
ministry-mine = рудник
ministry-mill = мельница
ministry-workshop = мастерская
ministry-province = { $state }: провинция { $number }
ministry-turn = Ход { $turn }.
ministry-state = { $state }: золота { $gold }, людей { $men }.
ministry-handed-in = { $state }: план сдан.
ministry-noted = Строк в вашем плане: { $count }.
ministry-opened = Вскрыт план: { $state }. Строк: { $count }.
ministry-relief = { $state } получает помощь: { $gold } золота.
ministry-over = Вскрыты последние планы.
ministry-no-state = Планы сдают только государства.
ministry-not-host = Помощь посылает только ведущий.
ministry-no-relief = Помощь получают государства этой партии, от 1 до 5 золота каждое.
ministry-priority = Приоритет — число от 1 до { $most }.
ministry-rate = Ставка налога — 1, 2 или 3.
ministry-no-building = По вашей доктрине в этой отрасли такого не строят.
ministry-no-target = Выберите другое государство.
ministry-gift = Подарок — от 1 до { $gold } золота, записка — не длиннее 40 знаков.
ministry-no-province = { $state }: такой провинции нет.
ministry-men = Послать можно от 1 до { $men } человек.
town-team-twice = Команда { $team } в списке дважды.
town-list-long = В списке не больше { $deeds } дел, а здесь { $n }.
town-list-left = { $n ->
    [0] Список полон.
    [one] Можно добавить ещё { $n } дело.
    [few] Можно добавить ещё { $n } дела.
   *[other] Можно добавить ещё { $n } дел.
}

game-household = Дом на ночь
    .blurb = Вечером дом запирают: засов, лампа, тёплые комнаты — и кто-то стучит в дверь.
option-household-evenings = Вечеров
    .help = Сколько вечеров длится партия.
window-evening = Вечер
    .clock = Время на вечер
form-household-lock-up = Запереть дом
    .field-bolt = Засов
    .field-lamp = Оставить лампу
    .field-rooms = Комнаты
    .field-room = Комната
    .field-warm = Топить
form-household-let-in = Кто-то стучит
    .field-who = Чей это гость
    .field-yes = Впустить
    .yes = Впустить
    .no = Не впускать
form-household-clean = Уборка
    .field-chores = Что убрать
    .field-room = Комната
    .field-wet = С водой
    .field-thorough = Дочиста
form-household-inspect = Осмотреть комнату
    .field-room = Комната
    .field-announced = Предупредить заранее
household-attic = чердак
household-cellar = подвал
household-kitchen = кухня
household-evening = Вечер { $evening }.
household-locked = { $who } запирает дом.
household-answered = { $answer ->
    [yes] { $who } впускает гостя.
   *[no] { $who } не впускает гостя.
}
household-cleaned = { $thorough ->
    [yes] { $who } убирает дочиста. Комнат: { $count }, с водой: { $wet }.
   *[no] { $who } убирает наспех. Комнат: { $count }, с водой: { $wet }.
}
household-inspected = { $told ->
    [yes] Осмотр с предупреждением: { $room }.
   *[no] Внезапный осмотр: { $room }.
}
household-over = Все вечера прошли.
household-not-yours = Это не ваше дело.
household-nobody = Такого гостя нет.
household-no-room = Такой комнаты нет.

game-shop = Лавка
    .blurb = Пока один выбирает, другой берёт последнее.
option-shop-errands = Поручений
    .help = Сколько дел на день.
form-shop-order = Сделать заказ
    .field-counter = Прилавок
    .field-good = Товар
    .field-much = Сколько
    .field-wrap = Обёртка
    .field-note = Записка
    .field-gift = Это подарок
    .field-spices = Приправы
    .field-days = Когда доставить
    .field-parcels = Посылки
form-shop-sell-out = Переставить товар
    .field-good = Товар
form-shop-errand = Поручение { $number }
    .field-words = Несколько слов
form-shop-ring = Позвонить в колокольчик
shop-cheese = сыр
shop-bread = хлеб
shop-fish = рыба
shop-brie = бри
shop-edam = эдам
shop-feta = фета
shop-gouda = гауда
shop-carp = карп
shop-loaf = каравай { $number }
shop-wrap = бумага { $number }
shop-pepper = перец
shop-salt = соль
shop-day = День
shop-monday = понедельник
shop-friday = пятница
shop-shelf = На полках { $n }, колокольчик: { $rung }.
shop-order = { $seat } делает заказ.
shop-sold-out = Кончилось: { $good }.
shop-filled = Снова есть: { $good }.
shop-errand = { $seat } исполняет поручение { $number }.
shop-rung = { $seat } звонит в колокольчик.
shop-over = Лавка закрыта.
shop-closed = Лавка закрыта.
shop-no-errand = Такого поручения нет.
shop-no-such = Такого в лавке нет.
shop-ordered = Вы уже сделали заказ.
window-open = Лавка открыта
    .clock = Время до закрытия
