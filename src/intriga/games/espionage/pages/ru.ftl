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
espionage-page-corner = пустой угол, проход открыт
espionage-page-corner-closed = пустой угол, закрыт
espionage-page-cell-bribe = ваша взятка { $sum } $
espionage-page-cell-bribes = взяток на { $sum } $
espionage-page-marks = { $n ->
    [one] { $n } пометка
    [few] { $n } пометки
   *[many] { $n } пометок
}
espionage-page-call = назвал { $sum } $
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
espionage-page-asked-bidding = Торг за Бумаги ({ $place }). Назовите сумму в пределах своей взятки.
espionage-page-asked-steer = Торг ваш. Решайте, куда пойдут Бумаги ({ $place }).
espionage-page-asked-spring = Бумаги остановились: { $place }. Если здесь ваша подстава, она может сработать.
espionage-page-awaited-cities = Игроки выбирают города.
espionage-page-awaited-purchase = Игроки закупают спецходы. Кто что взял — тайна.
espionage-page-awaited-turn = Ходит { $who }.
espionage-page-awaited-march = Марш-бросок: ходит { $who }.
espionage-page-awaited-challenge = { $who }: Бумаги { $origin } → { $to }. Ждём, не возразит ли кто.
espionage-page-awaited-bidding = Идёт торг за Бумаги ({ $place }).
espionage-page-awaited-steer = Бумаги ведёт { $winner }.
espionage-page-awaited-spring = Бумаги остановились: { $place }. Ждём, не сработает ли чья-нибудь подстава.
espionage-page-awaited-over = Бумаги: { $place }.

## Настройки новой партии

espionage-page-options-board = Карта и деньги
espionage-page-options-specials = Спецходы
espionage-page-options-fine = Тонкости
espionage-page-options-cities = Свои города
espionage-page-options-house = Спецходы вашего клуба
