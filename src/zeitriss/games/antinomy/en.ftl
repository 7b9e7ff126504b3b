# Antinomy: names, texts, questions and reports
title = Antinomy
tagline = Walk the continuum, gather three alike, challenge to a duel.
about = Nine relics form the continuum. Walk your wand along them, gather three alike for a paradox and be the first to win five crystals. Alone, you play against the draw deck.

option-seats = Number of players
option-seats-1 = Solo
option-seats-2 = Duel for two
option-start = Who starts?
option-start-random = Chance decides
option-start-first = Player A
option-start-second = Player B
option-codex_end = Where is the codex, seen from the starting seat?
option-codex_end-right = on the right
option-codex_end-left = on the left
option-level = Difficulty
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-shrine = With the shrine
option-shrine-false = no
option-shrine-true = yes

continuum = Continuum
past = Past
future = Future
codex = Codex
codex-wheel = Codex: { $colour } does not count just now, then { $then }
codex-title = { $colour } does not count
codex-then = then { $colour }
brings-paradox = Paradox
note-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
supply = Supply
crystals = Crystals
hand-of = Hand of { $who }
hidden-card = Face-down relic of { $who }
wand-of = Wand of { $who }
at-place = { $relic }, no. { $place } from the left
missing = Nowhere to be seen: { $relics }
deck = Draw deck
deck-left = Draw deck, { $count ->
    [one] one card
   *[other] { $count } cards
 }
drawn = Drawn
stones = Time stones
stones-left = { $count ->
    [one] one time stone
   *[other] { $count } time stones
 }
shrine-count = Shrine, { $count } of { $limit }
box = Out of the game
kind-relic = Relic
kind-depleted = Depleted relic
kind-flare = Solar flare

way = Your way to a paradox
way-two = 2 × { $what }, 1 more to go
way-now = 2 × { $what }, 1 in reach
way-nowhere = 2 × { $what }, none in the row
way-whole = 3 × { $what }: paradox!
way-none = Nothing is alike yet
way-barred = { $colour } does not count now
headline = { $who } to move
headline-own = Your turn
headline-over = The game is over

ask-place-wand = Place your wand at a relic of the codex colour.
ask-turn = Play a relic and walk: to the right exactly as many steps as its number, to the left to the same colour or symbol.
ask-paradox = Your hand forms a paradox. Do you declare it?
ask-no-paradox = Your hand forms no paradox.
ask-pick-side = From which side do you take three relics?
ask-solo-turn = Play a relic and walk, or skip.
ask-solo-paradox = Your hand forms a paradox. Do you declare it?
ask-remove-relic = Which of the three relics leaves the game?
ask-replace-card = { $relic } was drawn. Which card of the continuum makes way for it?
ask-return-relic = The shrine has room for five. Which relic do you return to the box?

move-place = Place the wand at spot { $spot }
move-play = Play { $relic } and go to spot { $spot }
move-declare = Declare the paradox
move-decline = No paradox
move-take = Three relics from the { $side }
move-skip = Skip
move-remove = Give up { $relic }
move-replace = Replace the card at spot { $spot }
move-return = Return { $relic }
side-past = past
side-future = future
label-place = Place the wand at { $relic }
label-future = Play { $relic }, into the future to { $target }
label-past = Play { $relic }, into the past to { $target }
label-replace = Replace { $relic } with { $drawn }

log-place = { who } place{ s } the wand.
log-play = { who } play{ s } { $relic }.
log-declare = { who } declare{ s } a paradox.
log-decline = { who } declare{ s } no paradox.
log-take = { who } reach{ es } into the { $side }.
log-skip = { who } skip{ s }.
log-remove = { who } give{ s } up { $relic }.
log-replace = { who } replace{ s } a card of the continuum.
log-return = { who } return{ s } { $relic } from the shrine to the box.

news-placed = The wand stands at { $relic }.
news-takes = { who } go{ es } into the { $ahead ->
    [0] past
   *[other] future
 } and take{ s } { $relic }.
news-trades = { who } take{ s } { $one }, { $two } and { $three } in exchange.
news-forgoes = It could have been one: { $one }, { $two } and { $three }.
news-shows = { who } show{ s } { $one }, { $two } and { $three }; in common: { $what }.
news-paradox = Paradox! { who } gain{ s } a crystal.
news-paradox-solo = Paradox!
news-codex = The codex colour is now { $colour }.
news-crystal = { who } gain{ s } a crystal and now { has } { $count }.
news-fights = { who } fight{ s } with { $one }, { $two } and { $three }.
news-duel = Duel! { $one-is ->
    [you] You have
   *[other] { $one } has
 } { $mine }, { $other-is ->
    [you] you have
   *[other] { $other } has
 } { $yours }.
news-duel-tie = A tie. Chance turns up { $one } against { $other }.
news-duel-drawn = The duel is a draw.
news-duel-won = { who } win{ s } the duel and take{ s } a crystal from { $from-is ->
    [you] you
   *[other] { $from }
 }.
