# Aeon's End: names, texts, questions and reports
title = Aeon's End
tagline = Together against what comes through the breaches.
about = You are breach mages defending Gravehold. Gain gems, relics and spells, prep spells to your breaches and defeat the nemesis before it destroys Gravehold. Your deck is never shuffled.

option-seats = Number of mages
option-seats-1 = Solo, one mage
option-seats-2 = Two mages
option-seats-3 = Three mages
option-seats-4 = Four mages
option-nemesis = Nemesis
option-nemesis-random = Random
option-difficulty = Difficulty
option-difficulty-beginner = Beginner
option-difficulty-normal = Normal
option-difficulty-expert = Expert
option-difficulty-extinction = Extinction
option-mage_a = Mage
option-mage_b = Mage
option-mage_c = Mage
option-mage_d = Mage
option-supply = Supply
option-supply-random = Random
option-supply-deck-destruction = Thin decks
option-supply-free-charges = Many charges
option-required = These piles are in
option-excluded = These piles stay out
option-tutorial = Tutorial: discard unplayed cards
option-tutorial-false = no
option-tutorial-true = yes
option-easier_turn_order = Easier game with pair tokens
option-easier_turn_order-false = no
option-easier_turn_order-true = yes
option-code = Setup code of another game

nemesis-panel = Nemesis
row-title = Row
row = Nemesis row
nemesis-deck = Nemesis deck
nemesis-deck-left = Nemesis deck: tier I { $one }, tier II { $two }, tier III { $three }
nemesis-discard = Nemesis discard pile
carried-out = Being carried out
then-draws = then it draws a new card
strike-deck = Strike deck
strikes = Strikes
strike-deck-left = Strike cards: { $cards }
corruption-deck = Corruption deck
corruptions = Corruptions
corruption-deck-left = Corruption deck with { $count ->
    [one] one card
   *[other] { $count } cards
    }: { $cards }
devoured-title = Devoured
devoured-pile = Devoured pile
unseen = Not seen yet: { $cards }
supply = Supply
pile = { $card }, cost { $cost }, { $left } left
empty-pile = { $card }, sold out
gravehold = Gravehold
turn-order = Turn order deck
turn-order-note = { $left } of { $all } cards left
turn-left = { $turn }: { $left } of { $all } still in the deck
turn-of = { $turn } ({ $who })
turn-odds = { $foes ->
    [0] { $left ->
        [0] deck is empty
       *[other] no nemesis left
    }
   *[other] nemesis { $foes } in { $left }
}
turns-taken = Turns of this round
turn-next = on top: { $turn }
plan = When the nemesis acts
plan-acts = The nemesis acts
plan-minion = { $card } acts
plan-power = { $count ->
    [0] { $card } takes effect
    [one] { $card }: 1 token left after that
   *[other] { $card }: { $count } tokens left after that
 }
plan-draw = the nemesis draws a card
plan-unleash = the nemesis unleashes three times: it has no card to draw
plan-strike = the nemesis strikes (fury { $count } or more)
plan-cleared = nothing is left in play: you have survived
plan-exhausted = { $who } would be exhausted
plan-does = { $what }: { $parts }
plan-sum = In all: { $losses }
gravehold-short = Gravehold
gravehold-later = will be { $count } after the nemesis
step-draw = Draws a card
step-deck = { $count } left in its deck
step-strike = Strikes
step-fury = with { $count } fury or more
step-unleash = Unleashes three times
step-empty = Its deck is empty
step-waits = { $count ->
    [0] takes effect
    [one] then 1 token is left
   *[other] then { $count } tokens are left
 }
plan-lost-swarm = a swarm of 13 or more husks: you would lose
plan-lost-gravehold = Gravehold would fall
coming = Still to come
code-zone = Setup code: { $code }
code = Setup code
life = Life
charges = Charges
aether = Aether
gem-aether = Aether for gems only
spell-aether = Aether for spells only
fury = Fury
husks = Husks
husk = Husk
hurt-husk = Damaged husk
exhausted = exhausted
breaches = Breaches
hand = Hand
play = Played
deck = Deck
discard = Discard
hand-of = Hand of { $who }
alike = { $card }, { $count } of them
play-of = Played by { $who }
breaches-of = Breaches of { $who }
deck-of = Deck of { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
    }
deck-note = Deck, in another order: { $cards }
discard-of = Discard pile of { $who }
mage-of = { $mage }, played by { $who }
removed = Out of the game
loose = Destroyed corruption
breach-gone = Breach { $number }: destroyed or missing
breach-opened = Breach { $number }: opened
breach-closed = Breach { $number }: closed, { $turns ->
    [one] a quarter turn
   *[other] { $turns } quarter turns
    } until it opens; focus { $focus }, open { $open }
breach-I = I
breach-II = II
breach-III = III
breach-IV = IV
option-a = the first option
option-b = the second option
kind-gem = Gem
kind-relic = Relic
kind-spell = Spell
kind-corruption = Corruption
kind-attack = Attack
kind-minion = Minion
kind-power = Power
kind-strike = Strike
kind-turn = Turn order
kind-nemesis = Nemesis
kind-mage = Breach mage
tier-foot = { $kind }, tier { $tier }
tokens = { $count ->
    [one] one power token
   *[other] { $count } power tokens
    }
minion-life = { $count } life
devoured-top = for sale

headline-casting = { $who }: casting
headline-main = { $who }: main phase
headline-draw = { $who }: draw
headline-casting-own = Your turn: casting
headline-main-own = Your main phase
headline-draw-own = Your turn: draw
headline-nemesis = Nemesis turn
headline-turn-card = Turn order card drawn
phase-casting = Cast
phase-main = Main phase
phase-draw = Draw
headline-over = The game is over

ask-take-turn = Your choice: who takes the next turn?
ask-casting = Which spell do you cast?
ask-must-cast = Spells on closed breaches must be cast. Which one first?
ask-clear = In which order do you discard your played cards? The last one lies on top.
ask-clear-drop = In which order do you discard your played cards? You may also discard unplayed gems and relics. The last one lies on top.
ask-drop = You may also discard unplayed gems and relics.
ask-main = { $aether } aether. Play, gain, focus, prep, or end your main phase.
ask-ability = You may use your ability now.
ask-recall-gem = Which played gem do you take back into your hand?
ask-one-of = What do you choose?
ask-break-breach = You are exhausted. Which of your breaches is destroyed?
ask-spells-fall = Which spell do you discard first?
ask-amber-on-deck = Do you put the new card on top of your deck?
ask-discard-hand = Discard a hand card, { $count } to go.
ask-destroy-hand = Destroy a hand card, { $count } to go.
ask-may-destroy-hand = You may destroy a hand card.
ask-team-pick = Which player do you choose?
ask-hurt-one = Who takes { $amount } damage?
ask-own-pick = Which player do you choose?
ask-charge-ally = Who receives { $amount } charge?
ask-draw-ally = Who draws { $amount ->
    [one] a card
   *[other] { $amount } cards
 }?
