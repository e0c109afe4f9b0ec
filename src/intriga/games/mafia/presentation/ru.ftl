### Страницы «Мафии». Имена игроков не склоняем и рода не знаем.

## Город

mafia-page-now = { $phase ->
    [opening] Город собирается
    [night] Ночь { $turn }
    [day] День { $turn }
   *[over] Партия окончена
}
mafia-page-town = Город
mafia-page-alive = { $n ->
    [one] в живых { $n } игрок
    [few] в живых { $n } игрока
   *[many] в живых { $n } игроков
}
mafia-page-counts = { $dead ->
    [0] Живых: { $living }. На кладбище пусто
   *[other] Живых: { $living }. На кладбище: { $dead }
}
mafia-page-roles = В начале партии: бандитов в каждом клане — { $clan }, комиссаров — { $commissar }, некромантов — { $necromancer }, убийц — { $assassin }, простых честных — { $honest }.
mafia-page-living = Живые
mafia-page-graveyard = Кладбище
mafia-page-walks = до ночи на ногах
mafia-page-died = { $time ->
    [night] ночь { $n }
   *[day] день { $n }
}
mafia-page-votes = Голоса
mafia-page-votes-cast = { $n ->
    [0] пока нет
    [one] отдан { $n }
    [few] отдано { $n }
   *[many] отдано { $n }
}
mafia-page-half-votes = ½ — полголоса: столько весит голос мертвеца.
mafia-page-no-votes = Пока никто никого не обвинил. При равенстве голосов решает, кто набрал их раньше.
mafia-page-left = { $who } передаёт голос: { $to }
mafia-page-pool = Пул мертвецов против игрока { $who }: { $mana } маны
mafia-page-lives = жив-здоров
mafia-page-dead-as = на кладбище: { $role }
mafia-page-against = против: { $votes }

## Утренняя газета

mafia-page-masthead = Городской вестник
mafia-page-issue = после ночи { $n }
mafia-page-papers = Все газеты
mafia-page-no-papers = Первая газета выйдет утром.
mafia-page-by-host = Пишет ведущий.
mafia-page-headline = { $kind ->
    [quiet] { $way ->
        [0] Все проснулись
        [1] Тихая ночь, что само по себе странно
       *[2] Гробовщик скучает
    }
    [single] { $way ->
        [0] Одним соседом меньше
        [1] Утро начинается с дурной вести
       *[2] Ночью стреляли
    }
   *[several] { $way ->
        [0] Чёрная ночь
        [1] У гробовщика много работы
       *[2] Город считает потери: { $n }
    }
}
mafia-page-story-died = { $way ->
    [0] Молочник постучал, как обычно, в семь. Дверь была открыта, хозяина можно было не ждать. { $who } ({ $role }).
    [1] Соседи слышали хлопок и решили, что это ставни. Это были не ставни. { $who } ({ $role }).
    [2] Шляпа на вешалке, чай на столе, остыл ещё ночью. Пить его некому: { $who } ({ $role }).
    [3] { $who }: последний адрес — городское кладбище. В бумагах покойного значится: { $role }.
    [4] Дворник нашёл тело у ворот и первым делом снял кепку. { $who } ({ $role }).
   *[5] В списке жильцов вычеркнута ещё одна строка: { $who }. Теперь все знают, кто там жил: { $role }.
}
mafia-page-story-dawn-quiet = { $way ->
    [0] Ни одного выстрела, после которого нужен врач. Редакция проверила дважды.
    [1] Ночью никто не умер. Старожилы не помнят, когда такое было, и никому не верят.
    [2] К утру все на месте. Кто-то промахнулся, кому-то помешали, кто-то передумал: гадайте сами.
   *[3] Гробовщик прождал до рассвета и ушёл спать.
}
mafia-page-story-meeting = { $way ->
    [0] Говорят, ночью на одной улице столкнулись люди из двух кланов. Поздоровались и разошлись.
    [1] Двое с пистолетами узнали друг в друге коллег. Обошлось без жертв.
   *[2] Кланы встретились лицом к лицу, и никто не пострадал. Теперь они знакомы.
}
mafia-page-story-hanged = { $way ->
    [0] Вчера вечером на площади: { $who }, последнее слово и верёвка. Это был { $role }.
    [1] Вчерашний приговор исполнен до темноты. { $who } — { $role }, как теперь известно всем.
   *[2] Город вчера решил, что виновен { $who }. По документам: { $role }.
}
mafia-page-story-nobody-hanged = { $way ->
    [0] Вчера площадь разошлась ни с чем.
    [1] Верёвку вчера сняли с гвоздя и повесили обратно.
   *[2] Вчера так никого и не повесили. Палач обиделся.
}
mafia-page-story-celebrity-spared = { $way ->
    [0] { $who } — лицо с афиш, и вчера этого хватило: двух третей голосов не набралось.
   *[1] Повесить знаменитость оказалось трудно. { $who } раздаёт автографы.
}
mafia-page-story-reinforced = { $way ->
    [0] По слухам, в одном из кланов новое лицо.
   *[1] В одном из кланов пополнение. Кто — там не говорят.
}
mafia-page-story-sergeant-announced = { $way ->
    [0] У комиссара появился сержант. Имени комиссариат не называет.
   *[1] Комиссар теперь работает не один.
}
mafia-page-story-commissar-late = { $way ->
    [0] Комиссар проспал, и в кабинете сидит другой.
   *[1] В комиссариате сменили табличку на двери: прежний хозяин слишком долго молчал.
}
mafia-page-story-clan-destroyed = { $way ->
    [0] Один из кланов пригрел комиссара и этого не пережил.
   *[1] Клан завербовал не того. Больше такого клана нет.
}
mafia-page-story-risen = { $way ->
    [0] На кладбище пустая могила, а { $who } завтракает в кафе на углу.
    [1] { $who } снова среди нас. Врач просит не задавать вопросов.
   *[2] Некролог отзывается: { $who } вовсе не на кладбище.
}

## Что сейчас

mafia-page-asked-opening = { $who ->
    [asked] Выберите профессию или останьтесь без неё. Роли раздадут, когда выберут все.
    [done] Записано. Ждём остальных: выбор пока можно изменить.
   *[nobody] Игроки выбирают профессии.
}
mafia-page-asked-night = { $who ->
    [asked] { $role ->
        [honest] Решите, что делать этой ночью, и ложитесь спать.
        [commissar] Кого проверить? Потом ложитесь спать.
        [assassin] Выберите заказ или положитесь на цену, потом ложитесь спать.
        [necromancer] Кого поднять из могилы, если есть мана? Потом ложитесь спать.
       *[other] В кого стреляет клан? Потом ложитесь спать.
    }
    [done] Вы спите. До утра приказы ещё можно менять.
    [dead] Город спит, кладбище нет.
    [dead-asked] Город спит, кладбище нет.
   *[nobody] Город спит. Утром выйдет газета.
}
mafia-page-asked-day = { $who ->
    [asked] Кто виновен? Голос публичный и окончательный.
    [done] Ваш голос отдан. Остальные думают.
    [dead-asked] У вас есть голос мертвеца. Кто виновен?
    [dead] Живые спорят. Слушать можно, голосовать нельзя.
   *[nobody] Город решает, кого повесить.
}
mafia-page-asked-over = { $ending }. Победители: { $winners }.

## Мой дом

