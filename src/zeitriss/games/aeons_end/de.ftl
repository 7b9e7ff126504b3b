# Aeon's End: Namen, Texte, Fragen und Berichte
title = Aeon's End
tagline = Gemeinsam gegen das, was durch die Risse kommt.
about = Ihr seid Riss-Magier und verteidigt die Feste der letzten Ruhe. Erwerbt Kristalle, Artefakte und Zauber, bindet Zauber an eure Risse und besiegt den Erzfeind, bevor er die Feste zerstört. Euer Deck wird nie gemischt.

option-seats = Zahl der Magier
option-seats-1 = Solo, ein Magier
option-seats-2 = Zwei Magier
option-seats-3 = Drei Magier
option-seats-4 = Vier Magier
option-nemesis = Erzfeind
option-nemesis-random = Zufall
option-difficulty = Schwierigkeit
option-difficulty-beginner = Einsteiger
option-difficulty-normal = Normal
option-difficulty-expert = Experte
option-difficulty-extinction = Untergang
option-mage_a = Magier
option-mage_b = Magier
option-mage_c = Magier
option-mage_d = Magier
option-supply = Vorräte
option-supply-random = Zufall
option-supply-deck-destruction = Karten zerstören
option-supply-free-charges = Viel Energie
option-required = Diese Vorräte gehören dazu
option-excluded = Diese Vorräte bleiben draußen
option-tutorial = Tutorial: ungespielte Karten abwerfen
option-tutorial-false = nein
option-tutorial-true = ja
option-easier_turn_order = Einfachere Partie mit Paar-Plättchen
option-easier_turn_order-false = nein
option-easier_turn_order-true = ja
option-code = Aufbau-Code einer anderen Partie

nemesis-panel = Erzfeind
row-title = Auslage
row = Auslage des Erzfeindes
nemesis-deck = Erzfeind-Stapel
nemesis-deck-left = Erzfeind-Stapel: Level I { $one }, Level II { $two }, Level III { $three }
nemesis-discard = Ablage des Erzfeindes
carried-out = Wird gerade ausgeführt
then-draws = dann kommt eine neue Karte
strike-deck = Zuschlag-Stapel
strikes = Zuschläge
strike-deck-left = Zuschlag-Karten: { $cards }
corruption-deck = Verderbnis-Stapel
corruptions = Verderbnisse
corruption-deck-left = Verderbnis-Stapel mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
    }: { $cards }
devoured-title = Verschlungen
devoured-pile = Verschlungene Karten
unseen = Noch nicht gesehen: { $cards }
supply = Vorräte
pile = { $card }, Preis { $cost }, noch { $left }
empty-pile = { $card }, aufgebraucht
gravehold = Feste der letzten Ruhe
turn-order = Reihenfolge-Deck
turn-order-note = Noch { $left } von { $all } Karten
turn-left = { $turn }: noch { $left } von { $all } im Deck
turn-of = { $turn } ({ $who })
turn-odds = { $foes ->
    [0] { $left ->
        [0] Deck ist leer
       *[other] kein Erzfeind mehr
    }
   *[other] Erzfeind { $foes } von { $left }
}
turns-taken = Züge dieser Runde
turn-next = oben: { $turn }
plan = Beim Zug des Erzfeindes
plan-acts = Der Erzfeind handelt
plan-minion = { $card } handelt
plan-power = { $count ->
    [0] { $card } tritt ein
    [one] { $card }: danach noch 1 Marker
   *[other] { $card }: danach noch { $count } Marker
 }
plan-draw = der Erzfeind zieht eine Karte
plan-unleash = SPEZIAL dreimal: der Erzfeind hat keine Karte mehr
plan-strike = der Erzfeind schlägt zu (Wut mindestens { $count })
plan-cleared = nichts ist mehr im Spiel: Ihr habt überlebt
plan-exhausted = { $who } wäre erschöpft
plan-does = { $what }: { $parts }
plan-sum = Zusammen: { $losses }
gravehold-short = Feste
gravehold-later = nach dem Erzfeind noch { $count }
step-draw = Zieht eine Karte
step-deck = Noch { $count } in seinem Deck
step-strike = Schlägt zu
step-fury = bei mindestens { $count } Wut
step-unleash = SPEZIAL dreimal
step-empty = Sein Deck ist leer
step-waits = { $count ->
    [0] tritt ein
    [one] danach noch 1 Marker
   *[other] danach noch { $count } Marker
 }
plan-lost-swarm = Schwarm mit 13 oder mehr Leerlingen: Ihr würdet verlieren
plan-lost-gravehold = die Feste würde fallen
coming = Was noch kommt
code-zone = Aufbau-Code: { $code }
code = Aufbau-Code
life = Leben
charges = Energie
aether = Aetherium
gem-aether = Aetherium nur für Kristalle
spell-aether = Aetherium nur für Zauber
fury = Wut
husks = Leerlinge
husk = Leerling
hurt-husk = Verletzter Leerling
exhausted = erschöpft
breaches = Risse
hand = Hand
play = Gespielt
deck = Deck
discard = Ablage
hand-of = Hand von { $who }
alike = { $card }, { $count } Stück
play-of = Gespielt von { $who }
breaches-of = Risse von { $who }
deck-of = Deck von { $who }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
    }
deck-note = Deck, in anderer Reihenfolge: { $cards }
discard-of = Ablage von { $who }
mage-of = { $mage }, gespielt von { $who }
removed = Aus dem Spiel
loose = Zerstörte Verderbnis
breach-gone = Riss { $number }: zerstört oder nicht vorhanden
breach-opened = Riss { $number }: aktiv
breach-closed = Riss { $number }: dunkel, noch { $turns ->
    [one] eine Drehung
   *[other] { $turns } Drehungen
    }, bis er aktiv ist; bündeln { $focus }, aktivieren { $open }
breach-I = I
breach-II = II
breach-III = III
breach-IV = IV
option-a = die erste Möglichkeit
option-b = die zweite Möglichkeit
kind-gem = Kristall
kind-relic = Artefakt
kind-spell = Zauber
kind-corruption = Verderbnis
kind-attack = Angriff
kind-minion = Monster
kind-power = Plan
kind-strike = Zuschlag
kind-turn = Reihenfolge
kind-nemesis = Erzfeind
kind-mage = Riss-Magier
tier-foot = { $kind }, Level { $tier }
tokens = { $count } Zeitmarker
minion-life = { $count } Leben
devoured-top = erwerbbar

headline-casting = { $who }: Zauber
headline-main = { $who }: Handeln
headline-draw = { $who }: Ziehen
headline-casting-own = Du zauberst
headline-main-own = Du handelst
headline-draw-own = Du ziehst nach
headline-nemesis = Zug des Erzfeindes
headline-turn-card = Reihenfolgekarte gezogen
phase-casting = Zauber
phase-main = Handeln
phase-draw = Ziehen
headline-over = Das Spiel ist aus

ask-take-turn = Eure Wahl: Wer macht den nächsten Zug?
ask-casting = Welchen Zauber wirkst du?
ask-must-cast = Zauber an dunklen Rissen musst du wirken. Welchen zuerst?
ask-clear = In welcher Reihenfolge legst du deine gespielten Karten ab? Die letzte liegt oben.
ask-clear-drop = In welcher Reihenfolge legst du deine gespielten Karten ab? Du darfst auch ungespielte Kristalle und Artefakte ablegen. Die letzte liegt oben.
ask-drop = Du darfst auch ungespielte Kristalle und Artefakte ablegen.
ask-main = { $aether } Aetherium. Spiele, erwirb, bündle, binde oder beende deine Aktionen.
ask-ability = Du darfst jetzt deine Fähigkeit nutzen.
ask-recall-gem = Welchen gespielten Kristall nimmst du zurück auf die Hand?
ask-one-of = Was wählt ihr?
ask-break-breach = Du bist erschöpft. Welcher deiner Risse wird zerstört?
ask-spells-fall = Welchen Zauber legst du zuerst ab?
ask-amber-on-deck = Legst du die neue Karte oben auf dein Deck?
ask-discard-hand = Wirf eine Handkarte ab, noch { $count }.
ask-destroy-hand = Zerstöre eine Handkarte, noch { $count }.
ask-may-destroy-hand = Du darfst eine Handkarte zerstören.
ask-team-pick = Welchen Spieler wählt ihr?
ask-hurt-one = Wer nimmt { $amount } Schaden?
ask-own-pick = Welchen Spieler wählst du?
ask-charge-ally = Wer bekommt { $amount } Energie?
ask-draw-ally = Wer zieht { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
 }?
