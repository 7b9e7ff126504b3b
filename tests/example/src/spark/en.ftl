title = Spark
tagline = Three rounds of hidden lights
about = Lay one of your three lights face down, turn over, and see which one shines brighter.

option-seats = Number of players
option-seats-2 = Two
option-ember = The ember
option-ember-hidden = lies face down
option-ember-open = lies face up

round = Round { $n } of 3
middle = Fireplace
ember = Ember
burnt = Burnt out
laid = Laid
hand = Hand
points = Points
face-down = A light, face down

ask-lay = Lay one of your lights face down.
move-lay = Lay { $light }
log-lay = { who } lay{ s } { $light }.
log-lay-hidden = { who } lay{ s } a light face down.
news-clash = { $one } against { $other }: { who } win{ s } { $points ->
    [one] one point
   *[other] { $points } points
 }.
over-points = More points after three rounds.
over-shared = Equal points after three rounds.

light-glint = Glint
    .text = Beats only the Nova.
light-match = Match
    .text = Beats the Glint.
light-candle = Candle
    .text = Beats what is below 3.
light-torch = Torch
    .text = Beats what is below 4.
light-blaze = Blaze
    .text = Beats what is below 5.
light-comet = Comet
    .text = Beats what is below 6.
light-nova = Nova
    .text = Beats everything but the Glint.
