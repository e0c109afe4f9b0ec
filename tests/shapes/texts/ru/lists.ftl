### Игрушечная игра `lists`.

game-lists = Набеги
    .blurb = Отряды тайно пишут списки набегов и караулов. Все списки вскрывают разом.
option-lists-teams = Отрядов
    .help = На сколько отрядов делятся места за столом.
    .value-2 = два
    .value-3 = три
option-lists-rounds = Раундов
    .help = Сколько раз раскроют списки.
form-lists-hand-in = Сдать список
    .field-rows = Строки списка
    .field-task = Дело
    .field-village = Деревня
    .field-men = Людей
lists-draw-skirmish = Равные силы: 0 — набег отбит, 1 — прорвались.
lists-raid = набег
lists-guard = караул
lists-village = деревня { $number }
lists-row = { $task }, деревня { $village }, людей: { $men }
lists-empty = пусто
lists-handed-in = Отряд { $team } сдал список.
lists-noted = Список вашего отряда: { $rows }.
lists-opened = Отряд { $team } писал: { $rows }.
lists-raided = Отряд { $team } ограбил деревню { $village }. Людей ходило: { $men }.
lists-repelled = Отряд { $team } потерял людей у деревни { $village }: { $men }.
lists-round = Идёт раунд { $round }.
lists-team = Отряд { $team }: людей { $men }, добычи { $loot }.
lists-peace = Добыча посчитана.
lists-too-few = Столько отрядов не собрать: мест нужно не меньше { $seats }.
lists-not-in-a-team = Списки могут сдавать только отряды.
lists-no-such-row = В строке нужны деревня от 1 до { $villages } и хотя бы один человек.
lists-village-twice = Каждую деревню указывайте только один раз.
lists-too-many-raids = { $raids ->
    [one] За раунд разрешён только { $raids } набег.
    [few] За раунд разрешено не больше { $raids } набегов.
   *[many] За раунд разрешено не больше { $raids } набегов.
}
lists-too-many-men = { $men ->
    [one] В отряде всего { $men } человек.
    [few] В отряде всего { $men } человека.
   *[many] В отряде всего { $men } человек.
}
