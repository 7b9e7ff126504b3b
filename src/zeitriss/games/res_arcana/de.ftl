# Res Arcana: Namen, Texte, Fragen und Berichte
title = Res Arcana Duo
tagline = Fünf Essenzen, acht Karten, ein Meisterwerk.
about = Sammle Essenzen, spiele Artefakte aus und nimm Monumente und Orte der Macht in Besitz. Wer am Ende einer Runde genug Siegpunkte hat, gewinnt. Zu zweit mit Duo, zu zweit bis viert zusammen mit dem Grundspiel.
option-seats = Spielerzahl
option-seats-2 = Zu zweit
option-seats-3 = Zu dritt
option-seats-4 = Zu viert
option-mode = Spielart
option-mode-first = Erste Partie (feste Karten, kürzer)
option-mode-full = Volles Spiel
option-mode-combined = Mit dem Grundspiel
option-cards = Karten im Spiel mit dem Grundspiel
option-cards-deal = verteilt
option-cards-draft_base = Auswahl reihum
option-cards-draft_duo = Auswahl wie in Duo
option-start = Wer beginnt?
option-start-random = Das Los entscheidet
option-start-first = Person A
option-start-second = Person B
option-start-third = Person C
option-start-fourth = Person D
option-max_rounds = Rundenlimit (0: keines)

centre = Tischmitte
monuments = Monumente
places = Orte der Macht
items = Magische Gegenstände
supply = Allgemeiner Vorrat
supply-of = { $essence } aus dem allgemeinen Vorrat
monument-deck = Monumentstapel, verdeckt, { $count }
known-top = Von oben bekannt: { $cards }
board = Komponenten
board-of = Komponenten von { $who }
pool = Essenzen
pool-of = Vorrat von { $who }
pool-stack = { $who }: { $count } { $essence }
hand = Hand
hand-of = Hand von { $who }
hidden-card = Verdeckte Karte von { $who }
deck = Stapel
discard = Ablage
deck-of = Stapel von { $who }
inside-of = Noch im Stapel von { $who }, alphabetisch
discard-of = Ablage von { $who }
deck-left = Nachziehstapel, { $count }
token = Startspielermarker
token-passed = Startspielermarker, umgedreht
begins = Startspieler
mages = Deine Magier
kept = Deine Karten
mages-of = Magier zur Wahl für { $who }
packs-of = Karten zur Wahl für { $who }
kept-of = { $who } hat behalten
given-to = Für { $who } bereitgelegt
chosen-by = Gewählter Magier von { $who }
peeked = Angesehene Karten
ordered = Kommt zuoberst
points = Siegpunkte
points-count = { $count } SP
source = { $card } { $count }
source-token = Startspielermarker
point-part = { $count } { $what }
point-rest = weitere
source-none = noch keine
passed = gepasst
passed-item = ab nächster Runde
turned = erschöpft
loaded = darauf { $what }
headline = Runde { $round } · { $who } ist am Zug · gespielt wird bis { $goal }
headline-own = Runde { $round } · du bist am Zug · bis { $goal }
headline-draft = Auswahl: Karte { $number } von { $all } · { $who } wählt
headline-draft-own = Auswahl: Karte { $number } von { $all }
pick = Karte { $number }
headline-setup = Vorbereitung · { $who } wählt
headline-setup-own = Vorbereitung · du wählst
headline-over = Das Spiel ist nach Runde { $round } aus

