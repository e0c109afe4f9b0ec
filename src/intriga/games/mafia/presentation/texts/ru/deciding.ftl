### Страницы «Мафии»: что можно сделать.

## Что можно сделать

mafia-page-group-role = Роль
    .help = Дела вашей роли.
mafia-page-group-vote = Голос
    .help = Обвинить, передать голос, пополнить пул мёртвых.
mafia-page-group-profession = Профессия
    .help = Что умеет ваша профессия.
mafia-page-group-things = Вещи
    .help = Приготовить к ночи или сразу применить.
mafia-page-group-magic = Магия
    .help = Одно заклинание в день, за ману.
mafia-page-group-assassin = Нанять убийцу
    .help = За экспу он убьёт или защитит; берёт самый дорогой заказ.
mafia-page-group-necromancer = Некроманту
    .help = Мана на щит и просьбы о воскрешении.
mafia-page-group-market = Магазин
    .help = Вещи за монеты: купит тот, кто даст больше.
mafia-page-group-money = Деньги
    .help = Подарки, общие покупки, обмен экспы.
mafia-page-group-organisations = Организации
    .help = Открытые союзы с уставом и фондом.
mafia-page-group-host = Ведущему
    .help = Предупредить об отсутствии, пожаловаться.
mafia-page-group-other = Прочее
    .help = Всё, что не поместилось выше.
mafia-page-group-n = { $n }
mafia-page-sleep = Спать
    .help = Проснётесь, когда уснут все или кончится ночь. Приказы можно менять и во сне.
mafia-page-nobody = никого
mafia-page-aim = { $how ->
    [lethal-bullet] { $whom } (на поражение)
    [lethal-arrow] { $whom } (на поражение, стрелой)
    [plain-arrow] { $whom } (стрелой)
   *[plain-bullet] { $whom }
}
mafia-page-stands-shot = { $n ->
    [0] Клан не стреляет
   *[other] Стреляем: { $whom }
}
mafia-page-stands-mate = { $n ->
    [0] { $who } предлагает не стрелять
   *[other] { $who } предлагает: { $whom }
}
mafia-page-stands-execute = Казним новичка: { $whom }
mafia-page-stands-check = { $n ->
    [0] Никого не проверяем
   *[other] Проверяем: { $whom }
}
mafia-page-stands-guard = Охраняем: { $whom }
mafia-page-stands-refuses = Отказ от всех заказов
mafia-page-stands-picks = { $n ->
    [one] Выбран { $n } заказ
    [few] Выбрано { $n } заказа
   *[many] Выбрано { $n } заказов
}
mafia-page-stands-arrow = Отравленная стрела с собой
mafia-page-stands-raid = { $way ->
    [shop] Кража в магазине
    [spy] Слежка: { $whom }
   *[steal] Кража: { $whom }
}
mafia-page-stands-hides = Прячемся до утра
mafia-page-stands-potions = { $n ->
    [1] Выпито зелье скорости
   *[2] Зелий скорости: { $n }, и утром смерть
}
mafia-page-stands-cast = { $aimed ->
    [no] Заклинание: { $what }
   *[other] Заклинание: { $what } ({ $whom })
}
mafia-page-stands-order = Заказ убийце: { $what }, { $exp } экспы
mafia-page-stands-rite = Просим некроманта поднять: { $whom }
mafia-page-stands-pledged = На щит некроманта: { $mana } маны
mafia-page-stands-offer = В магазин: { $what } за { $coins }
mafia-page-stands-ready = Наготове: { $things }
mafia-page-stands-voted = Ваш голос против: { $whom }
mafia-page-waits-vote = Голосование
mafia-page-waits-shot = Выстрел клана
mafia-page-waits-check = Проверка
mafia-page-waits-contract = Выбор заказа
mafia-page-waits-shield = Щит
mafia-page-waits-order = Заказ убийце
mafia-page-why-by-day = только днём
mafia-page-why-by-night = только ночью
mafia-page-why-shield = нужно { $need } маны, есть { $have }; ману может дать любой живой игрок
mafia-page-why-one-spell = сегодня вы уже колдовали, теперь завтра
mafia-page-why-mana = нужно { $need } маны, есть { $have }
mafia-page-why-assassin-dead = убийца на кладбище
mafia-page-why-exp = нужно { $need } свободной экспы, есть { $have }
mafia-page-spell-price = { $help } Цена: { $mana } маны, останется { $left }.
mafia-page-scroll-price = { $help } Вам будет стоить { $mana } маны.
mafia-page-profession = { $profession ->
    [knight] Доспех и оружие, охрана чужих домов. Умирает красиво, но не сразу.
    [mage] На 30 маны больше, свитки и одна специализация за полцены. Имени мага не знает никто.
    [thief] Со второй ночи обкрадывает дома и магазин. Ловушки кусаются.
    [merchant] Единственный продавец в городе. Цены его, риск тоже.
    [celebrity] Повесить можно только двумя третями голосов живых; речи прибавляют голоса.
   *[none] Ни вещей, ни ремесла: обычный житель.
}
mafia-page-become = { $profession ->
    [knight] Стать рыцарем
    [mage] Стать магом
    [thief] Стать вором
    [merchant] Стать торговцем
    [celebrity] Стать знаменитостью
   *[none] Остаться без профессии
}
mafia-page-profession-open = Пока не выбрали все, можно передумать.
mafia-page-does = { $act ->
    [accuse] Виновен: { $whom }
    [shoot] { $nobody ->
        [yes] Не стрелять
       *[no] Стрелять: { $whom }
    }
    [check] Проверить: { $whom }
    [guard-house] { $nobody ->
        [yes] Никого не охранять
       *[no] Охранять: { $whom }
    }
    [kill-unbidden] { $nobody ->
        [yes] Никого не убивать
       *[no] Убить: { $whom }
    }
    [resurrect] Воскресить: { $whom }
   *[reanimate] Реанимировать: { $whom }
}
mafia-page-left-over = { $kind ->
    [exp] Свободной экспы останется { $n }.
    [mana] Маны останется { $n }.
   *[coins] Монет останется { $n }.
}
