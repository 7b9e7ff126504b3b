# Res Arcana: names, texts, questions and reports
title = Res Arcana Duo
tagline = Five essences, eight cards, one masterwork.
about = Gather essences, place artifacts, claim monuments and places of power. Whoever has enough points at the end of a round wins. Duo for two, together with the base game for two to four.
option-seats = Players
option-seats-2 = Two
option-seats-3 = Three
option-seats-4 = Four
option-mode = Mode
option-mode-first = First game (fixed cards, shorter)
option-mode-full = Full game
option-mode-combined = With the base game
option-cards = Cards in the game with the base set
option-cards-deal = dealt
option-cards-draft_base = draft around the table
option-cards-draft_duo = draft as in Duo
option-start = Who begins?
option-start-random = Chance decides
option-start-first = Player A
option-start-second = Player B
option-start-third = Player C
option-start-fourth = Player D
option-max_rounds = Round limit (0: none)

centre = Centre
monuments = Monuments
places = Places of power
items = Magic items
supply = Supply
supply-of = { $essence } from the supply
monument-deck = Monument deck, face down, { $count }
known-top = Known from the top: { $cards }
board = Components
board-of = Components of { $who }
pool = Essences
pool-of = Pool of { $who }
pool-stack = { $who }: { $count } { $essence }
hand = Hand
hand-of = Hand of { $who }
hidden-card = Hidden card of { $who }
deck = Deck
discard = Discard
deck-of = Deck of { $who }
inside-of = Still in the deck of { $who }, by name
discard-of = Discard pile of { $who }
deck-left = Deck, { $count }
token = First-player token
token-passed = First-player token, turned over
begins = First player
mages = Your mages
kept = Your cards
mages-of = Mages for { $who } to choose from
packs-of = Cards for { $who } to choose from
kept-of = Kept by { $who }
given-to = Set aside for { $who }
chosen-by = Chosen mage of { $who }
peeked = Cards looked at
ordered = Comes on top
points = Points
points-count = { $count } VP
source = { $card } { $count }
source-token = first-player token
point-part = { $count } { $what }
point-rest = others
source-none = none yet
passed = passed
passed-item = next round
turned = turned
loaded = holding { $what }
headline = Round { $round } · { $who } to act · playing to { $goal }
headline-own = Round { $round } · your turn · first to { $goal }
headline-draft = Draft: card { $number } of { $all } · { $who } chooses
headline-draft-own = Draft: card { $number } of { $all }
pick = Card { $number }
headline-setup = Setup · { $who } chooses
headline-setup-own = Setup · you choose
headline-over = The game is over after round { $round }

line-cost = Cost { $what }
line-free = none
line-nothing = nothing
line-collect = Collect { $what }
line-discount = { $what }: { $count } less
line-essence-on-self = { $count } VP per { $each } on it
line-own-artifact-tag = { $count } VP per own { $each }
source-reconstructed = Reconstructed, not documented: { $what }
source-user = Corrected: { $what }
field-name = name
field-cost = cost
field-collect = collect
field-discounts = discount
field-powers = powers
field-power = power { $number }
field-tags = tags
field-vp = points
field-vp-formula = points for essences
without = { " (not " }{ $what })
turn-word = turn
any-word = { " of any" }
collect-vault-interest = { $what } if gold stays on it
collect-windup-growth = { $what } more of each type that stays on it
collect-cursed-forge-upkeep = pay { $what } or it turns
react-life-loss = React to life loss: { $cost }
react-dragon-life-loss = React to a dragon: { $cost }
react-victory-check = At a victory check: { $cost }
on-claim = When claimed
when-turned = { $cost } (even when turned)
part-turn-other = turn { $what }
part-pay-same = X[any] alike
part-pay-from-self = { $what } from here
part-discard-hand = discard { $count } hand { $count ->
    [one] card
   *[other] cards
}
part-destroy-self = destroy this
part-destroy = destroy { $what }
op-place-on-self = { $what } on it
op-place-spent-on-self = what was paid goes on it
op-place-spent-on-own-component = what was paid goes on one of your components
op-gain-var-one-type = X[any] of one type
op-rivals-gain-all = each rival { $what }
op-rivals-gain-one = one rival { $what }
op-gain-equal-count-one-player = as much { $gain } as one player has { $count }
op-gain-equal-count-one-rival = as much { $gain } as one rival has { $count }
op-gain-by-cost-any-non-gold = as many essences (not [gold]) as the card costs
op-gain-by-cost-gold = as much [gold] as the card costs
op-bonus = { " and " }{ $count } more
op-draw = draw { $count } { $count ->
    [one] card
   *[other] cards
}
op-draw-then-discard = draw { $draw } cards, then discard { $discard }
op-draw-then-discard-or-return = draw { $draw } card, then discard { $count } or put it back on the deck
op-peek-reorder = look at the top { $count } cards of the own or the monument deck and order them
op-retrieve = take back { $count } discarded { $count ->
    [one] card
   *[other] cards
}
op-straighten = straighten: { $what }
op-straighten-self = straighten this
op-use-center-item-power = use the power of an item in the centre
op-place-hand = place: { $what }
op-place-own-discard = place from the own discards: { $what }
op-place-any-discard = place from any discards: { $what }
op-place-free = { ", free" }
op-place-discount = { ", " }{ $count } less
op-gain-monument = take a monument
op-life-loss = rivals lose { $count }[life]
op-unless = { " (unless: " }{ $what })
op-ignore-life-loss = ignore the life loss
op-check-victory = check victory at once
op-temp-vp = { $count } VP for this check
trait-any = any component
trait-artifact = Artifact
trait-monument = Monument
trait-mage = Mage
trait-place = Place of power
trait-item = Magic item
trait-creature = Creature
trait-dragon = Dragon
trait-demon = Demon
essence-elan = Elan
colour-elan = Elan
    .letter = E
