# Eternitium: names, texts, questions and reports
title = Eternitium
tagline = Who opens the way to the crystal first?
about = The Eternitium crystal lies under your stack of eras. Open portals, invent technologies and send the others on detours. Whoever uncovers the crystal first wins. Alone you play against an artificial intelligence, with ten missions.

option-seats = Travellers
option-seats-1 = Solo against the AI
option-seats-2 = Two
option-seats-3 = Three
option-seats-4 = Four
option-seats-5 = Five
challenges = Missions
option-mission = Mission
option-mission-0 = None: the regular solo game
option-mission-1 = 1 – Your training begins
    .text = No advanced technologies; the AI has just 3 Chrono-Blasters.
option-mission-2 = 2 – Dark epochs
    .text = No starting Droid, a starting hand of 4 cards, only 1 portal of each shape in the supply. You still have 8 turns.
option-mission-3 = 3 – The crystal is within reach
    .text = Only 5 eras, but also only 4 turns and 1 portal of each shape in the supply.
option-mission-4 = 4 – Portals out of control
    .text = The 8 portals are shuffled; you choose from 3 face-up ones.
option-mission-5 = 5 – Confusing times ahead
    .text = After drawing you turn the whole stack over: bottom becomes top, face down becomes face up.
option-mission-6 = 6 – Self-destruction initiated
    .text = Before every turn you destroy 1 hand card.
option-mission-7 = 7 – Time travel with detours
    .text = Only 5 eras, but at the end of every turn 1 more is added face down.
option-mission-8 = 8 – The price of progress
    .text = Eras with which you pay for technologies go face down on your stack.
option-mission-9 = 9 – Driven by madness
    .text = You must play as long as you can play anything, also by trying your luck.
option-mission-10 = 10 – The AI is one step ahead
    .text = You begin with 2 portals of each shape; there are no Temporal Projectors.
option-start = Who begins?
option-start-random = Chance decides
option-start-first = Player A
option-start-second = Player B
option-start-third = Player C
option-start-fourth = Player D
option-start-fifth = Player E
option-rounds = Round limit (0: none)
option-discard_order = Discarding the hand
option-discard_order-hand = in hand order
option-discard_order-chosen = in an order of your choice

# The table
market = Market
supply = Portal supply
portal-pile = Face-down portals
portal-pile-left = Face-down portals, { $count } left
supply-left = { $card }, { $count } in the supply
basic = Basic technologies
basic-pile = Pile of basic technologies, { $count } face down
advanced = Advanced technologies
advanced-pile = Pile of advanced technologies, { $count } face down
row-costs = { $count ->
    [0] cost nothing
    [one] cost 1 era
   *[other] cost { $count } eras
}
face-up-in-market = { $card }, face up in the market
eras = Eras
eras-pay = are the price
era-pile = Common era pile, { $count } face down
era-in-market = { $era }, face up in the market
era-discards = Common discard, { $count } eras
era-discards-top = { $era }, on top of the common discard, { $count } eras
ai-deck = AI deck
ai-left = AI deck, { $count } left
ai-holds = Still in it: { $cards }
ai-empty = The AI deck is empty.
box = Box (destroyed and unused)
mission = Mission

road = Road to the crystal
era-top = { $era }, face up, top era
era-below = { $era }, face up, place { $place } from the top
era-remembered = { $era }, face down but known, place { $place } from the top
era-rest = { $count ->
    [one] one face-down era
   *[other] { $count } face-down eras
 }
era-unsure = { $count ->
    [one] one era, facing unknown
   *[other] { $count } eras, facing unknown
 }
era-covered = { $count ->
    [one] one face-up era that you cannot see
   *[other] { $count } face-up eras that you cannot see
 }
mark-down = face down
mark-opens = ✓ opens
mark-fits = ✓ fits
mark-later = { $n }. after that
steps-ahead = { $count ->
    [one] One step
   *[other] { $count } steps
 } on your road: { $shapes }.