ask-heal-player = Who regains { $amount } life?
ask-damage = Whom do you hit with { $amount } damage?
ask-turn-breach = Which of your breaches do you focus?
ask-turn-any-breach = Which breach is focused?
ask-shuffle-in = Which turn order card do you shuffle back in?
ask-name-paired = Who of the pair counts as not having acted?
ask-reorder = Which turn order card comes as number { $place }?
ask-feed-phoenix = Do you give up a charge for 2 more damage?
ask-fuel = Which hand card do you give for 3 damage? So far { $count } of 2.
ask-discard-to-heal = Do you discard a hand card so that a player regains 1 life?
ask-discard-gem = Do you discard a gem? Its cost is added to the damage.
ask-cast-any = Which prepped spell do you cast?
ask-cast-fresh = Do you cast a spell prepped this turn with 2 more damage?
ask-cast-twice = Which prepped spell do you cast twice?
ask-discard-for-ally = Do you discard a hand card so that an ally draws one?
ask-sifted = { $card } lies on top of your deck. Leave it or discard it?
ask-offer-draw = Which ally may draw a card and discard one?
ask-may-swap = Do you draw a card and then discard one?
ask-offer-burn = Which ally may destroy a hand card?
ask-may-burn = Do you take 1 damage to destroy a hand card?
ask-quartz = On top: { $turn }. Leave it or put it under the deck?
ask-emerald = Aether or life?
ask-garnet = Aether or a spell?
ask-flexing = A cheaper breach or damage?
ask-vortex = Which card do you destroy? Up to { $count } more.
ask-prism = Play a gem twice or aether?
ask-double-gem = Which gem do you play twice?
ask-orb = Focus a breach or heal Gravehold?
ask-take-spells = Which spell do you take into your hand? Up to { $count } more.
ask-give-charges = Who receives a charge? { $count } to go.
ask-foresee = Do you prevent all damage in this turn?
ask-ward = The nemesis draws { $foe }. Do you cancel the card?
ask-sacrifice-spells = Which prepped spell do you destroy? { $count } to go.
ask-gain-free = Which card do you gain?
ask-unbind = Which prepped spell is discarded?
ask-unbind-costliest = Which of the costliest spells is discarded?
ask-unbind-of-most = Whose costliest spell is discarded?
ask-pulverize = Which gem do you discard? So far { $count } of 6; each spares Gravehold 3 damage.
ask-discard-together = Which hand card do you discard? { $count } to go.
ask-hurt-and-draw = Who takes { $amount } damage and draws a card?
ask-hurt-and-drain = Who takes { $amount } damage and loses all charges?
ask-hurt-by-life = Who takes { $amount } damage?
ask-discard-three = Who discards three hand cards and draws one?
ask-bleed = Who takes the damage for their prepped spells?
ask-darken = Who shuffles their deck and destroys the top four cards?
ask-obliterate = Who is hit?
ask-give-up-four = Do you destroy four hand cards or take 4 damage?
ask-spread-damage = Do you take 1 damage to spread { $amount } damage over several husks?
ask-place-corruption = Where does the corruption go?
ask-carry-out-corruptions = Which corruption do you carry out first?
ask-take-worthless = Which card with cost 0 do you take from your discard pile?
ask-may-burn-top = { $card } lies on top of your deck. Leave it or destroy it?
ask-gain-relic = Which relic do you put on your deck? You take damage of half its cost.
ask-corrupt-and-shuffle = Who takes a corruption and shuffles their deck?
ask-corrupt = Who takes a corruption on top of their deck?
ask-team-turns-breach = Which breach is focused?
ask-others-turn-breach = Which breach of another player is focused?
ask-sow-pain = Who takes 2 damage?
ask-tempt = Who is tempted?
ask-afflict = Who takes two corruptions and regains 1 life?
ask-ruin = Who discards three hand cards and takes three corruptions into hand?
ask-devour = From which pile does the nemesis devour { $count ->
    [one] a card
   *[other] { $count } cards
 }?

move-end = End the phase
move-play = Play { $card }
move-gain = Gain { $card }
move-gain-devoured = Gain { $card } from the devoured pile
move-charge = Buy a charge
move-focus = Focus breach { $breach }
move-open = Open breach { $breach }
move-prep = Prep { $card } to breach { $breach }
move-cast = Cast { $card } of { $seat } from breach { $breach }
move-use = Use { $card } prepped to breach { $breach }
move-stop = Stop { $foe }
move-ability = Use your ability
move-lay = Discard { $card }
move-drop = Discard { $card } unplayed
move-lay-rest = Discard the rest in the order played
move-hit-nemesis = Hit the nemesis
move-hit = Hit { $foe }
move-hit-husk = Hit a husk
move-hit-hurt-husk = Hit a damaged husk
move-spread = Spread { $amount } damage over husks
move-choose = Choose { $seat }
move-option = { $option }
move-yes = Yes
move-no = No
move-done = Done
move-discard = Discard { $card }
move-discard-of = Discard { $card } of { $seat }
move-destroy = Destroy { $card }
move-destroy-discarded = Destroy { $card } in the discard pile
move-destroy-prepped = Destroy { $card } at breach { $breach }
move-double = Play { $card } twice and destroy it
move-unbind = Discard { $card } of { $seat } from breach { $breach }
move-take = Take { $card } into your hand
move-recall = Take { $card } back into your hand
move-leave = Leave it
move-under = Put it under the deck
move-toss = Discard it
move-burn = Destroy it
move-turn-breach = Focus breach { $breach } of { $seat }
move-break = Destroy breach { $breach }
move-shuffle = Shuffle turn order card { $turn } back in
move-next = Turn order card { $turn } next
move-suffer = Carry out { $card }
move-onto = On top of the discard pile of { $seat }
move-pay-charge = For a charge under the corruption deck
move-devour = Let { $card } be devoured

label-end-casting = Cast no more spells
label-end-main = End the main phase
label-paid = { $what }: { $cost } aether, { $left } left
label-charge = { $what } ({ $cost })
label-cast-own = Cast { $card } from breach { $breach }
label-yes-amber-on-deck = On top of the deck
label-no-amber-on-deck = On the discard pile
label-yes-feed-phoenix = Give up a charge: { $more } damage
label-no-feed-phoenix = Keep the charge: { $amount } damage
label-yes-may-swap = Draw and discard
label-no-may-swap = Rather not
label-yes-may-burn = Take 1 damage
label-no-may-burn = Rather not
label-no-spread-damage = Hit one husk only
label-ability-foresee = Prevent it
label-done-foresee = Keep the charges
label-ability-ward = Cancel it
label-done-ward = Let it happen
label-done = No further card
label-done-clear = Done
label-done-discard-to-heal = No card
label-done-discard-for-ally = No card
label-done-discard-gem = No card
label-done-may-destroy-hand = No card
label-done-cast-fresh = Do not cast it now
label-done-take-spells = No further spell
either-emerald-shard-a = 1 aether
either-emerald-shard-b = A player regains 1 life
either-garnet-shard-a = 1 aether
either-garnet-shard-b = Cast a prepped spell
either-flexing-dagger-a = Next breach 3 aether cheaper
either-flexing-dagger-b = Destroy it: 1 damage
either-unstable-prism-a = Play a gem twice and destroy it
either-unstable-prism-b = 2 aether
either-focusing-orb-a = Focus a breach
either-focusing-orb-b = Destroy it: Gravehold regains 3 life
either-obliterate-a = Destroy four hand cards
either-obliterate-b = Take 4 damage
either-awaken-a = Unleash twice, 3 damage to Gravehold
either-awaken-b = The last minion returns
either-venomite-a = 2 damage to the one with the lowest life
either-venomite-b = A prepped spell of cost 3 or more is discarded
either-sunder-a = 4 damage to Gravehold and 4 to the one with the lowest life
either-sunder-b = Nemesis cards back into the turn order deck
either-scorn-a = 3 damage to Gravehold
either-scorn-b = Unleash twice
either-infest-a = A player takes 4 damage
either-infest-b = The queen swarms twice
either-lobotomize-a = A player takes 3 damage
either-lobotomize-b = Devour 3 cards of a spell pile
either-thought-biter-a = A player takes 2 damage
either-thought-biter-b = Devour 2 cards of the cheapest relic pile
either-digest-a = Unleash three times
either-digest-b = A player takes damage for each empty pile

log-end = { who } end{ s } the phase.
log-play = { who } play{ s } { $card }.
log-gain = { who } gain{ s } { $card }.
log-gain-devoured = { who } gain{ s } { $card } from the devoured pile.
log-charge = { who } buy{ s } a charge.
log-focus = { who } focus{ es } breach { $breach }.
log-open = { who } open{ s } breach { $breach }.
log-prep = { who } prep{ s } { $card } to breach { $breach }.
log-cast = { who } cast{ s } { $card } ({ $seat-is ->
    [you] your breach { $breach }
   *[other] breach { $breach } of { $seat }
 }).
log-use = { who } use{ s } { $card } at breach { $breach }.
log-stop = { who } stop{ s } { $foe }.
log-ability = { who } use{ s } { $seat-is ->
    [you] your ability
   *[other] the mage's ability
 }.
log-lay = { who } discard{ s } { $card }.
log-drop = { who } discard{ s } { $card } unplayed.
log-lay-rest = { who } discard{ s } the played cards.
log-hit-nemesis = { who } aim{ s } at the nemesis.
log-hit = { who } aim{ s } at { $foe }.
log-hit-husk = { who } aim{ s } at a husk.
log-hit-hurt-husk = { who } aim{ s } at a damaged husk.
log-spread = { who } spread{ s } { $amount } damage over husks.
log-choose = { who } choose{ s } { $seat-is ->
    [you] { self }
   *[other] { $seat }
 }.
log-choose-take-turn = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
 } the turn, { who-within } decide{ s }.
log-option = { who } choose{ s }: { $what }.
log-yes = { who } agree{ s }.
log-yes-may-burn = { who } take{ s } 1 damage to destroy a hand card.
log-yes-may-swap = { who } draw{ s } a card and discard{ s } one.
log-yes-feed-phoenix = { who } give{ s } up a charge for { $more } damage.
log-yes-amber-on-deck = { who } put{ s } the new card on top of the deck.
log-no = { who } decline{ s }.
log-no-spread-damage = { who } hit{ s } one husk only.
log-no-may-burn = { who } destroy{ s } nothing.
log-no-may-swap = { who } draw{ s } and discard{ s } nothing.
log-no-feed-phoenix = { who } keep{ s } the charge: { $amount } damage.
log-no-amber-on-deck = { who } leave{ s } the new card on the discard pile.
log-done = { who } { is } done with it.
log-done-clear = { who } keep{ s } the rest of the hand.
log-done-pulverize = { who } decide{ s }: no further gem is discarded.
log-done-vortex = { who } destroy{ s } no further card.
log-done-fuel = { who } give{ s } no further card.
log-done-may-destroy-hand = { who } destroy{ s } no card.
log-done-discard-gem = { who } discard{ s } no gem.
log-done-discard-for-ally = { who } discard{ s } nothing.
log-done-discard-to-heal = { who } discard{ s } nothing.
log-done-take-spells = { who } take{ s } no further spell.
log-done-cast-fresh = { who } cast{ s } no spell.
log-done-ward = { who } let{ s } { $foe } happen.
log-done-foresee = { who } keep{ s } the charges.
log-discard = { who } discard{ s } { $card }.
log-discard-of = { who } discard{ s } { $seat-is ->
    [you] your { $card }
   *[other] { $card } of { $seat }
 }.
log-destroy = { who } destroy{ s } { $card }.
log-destroy-discarded = { who } destroy{ s } { $card } in the discard pile.
log-destroy-prepped = { who } destroy{ s } { $card } at breach { $breach }.
log-double = { who } play{ s } { $card } twice.
log-unbind = { who } decide{ s }: { $card } { $seat-is ->
    [you] at your breach { $breach }
   *[other] of { $seat } at breach { $breach }
 } is discarded.
log-take = { who } take{ s } { $card } into hand.
log-recall = { who } take{ s } { $card } back.
log-leave = { who } leave{ s } the card.
log-under = { who } put{ s } the card under the deck.
log-toss = { who } discard{ s } the card.
log-burn = { who } destroy{ s } the card.
log-turn-breach = { who } decide{ s }: { $seat-is ->
    [you] your breach { $breach }
   *[other] breach { $breach } of { $seat }
 } is focused.
