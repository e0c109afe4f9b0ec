### Экономикус: тексты игры.

## Игра и настройки

game-economicus = Экономикус. Бизнес-империя
    .blurb = Аукционы, приватизация, кризисы и немного преступлений. Побеждает не самый богатый, а самый уважаемый.
option-economicus-goal = Звёзд для победы
    .help = 0: 14 минус число игроков.
option-economicus-raised = Больше звёзд при семи и восьми игроках
    .help = Семерым на одну больше, восьмерым на две: иначе партия кончается в первый же год.
option-economicus-tokens = Номера отраслей по жребию
    .help = Усложнённая игра: жетоны с номерами ложатся на отрасли случайно.
option-economicus-bidding = Аукцион
    .help = Вслух торгуются, пока идут часы, и каждая ставка пускает их заново. Тайно каждый называет свой предел, а победитель платит на 1М больше второго.
    .value-open = Вслух
    .value-sealed = Тайно
option-economicus-years = Не больше лет
    .help = 0: 12 лет, при двух игроках 15.
option-economicus-capped = Число лет ограничено
    .help = В последний год выигрывает тот, у кого больше звёзд.
option-economicus-chips = Фишек у каждого
    .help = Компании и стартапы вместе. 0: без ограничения.
option-economicus-fair_prices = Цены между игроками в разумных пределах
    .help = От 1М до тройной цены отрасли, стартап от 1М до 10М.
option-economicus-gifts = Денежные подарки
    .help = В сделке можно отдать деньги ни за что.
option-economicus-cards_traded = Картами можно торговать
    .help = Опции и квоты могут быть частью сделки.
option-economicus-safe_journalists = Журналисты только по средствам
    .help = Их посылает тот, кто наверняка заплатит: у кого найдётся 12М.
option-economicus-pump_barred = Купленное не продать дороже прежней цены
    .help = Победитель аукциона продаёт здесь стороннему покупателю не дороже второй ставки или начальной цены, пока цена не сдвинется.
option-economicus-board = Своя доска
    .help = Файл TOML. Пусто: наша доска.
option-economicus-decks = Свои колоды
    .help = Файл TOML. Пусто: наши колоды.
option-economicus-dice = Свои чёрный и синий кубики
    .help = Файл TOML. Пусто: наши кубики.

## Деньги

-economicus-million = М
economicus-money = { $money }{ -economicus-million }

## Карты

economicus-deck-option = Опция
economicus-deck-event = Событие
economicus-card-crime = Преступление, сложность { $difficulty }
economicus-card-any = В любой момент между действиями
economicus-card-any-busy = В любой момент, но не во время продаж
economicus-card-own = В свой ход
economicus-card-own-busy = В свой ход, но не во время продаж
economicus-card-react = В ответ на чужой ход, когда спросят
economicus-card-draw = Когда открыта

## Что можно сделать

form-economicus-place = Разместить компанию
    .field-sector = Отрасль
    .field-kind = Какую компанию
    .help = Компания в отрасли — звезда; больше, чем у других, — ещё две.
form-economicus-roll = Бросить кубики
form-economicus-go-on = Продолжать
form-economicus-ask-me = Где ждать меня
    .field-roll = Перед чужим броском
    .field-profit = После чужой прибыли
    .field-sales = Перед продажами на чужом ходу
    .field-end = В конце чужого хода
    .field-own_profit = В мой ход перед аукционом
    .field-own_sales = В мой ход перед продажами
    .field-own_end = В конце моего хода
    .field-selling = Когда мне есть что продать
    .help = Где игра ждёт вас, а где идёт дальше сама.
form-economicus-declare-bankruptcy = Объявить себя банкротом
    .warning = Вы потеряете всё и вернётесь со следующего года.
    .sure = Вы потеряете все компании и деньги и вернётесь в игру только со следующего года. Объявить себя банкротом?
    .help = Выход для того, кому больше нечем платить.
form-economicus-borrow = Взять кредит
    .field-amount = Сколько
form-economicus-repay = Погасить кредит
    .field-amount = Сколько
    .help = Меньше долг — меньше проценты в конце года.