line-cost = Kosten { $what }
line-free = keine
line-nothing = nichts
line-collect = Ertrag { $what }
line-discount = { $what }: { $count } billiger
line-essence-on-self = { $count } SP je { $each } darauf
line-own-artifact-tag = { $count } SP je { $each } von dir im Spiel
source-reconstructed = Rekonstruiert, nicht belegt: { $what }
source-user = Berichtigt: { $what }
field-name = Name
field-cost = Kosten
field-collect = Ertrag
field-discounts = Vergünstigung
field-powers = Fähigkeiten
field-power = Fähigkeit { $number }
field-tags = Art
field-vp = Punkte
field-vp-formula = Punkte für Essenzen
without = { " (ohne " }{ $what })
turn-word = erschöpfen
any-word = { " beliebige" }
collect-vault-interest = { $what }, wenn Gold darauf liegen bleibt
collect-windup-growth = { $what } mehr von jeder Sorte, die darauf liegen bleibt
collect-cursed-forge-upkeep = { $what } zahlen, sonst erschöpft
react-life-loss = Reaktion auf Lebensverlust: { $cost }
react-dragon-life-loss = Reaktion auf einen Drachen: { $cost }
react-victory-check = Beim Überprüfen der Punkte: { $cost }
on-claim = Beim Nehmen
when-turned = { $cost } (auch erschöpft)
part-turn-other = { $what } erschöpfen
part-pay-same = X[any] gleiche
part-pay-from-self = { $what } von hier
part-discard-hand = { $count } { $count ->
    [one] Handkarte
   *[other] Handkarten
} ablegen
part-destroy-self = dies zerstören
part-destroy = { $what } zerstören
op-place-on-self = { $what } hierauf
op-place-spent-on-self = das Bezahlte hierauf
op-place-spent-on-own-component = das Bezahlte auf eine eigene Komponente
op-gain-var-one-type = X[any] einer Sorte
op-rivals-gain-all = jeder Rivale { $what }
op-rivals-gain-one = ein Rivale { $what }
op-gain-equal-count-one-player = so viel { $gain }, wie eine Person { $count } hat
op-gain-equal-count-one-rival = so viel { $gain }, wie ein Rivale { $count } hat
op-gain-by-cost-any-non-gold = so viele Essenzen (ohne [gold]), wie die Karte kostet
op-gain-by-cost-gold = so viel [gold], wie die Karte kostet
op-bonus = { " und " }{ $count } mehr
op-draw = { $count } { $count ->
    [one] Karte
   *[other] Karten
} ziehen
op-draw-then-discard = { $draw } Karten ziehen, dann { $discard } ablegen
op-draw-then-discard-or-return = { $draw } Karte ziehen, dann { $count } ablegen oder auf den Stapel legen
op-peek-reorder = die obersten { $count } Karten des eigenen oder des Monumentstapels ansehen und ordnen
op-retrieve = { $count } abgelegte { $count ->
    [one] Karte
   *[other] Karten
} zurückholen
op-straighten = spielbereit machen: { $what }
op-straighten-self = dies spielbereit machen
op-use-center-item-power = Fähigkeit eines Gegenstands in der Mitte nutzen
op-place-hand = ausspielen: { $what }
op-place-own-discard = aus der eigenen Ablage ausspielen: { $what }
op-place-any-discard = aus einer beliebigen Ablage ausspielen: { $what }
op-place-free = { ", kostenlos" }
op-place-discount = { ", " }{ $count } billiger
op-gain-monument = ein Monument nehmen
op-life-loss = Rivalen verlieren { $count }[life]
op-unless = { " (außer: " }{ $what })
op-ignore-life-loss = Lebensverlust ignorieren
op-check-victory = sofort die Siegpunkte überprüfen
op-temp-vp = { $count } SP für diese Überprüfung
trait-any = beliebige Komponente
trait-artifact = Artefakt
trait-monument = Monument
trait-mage = Magier
trait-place = Ort der Macht
trait-item = Magischer Gegenstand
trait-creature = Kreatur
trait-dragon = Drache
trait-demon = Dämon
essence-elan = Elan
colour-elan = Elan
    .letter = E
essence-life = Leben
colour-life = Leben
    .letter = L
essence-calm = Ruhe
colour-calm = Ruhe
    .letter = R
essence-death = Tod
colour-death = Tod
    .letter = T
essence-gold = Gold
colour-gold = Gold
    .letter = G
heap-words =
    { $elan ->
        [0] { "" }
       *[other] { $elan } { essence-elan }
    }{ $life ->
        [0] { "" }
       *[other] { $first ->
            [1] { "" }
           *[other] { ", " }
        }{ $life } { essence-life }
    }{ $calm ->
        [0] { "" }
       *[other] { $first ->
            [2] { "" }
           *[other] { ", " }
        }{ $calm } { essence-calm }
    }{ $death ->
        [0] { "" }
       *[other] { $first ->
            [3] { "" }
           *[other] { ", " }
        }{ $death } { essence-death }
    }{ $gold ->
        [0] { "" }
       *[other] { $first ->
            [4] { "" }
           *[other] { ", " }
        }{ $gold } { essence-gold }
    }