mafia-page-house = Мой дом
mafia-page-welcome = Кто вы и что делать
mafia-page-welcome-done = Понятно
mafia-page-welcome-honest = { $sentence ->
    [1] Вы честный житель: ваша сторона побеждает, когда в могиле последний бандит обоих кланов.
    [2] Ночью вы никого не трогаете, зато можете готовить ловушки и доспех, колдовать, если умеете, и беречь ману; днём ваше оружие — голос.
   *[3] Не верьте никому на слово, смотрите, кто за кого голосует, и не берите деньги у незнакомых: взятка превращает честного в мишень.
}
mafia-page-welcome-mafia = { $sentence ->
    [1] Вы мафиози: своих вы знаете по именам, вместе выживаете и вместе побеждаете, когда честных почти не останется.
    [2] Ночью клан выбирает одну жертву; стреляет дежурный, и в счёт идёт последний приказ живого участника клана.
   *[3] Якудза вам не друзья, но и не сразу жертвы: первая встреча кончается знакомством, если не стрелять на поражение.
}
mafia-page-welcome-yakuza = { $sentence ->
    [1] Вы якудза: своих вы знаете по именам, вместе выживаете и вместе побеждаете, когда честных почти не останется.
    [2] Ночью клан выбирает одну жертву; стреляет дежурный, и в счёт идёт последний приказ живого участника клана.
   *[3] Мафия вам не друзья, но и не сразу жертвы: первая встреча кончается знакомством, если не стрелять на поражение.
}
mafia-page-welcome-commissar = { $sentence ->
    [1] Вы комиссар: играете за честных, и никто не знает, что это вы.
    [2] Каждую ночь вы идёте к одному подозреваемому: бандит или убийца умрёт, для честного это промах, о котором он не услышит.
   *[3] Не пропускайте ночей, иначе должность уйдёт к другому, и найдите сержанта, который вас заменит.
}
mafia-page-welcome-assassin = { $sentence ->
    [1] Вы убийца: ничья сторона, работа за экспу.
    [2] Днём вам заказывают убийство или охрану, ночью вы берёте самый дорогой заказ или отказываетесь от всех.
   *[3] Кланы узнают вас в лицо со второй встречи, комиссар убьёт с первой, а шантаж заказчиков стоит вам роли.
}
mafia-page-welcome-necromancer = { $sentence ->
    [1] Вы некромант: играете за честных, и пока вы живы, мёртвые честные голосуют вполсилы.
    [2] Вы поднимаете из могил кого угодно, за свою ману или за ману того, кто попросит; просить плату нельзя.
   *[3] Шестьдесят маны, своей и пожертвованной, — это щит: первый клан, который придёт, потеряет дежурного.
}
mafia-page-number = { $clan }, № { $n }
mafia-page-sergeant = сержант комиссара
mafia-page-you-are-dead = { $walks ->
    [yes] в могиле, но до ночи на ногах
   *[no] в могиле
}
mafia-page-exp = Экспа
mafia-page-mana = Мана
mafia-page-coins = Монеты
mafia-page-free = свободно { $n }
mafia-page-on-shield = на щите { $n }
mafia-page-spell = { $left ->
    [yes] Заклинание на сегодня не потрачено.
   *[no] Сегодня вы уже колдовали.
}
mafia-page-things = Вещи
mafia-page-no-things = Карманы пусты. Вещи продаёт магазин.
mafia-page-worn = наготове
mafia-page-stolen = краденое
mafia-page-useless = Вам это ни к чему: пользоваться такой вещью вы не можете.
mafia-page-mate = № { $n }
mafia-page-duty = дежурит этой ночью
mafia-page-knows-clan = Другой клан вам уже знаком: теперь любой выстрел смертелен.
mafia-page-knows-assassin = Убийцу ваш клан знает в лицо.
mafia-page-has-recruited = Своего новичка клан уже нашёл.
mafia-page-asks = Приглашение отправлено: { $who }.
mafia-page-checked = Проверены
mafia-page-nobody-checked = Пока никто.
mafia-page-own-sergeant = { $asked ->
    [yes] Приглашение в сержанты: { $who }
   *[no] Сержант: { $who }
}
mafia-page-vault = Щит и могилы
mafia-page-shield = { $ready ->
    [yes] Щит готов: своей маны { $own }, чужой { $pledged }.
   *[no] Щит не готов, нужно 60: своей маны { $own }, чужой { $pledged }.
}
mafia-page-rite = { $by } просит поднять: { $whom }
mafia-page-desk = Заказы на сегодня
mafia-page-no-orders = Пока ни одного.

## Что можно сделать

mafia-page-group-vote = Голос
mafia-page-group-profession = Профессия
mafia-page-group-things = Вещи
mafia-page-group-magic = Магия
mafia-page-group-assassin = Нанять убийцу
mafia-page-group-necromancer = Некроманту
mafia-page-group-market = Магазин
mafia-page-group-money = Деньги
mafia-page-group-organisations = Организации
mafia-page-group-host = Ведущему
mafia-page-group-other = Прочее
mafia-page-group-n = { $n }
mafia-page-sleep = Спать
    .help = Проснётесь, когда уснут все или кончится ночь. Приказы можно менять и во сне.
