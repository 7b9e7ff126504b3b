# Eternitium: Namen, Texte, Fragen und Berichte
title = Eternitium
tagline = Wer öffnet den Weg zum Kristall zuerst?
about = Unter deinem Stapel aus Zeitaltern liegt der Eternitium-Kristall. Öffne Portale, erfinde Technologien und schick die anderen auf Umwege. Wer den Kristall als Erste oder Erster freilegt, gewinnt. Allein spielst du gegen eine künstliche Intelligenz, mit zehn Missionen.

option-seats = Zeitreisende
option-seats-1 = Solo gegen die KI
option-seats-2 = Zu zweit
option-seats-3 = Zu dritt
option-seats-4 = Zu viert
option-seats-5 = Zu fünft
challenges = Missionen
option-mission = Mission
option-mission-0 = Keine: das normale Solospiel
option-mission-1 = 1 – Dein Training beginnt
    .text = Keine fortgeschrittenen Technologien; die KI hat nur 3 Chrono-Blaster.
option-mission-2 = 2 – Dunkle Epochen
    .text = Kein Start-Droide, 4 Karten auf der Starthand, von jeder Form nur 1 Portal im Vorrat. Du hast trotzdem 8 Züge.
option-mission-3 = 3 – Der Kristall ist zum Greifen nah
    .text = Nur 5 Zeitalter, aber auch nur 4 Züge und von jeder Form 1 Portal im Vorrat.
option-mission-4 = 4 – Portale außer Kontrolle
    .text = Die 8 Portale liegen gemischt; du wählst aus 3 offenen.
option-mission-5 = 5 – Verwirrende Zeiten werden kommen
    .text = Nach dem Nachziehen drehst du den ganzen Stapel um: Unterstes wird Oberstes, Verdecktes wird offen.
option-mission-6 = 6 – Selbstzerstörung eingeleitet
    .text = Vor jedem Zug zerstörst du 1 Handkarte.
option-mission-7 = 7 – Zeitreise mit Umwegen
    .text = Nur 5 Zeitalter, aber am Ende jedes Zuges kommt 1 verdecktes dazu.
option-mission-8 = 8 – Der Preis des Fortschritts
    .text = Zeitalter, mit denen du Technologien bezahlst, kommen verdeckt auf deinen Stapel.
option-mission-9 = 9 – Vom Wahnsinn getrieben
    .text = Du musst spielen, solange du etwas spielen kannst, auch auf gut Glück.
option-mission-10 = 10 – Die KI ist dir einen Schritt voraus
    .text = Du beginnst mit 2 Portalen jeder Form; Temporale Projektoren gibt es nicht.
option-start = Wer beginnt?
option-start-random = Das Los entscheidet
option-start-first = Person A
option-start-second = Person B
option-start-third = Person C
option-start-fourth = Person D
option-start-fifth = Person E
option-rounds = Rundenlimit (0: keines)
option-discard_order = Handkarten ablegen
option-discard_order-hand = in Handreihenfolge
option-discard_order-chosen = in selbst gewählter Reihenfolge

# Der Tisch
market = Auslage
supply = Portalvorrat
portal-pile = Verdeckte Portale
portal-pile-left = Verdeckte Portale, { $count } übrig
supply-left = { $card }, { $count } im Vorrat
basic = Basis-Technologien
basic-pile = Stapel der Basis-Technologien, { $count } verdeckt
advanced = Fortgeschrittene Technologien
advanced-pile = Stapel der fortgeschrittenen Technologien, { $count } verdeckt
row-costs = { $count ->
    [0] kosten nichts
    [one] kosten 1 Zeitalter
   *[other] kosten { $count } Zeitalter
}
face-up-in-market = { $card }, offen in der Auslage
eras = Zeitalter
eras-pay = sind der Preis
era-pile = Gemeinsamer Nachziehstapel, { $count } verdeckte Zeitalter
era-in-market = { $era }, offen in der Auslage
era-discards = Gemeinsame Ablage, { $count } Zeitalter
era-discards-top = { $era }, oben auf der gemeinsamen Ablage, { $count } Zeitalter
ai-deck = KI-Deck
ai-left = KI-Deck, noch { $count }
ai-holds = Noch darin: { $cards }
ai-empty = Das KI-Deck ist leer.
box = Schachtel (zerstört und unbenutzt)
mission = Mission

