### Экономикус: тексты страниц.

## Настройки партии

economicus-page-options-match = Партия
economicus-page-options-rules = Тонкости правил
economicus-page-options-house = Свои доска, колоды и кубики

## Круг отраслей и игроки

economicus-page-money = { $n }{ -economicus-million }
economicus-page-year = Год { $n }
economicus-page-wheel-label = Круг отраслей: то же самое таблицей — среди своих данных
economicus-page-frame = На экране: { $sector } и соседние отрасли
economicus-page-wheel = Круг отраслей
economicus-page-as-table = Отрасли таблицей
economicus-page-players = Игроки
economicus-page-players-table = Таблица игроков
economicus-page-player = Игрок
economicus-page-stars = Звёзды (из { $goal })
economicus-page-stars-of = ★ { $n } из { $goal }
economicus-page-cash = Деньги
economicus-page-wealth = Состояние
economicus-page-loan = Кредит
economicus-page-deposit = Вклад
economicus-page-owed = Осталось заплатить
economicus-page-companies = Компании
economicus-page-startups = Стартапы
economicus-page-cards = Опции
economicus-page-winner = победа
economicus-page-moves = ходит
economicus-page-auditor = аудитор
economicus-page-is-bankrupt = банкрот
economicus-page-number = №
economicus-page-sector = Отрасль
economicus-page-profit = Прибыль
economicus-page-price = Цена
economicus-page-past-prices = Цены до сих пор: { $prices }
economicus-page-no-price = цена ещё неизвестна
economicus-page-crisis = Кризис
economicus-page-free = Свободно: частные + гос.
economicus-page-owners = Владельцы
economicus-page-gears = с M&T: { $n }
economicus-page-paid = Что принёс бросок
economicus-page-event = Событие года:
economicus-page-balance = Итоги по годам
economicus-page-house = Карты и файлы доски

## Фазы

economicus-page-phase-year = Начинается год
    .help = Банкроты возвращаются, аудитор берёт опцию и открывает событие года.
economicus-page-phase-roll = Кубики у игрока: { $name }
    .help = Два кубика называют активную отрасль: её компании получают прибыль, прибыльные соседи тоже.
economicus-page-phase-profit = Отрасль принесла прибыль
    .help = Владельцы получили своё. Дальше компания этой отрасли уходит на аукцион.
economicus-page-phase-auction = Аукцион
    .help = Победитель платит банку, и это новая цена отрасли. Если никто не купит, цена упадёт.
economicus-page-phase-bought = После аукциона
    .help = Последний случай взять деньги или сыграть опцию перед продажами.
economicus-page-phase-sales = Продажи
    .help = Компании активной отрасли можно продать игрокам или на рынок. За каждую проданную на рынок цена падает на десятую часть.
economicus-page-phase-crisis = Кризис
    .help = Семёрка или дубль: игроку опция, а какой-то отрасли кризис.
economicus-page-phase-end = Ход заканчивает { $name }
    .help = Деньги, наука и опции, пока не посчитаны звёзды.
economicus-page-phase-check = Считаем звёзды
    .help = У кого их хватает, тот победил.
economicus-page-phase-over = Партия окончена
    .help = Побеждает тот, у кого больше звёзд, а при равенстве тот, кто богаче.
economicus-page-phase-placement = Расстановка компаний
    .help = Все ставят компании в отрасли 2–6. Компания в отрасли — звезда, а если их там больше, чем у любого другого, ещё две.
economicus-page-phase-proposal = Предложена сделка
    .help = Кому её предложили, тот соглашается, отказывается или называет свою цену.
economicus-page-phase-offer = Исключительное предложение
    .help = Тройная цена. Владелец продаёт или платит банку цену, чтобы оставить компанию себе.
economicus-page-phase-tender = Тендер
    .help = Закрытые ставки: старшая получает звезду.
economicus-page-phase-crime = Преступление
    .help = Остальные могут расследовать: картой или через журналистов. Кто докажет, получит звезду.
economicus-page-phase-insolvency = Кому-то не хватает денег
    .help = Вклады, кредиты, продажи. Кто не найдёт денег, тот банкрот и вернётся через год.
economicus-page-phase-surrender = Государство забирает компанию
    .help = Какую, выбирает тот, у кого компаний больше всех.

## Аукцион