mafia-page-nobody = никого
mafia-page-aim = { $how ->
    [lethal-bullet] { $whom } (на поражение)
    [lethal-arrow] { $whom } (на поражение, стрелой)
    [plain-arrow] { $whom } (стрелой)
   *[plain-bullet] { $whom }
}
mafia-page-stands-shot = { $n ->
    [0] Клан не стреляет
   *[other] Стреляем: { $whom }
}
mafia-page-stands-mate = { $n ->
    [0] { $who } предлагает не стрелять
   *[other] { $who } предлагает: { $whom }
}
mafia-page-stands-execute = Казним новичка: { $whom }
mafia-page-stands-check = { $n ->
    [0] Никого не проверяем
   *[other] Проверяем: { $whom }
}
mafia-page-stands-guard = Охраняем: { $whom }
mafia-page-stands-refuses = Отказ от всех заказов
mafia-page-stands-picks = { $n ->
    [one] Выбран { $n } заказ
    [few] Выбрано { $n } заказа
   *[many] Выбрано { $n } заказов
}
mafia-page-stands-arrow = Отравленная стрела с собой
mafia-page-stands-raid = { $way ->
    [shop] Кража в магазине
    [spy] Слежка: { $whom }
   *[steal] Кража: { $whom }
}
mafia-page-stands-hides = Прячемся до утра
mafia-page-stands-potions = { $n ->
    [1] Выпито зелье скорости
   *[2] Зелий скорости: { $n }, и утром смерть
}
mafia-page-stands-cast = { $aimed ->
    [no] Заклинание: { $what }
   *[other] Заклинание: { $what } ({ $whom })
}
mafia-page-stands-order = Заказ убийце: { $what }, { $exp } экспы
mafia-page-stands-rite = Просим некроманта поднять: { $whom }
mafia-page-stands-pledged = На щит некроманта: { $mana } маны
mafia-page-stands-offer = В магазин: { $what } за { $coins }
mafia-page-stands-ready = Наготове: { $things }
mafia-page-stands-voted = Ваш голос против: { $whom }
mafia-page-waits-vote = Голосование
mafia-page-waits-shot = Выстрел клана
mafia-page-waits-check = Проверка
mafia-page-waits-contract = Выбор заказа
mafia-page-waits-shield = Щит
mafia-page-waits-order = Заказ убийце
mafia-page-why-by-day = только днём
mafia-page-why-by-night = только ночью
mafia-page-why-shield = нужно { $need } маны, есть { $have }; ману может дать любой живой игрок
mafia-page-why-one-spell = сегодня вы уже колдовали, теперь завтра
mafia-page-why-mana = нужно { $need } маны, есть { $have }
mafia-page-why-assassin-dead = убийца на кладбище
mafia-page-why-exp = нужно { $need } свободной экспы, есть { $have }
mafia-page-spell-price = { $help } Цена: { $mana } маны, останется { $left }.
mafia-page-scroll-price = { $help } Вам будет стоить { $mana } маны.
mafia-page-profession = { $profession ->
    [knight] Доспех и оружие, охрана чужих домов. Умирает красиво, но не сразу.
    [mage] На 30 маны больше, свитки и одна специализация за полцены. Имени мага не знает никто.
    [thief] Со второй ночи обкрадывает дома и магазин. Ловушки кусаются.
    [merchant] Единственный продавец в городе. Цены его, риск тоже.
   *[celebrity] Повесить можно только двумя третями голосов живых; речи прибавляют голоса.
}

## Настройки партии

mafia-page-options-people = Кто есть кто
mafia-page-options-start = С чем начинают
mafia-page-options-time = Время

### Страницы партии

## Названия и время

mafia-named-market = Рынок
mafia-named-contracts = Заказы
mafia-named-organisations = Организации
mafia-named-graveyard = Кладбище
mafia-named-notebook = Блокнот комиссара
mafia-named-things = Вещи и заклинания
mafia-named-nights = Ночь за ночью
mafia-named-ending = Чем всё кончилось
mafia-named-beginning = до первой ночи
mafia-named-night = Ночь { $turn }
mafia-named-day = День { $turn }
mafia-named-name = Имя
mafia-named-nobody = никого
mafia-named-to-acts = К моим действиям
mafia-named-for-you = для вас

