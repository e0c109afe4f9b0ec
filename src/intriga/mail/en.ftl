### Letters. Brief: what is asked, where, and until when.

mail-turn = The match “{ $title }” is waiting for you.
    .subject = Waiting for you: “{ $title }”
    .button = To the table
mail-deadline = The match “{ $title }” is still waiting for you, and little time is left.
    .subject = Time is running out: “{ $title }”
    .button = To the table
mail-begins = The match “{ $title }” has begun.
    .subject = “{ $title }” has begun
    .button = To the table
mail-begins-asked = The match “{ $title }” has begun and is waiting for you already.
    .subject = “{ $title }” has begun and waits for you
    .button = To the table
mail-roll = { $host } calls the roll before the match “{ $title }”. Open the page and answer: it may begin without you.
    .subject = The roll is called: “{ $title }”
    .button = I am here
mail-seated = There is a seat for you at the table of “{ $title }”.
    .subject = You have a seat: “{ $title }”
    .button = To the table
mail-invited = { $by } calls you to the table of “{ $title }”.
    .subject = You are called: “{ $title }”
    .button = Have a look
mail-gone = { $why ->
    [idle] The match “{ $title }” will not be played: for too long nobody began it.
    [admin] The match “{ $title }” will not be played: an admin of the server has called it off.
   *[host] The match “{ $title }” will not be played: { $host } has called it off.
}
    .subject = “{ $title }” will not be played
    .button = What has happened
mail-confirm = Somebody gave this address at { $site }, to be written to about matches. If it was you, confirm it; if not, just delete this letter.
    .subject = Confirm your address
    .button = Confirm
mail-password = Somebody at { $site } asked for a link for a new password. It lasts a day and works once. If it was not you, there is nothing to do.
    .subject = A link for a new password
    .button = Set a new password
mail-test = The mail of { $site } works.
    .subject = A test of the mail
    .button = To the site

mail-until = The deadline is { $when } ({ $zone }).
mail-no-limit = There is no deadline, but the others are waiting.
mail-why = You asked to be written to about matches.
mail-why-asked = This letter was asked for at the site.
mail-no-more = No more letters:
