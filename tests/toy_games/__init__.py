"""Toy games that stress the contract before real ones do, and show how a game is written.

`auction` a clock that every bid starts anew, and an insolvency inside; `lists` sealed lists that
teams hand in and that are opened together; `society` people who come, go, vote and are jailed;
`campaign` two matches of which the second begins where the first ended. Their texts are the
`ru.ftl` and `en.ftl` of this package.
"""