## Вещи и заклинания

mafia-named-goods-everybody = Для всех
mafia-named-goods-knight = Рыцарь
mafia-named-goods-mage = Маг
mafia-named-goods-thief = Вор
mafia-named-goods-merchant = Торговец
mafia-named-goods-celebrity = Знаменитость
mafia-named-goods-shooters = Для тех, кто стреляет
mafia-named-goods-necromancer = Некромант
mafia-named-goods-things = Вещи
mafia-named-goods-spells = Заклинания
mafia-named-thing = Вещь
mafia-named-spell = Заклинание
mafia-named-coins = Монеты
mafia-named-mana = Мана
mafia-named-mana-n = мана: { $mana }
mafia-named-own-mana = за свой счёт: { $mana }
mafia-named-user-knight = рыцари
mafia-named-user-mage = маги
mafia-named-user-thief = воры
mafia-named-user-merchant = торговец
mafia-named-user-celebrity = знаменитость
mafia-named-user-everybody = все
mafia-named-user-clans = кланы
mafia-named-user-commissar = комиссар
mafia-named-user-assassin = убийца
mafia-named-user-necromancer = некромант
mafia-named-when-day = днём
mafia-named-when-night = ночью
mafia-named-when-day-night = днём или ночью
mafia-named-lasts-instant = один раз
mafia-named-lasts-night = на одну ночь
mafia-named-lasts-day = до наступления ночи
mafia-named-lasts-turn = на ночь и день
mafia-named-lasts-24-hours = на сутки
mafia-named-lasts-two-days = на два дня
mafia-named-lasts-until-spent = пока не сработает
mafia-named-lasts-one-sale = на одну продажу
mafia-named-lasts-game = до конца партии
mafia-named-things-note = Цены номинальные, дешевле не продают. Вещь служит один раз. Что вы не потратили до конца партии, останется у вас в следующей партии лиги.

## Рынок

mafia-named-shop-merchant = Магазин держит торговец. Кто это, никто не знает.
mafia-named-shop-host = Торговца нет: город продаёт сам, по номинальным ценам.
mafia-named-shop-none = Нет ни торговца, ни магазина.
mafia-named-shop-closed = Сегодня не торгуют.
mafia-named-shop-how = Цену предлагают днём, и эти монеты откладываются. С наступлением ночи товар достаётся тому, кто дал больше, остальным монеты возвращают. Кто что купил, не узнает никто.
mafia-named-my-offers = Мои предложения
mafia-named-shop-dead = Торговец мёртв, и его товар пропал.
mafia-named-my-coins = Ваши монеты:
mafia-named-buy = Предложить цену
mafia-named-answer = Ответить
mafia-named-gifts = Монеты из рук в руки
mafia-named-gift-in = { $who } предлагает вам монеты. Сколько, вы узнаете, когда возьмёте.
mafia-named-gift-out = Вы предлагаете игроку { $who } монеты: { $coins }.
mafia-named-gift-purchase = на покупку
mafia-named-collections = Складчина
mafia-named-collected = Собрано
mafia-named-my-share = Моё
mafia-named-collection-commissar = для комиссара
mafia-named-collection-mafia = для мафии
mafia-named-collection-yakuza = для якудзы
mafia-named-shelves = На полках
mafia-named-shelves-others = Не для вас: { $n }
mafia-named-left = Есть
mafia-named-price = Цена
mafia-named-nominal = номинал { $coins }
mafia-named-my-offer = Моя цена
mafia-named-shelves-empty = Полки пусты.
mafia-named-sold-out = Распродано:
mafia-named-stall = Мой прилавок
mafia-named-stall-secret = Эту часть страницы видите только вы.
mafia-named-stall-sales = Продано вещей: { $n }
mafia-named-stall-robbed = Украдено из магазина: { $n }
mafia-named-stall-fresh = Сотворено, на продажу с завтрашнего дня:
mafia-named-stall-lucky = Счастливая монета действует до конца дня { $day }.
mafia-named-stall-cunning = Продаж, доход от которых весь ваш: { $n }
mafia-named-stall-closes = Завтра магазин закрыт.
mafia-named-stall-loot = Предлагают краденое
mafia-named-stall-loot-one = { $thing }, монет: { $coins }
mafia-named-stall-prices = Мои цены
mafia-named-nominal-head = Номинал сегодня
mafia-named-tomorrow = Надбавка с завтра

