# Learning Eternitium: what the Raven says
lesson-road = The road
lesson-luck = Luck
lesson-market = Technologies
lesson-home = The crystal

learn-crystal = That is where you are going: to the *crystal*. Every era before it is one step.
learn-crystal-do = Tap the crystal.
learn-crystal-again = The crystal lies at the end of your road.
learn-shape = A *portal* opens the next era. Same shape opens.
learn-shape-do = Play the Triangle Portal on the triangle.
learn-shape-again = A triangle lies before you; the Triangle Portal is in your hand.
learn-shape-praise = One step closer.
learn-onward = In one turn you play *as many cards* as fit.
learn-onward-do = Now a circle: play the Circle Portal.
learn-onward-again = A circle lies before you; the Circle Portal fits.
learn-onward-praise = Two at once!
learn-droid = The last era lies *face down*. The droid looks for you.
learn-droid-do = Play the Droid.
learn-droid-again = The Droid is in your hand.
learn-droid-praise = A square!
learn-open = It lies face up now, and your Square Portal would fit. *Look first, then go.*

learn-hidden = Without a droid there is *luck*. All you know: two triangles and a square, well shuffled.
learn-hidden-do = Tap the hidden road.
learn-hidden-again = The hidden eras lie before the crystal.
learn-luck = Two in three: a triangle is *likely*. If it does not fit, your road is shuffled, and you draw one card less.
learn-luck-do = Try your luck with the Triangle Portal.
learn-luck-again = The Triangle Portal has the better odds.
learn-luck-praise = It fits! Lucky you.

learn-technology = At the end of a turn you may take a *technology*. This double portal opens two shapes.
learn-technology-do = Take the Circle-Diamond Portal.
learn-technology-again = The double portal lies face up in the market.
learn-price = It costs an *era*: you grow stronger, but your road grows longer.
learn-price-do = Pay with the circle; your new portal opens it.
learn-price-again = Two eras lie there. The circle fits your new portal.
learn-price-praise = Wisely paid.
learn-stronger = The new card lies on your deck, the circle on your *road*.

learn-home = One last era lies before the crystal, and you have the *portal that fits*.
learn-home-do = Go the last step.
learn-home-again = A square lies before you, the Square Portal is in your hand.
learn-home-praise = The crystal is yours!
learn-found = The others finish the round, then it is certain: *you have won.*

# What is explained the first time
first-prepare = To begin with you are given a *technology*. Take what you like.
first-take-portal = Every turn begins with a *portal* from the supply. Take a shape that lies on your road.
first-play-cards = Play as many cards as you like. A portal that fits *opens* the next era; who plays nothing draws one card more.
first-destroy = Who plays nothing may *destroy* cards of the hand: your deck gets thinner and better.
first-lay-hand = All cards left in your hand go to your *discard pile*. The last one lies on top.
first-acquire = You may take a *technology*. It costs eras, which are laid on your road.
first-pay = Choose the era that is laid on your road: best one for which you have a *portal*.
first-projector = The projector *changes your hand*: whatever you discard or destroy you draw again at once.
first-transport = The transporter takes an era away without any portal. *Two cards* of your hand go for it.
first-chrono = The Chrono-Blaster *swaps* your top era with somebody else's.
first-lab-choice = The laboratory *gives* you a technology, without another era.
first-lab-offer = Somebody played a laboratory: you may take a *basic technology*, too, for nothing.
first-recycle = A card of your *discard pile* comes back into your hand.
first-victim = The Robo-Thief takes a card from *another's discard pile*. Choose whose.
first-news-bad-luck = A *portal did not fit*: the road is shuffled, nothing more is played this turn, and one card less is drawn. A droid looks first.

# The rules in pictures
picture-road = Your road
picture-road-text = Every era before the *crystal* is one step. Who uncovers it first wins.
picture-portal = Portals
picture-portal-text = *Same shape* opens. You play as many cards as fit.
picture-droid = Looking
picture-droid-text = The *Droid* turns hidden eras up before you go.
picture-luck = Luck
picture-luck-text = You may also *risk* it. If it does not fit, your road is shuffled, and you draw one card less.
picture-technology = Technologies
picture-technology-text = Once per turn you may take a *technology*. It lies on top of your deck at once.
picture-price = The price
picture-price-text = It costs *eras*, which are laid on your road: one for a basic technology, two for an advanced one.

# What the pieces on the table are
about-crystal = The crystal: who uncovers it first wins.
about-era = A hidden era. A droid looks, or you try your luck.
about-deck = Your deck: you draw from it at the end of your turn.
about-eras = So many eras still lie before the crystal.
