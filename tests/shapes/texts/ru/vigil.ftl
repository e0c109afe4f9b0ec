### Игрушечная игра `vigil`.

# Ночная стража.
game-vigil = Ночная стража
    .blurb = Стража ночью у ворот: дремлет и бьётся на дуэлях, о которых никто больше не знает.
option-vigil-hours = Часов
    .help = Сколько часов длится ночь.
form-vigil-nap = Вздремнуть
form-vigil-dare = Вызвать на дуэль
    .field-whom = Кого
form-vigil-parry = Отразить удар
    .field-high = Защита сверху
    .yes = Сверху
    .no = Снизу
vigil-guards-only = Это дело стражи.
vigil-no-such-duel = Такой дуэли нет.
vigil-bell-has-rung = Колокол пробил: в этот час больше не дремлют.
vigil-napped-lately = Вы недавно дремали. Снова можно через { DURATION($wait) }.
vigil-dared = { $by } вызывает на дуэль: { $whom }.
vigil-touched = Дуэль { $by } и { $whom } окончена. Удар пропускает { $loser }.
vigil-napped = Дремлет { $seat }.
vigil-bell = Колокол: прошло три четверти часа.
vigil-hour = Час { $hour }.
vigil-morning = Настало утро.
window-hour = Час стражи
    .clock = Сколько длится час стражи
window-duel = Дуэль
    .clock = Время на дуэль