## Заказы

mafia-named-no-assassin = В этой партии убийцы нет.
mafia-named-dead-assassin = Убийца мёртв.
mafia-named-desk = У меня на столе
mafia-named-desk-caption = Заказы этого дня, самый дорогой первым. Ночью исполняют первый; из равных выбираете вы.
mafia-named-desk-empty = Сегодня заказов нет. За { $exp } экспы можно убить по своей воле.
mafia-named-order = Заказ
mafia-named-price-exp = Цена
mafia-named-fee = Вам
mafia-named-picked = выбран
mafia-named-customer = Заказчик: { $who }
mafia-named-tellable = О чём можно рассказать из могилы
mafia-named-my-orders = Мои заказы
mafia-named-i-pay = Плачу
mafia-named-no-orders = Сегодня вы ничего не заказали.
mafia-named-gatherings = Собирают на заказ
mafia-named-gathering = { $what }: уже { $exp } экспы
mafia-named-free-exp = Свободной экспы: { $exp }
mafia-named-red-silent = Цен Роберт Ред пока не объявлял.
mafia-named-red-help = Сколько предлагают другие, знает только убийца, пока этого не объявит Роберт Ред. Голова стоит от { $kill } экспы, охрана — от { $guard }. Половина достаётся убийце.
mafia-named-ways = Кто может заказывать
mafia-named-dead-now = сейчас можно
mafia-named-dead-not-now = сейчас нельзя
mafia-named-way-now = вы, сейчас
mafia-named-way-later = вы, но не сейчас
mafia-named-way-others = не вы
mafia-named-way-alone = Голова
mafia-named-way-alone-rule = Любой живой, от { $exp } экспы, против любого живого.
mafia-named-way-guard = Телохранитель
mafia-named-way-guard-rule = Любой живой, только для себя, от { $exp } экспы. Кто пришёл бы вас убить, погибнет сам. Взятый заказ оплачивают в любом случае.
mafia-named-way-clan = Клан вскладчину
mafia-named-way-clan-rule = Живые соклановцы вносят доли, всего от { $exp } экспы. Убийца узнает имя одного из них.
mafia-named-way-clan-guard = Охрана от клана
mafia-named-way-clan-guard-rule = Живые члены клана скидываются на охрану одного из своих, вместе от { $exp }. Убийца узнаёт имя того, кого охраняет.
mafia-named-way-dead-bandit = Мёртвый бандит
mafia-named-way-dead-bandit-rule = Пока живы кто-то из клана и некромант; от { $exp } экспы, и платить придётся вдвое.
mafia-named-way-dead-commissar = Мёртвый комиссар
mafia-named-way-dead-commissar-rule = Пока жив некромант; от { $exp } экспы и вдвое дороже. После двух исполненных заказов — всё.
mafia-named-way-dead-honest = Честные мертвецы вместе
mafia-named-way-dead-honest-rule = Один раз за партию, когда некромант мёртв; от { $exp } экспы.
mafia-named-way-dead-clan = Истреблённый клан
mafia-named-way-dead-clan-rule = Один раз за партию, все вместе; от { $exp } экспы.
mafia-named-why-night = Заказы принимают днём.
mafia-named-why-no-assassin = Живого убийцы нет.
mafia-named-why-no-necromancer = Живого некроманта нет.
mafia-named-why-necromancer = Некромант жив.
mafia-named-why-other = Не хватает свободной экспы, или такой заказ уже сделан.
mafia-named-order-history = Что стало с моими заказами

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

## Кладбище