log-break = { who } give{ s } up breach { $breach }.
log-shuffle = { who } shuffle{ s } turn order card { $turn } back in.
log-next = { who } put{ s } turn order card { $turn } next.
log-suffer = { who } carr{ ies } out { $card }.
log-onto = { who } put{ s } the corruption on { $seat-is ->
    [you] your discard pile
   *[other] the discard pile of { $seat }
 }.
log-pay-charge = { who } send{ s } the corruption away for a charge.
log-devour = { who } let{ s } { $card } be devoured.

news-broken = { $who-is ->
    [you] Your breach { $breach }
   *[other] Breach { $breach } of { $who }
 } breaks.
news-burnt = { $card } from { $who-is ->
    [you] your deck
   *[other] the deck of { $who }
 } is destroyed.
news-casts = { who } cast{ s } { $card } ({ $other-is ->
    [you] your breach { $breach }
   *[other] breach { $breach } of { $other }
 }).
news-charge = { who } gain{ s } { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
 }.
news-charges-lost = { who } lose{ s } { $amount ->
    [one] { $amount } charge
   *[other] { $amount } charges
 }.
news-corruption = { who } take{ s } a corruption.
news-destroys = { who } destroy{ s } { $card }.
news-devoured = { $card } is devoured.
news-discards = { who } discard{ s } { $card }.
news-draws = { who } draw{ s } { $amount ->
    [one] a card
   *[other] { $amount } cards
 }.
news-enters = { $foe } enters the row.
news-exhausted = { who } { is } exhausted!
news-focused = { $who-is ->
    [you] Your breach { $breach }
   *[other] Breach { $breach } of { $who }
 } is focused.
news-fury = The fury rises to { $amount }.
news-fury-falls = The fury falls to { $amount }.
news-gains = { who } receive{ s } { $card }.
news-gravehold-healed = Gravehold regains { $amount } life.
news-gravehold-hurt = Gravehold takes { $amount } damage from { $cause }.
news-healed = { who } regain{ s } { $amount } life.
news-husk-killed = A husk dies.
news-husks = { $amount ->
    [one] A husk enters
   *[other] { $amount } husks enter
 } play.
news-hurt = { who } take{ s } { $amount } damage from { $cause }.
news-killed = { $foe } is defeated.
news-minion-hurt = { $foe } loses { $amount } life to { $cause }.
news-nemesis-draws = The nemesis draws { $foe }.
news-nemesis-healed = The nemesis regains { $amount } life.
news-nemesis-hurt = The nemesis takes { $amount } damage from { $cause }.
news-power-ticks = { $foe }: { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
 } left.
news-reshuffled = The turn order deck is shuffled anew.
news-revealed = { who } reveal{ s } { $card }.
news-revealed-turn = Turn order card { $turn } is revealed.
news-revealed-turn-of = Turn order card { $turn } ({ who-within }) is revealed.
news-revealed-turn-pair = Turn order card { $turn } ({ who-within } or { $other-is ->
    [you] you
   *[other] { $other }
 }) is revealed.
news-shielded = In this turn neither players nor Gravehold take damage.
news-shuffled-in = Turn order card { $turn } is shuffled back in.
news-strike = Rageborne strikes with { $foe }.
news-swarm = The queen swarms with { $amount ->
    [one] one husk
   *[other] { $amount } husks
    }.
news-nemesis-turn = The nemesis takes its turn.
news-turn-card = Turn order card: { $turn }.
news-turn-card-of = Turn order card: { $turn } ({ who-within }).
news-turn-card-pair = Turn order card: { $turn } ({ who-within } or { $other-is ->
    [you] you
   *[other] { $other }
 }).
news-takes = { who } take{ s } { $card } into hand.
news-turned-over = { who } turn{ s } the discard pile over, it is the new deck.
news-unbound = { $card } { $who-is ->
    [you] at your breach { $breach }
   *[other] of { $who } at breach { $breach }
 } is discarded.
news-vexed = { $foe } is discarded.

heading-news-exhausted = { who } { is } exhausted
heading-news-killed = { $foe } falls
heading-news-gravehold-hurt = Gravehold loses { $amount }
heading-news-nemesis-hurt = { $amount } damage by { $cause }
heading-news-devoured = { $card } is devoured
heading-news-corruption = Corruption for { $who-is ->
    [you] you
   *[other] { $who }
 }
heading-news-hurt = { who } lose{ s } { $amount } life
heading-log-stop = { who } prevent{ s } { $foe }
heading-log-open = { who } open{ s } breach { $breach }
heading-log-gain = { who } gain{ s } { $card }
heading-log-prep = { who } prep{ s } { $card }
heading-log-play = { who } play{ s } { $card }

tally-cast = spells cast
tally-gained = cards gained
tally-opened = breaches opened
tally-abilities = abilities used
tally-stopped = powers stopped

why-cost = Costs { $cost } aether, you have { $have }.
why-sold-out = This pile is empty.
why-not-main = This is for your main phase.
why-not-yours = This is not yours.
why-no-breach = No free breach that is opened or was focused this turn.
why-corruption = A corruption is only carried out at the start and the end of your turn.
why-breach-cost = Focusing costs { $focus }, opening { $open }; you have { $have } aether.
why-breach-open = This breach is open already.
why-breach-gone = There is no breach here.
why-charges = The ability needs { $count ->
    [one] { $count } more charge
   *[other] { $count } more charges
 }.
why-power = You cannot stop this power now.
why-minion = Minions are hit when you deal damage.
why-immune = Cannot be damaged while a husk is in play.
why-deck = Nobody looks into a deck.
prepped = { $card }, on breach { $breach }
why-prepped = Prepped: spells are cast in the casting phase.
why-elsewhere = Not asked for now.

over-nemesis = The nemesis is defeated.
over-cleared = The nemesis has no cards left: you have survived.
over-gravehold = Gravehold has fallen.
over-exhausted = All mages are exhausted.
over-swarm = The queen's swarm overruns you.
over-devoured = The Prince of Gluttons has devoured the whole supply.

coming-unleash = { $count ->
    [1] Unleash
   *[other] Unleash × { $count }
 } ({ $nemesis ->
    [rageborne] { $brings } more fury
    [carapace-queen] { $brings } more husks
    [crooked-mask] { $brings ->
        [one] a corruption
       *[other] { $brings } corruptions
     }
   *[prince-of-gluttons] devour { $brings } cards
 })