essence-life = Life
colour-life = Life
    .letter = L
essence-calm = Calm
colour-calm = Calm
    .letter = C
essence-death = Death
colour-death = Death
    .letter = D
essence-gold = Gold
colour-gold = Gold
    .letter = G
heap-words =
    { $elan ->
        [0] { "" }
       *[other] { $elan } { essence-elan }
    }{ $life ->
        [0] { "" }
       *[other] { $first ->
            [1] { "" }
           *[other] { ", " }
        }{ $life } { essence-life }
    }{ $calm ->
        [0] { "" }
       *[other] { $first ->
            [2] { "" }
           *[other] { ", " }
        }{ $calm } { essence-calm }
    }{ $death ->
        [0] { "" }
       *[other] { $first ->
            [3] { "" }
           *[other] { ", " }
        }{ $death } { essence-death }
    }{ $gold ->
        [0] { "" }
       *[other] { $first ->
            [4] { "" }
           *[other] { ", " }
        }{ $gold } { essence-gold }
    }
pile-own = own deck
pile-monument = monument deck

note-places = { $kinds }: for { $places }
note-no-place = { $kinds }: no place asks for it
ask-keep-one = Keep one. The other goes to { $rival }.
ask-keep-of-pack = Keep one card; the others are passed on.
ask-choose-mage = Choose one of your two mages.
ask-choose-item = Take a magic item.
ask-turn = Your turn: take an action or pass.
ask-payment = Pay { $number } more.
owed-place = Place { $card }
owed-use = Use { $card }
owed-alike = Use { $card }
owed-ward = Ward off { $cause }
owed-lose = { $card }: give up essences
owed-gain = Take essences
owed-lay = Put essences on it
owed-of-one-type = X essences of one type: { $what }.
owed-fixed = Fixed: { $what }. { $number ->
    [one] The last one is
   *[other] The other { $number } are
} your choice.
owed-free = { $number ->
    [one] One essence
   *[other] { $number } essences
} of your choice.
settle-place = Pay and place
settle-use = Pay and use
settle-alike = Pay and use
settle-ward = Pay and ward off
settle-lose = Give up
settle-gain = Take them
settle-lay = Put them there
settle-keeps = This still leaves enough for { $cards }.
settle-loses = This leaves too little for { $cards }.
gain-keeps = Then you have enough for { $cards }.
gain-loses = Then you have too little for { $cards }.
ask-payment-of-ward = Pay { $number } more to ward it off.
ask-loss = You lose { $number } more other { $number ->
    [one] essence
   *[other] essences
}. Which?
ask-pay-same = Pay X essences of one type for { $what }. So far X = { $number }.
ask-turn-another = Which component do you turn?
ask-discard-cards = Which hand card do you discard?
ask-destroy-own = Which artifact do you destroy?
ask-gain-any = Take essences of your choice, { $number } to go.
ask-lay-any = Put essences of your choice on it, { $number } to go.
ask-gain-alike = Of which essence do you take { $number }?
ask-pick-option = What do you take?
ask-give-rival = Which rival gets { heap-words }?
ask-count-pool = { $counted } in whose pool counts? You gain as much { $gained }.
ask-discard-or-return = Discard a hand card or put it on top of your deck.
ask-draw-cards = With this card your deck runs out. Do you draw it?
ask-peek = Which deck do you look at?
ask-reorder = Which card comes next, from the top?
ask-retrieve-card = Which discarded card do you take back?
ask-straighten-one = Which component do you straighten?
ask-put-on = On which of your components do you put { heap-words }?
ask-borrow = Which item of the centre does { $card } use?
ask-may-place = Which artifact do you place with { $card }?
ask-take-monument = Which monument do you take?
ask-harm = { $card } attacks you. Do you ward it off?
ask-react-to-check = Victory is being checked. Do you react?
ask-take-or-leave = Do you take all essences from { $card }?
ask-upkeep = Do you pay for { $card }? Otherwise it turns.
ask-swap-item = Exchange your item for one of the centre.
in-order = { " " }(In this order: { $what })