mafia-named-vault = Склеп некроманта
mafia-named-shield-ready = Щит готов.
mafia-named-shield-not = Щит не готов.
mafia-named-shield-pledged = Пожертвовано: { $mana }. Вместе с вашей маной нужно { $needed }.
mafia-named-rites = Вас просят воскресить
mafia-named-no-rites = О воскрешении никто не просит.
mafia-named-lie-here = Здесь лежат
mafia-named-died = Когда
mafia-named-vote = Голос
mafia-named-no-vote = голоса нет
mafia-named-reanimated = до ночи на ногах
mafia-named-against = против: { $who }
mafia-named-nobody-dead = Пока никто.
mafia-named-pool = Пул мертвецов
mafia-named-pool-help = { $mana } маны против одного игрока дают { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}, раз в день.
mafia-named-pool-used = Сегодня пул уже проголосовал.
mafia-named-dead-may = Что могут мёртвые
mafia-named-necromancer-lives = Некромант жив.
mafia-named-necromancer-dead = Некромант мёртв.
mafia-named-necromancer-none = Некроманта в этой партии нет.
mafia-named-dead-votes = Голосовать
mafia-named-dead-votes-rule = Пока жив некромант: полголоса у каждого честного и у убийцы. У бандитов голоса нет.
mafia-named-dead-rite = Воскреснуть
mafia-named-dead-rite-rule = Пока жив некромант: попросить может любой, за { $mana } маны. Ответ придёт до конца дня или ночи.
mafia-named-dead-spend = Тратить ману и экспу
mafia-named-dead-spend-rule = Пока жив некромант, вдвое дороже, если не сказано иное. Монеты из могилы не передать.
mafia-named-dead-pool = Наполнять пул
mafia-named-dead-pool-rule = Только без живого некроманта. Бандиты участвуют, когда их клан мёртв весь.
mafia-named-dead-order = Заказывать убийце
mafia-named-dead-order-rule = В редких случаях:
mafia-named-my-rites = Вы просите воскресить:
mafia-named-my-pledge = На щите { $mana } вашей маны. Пока она не потрачена, её можно забрать.

## Блокнот комиссара

mafia-named-tonight = Сейчас
mafia-named-checks-tonight = Проверка этой ночью:
mafia-named-no-check-yet = Для проверки никто не выбран.
mafia-named-my-sergeant = Сержант:
mafia-named-sergeant-asked = Приглашение в сержанты:
mafia-named-no-sergeant = Сержанта у вас нет.
mafia-named-to-check = Выбрать, кого проверить
mafia-named-checked = Кого проверяли
mafia-named-checked-nobody = Пока никого.
mafia-named-times = Раз
mafia-named-heard = Результат
mafia-named-check-again = можно проверить ещё раз
mafia-named-check-done = больше проверять нельзя
mafia-named-check-wait = ещё раз — после пополнения кланов
mafia-named-is-dead = нет в живых
mafia-named-check-hit = попадание
mafia-named-check-miss = промах
mafia-named-check-earlier = до вас: { $n }
mafia-named-check-rule = Одного и того же проверяют не больше { $n } раз, и повторно — только после пополнения одного из кланов. За промахом могут стоять и доспех, и кодекс, и охрана.
mafia-named-notes = Заметки

## Ночь за ночью

mafia-named-night-none = Рассказывать пока не о чем.
mafia-named-ordered = Приказы к этой минуте
mafia-named-orders = Приказы
mafia-named-steps = Шаг за шагом
mafia-named-step-empty = Ничего.
mafia-named-step-D0 = Сразу
mafia-named-step-N0 = Наступление ночи
mafia-named-step-N1 = Защитные заклинания
mafia-named-step-N2 = Остальные заклинания
mafia-named-step-N3 = Казни и заказы
mafia-named-step-N4 = Воры
mafia-named-step-N5 = Выстрелы
mafia-named-step-N6 = Доспехи, охрана, щиты
mafia-named-step-N7 = Смерти
mafia-named-step-N8 = Последствия
mafia-named-step-N9 = Утро
mafia-named-houses = Дом за домом
mafia-named-house-dead = смерть этой ночью
mafia-named-purses = Экспа
mafia-named-before = Было
mafia-named-after = Стало
mafia-named-aim = { $seat }{ $lethal ->
    [yes] {" "}(на поражение)
   *[no] {""}
}{ $arrow ->
    [yes] {" "}(отравленная стрела)
   *[no] {""}
}
mafia-named-plan-shot = Выстрел: { $whom }
mafia-named-plan-no-shot = Без выстрела
mafia-named-plan-check = Проверка: { $whom }
mafia-named-plan-execute = Казнь новичка: { $whom }
mafia-named-plan-picks = Выбор из заказов: № { $numbers }
mafia-named-plan-refuses = Отказ от всех заказов
mafia-named-plan-guards = Охрана дома: { $whom }
mafia-named-plan-steals = Кража: { $whom }
mafia-named-plan-spies = Шпионаж: { $whom }
mafia-named-plan-robs-shop = Кража из магазина
mafia-named-plan-hides = Укромное место
mafia-named-plan-arrow = С отравленной стрелой
mafia-named-plan-potions = Зелий скорости: { $n }
mafia-named-plan-casts = Заклинание: { $spell }
mafia-named-plan-casts-on = Заклинание: { $spell }, цель — { $whom }
mafia-named-plan-makes = Заклинание: { $spell }, { $thing }