coming-strike = { $count ->
    [1] Strike
   *[other] Strike × { $count }
}
coming-swarm = { $count ->
    [1] Swarm
   *[other] Swarm × { $count }
}
coming-gravehold = { $count ->
    [0] No damage to Gravehold so far
   *[other] { $count } damage to Gravehold
 }
coming-damage = { $count ->
    [0] Your damage
   *[other] You deal { $count } damage
 }
coming-draw = { $count ->
    [0] Draw
    [one] Draw a card
   *[other] Draw { $count } cards
 }
coming-discard = { $count ->
    [0] Discard
    [one] Discard a card
   *[other] Discard { $count } cards
 }
coming-destroy = { $count ->
    [0] Destroy
    [one] Destroy a card
   *[other] Destroy { $count } cards
 }
coming-devour = { $count ->
    [0] Devour
    [one] Devour a card
   *[other] Devour { $count } cards
 }
coming-corrupt = { $count ->
    [0] Corruption
    [one] Take a corruption
   *[other] Take { $count } corruptions
 }
coming-choice = one of two effects, as you choose
coming-breach = Destroy a breach
coming-card = { $card }
coming-heal = Gravehold regains { $count } life
coming-husks = { $count ->
    [1] 1 husk more
   *[other] { $count } husks more
}
coming-charges = Lose charges
coming-cast = Cast a spell
coming-gain = Gain a card
coming-other = Further effect
coming-text = { $card }
coming-hurt = { $count } damage to { $who }
coming-hurt-any = { $count } damage to a player of your choice
coming-hurt-lowest = { $count } damage to whoever has the lowest life
coming-hurt-most-life = { $count } damage to whoever has the most life
coming-hurt-most-opened = { $count } damage to whoever has the most opened breaches
coming-hurt-most-charges = { $count } damage to whoever has the most charges
coming-hurt-most-prepped = { $count } damage to whoever has the most prepped spells
coming-hurt-most-crystals = { $count } damage to whoever has the most Crystals in hand
coming-obliterate = Whoever has the most opened breaches destroys { $count } hand cards or takes as much damage
coming-give-up = { $who } destroys { $count } hand cards or takes as much damage
coming-ray = Up to { $count } damage to Gravehold
coming-unbind = A prepped spell is discarded
coming-discard-one = A player of your choice discards { $count } hand cards
coming-discard-together = { $count ->
    [one] Together you discard a hand card
   *[other] Together you discard { $count } hand cards
 }
coming-burn = A player of your choice destroys { $count } cards of the deck
coming-focus = A player of your choice focuses a breach
coming-heal-nemesis = The nemesis regains { $count } life
coming-vex = The top two nemesis cards are discarded, { $count } damage to Gravehold for each of level 3
coming-return = { $card } returns
coming-turn-cards = { $count ->
    [one] A nemesis card goes back into the turn order deck
   *[other] { $count } nemesis cards go back into the turn order deck
 }

colour-gem = Gem
    .letter = G
colour-relic = Relic
    .letter = R
colour-spell = Spell
    .letter = S
colour-corruption = Corruption
    .letter = C
colour-attack = Attack
    .letter = A
colour-minion = Minion
    .letter = M
colour-power = Power
    .letter = P
colour-strike = Strike
    .letter = X

card-crystal = Crystal
    .text = Produces 1 aether.
card-spark = Spark
    .text = Deals 1 damage.
card-amethyst-shard = Amethyst Shard
    .text = Produces 1 aether; an ally you name may draw a card and then must throw away one hand card.
card-buried-light = Buried Light
    .text = Deals 1 damage and gives the caster 1 aether for this turn.
card-moonstone-shard = Moonstone Shard
    .text = Produces 1 aether and 1 extra aether usable only to acquire a gem.
card-emerald-shard = Emerald Shard
    .text = Either 1 aether, or a player of your choice regains 1 life.
card-quartz-shard = Quartz Shard
    .text = Produces 1 aether; reveal the next turn order card, leave it or put it at the bottom, and gain 1 more aether if it was a player card.
card-garnet-shard = Garnet Shard
    .text = Either 1 aether, or cast one prepped spell of any player.
card-tourmaline-shard = Tourmaline Shard
    .text = Produces 1 aether; an ally may take 1 damage in order to destroy one of their hand cards.
card-flare = Flare
    .text = Reveal the next turn order card and put it back: 3 damage if it belongs to the players, otherwise 1.
card-jade = Jade
    .text = Produces 2 aether.
card-vriswood-amber = V'riswood Amber
    .text = Produces 2 aether; on acquiring a copy its new owner may put that copy on top of their deck instead of their discard pile.
card-sifters-pearl = Sifter's Pearl
    .text = Produces 2 aether; then every player reveals their own top deck card and either discards it or leaves it there.
card-diamond-cluster = Diamond Cluster
    .text = Produces 2 aether, plus 2 more if this is exactly the second play of this gem name by you this turn.
card-searing-ruby = Searing Ruby
    .text = Produces 2 aether and 1 extra aether usable only to acquire a spell.
card-burning-opal = Burning Opal
    .text = Produces 3 aether; you may throw away one hand card so that an ally of your choice draws a card.
card-clouded-sapphire = Clouded Sapphire
    .text = Produces 3 aether; on your first play of this gem name in the turn an ally also receives 1 charge.
card-flexing-dagger = Flexing Dagger
    .text = Either your next focus or open this turn is 3 aether cheaper, or destroy this card to deal 1 damage.
card-bottled-vortex = Bottled Vortex
    .text = Destroy this, then up to two cards from your hand and/or discard pile, then draw one card.
card-unstable-prism = Unstable Prism
    .text = Either play one gem from your hand two times and destroy it, or gain 2 aether.
card-blasting-staff = Blasting Staff
    .text = You may at once cast one of your spells that was prepped this turn, with +2 damage.
card-focusing-orb = Focusing Orb
    .text = Either focus one unopened breach of any player for free, or destroy this so Gravehold regains 3 life.
card-mages-talisman = Mage's Talisman
    .text = You and one ally of your choice each receive 1 charge.
card-spectral-echo = Spectral Echo
    .text = Deals 2 damage; afterwards you may destroy one card in your hand.
card-phoenix-flame = Phoenix Flame
    .text = Deals 2 damage, or 4 if you give up one of your charges.
card-ignite = Ignite
    .text = Deals 2 damage and an ally receives 1 charge.
card-lava-tendril = Lava Tendril
    .text = Deals 3 damage when cast; if it is still prepped when your casting phase ends it deals 1 damage without being cast.
card-amplify-vision = Amplify Vision
    .text = Focus your cheapest unopened breach for free, then deal 2 damage, or 3 if all your breaches are now open.
