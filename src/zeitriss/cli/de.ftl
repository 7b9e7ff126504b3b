# Worte für das Terminal
your-turn = { $who }, du bist am Zug:
curtain = { $who } ist gefragt. Alle anderen schauen weg; weiter mit der Eingabetaste.
help = Eine Zahl spielt diesen Zug. u nimmt zurück, l zeigt das Protokoll, z WORT zeigt eine Karte groß, ? hilft, q beendet.
not-understood = „{ $text }“ ist nicht verständlich. Eine Zahl von 1 bis { $count } spielt einen Zug, ? hilft.
nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
nothing-like = Nichts auf dem Tisch heißt „{ $text }“.
saved = Die Partie steht in { $file }. `zeitriss play { $game } --save { $file }` setzt sie fort.
saved-over = Die Partie steht in { $file }. `zeitriss replay { $file }` zeigt sie noch einmal, `zeitriss analyse { $file }` sieht jede Entscheidung an.
left = Die Partie ist nicht zu Ende.
position = Stellung { $at } von { $last }
replay-help = Die Eingabetaste geht weiter, b zurück, eine Zahl springt, ? hilft, q beendet.
cards-card = Karte
cards-value = Wert
cards-text = in Worten
cards-source = Quelle
cards-summary =
    { $values ->
        [0] Solche Werte gibt es nicht.
       *[other] { $cards } Karten, { $values } Werte: { $sources }
    }
cards-unsourced = { $game } hält nicht Karte für Karte fest, woher die Werte stammen.
lesson-next = Weiter mit der Eingabetaste; q verlässt die Lektion.
lesson-answer = 1  { $label }
taught = Geschafft! Dein erstes Spiel: zeitriss play { $game } --bot mouse
