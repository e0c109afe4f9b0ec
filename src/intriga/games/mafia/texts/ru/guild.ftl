### «Мафия»: наёмные убийцы и заказы.

## Названия

mafia-job-kill = убийство: { $seat }
mafia-job-guard = охрана: { $seat }
mafia-customer-lone = { $seat }
mafia-customer-clan = клан, от его имени { $seat }
mafia-customer-dead-bandit = { $seat }, с того света
mafia-customer-dead-commissar = { $seat }, с того света
mafia-customer-dead-honest = честные мертвецы
mafia-customer-dead-clan = истреблённый клан
mafia-customer-self = никто
mafia-tell-both = Заказчика и жертву
mafia-tell-customer = Только заказчика
mafia-tell-victim = Только жертву

## Что происходит

mafia-order-placed = Ваш заказ принят: { $what }. Отложено экспы: { $exp }.
    .short = Ваш заказ: { $what }
mafia-order-received = Заказ за { $price } экспы: { $what }. Заказчик: { $by }.
    .short = Заказ за { $price }: { $what }
mafia-order-taken = Убийца взял ваш заказ: { $what }. Уплачено экспы: { $exp }.
    .short = Заказ взят: { $what }
mafia-order-released = Убийца не взял ваш заказ: { $what }. Экспа снова ваша: { $exp }.
    .short = Заказ не взят: { $what }
mafia-order-noted = На эту ночь записано.
mafia-gathered = Собрано экспы: { $exp }. На заказ ещё не хватает: { $what }.
    .short = Собрано экспы: { $exp }, не хватает
mafia-gathering-over = На заказ ({ $what }) не собрали, экспа снова ваша.
    .short = На заказ не собрали
mafia-red-kill = Роберт Ред: голова сейчас стоит { $price } экспы.
    .short = Роберт Ред: голова за { $price } экспы
mafia-red-guard = Роберт Ред: охрана сейчас стоит { $price } экспы.
    .short = Роберт Ред: охрана за { $price } экспы
mafia-announce-kill = за голову
mafia-announce-guard = за охрану
mafia-told-customer = { $who } рассказывает из могилы: был заказ. Заказчик: { $by }.
    .short = Заказчик из могилы: { $by }
mafia-told-victim = { $who } рассказывает из могилы: был заказ. { $what }.
    .short = Из могилы: { $what }
mafia-told = { $who } рассказывает из могилы: { $what }. Заказчик: { $by }.
    .short = Из могилы: { $what }
mafia-complaint-noted = Жалоба у ведущего.
mafia-complaint = { $who } жалуется на шантаж: { $words }
    .short = { $who } жалуется на шантаж
mafia-stripped = Вы больше не убийца, и заработанное этой ролью пропало.
    .short = Вы больше не убийца
mafia-assassin-appointed = Новый убийца — вы.
mafia-host-strips = Ведущий: убийца занимался шантажом и лишён роли.
    .short = Убийца лишён роли за шантаж
mafia-host-appoints = Ведущий: в городе новый убийца.
    .short = В городе новый убийца

## Что видно

mafia-gathering = Собирают на заказ ({ $what }): { $exp } экспы
mafia-me-order = Ваш заказ: { $what }, { $price } экспы.
mafia-me-refuses = Этой ночью вы отказываетесь от всех заказов.
mafia-desk-order = Заказ: { $what }, { $price } экспы.

## Что можно сделать

form-mafia-bid-for-killing = Заказать убийство
    .short = Заказать убийство
    .field-victim = Кого
    .field-price = Экспа
    .help = Убийца берёт самый дорогой заказ; не взял — экспа вернётся.
form-mafia-order-guard = Заказать себе охрану
    .short = Заказать охрану
    .field-price = Экспа
    .help = Этой ночью убийца будет вашим телохранителем.
form-mafia-bid-together = { $job ->
    [guard] Скинуться кланом на охрану своего
   *[kill] Скинуться на общий заказ
}
    .short = Заказать вместе
    .any = Скинуться на общий заказ
    .field-victim = Кого
    .field-price = Ваша доля
    .help = Доли складываются в цену одного заказа.