move-keep = keep { $card }
move-choose = choose { $card }
move-take = take { $card }
move-pick = option { $option }
move-gain = take { $essence }
move-empty = take all essences from { $card }
move-leave = leave the essences on { $card }
move-maintain = pay for { $card }
move-place = place { $card }
move-claim = claim { $card }
move-unseen = take the unseen top monument
move-sell = discard { $card }, option { $option }
move-use = use { $card }, power { $power }
move-pass = pass
move-pay = pay { $essence }
move-lose = lose { $essence }
move-lay = lay { $essence }
move-discard = discard { $card }
move-return = put { $card } on the deck
move-retrieve = take back { $card }
move-destroy = destroy { $card }
move-turn = turn { $card }
move-straighten = straighten { $card }
move-put = put on { $card }
move-look = look at the { $pile }
move-order = { $card } next
move-target = { $seat }
move-ward = ward off, option { $option }
move-endure = do not ward off
move-done = done
move-draw = draw
done-borrow = use none of them
done-draw-cards = do not draw
done-may-place = place nothing
done-pay-same = leave it at X = { $number }
done-react-to-check = no reaction
done-retrieve-card = take none back
label-empty = Take all
label-leave = Leave them there
label-maintain = Pay
label-turn = Do not pay
label-use = { $card }: { $what }
label-sell = discard { $card }: { $what }
label-pick = take { $what }
label-ward = ward off: { $what }
label-count = { $who } ({ $what })
label-pay = pay { $what }
label-lose = lose { $what }
label-gain = take { $what }
label-lay = lay { $what }

log-keep = { who } keep{ s } { $card }.
log-keep-hidden = { who } keep{ s } a card.
log-choose = { who } choose{ s } { $card }.
log-choose-hidden = { who } choose{ s } a mage.
log-take = { who } take{ s } { $card }.
log-pick = { who } take{ s } { $what }.
log-gain = { who } pick{ s } { $essence }.
log-empty = { who } take{ s } all essences from { $card }.
log-leave = { who } leave{ s } the essences on { $card }.
log-maintain = { who } pay{ s } for { $card }.
log-place = { who } place{ s } { $card }.
log-claim = { who } claim{ s } { $card }.
log-unseen = { who } take{ s } the unseen top monument.
log-sell = { who } discard{ s } { $card }: { $what }.
log-use = { who } use{ s } { $card }: { $what }.
log-pass = { who } pass{ es }.
log-pay = { who } pay{ s } { $essence }.
log-lose = { who } lose{ s } { $essence }.
log-lay = { who } lay{ s } { $essence }.
log-discard = { who } discard{ s } { $card }.
log-return = { who } put{ s } { $card } on { their } own deck.
log-return-hidden = { who } put{ s } a card on { their } own deck.
log-retrieve = { who } take{ s } { $card } back into the hand.
log-destroy = { who } destroy{ s } { $card }.
log-turn = { who } turn{ s } { $card }.
log-straighten = { who } straighten{ s } { $card }.
log-put = { who } put{ s } what was paid on { $card }.
log-look = { who } look{ s } at cards: { $pile }.
log-order = { who } put{ s } { $card } back next.
log-order-hidden = { who } put{ s } a card back.
log-target = { who } choose{ s } { $seat-is ->
    [you] you
   *[other] { $seat }
 }.
