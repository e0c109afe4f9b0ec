### Страницы MAGA: договоры.

## Договоры

maga-page-treaties-help = Условия сервер сверяет с тем, что государства сделали. О нарушениях он не сообщает: их доказывают в суде, назвав договор в иске.
maga-page-propose = Предложить договор
maga-page-answer = Ответить
maga-page-no-treaties = Договоров пока нет.
maga-page-treaty-refused = отклонён
maga-page-treaty-unsigned = ждёт подписей
maga-page-treaty-waits = ждёт вас
maga-page-treaty-later = вступит в силу
maga-page-treaty-holds = действует
maga-page-treaty-ended = истёк
maga-page-treaty-void = Судить свободный текст в этой партии некому, поэтому договор недействителен целиком.
maga-page-treaty-term = С хода { $since } по ход { $last }
maga-page-signed = подписано
maga-page-not-signed = не подписано
maga-page-judged = Ход { $turn }: ведущий признал нарушение. Нарушитель: { $land }.
maga-page-provable = Если другая сторона нарушила договор в прошлых ходах, назовите его в иске: это +1 к уровню юстиции.
maga-page-suits = Иски против нас
maga-page-obligation = { $does ->
    [yes] { $party } обязуется: «{ $action }»
   *[no] { $party } не делает: «{ $action }»
}{ $aimed ->
    [yes] { " " }({ $target })
   *[no] { "" }
}{ $does ->
    [yes] { $often ->
        [every] , каждый ход.
       *[once] , один раз за срок договора.
    }
   *[no] .
}
maga-page-only-land = { $party } (только { $land })
maga-page-at-least = { $action }, не меньше { $much }
maga-page-aimed = { $aimed ->
    [yes] { " " }({ $target }).
   *[no] .
}
maga-page-right = { $does ->
    [yes] { $party } вправе: «{ $action }»
   *[no] { $party } вправе не делать: «{ $action }»
}{ maga-page-aimed }
maga-page-condition = { $does ->
    [yes] Если { $party } сделает «{ $action }»
   *[no] Если { $party } не сделает «{ $action }»
}{ maga-page-aimed }