road = Weg zum Kristall
era-top = { $era }, offen, oberstes Zeitalter
era-below = { $era }, offen, Platz { $place } von oben
era-remembered = { $era }, verdeckt, aber bekannt, Platz { $place } von oben
era-rest = { $count ->
    [one] ein verdecktes Zeitalter
   *[other] { $count } verdeckte Zeitalter
 }
era-unsure = { $count ->
    [one] ein Zeitalter, Lage unbekannt
   *[other] { $count } Zeitalter, Lage unbekannt
 }
era-covered = { $count ->
    [one] ein offenes Zeitalter, das du nicht sehen kannst
   *[other] { $count } offene Zeitalter, die du nicht sehen kannst
 }
mark-down = verdeckt
mark-opens = ✓ öffnet
mark-fits = ✓ passt
mark-later = { $n }. danach
steps-ahead = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
 } auf deinem Weg: { $shapes }.
luck-ahead = Über jedem Portal steht, wie sicher es passt. Wenn nicht, wird dein Weg gemischt und dein Ausspielen endet.
then = , dann{ " " }
road-note = Im gemischten Teil liegen: { $eras }
crystal = Eternitium-Kristall
crystal-found = Kristall gefunden!
eras-left = Zeitalter übrig
eras-left-note = So viele Zeitalter liegen noch über dem Kristall, { $up } davon offen.
hand = Hand
hand-of = Hand von { $who }
hidden-card = Verdeckte Handkarte von { $who }
known-card = { $card }, auf der Hand von { $who }
own-card = { $card }
deck = Deck
deck-of = Deck von { $who }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
deck-top = { $card }, offen auf dem Deck von { $who }
deck-note = In deinem Deck: { $cards }
discard = Ablage
discard-of = Ablagestapel von { $who }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
discard-top = { $card }, oben auf dem Ablagestapel von { $who }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
discard-card = { $card }, im Ablagestapel von { $who }
discard-hidden = Unbekannte Karte im Ablagestapel von { $who }
aside = Ausgewählt
aside-card = { $card }, ausgewählt
aside-hidden = Verdeckt ausgewählte Karte
cards-hand = Handkarten
cards-deck = Deck
cards-discard = Ablage
owned-note = Bekannter Besitz: { $cards }
owned-unseen = , dazu ungesehen genommen: { $count }
wallets = Rabatt
wallets-note = Digitale Brieftaschen machen deine nächste Technologie billiger.
kind-portal = Portal
kind-basic = Basis-Technologie
kind-advanced = Fortgeschrittene Technologie
kind-era = Zeitalter
nothing = nichts

headline = Runde { $round } · { $who } ist am Zug
headline-final = Letzte Runde · { $who } ist am Zug
headline-own = Runde { $round } · du bist am Zug
headline-final-own = Letzte Runde · du bist am Zug
headline-prepare = Vorbereitung · { $who } wählt
headline-prepare-own = Vorbereitung · du wählst
headline-solo = Zug { $round } von { $turns }
phase-portal = Portal
phase-play = Karten spielen
phase-lay = Ablegen
phase-acquire = Technologie
phase-draw = Ziehen
headline-over = Das Spiel ist aus

# Fragen
ask-prepare = Wähle eine Basis-Technologie für deine Startkarten.
ask-take-portal = Nimm ein Portal auf die Hand.
ask-play-cards = Spiele eine Karte, oder überspringe das Ausspielen, um Karten zu zerstören und 6 nachzuziehen.
ask-play-cards-final = Spiele eine Karte, oder überspringe das Ausspielen, um Karten zu zerstören. Nachgezogen wird nicht mehr.
ask-play-cards-ahead = Spiele Karten, solange du magst.
ask-play-cards-on = Spiele noch eine Karte oder hör auf.
ask-play-cards-none = Du kannst gerade keine Karte spielen.
ask-play-cards-must = Du musst weiterspielen, solange es geht.
ask-destroy = Welche Karten zerstörst du? Wähle von links nach rechts, höchstens { $count }.
ask-lay-hand = In welcher Reihenfolge legst du deine Hand ab? Die letzte Karte liegt oben.
ask-acquire = Erwirb eine Technologie oder lass es.{ $amount ->
    [0] { "" }
    [one] { " " }Deine Digitale Brieftasche spart ein Zeitalter.
   *[other] { " " }Deine Digitalen Brieftaschen sparen { $amount } Zeitalter.
 }
