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