luck-ahead = Each portal says how likely it fits. If it does not, your road is shuffled and your playing ends.
then = , then{ " " }
road-note = The shuffled part holds: { $eras }
crystal = Eternitium crystal
crystal-found = Crystal found!
eras-left = Eras left
eras-left-note = So many eras still lie above the crystal, { $up } of them face up.
hand = Hand
hand-of = Hand of { $who }
hidden-card = Hidden hand card of { $who }
known-card = { $card }, in the hand of { $who }
own-card = { $card }
deck = Deck
deck-of = Deck of { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
 }
deck-top = { $card }, face up on the deck of { $who }
deck-note = In your deck: { $cards }
discard = Discard
discard-of = Discard pile of { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
 }
discard-top = { $card }, on top of the discard pile of { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
 }
discard-card = { $card }, in the discard pile of { $who }
discard-hidden = Unknown card in the discard pile of { $who }
aside = Chosen
aside-card = { $card }, chosen
aside-hidden = Card chosen face down
cards-hand = Hand cards
cards-deck = Deck
cards-discard = Discard pile
owned-note = Known possession: { $cards }
owned-unseen = , and taken unseen: { $count }
wallets = Discount
wallets-note = Digital Wallets make your next technology cheaper.
kind-portal = Portal
kind-basic = Basic technology
kind-advanced = Advanced technology
kind-era = Era
nothing = nothing

headline = Round { $round } · { $who } to move
headline-final = Last round · { $who } to move
headline-own = Round { $round } · your turn
headline-final-own = Last round · your turn
headline-prepare = Preparation · { $who } chooses
headline-prepare-own = Preparation · you choose
headline-solo = Turn { $round } of { $turns }
phase-portal = Portal
phase-play = Play cards
phase-lay = Discard
phase-acquire = Technology
phase-draw = Draw
headline-over = The game is over

# Questions
ask-prepare = Choose a basic technology for your starting cards.
ask-take-portal = Take a portal into your hand.
ask-play-cards = Play a card, or skip playing to destroy cards and draw 6.
ask-play-cards-final = Play a card, or skip playing to destroy cards. Nobody draws any more.
ask-play-cards-ahead = Play cards as long as you like.
ask-play-cards-on = Play another card or stop.
ask-play-cards-none = You cannot play any card now.
ask-play-cards-must = You must go on playing as long as you can.
ask-destroy = Which cards do you destroy? Choose from left to right, at most { $count }.
ask-lay-hand = In which order do you discard your hand? The last card lies on top.
ask-acquire = Acquire a technology, or leave it.{ $amount ->
    [0] { "" }
    [one] { " " }Your Digital Wallet saves one era.
   *[other] { " " }Your Digital Wallets save { $amount } eras.
 }
ask-pay = Which era goes next onto your stack for { $card }?
ask-projector = Do you want to discard or to destroy hand cards?
ask-project-to-discard = Which cards do you discard? Choose from left to right; you draw as many.
ask-project-to-discard-order = Which cards do you discard? The last one lies on top; you draw as many.
ask-project-to-destroy = Which cards do you destroy? Choose from left to right, at most { $count }; you draw as many.
ask-chrono = With whom do you exchange the top era?
ask-transport = { $count ->
    [one] Which second card do you discard for the Transporter? It lies on top.
   *[other] Which two cards do you discard for the Transporter? The second lies on top.
 }
ask-lab-choice = Take a technology of your choice into your hand, for free.
ask-lab-offer = { $source } plays one. Take a basic technology, too, if you like.
ask-recycle = Which card do you fetch from your discard pile?
ask-recycle-none = Your discard pile holds nothing that you may fetch.
ask-victim = Into whose discard pile do you reach?
ask-theft = Which card do you steal from { $target }?
ask-self-destruction = Self-destruction: destroy one of your hand cards.

# Moves
move-take = Take { $card }
move-take-unseen = Take unseen: { $pile }
move-none = Take nothing
move-play = Play { $card }
note-odds = { $percent } %
move-risk = Try your luck with { $card }
move-stop = Stop
move-skip = Skip and draw 6 cards
move-destroy = Destroy { $card }
move-lay = Discard { $card }
move-done = Done
move-project = Projector: { $way }
move-choose = Choose { $traveller }
move-fetch = Fetch { $card }
move-steal = Steal { $card }
move-pay = Take { $era }
label-done-rest = Discard the rest in hand order
label-skip-final = Skip and destroy cards, if you like
label-take-cost = Take { $card }, costs { $count ->
    [0] nothing
    [one] one era
   *[other] { $count } eras
 }
label-unseen-cost = { $pile }: take the top card unseen, costs { $count ->
    [0] nothing
    [one] one era
   *[other] { $count } eras
 }
pile-basic = Basic technology
pile-advanced = Advanced technology
way-discard = discard
way-destroy = destroy

# Reports
log-take = { who } take{ s } { $card }.
log-take-unseen = { who } take{ s } a card unseen: { $pile }.
log-none = { who } take{ s } nothing.
log-play = { who } play{ s } { $card }.
log-risk = { who } tr{ ies } { their } luck with { $card }.
log-stop = { who } stop{ s } playing.
log-skip = { who } skip{ s } playing.
log-destroy = { who } destroy{ s } { $card }.
log-lay = { who } discard{ s } { $card }.
log-lay-hidden = { who } discard{ s } a card.
log-done = { who } { is } done.
log-project = { who } choose{ s } to { $way } cards.
log-choose = { who } choose{ s } { $traveller-is ->
    [you] you
   *[other] { $traveller }
 }.
log-fetch = { who } fetch{ es } { $card }.
log-fetch-hidden = { who } fetch{ es } a card from the discard pile.
log-steal = { who } steal{ s } { $card }.
log-steal-hidden = { who } steal{ s } a card.
log-pay = { who } take{ s } { $era }.
# With their cause
log-take-prepare = { who } choose{ s } { $card } for the starting cards.
log-take-take-portal = { who } take{ s } { $card } from the supply.
log-take-acquire = { who } acquire{ s } { $card }.
log-take-lab-offer = { who } take{ s } { $card } with { $source-is ->
    [you] you
   *[other] { $source }
 }.
log-take-unseen-prepare = { who } choose{ s } an unseen card for the starting cards: { $pile }.
log-take-unseen-acquire = { who } acquire{ s } a card unseen: { $pile }.
log-take-unseen-lab-offer = { who } take{ s } a card unseen with { $source-is ->
    [you] you
   *[other] { $source }
 }: { $pile }.
log-none-acquire = { who } acquire{ s } nothing.
log-destroy-self-destruction = { who } destroy{ s } { $card }: self-destruction.
log-done-destroy = { who } destroy{ s } no more cards.
log-done-lay-hand = { who } discard{ s } the rest in hand order.
log-done-project-to-discard = { who } discard{ s } no more cards.
log-done-project-to-destroy = { who } destroy{ s } no more cards.
log-done-recycle = { who } find{ s } nothing to fetch.
log-choose-chrono = { who } aim{ s } at { $traveller-is ->
    [you] you
   *[other] { $traveller }
 }.
log-steal-theft = { who } steal{ s } { $card } from { $target-is ->
    [you] you
   *[other] { $target }
 }.
log-pay-pay = { who } pay{ s } for { $card } with { $era }.

news-draws = { who } draw{ s } { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
 }.
news-reshuffles = { who } shuffle{ s } the discard pile into a new deck.
news-eras-reshuffled = The common discard is shuffled into a new era pile.
news-gains-era = { who } get{ s } another face-down era.
news-reveals = New in the market: { $card }.
news-discards = { who } discard{ s } { $era }, { $left } left.
news-luck = Lucky! { $who-is ->
    [you] { "" }
   *[other] { $who }:{ " " }
 }{ $card } fits { $era }.