form-economicus-make-deposit = Сделать вклад
    .field-amount = Сколько
form-economicus-withdraw = Снять вклад
    .field-amount = Сколько
    .help = Деньги снова на руках, но процентов за год не принесут.
form-economicus-research = Оплатить R&D
form-economicus-modernise = Внедрить M&T
    .field-sector = Отрасль
form-economicus-play-card = Сыграть карту { $card }
    .any = Сыграть карту
    .field-sector = Отрасль
    .field-other = Вторая отрасль
    .field-seat = Игрок
    .field-chip = Какая компания
form-economicus-stay-out = Не участвовать
    .help = Вы ничего не ставите и не платите.
form-economicus-bid-tender = Заявка на тендер
    .field-amount = Сколько, в миллионах
    .help = Звезда достаётся старшей ставке, платит только победитель.
form-economicus-surrender = Отдать компанию государству
    .field-sector = Отрасль
    .field-chip = Какая компания
    .help = За компанию заплатят, и она станет государственной.
form-economicus-pass-first = Выставить и не торговаться
    .field-kind = Какую компанию выставить
    .help = Компания идёт на торги без вашей ставки.
form-economicus-open-auction = Выставить и сделать ставку
    .field-kind = Какую компанию выставить
    .field-bid = Ставка, в миллионах
    .help = Ваша ставка первая; не перебьют — компания ваша.
form-economicus-join-auction = Вступить в торги за 1М
form-economicus-bid = Ставка
    .field-amount = Сколько, в миллионах
    .help = Победитель платит банку, и это новая цена отрасли.
form-economicus-leave-auction = Выйти из торгов
    .help = Вернуться в эти торги уже нельзя.
form-economicus-set-maximum = Тайный предел
    .field-amount = Самое большее, в миллионах
form-economicus-sell-to-market = Продать стороннему покупателю
    .field-sector = Отрасль
    .field-chip = Какую компанию
    .help = Сторонний покупатель платит сразу.
form-economicus-propose = Предложить сделку
    .field-sector = Отрасль
    .field-companies = Сколько компаний
    .field-gears = Из них с M&T
    .field-startups = Стартапы
    .field-price = Цена за всё, в миллионах
    .field-to = Кому
    .none-to = Всем
form-economicus-answer-proposal = Ответ на предложение
    .field-answer = Ваш ответ
    .help = Согласитесь, откажитесь или назовите свою цену.
form-economicus-name-price = Назвать другую цену
    .field-price = Цена за всё, в миллионах
    .help = Предложение вернётся с вашей ценой.
form-economicus-withdraw-proposal = Снять предложение
    .help = Предложения больше нет, отвечать никому не нужно.
form-economicus-make-offer = Исключительное предложение: тройная цена
    .field-owner = Чья компания
    .field-chip = Какая
    .help = Тройная цена за чужую компанию активной отрасли.
form-economicus-answer-offer = Ответ на исключительное предложение
    .field-answer = Ваш ответ
    .help = Продайте втрое дороже или заплатите банку и оставьте себе.
form-economicus-auction-off = Выставить свою компанию на вынужденный аукцион
    .field-sector = Отрасль
    .field-chip = Какую
    .help = Компанию купит тот, кто даст больше всех; деньги ваши.
form-economicus-investigate = Расследовать преступление?
    .field-how = Как
    .help = Раскроете — звезда ваша, а преступник теряет звезду и платит.

window-placement = Расстановка
    .clock = На одну компанию
window-word = Первое слово аукциона
    .clock = На первое слово
window-maxima = Тайные пределы
    .clock = На тайный предел
window-sales = Продажи
    .clock = На продажи
window-investigation = Расследование
    .clock = На расследование
window-tender = Тендер
    .clock = На заявку
window-debt = Нужны деньги
    .clock = На поиск денег

economicus-nowhere = Взять 10М вместо компании
economicus-kind-private = частная
    .help = Квота не нужна.
economicus-kind-state = государственная
    .help = Нужна квота: без неё компанию не купить и не поставить, и она тратится. Дальше компания частная.
economicus-chip-plain = без M&T
    .help = Кризис бьёт по её прибыли.
