# Words of the interface. What belongs to a game comes from the server.

unofficial = An unofficial, free project with its own words.
credits = Credits
credits-drawings = Drawings
credits-drawings-detail = Cards and signs: by Lorc, Delapouite and contributors, recoloured and drawn in layers.
credits-fonts = Fonts
credits-games = Games
credits-games-detail = Their rules are followed here; names and rights belong to their owners. Nothing of their pictures and texts is used.
close = Close
back = Back
guest = Guest
bot = Bot
name = Name
name-optional = Name, if you like
your-name = Your name
online = is here
offline = is away
to-start = To the start page

# Start page
choose-game = Choose a game
minutes = { $minutes } min
easiest = easy to learn
play-now = Play now
play-game = Play { $game }
set-up = Set up
your-name-ask = What is your name?
your-name-keep = That is my name
your-name-change = Change your name
guest-names = Star guest, Time guest, Moon guest, Night moth, Wind guest, Cloud guest, Spark guest, Mist guest
against-whom = Against whom?
with-whom = With whom?
bots-fair = Nobody looks at your cards.
with-friend = For two, anywhere
with-friend-detail = Send the link or scan it. No account needed.
open-table = Open a table
open-tables = Open tables
open-for-all = Open to all
open-to-all = Anybody may sit down
open-to-all-detail = The table stands on the start page until all seats are taken.
join = Join
join-table = Join: { $game } with { $name }
free-seats =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
more = More
all-tables = All { $count }
option-of = { $option } for { $name }
chosen-many = { $count ->
    [0] none chosen
   *[other] { $count } chosen
}
reach-elsewhere = Only your computer knows this address. Others in the same network find you here:
reach-nobody = Only your computer knows this address: a link reaches nobody. For your network, start the server like this:
scan = To scan: { $label }
new-game = New game
player-count = { $counts } players
how-many = How many play?
players =
    { $count ->
        [1] Alone
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[other] { $count } players
    }
who-plays = Who plays?
seat-place = Seat { $place }
seat-open = Open seat
who-sits = { $seat }: who sits there?
sitter-me = Me
sitter-here = At this screen
sitter-friend = Friend by link
sitter-bot = Bot
bot-level = Strength of the bot
start = Play
start-for =
    { $count ->
        [1] alone
        [2] for two
        [3] for three
        [4] for four
        [5] for five
       *[other] for { $count }
    }
import = Open a game file
importing = Reading the file
import-waits =
    { $ahead ->
        [one] One other file comes first
       *[other] { $ahead } other files come first
    }
my-tables = Continue
tables-wait =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
your-turn = Your turn
finished = Finished
forget-table = Remove from the list

# Challenges
challenges-won = { $won } of { $all } won
challenge-won = Won
challenge-tried = Tried
challenge-open = Still open
challenge-tries =
    { $count ->
        [one] 1 try
       *[other] { $count } tries
    }
challenges-export = Save
challenges-import = Bring in
challenges-keep = This progress belongs to this browser. A saved file takes it to another one; keep it to yourself.
challenges-replace =
    { $count ->
        [one] This browser already knows of one game. The progress of the file would replace that.
       *[other] This browser already knows of { $count } games. The progress of the file would replace that.
    }
challenges-replace-yes = Replace
challenges-replace-no = Rather not
challenges-imported = Your progress is here.
challenges-bad-file = This file holds no progress.
challenges-bad-file-detail = What is needed is a file that was made here with “Save”.

# Invitation
invite = Invite
table-life = { $days ->
    [one] An unfinished game is kept for one day after its last move.
   *[other] An unfinished game is kept for { $days } days after its last move.
  } Finished games stay.
invite-detail = Each link belongs to one seat. Send it only to the person who shall sit there.
watch-link = Watch
copy-link = Copy link: { $label }
share-link = Share link: { $label }
link-renew = A new link
link-renew-detail = A new link for { $label }: the old one ends
link-renewed = The old link opens nothing any more.
copied = Copied
copied-own = The link opens your own seat. Keep it to yourself.
copy-by-hand = To copy:
to-table = To the table
sit-title = Have a seat
sit-detail = This seat is yours. What shall the others call you?
sit = Sit down

# Table
opening = Setting the table …
tools = Tools
prompt = What to do
unfold = Unfold { $name }
look-as = Act for { $name }
pile-to-open = { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
  }, open to look through