economicus-page-lot = { $sector }: { $kind ->
    [private] частная компания
    [state] государственная компания
   *[any] компания
    }
economicus-page-from = от
economicus-page-bid-is = ставка
economicus-page-sealed = Каждый тайно называет предельную цену. Победитель платит на 1М больше второй.
economicus-page-sealed-is = Ваш закрытый ответ: { $n }{ -economicus-million }
economicus-page-inside = Торгуются:
economicus-page-outside = Вышли:
economicus-page-forced = { $name } продаёт компанию, чтобы сдержать слово.
economicus-page-raise = Поставить { $money }
economicus-page-own-bid = Поставить эту сумму

## О чём спрашивают

economicus-page-asked = { $kind ->
    [my-roll] Бросайте кубики, если до броска больше ничего не нужно.
    [roll] Сейчас бросает { $name }. Продолжать?
    [profit] Дальше аукцион. Продолжать?
    [bought] Дальше продажи. Продолжать?
    [sales] Продайте здесь что-нибудь или продолжайте.
    [my-end] Ваш ход кончается. Продолжать?
    [end] Ход кончается. Продолжать?
    [placement] Поставьте компанию: отрасль и место.
    [word] Первое слово за вами: что выставить и ставите ли вы сами.
    [auction] Ставьте больше или выходите.
    [maximum] Назовите предел, больше которого не дадите.
    [proposal] Согласны на сделку?
    [offer] Продать или заплатить банку и оставить себе?
    [raising] Найдите деньги на свою покупку.
    [tender] Сколько вы дадите за звезду?
    [crime] Будете расследовать?
    [insolvency] Найдите деньги: кредит или продажа.
    [surrender] Выберите, какую компанию отдать.
   *[other] Слово за вами.
    }
economicus-page-title = { $kind ->
    [year] Начало года
    [my-roll] Ваш ход
    [roll] Бросок
    [profit] Прибыль
    [auction] Аукцион
    [bought] После аукциона
    [sales] Продажи
    [crisis] Кризис
    [my-end] Конец вашего хода
    [end] Конец хода
    [over] Партия окончена
    [placement] Расстановка
    [proposal] Сделка
    [offer] Тройная цена
    [tender] Тендер
    [crime] Преступление
    [insolvency] Нужны деньги
    [surrender] Национализация
   *[check] Итоги
    }
economicus-page-ask = { $kind ->
    [my-roll] Бросаете кубики?
    [roll] Вот-вот чужой бросок. Идём дальше?
    [profit] Идём дальше, к аукциону?
    [bought] Идём дальше, к продажам?
    [sales] { $sector }: продаёте?
    [my-end] Закончить ход?
    [end] Чужой ход кончается. Идём дальше?
    [placement] Где поставите компанию?
    [word] { $sector }: торгуетесь?
    [auction] { $sector }: дадите больше?
    [maximum] { $sector }: ваш предел?
    [proposal] Согласны на сделку?
    [offer] Продадите или откупитесь?
    [raising] Найдёте деньги на покупку?
    [tender] Сколько дадите за звезду?
    [crime] Будете расследовать?
    [insolvency] Нужно { $money }: откуда взять?
    [surrender] Какую компанию отдадите?
   *[other] Ваше слово
    }
economicus-page-why-mine = { $kind ->
    [my-roll] Кредиты, вклады и опции — до броска, они ниже.
    [roll] Бросает { $name }. До броска можно взять деньги и сыграть опции.
    [profit] Владельцы своё получили. Следом компания этой отрасли пойдёт с торгов.
    [bought] Последний случай взять деньги или сыграть опцию.
    [sales] За каждую проданную на рынок цена падает на десятую часть.
    [my-end] Деньги, наука и опции — пока не посчитаны звёзды.
    [end] Деньги, наука и опции — пока не посчитаны звёзды.
    [placement] Компания — звезда; больше, чем у других, — ещё две.
    [word] Назовите компанию; первая ставка может быть вашей.
    [auction] Каждая ставка пускает часы заново.
    [maximum] Тайно. Победитель заплатит на 1М больше второго.
    [proposal] { $name }: «{ $sector }», { $money }.
    [offer] { $name } даёт { $money }. Оставить себе стоит { $price }.
    [raising] Без денег сделки не будет.
    [tender] Не меньше { $money }. Платит только победитель.
    [crime] { $name } на подозрении. Кто докажет, получит звезду.
    [insolvency] Не найдёте — банкротство до следующего года.
    [surrender] Государство заплатит за неё { $money }.
   *[other] { "" }
    }