pile-own = eigener Stapel
pile-monument = Monumentstapel

note-places = { $kinds }: für { $places }
note-no-place = { $kinds }: kein Ort fragt danach
ask-keep-one = Behalte eine. Die andere geht an { $rival }.
ask-keep-of-pack = Behalte eine Karte, die anderen gehen weiter.
ask-choose-mage = Wähle einen deiner beiden Magier.
ask-choose-item = Nimm einen magischen Gegenstand.
ask-turn = Du bist am Zug: Mach eine Aktion oder passe.
ask-payment = Bezahle noch { $number }.
owed-place = „{ $card }“ legen
owed-use = „{ $card }“ nutzen
owed-alike = „{ $card }“ nutzen
owed-ward = „{ $cause }“ abwehren
owed-lose = „{ $card }“: Essenzen abgeben
owed-gain = Nimm Essenzen
owed-lay = Lege Essenzen darauf
owed-of-one-type = X Essenzen einer Sorte: { $what }.
owed-fixed = Fest: { $what }. { $number ->
    [one] Die letzte wählst du.
   *[other] Die anderen { $number } wählst du.
}
owed-free = { $number ->
    [one] Eine Essenz
   *[other] { $number } Essenzen
} deiner Wahl.
settle-place = Bezahlen und legen
settle-use = Bezahlen und nutzen
settle-alike = Bezahlen und nutzen
settle-ward = Bezahlen und abwehren
settle-lose = Abgeben
settle-gain = Nehmen
settle-lay = Darauflegen
settle-keeps = So reicht es danach noch für: { $cards }.
settle-loses = Dann reicht es nicht mehr für: { $cards }.
gain-keeps = Damit reicht es für: { $cards }.
gain-loses = Damit reicht es noch nicht für: { $cards }.
ask-payment-of-ward = Bezahle für die Abwehr noch { $number }.
ask-loss = Du verlierst noch { $number } andere { $number ->
    [one] Essenz
   *[other] Essenzen
}. Welche?
ask-pay-same = Zahle X Essenzen einer Sorte für { $what }. Bisher ist X = { $number }.
ask-turn-another = Welche Komponente erschöpfst du?
ask-discard-cards = Welche Handkarte legst du ab?
ask-destroy-own = Welches Artefakt zerstörst du?
ask-gain-any = Nimm Essenzen deiner Wahl, noch { $number }.
ask-lay-any = Lege Essenzen deiner Wahl darauf, noch { $number }.
ask-gain-alike = Von welcher Essenz nimmst du { $number }?
ask-pick-option = Was nimmst du?
ask-give-rival = Welcher Rivale bekommt { heap-words }?
ask-count-pool = { $counted } in wessen Vorrat zählt? Du erhältst ebenso viel { $gained }.
ask-discard-or-return = Lege eine Handkarte ab oder zuoberst auf deinen Stapel.
ask-draw-cards = Mit dieser Karte geht dein Stapel zu Ende. Ziehst du sie?
ask-peek = Welchen Stapel siehst du dir an?
ask-reorder = Welche Karte kommt als Nächste nach oben?
ask-retrieve-card = Welche abgelegte Karte nimmst du zurück?
ask-straighten-one = Welche Komponente machst du spielbereit?
ask-put-on = Auf welche deiner Komponenten legst du { heap-words }?
ask-borrow = Welchen Gegenstand der Mitte nutzt „{ $card }“?
ask-may-place = Welches Artefakt spielst du mit „{ $card }“ aus?
ask-take-monument = Welches Monument nimmst du?
ask-harm = „{ $card }“ greift dich an. Wehrst du dich?
ask-react-to-check = Die Siegpunkte werden überprüft. Nutzt du eine Reaktion?
ask-take-or-leave = Nimmst du alle Essenzen von „{ $card }“?
ask-upkeep = Zahlst du für „{ $card }“? Sonst wird sie erschöpft.
ask-swap-item = Tausche deinen Gegenstand gegen einen aus der Mitte.
in-order = { " " }(Der Reihe nach: { $what })

move-keep = „{ $card }“ behalten
move-choose = „{ $card }“ wählen
move-take = „{ $card }“ nehmen
move-pick = Möglichkeit { $option }
move-gain = { $essence } nehmen
move-empty = alle Essenzen von „{ $card }“ nehmen
move-leave = Essenzen auf „{ $card }“ liegen lassen
move-maintain = für „{ $card }“ zahlen
move-place = „{ $card }“ ausspielen
move-claim = „{ $card }“ in Besitz nehmen
move-unseen = oberstes verdecktes Monument nehmen
move-sell = „{ $card }“ ablegen, Möglichkeit { $option }
move-use = „{ $card }“ nutzen, Fähigkeit { $power }
move-pass = passen
move-pay = { $essence } zahlen
move-lose = { $essence } verlieren
move-lay = { $essence } legen
move-discard = „{ $card }“ ablegen
move-return = „{ $card }“ auf den Stapel legen
move-retrieve = „{ $card }“ zurücknehmen
move-destroy = „{ $card }“ zerstören
move-turn = „{ $card }“ erschöpfen
move-straighten = „{ $card }“ spielbereit machen
move-put = auf „{ $card }“ legen
move-look = ansehen: { $pile }
move-order = „{ $card }“ als Nächste
move-target = { $seat }
move-ward = abwehren, Möglichkeit { $option }
move-endure = nicht abwehren
move-done = fertig
move-draw = ziehen
done-borrow = keinen davon nutzen
done-draw-cards = nicht ziehen
done-may-place = nichts ausspielen
done-pay-same = bei X = { $number } bleiben
done-react-to-check = keine Reaktion nutzen
done-retrieve-card = keine zurücknehmen
label-empty = Alle nehmen
label-leave = Liegen lassen
label-maintain = Zahlen
label-turn = Nicht zahlen
label-use = { $card }: { $what }
label-sell = „{ $card }“ ablegen: { $what }
label-pick = { $what } nehmen
label-ward = abwehren: { $what }
label-count = { $who } ({ $what })
label-pay = { $what } zahlen
label-lose = { $what } verlieren
label-gain = { $what } nehmen
label-lay = { $what } legen

log-keep = { who } behält{ st } „{ $card }“.
log-keep-hidden = { who } behält{ st } eine Karte.
log-choose = { who } wähl{ t } „{ $card }“.
log-choose-hidden = { who } wähl{ t } einen Magier.
log-take = { who } nimm{ t } „{ $card }“.
log-pick = { who } nimm{ t } { $what }.
log-gain = { who } wähl{ t } { $essence }.
log-empty = { who } nimm{ t } alle Essenzen von „{ $card }“.
log-leave = { who } lässt die Essenzen auf „{ $card }“ liegen.
log-maintain = { who } zahl{ t } für „{ $card }“.
log-place = { who } spiel{ t } „{ $card }“ aus.
log-claim = { who } nimm{ t } „{ $card }“ in Besitz.
log-unseen = { who } nimm{ t } das oberste verdeckte Monument.
log-sell = { who } leg{ t } „{ $card }“ ab: { $what }.
log-use = { who } nutzt „{ $card }“: { $what }.
log-pass = { who } passt.
log-pay = { who } zahl{ t } { $essence }.
log-lose = { who } verlier{ t } { $essence }.
log-lay = { who } leg{ t } { $essence }.
log-discard = { who } leg{ t } „{ $card }“ ab.
log-return = { who } leg{ t } „{ $card }“ auf den eigenen Stapel.
log-return-hidden = { who } leg{ t } eine Karte auf den eigenen Stapel.
log-retrieve = { who } nimm{ t } „{ $card }“ zurück auf die Hand.
log-destroy = { who } zerstör{ t } „{ $card }“.
log-turn = { who } erschöpf{ t } „{ $card }“.
log-straighten = { who } mach{ t } „{ $card }“ spielbereit.
log-put = { who } leg{ t } das Bezahlte auf „{ $card }“.
log-look = { who } sieh{ t } { sich } Karten an: { $pile }.
log-order = { who } leg{ t } „{ $card }“ als Nächste zurück.
log-order-hidden = { who } leg{ t } eine Karte zurück.
log-target = { who } wähl{ t } { $seat-is ->
    [you] dich
   *[other] { $seat }
 }.
