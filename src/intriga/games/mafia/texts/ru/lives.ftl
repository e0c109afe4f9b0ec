### «Мафия»: смерти, воскресшие, отсутствующие.

## Названия

mafia-dead = { $who } ({ $role }, { $profession })
mafia-cause-armageddon = Армагеддон
mafia-cause-hanged = виселица
mafia-cause-executed = казнь в своём клане
mafia-cause-heart = разрыв сердца от двух зелий
mafia-cause-host = решение ведущего
mafia-cause-shot = выстрел
mafia-cause-in-place = принял чужой удар на себя
mafia-cause-joint = совместный выстрел
mafia-cause-bodyguard = рука телохранителя
mafia-cause-spell = щит некроманта
mafia-cause-weapon = оружие рыцаря
mafia-cause-curse = проклятый меч
mafia-cause-madness = безумие рыцаря
mafia-cause-royale = Флэш Рояль
mafia-cause-stiletto = стилет вора
mafia-cause-poisoned-trap = ядовитый капкан
mafia-cause-red-handed = комиссар поймал с поличным

## Что происходит

mafia-risen = { $who } снова среди живых.
mafia-absent = { $who } второй день подряд молчит без предупреждения: следующий голос не засчитают, а место может занять другой.
    .short = { $who } пропадает второй день
mafia-notice = { $who } предупреждает об отсутствии. Дней: { $days }.
    .short = { $who } предупреждает: дней { $days }
mafia-notice-noted = { $days ->
    [0] Ведущий знает, что вы на месте.
   *[other] Ведущий знает, что вас не будет. Дней: { $days }.
}
    .short = Ведущий предупреждён
mafia-host-excuses = Ведущий считает отсутствие уважительным: { $who }. Дней, считая с этого: { $days }.
    .short = { $who }: отсутствие уважительное

## Что видно

mafia-town-absent = Пропадает без предупреждения: { $who }.
mafia-me-away = Вы предупредили об отсутствии до дня { $day } включительно.

## Что можно сделать

form-mafia-give-notice = Предупредить ведущего об отсутствии
    .short = Меня не будет
    .field-days = Сколько дней, считая с этого
    .help = Ведущий узнает заранее, и пропуск простят.
form-mafia-excuse-absence = Признать отсутствие уважительным
    .short = Простить отсутствие
    .field-whom = Чьё
    .field-days = Сколько дней, считая с этого
    .help = Пропуски этих дней не считаются.
form-mafia-sleep = Спать до утра
    .help = Проснётесь утром, а приказы можно менять и во сне.

## Отказы

mafia-refused-asleep = Вы уже спите.

## Записи судьи

mafia-log-fund-burnt = В организации { $name } не осталось живых, и пропал её фонд. Монет: { $coins }.
mafia-log-risen = Воскрешение: { $who }.
mafia-log-died = Смерть: { $who }. Причина: { $cause }.
mafia-log-died-by = Смерть: { $who }. Причина: { $cause }. Чьих рук дело: { $by }.
mafia-log-notice = { $who } предупреждает об отсутствии. Дней: { $days }.