economicus-page-why-wait = { $kind ->
    [my-roll] Два кубика назовут отрасль, которая заплатит.
    [roll] Два кубика назовут отрасль, которая заплатит.
    [profit] Следом компания этой отрасли пойдёт с торгов.
    [bought] Дальше продажи.
    [sales] За каждую проданную на рынок цена падает на десятую часть.
    [my-end] Потом посчитают звёзды.
    [end] Потом посчитают звёзды.
    [over] Побеждает тот, у кого больше звёзд, при равенстве — кто богаче.
    [placement] Все по очереди ставят компании в отрасли 2–6.
    [word] { $sector }: первое слово называет компанию и ставку.
    [auction] { $bids ->
        [yes] { $sector }, { $money }: впереди { $name }.
       *[no] { $sector }, от { $money }: ставок ещё нет.
    }
    [maximum] { $sector }: пределы тайные, откроют все сразу.
    [proposal] { $name }: «{ $sector }», { $money }.
    [offer] { $name } даёт { $money }. Оставить себе стоит { $price }.
    [raising] Без денег сделки не будет.
    [tender] Ставки тайные, звезда достаётся старшей.
    [crime] { $name } на подозрении. Кто докажет, получит звезду.
    [insolvency] Не найдётся денег — банкротство до следующего года.
    [surrender] Одна компания станет государственной.
   *[other] { "" }
    }
economicus-page-until = { $kind ->
    [placement] на компанию
    [word] на слово
    [auction] молоток
    [maximum] на предел
    [sales] на продажи
    [tender] на заявку
    [raising] на деньги
    [insolvency] на деньги
    [proposal] на ответ
    [offer] на ответ
    [crime] на ответ
    [surrender] на ответ
   *[other] на ход
    }
economicus-page-ask-wait = { $sealed ->
    [yes] Ответ запечатан. Ждём остальных
   *[no] { $n ->
        [0] Ждём остальных
        [1] Ждём: { $name }
        [one] Ждём { $n } игрока
       *[other] Ждём { $n } игроков
    }
}
economicus-page-ask-bankrupt = Вы вернётесь в следующем году
economicus-page-winner-is = Победа: { $name }
economicus-page-wait = Решает: { $names }.
economicus-page-group-trade = Сделки и продажи
    .help = Сделки с игроками и с рынком.
economicus-page-group-cards = Опции на руках
    .help = Каждую опцию играют один раз.
economicus-page-group-money = Кредиты и вклады
    .help = Деньги банка и свои на хранении.
economicus-page-group-growth = Наука и технологии
    .help = Стартапы и компании, которым кризис не страшен.
economicus-page-group-settings = Где меня ждать
    .help = Остановки на чужих ходах и банкротство.
economicus-page-help-roll = До броска можно взять деньги и сыграть опции: они ниже.
economicus-page-help-go-on = Если делать здесь нечего, ход идёт дальше.

## Что есть

economicus-page-have-stars = из { $goal }
economicus-page-have-cash = деньги
economicus-page-have-credit = дадут в долг
economicus-page-have-options = { $n ->
    [one] опция
    [few] опции
   *[other] опций
}
economicus-page-in-deposit = Во вкладе { $money }.
economicus-page-in-debt = Долг банку { $money }.
economicus-page-owes = Осталось заплатить { $money }.
economicus-page-year-interest = Проценты за год: { $money }.
economicus-page-per-company = Банк даёт по { $money } под каждую компанию.
economicus-page-source = { $count } — { $why }
economicus-page-option = «{ $name }»: { $when }

## Лист игрока

economicus-page-sheet = Ваша империя
economicus-page-of-stars = из { $goal } звёзд
economicus-page-star-presence = присутствие: { $sector }
economicus-page-star-advantage = преимущество: { $sector }
economicus-page-star-monopoly = монополия: { $sector }
economicus-page-star-management = лучший менеджмент
economicus-page-star-recorded = дела и карты
economicus-page-interest = проценты за год: { $money }
economicus-page-yield = принесёт за год: { $money }
economicus-page-hand = Опции на руках
economicus-page-no-cards = Пока ни одной.

## Исход и итоги по годам