ask-pay = Welches Zeitalter kommt für „{ $card }“ als Nächstes auf deinen Stapel?
ask-projector = Willst du Handkarten ablegen oder zerstören?
ask-project-to-discard = Welche Karten legst du ab? Wähle von links nach rechts; du ziehst genauso viele nach.
ask-project-to-discard-order = Welche Karten legst du ab? Die letzte liegt oben; du ziehst genauso viele nach.
ask-project-to-destroy = Welche Karten zerstörst du? Wähle von links nach rechts, höchstens { $count }; du ziehst genauso viele nach.
ask-chrono = Mit wem tauschst du das oberste Zeitalter?
ask-transport = { $count ->
    [one] Welche zweite Karte legst du für den Transporter ab? Sie liegt oben.
   *[other] Welche zwei Karten legst du für den Transporter ab? Die zweite liegt oben.
 }
ask-lab-choice = Nimm eine Technologie deiner Wahl kostenlos auf die Hand.
ask-lab-offer = { $source } spielt eins. Nimm auch du eine Basis-Technologie, wenn du magst.
ask-recycle = Welche Karte holst du aus deinem Ablagestapel zurück?
ask-recycle-none = In deinem Ablagestapel liegt nichts, was du zurückholen darfst.
ask-victim = In wessen Ablagestapel greifst du?
ask-theft = Welche Karte stiehlst du aus dem Ablagestapel von { $target }?
ask-self-destruction = Selbstzerstörung: Zerstöre eine deiner Handkarten.

# Züge
move-take = „{ $card }“ nehmen
move-take-unseen = Ungesehen nehmen: { $pile }
move-none = Nichts nehmen
move-play = „{ $card }“ spielen
note-odds = { $percent } %
move-risk = Mit „{ $card }“ dein Glück versuchen
move-stop = Aufhören
move-skip = Überspringen und 6 Karten nachziehen
move-destroy = „{ $card }“ zerstören
move-lay = „{ $card }“ ablegen
move-done = Fertig
move-project = Projektor: { $way }
move-choose = { $traveller } wählen
move-fetch = „{ $card }“ zurückholen
move-steal = „{ $card }“ stehlen
move-pay = { $era } nehmen
label-done-rest = Den Rest in Handreihenfolge ablegen
label-skip-final = Überspringen und auf Wunsch Karten zerstören
label-take-cost = „{ $card }“ nehmen, kostet { $count ->
    [0] nichts
    [one] ein Zeitalter
   *[other] { $count } Zeitalter
 }
label-unseen-cost = { $pile }: oberste Karte ungesehen nehmen, kostet { $count ->
    [0] nichts
    [one] ein Zeitalter
   *[other] { $count } Zeitalter
 }
pile-basic = Basis-Technologie
pile-advanced = Fortgeschrittene Technologie
way-discard = ablegen
way-destroy = zerstören

# Berichte
log-take = { who } nimm{ t } „{ $card }“.
log-take-unseen = { who } nimm{ t } eine Karte ungesehen: { $pile }.
log-none = { who } nimm{ t } nichts.
log-play = { who } spiel{ t } „{ $card }“.
log-risk = { who } versuch{ t } das Glück mit „{ $card }“.
log-stop = { who } hör{ t } auf zu spielen.
log-skip = { who } überspring{ t } das Ausspielen.
log-destroy = { who } zerstör{ t } „{ $card }“.
log-lay = { who } leg{ t } „{ $card }“ ab.
log-lay-hidden = { who } leg{ t } eine Karte ab.
log-done = { who } { is } fertig.
log-project = { who } will{ st } Karten { $way }.
log-choose = { who } wähl{ t } { $traveller-is ->
    [you] dich
   *[other] { $traveller }
 }.
log-fetch = { who } hol{ t } „{ $card }“ zurück.
log-fetch-hidden = { who } hol{ t } eine Karte aus dem Ablagestapel zurück.
log-steal = { who } stiehl{ t } „{ $card }“.
log-steal-hidden = { who } stiehl{ t } eine Karte.
log-pay = { who } nimm{ t } { $era }.
# Mit ihrem Anlass
log-take-prepare = { who } wähl{ t } „{ $card }“ für die Startkarten.
log-take-take-portal = { who } nimm{ t } „{ $card }“ aus dem Vorrat.
log-take-acquire = { who } erwirb{ t } „{ $card }“.
log-take-lab-offer = { who } nimm{ t } „{ $card }“ bei { $source-is ->
    [you] dir
   *[other] { $source }
 }.