## Чем всё кончилось

mafia-named-winners = Победители:
mafia-named-won = победа
mafia-named-who-was-who = Кто был кем
mafia-named-side-honest = Честные
mafia-named-side-mafia = Мафия
mafia-named-side-yakuza = Якудза
mafia-named-side-assassin = Убийца
mafia-named-fate-head = Судьба
mafia-named-fate = { $when }: { $line }
mafia-named-fate-lives = в живых до конца
mafia-named-fate-again = снова в живых, до конца
mafia-named-cause-by = { $cause } ({ $by })
mafia-named-exp = Экспа
mafia-named-curves = Как менялась экспа
mafia-named-curves-help = Числа внизу — ночи, ★ — конец с наградами.
mafia-named-curves-mine = Толстая линия — ваша.
mafia-named-chart-label = Экспа от первой ночи до наград, игроков: { $n }, наибольшая: { $top }. Числа — в таблице «Кто был кем».
mafia-named-chart-awards = Конец, с наградами
mafia-named-by-night = Ночь за ночью
mafia-named-night-head = Ночь
mafia-named-went = Кто к кому ходил
mafia-named-met = Что там встретили
mafia-named-fell = Кто погиб
mafia-named-how-bodyguard = телохранитель
mafia-named-how-burgles = вор
mafia-named-how-guards = рыцарь на страже
mafia-named-awards = Награды
mafia-named-award-why = За что
mafia-named-award-void = Этих наград лишил ведущий.

## Карточка роли

mafia-paper-card = Карточка роли
mafia-paper-goal = Как победить
mafia-paper-night = Ночью
mafia-paper-day = Днём
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

## Для новичков, и большие события

mafia-page-have-exp = экспы
mafia-page-have-mana = маны
mafia-page-have-coins = { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
mafia-page-hint = { $act ->
    [choose-profession] Выберите профессию
    [shoot] Назовите цель клана
    [check] Назовите, кого проверить
    [burgle] Выберите дом для кражи
    [guard-house] Выберите дом для охраны
    [accuse] Обвините кого-нибудь
   *[sleep] Ложитесь спать
}
mafia-page-hint-why = { $act ->
    [choose-profession] От неё зависит, что вы сможете купить и сделать, а честный вы или бандит — решит жребий.
    [shoot] Если цель не назовёт никто из клана, клан проведёт ночь дома.
    [check] Комиссар, который пропускает ночи, теряет должность.
    [burgle] Кто сидит дома, ничего не украдёт, а чужие вещи стоят монет.
    [guard-house] Рыцарь на страже принимает смертельный удар вместо хозяина дома.
    [accuse] Вешают того, против кого больше голосов. Кто молчит, за того решают другие.
   *[sleep] Утро наступит, как только уснут все, а приказы до тех пор можно менять.
}
mafia-page-moment-role = ваша роль, видите только вы
mafia-page-moment-night = Город засыпает.
mafia-page-moment-press = Городской вестник · после ночи { $n }
mafia-page-moment-verdict = приговор города
mafia-page-moment-winners = Победители: { $winners }
mafia-page-lesson-night = Ночь в клане
mafia-page-lesson-day = Голос днём