log-ward = { who } ward{ s } it off.
log-ward-harm = { who } ward{ s } off { $card }: { $what }.
log-endure = { who } { does } not ward it off.
log-endure-harm = { who } { does } not ward off { $card }.
log-done = { who } leave{ s } it at that.
log-done-borrow = { who } use{ s } no item with { $card }.
log-done-draw-cards = { who } { does } not draw.
log-done-may-place = { who } place{ s } nothing with { $card }.
log-done-pay-same = { who } leave{ s } it at X = { $number }.
log-done-react-to-check = { who } { does } not react.
log-done-retrieve-card = { who } take{ s } no card back.
log-draw = { who } draw{ s }.

news-round = Round { $number } begins.
news-mage = { who } play{ s } { $card }.
news-gains = { who } gain{ s } { $count } { $essence }.
news-gains-from = { who } gain{ s } { $count } { $essence } from { $card }.
news-lays = { $card }: { $count } { $essence } more on it.
news-takes-off = { $card }: { $count } { $essence } less on it.
news-pays = { who } pay{ s } { heap-words }.
news-pays-for = { who } pay{ s } { heap-words } for { $card }.
news-loses = { who } lose{ s } { heap-words } to { $card }.
news-draws = { who } draw{ s } a card.
news-draws-card = { who } draw{ s } { $card }.
news-reshuffles = { who } shuffle{ s } the discards into a new deck.
news-destroyed = { $card } is destroyed.
news-turned = { $card } is turned.
news-straightened = { $card } is straightened.
news-discarded = { $card } is discarded.
news-none-turned = { $card }: there is nothing to straighten.
news-none-placed = { $card }: there is nothing to place.
news-none-usable = { $card }: no item in the centre can be used.
news-none-left = { $card }: no monument is left.
news-only-pass = { who } can do nothing else.
news-unseen = It is { $card }.
news-refill = New on display: { $card }.
news-token = { who } take{ s } the first-player token.
news-ignores = { who } lose{ s } nothing.
news-no-victory = Nobody has enough points.
news-points = { who }: { $count } { $count ->
    [one] point
   *[other] points
}.

heading-log-claim = { who } claim{ s } { $card }
heading-news-unseen = { $card } from the deck
heading-news-loses = { $card } hits { $who-is ->
    [you] you
   *[other] { $who }
 }
heading-log-destroy = { who } destroy{ s } { $card }
heading-log-place = { who } place{ s } { $card }
heading-log-use = { who } use{ s } { $card }
heading-log-sell = { who } discard{ s } { $card }

tally-placed = cards placed
tally-claimed = places and monuments
tally-used = powers used
tally-sold = discarded for essences

why-item = Items are exchanged when passing.
lacks = You lack essences to place it.
why-not-now = This cannot be done now.
why-not-yours = This is not yours.
why-missing = You lack: { $what }.
why-cost = You cannot pay the cost now.
why-no-power = This component has no power for your turn.
why-turned = Turned: powers work again when the component is straightened.
over-victory = At the end of the round somebody has enough points.
over-victory-check = The check in the middle of the round decides.
over-max-rounds = The agreed number of rounds has been played.

card-smith = Smith
    .text = Forges gold from elan, or lays in supplies.
card-enchantress = Enchantress
    .text = Enchants elan into death for the next round.
card-cultist = Cultist
    .text = Those who have passed get death as well.
card-fortune-teller = Fortune Teller
    .text = The card put away need not be the drawn one.
card-alchemist = Alchemist
    .text = Gold out of any essences.
card-artificer = Artificer
    .text = Works always, even when turned.
card-druid = Druid
    .text = Wakes your creatures.
card-duelist = Duelist
    .text = Makes gold out of death.
card-healer = Healer
    .text = Protects you once a round.
card-necromancer = Necromancer
    .text = Makes death out of life.
card-scholar = Scholar
    .text = Draws a card for an essence.
card-seer = Seer
    .text = Sees what is coming.
card-transmuter = Transmuter
    .text = Makes more out of little.
card-witch = Witch
    .text = Wakes any of your components.
card-crucible = Crucible
    .text = Turns four different essences into gold, or helps to place an artifact for less.
card-cursed-peacock-idol = Cursed Peacock Idol
    .text = Gives away a life and brings whatever else is lacking.
card-squared-circle = Squared Circle
    .text = Puts an essence of your pool on one of your components, preferably on a place of power.
card-white-swan = White Swan
    .text = Gathers life and calm round after round; as often as you like.
