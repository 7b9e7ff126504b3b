title = Funke
tagline = Drei Runden verdeckter Lichter
about = Lege eines deiner drei Lichter verdeckt, decke auf und sieh, welches heller leuchtet.

option-seats = Spielerzahl
option-seats-2 = Zwei
option-ember = Die Glut
option-ember-hidden = liegt verdeckt
option-ember-open = liegt offen

round = Runde { $n } von 3
middle = Feuerstelle
ember = Glut
burnt = Erloschen
laid = Gelegt
hand = Hand
points = Punkte
face-down = Ein Licht, verdeckt

ask-lay = Lege eines deiner Lichter verdeckt.
move-lay = { $light } legen
log-lay = { who } leg{ t } { $light }.
log-lay-hidden = { who } leg{ t } ein Licht verdeckt.
news-clash = { $one } gegen { $other }: { who } gewinn{ t } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
over-points = Mehr Punkte nach drei Runden.
over-shared = Gleich viele Punkte nach drei Runden.

light-glint = Schimmer
    .text = Schlägt nur die Nova.
light-match = Streichholz
    .text = Schlägt den Schimmer.
light-candle = Kerze
    .text = Schlägt, was unter 3 liegt.
light-torch = Fackel
    .text = Schlägt, was unter 4 liegt.
light-blaze = Lohe
    .text = Schlägt, was unter 5 liegt.
light-comet = Komet
    .text = Schlägt, was unter 6 liegt.
light-nova = Nova
    .text = Schlägt alles außer dem Schimmer.
