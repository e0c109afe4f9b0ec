### «Мафия»: почему бот поступает так.

## Кого подозревать

mafia-because-met = { $who } — бандит: это известно наверняка.
mafia-because-spared = Когда вешали бандита, { $who } обвиняет кого-то другого.
mafia-because-accuser-shot = { $who }: кто обвиняет, гибнет следующей же ночью.
mafia-because-honest = { $who } обвиняет честных.
mafia-because-feeling = { $who } кажется боту подозрительнее других: это догадка.
mafia-because-somebody = Прямых улик пока нет ни против кого.
mafia-because-crowd = { $n ->
    [one] Сюда уже подан { $n } голос: порознь никого не осудить.
    [few] Сюда уже поданы { $n } голоса: порознь никого не осудить.
   *[many] Сюда уже подано { $n } голосов: порознь никого не осудить.
}
mafia-because-doomed = Своего уже не спасти, а голос против него отводит подозрения.
mafia-because-not-ours = Кого бы ни повесили, лишь бы не своих.
mafia-because-entrusted = Голос вам доверяет { $who }.
mafia-because-arrow = Улик хватает даже для стрелы: она убивает и честных.

## Клан

mafia-because-accuses-us = { $who } голосует против вашего клана.
mafia-because-sharp = { $who } находит бандитов раньше других.
mafia-because-rival = { $who } из другого клана и теперь мешает.
mafia-because-trusted = { $who } вне подозрений: на виселицу город этого человека не отправит.
mafia-because-stranger = Это не ваш человек, и защиты у него не видно.
mafia-because-execute = С тех пор как этот человек в клане, погибли двое: похоже на комиссара.
mafia-because-invite = Этот человек не обвинял никого из ваших, а лишний ствол пригодится.
mafia-because-join = Честные проигрывают, а в клане можно победить.
mafia-because-stay-honest = Честных пока больше, и побеждать легче с ними.
mafia-because-infiltrate = Изнутри комиссар увидит весь клан.

## Должности

mafia-because-invite-sergeant = Этот человек проверен и не бандит.
mafia-because-return-to-post = Клана больше нет, пора на прежнее место.
mafia-because-choose-side = Бандитов больше нет: победа теперь у честных.
mafia-because-help = Сержант знает, кого проверили.
mafia-because-no-help = Сержант на виду, и стреляют в него охотно.
mafia-because-announce-price = Когда цену знают, кто-нибудь даёт больше.
mafia-because-carry-out = Из самых дорогих заказов этот безопаснее всех.
mafia-because-refuse-contracts = Эти заказы опаснее, чем выгодны.
mafia-because-kill-unbidden = Заказов нет, а этот человек первым обвиняет вас.
mafia-because-take-arrow = Стрела лежит без дела, а промаха с ней не бывает.
mafia-because-tell-contract = Мёртвым терять нечего, а городу это поможет.
mafia-because-resurrect = Живой комиссар честным нужнее всего.
mafia-because-raise = Это честный человек, а втайне воскрешать безопасно.
mafia-because-no-rite = Бандитов не воскрешают, а при всех воскрешать опасно.
mafia-because-subjugate = Душа отдаст свой голос туда, куда вы скажете.
mafia-because-reanimate = У оживлённого на день будет целый голос.

## Ремёсла и ночь

mafia-because-profession-none = Без профессии спокойнее: её никто не попытается отнять.
mafia-because-profession-knight = Рыцарь носит доспехи и может сторожить чужой дом.
mafia-because-profession-mage = Маг колдует каждый день, а мана есть у всех.
mafia-because-profession-thief = Вор ходит по домам и узнаёт чужие тайны.
mafia-because-profession-merchant = Купец держит лавку, и платят ему все.
mafia-because-profession-celebrity = Знаменитость говорит речи, и голосов у неё больше.
mafia-because-speciality = Это ваш любимый свиток: он стоит вдвое дешевле.
mafia-because-specialise = Своя специальность вдвое дешевле чужих заклинаний.
mafia-because-spell-charisma = Харизма прибавит вам голосов сегодня.
mafia-because-spell-voice = Лишний голос решает, когда их почти поровну.
mafia-because-spell-silence = Кто обвиняет вас или подозрителен, пусть сегодня молчит.
mafia-because-spell-antimagic = Без маны чужак никому не навредит.
mafia-because-spell-drain = Чужая мана станет вашей.
mafia-because-spell-resurrection = Живой союзник полезнее мёртвого.
mafia-because-spell-protection = Ночью эта защита может спасти жизнь.
mafia-because-spell-ward = Заслон убережёт вас от чужих чар.
mafia-because-spell-mirror = Зеркало вернёт чары тому, от кого они пришли.
mafia-because-spell-vigilance = Ночью полезно не спать.
mafia-because-spell-madness = Пусть ночью путаются те, кто замышляет злое.
mafia-because-spell-pacifist = Сегодня ночью лучше, чтобы не стреляли.
mafia-because-spell-random-thing = Любой артефакт лучше, чем никакого.
mafia-because-spell-create-thing = Такой вещи в лавке нет, а берут её охотно.
mafia-because-use = Эта вещь действует сразу, беречь её незачем.
mafia-because-use-advocate = Замолчат двое, кто сегодня голосует против вас.
mafia-because-use-spies = Чем больше глаз, тем больше вы узнаете.
mafia-because-wear = Ночью пригодится всё, что защищает.
mafia-because-guard-house = Этому человеку вы доверяете, а доспехи у вас есть.
mafia-because-stay-home = Вас обвиняли, и ночью могут прийти: лучше спрятаться.
mafia-because-rob-shop = В лавке есть что взять, а ловушка там только одна.
mafia-because-burgle = У чужих в доме может лежать что-то полезное.
mafia-because-drink-potions = Зелье даёт второй выход за ночь, а два зелья убивают.
mafia-because-stock-loot = Дома краденое найдут, в лавке — нет.
mafia-because-sleep = На эту ночь всё решено.

## Деньги и заказы

mafia-because-bid-for-thing = Вещь подходит к вашей роли или профессии, и денег хватает.
mafia-because-exchange-exp = До нужной вещи не хватает совсем немного монет.
mafia-because-chip-in = Общая покупка поможет всем своим.
mafia-because-start-collection = Вместе вы купите то, на что одному не собрать.
mafia-because-give-coins = Подкуп некроманта стоит дешевле ещё одного боя.
mafia-because-set-prices = Наценка кормит купца, а что не берут, то и дешевеет.
mafia-because-offer-loot = Вам эта вещь ни к чему, а купец за неё заплатит.
mafia-because-sell-loot = Вам эта вещь ни к чему.
mafia-because-take-gift = Деньги пригодятся, и проверять вас за них некому.
mafia-because-no-gift = Кто знает, от кого эти деньги: взятка может стоить жизни.
mafia-because-buy-loot = Это дешевле, чем новое.
mafia-because-dear-loot = Новое обойдётся дешевле.
mafia-because-bid-for-killing = Город этого человека не повесит, а убийца возьмётся.
mafia-because-order-guard = Вам есть что терять, а охрана стоит недорого.
mafia-because-raise-bid = За чужую голову дают чуть больше вашего.
mafia-because-bid-together = Вскладчину заказ дешевле.
mafia-because-pledge-mana = Щит некроманта спасает честных, а начинают его в первые дни.
mafia-because-ask-rite = Этот мёртвый был нужнее городу, чем ваша мана.
mafia-because-fill-pool = Мёртвые голосуют маной: вместе её хватит.