log-take-unseen-prepare = { who } wähl{ t } eine Karte ungesehen für die Startkarten: { $pile }.
log-take-unseen-acquire = { who } erwirb{ t } eine Karte ungesehen: { $pile }.
log-take-unseen-lab-offer = { who } nimm{ t } bei { $source-is ->
    [you] dir
   *[other] { $source }
 } eine Karte ungesehen: { $pile }.
log-none-acquire = { who } erwirb{ t } nichts.
log-destroy-self-destruction = { who } zerstör{ t } „{ $card }“: Selbstzerstörung.
log-done-destroy = { who } zerstör{ t } keine weitere Karte.
log-done-lay-hand = { who } leg{ t } den Rest in Handreihenfolge ab.
log-done-project-to-discard = { who } leg{ t } keine weitere Karte ab.
log-done-project-to-destroy = { who } zerstör{ t } keine weitere Karte.
log-done-recycle = { who } finde{ t } nichts zum Zurückholen.
log-choose-chrono = { who } ziel{ t } auf { $traveller-is ->
    [you] dich
   *[other] { $traveller }
 }.
log-steal-theft = { who } stiehl{ t } „{ $card }“ aus { $target-is ->
    [you] deinem Ablagestapel
   *[other] dem Ablagestapel von { $target }
 }.
log-pay-pay = { who } bezahl{ t } „{ $card }“ mit { $era }.

news-draws = { who } zieh{ t } { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
 }.
news-reshuffles = { who } misch{ t } den Ablagestapel zum neuen Deck.
news-eras-reshuffled = Die gemeinsame Ablage wird zum neuen Nachziehstapel gemischt.
news-gains-era = { who } bekomm{ t } ein verdecktes Zeitalter dazu.
news-reveals = Neu in der Auslage: „{ $card }“.
news-discards = { who } leg{ t } { $era } ab, noch { $left }.
news-luck = Glück gehabt! { $who-is ->
    [you] { "" }
   *[other] { $who }:{ " " }
 }„{ $card }“ passt zu { $era }.
news-bad-luck = Pech! { $who-is ->
    [you] { "" }
   *[other] { $who }:{ " " }
 }„{ $card }“ passt nicht zu { $era }. Der Stapel wird gemischt.
news-turns-up = { who } deck{ t } { $count ->
    [0] nichts
    [one] ein Zeitalter
   *[other] { $count } Zeitalter
 } auf.
news-bombed = Zeitbombe bei { whom }: die obersten Zeitalter werden verdeckt und der Stapel gemischt.
news-not-bombed = Zeitbombe bei { whom }: nichts passiert.
news-flips = { who } dreh{ t } den ganzen Stapel um.
news-exchange = { $who-is ->
    [you] Du und { $other } tauscht eure
   *[other] { $other-is ->
        [you] { $who } und du tauscht eure
       *[other] { $who } und { $other } tauschen ihre
    }
 } obersten Zeitalter.
news-robs = { who } durchsuch{ t } { $other-is ->
    [you] deinen Ablagestapel
   *[other] den Ablagestapel von { $other }
 }.
news-robs-nobody = Es gibt nichts zu stehlen: In keiner anderen Ablage liegt eine Karte.
news-took-unseen = Ungesehen genommen: „{ $card }“.
news-acquires = { who } deck{ t } die erworbene Karte auf: „{ $card }“.
news-pays = { who } leg{ t } { $era } auf den Stapel.
news-finds = { who } ha{ t } den Eternitium-Kristall gefunden!
news-final-round = Die Runde wird noch zu Ende gespielt.
news-ai = Die KI spielt „{ $card }“.
news-ai-discards = Die KI legt dein { $era } ab.
news-ai-destroys = Die KI zerstört „{ $card }“.
news-ai-nothing = Die KI findet in deinem Ablagestapel keine Technologie.