ask-heal-player = Wer erhält { $amount } Leben?
ask-damage = Wen triffst du mit { $amount } Schaden?
ask-turn-breach = Welchen deiner Risse bündelst du?
ask-turn-any-breach = Welcher Riss wird gebündelt?
ask-shuffle-in = Welche Reihenfolgekarte mischst du zurück?
ask-name-paired = Wessen Plättchen des Paares gilt wieder als unbenutzt?
ask-reorder = Welche Reihenfolgekarte kommt als Nummer { $place }?
ask-feed-phoenix = Gibst du eine Energie für 2 Schaden mehr?
ask-fuel = Welche Handkarte gibst du für 3 Schaden? Bisher { $count } von 2.
ask-discard-to-heal = Wirfst du eine Handkarte ab, damit ein Spieler 1 Leben erhält?
ask-discard-gem = Wirfst du einen Kristall ab? Seine Kosten kommen zum Schaden dazu.
ask-cast-any = Welchen gebundenen Zauber wirkst du?
ask-cast-fresh = Wirkst du einen gerade gebundenen Zauber mit 2 Schaden mehr?
ask-cast-twice = Welchen gebundenen Zauber wirkst du zweimal?
ask-discard-for-ally = Wirfst du eine Handkarte ab, damit ein Mitspieler eine zieht?
ask-sifted = „{ $card }“ liegt oben auf deinem Deck. Liegen lassen oder abwerfen?
ask-offer-draw = Welcher Mitspieler darf eine Karte ziehen und eine abwerfen?
ask-may-swap = Ziehst du eine Karte und wirfst dann eine ab?
ask-offer-burn = Welcher Mitspieler darf eine Handkarte zerstören?
ask-may-burn = Nimmst du 1 Schaden, um eine Handkarte zu zerstören?
ask-quartz = Oben liegt: { $turn }. Liegen lassen oder unter das Deck?
ask-emerald = Aetherium oder Leben?
ask-garnet = Aetherium oder ein Zauber?
ask-flexing = Ein Riss billiger oder Schaden?
ask-vortex = Welche Karte zerstörst du? Noch bis zu { $count }.
ask-prism = Einen Kristall doppelt spielen oder Aetherium?
ask-double-gem = Welchen Kristall spielst du zweimal?
ask-orb = Einen Riss bündeln oder die Feste heilen?
ask-take-spells = Welchen Zauber nimmst du auf die Hand? Noch bis zu { $count }.
ask-give-charges = Wer bekommt eine Energie? Noch { $count }.
ask-foresee = Schützt du diesen Zug vor allem Schaden?
ask-ward = Der Erzfeind zieht „{ $foe }“. Wehrst du die Karte ab?
ask-sacrifice-spells = Welchen gebundenen Zauber zerstörst du? Noch { $count }.
ask-gain-free = Welche Karte erhältst du?
ask-unbind = Welcher gebundene Zauber wird abgeworfen?
ask-unbind-costliest = Welcher der teuersten Zauber wird abgeworfen?
ask-unbind-of-most = Wessen teuerster Zauber wird abgeworfen?
ask-pulverize = Welchen Kristall werft ihr ab? Bisher { $count } von 6; jeder erspart der Feste 3 Schaden.
ask-discard-together = Welche Handkarte werft ihr ab? Noch { $count }.
ask-hurt-and-draw = Wer nimmt { $amount } Schaden und zieht eine Karte?
ask-hurt-and-drain = Wer nimmt { $amount } Schaden und verliert alle Energie?
ask-hurt-by-life = Wer erhält { $amount } Schaden?
ask-discard-three = Wer wirft drei Handkarten ab und zieht eine?
ask-bleed = Wer nimmt den Schaden für seine gebundenen Zauber?
ask-darken = Wer mischt sein Deck und zerstört die obersten vier Karten?
ask-obliterate = Wen trifft es?
ask-give-up-four = Zerstörst du vier Handkarten oder nimmst du 4 Schaden?
ask-spread-damage = Nimmst du 1 Schaden, um { $amount } Schaden auf mehrere Leerlinge zu verteilen?
ask-place-corruption = Wohin kommt die Verderbnis?
ask-carry-out-corruptions = Welche Verderbnis führst du zuerst aus?
ask-take-worthless = Welche Karte mit Kosten 0 nimmst du aus deiner Ablage?
ask-may-burn-top = „{ $card }“ liegt oben auf deinem Deck. Liegen lassen oder zerstören?
ask-gain-relic = Welches Artefakt legst du auf dein Deck? Du nimmst Schaden in Höhe der halben Kosten.
ask-corrupt-and-shuffle = Wer nimmt eine Verderbnis und mischt sein Deck?
ask-corrupt = Wer nimmt eine Verderbnis oben auf sein Deck?
ask-team-turns-breach = Welcher Riss wird gebündelt?
ask-others-turn-breach = Welcher Riss eines anderen Spielers wird gebündelt?
ask-sow-pain = Wer erhält 2 Schaden?
ask-tempt = Wer wird versucht?
ask-afflict = Wer nimmt zwei Verderbnisse und erhält 1 Leben?
ask-ruin = Wer wirft drei Handkarten ab und nimmt drei Verderbnisse auf die Hand?
ask-devour = Von welchem Stapel verschlingt der Erzfeind { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }?

move-end = Phase beenden
move-play = „{ $card }“ spielen
move-gain = „{ $card }“ erwerben
move-gain-devoured = „{ $card }“ von den verschlungenen Karten erwerben
move-charge = Energie kaufen
move-focus = Riss { $breach } bündeln
move-open = Riss { $breach } aktivieren
move-prep = „{ $card }“ an Riss { $breach } binden
move-cast = „{ $card }“ von { $seat } an Riss { $breach } wirken
move-use = Gebundenen Zauber „{ $card }“ an Riss { $breach } nutzen
move-stop = Plan „{ $foe }“ verhindern
move-ability = Deine Fähigkeit nutzen
move-lay = „{ $card }“ ablegen
move-drop = „{ $card }“ ungespielt abwerfen
move-lay-rest = Den Rest in gespielter Reihenfolge ablegen
move-hit-nemesis = Den Erzfeind treffen
move-hit = { $foe } treffen
move-hit-husk = Einen Leerling treffen
move-hit-hurt-husk = Einen verletzten Leerling treffen
move-spread = Insgesamt { $amount } Schaden auf Leerlinge verteilen
move-choose = { $seat } wählen
move-option = { $option }
move-yes = Ja
move-no = Nein
move-done = Fertig
move-discard = „{ $card }“ abwerfen
move-discard-of = „{ $card }“ von { $seat } abwerfen
move-destroy = „{ $card }“ zerstören
move-destroy-discarded = „{ $card }“ in der Ablage zerstören
move-destroy-prepped = „{ $card }“ an Riss { $breach } zerstören
move-double = „{ $card }“ zweimal spielen und zerstören
move-unbind = „{ $card }“ von { $seat } an Riss { $breach } abwerfen
move-take = „{ $card }“ auf die Hand nehmen
move-recall = „{ $card }“ zurück auf die Hand nehmen
move-leave = Liegen lassen
move-under = Unter das Deck legen
move-toss = Abwerfen
move-burn = Zerstören
move-turn-breach = Riss { $breach } von { $seat } bündeln
move-break = Riss { $breach } zerstören
move-shuffle = Reihenfolgekarte { $turn } zurückmischen
move-next = Reihenfolgekarte { $turn } als nächste
move-suffer = „{ $card }“ ausführen
move-onto = Oben auf die Ablage von { $seat }
move-pay-charge = Für eine Energie unter den Verderbnis-Stapel
move-devour = „{ $card }“ verschlingen lassen

