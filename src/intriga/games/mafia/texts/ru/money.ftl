### «Мафия»: монеты, подарки, взятки, сборы, обмен.

## Названия

mafia-coins = { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}

## Что происходит

mafia-exchanged = Отдано экспы: { $exp }. Получено монет: { $coins }.
    .short = Экспа { $exp } → монеты { $coins }
mafia-gift-made = Отложено монет: { $coins }. Возьмёт ли их { $to }, пока неизвестно.
    .short = Монеты отложены: { $coins }
mafia-gift-offered = { $purpose ->
    [purchase] { $by } предлагает вам монеты на покупку для комиссара.
   *[any] { $by } предлагает вам монеты.
}
    .short = { $by } предлагает монеты
mafia-gift-taken = { $to } берёт ваши монеты: { $coins }.
mafia-gift-arrived = Вам пришло монет: { $coins }. Их даёт { $by }.
    .short = { $by } даёт монет: { $coins }
mafia-gift-declined = { $to } ваших денег не берёт. Монет вернулось: { $coins }.
    .short = { $to } денег не берёт
mafia-purchase-lapsed = Деньги на покупку вы потратили не все. Из кошелька пропало монет: { $coins }.
    .short = Не потрачено на покупку: −{ $coins }
mafia-collection-commissar = Комиссар собирает на покупку: { $thing }. Нужно монет: { $coins }. Дать может каждый.
    .short = Комиссар собирает: { $thing }
mafia-collection-clan = Клан собирает на покупку: { $thing }. Нужно монет: { $coins }.
    .short = Клан собирает: { $thing }
mafia-collection-grows = Сбор на покупку: { $thing }. Не хватает монет: { $missing }.
    .short = На покупку не хватает монет: { $missing }
mafia-collection-full = Собрано сколько нужно, заявка ушла в магазин: { $thing }.
    .short = Собрано: { $thing }
mafia-collection-off = Покупки не будет: { $thing }. Монет вернулось: { $coins }.
    .short = Покупки не будет: { $thing }
mafia-chipped-in = Ваш вклад в покупку: { $thing }. Монет: { $coins }.
    .short = Ваш вклад, монет: { $coins }

## Что можно сделать

form-mafia-exchange-exp = Обменять экспу на монеты
    .short = Продать экспу
    .field-coins = Монет
    .warning = Обратно не меняют, а монеты с концом партии пропадают.
    .sure = Обратно монеты на экспу не обменять, а с концом партии они пропадут. Обменять?
    .help = Экспа становится монетами, обратно не меняют.
form-mafia-give-coins = Дать кому-нибудь монет
    .short = Дать монет
    .field-to = Кому
    .field-coins = Монет
    .field-purchase = На покупку для комиссара
    .help = Взять или отказаться, решит тот, кому даёте.
form-mafia-answer-gift = Вам предлагают монеты
    .short = Взять монеты?
    .field-by = Кто
    .field-yes = Взять
    .yes = Взять
    .no = Отказаться
    .help = Сколько монет, узнаете, когда возьмёте; взятка делает мишенью.
form-mafia-start-collection = { $to ->
    [commissar] Собрать со всех на покупку для комиссара
   *[clan] Собрать на покупку внутри клана
}
    .short = Начать сбор
    .any = Собрать на покупку
    .field-thing = На что
    .field-price = Сколько монет
    .help = Как наберётся нужная сумма, заявка уйдёт в магазин.
form-mafia-chip-in = { $to ->
    [commissar] Дать комиссару на покупку
   *[clan] Дать на покупку клана
}
    .short = Скинуться
    .any = Дать на общую покупку
    .field-coins = Монет
    .help = Не соберут — монеты вернутся.

## Отказы

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

## Записи судьи

mafia-log-exchanged = { $who }: обмен, экспы { $exp }, монет { $coins }.
mafia-log-gift = { $by } даёт монет: { $coins }. Кому: { $to }.
mafia-log-trusted = { $by } даёт комиссару на покупку монет: { $coins }. Комиссар — { $to }.
mafia-log-bribe = Взятка: даёт { $by }, берёт { $to }, монет — { $coins }. Налог — { $tax }, честным следующей партии — { $bonus }.
mafia-log-well-spent = Деньги, которые дал игрок { $by }, ушли на покупку, это не взятка. Монет: { $coins }. Комиссар — { $to }.
mafia-log-not-spent = Деньги, которые дал игрок { $by }, на покупку не ушли: это взятка. Монет: { $coins }. Комиссар — { $to }. Налог — { $tax }, честным следующей партии — { $bonus }.
mafia-log-collection = { $who } собирает на покупку: { $thing }. Монет: { $coins }.
mafia-log-chipped-in = { $who } даёт на общую покупку: { $thing }. Монет: { $coins }.
