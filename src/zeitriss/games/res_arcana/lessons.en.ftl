# Learning Res Arcana Duo: what the Raven says
lesson-essences = Essences
lesson-cards = Cards
lesson-points = Points

learn-essences = You pay for everything with *five essences*. You begin with one of each.
learn-essences-do = Tap elan, the fire.
learn-essences-do-2 = This is life, the leaf.
learn-essences-do-3 = This is calm, the drop.
learn-essences-do-4 = This is death, the moon.
learn-essences-do-5 = And this is gold.
learn-essences-again = The glowing essence is meant.
learn-essences-praise = That is all five.
learn-collect = Every round begins with *collecting*. Your item gives you 1 calm or 1 elan.
learn-collect-do = Take 1 calm.
learn-collect-again = Calm is the drop; you will need it at once.
learn-swan = The *White Swan* costs 1 life and 2 calm. You have both.
learn-swan-do = Place the Swan.
learn-swan-again = The White Swan is in your hand.
learn-swan-praise = Placed and paid.
learn-placed = It lies before you now, and stays. *One action* per turn, then the Mouse moves.

learn-sell = Even cards you never play can help: discard one for *2 essences or 1 gold*.
learn-sell-do = Discard the Crucible, for 1 gold.
learn-sell-again = The Crucible is in your hand.
learn-sell-praise = 1 more gold.
learn-power = Cards before you have *powers*. The Swan turns 1 calm into 2 life, and is turned itself.
learn-power-do = Use the Swan.
learn-power-again = The White Swan lies before you.
learn-power-praise = 2 life for you!
learn-turned = The turned Swan *rests*. In the next round it is ready again.

learn-monument = *Monuments* cost 4 gold and bring points. You have exactly 4.
learn-monument-do = Claim the Ziggurat.
learn-monument-again = The Ziggurat lies in the middle.
learn-monument-praise = Your first points!
learn-pass = Who is done *passes*, swaps the item and draws a card. First to pass goes first and holds a point.
learn-pass-do = Pass.
learn-pass-do-2 = Swap your item for Alchemy.
learn-pass-again = You are done for this round.
learn-pass-praise = First to finish, one more point!
learn-token = That is how points grow. *Who has 7 at the end of a round wins.*

# What is explained the first time
first-choose-item = You have a *magic item* in every round. Who passes swaps it.
first-choose-mage = Your *mage* is always in play. You collect from it, and it has a power.
first-keep-one = You keep one card, your rival gets the other. Look for cards that *go together*.
first-turn = *One action*: place a card, claim a monument or a place, discard a card, use a power, or pass.
first-pick-option = At the start of the round you *collect*. Here you have a choice.
first-take-or-leave = Of the essences on a card you take *all or none*.
first-swap-item = You have passed: *swap* your item for another.
first-harm = An attack! You *lose* life, or you ward it off, if you can.
first-keep-of-pack = You keep one card, the others *go on*. Look at what yours cost and give together.
first-payment = Part of the price is *yours to choose*. Keep the essences that you need next.
first-gain-any = Which essences you take is *up to you*. Think of the price of the card that you want next.
first-loss = For every *missing life* you lose two other essences of your choice.
first-upkeep = This card wants to be *paid* every round. Without it, it rests until the next.
first-react-to-check = The *points* are about to be counted. Some cards may still do something now.
first-discard-cards = Part with what you need least: the card goes to your *discard pile*.
first-destroy-own = A *destroyed* artifact leaves play and lies in your discard pile afterwards.

# The rules in pictures
picture-essences = Five essences
picture-essences-text = Elan, life, calm, death and gold. You *pay* for everything with them; every round begins with collecting.
picture-place = Placing
picture-place-text = Pay what stands at the top of the card. Then it lies before you, and *stays*.
picture-sell = Discarding
picture-sell-text = Even cards you never play can help: *2 essences or 1 gold* for each one you discard.
picture-power = Powers
picture-power-text = Using a power mostly *turns* the card. Turned it rests until the next round.
picture-monument = Monuments and places
picture-monument-text = A *monument* costs 4 gold, a place what stands on it. Both bring points.
picture-pass = Passing
picture-pass-text = First to pass goes first in the next round and holds a *point*. All swap their item and draw a card.

# What the pieces on the table are
about-pool-elan = Elan, the fire: one of the five essences.
about-pool-life = Life, the leaf. Attacks take it away.
about-pool-calm = Calm, the drop: one of the five essences.
about-pool-death = Death, the moon: one of the five essences.
about-pool-gold = Gold: 4 of it buy a monument.
about-token = The first player token: first to pass gets it, goes first in the next round and holds a point.
about-points = Points: they are checked at the end of the round.