label-end-casting = Keine weiteren Zauber wirken
label-end-main = Aktionen beenden
label-paid = { $what }: { $cost } Aetherium, { $left } bleiben
label-charge = { $what } ({ $cost })
label-cast-own = „{ $card }“ an Riss { $breach } wirken
label-yes-amber-on-deck = Oben auf das Deck
label-no-amber-on-deck = Auf die Ablage
label-yes-feed-phoenix = Eine Energie geben: { $more } Schaden
label-no-feed-phoenix = Energie behalten: { $amount } Schaden
label-yes-may-swap = Ziehen und abwerfen
label-no-may-swap = Lieber nicht
label-yes-may-burn = 1 Schaden nehmen
label-no-may-burn = Lieber nicht
label-no-spread-damage = Nur einen Leerling treffen
label-ability-foresee = Schützen
label-done-foresee = Energie behalten
label-ability-ward = Abwehren
label-done-ward = Geschehen lassen
label-done = Keine weitere Karte
label-done-clear = Fertig
label-done-discard-to-heal = Keine Karte
label-done-discard-for-ally = Keine Karte
label-done-discard-gem = Keine Karte
label-done-may-destroy-hand = Keine Karte
label-done-cast-fresh = Jetzt nicht wirken
label-done-take-spells = Keinen weiteren Zauber
either-emerald-shard-a = 1 Aetherium
either-emerald-shard-b = Ein Spieler erhält 1 Leben
either-garnet-shard-a = 1 Aetherium
either-garnet-shard-b = Einen gebundenen Zauber wirken
either-flexing-dagger-a = Nächster Riss 3 Aetherium billiger
either-flexing-dagger-b = Zerstören: 1 Schaden
either-unstable-prism-a = Einen Kristall zweimal spielen und zerstören
either-unstable-prism-b = 2 Aetherium
either-focusing-orb-a = Einen Riss bündeln
either-focusing-orb-b = Zerstören: die Feste erhält 3 Leben
either-obliterate-a = Vier Handkarten zerstören
either-obliterate-b = 4 Schaden nehmen
either-awaken-a = SPEZIAL zweimal, 3 Schaden an der Feste
either-awaken-b = Das letzte Monster kommt zurück
either-venomite-a = 2 Schaden für den mit dem geringsten Leben
either-venomite-b = Ein gebundener Zauber ab Kosten 3 wird abgeworfen
either-sunder-a = 4 Schaden an der Feste und 4 für den mit dem geringsten Leben
either-sunder-b = Erzfeind-Karten zurück ins Reihenfolge-Deck
either-scorn-a = 3 Schaden an der Feste
either-scorn-b = SPEZIAL zweimal
either-infest-a = Ein Spieler nimmt 4 Schaden
either-infest-b = Die Königin schwärmt zweimal
either-lobotomize-a = Ein Spieler nimmt 3 Schaden
either-lobotomize-b = 3 Karten eines Zauber-Stapels verschlingen
either-thought-biter-a = Ein Spieler nimmt 2 Schaden
either-thought-biter-b = 2 Karten des günstigsten Artefakt-Stapels verschlingen
either-digest-a = SPEZIAL dreimal
either-digest-b = Ein Spieler nimmt Schaden je leerem Vorratsstapel

log-end = { who } beende{ t } die Phase.
log-play = { who } spiel{ t } „{ $card }“.
log-gain = { who } erwirb{ t } „{ $card }“.
log-gain-devoured = { who } erwirb{ t } „{ $card }“ von den verschlungenen Karten.
log-charge = { who } kauf{ t } eine Energie.
log-focus = { who } bündel{ t } Riss { $breach }.
log-open = { who } aktivier{ t } Riss { $breach }.
log-prep = { who } binde{ t } „{ $card }“ an Riss { $breach }.
log-cast = { who } wirk{ t } „{ $card }“ ({ $seat-is ->
    [you] dein Riss { $breach }
   *[other] Riss { $breach } von { $seat }
 }).
log-use = { who } nutzt „{ $card }“ an Riss { $breach }.
log-stop = { who } verhinder{ t } „{ $foe }“.
log-ability = { who } nutzt { $seat-is ->
    [you] deine Fähigkeit
   *[other] die eigene Fähigkeit
 }.
log-lay = { who } leg{ t } „{ $card }“ ab.
log-drop = { who } wirf{ t } „{ $card }“ ungespielt ab.
log-lay-rest = { who } leg{ t } die gespielten Karten ab.
log-hit-nemesis = { who } ziel{ t } auf den Erzfeind.
log-hit = { who } ziel{ t } auf { $foe }.
log-hit-husk = { who } ziel{ t } auf einen Leerling.
log-hit-hurt-husk = { who } ziel{ t } auf einen verletzten Leerling.
log-spread = { who } verteil{ t } { $amount } Schaden auf Leerlinge.
log-choose = { who } wähl{ t } { $seat-is ->
    [you] { self }
   *[other] { $seat }
 }.
log-choose-take-turn = { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
 } am Zug, { who-within } entscheide{ t }.
log-option = { who } wähl{ t }: { $what }.
log-yes = { who } stimm{ t } zu.
log-yes-may-burn = { who } nimm{ t } 1 Schaden, um eine Handkarte zu zerstören.
log-yes-may-swap = { who } zieh{ t } eine Karte und wirf{ t } eine ab.
log-yes-feed-phoenix = { who } gib{ t } eine Energie für { $more } Schaden ab.
log-yes-amber-on-deck = { who } leg{ t } die neue Karte auf das eigene Deck.
log-no = { who } lehn{ t } ab.
log-no-spread-damage = { who } triff{ t } nur einen { husk }.
log-no-may-burn = { who } zerstör{ t } nichts.
log-no-may-swap = { who } zieh{ t } und wirf{ t } nichts ab.
log-no-feed-phoenix = { who } behält{ st } die Energie: { $amount } Schaden.
log-no-amber-on-deck = { who } lässt die neue Karte auf dem Ablagestapel.
log-done = { who } { is } damit fertig.
log-done-clear = { who } behält{ st } den Rest der Hand.
log-done-pulverize = { who } entscheide{ t }: Kein weiterer Kristall wird abgeworfen.
log-done-vortex = { who } zerstör{ t } keine weitere Karte.
log-done-fuel = { who } gib{ t } keine weitere Karte.
log-done-may-destroy-hand = { who } zerstör{ t } keine Karte.
log-done-discard-gem = { who } wirf{ t } keinen Kristall ab.
log-done-discard-for-ally = { who } wirf{ t } nichts ab.
log-done-discard-to-heal = { who } wirf{ t } nichts ab.
log-done-take-spells = { who } nimm{ t } keinen weiteren Zauber.
log-done-cast-fresh = { who } wirk{ t } keinen Zauber.
log-done-ward = { who } lässt „{ $foe }“ zu.
log-done-foresee = { who } behält{ st } die Energie.
log-discard = { who } wirf{ t } „{ $card }“ ab.
log-discard-of = { who } wirf{ t } { $seat-is ->
    [you] deine Karte „{ $card }“
   *[other] „{ $card }“ von { $seat }
 } ab.
log-destroy = { who } zerstör{ t } „{ $card }“.
log-destroy-discarded = { who } zerstör{ t } „{ $card }“ in der Ablage.
log-destroy-prepped = { who } zerstör{ t } „{ $card }“ an Riss { $breach }.
log-double = { who } spiel{ t } „{ $card }“ zweimal.
log-unbind = { who } bestimm{ t }: „{ $card }“ { $seat-is ->
    [you] an deinem Riss { $breach }
   *[other] von { $seat } an Riss { $breach }
 } wird abgeworfen.
log-take = { who } nimm{ t } „{ $card }“ auf die Hand.
log-recall = { who } nimm{ t } „{ $card }“ zurück.
log-leave = { who } lässt die Karte liegen.
log-under = { who } leg{ t } die Karte unter das Deck.
log-toss = { who } wirf{ t } die Karte ab.
log-burn = { who } zerstör{ t } die Karte.
log-turn-breach = { who } bestimm{ t }: { $seat-is ->
    [you] dein Riss { $breach }
   *[other] Riss { $breach } von { $seat }
 } wird gebündelt.
log-break = { who } gib{ t } Riss { $breach } auf.
log-shuffle = { who } misch{ t } Reihenfolgekarte { $turn } zurück.
log-next = { who } leg{ t } Reihenfolgekarte { $turn } als nächste.
log-suffer = { who } führ{ t } „{ $card }“ aus.
log-onto = { who } leg{ t } die Verderbnis auf { $seat-is ->
    [you] deine Ablage
   *[other] die Ablage von { $seat }
 }.
log-pay-charge = { who } bann{ t } die Verderbnis für eine Energie.
log-devour = { who } lässt „{ $card }“ verschlingen.

