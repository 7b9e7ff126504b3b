# Gegensatz: Namen, Texte, Fragen und Berichte
title = Gegensatz
tagline = Wandere am Zeitstrahl, sammle drei Gleiche, fordere zum Duell.
about = Neun Relikte liegen im Zeitstrahl. Wandere mit deinem Zauberstab, sammle drei gleiche Relikte für ein Paradoxon und gewinne als Erste oder Erster fünf Kristalle. Allein spielst du gegen den Nachziehstapel.

option-seats = Spielerzahl
option-seats-1 = Solo
option-seats-2 = Duell zu zweit
option-start = Wer beginnt?
option-start-random = Das Los entscheidet
option-start-first = Person A
option-start-second = Person B
option-codex_end = Wo liegt der Kodex, vom Startplatz aus?
option-codex_end-right = rechts
option-codex_end-left = links
option-level = Schwierigkeit
option-level-easy = Einfach
option-level-normal = Normal
option-level-hard = Schwer
option-shrine = Mit Schrein
option-shrine-false = nein
option-shrine-true = ja

continuum = Zeitstrahl
past = Vergangenheit
future = Zukunft
codex = Kodex
codex-wheel = Kodex: { $colour } zählt gerade nicht, danach { $then }
codex-title = { $colour } zählt nicht
codex-then = danach { $colour }
brings-paradox = Paradoxon
note-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
supply = Vorrat
crystals = Kristalle
hand-of = Hand von { $who }
hidden-card = Verdecktes Relikt von { $who }
wand-of = Zauberstab von { $who }
at-place = { $relic }, { $place }. von links
missing = Nirgends zu sehen: { $relics }
deck = Nachziehstapel
deck-left = Nachziehstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
drawn = Aufgedeckt
stones = Zeitsteine
stones-left = { $count ->
    [one] ein Zeitstein
   *[other] { $count } Zeitsteine
 }
shrine-count = Schrein, { $count } von { $limit }
box = Aus dem Spiel
kind-relic = Relikt
kind-depleted = Erloschenes Relikt
kind-flare = Sonneneruption

way = Dein Weg zum Paradoxon
way-two = 2 × { $what }, noch 1 fehlt
way-now = 2 × { $what }, 1 erreichbar
way-nowhere = 2 × { $what }, keins in der Reihe
way-whole = 3 × { $what }: Paradoxon!
way-none = Noch ist nichts gleich
way-barred = { $colour } zählt jetzt nicht
headline = { $who } ist am Zug
headline-own = Du bist am Zug
headline-over = Das Spiel ist aus

ask-place-wand = Setze deinen Zauberstab an ein Relikt in der Kodex-Farbe.
ask-turn = Spiele ein Relikt und wandere: nach rechts genau so viele Schritte wie seine Zahl, nach links zu gleicher Farbe oder gleichem Symbol.
ask-paradox = Deine Hand ergibt ein Paradoxon. Rufst du es aus?
ask-no-paradox = Deine Hand ergibt kein Paradoxon.
ask-pick-side = Von welcher Seite nimmst du drei Relikte?
ask-solo-turn = Spiele ein Relikt und wandere, oder setze aus.
ask-solo-paradox = Deine Hand ergibt ein Paradoxon. Rufst du es aus?
ask-remove-relic = Welches der drei Relikte verlässt das Spiel?
ask-replace-card = Aufgedeckt ist „{ $relic }“. Welche Karte im Zeitstrahl soll weichen?
ask-return-relic = Im Schrein ist nur Platz für fünf. Welches Relikt legst du in die Schachtel zurück?

move-place = Zauberstab an Stelle { $spot } setzen
move-play = „{ $relic }“ spielen und zu Stelle { $spot } gehen
move-declare = Paradoxon ausrufen
move-decline = Kein Paradoxon
move-take = Drei Relikte aus der { $side }
move-skip = Aussetzen
move-remove = „{ $relic }“ hergeben
move-replace = Karte an Stelle { $spot } ersetzen
move-return = „{ $relic }“ zurücklegen
side-past = Vergangenheit
side-future = Zukunft
label-place = Zauberstab an „{ $relic }“ setzen
label-future = „{ $relic }“ spielen, in die Zukunft zu „{ $target }“
label-past = „{ $relic }“ spielen, in die Vergangenheit zu „{ $target }“
label-replace = „{ $relic }“ durch „{ $drawn }“ ersetzen

log-place = { who } setzt den Zauberstab.
log-play = { who } spiel{ t } „{ $relic }“.
log-declare = { who } ruf{ t } ein Paradoxon aus.
log-decline = { who } ruf{ t } kein Paradoxon aus.
log-take = { who } greif{ t } in die { $side }.
log-skip = { who } setzt aus.
log-remove = { who } gib{ t } „{ $relic }“ her.
log-replace = { who } ersetzt eine Karte im Zeitstrahl.
log-return = { who } leg{ t } „{ $relic }“ aus dem Schrein in die Schachtel zurück.

news-placed = Der Zauberstab steht an „{ $relic }“.
news-takes = { who } geh{ t } { $ahead ->
    [0] in die Vergangenheit
   *[other] in die Zukunft
 } und nimm{ t } „{ $relic }“.
news-trades = { who } nimm{ t } dafür „{ $one }“, „{ $two }“ und „{ $three }“ auf die Hand.
news-forgoes = Es hätte eines sein können: „{ $one }“, „{ $two }“ und „{ $three }“.
news-shows = { who } zeig{ t } „{ $one }“, „{ $two }“ und „{ $three }“; gemeinsam: { $what }.
news-paradox = Paradoxon! { who } erhält{ st } einen Kristall.
news-paradox-solo = Paradoxon!
news-codex = Die Kodex-Farbe ist jetzt { $colour }.
news-crystal = { who } erhält{ st } einen Kristall und ha{ t } nun { $count }.
news-fights = { who } kämpf{ t } mit „{ $one }“, „{ $two }“ und „{ $three }“.
news-duel = Duell! { $one-is ->
    [you] Du hast
   *[other] { $one } hat
 } { $mine }, { $other-is ->
    [you] du hast
   *[other] { $other } hat
 } { $yours }.
news-duel-tie = Gleichstand. Der Zufall deckt „{ $one }“ gegen „{ $other }“ auf.
news-duel-drawn = Das Duell endet unentschieden.
news-duel-won = { who } gewinn{ t } das Duell und nimm{ t } { $from-is ->
    [you] dir
   *[other] { $from }
 } einen Kristall ab.
news-duel-empty = { who } gewinn{ t } das Duell, aber { $from-is ->
    [you] du hast
   *[other] { $from } hat
 } keinen Kristall.
news-draws = Aufgedeckt: „{ $relic }“.
news-replaces = „{ $relic }“ liegt jetzt an der Stelle von „{ $gone }“.
news-stone = { $left ->
    [0] Der letzte Zeitstein verrinnt.
    [one] Ein Zeitstein verrinnt, einer bleibt.
   *[other] Ein Zeitstein verrinnt, es bleiben { $left }.
 }
news-refill = Die Zeitsteine sind wieder voll: { $count }.
news-leaves = „{ $relic }“ verlässt das Spiel.
news-enters-shrine = „{ $relic }“ kommt in den Schrein.

heading-news-duel-won = { who } gewinn{ t } das Duell
heading-news-paradox = { who } ruf{ t } ein Paradoxon aus
heading-news-paradox-solo = { who } ruf{ t } ein Paradoxon aus
heading-news-duel-drawn = Ein Duell ohne Sieger
heading-news-stone = Ein Zeitstein verrinnt
heading-news-takes = { who } nimm{ t } „{ $relic }“

tally-paradoxes = Paradoxa
tally-duels = gewonnene Duelle
tally-ahead = Züge in die Zukunft
tally-back = Züge in die Vergangenheit

why-here = Dein Zauberstab steht schon hier.
why-flare = Eine Sonneneruption ist nie ein Ziel.
why-colour = Zu Beginn geht es nur an ein Relikt der Kodex-Farbe { $colour }.
why-future = In die Zukunft geht es genau so viele Schritte, wie die Zahl auf deinem Relikt sagt.
why-past = In die Vergangenheit geht es nur zu gleicher Farbe oder gleichem Symbol.
why-codex = Der Kodex bleibt verdeckt; seine Farbe verhindert Paradoxa und zählt im Duell null.
why-not-now = Gerade wird kein Relikt gespielt.
why-no-target = Mit diesem Relikt erreichst du gerade kein Ziel.
why-not-yours = Dieses Relikt gehört dir nicht.

over-crystals = Der fünfte Kristall entscheidet das Spiel.
over-solo-won = Alle nötigen Kristalle sind gesammelt.
over-deck-empty = Der Nachziehstapel ist leer.