economicus-page-has-won = Побеждает { $name }, { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
    }.
economicus-page-at-end = конец
economicus-page-chart-stars = Звёзды
economicus-page-chart-wealth = Состояние
economicus-page-chart-companies = Компании
economicus-page-prices = Цены по годам
economicus-page-decided = { $name }: { $lead ->
    [0] звёзд столько же, сколько у второго ({ $second })
    [one] на { $lead } звезду больше, чем у второго ({ $second })
    [few] на { $lead } звезды больше, чем у второго ({ $second })
   *[other] на { $lead } звёзд больше, чем у второго ({ $second })
    }{ $more ->
    [0] .
   *[other] , прежде всего благодаря тому, что { $why ->
        [presence] отраслей больше
        [advantage] преимуществ больше
        [monopoly] монополий меньше
        [management] менеджмент лучше
       *[recorded] помогли дела и карты
        }.
    }

## Карты и файлы ведущего

economicus-page-house-help = Доска, карты и кубики наши: тех, что были в изданной игре, достать не удалось. Возьмите эти файлы, измените и дайте своей партии.
economicus-page-file-board = одиннадцать отраслей
economicus-page-file-decks = опции и события
economicus-page-file-dice = чёрный и синий кубики
economicus-page-own-file = в этой партии свой
economicus-page-house-file = наш файл
economicus-page-die-black = Чёрный кубик
economicus-page-die-blue = Синий кубик

## Что произошло

economicus-page-told-place = Ставит компанию: { $name }.
economicus-page-told-place-then = Потом: { $name }.
economicus-page-told-proposal = { $name } предлагает: «{ $sector }», { $goods }{ $counter ->
    [yes] .
   *[no] , за { $money }.
    }
economicus-page-told-counter = Другая цена: { $money }. Её называет { $name }.
economicus-page-told-asked = Отвечают: { $names }.
economicus-page-goods-plain = { $n ->
    [one] { $n } компания
    [few] { $n } компании
   *[other] { $n } компаний
    }
economicus-page-goods-gears = { $n ->
    [one] { $n } компания с M&T
    [few] { $n } компании с M&T
   *[other] { $n } компаний с M&T
    }
economicus-page-goods-startups = { $n ->
    [one] { $n } стартап
    [few] { $n } стартапа
   *[other] { $n } стартапов
    }
economicus-page-told-offer = { $name } даёт { $money } за компанию { $chip ->
    [gear] с M&T { "" }
   *[plain] { "" }
    }отрасли «{ $sector }». Владелец: { $owner }.
economicus-page-told-raising = Сделка принята. { $name } ищет деньги.
economicus-page-told-keep = Компания остаётся у владельца ({ $owner }), если банк получит { $money }.
economicus-page-told-debt = { $name }: не хватает { $money }.
economicus-page-told-surrender = { $name } отдаёт компанию и получает { $money }.
economicus-page-told-tender = «{ $card }»: не меньше { $money }. Платит только победитель.
economicus-page-told-fit = Условию отвечают: { $names }.
economicus-page-told-crime = { $name }: «{ $card }». На кубике удача.
economicus-page-told-target = Цель: { $at }.
economicus-page-means-yes = заплатить { $money }
economicus-page-means-sell = получить { $money }
economicus-page-means-keep = заплатить банку { $money }
economicus-page-means-card = карта уходит в сброс; удача на 4–6
economicus-page-means-journalists = два кубика М, что бы ни вышло; удача на 4–6
economicus-page-leads = впереди { $name }
economicus-page-on-credit = ({ $money } в кредит)
economicus-page-no-bid = ставок ещё нет
economicus-page-keys = Клавиши 1, 2 и 5 поднимают цену на столько миллионов.
economicus-page-help-borrow = По { $each } под каждую компанию. В конце года { $money } с каждых { $each }.
economicus-page-help-make-deposit = По 20М. Проценты за год идут, только если вклад сделан до первого броска года.
economicus-page-help-research = Стартап за { $money }, раз в год. Пять стартапов станут компанией.
economicus-page-help-modernise = За { $money } компания перестаёт замечать кризисы.
economicus-page-help-join-auction = Вход в торги стоит { $money }; эти деньги не возвращают.
economicus-page-help-sell = Рынок платит до { $money } за компанию. После продаж цена падает на десятую часть за каждую.
economicus-page-sells-half = Рынок заплатит { $money }: половину цены.
economicus-page-help-propose = Все, кому вы предложите, ответят сразу. { $n ->
    [one] Ещё одно предложение может остаться без покупателя.
   *[other] Без покупателя могут остаться ещё { $n } предложения.
    }
