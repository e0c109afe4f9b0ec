### «Мафия»: выстрелы ночи и что о них узнают.

## Названия

mafia-shooter-mafia = мафия
mafia-shooter-yakuza = якудза
mafia-shooter-commissar = комиссар
mafia-shooter-killer = убийца
mafia-heard-dead = Цель мертва: { $target }.
mafia-heard-alive = Цель жива: { $target }.
mafia-heard-met = Ваш клан встретил бандита из другого клана.
    .short = Встреча с другим кланом
mafia-heard-recognised = Вы узнали убийцу: { $target }.
mafia-heard-withdrew = У дома уже был комиссар, и ваш клан удалился.
    .short = У дома комиссар: клан ушёл
mafia-heard-drained = Некромант отнял у вас экспу: −{ $exp }.
    .short = Некромант отнял экспу: −{ $exp }
mafia-heard-killed = Вы попали, цель мертва: { $target }.
mafia-heard-miss = Промах: { $target }.
mafia-heard-acquainted = К вам приходил другой клан, теперь он вас знает: { $source }.
    .short = Другой клан теперь вас знает
mafia-heard-unmasked = К вам приходил клан, теперь он знает, что вы убийца: { $source }.
    .short = Клан знает, что вы убийца
mafia-heard-armour-spent = { $piece }: удар отражён, вещи больше нет. Кто нападал: { $source }.
    .short = Удар отражён: { $piece }
mafia-heard-shield-spent = Ваш щит ответил на нападение. Кто нападал: { $source }.
    .short = Щит ответил на нападение
mafia-heard-bodyguard-acted = Ваш телохранитель кого-то уложил.
    .short = Телохранитель кого-то уложил
mafia-heard-knight-acted = Рыцарю, который вас охраняет, этой ночью нашлась работа.
    .short = Вашему рыцарю нашлась работа

## Записи судьи

mafia-log-clan-skips = { $clan }: без выстрела.
mafia-log-already-dead = Выстрела не будет, цель уже мертва: { $whom }.
mafia-log-shoots = { $who } ({ $shooter }) идёт к цели: { $whom }{ $how ->
    [lethal] , на поражение
    [arrow] , с отравленной стрелой
    [lethal-arrow] , на поражение и с отравленной стрелой
   *[plain] {""}
}.
mafia-log-bodyguard = { $who } (убийца) охраняет клиента: { $whom }.
mafia-log-guards = { $who } (рыцарь) сторожит дом: { $whom }.
mafia-log-withdrew = { $clan }: отступление от цели { $whom } при виде комиссара.
mafia-log-stopped-magic = Удар по { $whom } ({ $blow }) остановила магическая защита.
mafia-log-stopped-armour = Удар по { $whom } ({ $blow }) остановила вещь: { $piece }, владелец — { $whose }.
mafia-log-stopped-bodyguard = Удар по { $whom } ({ $blow }) остановил телохранитель: { $whose }.
mafia-log-stopped-necromancer = Удар ({ $blow }) пришёлся на щит некроманта: { $whose }.
mafia-log-stopped-knight = Рыцарь { $whose } принимает удар по { $whom } ({ $blow }) на себя.
mafia-log-acquainted = { $clan }: знакомство с другим кланом ({ $other }) у цели { $whom }.
mafia-log-recognised = { $clan }: узнан убийца — { $whom }.
mafia-log-royale = Флэш Рояль в доме { $whom }.
mafia-log-nothing = У цели { $whom } никто не погиб.
mafia-log-drained = { $who }: щит отнял { $exp } экспы.

## Жребий

mafia-draw-duty = кого из двух нападавших убивает щит
mafia-draw-sword = кого из нападавших поражает меч
mafia-draw-cursed = кого из нападавших поражает проклятый меч
mafia-draw-cursed-other = кто ещё погибает от проклятого меча
mafia-draw-guard-sword = кого из нападавших поражает меч рыцаря-охранника
mafia-draw-guard-cursed = кого поражает проклятый меч рыцаря-охранника
mafia-draw-guard-cursed-other = кто ещё погибает от проклятого меча рыцаря-охранника