colour-red = Rot
    .letter = R
colour-green = Grün
    .letter = G
colour-purple = Lila
    .letter = L
colour-blue = Blau
    .letter = B

relic-red-1-key = Roter Schlüssel 1
    .text = Genau 1 Schritt in die Zukunft, oder beliebig weit zurück zu Rot oder einem Schlüssel.
relic-red-2-skull = Roter Schädel 2
    .text = Genau 2 Schritte in die Zukunft, oder beliebig weit zurück zu Rot oder einem Schädel.
relic-red-3-ring = Roter Ring 3
    .text = Genau 3 Schritte in die Zukunft, oder beliebig weit zurück zu Rot oder einem Ring.
relic-red-4-feather = Rote Feder 4
    .text = Genau 4 Schritte in die Zukunft, oder beliebig weit zurück zu Rot oder einer Feder.
relic-green-1-feather = Grüne Feder 1
    .text = Genau 1 Schritt in die Zukunft, oder beliebig weit zurück zu Grün oder einer Feder.
relic-green-2-key = Grüner Schlüssel 2
    .text = Genau 2 Schritte in die Zukunft, oder beliebig weit zurück zu Grün oder einem Schlüssel.
relic-green-3-skull = Grüner Schädel 3
    .text = Genau 3 Schritte in die Zukunft, oder beliebig weit zurück zu Grün oder einem Schädel.
relic-green-4-ring = Grüner Ring 4
    .text = Genau 4 Schritte in die Zukunft, oder beliebig weit zurück zu Grün oder einem Ring.
relic-purple-1-ring = Lila Ring 1
    .text = Genau 1 Schritt in die Zukunft, oder beliebig weit zurück zu Lila oder einem Ring.
relic-purple-2-feather = Lila Feder 2
    .text = Genau 2 Schritte in die Zukunft, oder beliebig weit zurück zu Lila oder einer Feder.
relic-purple-3-key = Lila Schlüssel 3
    .text = Genau 3 Schritte in die Zukunft, oder beliebig weit zurück zu Lila oder einem Schlüssel.
relic-purple-4-skull = Lila Schädel 4
    .text = Genau 4 Schritte in die Zukunft, oder beliebig weit zurück zu Lila oder einem Schädel.
relic-blue-1-skull = Blauer Schädel 1
    .text = Genau 1 Schritt in die Zukunft, oder beliebig weit zurück zu Blau oder einem Schädel.
relic-blue-2-ring = Blauer Ring 2
    .text = Genau 2 Schritte in die Zukunft, oder beliebig weit zurück zu Blau oder einem Ring.
relic-blue-3-feather = Blaue Feder 3
    .text = Genau 3 Schritte in die Zukunft, oder beliebig weit zurück zu Blau oder einer Feder.
relic-blue-4-key = Blauer Schlüssel 4
    .text = Genau 4 Schritte in die Zukunft, oder beliebig weit zurück zu Blau oder einem Schlüssel.
relic-depleted-1-key = Erloschener Schlüssel 1
    .text = Farbloses Relikt: bewegt nur über die Zahl 1 oder über einen Schlüssel; eine Hand mit dieser Karte ergibt nie ein Paradoxon.
relic-depleted-2-ring = Erloschener Ring 2
    .text = Farbloses Relikt: bewegt nur über die Zahl 2 oder über einen Ring; eine Hand mit dieser Karte ergibt nie ein Paradoxon.
relic-depleted-3-feather = Erloschene Feder 3
    .text = Farbloses Relikt: bewegt nur über die Zahl 3 oder über eine Feder; eine Hand mit dieser Karte ergibt nie ein Paradoxon.
relic-depleted-4-skull = Erloschener Schädel 4
    .text = Farbloses Relikt: bewegt nur über die Zahl 4 oder über einen Schädel; eine Hand mit dieser Karte ergibt nie ein Paradoxon.
relic-flare-1-3 = Sonneneruption 1/3
    .text = Hindernis: nie Zielrelikt und nie auf die Hand; beim Ersetzen im Zeitstrahl zählt es wahlweise als 1 oder als 3.
relic-flare-2-4 = Sonneneruption 2/4
    .text = Hindernis: nie Zielrelikt und nie auf die Hand; beim Ersetzen im Zeitstrahl zählt es wahlweise als 2 oder als 4.
symbol-key = Schlüssel
symbol-skull = Schädel
symbol-ring = Ring
symbol-feather = Feder