heading-news-finds = { who } finde{ t } den Kristall
heading-log-steal = { who } stiehl{ t } „{ $card }“
heading-news-exchange = Zeitalter wechseln den Weg
heading-news-bombed = Eine Zeitbombe trifft { $who-is ->
    [you] dich
   *[other] { $who }
 }
heading-news-ai-destroys = Die KI zerstört „{ $card }“
heading-news-flips = { who } dreh{ t } den Stapel um
heading-news-bad-luck = Pech für { $who-is ->
    [you] dich
   *[other] { $who }
 }
heading-news-luck = Glück für { $who-is ->
    [you] dich
   *[other] { $who }
 }
heading-log-take-acquire = { who } erwirb{ t } „{ $card }“
heading-news-acquires = { who } erwirb{ t } „{ $card }“
heading-news-discards = { who } öffne{ t } { $era }
heading-log-play = { who } spiel{ t } „{ $card }“

tally-opened = geöffnete Zeitalter
tally-lucky = Glück gehabt
tally-unlucky = danebengegriffen
tally-technologies = neue Technologien
tally-destroyed = zerstörte Karten

# Warum nicht?
why-not-now = Gerade nicht.
why-not-yours = Diese Karte gehört dir nicht.
why-no-fit = Das oberste Zeitalter zeigt eine andere Form.
why-found = Du hast den Kristall schon gefunden.
why-transporter = Der Transporter braucht zwei weitere Handkarten und ein Zeitalter auf deinem Stapel.
why-communicator = Mehr als 3 Kommunikatoren pro Zug gehen nicht.
why-order = Schon vorbei: gewählt wird von links nach rechts.
why-cost = Dafür liegen nicht genug offene Zeitalter aus.
why-recycler = Ein Robo-Recycler kann keinen Robo-Recycler zurückholen.
why-era = Zeitalter verlassen deinen Stapel durch passende Portale.
why-market = Technologien nimmst du in Schritt 4.
why-supply = Ein Portal nimmst du in Schritt 1.
why-empty = Hier liegt nichts mehr.

over-crystal = Der Eternitium-Kristall ist gefunden.
over-points = Mehrere haben den Kristall gefunden; die Technologien entscheiden.
over-advanced = Kristall und Punkte sind gleich; die fortgeschrittenen Technologien entscheiden.
over-shared = Der Sieg wird geteilt.
over-unfinished = Niemand erreicht den Kristall. Das Spiel wird unvollendet abgebrochen.
over-solo-won = Du hast den Kristall vor der KI gefunden.
over-out-of-time = Deine Zeit ist abgelaufen. Der Kristall blieb verborgen.

# Karten
era-circle = Kreis-Zeitalter
    .text = Verlässt deinen Stapel durch ein Portal mit [circle] oder durch eine Karte, die das oberste Zeitalter ablegt.
era-square = Quadrat-Zeitalter
    .text = Verlässt deinen Stapel durch ein Portal mit [square] oder durch eine Karte, die das oberste Zeitalter ablegt.
era-triangle = Dreieck-Zeitalter
    .text = Verlässt deinen Stapel durch ein Portal mit [triangle] oder durch eine Karte, die das oberste Zeitalter ablegt.
era-diamond = Diamant-Zeitalter
    .text = Verlässt deinen Stapel durch ein Portal mit [diamond] oder durch eine Karte, die das oberste Zeitalter ablegt.
card-circle-portal = Kreis-Portal
    .text = Legt dein oberstes Zeitalter ab, wenn es [circle] zeigt. Liegt es verdeckt, kannst du dein Glück versuchen.
card-square-portal = Quadrat-Portal
    .text = Legt dein oberstes Zeitalter ab, wenn es [square] zeigt. Liegt es verdeckt, kannst du dein Glück versuchen.
card-triangle-portal = Dreieck-Portal
    .text = Legt dein oberstes Zeitalter ab, wenn es [triangle] zeigt. Liegt es verdeckt, kannst du dein Glück versuchen.
card-diamond-portal = Diamant-Portal
    .text = Legt dein oberstes Zeitalter ab, wenn es [diamond] zeigt. Liegt es verdeckt, kannst du dein Glück versuchen.
card-circle-square-portal = Doppelportal Kreis/Quadrat
    .text = Ein Portal, das zu [circle] und zu [square] passt, auch auf gut Glück.