economicus-chip-gear = с M&T
    .help = Кризисов не замечает.
economicus-answer-yes = согласиться
economicus-answer-no = отказаться
economicus-answer-sell = продать
economicus-answer-keep = откупиться
economicus-how-no = не расследовать
economicus-how-card = картой следователя
economicus-how-journalists = через журналистов

## Что произошло

economicus-first = Первый ход и жетон аудитора: { $seat }.
    .short = Первый ходит { $seat }
economicus-of-kind = { $kind ->
    [state] госкомпания
   *[private] компания
}
economicus-placed = { $seat }: { economicus-of-kind } в отрасли «{ $sector }».
    .short = { $seat } ставит: «{ $sector }»
economicus-missing = { $seat }: { economicus-money } вместо компании.
economicus-back = { $seat } снова в игре.
economicus-option = { $seat }: новая карта опций.
economicus-option-mine = Ваша карта: { $card }.
    .short = Карта: { $card }
economicus-event = Событие года: { $card }.
    .short = Год: «{ $card }»
economicus-year = Год { $year }. Аудитор: { $seat }.
economicus-year-over = Год { $year } окончен.
economicus-interest = { $seat }: проценты, { economicus-money }.
economicus-turn = Ход: { $seat }.
economicus-rolled = { $seat }: на кубиках { $dice }. Отрасль «{ $sector }».
    .short = { $seat }: { $dice }, «{ $sector }»
economicus-profit = { $seat }: { economicus-money } (здесь { $own }{ -economicus-million }, у соседей { $beside }{ -economicus-million }).
    .short = { $seat }: { economicus-money } за бросок
economicus-borrowed = { $seat }: кредит { economicus-money }.
economicus-repaid = { $seat }: погашено { economicus-money } кредита.
economicus-deposited = { $seat }: вклад { economicus-money }.
economicus-withdrew = { $seat }: снято со вклада { economicus-money }.
economicus-price-found = Цена в отрасли «{ $sector }»: { economicus-money }.
    .short = «{ $sector }»: цена { economicus-money }
economicus-price = Цена в отрасли «{ $sector }»: было { $before }{ -economicus-million }, стало { economicus-money }.
    .short = «{ $sector }»: { $before } → { economicus-money }
economicus-lot = Аукцион: { economicus-of-kind } отрасли «{ $sector }», от { economicus-money }.
    .short = Аукцион: «{ $sector }» от { economicus-money }
economicus-passed = { $seat }: пас.
economicus-bid = { $seat }: { economicus-money }.
economicus-joined = { $seat } вступает в торги за { economicus-money }.
economicus-left = { $seat } выходит из торгов.
economicus-maximum = Ваш тайный предел: { economicus-money }.
economicus-unsold = В отрасли «{ $sector }» никто ничего не купил.
    .short = «{ $sector }»: не купил никто
economicus-bought = { $seat }: { economicus-of-kind } отрасли «{ $sector }» за { economicus-money }.
    .short = { $seat }: «{ $sector }» за { economicus-money }
economicus-forced = Вынужденный аукцион: { $seat } продаёт компанию отрасли «{ $sector }», от { economicus-money }.
    .short = { $seat }: вынужденный аукцион
economicus-bought-off = { $seat } покупает у игрока { $seller } компанию отрасли «{ $sector }» за { economicus-money }.
    .short = { $seat }: «{ $sector }» за { economicus-money }
economicus-sold-out = { $seat } продаёт стороннему покупателю компанию отрасли «{ $sector }» за { economicus-money }.
    .short = { $seat } продаёт рынку за { economicus-money }
economicus-proposed = { $seat } предлагает: «{ $sector }», компаний { $companies }, стартапов { $startups }, за { economicus-money }. Кому: { $to }.
    .short = { $seat } предлагает сделку: { economicus-money }
economicus-declined = { $seat }: нет.
economicus-countered = { $seat } называет другую цену: { economicus-money }.
    .short = { $seat } даёт { economicus-money }
economicus-taken-back = { $seat } снимает предложение.
economicus-sold = { $buyer } покупает у игрока { $seat }: «{ $sector }», компаний { $companies }, стартапов { $startups }, за { economicus-money }.
    .short = { $buyer }: «{ $sector }» за { economicus-money }
