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

# Was beim ersten Mal erklärt wird
first-choose-item = Vor jeder Runde hast du einen *magischen Gegenstand*. Wer passt, tauscht ihn.
first-choose-mage = Dein *Magier* ist immer im Spiel. Er gibt dir Ertrag und eine Fähigkeit.
first-keep-one = Eine Karte behältst du, die andere bekommt dein Rivale. Achte auf Karten, die *zusammenpassen*.
first-turn = *Eine Aktion*: ausspielen, ein Monument oder einen Ort nehmen, eine Karte ablegen, eine Fähigkeit nutzen oder passen.
first-pick-option = Zu Beginn der Runde nimmst du deinen *Ertrag*. Hier hast du die Wahl.
first-take-or-leave = Essenzen, die auf einer Karte liegen, nimmst du *alle oder keine*.
first-swap-item = Du hast gepasst: *Tausch* deinen Gegenstand gegen einen anderen.
first-harm = Ein Angriff! Du *verlierst* Leben, oder du wehrst ihn ab, wenn du kannst.
first-keep-of-pack = Eine Karte behältst du, die übrigen *gehen weiter*. Achte darauf, was sie zusammen kosten und geben.
first-payment = Ein Teil des Preises ist *frei wählbar*. Behalte die Essenzen, die du als Nächstes brauchst.
first-gain-any = Welche Essenzen du nimmst, entscheidest *du*. Denk an den Preis der Karte, die du als Nächstes willst.
first-loss = Für jedes *fehlende Leben* verlierst du zwei andere Essenzen deiner Wahl.
first-upkeep = Diese Karte will in jeder Runde *bezahlt* werden. Ohne Zahlung ruht sie bis zur nächsten.
first-react-to-check = Gleich werden die *Siegpunkte* gezählt. Manche Karten dürfen jetzt noch etwas tun.
first-discard-cards = Leg weg, was du am wenigsten brauchst: Die Karte kommt auf deine *Ablage*.
first-destroy-own = Ein *zerstörtes* Artefakt verlässt das Spiel und liegt danach in deiner Ablage.

# Die Regeln in Bildern
picture-essences = Fünf Essenzen
picture-essences-text = Elan, Leben, Ruhe, Tod und Gold. Mit ihnen *bezahlst* du alles; jede Runde beginnt mit dem Ertrag.
picture-place = Ausspielen
picture-place-text = Zahl, was oben auf der Karte steht. Sie liegt dann vor dir und *bleibt*.
picture-sell = Ablegen
picture-sell-text = Auch ungespielte Karten helfen: *2 Essenzen oder 1 Gold* für jede, die du ablegst.
picture-power = Fähigkeiten
picture-power-text = Wer eine Fähigkeit nutzt, *dreht* die Karte meist. Gedreht ruht sie bis zur nächsten Runde.
picture-monument = Monumente und Orte
picture-monument-text = Ein *Monument* kostet 4 Gold, ein Ort, was auf ihm steht. Beide bringen Punkte.
picture-pass = Passen
picture-pass-text = Wer zuerst passt, beginnt die nächste Runde und hat einen *Punkt*. Alle tauschen ihren Gegenstand und ziehen eine Karte.

# Was die Teile auf dem Tisch sind
about-pool-elan = Elan, das Feuer: eine der fünf Essenzen.
about-pool-life = Leben, das Blatt. Wer angegriffen wird, verliert davon.
about-pool-calm = Ruhe, der Tropfen: eine der fünf Essenzen.
about-pool-death = Tod, der Mond: eine der fünf Essenzen.
about-pool-gold = Gold: 4 davon kaufen ein Monument.
about-token = Die Startspielermarke: Wer zuerst passt, bekommt sie, beginnt die nächste Runde und hat einen Punkt.
about-points = Punkte: Überprüft wird am Ende der Runde.