log-ward = { who } wehr{ t } ab.
log-ward-harm = { who } wehr{ t } „{ $card }“ ab: { $what }.
log-endure = { who } wehr{ t } nicht ab.
log-endure-harm = { who } wehr{ t } „{ $card }“ nicht ab.
log-done = { who } belässt es dabei.
log-done-borrow = { who } nutzt mit „{ $card }“ keinen Gegenstand.
log-done-draw-cards = { who } zieh{ t } nicht.
log-done-may-place = { who } spiel{ t } mit „{ $card }“ nichts aus.
log-done-pay-same = { who } bleib{ t } bei X = { $number }.
log-done-react-to-check = { who } nutzt keine Reaktion.
log-done-retrieve-card = { who } nimm{ t } keine Karte zurück.
log-draw = { who } zieh{ t }.

news-round = Runde { $number } beginnt.
news-mage = { who } spiel{ t } „{ $card }“.
news-gains = { who } erhält{ st } { $count } { $essence }.
news-gains-from = { who } erhält{ st } { $count } { $essence } durch „{ $card }“.
news-lays = „{ $card }“: { $count } { $essence } mehr darauf.
news-takes-off = „{ $card }“: { $count } { $essence } weniger darauf.
news-pays = { who } zahl{ t } { heap-words }.
news-pays-for = { who } zahl{ t } { heap-words } für „{ $card }“.
news-loses = { who } verlier{ t } { heap-words } durch „{ $card }“.
news-draws = { who } zieh{ t } eine Karte.
news-draws-card = { who } zieh{ t } „{ $card }“.
news-reshuffles = { who } misch{ t } die Ablage zu einem neuen Stapel.
news-destroyed = „{ $card }“ wird zerstört.
news-turned = „{ $card }“ wird erschöpft.
news-straightened = „{ $card }“ wird spielbereit.
news-discarded = „{ $card }“ wird abgelegt.
news-none-turned = „{ $card }“: Es gibt nichts spielbereit zu machen.
news-none-placed = „{ $card }“: Es gibt nichts auszuspielen.
news-none-usable = „{ $card }“: Kein Gegenstand in der Mitte lässt sich nutzen.
news-none-left = „{ $card }“: Es ist kein Monument mehr da.
news-only-pass = { who } kann{ st } sonst nichts tun.
news-unseen = Es ist „{ $card }“.
news-refill = Neu in der Auslage: „{ $card }“.
news-token = { who } nimm{ t } den Startspielermarker.
news-ignores = { who } verlier{ t } nichts.
news-no-victory = Niemand hat genug Siegpunkte.
news-points = { who }: { $count } { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}.

heading-log-claim = { who } nimm{ t } „{ $card }“ in Besitz
heading-news-unseen = „{ $card }“ vom Stapel
heading-news-loses = „{ $card }“ trifft { $who-is ->
    [you] dich
   *[other] { $who }
 }
heading-log-destroy = { who } zerstör{ t } „{ $card }“
heading-log-place = { who } spiel{ t } „{ $card }“ aus
heading-log-use = { who } nutzt „{ $card }“
heading-log-sell = { who } leg{ t } „{ $card }“ ab

tally-placed = ausgelegte Karten
tally-claimed = Orte und Monumente
tally-used = eingesetzte Kräfte
tally-sold = für Essenzen abgeworfen

why-item = Gegenstände werden beim Passen getauscht.
lacks = Zum Ausspielen fehlen dir Essenzen.
why-not-now = Das geht gerade nicht.
why-not-yours = Das gehört dir nicht.
why-missing = Dir fehlen: { $what }.
why-cost = Die Kosten kannst du gerade nicht bezahlen.
why-no-power = Diese Komponente hat keine Fähigkeit für deinen Zug.
why-turned = Erschöpft: Fähigkeiten gehen erst wieder, wenn die Komponente spielbereit ist.
over-victory = Am Ende der Runde hat jemand genug Siegpunkte.
over-victory-check = Die Überprüfung mitten in der Runde entscheidet.
over-max-rounds = Die vereinbarte Zahl von Runden ist gespielt.

card-smith = Schmied
    .text = Schmiedet aus Elan Gold oder legt sich Vorräte an.
card-enchantress = Verzauberin
    .text = Verzaubert Elan in Tod für die nächste Runde.
card-cultist = Kultistin
    .text = Auch wer gepasst hat, bekommt Tod.
card-fortune-teller = Wahrsagerin
    .text = Die weggelegte Karte muss nicht die gezogene sein.
card-alchemist = Alchemist
    .text = Gold aus beliebigen Essenzen.