changed = changed since your last move
to-move = to move
watching = You are watching
reconnecting = Reconnecting …
counter-of = { $name }: { $value } of { $limit }
thing-start = can be played
thing-target = possible target
thing-chosen = chosen
thing-other = can be played as well
why-not = This is not yours to use now.
why-not-yet = You are not asked right now.
choose-target = { $thing }: Choose a target.
choose-what = What would you like to do with it?
confirm = Yes, do it
confirm-leaves = There is still something else you could do.
why-card-first = This is a possible target. Choose the card first: { $cards }.
ahead = What will change
always = Always
confirm-ends = This ends your turn.
forced = There is only one way: { $label }
answer = Answer
pay-have = have
pay-pay = pay
pay-keep = left
pay-more = One more: { $name }
pay-less = One less: { $name }
pay-now = { $name }: pay { $paid }, left { $keep }
pay-cancel = Cancel
pay-other = Another way
take-have = now
take-take = plus
take-then = then
take-now = { $name }: { $paid } more, then { $keep }
put-aside = Put aside and look at the table
chosen-so-far = Chosen so far:
go-on = Go on
hurry = Do not wait

# Undo, hint
undo = Take back
undo-ask = Take back (the others are asked)
resume = Go on by the rules of today
leave-as-is = Leave it as it is, for good
waiting-resume = The others are asked whether the game goes on by the rules of today …
ask-resume-title = { $name } would like to go on by the rules of today
ask-resume-detail = The rules have changed since this game was played. If you say no, it stays as it is, for good.
waiting-undo = The others are asked whether you may take back …
granted-resume = On we go.
refused-resume = Rather not: the game stays as it is.
granted-undo = Taken back.
refused-undo = Rather not: the move stands.
ask-undo-title = { $name } would like to take back
ask-undo-detail =
    { $count ->
        [one] Something was revealed since. May the last move be taken back?
       *[other] Something was revealed since. May the last { $count } moves be taken back?
    }
consent-yes = Yes, of course
consent-no = Rather not
hint = Hint
hint-says = The Raven suggests: { $label }
hint-play = Play it
hint-thanks = Thanks

# Somebody is away
missed = { $name } is away.
nobody-yet = Nobody has taken this seat yet.
plays-for = { $bot } plays
stand-in-offer = A bot for { $name }
stand-in-title = Who shall play for { $name }?
stand-in-detail = { $name } is away. A bot can play on until { $name } is back; then the seat is free again at once.
waiting-stand-in = The others are asked whether a bot may play …
granted-stand-in = They agree.
refused-stand-in = Rather not: we wait.
ask-stand-in-title = { $name } suggests a bot for { $away }
ask-stand-in-detail = { $away } is away. { $bot } would play on until { $away } is back; then the seat is free again at once.

# Log
log = Log
latest = Last: { $words }
since-last = Since your last turn
hits-you = hits you
turn-of = { $name }’s turn
turn-own = Your turn
tell-skip = Skip to the end
tell-next = Next
step-done = done
tell-again = Tell it again
happened = What happened
log-start = Beginning
taken-back = (taken back)
looking-back = Looking back
looking-at = Looking back: move { $at } of { $last }
eyes = Through whose eyes?
eyes-of = Eyes of { $name }
to-first = To the beginning
step-back = One move back
step-on = One move on
play = Play
pause = Pause
copy-position = Copy a link to this position
to-now = Back to now

# Curtain
pass-to = { $name } is next
pass-to-detail = Pass the device on. Your cards are hidden.
i-am = I am { $name }

# Ending
result = Result
won = Won
lost = Lost
rematch = Once more
rematch-swap = Once more, seats swapped
to-rematch = To the rematch
slip-sought = Looking for the turn …
slip-again = Play on from turn { $turn }
deal-again = The same deal again
replay = Replay
export = Save the game file

# A game looked at again
review = How the game went
review-by = Chances after each turn; { $bot } estimates them
review-curve = Chances after each turn in percent: { $points }
review-pending = { $bot } is looking at the game again: { $done } of { $total }
in-numbers = In numbers
best-choice = best choice made
lost-to = { $name } this time. Well played.
led-until = Up to turn { $turn } you were ahead.
turned-at = The tide turned in turn { $turn }.
turned-by = It turned in turn { $turn }: { $title }.
review-turn = Turn { $turn }
review-turn-of = Turn { $turn }: { $title }
review-look = Look at it
review-play-on = Play on from here
review-try = Worth a try in turn { $turn }: { $label }
review-better = Better: { $label }