news-broken = { $who-is ->
    [you] Dein Riss { $breach }
   *[other] Riss { $breach } von { $who }
 } zerbricht.
news-burnt = „{ $card }“ aus { $who-is ->
    [you] deinem Deck
   *[other] dem Deck von { $who }
 } wird zerstört.
news-casts = { who } wirk{ t } „{ $card }“ ({ $other-is ->
    [you] dein Riss { $breach }
   *[other] Riss { $breach } von { $other }
 }).
news-charge = { who } erhält{ st } { $amount } Energie.
news-charges-lost = { who } verlier{ t } { $amount } Energie.
news-corruption = { who } nimm{ t } eine Verderbnis.
news-destroys = { who } zerstör{ t } „{ $card }“.
news-devoured = „{ $card }“ wird verschlungen.
news-discards = { who } wirf{ t } „{ $card }“ ab.
news-draws = { who } zieh{ t } { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
 }.
news-enters = { $foe } kommt in die Auslage.
news-exhausted = { who } { is } erschöpft!
news-focused = { $who-is ->
    [you] Dein Riss { $breach }
   *[other] Riss { $breach } von { $who }
 } wird gebündelt.
news-fury = Die Wut steigt auf { $amount }.
news-fury-falls = Die Wut sinkt auf { $amount }.
news-gains = { who } erhält{ st } „{ $card }“.
news-gravehold-healed = Die Feste erhält { $amount } Leben.
news-gravehold-hurt = Die Feste nimmt { $amount } Schaden durch „{ $cause }“.
news-healed = { who } erhält{ st } { $amount } Leben.
news-husk-killed = Ein Leerling stirbt.
news-husks = { $amount ->
    [one] Ein Leerling kommt
   *[other] { $amount } Leerlinge kommen
 } ins Spiel.
news-hurt = { who } nimm{ t } { $amount } Schaden durch „{ $cause }“.
news-killed = { $foe } ist besiegt.
news-minion-hurt = { $foe } verliert { $amount } Leben durch „{ $cause }“.
news-nemesis-draws = Der Erzfeind zieht „{ $foe }“.
news-nemesis-healed = Der Erzfeind erhält { $amount } Leben.
news-nemesis-hurt = Der Erzfeind nimmt { $amount } Schaden durch „{ $cause }“.
news-power-ticks = { $foe }: noch { $amount } Zeitmarker.
news-reshuffled = Das Reihenfolge-Deck wird neu gemischt.
news-revealed = { who } deck{ t } „{ $card }“ auf.
news-revealed-turn = Reihenfolgekarte { $turn } wird aufgedeckt.
news-revealed-turn-of = Reihenfolgekarte { $turn } ({ who-within }) wird aufgedeckt.
news-revealed-turn-pair = Reihenfolgekarte { $turn } ({ who-within } oder { $other-is ->
    [you] du
   *[other] { $other }
 }) wird aufgedeckt.
news-shielded = In diesem Zug nehmen weder Spieler noch Feste Schaden.
news-shuffled-in = Reihenfolgekarte { $turn } wird zurückgemischt.
news-strike = Hassgeburt schlägt mit „{ $foe }“ zu.
news-swarm = Die Königin schwärmt mit { $amount ->
    [one] einem Leerling
   *[other] { $amount } Leerlingen
    }.
news-nemesis-turn = Der Erzfeind ist am Zug.
news-turn-card = Reihenfolgekarte: { $turn }.
news-turn-card-of = Reihenfolgekarte: { $turn } ({ who-within }).
news-turn-card-pair = Reihenfolgekarte: { $turn } ({ who-within } oder { $other-is ->
    [you] du
   *[other] { $other }
 }).
news-takes = { who } nimm{ t } „{ $card }“ auf die Hand.
news-turned-over = { who } dreh{ t } die Ablage um, sie ist das neue Deck.
news-unbound = „{ $card }“ { $who-is ->
    [you] an deinem Riss { $breach }
   *[other] von { $who } an Riss { $breach }
 } wird abgeworfen.
news-vexed = { $foe } wird abgelegt.

heading-news-exhausted = { who } { is } erschöpft
heading-news-killed = { $foe } fällt
heading-news-gravehold-hurt = Die Feste verliert { $amount }
heading-news-nemesis-hurt = { $amount } Schaden durch „{ $cause }“
heading-news-devoured = „{ $card }“ wird verschlungen
heading-news-corruption = Verderbnis für { $who-is ->
    [you] dich
   *[other] { $who }
 }
heading-news-hurt = { who } verlier{ t } { $amount } Leben
heading-log-stop = { who } verhinder{ t } „{ $foe }“
heading-log-open = { who } aktivier{ t } Riss { $breach }
heading-log-gain = { who } erwirb{ t } „{ $card }“
heading-log-prep = { who } binde{ t } „{ $card }“
heading-log-play = { who } spiel{ t } „{ $card }“

tally-cast = gewirkte Zauber
tally-gained = erworbene Karten
tally-opened = geöffnete Risse
tally-abilities = eingesetzte Fähigkeiten
tally-stopped = aufgehaltene Mächte

why-cost = Kostet { $cost } Aetherium, du hast { $have }.
why-sold-out = Dieser Stapel ist leer.
why-not-main = Das geht nur in deinen Aktionen.
why-not-yours = Das gehört dir nicht.
why-no-breach = Kein freier aktiver oder gerade gebündelter Riss.
why-corruption = Eine Verderbnis wird nur zu Beginn und am Ende deines Zuges ausgeführt.
why-breach-cost = Bündeln kostet { $focus }, aktivieren { $open }; du hast { $have } Aetherium.
why-breach-open = Dieser Riss ist schon aktiv.
why-breach-gone = Hier ist kein Riss.
why-charges = Die Fähigkeit braucht { $count } Energie mehr.
why-power = Diesen Plan kannst du gerade nicht verhindern.
why-minion = Monster triffst du, wenn du Schaden machst.
why-immune = Kann keinen Schaden nehmen, solange ein Leerling im Spiel ist.
why-deck = In ein Deck schaut niemand.
prepped = { $card }, an Riss { $breach }
why-prepped = Gebunden: Gewirkt wird in der Zauber-Phase.
why-elsewhere = Gerade nicht gefragt.

over-nemesis = Der Erzfeind ist besiegt.
over-cleared = Der Erzfeind hat keine Karten mehr: Ihr habt überlebt.
over-gravehold = Die Feste der letzten Ruhe ist gefallen.
over-exhausted = Alle Magier sind erschöpft.
over-swarm = Der Schwarm der Königin überrennt euch.
over-devoured = Der Unersättliche hat alle Vorräte verschlungen.

coming-unleash = { $count ->
    [1] SPEZIAL
   *[other] SPEZIAL × { $count }
 } ({ $nemesis ->
    [rageborne] { $brings } Wut mehr
    [carapace-queen] { $brings } Leerlinge mehr
    [crooked-mask] { $brings ->
        [one] eine Verderbnis
       *[other] { $brings } Verderbnisse
     }
   *[prince-of-gluttons] { $brings } Karten verschlingen
 })
coming-strike = { $count ->
    [1] Zuschlagen
   *[other] Zuschlagen × { $count }
}
coming-swarm = { $count ->
    [1] Schwärmen
   *[other] Schwärmen × { $count }
}
coming-gravehold = { $count ->
    [0] Bisher kein Schaden an der Feste
   *[other] { $count } Schaden an der Feste
 }
coming-damage = { $count ->
    [0] Dein Schaden
   *[other] Du machst { $count } Schaden
 }
coming-draw = { $count ->
    [0] Ziehen
    [one] Eine Karte ziehen
   *[other] { $count } Karten ziehen
 }
coming-discard = { $count ->
    [0] Abwerfen
    [one] Eine Karte abwerfen
   *[other] { $count } Karten abwerfen
 }
coming-destroy = { $count ->
    [0] Zerstören
    [one] Eine Karte zerstören
   *[other] { $count } Karten zerstören
 }
coming-devour = { $count ->
    [0] Verschlingen
    [one] Eine Karte verschlingen
   *[other] { $count } Karten verschlingen
 }
coming-corrupt = { $count ->
    [0] Verderbnis
    [one] Eine Verderbnis nehmen
   *[other] { $count } Verderbnisse nehmen
 }