card-artificer = Kunsthandwerker
    .text = Wirkt immer, auch wenn er erschöpft ist.
card-druid = Druidin
    .text = Weckt deine Kreaturen wieder auf.
card-duelist = Duellant
    .text = Macht aus Tod Gold.
card-healer = Heilerin
    .text = Schützt dich in jeder Runde einmal.
card-necromancer = Nekromantin
    .text = Macht aus Leben Tod.
card-scholar = Gelehrter
    .text = Zieht für eine Essenz eine Karte.
card-seer = Seherin
    .text = Sieht voraus, was kommt.
card-transmuter = Verwandlerin
    .text = Macht aus wenig mehr.
card-witch = Hexe
    .text = Weckt eine beliebige deiner Komponenten wieder auf.
card-crucible = Schmelztiegel
    .text = Macht aus vier verschiedenen Essenzen Gold oder hilft, ein Artefakt billiger auszuspielen.
card-cursed-peacock-idol = Verfluchter Pfauengötze
    .text = Gibt ein Leben her und bringt dafür, was sonst fehlt.
card-squared-circle = Quadratischer Kreis
    .text = Legt eine Essenz aus deinem Vorrat auf eine deiner Komponenten, gern auf einen Ort der Macht.
card-white-swan = Weißer Schwan
    .text = Sammelt Runde für Runde Leben und Ruhe; so oft du willst.
card-gnosis = Gnosis
    .text = Zieht nach oder holt etwas Abgelegtes zurück.
card-solomons-key = Salomos Schlüssel
    .text = Leiht sich die Fähigkeit eines Gegenstands aus der Mitte; der bleibt dort und wird nicht erschöpft.
card-brazen-head = Messingbüste
    .text = Sieht voraus, was kommt, und ordnet es nach deinem Wunsch.
card-faerie-dragon = Feen-Drache
    .text = Drache und Kreatur zugleich.
card-magnum-opus = Magnum Opus
    .text = Damit kannst du mitten in der Runde gewinnen.
card-artificers-robe = Robe des Kunsthandwerkers
    .text = Wirkt auch, wenn sie erschöpft ist, und addiert sich zu anderen Vergünstigungen.
card-black-cat = Schwarze Katze
    .text = Weckt eine beliebige deiner Komponenten wieder auf, auch sich selbst.
card-sleeping-dragon = Schlafender Drache
    .text = Dein Magier muss dafür spielbereit sein.
card-golden-key = Goldener Schlüssel
    .text = Gezählt wird nur, genommen wird nichts.
card-silver-key = Silberner Schlüssel
    .text = Zählt das Leben im Vorrat eines Rivalen; der behält es.
card-crown-of-command = Befehlskrone
    .text = Auch das verdeckte oberste Monument darfst du nehmen.
card-mystic-spring = Mystische Quelle
    .text = Dein Magier hilft beim Schöpfen; dafür muss er spielbereit sein.
card-athanor = Athanor
    .text = Erst Elan ansammeln, dann viele gleiche Essenzen in Gold verwandeln.
card-bone-dragon = Knochendrache
    .text = Greift alle an, die noch nicht gepasst haben.
card-celestial-horse = Himmlisches Pferd
    .text = Ein zuverlässiger Ertrag und eine Kreatur.
card-chalice-of-fire = Kelch des Feuers
    .text = Viel Elan und eine Komponente mehr im Spiel.
card-chalice-of-life = Kelch des Lebens
    .text = Sammelt Ruhe und Leben und schützt.
card-corrupt-altar = Verdorbener Altar
    .text = Verwandelt Artefakte zurück in Essenzen, auch sich selbst.
card-crypt = Gruft
    .text = Holt ein abgelegtes Artefakt billiger ins Spiel.
card-cursed-skull = Verfluchter Schädel
    .text = Für ein Leben gibt es später, was du brauchst.
card-dancing-sword = Tanzendes Schwert
    .text = Wehrt ab und sammelt dabei Tod.
card-dragon-bridle = Drachenzaumzeug
    .text = Drachen werden billiger und tun dir nichts.
card-dragon-egg = Drachenei
    .text = Zerbrich es und spiele einen Drachen viel billiger aus.
card-dragon-teeth = Drachenzähne
    .text = Der Weg zu einem Drachen ohne Kosten.
