### Emails: what is asked, in which match, and until when.

mail-turn = It’s your turn in the match “{ $title }”.
    .subject = Your turn: “{ $title }”
    .button = Open the match
mail-deadline = It’s still your turn in the match “{ $title }”, and the deadline is close.
    .subject = Deadline approaching: “{ $title }”
    .button = Open the match
mail-turn-private = The match “{ $title }” needs a decision of yours. The others don’t know that you are asked.
    .subject = Your decision: “{ $title }”
    .button = Open the match
mail-deadline-private = The match “{ $title }” still needs a decision of yours, and the deadline is close. The others don’t know that you are asked.
    .subject = Deadline approaching: “{ $title }”
    .button = Open the match
mail-begins = The match “{ $title }” has started.
    .subject = “{ $title }” has started
    .button = Open the match
mail-begins-asked = The match “{ $title }” has started, and it’s your turn.
    .subject = “{ $title }” has started: your turn
    .button = Open the match
mail-roll = { $host } is holding a roll call before the match “{ $title }”. Open the page and confirm that you are here: the match may start without you.
    .subject = Roll call: “{ $title }”
    .button = I’m here
mail-vote = { $by } proposes to { $why ->
    [called-off] call off the match “{ $title }”, without a result.
    [undo] take back the last moves in the match “{ $title }”.
   *[adjourned] adjourn the match “{ $title }”, with the standing as the result.
  } That happens only if everyone agrees within 24 hours.
    .subject = { $why ->
        [undo] Take back moves in “{ $title }”?
       *[other] End the match “{ $title }”?
    }
    .button = Answer
mail-away = The match “{ $title }” is paused until { MOMENT($until, $zone) }. You need do nothing until then; it resumes by itself.
    .subject = “{ $title }” is paused
    .button = Open the match
mail-poke = { $host } calls { $why ->
    [you] you
   *[all] everyone
  } to the match “{ $title }”.
    .subject = You are called: “{ $title }”
    .button = Open the match
mail-seated = You have a seat in the match “{ $title }”.
    .subject = You have a seat: “{ $title }”
    .button = Open the match
mail-invited = { $by } invites you to the match “{ $title }”.
    .subject = Invitation: “{ $title }”
    .button = View invitation
mail-over = The match “{ $title }” is over: { $why ->
    [won] victory goes to { $winners }.
    [shared] { $winners } share the victory.
    [drawn] it is a draw.
    [called-off] it was called off, without a result.
   *[nobody] nobody has won.
  }
    .subject = “{ $title }” is over
    .button = Open the match
mail-heir = You now host the match “{ $title }”: its former host has deleted their account. You need do nothing, but you can pause it, extend deadlines and replace players.
    .subject = You now host “{ $title }”
    .button = Open the match
mail-gone = { $why ->
    [idle] The match “{ $title }” was cancelled: nobody started it in time.
    [admin] The match “{ $title }” was cancelled by a server admin.
   *[host] The match “{ $title }” was cancelled by { $host }.
}
    .subject = “{ $title }” was cancelled
    .button = Details
mail-confirm = Someone at { $site } asked for emails about matches to be sent to this address. If it was you, confirm the address; if not, ignore this email.
    .subject = Confirm your email address
    .button = Confirm
mail-password = Someone at { $site } asked for a link to set a new password. It is valid for 24 hours and works once. If it wasn’t you, ignore this email.
    .subject = Set a new password
    .button = Set a new password
mail-test = Email from { $site } works.
    .subject = Test email
    .button = Open the site

mail-until = Deadline: { MOMENT($until, $zone) }.
mail-no-limit = There is no deadline, but the others are waiting.
mail-why = You asked for emails about your matches.
mail-why-asked = This email was requested on the site.
mail-no-more = Unsubscribe:
