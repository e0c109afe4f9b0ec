parliament-page-laws = Свод законов
parliament-page-all = Все законы
parliament-page-in-force = Действующие
parliament-page-law = Закон № { $number }
parliament-page-repealed = отменён
parliament-page-version = Редакция { $number } — { $author }
parliament-page-no-laws = Законов пока нет.