card-gnosis = Gnosis
    .text = Draws, or brings back something discarded.
card-solomons-key = Solomon's Key
    .text = Borrows the power of an item in the centre, which stays there and does not turn.
card-brazen-head = Brazen Head
    .text = Sees what is coming and puts it into the order you like.
card-faerie-dragon = Faerie Dragon
    .text = A dragon and a creature at once.
card-magnum-opus = Magnum Opus
    .text = With it you can win in the middle of a round.
card-artificers-robe = Artificer's Robe
    .text = Works even when turned, and adds to other discounts.
card-black-cat = Black Cat
    .text = Wakes any of your components, even itself.
card-sleeping-dragon = Sleeping Dragon
    .text = Your mage has to be straightened for it.
card-golden-key = Golden Key
    .text = Essences are only counted, never taken away.
card-silver-key = Silver Key
    .text = Counts the life in a rival's pool, who keeps it.
card-crown-of-command = Crown of Command
    .text = You may take the unseen top monument as well.
card-mystic-spring = Mystic Spring
    .text = Your mage helps to draw from it and has to be straightened for that.
card-athanor = Athanor
    .text = First gather elan, then turn many essences of one type into gold.
card-bone-dragon = Bone Dragon
    .text = Attacks everybody who has not passed yet.
card-celestial-horse = Celestial Horse
    .text = A reliable income, and a creature.
card-chalice-of-fire = Chalice of Fire
    .text = Much elan, and one more component at work.
card-chalice-of-life = Chalice of Life
    .text = Gathers calm and life, and protects.
card-corrupt-altar = Corrupt Altar
    .text = Turns artifacts back into essences, even itself.
card-crypt = Crypt
    .text = Brings a discarded artifact into play for less.
card-cursed-skull = Cursed Skull
    .text = For a life you get later what you need.
card-dancing-sword = Dancing Sword
    .text = Parries, and gathers death by it.
card-dragon-bridle = Dragon Bridle
    .text = Dragons cost less and do you no harm.
card-dragon-egg = Dragon Egg
    .text = Break it and place a dragon for much less.
card-dragon-teeth = Dragon Teeth
    .text = The way to a dragon without cost.
card-dwarven-pickaxe = Dwarven Pickaxe
    .text = Elan becomes gold.
card-earth-dragon = Earth Dragon
    .text = Attacks everybody who has not passed yet.
card-elemental-spring = Elemental Spring
    .text = Three essences every round, and protection for a little calm.
card-elvish-bow = Elvish Bow
    .text = Shoots, or draws a card.
card-fiery-whip = Fiery Whip
    .text = Much elan, or a sacrifice for many essences.
card-fire-dragon = Fire Dragon
    .text = Attacks everybody who has not passed yet.
card-flaming-pit = Flaming Pit
    .text = Brings elan and burns life.
card-fountain-of-youth = Fountain of Youth
    .text = Makes calm and life out of death, as often as you like.
card-guard-dog = Guard Dog
    .text = Wakes up again and again for a little elan.
card-hand-of-glory = Hand of Glory
    .text = Those who have passed get death as well.
card-hawk = Hawk
    .text = Spies out a deck, or draws.
card-horn-of-plenty = Horn of Plenty
    .text = Essences or gold every round.
card-hypnotic-basin = Hypnotic Basin
    .text = Calm every round, and more by the elan of others.
card-jeweled-statuette = Jeweled Statuette
    .text = Brings death, and gold in the end.
card-magical-shard = Magical Shard
    .text = Costs nothing, and is an action all the same.
card-mermaid = Mermaid
    .text = Puts essences where they count.
card-nightingale = Nightingale
    .text = A point with wings.
card-philosophers-stone = Philosopher's Stone
    .text = Turns many essences of one type into gold.
card-prism = Prism
    .text = Exchanges essences, many at once if you like.
card-ring-of-midas = Ring of Midas
    .text = Makes gold out of life, as often as you like.
card-sacrificial-dagger = Sacrificial Dagger
    .text = Its sacrifice brings as much as the discarded card costs.
card-sea-serpent = Sea Serpent
    .text = A dragon and a creature. A sacrifice wards it off, and so does any other reaction.
card-treant = Treant
    .text = Life every round, and elan by the death of others.
card-tree-of-life = Tree of Life
    .text = Much life, and some for the others.
card-vault = Vault
    .text = Leave the gold on it and it bears interest every round.
card-water-dragon = Water Dragon
    .text = Attacks everybody who has not passed yet.
