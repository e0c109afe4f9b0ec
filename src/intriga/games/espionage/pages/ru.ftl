### Слова поля и личной карточки «Шпионажа».

espionage-page-board = Карта девять на девять. Стрелки ведут по клеткам, Enter выбирает.
espionage-page-geneva = Женева
espionage-page-legend-bribe = ваша взятка
espionage-page-legend-tick = подстава
espionage-page-legend-lit = сюда можно
espionage-page-dollars = { $n } $
espionage-page-card = Личная карточка
espionage-page-money = В казне
espionage-page-since = с прошлого взгляда
espionage-page-money-history = Как менялась казна
espionage-page-chart = Казна по ходам: от { $low } до { $high } долларов
espionage-page-my-bribes = Взятки
espionage-page-my-specials = Спецходы
espionage-page-no-bribes = Вы пока никого не купили.
espionage-page-no-specials = Спецходов вы не брали.
espionage-page-cell = кл. { $number }
espionage-page-tick = подстава
espionage-page-used = использован
espionage-page-points-spent = { $n ->
    [one] Потрачено { $n } очко из { $total }
    [few] Потрачено { $n } очка из { $total }
   *[many] Потрачено { $n } очков из { $total }
}

## Что сейчас

espionage-page-caption = Бумаги: { $place }. Круг { $round } из { $rounds }.
espionage-page-round = круг { $round } из { $rounds }
espionage-page-city = { $city }, город игрока { $who }
espionage-page-papers-here = { $place }, здесь Бумаги
espionage-page-corner = пустой угол, проход открыт
espionage-page-corner-closed = пустой угол, закрыт
espionage-page-cell-bribe = ваша взятка { $sum } $
espionage-page-cell-bribes = взяток на { $sum } $
espionage-page-marks = { $n ->
    [one] { $n } пометка
    [few] { $n } пометки
   *[many] { $n } пометок
}
espionage-page-call = ставка { $sum } $
espionage-page-no-city = без города
espionage-page-phase-cities = Выбор городов
espionage-page-phase-purchase = Закупка спецходов
espionage-page-phase-turn = Ход
espionage-page-phase-march = Марш-бросок
espionage-page-phase-challenge = Вызов
espionage-page-phase-bidding = Торг
espionage-page-phase-steer = Победитель ведёт
espionage-page-phase-spring = Остановка
espionage-page-phase-over = Партия окончена
espionage-page-asked-cities = Выберите угол: это будет ваш город.
espionage-page-asked-purchase = Тайно закупите спецходы. Другого случая не будет.
espionage-page-asked-turn = Двиньте Бумаги, дайте взятку или пустите в дело спецход.
espionage-page-asked-march = Марш-бросок: сделайте второй шаг или остановитесь.
espionage-page-asked-challenge = { $who }: Бумаги { $origin } → { $to }. Возражаете?
espionage-page-asked-bidding = Торг за Бумаги ({ $place }). Назовите сумму: ваша взятка здесь — { $bribe } $.{ $highest ->
    [0] {""}
   *[other] {" "}Пока наверху { $highest } $.
}
espionage-page-asked-steer = Торг ваш. Решайте, куда пойдут Бумаги ({ $place }).
espionage-page-asked-spring = Бумаги остановились: { $place }. Если здесь ваша подстава, она может сработать.
espionage-page-awaited-cities = Игроки выбирают города.
espionage-page-awaited-purchase = Игроки закупают спецходы. Кто что взял — тайна.
espionage-page-awaited-turn = Ходит { $who }.
espionage-page-awaited-march = Марш-бросок: ходит { $who }.
espionage-page-awaited-challenge = { $who }: Бумаги { $origin } → { $to }. Ждём, не возразит ли кто.
espionage-page-awaited-bidding = Идёт торг за Бумаги ({ $place }). Торгуются: { $bidders }.
espionage-page-awaited-steer = Бумаги ведёт { $winner }.
espionage-page-awaited-spring = Бумаги остановились: { $place }. Ждём, не сработает ли чья-нибудь подстава.
espionage-page-awaited-over = Бумаги: { $place }.

## Чем обернётся

espionage-page-answer-none = Вашей взятки здесь нет ({ $place }), задержать Бумаги нечем. Спрашивают всех: по молчанию о взятках не узнать.
espionage-page-answer-bribe = Ваша взятка здесь ({ $place }): { $sum } $. Вызов откроет торг, больше этой суммы без блефа не назвать.
espionage-page-spring-none = Вам здесь пускать в дело нечего. Спрашивают всех, у кого есть пометки: по молчанию подставу не узнать.
espionage-page-spring-noted = Принять к сведению
espionage-page-bid-rest = Ставка { $sum } $ сгорит, чей бы ни был торг. В казну вернётся { $rest } $.
espionage-page-bid-over = Больше { $most } $ здесь не назвать.
espionage-page-bid-bluff = Блеф сразу возьмёт из казны { $sum } $, а проигрыш — ещё { $penalty } $.
espionage-page-fold-rest = Сгорит { $sum } $, в казну вернётся { $rest } $.
espionage-page-bribe-left = Из казны уйдёт { $sum } $, останется { $left } $.
espionage-page-bribe-lost = Прежняя взятка на клетке { $cell } ({ $sum } $) пропадёт.

## Настройки новой партии

espionage-page-options-board = Карта и деньги
espionage-page-options-specials = Спецходы
espionage-page-options-fine = Тонкости
espionage-page-options-cities = Свои города
espionage-page-options-house = Спецходы вашего клуба
