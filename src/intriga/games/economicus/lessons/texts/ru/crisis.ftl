### Урок «Кризис, кредит, M&T».

economicus-lesson-crisis = Кризис, кредит, M&T
economicus-lesson-crisis-after = Кризис прошёл мимо, и долга нет.
economicus-lesson-crisis-seat-0 = Тася
economicus-lesson-crisis-seat-1 = Борис
economicus-lesson-crisis-seat-2 = Вера

economicus-lesson-crisis-1 = У вас 2 млн. Бросайте — и лишь бы не семёрка и не дубль: за ними идёт кризис.
economicus-lesson-crisis-1-otherwise = Ход начинается с броска: нажмите «Бросить».

economicus-lesson-crisis-2 = Дубль! После торгов и продаж грянет кризис. Поберегите 5 млн: пасуйте.
economicus-lesson-crisis-2-otherwise = Деньги сейчас понадобятся: «Выставить и не торговаться».

economicus-lesson-crisis-3 = Кризис в связи: −2 с каждой компании. M&T спасёт за 6, у вас 5. Займите 5.
economicus-lesson-crisis-3-otherwise = Нужен кредит: возьмите 5, больше десяти банк не даст.

economicus-lesson-crisis-4 = Внедрите M&T в связи: прибыль этой компании кризисы больше не тронут.
economicus-lesson-crisis-4-otherwise = Кризис в связи: внедрите M&T там.

economicus-lesson-crisis-5 = Не у всех есть M&T: Борис пожалел денег. Завершите ход — бросать ему.
economicus-lesson-crisis-5-otherwise = Всё сделано: нажмите «Продолжать».

economicus-lesson-crisis-6 = Связь: вам 5, Борису 3! За кредит в конце года берут 1 млн: верните сейчас.
economicus-lesson-crisis-6-otherwise = Год вот-вот кончится: сначала верните 5.

economicus-lesson-crisis-7 = Долга нет, связь под защитой. Закройте год без процентов.
economicus-lesson-crisis-7-otherwise = Год окончен: нажмите «Продолжать».

economicus-lesson-crisis-q1 = Когда приходит кризис?
economicus-lesson-crisis-q1-right = После семёрки или дубля
economicus-lesson-crisis-q1-wrong-1 = Каждый ход
economicus-lesson-crisis-q1-wrong-2 = В конце года

economicus-lesson-crisis-q2 = Сколько можно занять?
economicus-lesson-crisis-q2-right = 5 млн за каждую компанию
economicus-lesson-crisis-q2-wrong-1 = Сколько угодно
economicus-lesson-crisis-q2-wrong-2 = Только 5 млн

economicus-lesson-crisis-q3 = Когда можно внедрить M&T?
economicus-lesson-crisis-q3-right = Пока в отрасли кризис
economicus-lesson-crisis-q3-wrong-1 = Всегда
economicus-lesson-crisis-q3-wrong-2 = Только в начале года