economicus-innovated = { $seat }: пять стартапов стали инновационной компанией.
    .short = { $seat }: инновационная компания
economicus-researched = { $seat }: новый стартап.
economicus-modernised = { $seat }: M&T в отрасли «{ $sector }».
    .short = { $seat }: M&T, «{ $sector }»
economicus-management = Лучший менеджмент теперь здесь: { $seat }.
    .short = Лучший менеджмент: { $seat }
economicus-crisis = Кризис в отрасли «{ $sector }»: −{ $strength }, всего −{ $total }.
    .short = Кризис: «{ $sector }», −{ $strength }
economicus-relief = Кризис в отрасли «{ $sector }» слабеет: { $total ->
    [0] он закончился
   *[other] осталось −{ $total }
    }.
    .short = Кризис слабеет: «{ $sector }»
economicus-offer = { $seat } делает исключительное предложение игроку { $owner }: { economicus-money } за компанию отрасли «{ $sector }».
    .short = { $seat }: тройная цена, { economicus-money }
economicus-chips = { $gears ->
    [0] Без M&T.
   *[other] С M&T: { $gears } из { $companies }.
    }
economicus-offer-taken = { $seat }: согласие.
economicus-offer-bought-off = { $seat } платит банку { economicus-money } и оставляет компанию себе.
    .short = { $seat } откупается за { economicus-money }
economicus-offer-done = { $seat } платит игроку { $owner } { economicus-money } и получает компанию отрасли «{ $sector }».
    .short = { $seat }: «{ $sector }» за { economicus-money }
economicus-offer-void = { $seat }: денег не нашлось, сделки нет.
    .short = { $seat }: сделки нет
economicus-insolvent = { $seat }: не хватает денег, нужно { economicus-money }.
    .short = { $seat }: нужно { economicus-money }
economicus-bankrupt = { $seat }: банкротство.
economicus-played = { $seat } играет карту: { $card } { $at }
    .short = { $seat }: «{ $card }»
economicus-crime = { $seat }: на кубике { $die }, преступление удалось.
    .short = { $seat }: преступление удалось
economicus-crime-failed = { $seat }: на кубике { $die }, преступление сорвалось.
    .short = { $seat }: преступление сорвалось
economicus-investigated = { $seat } ведёт расследование{ $how ->
    [card] { "" }
   *[journalists] { " " }через журналистов за { economicus-money }
    }: на кубике { $die }.
    .short = { $seat } расследует: { $die }
economicus-proved = { $seat } раскрывает преступление. { $criminal }: минус звезда и штраф { economicus-money }.
    .short = { $seat } раскрывает преступление
economicus-card-pays = { $seat }: { economicus-money } по карте.
economicus-card-takes = { $seat } забирает { economicus-money }. Платит { $owner }.
    .short = { $owner } → { $seat }: { economicus-money }
economicus-card-star = { $seat }: звёзд { $count }.
economicus-card-quota = { $seat }: квот { $count }.
economicus-card-fails = { $seat }: денег на покупку не хватило.
    .short = { $seat }: денег не хватило
economicus-card-seizes = { $seat } забирает компанию отрасли «{ $sector }». Теряет { $owner }.
    .short = { $seat } забирает: «{ $sector }»
economicus-card-nationalises = { $seat } отдаёт компанию государству за { economicus-money }.
    .short = { $seat } отдаёт компанию: { economicus-money }
economicus-nationalised = { $seat }: компания отрасли «{ $sector }» теперь государственная, { economicus-money }.
    .short = { $seat }: национализация, { economicus-money }
economicus-tender = Тендер: не меньше { economicus-money }.
economicus-tender-empty = На тендер никто не пришёл.
economicus-tender-won = { $seat } выигрывает тендер: { economicus-money } и звезда.
    .short = { $seat } выигрывает тендер
economicus-stops = { $seat } меняет, где ждать ответа.
    .short = { $seat } меняет, где ждать
economicus-over = Игра окончена. { $seat }: звёзд { $stars }.
    .short = Победа: { $seat }, ★ { $stars }