card-dwarven-pickaxe = Zwergenspitzhacke
    .text = Aus Elan wird Gold.
card-earth-dragon = Erddrache
    .text = Greift alle an, die noch nicht gepasst haben.
card-elemental-spring = Elementarquelle
    .text = Drei Essenzen in jeder Runde, und Schutz für etwas Ruhe.
card-elvish-bow = Elfischer Bogen
    .text = Schießt oder zieht eine Karte.
card-fiery-whip = Feurige Peitsche
    .text = Viel Elan, oder ein Opfer für viele Essenzen.
card-fire-dragon = Feuerdrache
    .text = Greift alle an, die noch nicht gepasst haben.
card-flaming-pit = Flammengrube
    .text = Bringt Elan und verbrennt Leben.
card-fountain-of-youth = Jungbrunnen
    .text = Macht aus Tod Ruhe und Leben, so oft du willst.
card-guard-dog = Wachhund
    .text = Wacht für etwas Elan immer wieder auf.
card-hand-of-glory = Ruhmeshand
    .text = Auch wer gepasst hat, bekommt Tod.
card-hawk = Falke
    .text = Späht einen Stapel aus oder zieht nach.
card-horn-of-plenty = Füllhorn
    .text = Jede Runde Essenzen oder Gold.
card-hypnotic-basin = Hypnotisches Becken
    .text = Ruhe in jeder Runde, und mehr durch den Elan der anderen.
card-jeweled-statuette = Juwelenbesetzte Statuette
    .text = Bringt Tod, am Ende Gold.
card-magical-shard = Magischer Splitter
    .text = Kostet nichts, und ist doch eine Aktion.
card-mermaid = Meerjungfrau
    .text = Legt Essenzen dorthin, wo sie zählen.
card-nightingale = Nachtigall
    .text = Ein Siegpunkt mit Flügeln.
card-philosophers-stone = Stein der Weisen
    .text = Macht viele gleiche Essenzen zu Gold.
card-prism = Prisma
    .text = Tauscht Essenzen, auch viele auf einmal.
card-ring-of-midas = Ring des Midas
    .text = Macht aus Leben Gold, so oft du willst.
card-sacrificial-dagger = Opferdolch
    .text = Sein Opfer bringt so viel, wie die abgelegte Karte kostet.
card-sea-serpent = Seeschlange
    .text = Drache und Kreatur. Ein Opfer wehrt sie ab, jede andere Reaktion ebenso.
card-treant = Baumhirte
    .text = Leben in jeder Runde, und Elan durch den Tod der anderen.
card-tree-of-life = Lebensbaum
    .text = Viel Leben, auch etwas für die anderen.
card-vault = Tresor
    .text = Lässt du das Gold liegen, gibt es jede Runde Zinsen.
card-water-dragon = Wasserdrache
    .text = Greift alle an, die noch nicht gepasst haben.
card-wind-dragon = Winddrache
    .text = Greift alle an, die noch nicht gepasst haben.
card-windup-man = Aufziehmann
    .text = Was du liegen lässt, wächst jede Runde weiter.
card-mystic-monastery = Mystisches Kloster
    .text = Dein Magier handelt ein weiteres Mal.
card-dark-temple = Finsterer Tempel
    .text = Tod in jeder Runde.
card-well-of-memory = Brunnen der Erinnerung
    .text = Holt etwas Abgelegtes zurück.
card-stone-circle = Steinkreis
    .text = Damit kannst du mitten in der Runde gewinnen.
card-ziggurat = Zikkurat
    .text = Nur Punkte, aber viele.
card-lighthouse = Leuchtturm
    .text = Ein kleiner Ertrag und gute Punkte.
card-sphinx = Sphinx
    .text = Tauscht Gold gegen viele andere Essenzen.
card-colossus = Koloss
    .text = Sammelt Gold für später.
card-golden-statue = Goldene Statue
    .text = Zählt nur für die eine Überprüfung.
card-great-pyramid = Große Pyramide
    .text = Nur Punkte, aber viele.
card-hanging-gardens = Hängende Gärten
    .text = Der reichste Ertrag unter den Monumenten.
card-library = Bibliothek
    .text = Jede Runde eine Karte mehr.
card-mausoleum = Mausoleum
    .text = Verwahrt Tod, so viel du willst.
