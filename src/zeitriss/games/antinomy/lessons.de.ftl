# Gegensatz lernen: was der Rabe sagt
lesson-walk = Gehen
lesson-codex = Der Kodex
lesson-duel = Das Duell

learn-wand = Das ist *dein Zauberstab*. Rechts von ihm liegt deine Zukunft, links deine Vergangenheit.
learn-wand-do = Tipp auf das Relikt, an dem er steht.
learn-wand-again = Der kleine Stab leuchtet unter dem Lila Schädel.
learn-ahead = Die *Zahl* führt in die Zukunft. Eine 1 geht genau einen Schritt.
learn-ahead-do = Setz den Blauen Schädel auf das leuchtende Relikt.
learn-ahead-again = Erst den Blauen Schädel aus deiner Hand, dann das leuchtende Relikt rechts vom Stab.
learn-ahead-praise = Genau so! Karte gegen Karte.
learn-back = Zurück gehst du zur gleichen *Farbe* oder zum gleichen *Symbol*. Ein Ring führt zum Ring.
learn-back-do = Geh mit dem Grünen Ring zurück zum Roten Ring.
learn-back-again = Der Grüne Ring aus deiner Hand führt zum Ring links vom Stab.
learn-back-praise = Geschafft, in zwei Zügen!
learn-paradox = Drei rote Relikte auf der Hand: ein *Paradoxon*. Auch drei gleiche Zahlen oder Symbole zählen.
learn-paradox-do = Ruf es aus.
learn-paradox-again = Der Knopf „Paradoxon ausrufen“ wartet auf dich.
learn-paradox-praise = Paradoxon!
learn-crystal = Das ist dein *erster Kristall*; fünf gewinnen. Deine drei Karten hast du gegen drei Nachbarn des Stabs getauscht.

learn-codex = Das ist der *Kodex*. Er zeigt eine Farbe, gerade Blau.
learn-codex-do = Tipp den Kodex an.
learn-codex-again = Der Kodex ist die verdeckte Karte mit dem Kristall.
learn-forbidden = Die Farbe am Kodex zählt gerade nicht: Deine drei blauen Relikte sind *kein Paradoxon*. Mit jedem Kristall rückt sie weiter.
learn-forbidden-do = Lass es gut sein: kein Paradoxon.
learn-forbidden-again = Blau zählt gerade nicht. Der Knopf „Kein Paradoxon“ geht weiter.
learn-forbidden-praise = Klug gewartet.

learn-opponent = Der andere Zauberstab gehört der *Maus*. Sie wandert am selben Zeitstrahl, nur in die andere Richtung.
learn-opponent-do = Tipp auf das Relikt, an dem sie steht.
learn-opponent-again = Ihr Stab steht über dem Roten Schlüssel.
learn-duel = Gleicher Ort: *Duell*. Die höhere Summe nimmt einen Kristall; die Kodex-Farbe zählt null.
learn-duel-do = Geh mit dem Lila Ring zum Roten Schlüssel.
learn-duel-again = Der Lila Ring hat eine 1: genau ein Schritt bis zur Maus.
learn-duel-praise = 8 gegen 7, gewonnen!
learn-won = Der Kristall der Maus gehört jetzt *dir*. Du kannst Gegensatz spielen.

# Was beim ersten Mal erklärt wird
first-place-wand = Such dir den Anfang aus: ein Relikt in der *Kodex-Farbe*.
first-turn = Spiel ein Relikt. Seine *Zahl* führt nach rechts, seine *Farbe* oder sein *Symbol* nach links.
first-paradox = Drei gleiche Farben, Zahlen oder Symbole, keines in der Kodex-Farbe: Das wäre ein *Paradoxon*. Gefragt wirst du immer, damit niemand deine Hand errät.
first-pick-side = Nach einem Paradoxon tauschst du deine Hand gegen *drei Nachbarn* deines Stabs, links oder rechts.
first-solo-turn = Allein spielst du gegen den *Nachziehstapel*: Sammle genug Kristalle, bevor er leer ist. Aussetzen ist erlaubt.
first-solo-paradox = Drei gleiche: ein *Paradoxon*, also ein Kristall für dich. Danach verlässt eines der drei Relikte das Spiel.
first-remove-relic = Ein Relikt des Paradoxons geht *für immer*. Behalte die beiden, mit denen du am weitesten kommst.
first-replace-card = Die aufgedeckte Karte kommt *in den Zeitstrahl*; eine andere weicht ihr.
first-return-relic = Der *Schrein* fasst nur fünf Relikte. Eines geht zurück in die Schachtel.
first-news-codex = Die *verbotene Farbe* ist weitergerückt. Diese Farbe zählt jetzt nicht, und alle anderen wieder.
first-news-duel = Beide Stäbe am selben Ort: ein *Duell*. Die höhere Summe der Hand nimmt einen Kristall; die Kodex-Farbe zählt null.

# Die Regeln in Bildern
picture-ahead = Vor: die Zahl
picture-ahead-text = Mit einer *1* gehst du genau einen Schritt in deine Zukunft, nach rechts.
picture-back = Zurück: Farbe oder Symbol
picture-back-text = Der *Grüne Ring* bringt dich links zu jedem Ring und zu allem Grünen.
picture-trade = Tauschen
picture-trade-text = Deine Karte bleibt liegen, das Relikt dort kommt auf deine *Hand*. Es sind immer drei.
picture-paradox = Paradoxon
picture-paradox-text = Drei gleiche Farben, Zahlen *oder* Symbole: Nimm einen Kristall. Danach tauschst du alle drei gegen die Nachbarn deines Stabs.
picture-codex = Der Kodex
picture-codex-text = Die Farbe am *Kodex* macht gerade nicht mit. Bei jedem gewonnenen Kristall rückt sie weiter.
picture-duel = Duell
picture-duel-text = Stehen beide Stäbe am selben Relikt, zählt die *Summe* der Hand. Wer mehr hat, nimmt dem anderen einen Kristall.

# Was die Teile auf dem Tisch sind
about-codex = Der Kodex: seine Farbe zählt gerade nicht, weder für ein Paradoxon noch im Duell. Sie rückt mit jedem Kristall weiter.
about-stones = Zeitsteine: Jeder Zug ohne Paradoxon kostet einen. Mit dem letzten weicht eine Karte im Zeitstrahl, dann sind sie wieder voll.
about-deck = Der Nachziehstapel: Ist er leer, bevor du genug Kristalle hast, ist es aus.
about-crystals = Kristalle: Fünf gewinnen.
about-supply = Der Vorrat an Kristallen.