coming-choice = einer von zwei Effekten nach eurer Wahl
coming-breach = Riss zerstören
coming-card = { $card }
coming-heal = Die Feste erhält { $count } Leben
coming-husks = { $count ->
    [1] 1 Leerling mehr
   *[other] { $count } Leerlinge mehr
}
coming-charges = Energie verlieren
coming-cast = Zauber wirken
coming-gain = Eine Karte erhalten
coming-other = Weiterer Effekt
coming-text = { $card }
coming-hurt = { $count } Schaden für { $who }
coming-hurt-any = { $count } Schaden für jemanden nach eurer Wahl
coming-hurt-lowest = { $count } Schaden für jemanden mit den wenigsten Leben
coming-hurt-most-life = { $count } Schaden für jemanden mit den meisten Leben
coming-hurt-most-opened = { $count } Schaden für jemanden mit den meisten offenen Rissen
coming-hurt-most-charges = { $count } Schaden für jemanden mit der meisten Energie
coming-hurt-most-prepped = { $count } Schaden für jemanden mit den meisten gebundenen Zaubern
coming-hurt-most-crystals = { $count } Schaden für jemanden mit den meisten Splittern auf der Hand
coming-obliterate = Jemand mit den meisten offenen Rissen zerstört { $count } Handkarten oder nimmt so viel Schaden
coming-give-up = { $who } zerstört { $count } Handkarten oder nimmt so viel Schaden
coming-ray = Bis zu { $count } Schaden für die Feste
coming-unbind = Ein gebundener Zauber wird abgeworfen
coming-discard-one = Jemand nach eurer Wahl wirft { $count } Handkarten ab
coming-discard-together = { $count ->
    [one] Gemeinsam werft ihr eine Handkarte ab
   *[other] Gemeinsam werft ihr { $count } Handkarten ab
 }
coming-burn = Jemand nach eurer Wahl zerstört { $count } Karten des Decks
coming-focus = Jemand nach eurer Wahl bündelt einen Riss
coming-heal-nemesis = Der Erzfeind erhält { $count } Leben zurück
coming-vex = Die obersten zwei Erzfeind-Karten werden abgeworfen, { $count } Schaden für die Feste für jede von Level 3
coming-return = { $card } kehrt zurück
coming-turn-cards = { $count ->
    [one] Eine Erzfeind-Karte kommt zurück ins Reihenfolge-Deck
   *[other] { $count } Erzfeind-Karten kommen zurück ins Reihenfolge-Deck
 }

colour-gem = Kristall
    .letter = K
colour-relic = Artefakt
    .letter = A
colour-spell = Zauber
    .letter = Z
colour-corruption = Verderbnis
    .letter = V
colour-attack = Angriff
    .letter = A
colour-minion = Monster
    .letter = M
colour-power = Plan
    .letter = P
colour-strike = Zuschlag
    .letter = S

card-crystal = Splitter
    .text = Liefert 1 Aetherium.
card-spark = Funken
    .text = Macht 1 Schaden.
card-amethyst-shard = Amethyst-Scherbe
    .text = Liefert 1 Aetherium; ein Mitspieler deiner Wahl darf eine Karte ziehen und wirft dann eine Handkarte ab.
card-buried-light = Verschüttetes Licht
    .text = Macht 1 Schaden und gibt dem Wirkenden 1 Aetherium für diesen Zug.
card-moonstone-shard = Mondstein-Scherbe
    .text = Liefert 1 Aetherium und 1 zusätzliches Aetherium nur für den Erwerb von Kristallen.
card-emerald-shard = Smaragd-Scherbe
    .text = Entweder 1 Aetherium, oder ein Spieler deiner Wahl erhält 1 Leben.
card-quartz-shard = Quartz-Scherbe
    .text = Liefert 1 Aetherium; decke die nächste Reihenfolgekarte auf, lass sie liegen oder schiebe sie unter das Deck, und erhalte 1 weiteres Aetherium, falls es eine Spielerkarte war.
card-garnet-shard = Granatium-Scherbe
    .text = Entweder 1 Aetherium, oder wirke einen gebundenen Zauber eines beliebigen Spielers.
card-tourmaline-shard = Turmalin-Scherbe
    .text = Liefert 1 Aetherium; ein Mitspieler darf 1 Schaden nehmen, um eine seiner Handkarten zu zerstören.
card-flare = Leuchtfeuer
    .text = Decke die nächste Reihenfolgekarte auf und lege sie zurück: 3 Schaden bei einer Spielerkarte, sonst 1.
card-jade = Jade
    .text = Liefert 2 Aetherium.
card-vriswood-amber = V'riswood Bernstein
    .text = Liefert 2 Aetherium; beim Erwerb darf die Karte statt auf den Ablagestapel oben auf das eigene Deck gelegt werden.
card-sifters-pearl = Sieber-Perle
    .text = Liefert 2 Aetherium; danach deckt jeder Spieler seine oberste Deckkarte auf und wirft sie ab oder lässt sie liegen.
card-diamond-cluster = Rohdiamant
    .text = Liefert 2 Aetherium; ist es genau das zweite Ausspielen dieses Kristalls in deinem Zug, gibt es 2 weitere.
card-searing-ruby = Flammen-Rubin
    .text = Liefert 2 Aetherium und 1 zusätzliches Aetherium, das nur für den Erwerb von Zaubern gilt.
card-burning-opal = Glühender Opal
    .text = Liefert 3 Aetherium; wirfst du eine Handkarte ab, zieht ein Mitspieler deiner Wahl eine Karte.
card-clouded-sapphire = Getrübter Saphir
    .text = Liefert 3 Aetherium; beim ersten Ausspielen dieses Kristalls im Zug bekommt ein Mitspieler 1 Energie.
card-flexing-dagger = Gebogener Dolch
    .text = Entweder kostet dein nächstes Bündeln oder Aktivieren in diesem Zug 3 Aetherium weniger, oder du zerstörst die Karte für 1 Schaden.
card-bottled-vortex = Vortex in Flaschen
    .text = Zerstöre diese Karte, dann bis zu zwei Karten aus Hand und/oder Ablagestapel und ziehe danach eine Karte.
card-unstable-prism = Instabiles Prisma
    .text = Spiele entweder einen Kristall deiner Hand doppelt aus und zerstöre ihn danach, oder erhalte 2 Aetherium.
card-blasting-staff = Sprengstab
    .text = Du darfst sofort einen eigenen Zauber wirken, den du in diesem Zug gebunden hast; er macht 2 Schaden mehr.
card-focusing-orb = Orb der Bündelung
    .text = Bündle entweder kostenlos einen dunklen Riss eines beliebigen Spielers, oder zerstöre die Karte und die Feste erhält 3 Leben.
card-mages-talisman = Talisman der Magier
    .text = Du und ein Mitspieler deiner Wahl bekommt je 1 Energie.
card-spectral-echo = Spektrales Echo
    .text = Macht 2 Schaden; danach darfst du eine Handkarte zerstören.
card-phoenix-flame = Phoenix-Flamme
    .text = Macht 2 Schaden oder 4, wenn du dafür eine eigene Energie abgibst.
card-ignite = Entzünden
    .text = Macht 2 Schaden, und ein Mitspieler bekommt 1 Energie.
card-lava-tendril = Lava-Takeln
    .text = Macht beim Wirken 3 Schaden; liegt er am Ende deiner Zauber-Phase noch am Riss, macht er 1 Schaden, ohne gewirkt zu werden.
card-amplify-vision = Erweiterter Blick
    .text = Bündle kostenlos deinen günstigsten dunklen Riss und mache dann 2 Schaden, oder 3, wenn jetzt alle deine Risse aktiv sind.
card-feral-lightning = Blitzsturm
    .text = Macht 3 Schaden; er darf auch an einen dunklen Riss gebunden werden, der in diesem Zug nicht gebündelt wurde.
card-dark-fire = Dunkles Feuer
    .text = Wirf bis zu zwei Handkarten ab und mache 3 Schaden je Karte.
card-essence-theft = Essenz-Diebstahl
    .text = Macht 3 Schaden; wirfst du eine Handkarte ab, erhält ein Spieler deiner Wahl 1 Leben.
card-oblivion-swell = Bann-Welle
    .text = Gebunden darf er dir einmal pro Aktionsphase 1 Aetherium geben; gewirkt macht er 2 Schaden plus die Kosten eines Kristalls, den du abwerfen darfst.
card-planar-insight = Einblick ins Nichts
    .text = Macht 2 Schaden plus 1 je aktivem Riss, den du besitzt.