form-mafia-raise-bid = Поднять цену заказа
    .short = Поднять цену
    .field-victim = Заказ
    .field-price = Новая цена
    .help = Берут самый дорогой заказ: перебейте чужую цену.
form-mafia-announce-price = Объявить цену от Роберта Реда
    .short = Объявить цену
    .field-kind = Цена
    .help = Все узнают, сколько сейчас нужно перебить.
form-mafia-carry-out = Выбрать из самых дорогих заказов
    .short = Выбрать заказы
    .field-contracts = Заказы
    .field-first = Первый
    .field-second = Второй
    .field-third = Третий
    .help = Из равных по цене выбираете вы; половина цены ваша.
form-mafia-take-arrow = Взять с собой отравленную стрелу
    .short = Взять стрелу
    .field-arrow = Этой ночью
    .yes = Взять
    .no = Не брать
    .help = С ней не страшны ни охрана, ни щит некроманта.
form-mafia-refuse-contracts = { $refuse ->
    [yes] Отказаться от всех заказов дня
   *[no] Всё-таки взять заказ
}
    .short = Отказаться от заказов
    .any = Отказ от заказов
    .help = За ночь без работы заказчикам возвращают экспу.
form-mafia-kill-unbidden = Убить по своей воле (10 экспы)
    .short = Убить по своей воле
    .field-whom = Кого
    .none-whom = Никого
    .help = Без заказов можно убить за свой счёт.
form-mafia-tell-contract = Рассказать о заказе из могилы
    .short = Рассказать о заказе
    .field-which = Заказ
    .field-what = Назвать
    .help = Все узнают, кто и кого заказывал.
form-mafia-complain-of-blackmail = Пожаловаться на шантаж убийцы
    .short = Пожаловаться на шантаж
    .field-words = Что случилось
    .help = Прочтёт только ведущий; шантажист может лишиться роли.
form-mafia-strip-assassin = Лишить убийцу роли за шантаж
    .short = Лишить убийцу роли
    .sure = Убийца навсегда лишится роли и заработанной экспы. Лишить?
    .help = По жалобе на шантаж.
form-mafia-appoint-assassin = Выбрать нового убийцу из честных
    .short = Выбрать убийцу
    .help = Жребий среди честных; узнает только он.

## Отказы

mafia-refused-assassin-there = Убийца есть, или его и не было.
mafia-refused-complained = Сегодняшняя жалоба уже у ведущего.
mafia-refused-no-arrow = { $seat }: не хватает отравленных стрел.
mafia-refused-no-assassin = Убийцы в городе нет.
mafia-refused-no-order = Такого заказа нет.
mafia-refused-no-orders = Таких заказов нет.
mafia-refused-no-union = Скинуться вам не с кем.
mafia-refused-not-assassin = Вы не убийца.
mafia-refused-told = Об этом вы уже рассказали.
mafia-refused-not-tellable = Об этом рассказать нельзя: и заказчик, и жертва должны быть мертвы.
mafia-contract-not-you = Такой заказ вы сейчас сделать не можете.
mafia-contract-dead = { $seat }: этого игрока нет в живых.
mafia-contract-guard-oneself = Охрану можно заказать только для себя, а с кланом — для своего.
mafia-contract-own-will = Себя выбрать нельзя.
mafia-contract-own-will-late = Сегодня у вас есть заказы, и выбрать жертву самому нельзя.
mafia-contract-once = Свой единственный заказ вы уже сделали.
mafia-contract-twice = Два ваших заказа уже исполнены.
mafia-contract-price = Цена здесь не меньше { $exp } экспы.
mafia-contract-shares = Доли не складываются в цену заказа.
mafia-contract-payers = Не все из названных могут платить за этот заказ.
mafia-contract-poor = { $seat }: не хватает свободной экспы.

## Записи судьи

mafia-log-assassin-stripped = { $who }: роль убийцы отобрана за шантаж.
mafia-log-assassin = Новый убийца: { $who }.
mafia-log-contract = Убийца взял заказ за { $price } экспы и заработал { $fee }: { $what }. Заказчик: { $by }.

## Жребий

mafia-draw-assassin = кто станет новым убийцей