card-feral-lightning = Feral Lightning
    .text = Deals 3 damage; it may be prepped to a closed breach that was not focused this turn.
card-dark-fire = Dark Fire
    .text = Throw away up to two hand cards and deal 3 damage per card.
card-essence-theft = Essence Theft
    .text = Deals 3 damage; you may throw away a hand card so that a player of your choice regains 1 life.
card-oblivion-swell = Oblivion Swell
    .text = While prepped it may give you 1 aether once per main phase; cast it for 2 damage plus the cost of a gem you choose to discard.
card-planar-insight = Planar Insight
    .text = Deals 2 damage plus 1 for each breach you have open.
card-chaos-arc = Chaos Arc
    .text = Deals 3 damage plus 2 for every spell prepped in a directly neighbouring breach.
card-wildfire-whip = Wildfire Whip
    .text = While prepped you may pay 2 aether in your main phase to cast any player's prepped spell, as often as you can pay; cast it for 4 damage.
card-arcane-nexus = Arcane Nexus
    .text = While prepped you may once per turn take back a gem you played this turn; cast it for 4 damage.
card-consuming-void = Consuming Void
    .text = Destroy up to two hand cards and deal 3 damage per card.
card-blind-abandon = Blind Abandon
    .text = Take 1 damage; you may destroy a non-corruption hand card; destroy this.
card-contagion = Contagion
    .text = Take 1 damage; take a card costing 0 from your discard pile into hand; destroy this.
card-delirium-veil = Delirium Veil
    .text = Gravehold takes 2 damage; focus one of your breaches for free; destroy this.
card-dire-wisdom = Dire Wisdom
    .text = Gain a spell from any supply pile for free; put three corruptions on top of your deck; destroy this.
card-endless-hunger = Endless Hunger
    .text = Gravehold takes 3 damage; you regain 2 life; destroy this.
card-fever-of-war = Fever of War
    .text = Take 1 damage; deal 2 damage; destroy this.
card-grim-sight = Grim Sight
    .text = Gravehold takes 2 damage; look at your top deck card and destroy it if you like; destroy this.
card-insatiable-avarice = Insatiable Avarice
    .text = Take 2 damage; gain a gem from the cheapest gem pile into your hand; destroy this.
card-lust-for-power = Lust for Power
    .text = Take 1 damage; gain 1 charge; destroy this.
card-nothingness = Nothingness
    .text = Throw away two non-corruption hand cards and take 2 damage; shuffle one player's discarded turn order card into the turn order deck; destroy this.
card-reckless-might = Reckless Might
    .text = Gain a relic from any supply pile onto your deck and take damage equal to half its cost, rounded up; destroy this.

foe-skewer = Skewer
    .text = Unleash once; a player chosen by the team takes 3 damage and draws a card.
foe-slaughter = Slaughter
    .text = Unleash once; Gravehold takes 3 damage.
foe-bane-sire = Bane Sire
    .text = Each nemesis turn it unleashes once.
foe-haze-spewer = Haze Spewer
    .text = Each nemesis turn Gravehold takes damage equal to its remaining life, afterwards it loses 1 life itself.
foe-agony-field = Agony Field
    .text = After 2 turns: unleash once, then a chosen player throws away three hand cards and draws one. To stop it: destroy one hand card costing at least 2.
foe-bleed-static = Bleed Static
    .text = After 3 turns: the player with the most prepped spells takes 2 damage per prepped spell. Cannot be stopped.
foe-eye-of-nothing = Eye of Nothing
    .text = After 2 turns: unleash twice. To stop it: pay 6 aether.
foe-woven-sky = Woven Sky
    .text = After 2 turns: unleash once, then a chosen player takes 4 damage. To stop it: throw away three hand cards.
foe-awaken = Awaken
    .text = Either unleash twice and Gravehold takes 3 damage, or the minion discarded last returns to play.
foe-dispel = Dispel
    .text = Unleash twice; the player with the most prepped spells discards the costliest of them.
foe-lay-waste = Lay Waste
    .text = Unleash twice; a chosen player takes 2 damage.
foe-cauterizer = Cauterizer
    .text = Every hit on it counts as 1 damage only; each nemesis turn a chosen player takes damage equal to its remaining life.
foe-needlemaw = Needlemaw
    .text = Each nemesis turn Gravehold takes 2 damage.
foe-venomite = Venomite
    .text = Each nemesis turn either the player with the lowest life takes 2 damage, or a chosen player discards a prepped spell costing 3 or more.
foe-pulverizing-ray = Pulverizing Ray
    .text = After 1 turn: Gravehold takes 18 damage, reduced by 3 for each gem (at most six) the players together discard from their hands. Cannot be stopped.
foe-gather-darkness = Gather Darkness
    .text = A chosen player shuffles their discard pile into their deck and destroys the top four cards; then unleash twice.
foe-obliterate = Obliterate
    .text = Unleash twice; the player with the most open breaches destroys four hand cards or takes 4 damage.
foe-sunder = Sunder
    .text = Either Gravehold takes 4 damage and the player with the lowest life takes 4 damage, or all discarded nemesis turn order cards are shuffled back into the turn order deck.
foe-topple = Topple
    .text = Unleash twice; Gravehold takes 4 damage.
foe-jagged-one = Jagged One
    .text = Each nemesis turn it unleashes twice.
foe-doom-aegis = Doom Aegis
    .text = After 1 turn: the player with the most charges takes 4 damage and loses all charges. To stop it: pay 7 aether.
foe-reality-rupture = Reality Rupture
    .text = After 1 turn: unleash three times. To stop it: destroy two of your prepped spells costing 3 or more each.
foe-cleave = Cleave
    .text = Rageborne strikes once.
foe-provoker = Provoker
    .text = Each nemesis turn Gravehold takes damage equal to Rageborne's fury.
foe-unrelenting-ire = Unrelenting Ire
    .text = Unleash once, and twice more if both nemesis turn order cards lie in the turn order discard pile.
foe-blood-cry = Blood Cry
    .text = After 2 turns: unleash four times. To stop it: give up 4 of your charges.
foe-invoke-carnage = Invoke Carnage
    .text = After 2 turns: unleash once, then a chosen player takes 1 damage plus 1 per fury. To stop it: pay 7 aether.
foe-scorn = Scorn
    .text = Each nemesis turn either Gravehold takes 3 damage or unleash twice.
foe-avatar-of-wrath = Avatar of Wrath
    .text = Each nemesis turn Rageborne strikes once.