economicus-ended-by-stars = Набрано звёзд для победы: { $goal }.
    .short = Звёзды для победы набраны
economicus-ended-by-years = Годы вышли.

## Почему нельзя

economicus-refused-players-only = Это делают игроки.
economicus-refused-bankrupt = Вы вернётесь в игру со следующего года.
economicus-refused-not-now = Сейчас этого сделать нельзя.
economicus-refused-question = Сначала должен ответить тот, кого спросили.
economicus-refused-not-your-turn = Это можно сделать только в свой ход.
economicus-refused-not-asked = Вас об этом сейчас не спрашивают.
economicus-refused-answered = Вы уже ответили.
economicus-refused-roll = Бросьте кубики.
economicus-refused-step = Сумма должна делиться на { $step }{ -economicus-million }.
economicus-refused-at-most = Не больше { $most }{ -economicus-million }.
economicus-refused-between = От { $low }{ -economicus-million } до { $high }{ -economicus-million }.
economicus-refused-too-dear = Нужно { economicus-money }, столько вам не собрать.
economicus-refused-rich = Банкротом объявляют себя, когда осталось меньше { economicus-money }.
economicus-refused-researched = Одно исследование в год: в этом году оно уже было.
economicus-refused-chips = У вас кончились фишки.
economicus-refused-no-crisis = M&T внедряют в своей компании, пока в отрасли кризис.
economicus-refused-no-such-company = Такой компании здесь нет.
economicus-refused-players-only-company = Такую компанию покупают только игроки.
economicus-refused-moved = Компания переходит из рук в руки один раз за ход.
economicus-refused-nothing = Назовите, что вы предлагаете.
economicus-refused-cards = В этой партии картами не торгуют.
economicus-refused-in-vain = В этом ходу ваши предложения уже ни к чему не привели, столько раз: { $count }. Новые можно делать в следующем ходу.
economicus-refused-no-card = У вас нет такой карты.
economicus-refused-nobody = Выберите другого игрока.
economicus-refused-no-auction = Здесь сейчас не торгуются.
economicus-refused-quota = Нужна квота приватизации.
economicus-refused-out = Вы уже не торгуетесь.
economicus-refused-joined = Вы уже в торгах.
economicus-refused-target = Карту нельзя сыграть так.
economicus-refused-goal = Вы не выполнили условие тендера.
economicus-refused-offered = На эту компанию в этом ходу предложения больше не делают.

## Что видно

economicus-now = Год { $year }, ходит { $seat }. До победы нужно звёзд: { $goal }.
economicus-active = Активная отрасль: { $sector }.
economicus-this-year = Событие года: { $card }.
economicus-on-sale = На торгах компания отрасли «{ $sector }»: { economicus-money }.
economicus-sector = { $sector }: частных свободно { $private }, государственных { $state }, { $price ->
    [0] цены ещё нет
   *[other] цена { $price }{ -economicus-million }
    }{ $crisis ->
    [0] .
   *[other] , кризис −{ $crisis }.
    }
economicus-held = { $sector } { $companies } (с M&T { $gears })
economicus-player = { $seat }: звёзд { $stars }, денег { $cash }{ -economicus-million }, кредит { $loan }{ -economicus-million }, вклад { $deposit }{ -economicus-million }, стартапов { $startups }, карт { $cards }. { $held }
economicus-my-card = Ваша карта «{ $card }»: { $text }

economicus-draw-circle = Место отрасли на круге
economicus-draw-tokens = Номер отрасли
economicus-draw-first = Кубик за первый ход
economicus-draw-place = Место компании
economicus-draw-option = Карта опций
economicus-draw-event = Карта события
economicus-draw-roll = Кубик активной отрасли
economicus-draw-price = Кубик цены
economicus-draw-black = Чёрный кубик
economicus-draw-blue = Синий кубик
economicus-draw-crisis = Кубик кризиса
economicus-draw-crime = Кубик преступления
economicus-draw-proof = Кубик расследования
economicus-draw-journalists = Кубик цены журналистов
economicus-draw-most = Жребий между равными