card-chaos-arc = Chaosbogen
    .text = Macht 3 Schaden plus 2 für jeden Zauber, der an einem direkt benachbarten Riss gebunden ist.
card-wildfire-whip = Feuer-Peitsche
    .text = Gebunden darfst du in deiner Aktionsphase beliebig oft je 2 Aetherium zahlen und einen gebundenen Zauber eines beliebigen Spielers wirken; selbst gewirkt macht er 4 Schaden.
card-arcane-nexus = Arkaner Nexus
    .text = Gebunden darfst du einmal pro Zug einen in diesem Zug gespielten Kristall zurück auf die Hand nehmen; gewirkt macht er 4 Schaden.
card-consuming-void = Fesselnde Leere
    .text = Zerstöre bis zu zwei Handkarten und mache 3 Schaden je Karte.
card-blind-abandon = Blinde Hingabe
    .text = Nimm 1 Schaden; du darfst eine Handkarte zerstören, die keine Verderbnis ist; zerstöre diese Karte.
card-contagion = Ansteckung
    .text = Nimm 1 Schaden; nimm eine Karte mit Kosten 0 aus deinem Ablagestapel auf die Hand; zerstöre diese Karte.
card-delirium-veil = Schleier des Deliriums
    .text = Die Feste nimmt 2 Schaden; bündle kostenlos einen deiner Risse; zerstöre diese Karte.
card-dire-wisdom = Düstere Weisheit
    .text = Erhalte kostenlos einen Zauber aus dem Vorrat; lege drei Verderbnisse oben auf dein Deck; zerstöre diese Karte.
card-endless-hunger = Endloser Hunger
    .text = Die Feste nimmt 3 Schaden; du erhältst 2 Leben; zerstöre diese Karte.
card-fever-of-war = Kriegsfieber
    .text = Nimm 1 Schaden; mache 2 Schaden; zerstöre diese Karte.
card-grim-sight = Grimmige Sicht
    .text = Die Feste nimmt 2 Schaden; sieh dir deine oberste Deckkarte an und zerstöre sie, wenn du willst; zerstöre diese Karte.
card-insatiable-avarice = Unersättliche Habgier
    .text = Nimm 2 Schaden; erhalte einen Kristall vom günstigsten Kristall-Stapel auf die Hand; zerstöre diese Karte.
card-lust-for-power = Machtgier
    .text = Nimm 1 Schaden; erhalte 1 Energie; zerstöre diese Karte.
card-nothingness = Nichtigkeit
    .text = Wirf zwei Handkarten ab, die keine Verderbnis sind, und nimm 2 Schaden; mische die abgelegte Reihenfolgekarte eines Spielers ins Reihenfolge-Deck; zerstöre diese Karte.
card-reckless-might = Rücksichtslose Macht
    .text = Erhalte ein Artefakt aus dem Vorrat oben auf dein Deck und nimm Schaden in Höhe seiner halben Kosten, aufgerundet; zerstöre diese Karte.

foe-skewer = Aufspießen
    .text = SPEZIAL einmal; ein von euch bestimmter Spieler nimmt 3 Schaden und zieht eine Karte.
foe-slaughter = Abschlachten
    .text = SPEZIAL einmal; die Feste nimmt 3 Schaden.
foe-bane-sire = Unheilbringer
    .text = Ansturm: SPEZIAL einmal.
foe-haze-spewer = Dunstspeier
    .text = Ansturm: Die Feste nimmt Schaden in Höhe seines Restlebens, danach verliert er selbst 1 Leben.
foe-agony-field = Feld der Qualen
    .text = Nach 2 Zeitmarkern: SPEZIAL einmal, dann wirft ein bestimmter Spieler drei Handkarten ab und zieht eine. Verhindern: eine eigene Handkarte mit Kosten ab 2 zerstören.
foe-bleed-static = Laufendes Blut
    .text = Nach 3 Zeitmarkern: Der Spieler mit den meisten gebundenen Zaubern nimmt 2 Schaden je gebundenem Zauber. Nicht zu verhindern.
foe-eye-of-nothing = Auge des Nichts
    .text = Nach 2 Zeitmarkern: SPEZIAL zweimal. Verhindern: 6 Aetherium zahlen.
foe-woven-sky = Verwobener Himmel
    .text = Nach 2 Zeitmarkern: SPEZIAL einmal, dann nimmt ein bestimmter Spieler 4 Schaden. Verhindern: drei eigene Handkarten abwerfen.
foe-awaken = Erwachen
    .text = Entweder SPEZIAL zweimal und die Feste nimmt 3 Schaden, oder das zuletzt abgelegte Monster kommt zurück ins Spiel.
foe-dispel = Verbannen
    .text = SPEZIAL zweimal; der Spieler mit den meisten gebundenen Zaubern wirft den teuersten davon ab.
foe-lay-waste = Verwüsten
    .text = SPEZIAL zweimal; ein bestimmter Spieler nimmt 2 Schaden.
foe-cauterizer = Veröder
    .text = Jeder Treffer zählt nur als 1 Schaden; Ansturm: ein bestimmter Spieler nimmt Schaden in Höhe seines Restlebens.
foe-needlemaw = Nadelmaul
    .text = Ansturm: Die Feste nimmt 2 Schaden.
foe-venomite = Giftmilbe
    .text = Ansturm: Entweder nimmt der Spieler mit dem geringsten Leben 2 Schaden, oder ein bestimmter Spieler wirft einen gebundenen Zauber mit Kosten ab 3 ab.
foe-pulverizing-ray = Pulverisierungsstrahl
    .text = Nach 1 Zeitmarker: Die Feste nimmt 18 Schaden, vermindert um 3 je Kristall (höchstens sechs), den ihr gemeinsam von der Hand abwerft. Nicht zu verhindern.
foe-gather-darkness = Aufziehende Dunkelheit
    .text = Ein bestimmter Spieler mischt seinen Ablagestapel in sein Deck und zerstört die obersten vier Karten; danach SPEZIAL zweimal.
foe-obliterate = Auslöschen
    .text = SPEZIAL zweimal; der Spieler mit den meisten aktiven Rissen zerstört vier Handkarten oder nimmt 4 Schaden.
foe-sunder = Entzweien
    .text = Entweder nimmt die Feste 4 Schaden und der Spieler mit dem geringsten Leben 4 Schaden, oder alle abgelegten Erzfeind-Reihenfolgekarten werden zurück ins Reihenfolge-Deck gemischt.
foe-topple = Umstürzen
    .text = SPEZIAL zweimal; die Feste nimmt 4 Schaden.
foe-jagged-one = Splitterwesen
    .text = Ansturm: SPEZIAL zweimal.
foe-doom-aegis = Mantel des Untergangs
    .text = Nach 1 Zeitmarker: Der Spieler mit der meisten Energie nimmt 4 Schaden und verliert alle Energie. Verhindern: 7 Aetherium zahlen.
foe-reality-rupture = Realitätsbruch
    .text = Nach 1 Zeitmarker: SPEZIAL dreimal. Verhindern: zwei eigene gebundene Zauber mit Kosten ab je 3 zerstören.
foe-cleave = Spalthieb
    .text = Hassgeburt schlägt einmal zu.
foe-provoker = Aufwiegler
    .text = Ansturm: Die Feste nimmt Schaden in Höhe der Wut.
foe-unrelenting-ire = Unerbittlicher Groll
    .text = SPEZIAL einmal; liegen beide Erzfeind-Reihenfolgekarten im Ablagestapel, noch zweimal.
foe-blood-cry = Blutschrei
    .text = Nach 2 Zeitmarkern: SPEZIAL viermal. Verhindern: 4 eigene Energie abgeben.
foe-invoke-carnage = Gemetzel heraufbeschwören
    .text = Nach 2 Zeitmarkern: SPEZIAL einmal, dann nimmt ein bestimmter Spieler 1 Schaden plus 1 je Wut. Verhindern: 7 Aetherium zahlen.
foe-scorn = Verachtung
    .text = Ansturm: Entweder nimmt die Feste 3 Schaden oder SPEZIAL zweimal.
foe-avatar-of-wrath = Avatar des Zorns
    .text = Ansturm: Hassgeburt schlägt einmal zu.
foe-onslaught = Sturmangriff
    .text = SPEZIAL dreimal, dann werft ihr gemeinsam so viele Handkarten ab, wie Wut vorhanden ist.
