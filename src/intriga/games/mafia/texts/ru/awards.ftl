### «Мафия»: награды и поправки ведущего.

## Названия

mafia-override-life = жизнь
mafia-override-exp = экспа
mafia-override-coins = монеты
mafia-override-mana = мана
mafia-award-participation = участие
mafia-award-winners = победа
mafia-award-hit-bandit = попадание по бандиту
mafia-award-hit-assassin = попадание по убийце
mafia-award-commissar-killed = смерть комиссара
mafia-award-recruited-commissar-executed = казнь завербованного комиссара
mafia-award-first-voter = первый голос против повешенного бандита
mafia-award-royale = Флэш Рояль
mafia-award-literary = красивое описание
mafia-award-activity = активная игра
mafia-award-host-error = ошибка ведущего
mafia-award-role-play = отыгрыш роли
mafia-award-theft = кражи
mafia-award-sale = продажи
mafia-award-theft-from-shop = кражи из магазина

## Что происходит

mafia-host-awards = Ведущий награждает: { $who }, { $exp } экспы, { $why }.
    .short = { $who }: { $exp } экспы от ведущего
mafia-host-voids = Ведущий лишает наград: { $who }.
    .short = { $who }: без наград
mafia-host-restores = Ведущий возвращает награды: { $who }.
    .short = { $who }: награды возвращены
mafia-host-kills = По решению ведущего выбывает: { $dead }.
    .short = По решению ведущего: { $dead }
mafia-host-overrides = Ведущий решил: { $who }, { $what } теперь { $value }. Причина: { $why }
    .short = Поправка: { $who }, { $what } { $value }

## Что можно сделать

form-mafia-award-exp = Наградить экспой
    .field-whom = Кого
    .field-reason = За что
    .field-exp = Экспа
    .help = Премия из списка книги; её видят все.
form-mafia-void-awards = { $void ->
    [yes] Лишить наград
   *[no] Вернуть награды
}
    .short = Лишить наград
    .any = Награды
    .field-whom = Кого
    .help = Нарушение стоит наград этой партии.
form-mafia-override = Исправить вручную
    .short = Исправить
    .field-whom = Кому
    .field-what = Что
    .field-value = Новое значение
    .field-reason = Почему
    .help = Если игра ошиблась или вы; прочтут все.

## Отказы

mafia-refused-as-it-is = Так уже и есть.
mafia-refused-award-assassin = Ассассину ведущий может дать премию только за отыгрывание роли.
mafia-refused-award = За это можно дать от { $low } до { $high } экспы.
mafia-award-exp = { $exp } экспы
mafia-award-none = Забрать награду назад
mafia-refused-value = Можно от { $low } до { $high }.
mafia-limit-status = Без слов о том, кто есть кто в этой партии: ни ролей, ни кланов