news-bad-luck = Bad luck! { $who-is ->
    [you] { "" }
   *[other] { $who }:{ " " }
 }{ $card } does not fit { $era }. The stack is shuffled.
news-turns-up = { who } turn{ s } up { $count ->
    [0] nothing
    [one] one era
   *[other] { $count } eras
 }.
news-bombed = Time Bomb at { whom }: the top eras are turned face down and the stack is shuffled.
news-not-bombed = Time Bomb at { whom }: nothing happens.
news-flips = { who } turn{ s } the whole stack over.
news-exchange = { $who-is ->
    [you] You and { $other } exchange your
   *[other] { $other-is ->
        [you] { $who } and you exchange your
       *[other] { $who } and { $other } exchange their
    }
 } top eras.
news-robs = { who } search{ es } { $other-is ->
    [you] your discard pile
   *[other] the discard pile of { $other }
 }.
news-robs-nobody = There is nothing to steal: no other discard pile holds a card.
news-took-unseen = Taken unseen: { $card }.
news-acquires = { who } show{ s } the acquired card: { $card }.
news-pays = { who } put{ s } { $era } on the stack.
news-finds = { who } { has } found the Eternitium crystal!
news-final-round = The round is played to its end.
news-ai = The AI plays { $card }.
news-ai-discards = The AI discards your { $era }.
news-ai-destroys = The AI destroys { $card }.
news-ai-nothing = The AI finds no technology in your discard pile.

heading-news-finds = { who } find{ s } the crystal
heading-log-steal = { who } steal{ s } { $card }
heading-news-exchange = Eras change hands
heading-news-bombed = A Time Bomb hits { $who-is ->
    [you] you
   *[other] { $who }
 }
heading-news-ai-destroys = The AI destroys { $card }
heading-news-flips = { who } turn{ s } the stack over
heading-news-bad-luck = Bad luck for { $who-is ->
    [you] you
   *[other] { $who }
 }
heading-news-luck = Luck for { $who-is ->
    [you] you
   *[other] { $who }
 }
heading-log-take-acquire = { who } acquire{ s } { $card }
heading-news-acquires = { who } acquire{ s } { $card }
heading-news-discards = { who } open{ s } { $era }
heading-log-play = { who } play{ s } { $card }

tally-opened = eras opened
tally-lucky = lucky attempts
tally-unlucky = missed attempts
tally-technologies = new technologies
tally-destroyed = cards destroyed

# Why not?
why-not-now = Not now.
why-not-yours = This card is not yours.
why-no-fit = The top era shows another shape.
why-found = You have found the crystal already.
why-transporter = The Transporter needs two other hand cards and an era on your stack.
why-communicator = No more than 3 Communicators per turn.
why-order = Passed already: choose from left to right.
why-cost = There are not enough face-up eras for it.
why-recycler = A Robo-Recycler cannot fetch a Robo-Recycler.
why-era = Eras leave your stack through fitting portals.
why-market = Technologies are taken in step 4.
why-supply = A portal is taken in step 1.
why-empty = Nothing is left here.

over-crystal = The Eternitium crystal has been found.
over-points = Several have found the crystal; the technologies decide.
over-advanced = Crystal and points are equal; the advanced technologies decide.
over-shared = The victory is shared.
over-unfinished = Nobody reaches the crystal. The game is given up unfinished.
over-solo-won = You have found the crystal before the AI.
over-out-of-time = Your time is up. The crystal stayed hidden.

# Cards
era-circle = Circle Era
    .text = Leaves your stack through a portal with [circle] or a card that discards the top era.
era-square = Square Era
    .text = Leaves your stack through a portal with [square] or a card that discards the top era.
era-triangle = Triangle Era
    .text = Leaves your stack through a portal with [triangle] or a card that discards the top era.
era-diamond = Diamond Era
    .text = Leaves your stack through a portal with [diamond] or a card that discards the top era.