foe-rolling-death = Rollender Tod
    .text = Nach 2 Zeitmarkern: Hassgeburt schlägt zweimal zu. Verhindern: 8 Aetherium zahlen.
foe-broodwomb = Brutschoß
    .text = Kann keinen Schaden nehmen, solange ein Leerling im Spiel ist; Ansturm: ein Leerling kommt ins Spiel.
foe-endless-throng = Endloser Schwarm
    .text = Die Königin schwärmt einmal.
foe-hatch = Schlüpfen
    .text = Je Karte im Reihenfolge-Ablagestapel kommt ein Leerling ins Spiel.
foe-blot-the-sun = Die Sonne verdunkeln
    .text = Nach 2 Zeitmarkern: Schwärmen, SPEZIAL, Schwärmen. Verhindern: 4 eigene Energie abgeben.
foe-foul-multitudes = Faulige Scharen
    .text = Sofort: SPEZIAL einmal. Solange im Spiel, hat jeder Leerling 2 Leben, und verletzte Leerlinge erholen sich am Ende jedes Zuges; nach 3 Zeitmarkern einmal Schwärmen. Nicht zu verhindern.
foe-infest = Befall
    .text = Entweder nimmt ein bestimmter Spieler 4 Schaden oder die Königin schwärmt zweimal.
foe-legion-beacon = Leuchtfeuer der Legion
    .text = Sofort: SPEZIAL zweimal. Nach 2 Zeitmarkern: Die Hälfte der Leerlinge (aufgerundet) ablegen, die Feste nimmt je abgelegtem Leerling 2 Schaden, dann einmal Schwärmen. Nicht zu verhindern.
foe-maggot-engine = Madenmaschine
    .text = Sofort: SPEZIAL dreimal, dann ist ihr Leben doppelt so hoch wie die Zahl der Leerlinge; Ansturm: einmal Schwärmen.
foe-spawn = Brut
    .text = Schwärmen, SPEZIAL, Schwärmen.
foe-burden = Bürde
    .text = Ihr nehmt gemeinsam zwei Verderbnisse in beliebiger Aufteilung oben auf eure Decks; dann bündelt ein bestimmter Spieler kostenlos einen Riss.
foe-corrupter = Verderber
    .text = Wer ihm Schaden zufügt, nimmt eine Verderbnis oben auf sein Deck; Ansturm: Die Feste nimmt 1 Schaden.
foe-tempt = Versuchung
    .text = Der Spieler mit den meisten Splittern auf der Hand wirft sie alle ab, nimmt 3 Schaden und erhält eine Karte mit Kosten bis 4 aus dem Vorrat.
foe-pain-sower = Schmerzsäer
    .text = Ansturm: Ein bestimmter Spieler nimmt 2 Schaden, ein anderer Spieler bündelt kostenlos einen Riss.
foe-twisting-madness = Wirbelnder Wahnsinn
    .text = Nach 2 Zeitmarkern: Die Feste erhält 3 Leben, der König der Masken 13 Leben. Verhindern: vier eigene Handkarten abwerfen, dann eine ziehen.
foe-vex = Plage
    .text = Legt die obersten zwei Erzfeind-Karten ab; die Feste nimmt 4 Schaden je Karte mit Level 3 darunter.
foe-afflict = Heimsuchen
    .text = Zwei verschiedene Spieler nehmen je zwei Verderbnisse oben auf ihr Deck und erhalten je 1 Leben.
foe-bedlam-sage = Weiser des Irrsinns
    .text = Ansturm: Die Feste erhält 2 Leben, der Spieler mit dem meisten Leben nimmt 3 Schaden.
foe-ruin-priest = Priester des Verfalls
    .text = Ansturm: Ein bestimmter Spieler wirft drei Handkarten ab, die keine Verderbnis sind, und nimmt drei Verderbnisse auf die Hand.
foe-gorge = Völlerei
    .text = Zwei Karten vom zweitteuersten Kristall-Stapel werden verschlungen; ein bestimmter Spieler nimmt 2 Schaden.
foe-lobotomize = Hirnentzug
    .text = Entweder nimmt ein bestimmter Spieler 3 Schaden, oder drei Karten von einem Zauber-Stapel eurer Wahl werden verschlungen.
foe-thought-biter = Gedankenbeißer
    .text = Ansturm: Entweder nimmt ein bestimmter Spieler 2 Schaden, oder zwei Karten vom günstigsten Artefakt-Stapel werden verschlungen.
foe-cerephage = Hirnfresser
    .text = Ansturm: So viele Karten, wie er Leben hat, werden von einem Stapel eurer Wahl verschlungen, dann verliert er 2 Leben.
foe-godfeeders = Götternährer
    .text = Ansturm: Die Feste nimmt 3 Schaden, und eine Karte des teuersten Kristall-Stapels wird verschlungen.
foe-mindguzzler = Geistschlürfer
    .text = Sofort: Sein Leben ist 8 plus Zahl der leeren Vorratsstapel; Ansturm: SPEZIAL einmal.
foe-digest = Verdauen
    .text = Entweder SPEZIAL dreimal, oder ein bestimmter Spieler nimmt Schaden in Höhe der Zahl leerer Vorratsstapel.
foe-vile-feast = Widerliches Festmahl
    .text = Nach 2 Zeitmarkern: Die Feste nimmt 2 Schaden je leerem Vorratsstapel. Verhindern: 8 Aetherium zahlen.
foe-memory-eater = Erinnerungsfresser
    .text = Ansturm: Der Spieler mit dem geringsten Leben nimmt Schaden in Höhe der Zahl leerer Vorratsstapel.
foe-convoke = Herbeirufen
    .text = Ein bestimmter Spieler nimmt 4 Schaden.
foe-devastate = Verheeren
    .text = Die Feste nimmt 5 Schaden.
foe-eviscerate = Ausweiden
    .text = Der Spieler mit dem geringsten Leben nimmt 2 Schaden.
foe-frenzy = Raserei
    .text = Der Spieler mit den meisten aktiven Rissen nimmt 3 Schaden.
foe-raze = Schleifen
    .text = Die Feste nimmt 3 Schaden, dann ein bestimmter Spieler 1.
foe-seize = Ergreifen
    .text = Die zwei teuersten gebundenen Zauber aller Spieler werden abgeworfen.

mage-adelheim = Adelheim
    .text = Aetherium Schutzwall (5): Lege den gerade gezogenen Angriff oder Plan ohne Wirkung auf den Erzfeind-Ablagestapel; es wird kein Ersatz gezogen.
mage-adelheim-title = Waffenschmied
mage-brama = Brama
    .text = Den Abgrund Abschöpfen (5): Ein Spieler deiner Wahl erhält 4 Leben zurück.
mage-brama-title = Älteste
mage-jian = Jian
    .text = Schwarzer Spiegel (4): Wirke einen gebundenen Zauber eines beliebigen Spielers, der dabei gebunden bleibt, und wirke ihn dann erneut mit normalem Abwurf.
mage-jian-title = Waise
mage-kadir = Kadir
    .text = Tor ins Anderseits (5): Der aktive Spieler darf bis zu drei Zauber aus seinem Ablagestapel auf die Hand nehmen und in diesem Zug an jeden seiner aktiven Risse bis zu zwei Zauber binden.
mage-kadir-title = Forscherin
mage-lash = Lash
    .text = Blitzschnell Reagieren (5): Mische die abgelegte Reihenfolgekarte eines Spielers (nie 'Eure Wahl') zurück ins Reihenfolge-Deck; dieser Spieler nimmt 1 Schaden.
mage-lash-title = Späher
mage-mist = Mist
    .text = Rat der Zukunft (5): Ein Mitspieler deiner Wahl zieht vier Karten.
mage-mist-title = Kapitänin der Dolchspitze
mage-phaedraxa = Phaedraxa
    .text = Rune der Vorsicht (5): In dem Zug, der jetzt beginnt, nehmen weder Spieler noch Feste Schaden.
mage-phaedraxa-title = Seherin
mage-xaxos = Xaxos
    .text = Metaphysische Verbindung (5): Verteile 4 Energie beliebig auf deine Mitspieler, sieh dir dann das ganze Reihenfolge-Deck an und lege es in beliebiger Reihenfolge zurück.
