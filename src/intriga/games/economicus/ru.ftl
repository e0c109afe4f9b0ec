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
option-economicus-years = Лет самое большее
    .help = 0: 15 лет вдвоём, 12 в остальных партиях.
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
    .help = Победитель аукциона продаёт здесь на сторону не дороже, чем было до него, пока цену не подвинет другой.
option-economicus-board = Своя доска
    .help = Файл TOML. Пусто: доска дома.
option-economicus-decks = Свои колоды
    .help = Файл TOML. Пусто: колоды дома.
option-economicus-dice = Свои чёрный и синий кубики
    .help = Файл TOML. Пусто: кубики дома.

## Карты

economicus-deck-option = Опция
economicus-deck-event = Событие
economicus-card-crime = Преступление, сложность { $difficulty }
economicus-card-any = В любой момент между действиями
economicus-card-any-busy = В любой момент, но не во время продаж
economicus-card-own = В свой ход
economicus-card-own-busy = В свой ход, но не во время продаж
economicus-card-react = В ответ: когда об этом спрашивают
economicus-card-draw = Когда открыта