economicus-page-help-make-offer = { $money } за чужую компанию отрасли «{ $sector }». Владелец продаёт или платит банку { $price }.
economicus-page-roll = Бросить
economicus-page-beside = { $act ->
    [stay-out] Пас
   *[leave-auction] Выйти
    }
economicus-page-place-in = Поставить: { $sector }
economicus-page-stars-become = ★ { $now } → { $then }
economicus-page-left = останется { $money }
economicus-page-lent = { $money } в кредит
economicus-page-for-bid = За { $money }: { $stars }, { $left }
economicus-page-for-price = Это { $money }, { $left }
economicus-page-for-sum = За { $sum }{ -economicus-million }: { $stars }.
economicus-page-sum-left = Останется { $n }{ -economicus-million }.
economicus-page-sum-lent = В кредит { $n }{ -economicus-million }.
economicus-page-then-loan = На руках { $cash }{ -economicus-million }, долг { $other }{ -economicus-million }.
economicus-page-then-deposit = На руках { $cash }{ -economicus-million }, во вкладе { $other }{ -economicus-million }.
economicus-page-play = Сыграть карту
economicus-page-credit = Банк одолжит ещё: { $money }
economicus-page-needs = Чего ждать в этом году
economicus-page-year-net = Проценты в конце года: { $money }
economicus-page-roll-costs = Если выпадет «{ $sector }»: убыток { $money }
economicus-page-steps = Ход по шагам
economicus-page-step-roll = Бросок
economicus-page-step-profit = Прибыль
economicus-page-step-auction = Аукцион
economicus-page-step-sales = Продажи
economicus-page-step-crisis = Кризис

## Доходы и расходы

economicus-page-flows = Доходы и расходы, год { $year }
economicus-page-flows-help = Кредиты и вклады сюда не входят: это чужие или собственные деньги. У банкрота счёт начинается заново.
economicus-page-flows-before = Прошлые годы
economicus-page-flow-profit = Прибыль
economicus-page-flow-interest = Проценты
economicus-page-flow-companies = Компании
economicus-page-flow-growth = R&D и M&T
economicus-page-flow-cards = Карты и преступления
economicus-page-flow-sum = Итого

## Карточки событий

economicus-page-moment-you = Вы
economicus-page-moment-roll = ход: { $who }
economicus-page-moment-nothing = Прибыли никому.
economicus-page-moment-beside = { $who }: рядом
economicus-page-moment-sector = Активная отрасль
economicus-page-moment-sold = Продано
economicus-page-moment-unsold = Не продано
economicus-page-moment-event = { $event ->
    [economicus-crisis] Кризис
    [economicus-crime] Преступление удалось
    [economicus-crime-failed] Преступление сорвалось
   *[other] Банкротство
}
economicus-page-moment-end = { $how ->
    [won] Победа
    [lost] Поражение
   *[over] Победитель
}
economicus-page-moment-year = Итоги года { $year }
economicus-page-moment-place = Место
economicus-page-moment-stars = Звёзды
economicus-page-moment-wealth = Состояние
economicus-page-moment-companies = Компании

## Конец

economicus-page-end-won = Победитель набрал { economicus-page-end-stars-of }
economicus-page-end-stars-of = { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}
economicus-page-end-chart = Звёзды по годам
economicus-page-end-stars = ★ { $n }
economicus-page-end-worth = состояние { $sum }
economicus-page-end-did = компаний: { $companies }{ $why ->
    [none] {""}
    [presence] , звёзд за присутствие в отраслях: { $stars }
    [advantage] , звёзд за преимущества: { $stars }
    [monopoly] , звёзд за монополии: { $stars }
    [management] , звёзд за менеджмент: { $stars }
   *[recorded] , звёзд за дела и карты: { $stars }
}

## Общий экран

economicus-page-screen-stars = Звёзды, до победы { $goal }
economicus-page-screen-leads = ведёт { $name }
economicus-page-screen-from = начальная цена: { $sector }
economicus-page-screen-years = год из { $last }
economicus-page-screen-sectors = Сектора: прибыль и цена
