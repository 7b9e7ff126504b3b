# Learning Gegensatz: what the Raven says
lesson-walk = Walking
lesson-codex = The codex
lesson-duel = The duel

learn-wand = This is *your wand*. Your future lies to its right, your past to its left.
learn-wand-do = Tap the relic at which it stands.
learn-wand-again = The little wand glows below the Purple Skull.
learn-ahead = The *number* leads into the future. A 1 goes exactly one step.
learn-ahead-do = Put the Blue Skull on the glowing relic.
learn-ahead-again = First the Blue Skull from your hand, then the glowing relic to the right of the wand.
learn-ahead-praise = Just so! Card for card.
learn-back = Back you go to the same *colour* or the same *symbol*. A ring leads to a ring.
learn-back-do = Go back to the Red Ring with the Green Ring.
learn-back-again = The Green Ring from your hand leads to the ring to the left of the wand.
learn-back-praise = Done, in two turns!
learn-paradox = Three red relics in hand: a *paradox*. Three equal numbers or symbols count as well.
learn-paradox-do = Declare it.
learn-paradox-again = The button "Declare the paradox" is waiting for you.
learn-paradox-praise = Paradox!
learn-crystal = That is your *first crystal*; five win. You have traded your three cards for three neighbours of the wand.

learn-codex = This is the *codex*. It shows a colour, blue just now.
learn-codex-do = Tap the codex.
learn-codex-again = The codex is the face-down card with the crystal.
learn-forbidden = The colour at the codex does not count just now: your three blue relics are *no paradox*. It moves on with every crystal.
learn-forbidden-do = Let it be: no paradox.
learn-forbidden-again = Blue does not count just now. The button "No paradox" goes on.
learn-forbidden-praise = Wisely waited.

learn-opponent = The other wand belongs to the *Mouse*. She walks the same row of time, only the other way.
learn-opponent-do = Tap the relic at which she stands.
learn-opponent-again = Her wand stands above the Red Key.
learn-duel = Same place: a *duel*. The higher sum takes a crystal; the codex colour counts nothing.
learn-duel-do = Go to the Red Key with the Purple Ring.
learn-duel-again = The Purple Ring has a 1: exactly one step to the Mouse.
learn-duel-praise = 8 to 7, won!
learn-won = The Mouse's crystal is *yours* now. You can play Antinomy.

# What is explained the first time
first-place-wand = Choose where you begin: a relic in the *codex colour*.
first-turn = Play a relic. Its *number* leads to the right, its *colour* or *symbol* to the left.
first-paradox = Three equal colours, numbers or symbols, none in the codex colour: that would be a *paradox*. You are always asked, so that nobody can guess your hand.
first-pick-side = After a paradox you trade your hand for *three neighbours* of your wand, to the left or to the right.
first-solo-turn = Alone you play against the *draw deck*: collect enough crystals before it is empty. You may skip.
first-solo-paradox = Three alike: a *paradox*, so a crystal for you. Afterwards one of the three relics leaves the game.
first-remove-relic = One relic of the paradox goes *for good*. Keep the two that take you furthest.
first-replace-card = The revealed card goes *into the continuum*; another one makes way for it.
first-return-relic = The *shrine* holds five relics only. One goes back into the box.
first-news-codex = The *forbidden colour* has moved on. This colour does not count now, and all others do again.
first-news-duel = Both wands at one place: a *duel*. The higher sum of the hand takes a crystal; the codex colour counts nothing.

# The rules in pictures
picture-ahead = Ahead: the number
picture-ahead-text = With a *1* you go exactly one step into your future, to the right.
picture-back = Back: colour or symbol
picture-back-text = The *Green Ring* takes you to every ring on the left, and to everything green.
picture-trade = Trading
picture-trade-text = Your card stays there, the relic comes to your *hand*. There are always three.
picture-paradox = Paradox
picture-paradox-text = Three equal colours, numbers *or* symbols: take a crystal. Then trade all three for the neighbours of your wand.
picture-codex = The codex
picture-codex-text = The colour at the *codex* does not count just now. It moves on with every crystal won.
picture-duel = Duel
picture-duel-text = When both wands stand at one relic, the *sum* of the hand counts. Who has more takes a crystal of the other.

# What the pieces on the table are
about-codex = The codex: its colour does not count just now, neither for a paradox nor in a duel. It moves on with every crystal.
about-stones = Time stones: every turn without a paradox costs one. With the last one a card of the row is replaced, then they are full again.
about-deck = The draw deck: if it is empty before you have enough crystals, it is over.
about-crystals = Crystals: five win.
about-supply = The supply of crystals.
