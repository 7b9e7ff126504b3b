lesson-clash = The clash

learn-hand = These are *your lights*. The Glint is the smallest of all.
learn-hand-do = Tap the Glint.
learn-hand-again = The Glint has a 1.
learn-lay = The higher number wins, but the 1 beats the 7.
learn-lay-do = Lay the Glint.
learn-lay-again = The Glint is waiting in your hand.
learn-lay-praise = The smallest has beaten the Nova!
learn-won = That is your *first point*.