foe-onslaught = Onslaught
    .text = Unleash three times, then the players together throw away as many hand cards as there is fury.
foe-rolling-death = Rolling Death
    .text = After 2 turns: Rageborne strikes twice. To stop it: pay 8 aether.
foe-broodwomb = Broodwomb
    .text = Cannot be damaged while any husk is in play; each nemesis turn place one husk.
foe-endless-throng = Endless Throng
    .text = The queen swarms once.
foe-hatch = Hatch
    .text = Place one husk per card in the turn order discard pile.
foe-blot-the-sun = Blot the Sun
    .text = After 2 turns: swarm, unleash, swarm. To stop it: give up 4 of your charges.
foe-foul-multitudes = Foul Multitudes
    .text = Immediately unleash once. While in play every husk has 2 life and damaged husks recover at the end of each turn; after 3 turns swarm once. Cannot be stopped.
foe-infest = Infest
    .text = Either a chosen player takes 4 damage or the queen swarms twice.
foe-legion-beacon = Legion Beacon
    .text = Immediately unleash twice. After 2 turns: discard half of the husks (rounded up), Gravehold takes 2 damage per discarded husk, then swarm once. Cannot be stopped.
foe-maggot-engine = Maggot Engine
    .text = Immediately unleash three times, then its life becomes twice the number of husks; each nemesis turn swarm once.
foe-spawn = Spawn
    .text = Swarm, unleash, swarm.
foe-burden = Burden
    .text = The players together gain two corruptions on top of their decks in any split; then a chosen player focuses one of their breaches for free.
foe-corrupter = Corrupter
    .text = Whoever deals damage to it gains a corruption on top of their deck; each nemesis turn Gravehold takes 1 damage.
foe-tempt = Tempt
    .text = The player with the most Crystals in hand discards all of them, takes 3 damage and gains a card costing 4 or less from any supply pile.
foe-pain-sower = Pain Sower
    .text = Each nemesis turn a chosen player takes 2 damage and a different player focuses one of their breaches for free.
foe-twisting-madness = Twisting Madness
    .text = After 2 turns: Gravehold regains 3 life and Crooked Mask regains 13 life. To stop it: throw away four hand cards, then draw one.
foe-vex = Vex
    .text = Discard the top two cards of the nemesis deck; Gravehold takes 4 damage for each tier 3 card among them.
foe-afflict = Afflict
    .text = Two different players each gain two corruptions on top of their decks and each regain 1 life.
foe-bedlam-sage = Bedlam Sage
    .text = Each nemesis turn Gravehold regains 2 life and the player with the most life takes 3 damage.
foe-ruin-priest = Ruin Priest
    .text = Each nemesis turn a chosen player throws away three non-corruption hand cards and takes three corruptions into hand.
foe-gorge = Gorge
    .text = Devour two cards from the second costliest gem pile; a chosen player takes 2 damage.
foe-lobotomize = Lobotomize
    .text = Either a chosen player takes 3 damage, or devour three cards from a spell pile of the team's choice.
foe-thought-biter = Thought Biter
    .text = Each nemesis turn either a chosen player takes 2 damage, or devour two cards from the cheapest relic pile.
foe-cerephage = Cerephage
    .text = Each nemesis turn devour as many cards as its life from one pile of the team's choice, then it loses 2 life.
foe-godfeeders = Godfeeders
    .text = Each nemesis turn Gravehold takes 3 damage and one card is devoured from the costliest gem pile.
foe-mindguzzler = Mindguzzler
    .text = Immediately its life becomes 8 plus the number of empty supply piles; each nemesis turn it unleashes once.
foe-digest = Digest
    .text = Either unleash three times, or a chosen player takes damage equal to the number of empty supply piles.
foe-vile-feast = Vile Feast
    .text = After 2 turns: Gravehold takes 2 damage per empty supply pile. To stop it: pay 8 aether.
foe-memory-eater = Memory Eater
    .text = Each nemesis turn the player with the lowest life takes damage equal to the number of empty supply piles.
foe-convoke = Convoke
    .text = A chosen player takes 4 damage.
foe-devastate = Devastate
    .text = Gravehold takes 5 damage.
foe-eviscerate = Eviscerate
    .text = The player with the lowest life takes 2 damage.
foe-frenzy = Frenzy
    .text = The player with the most open breaches takes 3 damage.
foe-raze = Raze
    .text = Gravehold takes 3 damage, then a chosen player takes 1.
foe-seize = Seize
    .text = The two costliest prepped spells of all players are discarded.

mage-adelheim = Adelheim
    .text = Aethereal Ward (5): Put the attack or power just drawn straight onto the nemesis discard pile without effect; no replacement is drawn.
mage-adelheim-title = Weaponsmith
mage-brama = Brama
    .text = Brink Siphon (5): One player of your choice regains 4 life.
mage-brama-title = Elder
mage-jian = Jian
    .text = Black Mirror (4): Cast one prepped spell of any player while leaving it prepped, then cast the same spell again and discard it as usual.
mage-jian-title = Orphan
mage-kadir = Kadir
    .text = Otherworldly Gate (5): The active player may take up to three spells from their discard pile into hand and may hold up to two spells in each of their opened breaches when prepping this turn.
mage-kadir-title = Delver
mage-lash = Lash
    .text = Quicken Thought (5): Shuffle one player's discarded turn order card (never the wild card) back into the turn order deck; that player takes 1 damage.
mage-lash-title = Scout
mage-mist = Mist
    .text = Divine Augury (5): One ally of your choice draws four cards.
mage-mist-title = Dagger Captain
mage-phaedraxa = Phaedraxa
    .text = Auspex Rune (5): During the turn that is about to start, neither players nor Gravehold take damage.
mage-phaedraxa-title = Seer
mage-xaxos = Xaxos
    .text = Metaphysical Link (5): Hand out 4 charges among your allies as you like, then look at the whole turn order deck and put it back in any order.
mage-xaxos-title = Adept
nemesis-rageborne = Rageborne
    .text = Unleash: 1 more fury. At the end of a nemesis turn with at least 4 fury it strikes: carry out a strike card, shuffle it back, then 3 fury less (increased difficulty: 1).
option-nemesis-rageborne = { nemesis-rageborne }
nemesis-crooked-mask = Crooked Mask
    .text = Unleash: a player takes a corruption on top of their deck and shuffles deck and discard pile. Corruptions in hand are carried out at the start of the turn and at the end of the main phase; destroyed, they go under their deck. If it is empty: 2 damage to Gravehold.
