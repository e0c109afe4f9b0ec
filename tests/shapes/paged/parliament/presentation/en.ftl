parliament-page-laws = Book of laws
parliament-page-all = All laws
parliament-page-in-force = In force
parliament-page-law = Law no. { $number }
parliament-page-repealed = repealed
parliament-page-version = Version { $number }, { $author }
parliament-page-no-laws = No laws yet.