news-duel-empty = { who } win{ s } the duel, but { $from-is ->
    [you] you have
   *[other] { $from } has
 } no crystal.
news-draws = Drawn: { $relic }.
news-replaces = { $relic } now lies in the place of { $gone }.
news-stone = { $left ->
    [0] The last time stone runs out.
    [one] A time stone runs out, one is left.
   *[other] A time stone runs out, { $left } are left.
 }
news-refill = The time stones are full again: { $count }.
news-leaves = { $relic } leaves the game.
news-enters-shrine = { $relic } enters the shrine.

heading-news-duel-won = { who } win{ s } the duel
heading-news-paradox = { who } declare{ s } a paradox
heading-news-paradox-solo = { who } declare{ s } a paradox
heading-news-duel-drawn = A drawn duel
heading-news-stone = A time stone runs out
heading-news-takes = { who } take{ s } { $relic }

tally-paradoxes = paradoxes
tally-duels = duels won
tally-ahead = moves into the future
tally-back = moves into the past

why-here = Your wand stands here already.
why-flare = A solar flare is never a target.
why-colour = At the start only a relic of the codex colour { $colour } will do.
why-future = Into the future you go exactly as many steps as the number on your relic.
why-past = Into the past you go only to the same colour or symbol.
why-codex = The codex stays face down; its colour prevents paradoxes and counts nothing in a duel.
why-not-now = No relic is played right now.
why-no-target = This relic reaches no target right now.
why-not-yours = This relic is not yours.

over-crystals = The fifth crystal decides the game.
over-solo-won = All the crystals needed are gathered.
over-deck-empty = The draw deck is empty.

colour-red = Red
    .letter = R
colour-green = Green
    .letter = G
colour-purple = Purple
    .letter = P
colour-blue = Blue
    .letter = B

relic-red-1-key = Red Key 1
    .text = Exactly 1 step into the future, or back as far as you like to red or a key.
relic-red-2-skull = Red Skull 2
    .text = Exactly 2 steps into the future, or back as far as you like to red or a skull.
relic-red-3-ring = Red Ring 3
    .text = Exactly 3 steps into the future, or back as far as you like to red or a ring.
relic-red-4-feather = Red Feather 4
    .text = Exactly 4 steps into the future, or back as far as you like to red or a feather.
relic-green-1-feather = Green Feather 1
    .text = Exactly 1 step into the future, or back as far as you like to green or a feather.
relic-green-2-key = Green Key 2
    .text = Exactly 2 steps into the future, or back as far as you like to green or a key.
relic-green-3-skull = Green Skull 3
    .text = Exactly 3 steps into the future, or back as far as you like to green or a skull.
relic-green-4-ring = Green Ring 4
    .text = Exactly 4 steps into the future, or back as far as you like to green or a ring.
relic-purple-1-ring = Purple Ring 1
    .text = Exactly 1 step into the future, or back as far as you like to purple or a ring.
relic-purple-2-feather = Purple Feather 2
    .text = Exactly 2 steps into the future, or back as far as you like to purple or a feather.
relic-purple-3-key = Purple Key 3
    .text = Exactly 3 steps into the future, or back as far as you like to purple or a key.
relic-purple-4-skull = Purple Skull 4
    .text = Exactly 4 steps into the future, or back as far as you like to purple or a skull.
relic-blue-1-skull = Blue Skull 1
    .text = Exactly 1 step into the future, or back as far as you like to blue or a skull.
relic-blue-2-ring = Blue Ring 2
    .text = Exactly 2 steps into the future, or back as far as you like to blue or a ring.
relic-blue-3-feather = Blue Feather 3
    .text = Exactly 3 steps into the future, or back as far as you like to blue or a feather.
relic-blue-4-key = Blue Key 4
    .text = Exactly 4 steps into the future, or back as far as you like to blue or a key.
relic-depleted-1-key = Depleted Key 1
    .text = Colourless relic: usable for movement with its number 1 or its key only, and a hand containing it can never form a paradox.
relic-depleted-2-ring = Depleted Ring 2
    .text = Colourless relic: usable for movement with its number 2 or its ring only, and a hand containing it can never form a paradox.
relic-depleted-3-feather = Depleted Feather 3
    .text = Colourless relic: usable for movement with its number 3 or its feather only, and a hand containing it can never form a paradox.
relic-depleted-4-skull = Depleted Skull 4
    .text = Colourless relic: usable for movement with its number 4 or its skull only, and a hand containing it can never form a paradox.
relic-flare-1-3 = Solar Flare 1/3
    .text = Obstacle: never a movement target and never taken into the hand; when cards are replaced in the continuum it counts as a 1 or as a 3.
relic-flare-2-4 = Solar Flare 2/4
    .text = Obstacle: never a movement target and never taken into the hand; when cards are replaced in the continuum it counts as a 2 or as a 4.
symbol-key = key
symbol-skull = skull
symbol-ring = ring
symbol-feather = feather