card-circle-portal = Circle Portal
    .text = Discards your top era if it shows [circle]. If it lies face down, you may try your luck.
card-square-portal = Square Portal
    .text = Discards your top era if it shows [square]. If it lies face down, you may try your luck.
card-triangle-portal = Triangle Portal
    .text = Discards your top era if it shows [triangle]. If it lies face down, you may try your luck.
card-diamond-portal = Diamond Portal
    .text = Discards your top era if it shows [diamond]. If it lies face down, you may try your luck.
card-circle-square-portal = Double Portal Circle/Square
    .text = A portal that fits [circle] as well as [square], also when you try your luck.
card-circle-triangle-portal = Double Portal Circle/Triangle
    .text = A portal that fits [circle] as well as [triangle], also when you try your luck.
card-circle-diamond-portal = Double Portal Circle/Diamond
    .text = A portal that fits [circle] as well as [diamond], also when you try your luck.
card-square-triangle-portal = Double Portal Square/Triangle
    .text = A portal that fits [square] as well as [triangle], also when you try your luck.
card-square-diamond-portal = Double Portal Square/Diamond
    .text = A portal that fits [square] as well as [diamond], also when you try your luck.
card-triangle-diamond-portal = Double Portal Triangle/Diamond
    .text = A portal that fits [triangle] as well as [diamond], also when you try your luck.
card-temporal-projector = Temporal Projector
    .text = Discard any number of hand cards or destroy them, and draw as many.
card-droid = Droid
    .text = Turns up the first face-down one of your top 3 eras.
card-chrono-blaster = Chrono-Blaster
    .text = Exchange your top era with somebody else's. Both stay as they lie.
card-transporter = Transporter
    .text = Discard two other hand cards; your top era disappears, face up or face down.
card-digital-wallet = Digital Wallet
    .text = This turn your new technology costs one era less.
card-communicator = Communicator
    .text = Draw two cards. At most 3 Communicators per turn.
card-time-bomb = Time Bomb
    .text = All others turn their top 3 eras face down and shuffle their stack, unless everything lies face down there already.
card-laboratory = Laboratory
    .text = Take any technology into your hand for free. Then all others may take a basic technology.
card-ultimate-portal = Ultimate Portal
    .text = Discards your top era, face up or face down.
card-quantum-clock = Quantum Clock
    .text = All others get a face-down era on top of their stack.
card-robo-recycler = Robo-Recycler
    .text = Fetch a card from your discard pile into your hand, but no Robo-Recycler.
card-giga-droid = Giga-Droid
    .text = Turns up your top 3 eras. All others turn up their first face-down one. If yours lie face up already, nothing happens.
card-robo-thief = Robo-Thief
    .text = Steal a card from somebody's discard pile. The Robo-Thief stays behind in its place.

# Shapes and kinds
colour-circle = Circle
    .letter = ○
colour-square = Square
    .letter = □
colour-triangle = Triangle
    .letter = △
colour-diamond = Diamond
    .letter = ◇
colour-basic = Basic
    .letter = I
colour-advanced = Advanced
    .letter = II

sign-projector = cards away, as many new
sign-of-three = of your top 3 eras
sign-top-era = exchange top eras
sign-era-gone = your top era gone
sign-era-cheaper = 1 era cheaper
sign-bomb = 3 eras down, shuffle
sign-technology = a technology, free
sign-fits-always = always fits
sign-one-era-more = 1 era more
sign-one-back = one card back
sign-from-discards = a card of theirs
sign-fits-both = fits both
together-portals = Play { $count } portals that fit

icon-cheaper = costs one era less
icon-circle = circle
icon-diamond = diamond
icon-discard = to the discard pile
icon-draw = draw cards
icon-others = everybody else
icon-pick = choose
icon-refresh = change cards of the hand
icon-reveal = reveal an era
icon-square = square
icon-steal = steal
icon-swap = swap
icon-triangle = triangle