card-obelisk = Obelisk
    .text = Ein einmaliger Schub beim Nehmen.
card-oracle = Orakel
    .text = Sieht voraus, was kommt.
card-solomons-mine = Salomons Mine
    .text = Jede Runde Gold.
card-temple = Tempel
    .text = Leben, Punkte und Schutz.
card-druid-circle = Druidenkreis
    .text = Die zweite Fähigkeit erschöpft den Ort nicht; nutze sie vor der ersten.
card-dragons-den = Höhle des Drachen
    .text = Die zweite Fähigkeit erschöpft den Ort nicht; nutze sie vor der ersten.
card-dwarven-forge = Zwergenschmiede
    .text = Jedes Gold, das hier liegt, ist ein Punkt.
card-elven-heartwood = Elfisches Herzholz
    .text = Handkarten werden zu Punkten; Essenzen gibt es dafür nicht.
card-sacred-grove = Heiliger Hain
    .text = Leben im Überfluss, und Punkte durch Kreaturen.
card-alchemists-tower = Alchemistenturm
    .text = Ertrag, Schutz und Punkte aus allen vier Essenzen.
card-catacombs-of-the-dead = Katakomben der Toten
    .text = Jeder Tod, der hier liegt, ist ein Punkt.
card-sacrificial-pit = Opfergrube
    .text = Opfere Leben für Punkte, Kreaturen und Drachen für Gold.
card-cursed-forge = Verfluchte Schmiede
    .text = Ohne Tod bleibt sie in dieser Runde kalt.
card-dwarven-mines = Zwergenmine
    .text = Gold in jeder Runde, mehr mit viel Elan.
card-coral-castle = Korallenschloss
    .text = Damit kannst du mitten in der Runde gewinnen.
card-sunken-reef = Versunkenes Schiff
    .text = Gold in jeder Runde, Punkte aus Ruhe.
card-dragons-lair = Drachenhort
    .text = Drachen werden billiger und bewachen dein Gold.
card-sorcerers-bestiary = Bestiarium
    .text = Deine Kreaturen und Drachen sind hier Punkte wert.
card-research = Forschung
    .text = Für eine Essenz eine Karte mehr.
card-calm-elan = Ruhe/Elan
    .text = Nur Ertrag, keine Fähigkeit.
card-death-life = Tod/Leben
    .text = Nur Ertrag, keine Fähigkeit.
card-reanimate = Wiederbelebung
    .text = Weckt eine beliebige deiner Komponenten wieder auf.
card-alchemy = Alchemie
    .text = Gold aus beliebigen Essenzen.
card-divination = Weissagung
    .text = Tauscht schlechte Karten gegen neue.
card-protection = Schutz
    .text = Hält einmal je Runde Schaden ab.
card-transmutation = Umwandlung
    .text = Tauscht Essenzen gegen andere.

sign-round = jede Runde { $what }
sign-or = oder
sign-on-it = hierauf
sign-on-one = auf eine von dir
sign-essence-on-self = { $points } je { $each } darauf
sign-own-artifact-tag = { $points } je { $each } von dir
sign-life-loss = Lebensverlust:
sign-dragon-life-loss = Drache:
sign-victory-check = beim Prüfen:
sign-back = zurück
sign-look = sieh an
sign-check = prüfen
sign-as-much = { $gain } wie { $whose } { $count }
sign-of-cost = der Kosten
sign-free = gratis
sign-borrow = [item] nutzen
sign-place = lege
sign-play = ausspielen
sign-sell = ablegen

icon-artifact = Artefakt
icon-any = eine beliebige Essenz
icon-any4 = eine beliebige Essenz außer Gold
icon-calm = Ruhe
icon-creature = Kreatur
icon-death = Tod
icon-deck = Stapel
icon-destroy = zerstören
icon-discard = ablegen
icon-dragon = Drache
icon-draw = eine Karte ziehen
icon-elan = Elan
icon-gold = Gold
icon-life = Leben
icon-mage = Magier
icon-monument = Monument
icon-item = magischer Gegenstand
icon-player = eine Person
icon-point = Siegpunkt
icon-rival = ein Rivale
icon-rivals = jeder Rivale
icon-shield = wehrt einen Angriff ab
icon-straighten = wieder spielbereit machen
icon-turn = erschöpfen: die Karte drehen