mage-xaxos-title = Adept
nemesis-rageborne = Hassgeburt
    .text = SPEZIAL: 1 Wut mehr. Am Ende eines Erzfeind-Zuges mit mindestens 4 Wut schlägt sie zu: Zuschlag-Karte ausführen, zurückmischen, dann 3 Wut weniger (erhöhte Schwierigkeit: 1).
option-nemesis-rageborne = { nemesis-rageborne }
nemesis-crooked-mask = König der Masken
    .text = SPEZIAL: Ein Spieler nimmt eine Verderbnis oben auf sein Deck und mischt Deck und Ablage. Verderbnisse auf der Hand werden zu Beginn des Zuges und am Ende der Aktionen ausgeführt; zerstört kommen sie unter ihren Stapel. Ist er leer: 2 Schaden an der Feste.
option-nemesis-crooked-mask = { nemesis-crooked-mask }
nemesis-prince-of-gluttons = Der Unersättliche
    .text = SPEZIAL: Vom günstigsten Vorratsstapel werden 3 Karten verschlungen, bei drei oder vier Magiern 2. Jede fehlende kostet die Feste 2 Leben. Die oberste verschlungene Karte könnt ihr erwerben. Sind alle neun Stapel leer, verliert ihr.
option-nemesis-prince-of-gluttons = { nemesis-prince-of-gluttons }
nemesis-carapace-queen = Carapax-Königin
    .text = SPEZIAL: 2 Leerlinge kommen ins Spiel (erhöhte Schwierigkeit: 3), höchstens 15; jeder weitere kostet die Feste 1 Leben. Schwärmen: bei 0 bis 3 Leerlingen kommen 4 dazu; bei 4 bis 6 wird ein gebundener Zauber abgeworfen und 2 kommen dazu; bei 7 bis 10 nimmt die Feste 5 Schaden; bei 11 und 12 nimmt der Spieler mit dem geringsten Leben 3 Schaden und 1 Leerling geht; ab 13 verliert ihr.
option-nemesis-carapace-queen = { nemesis-carapace-queen }
option-mage_a-random = Zufall
option-mage_a-adelheim = { mage-adelheim }, { mage-adelheim-title }
option-mage_a-brama = { mage-brama }, { mage-brama-title }
option-mage_a-jian = { mage-jian }, { mage-jian-title }
option-mage_a-kadir = { mage-kadir }, { mage-kadir-title }
option-mage_a-lash = { mage-lash }, { mage-lash-title }
option-mage_a-mist = { mage-mist }, { mage-mist-title }
option-mage_a-phaedraxa = { mage-phaedraxa }, { mage-phaedraxa-title }
option-mage_a-xaxos = { mage-xaxos }, { mage-xaxos-title }
option-mage_b-random = Zufall
option-mage_b-adelheim = { mage-adelheim }, { mage-adelheim-title }
option-mage_b-brama = { mage-brama }, { mage-brama-title }
option-mage_b-jian = { mage-jian }, { mage-jian-title }
option-mage_b-kadir = { mage-kadir }, { mage-kadir-title }
option-mage_b-lash = { mage-lash }, { mage-lash-title }
option-mage_b-mist = { mage-mist }, { mage-mist-title }
option-mage_b-phaedraxa = { mage-phaedraxa }, { mage-phaedraxa-title }
option-mage_b-xaxos = { mage-xaxos }, { mage-xaxos-title }
option-mage_c-random = Zufall
option-mage_c-adelheim = { mage-adelheim }, { mage-adelheim-title }
option-mage_c-brama = { mage-brama }, { mage-brama-title }
option-mage_c-jian = { mage-jian }, { mage-jian-title }
option-mage_c-kadir = { mage-kadir }, { mage-kadir-title }
option-mage_c-lash = { mage-lash }, { mage-lash-title }
option-mage_c-mist = { mage-mist }, { mage-mist-title }
option-mage_c-phaedraxa = { mage-phaedraxa }, { mage-phaedraxa-title }
option-mage_c-xaxos = { mage-xaxos }, { mage-xaxos-title }
option-mage_d-random = Zufall
option-mage_d-adelheim = { mage-adelheim }, { mage-adelheim-title }
option-mage_d-brama = { mage-brama }, { mage-brama-title }
option-mage_d-jian = { mage-jian }, { mage-jian-title }
option-mage_d-kadir = { mage-kadir }, { mage-kadir-title }
option-mage_d-lash = { mage-lash }, { mage-lash-title }
option-mage_d-mist = { mage-mist }, { mage-mist-title }
option-mage_d-phaedraxa = { mage-phaedraxa }, { mage-phaedraxa-title }
option-mage_d-xaxos = { mage-xaxos }, { mage-xaxos-title }
turn-one = Spieler 1
    .text = Der Spieler mit dem Plättchen 1 macht einen Zug.
turn-two = Spieler 2
    .text = Der Spieler mit dem Plättchen 2 macht einen Zug.
turn-three = Spieler 3
    .text = Der Spieler mit dem Plättchen 3 macht einen Zug.
turn-four = Spieler 4
    .text = Der Spieler mit dem Plättchen 4 macht einen Zug.
turn-wild = Eure Wahl
    .text = Ihr bestimmt, wer einen Zug macht.
turn-nemesis = Erzfeind
    .text = Der Erzfeind macht einen Zug.
turn-one-two = Spieler 1 oder 2
    .text = Spieler 1 oder 2 macht einen Zug, beim nächsten Mal der andere.
turn-three-four = Spieler 3 oder 4
    .text = Spieler 3 oder 4 macht einen Zug, beim nächsten Mal der andere.

sign-all = alle
sign-all-open = alle offen:
sign-allies = Verbündete
sign-ally = Verbündete
sign-also-closed = auch in geschlossene
sign-and = und
sign-at-once = sofort
sign-back = auf die Hand
sign-beside = daneben
sign-both-turns = beide Nemesiskarten weg:
sign-cancelled = aufgehoben
sign-cast = wirke
sign-cost-of = Kosten von
sign-costliest = teuerster
sign-each = je
sign-each-hit = je Treffer:
sign-empty-piles = leere Stapel
sign-first = 1. im Zug:
sign-focus = gratis drehen
sign-for = für
sign-free = gratis
sign-from = vom
sign-in-hand = auf die Hand
sign-it = ihn
sign-just-prepped = dieses Zugs
sign-lost = verloren
sign-may = auf Wunsch
sign-next = nächster Zug
sign-of-anyone = von wem du willst
sign-of-cheapest = vom billigsten Stapel
sign-of-cost = der Kosten
sign-of-most = mit den meisten
sign-one-turn = einen Zug lang
sign-only-for = nur für
sign-open = offen
sign-or = oder
sign-order-turns = Zugkarten ordnen
sign-per = je
sign-per-card = je Karte
sign-per-empty-pile = je leerem Stapel
sign-per-turn-card = je Zugkarte
sign-prepped = vorbereitet:
sign-returns = kehrt zurück
sign-safe-behind = sicher hinter
sign-second = 2. im Zug:
sign-still-prepped = noch vorbereitet:
sign-stop = Stopp:
sign-strongest = Stärkster
sign-then = dann
sign-tier-three = je Stufe III
sign-turn-again = noch ein Zug
sign-up-to = bis
sign-weakest = Schwächster
sign-when-gained = beim Erwerb
sign-with = mit
sign-you = du
sign-you-and-ally = du + Verbündete
together-gems = { $count } Kristalle spielen

icon-aether = Aetherium, zum Bezahlen
icon-attack = Angriff
icon-focus = bündeln: den Riss einmal drehen
icon-breach = Riss
icon-charge = Energie für die Fähigkeit
icon-corruption = Verderbnis
icon-damage = Schaden
icon-deck = Deck
icon-destroy = zerstören: für immer weg
icon-devour = verschlingen: weg aus dem Markt
icon-discard = abwerfen, auf die Ablage
icon-draw = eine Karte ziehen
icon-fury = Wut
icon-gem = Kristall
icon-gravehold = die Feste der letzten Ruhe
icon-heal = Leben erhalten
icon-husk = Leerling
icon-life = Leben
icon-minion = Monster
icon-nemesis = der Erzfeind
icon-player = ein Spieler
icon-power = Plan
icon-relic = Artefakt
icon-spell = Zauber
icon-strike = Zuschlag
icon-swarm = Schwarm
icon-unleash = SPEZIAL: was der Erzfeind Eigenes tut