card-wind-dragon = Wind Dragon
    .text = Attacks everybody who has not passed yet.
card-windup-man = Windup Man
    .text = What you leave on it keeps growing every round.
card-mystic-monastery = Mystic Monastery
    .text = Your mage acts once more.
card-dark-temple = Dark Temple
    .text = Death every round.
card-well-of-memory = Well of Memory
    .text = Brings back something discarded.
card-stone-circle = Stone Circle
    .text = With it you can win in the middle of a round.
card-ziggurat = Ziggurat
    .text = Nothing but points, but many.
card-lighthouse = Lighthouse
    .text = A small income and good points.
card-sphinx = Sphinx
    .text = Exchanges gold for many other essences.
card-colossus = Colossus
    .text = Gathers gold for later.
card-golden-statue = Golden Statue
    .text = Counts for this one check only.
card-great-pyramid = Great Pyramid
    .text = Nothing but points, but many.
card-hanging-gardens = Hanging Gardens
    .text = The richest income of all monuments.
card-library = Library
    .text = One more card every round.
card-mausoleum = Mausoleum
    .text = Keeps death, as much as you like.
card-obelisk = Obelisk
    .text = A single boost when you claim it.
card-oracle = Oracle
    .text = Sees what is coming.
card-solomons-mine = Solomon's Mine
    .text = Gold every round.
card-temple = Temple
    .text = Life, points and protection.
card-druid-circle = Druid Circle
    .text = Its second power does not turn the place; use it before the first.
card-dragons-den = Dragon's Den
    .text = Its second power does not turn the place; use it before the first.
card-dwarven-forge = Dwarven Forge
    .text = Every gold that lies here is a point.
card-elven-heartwood = Elven Heartwood
    .text = Hand cards become points; they give no essences here.
card-sacred-grove = Sacred Grove
    .text = Plenty of life, and points by creatures.
card-alchemists-tower = Alchemist's Tower
    .text = Income, protection, and points out of all four essences.
card-catacombs-of-the-dead = Catacombs of the Dead
    .text = Every death that lies here is a point.
card-sacrificial-pit = Sacrificial Pit
    .text = Sacrifice life for points, creatures and dragons for gold.
card-cursed-forge = Cursed Forge
    .text = Without death it stays cold this round.
card-dwarven-mines = Dwarven Mines
    .text = Gold every round, more with much elan.
card-coral-castle = Coral Castle
    .text = With it you can win in the middle of a round.
card-sunken-reef = Sunken Reef
    .text = Gold every round, points out of calm.
card-dragons-lair = Dragon's Lair
    .text = Dragons cost less and guard your gold.
card-sorcerers-bestiary = Sorcerer's Bestiary
    .text = Your creatures and dragons are worth points here.
card-research = Research
    .text = One more card for an essence.
card-calm-elan = Calm/Elan
    .text = Income only, no power.
card-death-life = Death/Life
    .text = Income only, no power.
card-reanimate = Reanimate
    .text = Wakes any of your components.
card-alchemy = Alchemy
    .text = Gold out of any essences.
card-divination = Divination
    .text = Exchanges bad cards for new ones.
card-protection = Protection
    .text = Keeps harm away once a round.
card-transmutation = Transmutation
    .text = Exchanges essences for others.

sign-round = each round { $what }
sign-or = or
sign-on-it = on it
sign-on-one = on one of yours
sign-essence-on-self = { $points } per { $each } on it
sign-own-artifact-tag = { $points } per own { $each }
sign-life-loss = life lost:
sign-dragon-life-loss = dragon:
sign-victory-check = at a check:
sign-back = back
sign-look = look at
sign-check = check
sign-as-much = { $gain } as { $whose } { $count }
sign-of-cost = of its cost
sign-free = free
sign-borrow = use [item]
sign-place = place
sign-play = place
sign-sell = discard

icon-artifact = artifact
icon-any = any essence
icon-any4 = any essence but gold
icon-calm = calm
icon-creature = creature
icon-death = death
icon-deck = deck
icon-destroy = destroy
icon-discard = discard
icon-dragon = dragon
icon-draw = draw a card
icon-elan = elan
icon-gold = gold
icon-life = life
icon-mage = mage
icon-monument = monument
icon-item = magic item
icon-player = a player
icon-point = point
icon-rival = a rival
icon-rivals = each rival
icon-shield = wards off an attack
icon-straighten = straighten
icon-turn = turn the card
