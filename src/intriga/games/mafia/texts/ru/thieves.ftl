### «Мафия»: воры и ночные вылазки.

## Названия

mafia-the-shop = магазин
mafia-thing-ready = { $thing } (наготове)

## Что происходит

mafia-burgles = Этой ночью вы идёте воровать. Куда: { $house }.
    .short = Ночью воруете: { $house }
mafia-spies-on = Этой ночью вы шпионите. Где: { $house }.
    .short = Ночью шпионите: { $house }
mafia-stays = Этой ночью вы сидите дома.
mafia-hides = Этой ночью вы прячетесь в укромном месте.
    .short = Ночью вы в укромном месте
mafia-thief-stole = Кража удалась ({ $house }). Добыча: { $thing }.
    .short = Добыча: { $thing }
mafia-thief-nothing = Вы вернулись с пустыми руками ({ $house }).
    .short = С пустыми руками: { $house }
mafia-thief-scared = Поднялся шум, и пришлось уносить ноги ({ $house }).
    .short = Шум, пришлось бежать: { $house }
mafia-thief-trapped = Вы попали в капкан ({ $house }). Нога заживёт, когда пройдёт ночь { $night }.
    .short = Вы попали в капкан: { $house }
mafia-thief-caught = Вы попались ({ $house }).
mafia-thief-shielded = Вас ждали с оружием ({ $house }). Щит спас вас, но вернулись вы ни с чем.
    .short = Вас спас щит: { $house }
mafia-thief-disarmed = Ловушка обезврежена ({ $house }): { $trap }. Помогли вам и тоже потрачены: { $tool }.
    .short = Обезврежено: { $trap }
mafia-thief-spied = Шпионаж удался ({ $house }). Вот что там есть: { $things }.
    .short = В доме ({ $house }): { $things }
mafia-thief-spied-nothing = Вы ничего не увидели ({ $house }).
    .short = Ничего не видно: { $house }
mafia-thief-recognised = В том же доме ({ $house }) был и другой вор: { $whom }.
    .short = Там же вор: { $whom }
mafia-house-robbed = Ночью вас обокрали. Пропало: { $thing }.
    .short = Вас обокрали: { $thing }
mafia-house-noise = Ночью сработала ваша шумовая ловушка.
    .short = Сработала шумовая ловушка
mafia-house-trapped = Ночью в ваш капкан попал вор: { $who }.
    .short = В вашем капкане: { $who }
mafia-house-poisoned = Ночью сработал ваш ядовитый капкан.
    .short = Сработал ядовитый капкан
mafia-house-disarmed = Ночью кто-то обезвредил вашу ловушку: { $trap }.
    .short = Обезврежена ваша ловушка
mafia-house-stiletto = Ваш стилет нашёл себе гостя.
mafia-house-axe = Ночью к вам заходили гости, и топору нашлась работа. Больше его нет.
    .short = Топору нашлась работа
mafia-shop-robbed = Ночью обокрали ваш магазин. Пропало: { $thing }.
    .short = Обокрали магазин: { $thing }

## Что видно

mafia-me-wanted = Ваша цель ({ $house }): { $thing }.
mafia-me-stocks = Вещи сегодняшних жертв попадут к вам в магазин.
mafia-den-lame = Нога заживёт, когда пройдёт ночь { $night }. До тех пор вы сидите дома.
mafia-den-seen = Что вы видели ночью { $night } ({ $house }): { $things }.
mafia-den-seen-nothing = Ночью { $night } вы ничего не увидели ({ $house }).

## Что можно сделать

form-mafia-burgle = Забраться этой ночью в дом: украсть или пошпионить (7 маны)
    .short = Забраться в дом
    .field-visit = Какое дело за ночь
    .field-whom = Чей
    .field-spy = Только шпионить
    .field-wanted = Что взять
    .none-wanted = Что попадётся
    .help = Красть вещь или смотреть, что есть; ловушки кусаются.
form-mafia-rob-shop = Обокрасть этой ночью магазин
    .short = Обокрасть магазин
    .field-visit = Какое дело за ночь
    .field-wanted = Что взять
    .none-wanted = Что попадётся
    .help = Из магазина пропадёт вещь, торговец узнает утром.
form-mafia-stay-home = { $hide ->
    [yes] Переждать ночь в укромном месте
   *[no] Остаться этой ночью дома
}
    .short = Переждать ночь
    .any = Не ходить на дело
    .help = Ночь без вылазок.
form-mafia-stock-loot = { $stock ->
    [yes] Забрать вещи сегодняшних жертв в магазин
   *[no] Не трогать вещей жертв
}
    .short = Вещи жертв
    .any = Вещи жертв
    .help = Что остаётся от жертв, завтра может продать ваш магазин.

## Отказы

mafia-refused-first-night = Воры выходят на дело со второй ночи.
mafia-refused-lame = Нога заживёт, когда пройдёт ночь { $night }.
mafia-refused-no-hideout = Укромного места у вас нет.
mafia-refused-no-shop = Магазина в городе нет.
mafia-refused-not-in-shop = Такой вещи в магазине нет.
mafia-refused-not-seen = Такой вещи вы там не видели.
mafia-refused-not-thief = Это могут только воры.
mafia-refused-one-spell = Сегодня вы уже колдовали, следующее заклинание — завтра.
mafia-refused-one-visit = Чтобы успеть ещё раз, нужно выпить ещё одно зелье скорости.
mafia-refused-spy-takes-nothing = Шпион ничего не уносит.
mafia-refused-two-houses = Двум вылазкам нужны два дома.

## Записи судьи

mafia-log-shield = Щит { $who } потратил 60 маны.
mafia-log-hides = { $who } прячется в укромном месте.
mafia-log-burgles = { $who } идёт на воровское дело: { $house }.
mafia-log-empty-house = { $who } никого не застаёт и уходит ни с чем: { $house }.
mafia-log-scared = { $who } убегает от шума ловушки: { $house }.
mafia-log-disarmed = { $who } обезвреживает ловушку у { $house }: { $trap }. Чем: { $tool }.
mafia-log-trapped = { $who } попадается в доме { $house }: { $trap }.
mafia-log-stiletto = { $who } бьёт стилетом первого гостя: { $whom }.
mafia-log-axe = { $who } бьёт гостя топором: { $whom }.
mafia-log-mad = { $who } в безумии бьёт гостя: { $whom }.
mafia-log-invulnerable = Магическая защита спасает: { $who } ({ $cause }).
mafia-log-spied = { $who } осматривает дом { $house }.
mafia-log-awake = { $who } не может украсть: в доме { $house } не спит рыцарь.
mafia-log-nothing-stolen = { $who } ничего не крадёт: { $house }.
mafia-log-stole = { $who } крадёт вещь ({ $house }): { $thing }.
mafia-log-red-handed = Комиссар застаёт вора в доме { $house }: { $who }.

## Жребий

mafia-draw-thieves = чья очередь из воров, забравшихся в один дом
mafia-draw-stolen = что украдено
