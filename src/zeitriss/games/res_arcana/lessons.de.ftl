# Res Arcana Duo lernen: was der Rabe sagt
lesson-essences = Essenzen
lesson-cards = Karten
lesson-points = Punkte

learn-essences = Mit *fünf Essenzen* bezahlst du alles. Von jeder hast du am Anfang eine.
learn-essences-do = Tipp auf den Elan, das Feuer.
learn-essences-do-2 = Das ist das Leben, das Blatt.
learn-essences-do-3 = Das ist die Ruhe, der Tropfen.
learn-essences-do-4 = Das ist der Tod, der Mond.
learn-essences-do-5 = Und das ist das Gold.
learn-essences-again = Die leuchtende Essenz ist gemeint.
learn-essences-praise = Das sind alle fünf.
learn-collect = Jede Runde beginnt mit dem *Ertrag*. Dein Gegenstand gibt dir 1 Ruhe oder 1 Elan.
learn-collect-do = Nimm 1 Ruhe.
learn-collect-again = Ruhe ist der Tropfen; du brauchst sie gleich.
learn-swan = Der *Weiße Schwan* kostet 1 Leben und 2 Ruhe. Du hast beides.
learn-swan-do = Spiel den Schwan aus.
learn-swan-again = Der Weiße Schwan liegt auf deiner Hand.
learn-swan-praise = Ausgespielt und bezahlt.
learn-placed = Er liegt nun vor dir und bleibt. *Eine Aktion* pro Zug, dann ist die Maus dran.

learn-sell = Auch ungespielte Karten helfen: Leg eine ab für *2 Essenzen oder 1 Gold*.
learn-sell-do = Leg den Schmelztiegel ab, für 1 Gold.
learn-sell-again = Der Schmelztiegel liegt auf deiner Hand.
learn-sell-praise = 1 Gold mehr.
learn-power = Karten vor dir haben *Fähigkeiten*. Der Schwan macht aus 1 Ruhe 2 Leben und wird dabei gedreht.
learn-power-do = Nutz den Schwan.
learn-power-again = Der Weiße Schwan liegt vor dir.
learn-power-praise = 2 Leben für dich!
learn-turned = Der gedrehte Schwan *ruht*. In der nächsten Runde ist er wieder bereit.

learn-monument = *Monumente* kosten 4 Gold und bringen Punkte. Du hast genau 4.
learn-monument-do = Nimm die Zikkurat.
learn-monument-again = Die Zikkurat liegt in der Mitte aus.
learn-monument-praise = Deine ersten Punkte!
learn-pass = Wer fertig ist, *passt*, tauscht den Gegenstand und zieht eine Karte. Wer zuerst passt, beginnt und hat einen Punkt.
learn-pass-do = Pass.
learn-pass-do-2 = Tausch deinen Gegenstand gegen die Alchemie.
learn-pass-again = Du bist fertig für diese Runde.
learn-pass-praise = Zuerst fertig, ein Punkt mehr!
learn-token = So wachsen Punkte. *Wer am Ende einer Runde 7 hat, gewinnt.*