card-circle-triangle-portal = Doppelportal Kreis/Dreieck
    .text = Ein Portal, das zu [circle] und zu [triangle] passt, auch auf gut Glück.
card-circle-diamond-portal = Doppelportal Kreis/Diamant
    .text = Ein Portal, das zu [circle] und zu [diamond] passt, auch auf gut Glück.
card-square-triangle-portal = Doppelportal Quadrat/Dreieck
    .text = Ein Portal, das zu [square] und zu [triangle] passt, auch auf gut Glück.
card-square-diamond-portal = Doppelportal Quadrat/Diamant
    .text = Ein Portal, das zu [square] und zu [diamond] passt, auch auf gut Glück.
card-triangle-diamond-portal = Doppelportal Dreieck/Diamant
    .text = Ein Portal, das zu [triangle] und zu [diamond] passt, auch auf gut Glück.
card-temporal-projector = Temporaler Projektor
    .text = Lege beliebig viele Handkarten ab oder zerstöre sie, und ziehe genauso viele nach.
card-droid = Droide
    .text = Deckt das erste verdeckte deiner 3 obersten Zeitalter auf.
card-chrono-blaster = Chrono-Blaster
    .text = Tausche dein oberstes Zeitalter mit dem eines anderen. Beide bleiben, wie sie liegen.
card-transporter = Transporter
    .text = Lege zwei weitere Handkarten ab; dafür verschwindet dein oberstes Zeitalter, offen oder verdeckt.
card-digital-wallet = Digitale Brieftasche
    .text = In diesem Zug kostet deine neue Technologie ein Zeitalter weniger.
card-communicator = Kommunikator
    .text = Ziehe zwei Karten. Höchstens 3 Kommunikatoren pro Zug.
card-time-bomb = Zeitbombe
    .text = Alle anderen verdecken ihre 3 obersten Zeitalter und mischen ihren Stapel, außer dort liegt schon alles verdeckt.
card-laboratory = Laboratorium
    .text = Nimm eine beliebige Technologie kostenlos auf die Hand. Danach dürfen alle anderen eine Basis-Technologie nehmen.
card-ultimate-portal = Ultimatives Portal
    .text = Legt dein oberstes Zeitalter ab, offen oder verdeckt.
card-quantum-clock = Quanten-Uhr
    .text = Alle anderen bekommen ein verdecktes Zeitalter oben auf ihren Stapel.
card-robo-recycler = Robo-Recycler
    .text = Hol eine Karte aus deinem Ablagestapel auf die Hand, aber keinen Robo-Recycler.
card-giga-droid = Giga-Droide
    .text = Deckt deine 3 obersten Zeitalter auf. Alle anderen decken ihr erstes verdecktes auf. Liegen deine schon offen, passiert nichts.
card-robo-thief = Robo-Dieb
    .text = Stiehl jemandem eine Karte aus dem Ablagestapel. Der Robo-Dieb bleibt an ihrer Stelle zurück.

# Formen und Arten
colour-circle = Kreis
    .letter = ○
colour-square = Quadrat
    .letter = □
colour-triangle = Dreieck
    .letter = △
colour-diamond = Diamant
    .letter = ◇
colour-basic = Basis
    .letter = I
colour-advanced = Fortgeschritten
    .letter = II

sign-projector = Karten weg, gleich viele neu
sign-of-three = deiner obersten 3
sign-top-era = oberste Zeitalter tauschen
sign-era-gone = oberstes Zeitalter weg
sign-era-cheaper = 1 Zeitalter billiger
sign-bomb = 3 verdecken, mischen
sign-technology = eine Technologie, gratis
sign-fits-always = passt immer
sign-one-era-more = 1 Zeitalter mehr
sign-one-back = eine Karte zurück
sign-from-discards = eine fremde Karte
sign-fits-both = passt zu beiden
together-portals = { $count } passende Portale spielen

icon-cheaper = kostet ein Zeitalter weniger
icon-circle = Kreis
icon-diamond = Diamant
icon-discard = auf die Ablage
icon-draw = Karten ziehen
icon-others = alle anderen
icon-pick = aussuchen
icon-refresh = Handkarten tauschen
icon-reveal = ein Zeitalter aufdecken
icon-square = Quadrat
icon-steal = stehlen
icon-swap = tauschen
icon-triangle = Dreieck
