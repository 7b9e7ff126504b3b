# Learning Aeon's End: what the Raven says
lesson-spell = A spell
lesson-time = Time
lesson-breach = Breaches
lesson-win = Victory

learn-foe = This is the *Rageborne*. It wants to destroy Gravehold; you lose only when Gravehold falls.
learn-foe-do = Tap the Rageborne.
learn-foe-again = The Rageborne stands at the top.
learn-prep = Spells need an *open breach*. Prep it today, cast it next turn: 1 damage.
learn-prep-do = Prep Spark at breach I.
learn-prep-again = First Spark from your hand, then the glowing breach.
learn-prep-praise = Prepped. It waits for your next turn.
learn-gems = *Gems* give aether, and aether buys. Every Crystal gives 1.
learn-gems-do = Play a Crystal.
learn-gems-do-2 = And one more.
learn-gems-again = The Crystals are in your hand.
learn-gems-praise = 2 aether.
learn-buy = The *supply* holds what makes you stronger. Jade costs 2.
learn-buy-do = Buy a Jade.
learn-buy-again = Jade lies in the supply and costs exactly 2.
learn-buy-praise = Bought!
learn-bought = What you buy goes to your *discard pile*, and later to your hand.

learn-order = Nobody knows who is *next*. But you can see what is left in the deck.
learn-order-do = Tap the card of the foe.
learn-order-again = The turn order deck shows who is still to come.
learn-cast = Your turn. First you *cast* what is prepped.
learn-cast-do = Cast Spark.
learn-cast-again = Spark lies at breach I.
learn-cast-praise = 1 damage to the Rageborne!
learn-end = You have done what you wanted. Now the *deck* decides whose turn it is.
learn-end-do = End your actions.
learn-end-again = The button to end your actions is waiting for you.
learn-end-praise = The Rageborne had its turn.
learn-acts = It has called a *minion*. What that does on its next turn stands on the card; beat it first.

learn-focus = You *focus* dark breaches with aether until they open. Turn by turn it gets cheaper.
learn-focus-do = Focus breach II.
learn-focus-again = Breach II is the second from the left.
learn-focus-praise = Focused: it takes a spell this turn already.
learn-discard = Your discard pile is *never shuffled*: what you discard first comes back first.
learn-discard-do = End your actions.
learn-discard-do-2 = Discard the Garnet Shard first.
learn-discard-again = Then you choose the order of the cards you played.
learn-discard-praise = Well planned.
learn-back = When your deck is empty, you simply *turn the pile over*. So you know what you will draw.

learn-last = The Rageborne has only *1 life* left. A spell is waiting at your breach.
learn-last-do = Cast Spark.
learn-last-again = Spark lies at breach I.
learn-last-praise = The Rageborne is defeated!
learn-won = Gravehold stands. *You have won*, for yourself and for all who play with you.

# What is explained the first time
first-main = Do as much as you can: play *gems*, buy, focus breaches, prep spells, charge up.
first-casting = First the *spells*: what lies at an open breach you may cast; at a dark one you must.
first-damage = Who is hit? *Minions* attack as long as they live; the nemesis itself you beat in the end.
first-clear = The order matters: your discard pile is *never shuffled*, only turned over.
first-take-turn = This card belongs to *all of you*: decide whose turn it is.
first-break-breach = Being *exhausted* costs a breach. Give up the one that helps you least.
first-one-of = The nemesis leaves you the *choice*: take what harms you less just now.
first-hurt-one = One of you takes the *damage*. It is lightest for whoever has life to spare.
first-team-pick = This hits *one of you*. Talk about who can bear it best.
first-discard-hand = The card goes to your *discard pile* and comes back one day; it is not lost.
first-destroy-hand = *Destroyed* means gone for good. Losing your weakest card makes your deck better.
first-devour = What is *devoured* leaves the market. Give up a pile that nobody wants to buy from.
first-unbind = A prepped spell goes to the discard pile *without being cast*.
first-turn-breach = *Focusing* turns a breach further: opening it costs less afterwards.
first-gain-free = You get a card *for nothing*, without any aether.
first-corrupt = A *corruption* clogs a deck until one gets rid of it.
first-news-exhausted = *Exhausted*: no life left, but still in the game. A breach is destroyed, and further damage hits Gravehold twice as hard.

# The rules in pictures
picture-foe = All against one
picture-foe-text = Beat the *nemesis* before Gravehold falls. You win or lose together.
picture-order = Turn order
picture-order-text = A *deck* decides whose turn it is. What is left in it is open.
picture-cast = Casting
picture-cast-text = First you cast *prepped* spells. At dark breaches you must.
picture-gems = Buying
picture-gems-text = *Gems* give aether. With it you buy cards; they go to your discard pile.
picture-breach = Breaches
picture-breach-text = *Focusing* turns a breach until it is open. Open breaches take a spell at any time.
picture-minion = Minions and powers
picture-minion-text = On the nemesis turn its cards do what stands on them. You can beat *minions*.

# What the pieces on the table are
about-nemesis = The nemesis. When it has no life left, you have won.
about-husk = A husk of the Carapace Queen. A swarm of 13 means defeat.
about-breach = A breach: open it takes a spell at any time. Dark it must be focused; the notch shows how far it is turned.
about-turn-one = With this card a mage has a turn.
about-turn-wild = Your choice: you decide whose turn it is.
about-turn-nemesis = With this card the nemesis has a turn.
about-strikes = The strike deck: when the Rageborne has enough fury, one of them is carried out.
about-fury = Fury: with 4 or more the Rageborne strikes at the end of its turn, and loses some of it.
about-gravehold = Gravehold: if it falls, the game is lost.
about-aether = Aether of this turn: to buy, focus, open and charge. What is left over is lost.
about-charges = Charges: when all are there, you may use your ability.
about-life = Life. At 0 you are exhausted, but still in the game.