option-nemesis-crooked-mask = { nemesis-crooked-mask }
nemesis-prince-of-gluttons = Prince of Gluttons
    .text = Unleash: 3 cards of the cheapest supply pile are devoured, with three or four mages 2. Each missing one costs Gravehold 2 life. You may gain the top devoured card. If all nine piles are empty you lose.
option-nemesis-prince-of-gluttons = { nemesis-prince-of-gluttons }
nemesis-carapace-queen = Carapace Queen
    .text = Unleash: 2 husks enter play (increased difficulty: 3), at most 15; each further one costs Gravehold 1 life. Swarm: with 0 to 3 husks 4 more enter; with 4 to 6 a prepped spell is discarded and 2 more enter; with 7 to 10 Gravehold takes 5 damage; with 11 and 12 the player with the lowest life takes 3 damage and 1 husk leaves; from 13 on you lose.
option-nemesis-carapace-queen = { nemesis-carapace-queen }
option-mage_a-random = Random
option-mage_a-adelheim = { mage-adelheim }, { mage-adelheim-title }
option-mage_a-brama = { mage-brama }, { mage-brama-title }
option-mage_a-jian = { mage-jian }, { mage-jian-title }
option-mage_a-kadir = { mage-kadir }, { mage-kadir-title }
option-mage_a-lash = { mage-lash }, { mage-lash-title }
option-mage_a-mist = { mage-mist }, { mage-mist-title }
option-mage_a-phaedraxa = { mage-phaedraxa }, { mage-phaedraxa-title }
option-mage_a-xaxos = { mage-xaxos }, { mage-xaxos-title }
option-mage_b-random = Random
option-mage_b-adelheim = { mage-adelheim }, { mage-adelheim-title }
option-mage_b-brama = { mage-brama }, { mage-brama-title }
option-mage_b-jian = { mage-jian }, { mage-jian-title }
option-mage_b-kadir = { mage-kadir }, { mage-kadir-title }
option-mage_b-lash = { mage-lash }, { mage-lash-title }
option-mage_b-mist = { mage-mist }, { mage-mist-title }
option-mage_b-phaedraxa = { mage-phaedraxa }, { mage-phaedraxa-title }
option-mage_b-xaxos = { mage-xaxos }, { mage-xaxos-title }
option-mage_c-random = Random
option-mage_c-adelheim = { mage-adelheim }, { mage-adelheim-title }
option-mage_c-brama = { mage-brama }, { mage-brama-title }
option-mage_c-jian = { mage-jian }, { mage-jian-title }
option-mage_c-kadir = { mage-kadir }, { mage-kadir-title }
option-mage_c-lash = { mage-lash }, { mage-lash-title }
option-mage_c-mist = { mage-mist }, { mage-mist-title }
option-mage_c-phaedraxa = { mage-phaedraxa }, { mage-phaedraxa-title }
option-mage_c-xaxos = { mage-xaxos }, { mage-xaxos-title }
option-mage_d-random = Random
option-mage_d-adelheim = { mage-adelheim }, { mage-adelheim-title }
option-mage_d-brama = { mage-brama }, { mage-brama-title }
option-mage_d-jian = { mage-jian }, { mage-jian-title }
option-mage_d-kadir = { mage-kadir }, { mage-kadir-title }
option-mage_d-lash = { mage-lash }, { mage-lash-title }
option-mage_d-mist = { mage-mist }, { mage-mist-title }
option-mage_d-phaedraxa = { mage-phaedraxa }, { mage-phaedraxa-title }
option-mage_d-xaxos = { mage-xaxos }, { mage-xaxos-title }
turn-one = Player 1
    .text = The player with token 1 takes a turn.
turn-two = Player 2
    .text = The player with token 2 takes a turn.
turn-three = Player 3
    .text = The player with token 3 takes a turn.
turn-four = Player 4
    .text = The player with token 4 takes a turn.
turn-wild = Your choice
    .text = You decide who takes a turn.
turn-nemesis = Nemesis
    .text = The nemesis takes a turn.
turn-one-two = Player 1 or 2
    .text = Player 1 or 2 takes a turn, next time the other one.
turn-three-four = Player 3 or 4
    .text = Player 3 or 4 takes a turn, next time the other one.

sign-all = all
sign-all-open = all open:
sign-allies = allies
sign-ally = ally
sign-also-closed = also into a closed
sign-and = and
sign-at-once = at once
sign-back = back to hand
sign-beside = next to it
sign-both-turns = both nemesis cards out:
sign-cancelled = cancelled
sign-cast = cast
sign-cost-of = cost of a
sign-costliest = costliest
sign-each = each
sign-each-hit = each hit:
sign-empty-piles = empty piles
sign-first = 1st this turn:
sign-focus = focus free
sign-for = for
sign-free = free
sign-from = from
sign-in-hand = in hand
sign-it = it
sign-just-prepped = prepped this turn
sign-lost = lost
sign-may = may
sign-next = next
sign-of-anyone = of anyone
sign-of-cheapest = of the cheapest pile
sign-of-cost = its cost
sign-of-most = of most
sign-one-turn = for a turn
sign-only-for = only for a
sign-open = open
sign-or = or
sign-order-turns = order the turn deck
sign-per = per
sign-per-card = per card
sign-per-empty-pile = per empty pile
sign-per-turn-card = per turn card
sign-prepped = prepped:
sign-returns = returns
sign-safe-behind = safe behind
sign-second = 2nd this turn:
sign-still-prepped = still prepped:
sign-stop = stop:
sign-strongest = strongest
sign-then = then
sign-tier-three = per tier III
sign-turn-again = turn again
sign-up-to = up to
sign-weakest = weakest
sign-when-gained = when gained
sign-with = with
sign-you = you
sign-you-and-ally = you + ally
together-gems = Play { $count } gems

icon-aether = aether, to pay with
icon-attack = attack
icon-focus = focus: turn the breach once
icon-breach = breach
icon-charge = charge for the ability
icon-corruption = corruption
icon-damage = damage
icon-deck = deck
icon-destroy = destroy: gone for good
icon-devour = devour: out of the market
icon-discard = discard, to the discard pile
icon-draw = draw a card
icon-fury = fury
icon-gem = gem
icon-gravehold = Gravehold
icon-heal = gain life
icon-husk = husk
icon-life = life
icon-minion = minion
icon-nemesis = the nemesis
icon-player = a player
icon-power = power
icon-relic = relic
icon-spell = spell
icon-strike = strike
icon-swarm = swarm
icon-unleash = unleash: what the nemesis does of its own