# Menu, rules, help, settings
phases = Steps of the turn
legend = What the signs mean
menu = Menu
rules = Rules
search-rules = Search the rules
cards = Cards
search-cards = Search the cards
look-up = Look up
cards-found =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
source-filter = Where the values come from
source-all = All { $count }
source-about = Every value says where it comes from.
source-rulebook = rulebook
source-rulebook-detail = As the rulebook prints it or describes the card.
source-public = public lists
source-public-detail = As public card lists have it, and they agree.
source-reconstructed = reconstructed
source-reconstructed-detail = The printed value is not known here; this one fits everything that the rulebook says. Whoever owns the game can correct it with a file.
source-user = corrected
source-user-detail = Set by the file of corrections of this server.
nothing-found = Nothing found.
help = Help
help-glow = What glows golden you can do now: first the card, then its target. A click beside it or Escape takes the choice back. Click something that cannot be used now and you learn why.
help-zoom = Rest on a card, press it long or hit Z to see it large, with text and rules.
keyboard = Keyboard
key-arrows = walk over everything you can choose
key-shift-arrows = walk over everything, just to read
key-enter = choose and confirm
key-escape = one step back
key-digits = give an answer
key-undo = take back
key-hint = hint
key-other = another way to pay
key-zoom = show a card large
key-log = log
key-rules = rules
key-steps = leaf one move back or on
key-again = tell again what happened
key-space = the next thing that is told
key-help = this help
settings = Settings
language = Language
theme = Look
theme-system = as the system
theme-dark = dark
theme-light = light
speed = Telling and motion
speed-calm = calm
speed-quick = quick
speed-none = off
forced-setting = What leaves no choice plays itself
forced-setting-detail = Among people after an even pause, so that nobody can read anything into it.
always-forget =
    { $count ->
        [one] Forget one remembered answer
       *[other] Forget { $count } remembered answers
    }
sound = Sounds
sound-detail = Quiet cues when it is your turn or something happens.
volume = Volume
plain-setting = Cards in words
plain-setting-detail = Without a drawing; they say what they do.
large-setting = Large type
contrast-setting = High contrast
report = Something is wrong here
report-saved = Report saved
report-saved-detail = The file holds what you see right now. Send it to whoever runs Zeitriss for you.
won-you = You won, { $name }!
praise = Well played.
comfort = Close or not: the next game is anybody's again.
confirm-setting = Ask before the end of my turn
confirm-setting-detail = A single click after which others are asked counts only after a yes.

# When something does not work
problem-malformed = The server cannot read this.
problem-no-key = A key is needed for this.
problem-forbidden = Your key does not open this.
problem-unknown-table = There is no such table.
problem-unknown-game = There is no such game here.
problem-not-found = There is nothing here.
problem-bad-method = This cannot be done here.
problem-stale = Something has happened at the table meanwhile.
problem-other-version = This table was begun with other rules or cards.
problem-not-over = The game is not over yet.
problem-not-possible = This is not possible now.
problem-too-large = This is too large.
problem-bad-option = This setting does not fit.
problem-unknown-move = There is no such move.
problem-illegal-move = This move is not allowed now.
problem-bad-file = There is a mistake in this game file.
problem-refused = This cannot be done.
problem-too-many = Too many requests. Wait a moment.
problem-internal = The server has made a mistake.
problem-at-line = Line { $line }
problem-at-seats = Number of players
problem-unreachable = The server cannot be reached.
problem-unreachable-detail = See whether it is running and whether you are connected.
not-connected = No connection right now.
not-connected-detail = Try again in a moment.
move-lost = Your move was not made.
move-lost-detail = While the connection was gone, something else happened at the table.
nowhere = There is nothing here
nowhere-detail = No page lives at this address. Perhaps a letter has gone astray.
wrong-key = This key does not fit
wrong-key-detail = The link does not open this table. Perhaps a piece is missing at its end.
no-such-table = There is no such table
no-such-table-detail = Perhaps the link is incomplete, or the table stood on another server.
other-version = This table cannot go on here
other-version-detail = It was begun with other rules or other cards than the server has now. With the corrections of that time it opens again.
you = you
of-limit = of { $limit }

# Learning
raven = The Raven
learn-game = Learn { $game }
learn-minutes = Learn in { $minutes } min
learn-done = Learned
learn-on = Learn on
lesson-number = Lesson { $number } · { $title }
lesson-progress = How far you have come
lesson-step = Step { $step } of { $steps }
lesson-skip = Skip
lesson-leave = Leave the lesson
lesson-next = Next: { $title }
lesson-finish = Finish
lesson-again = Once more
taught = You can play { $game }!
taught-mouse = The Mouse moves at random. Play your first game against her; the Raven explains what is new.
taught-team = Your first game begins with the easiest setup; the Raven explains what is new.
taught-play = Play against the Mouse
taught-play-team = Begin the first game
understood = Understood
guided-off = Explain no more
guided-setting = Explanations
guided-setting-detail = What comes up for the first time is explained once by the Raven.
