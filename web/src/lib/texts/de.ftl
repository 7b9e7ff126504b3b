# Worte der Oberfläche. Was zu einem Spiel gehört, kommt vom Server.

unofficial = Ein inoffizielles, freies Projekt mit eigenen Worten.
credits = Dank
credits-drawings = Zeichnungen
credits-drawings-detail = Karten und Zeichen: von Lorc, Delapouite und anderen, umgefärbt und in Schichten gezeichnet.
credits-fonts = Schriften
credits-games = Spiele
credits-games-detail = Ihren Regeln folgen wir; Namen und Rechte gehören ihren Inhabern. Bilder und Texte der Spiele kommen hier nicht vor.
close = Schließen
back = Zurück
guest = Gast
bot = Bot
name = Name
name-optional = Name, wenn du magst
your-name = Dein Name
online = ist da
offline = ist nicht da
to-start = Zur Startseite

# Startseite
choose-game = Wähle ein Spiel
minutes = { $minutes } Min.
easiest = leicht zu lernen
play-now = Jetzt spielen
play-game = { $game } spielen
set-up = Einrichten
your-name-ask = Wie heißt du?
your-name-keep = So heiße ich
your-name-change = Namen ändern
guest-names = Sternengast, Zeitgast, Mondgast, Nachtfalter, Windgast, Wolkengast, Funkengast, Nebelgast
against-whom = Gegen wen?
with-whom = Mit wem?
bots-fair = Keiner schaut in deine Karten.
with-friend = Zu zweit, überall
with-friend-detail = Link schicken oder scannen. Kein Konto nötig.
open-table = Tisch öffnen
open-tables = Offene Tische
open-for-all = Für alle öffnen
open-to-all = Wer mag, darf sich dazusetzen
open-to-all-detail = Der Tisch steht auf der Startseite, bis alle Plätze besetzt sind.
join = Mitspielen
join-table = Mitspielen: { $game } mit { $name }
free-seats =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
more = Mehr
all-tables = Alle { $count }
option-of = { $option } für { $name }
chosen-many = { $count ->
    [0] nichts gewählt
   *[other] { $count } gewählt
}
reach-elsewhere = Diese Adresse kennt nur dein Rechner. Für andere im selben Netz bist du hier:
reach-nobody = Diese Adresse kennt nur dein Rechner: Ein Link erreicht niemanden. Für dein Netz startest du den Server so:
scan = Zum Scannen: { $label }
new-game = Neues Spiel
player-count = { $counts } Personen
how-many = Wie viele spielen?
players =
    { $count ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
       *[other] { $count } Personen
    }
who-plays = Wer spielt?
seat-place = Platz { $place }
seat-open = Freier Platz
who-sits = { $seat }: Wer sitzt dort?
sitter-me = Ich
sitter-here = An diesem Bildschirm
sitter-friend = Freund per Link
sitter-bot = Bot
bot-level = Stärke des Bots
start = Spielen
start-for =
    { $count ->
        [1] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] { $count } Personen
    }
import = Spieldatei öffnen
importing = Die Datei wird gelesen
import-waits =
    { $ahead ->
        [one] Eine andere Datei kommt noch davor
       *[other] { $ahead } andere Dateien kommen noch davor
    }
my-tables = Weiterspielen
tables-wait =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
your-turn = Du bist dran
finished = Beendet
forget-table = Aus der Liste nehmen

# Herausforderungen
challenges-won = { $won } von { $all } gewonnen
challenge-won = Gewonnen
challenge-tried = Versucht
challenge-open = Noch offen
challenge-tries =
    { $count ->
        [one] 1 Versuch
       *[other] { $count } Versuche
    }
challenges-export = Sichern
challenges-import = Einlesen
challenges-keep = Der Fortschritt gehört zu diesem Browser. Eine gesicherte Datei bringt ihn in einen anderen; behalte sie für dich.
challenges-replace =
    { $count ->
        [one] In diesem Browser ist schon ein Spiel vermerkt. Mit der Datei gilt ihr Fortschritt statt diesem.
       *[other] In diesem Browser sind schon { $count } Spiele vermerkt. Mit der Datei gilt ihr Fortschritt statt diesem.
    }
challenges-replace-yes = Ersetzen
challenges-replace-no = Lieber nicht
challenges-imported = Der Fortschritt ist da.
challenges-bad-file = Diese Datei enthält keinen Fortschritt.
challenges-bad-file-detail = Gesucht ist eine Datei, die hier mit „Sichern“ entstanden ist.

# Einladung
invite = Einladen
table-life = { $days ->
    [one] Eine offene Partie bleibt einen Tag nach dem letzten Zug aufgehoben.
   *[other] Eine offene Partie bleibt { $days } Tage nach dem letzten Zug aufgehoben.
  } Beendete Partien bleiben.
invite-detail = Jeder Link gehört zu einem Platz. Schick ihn nur der Person, die dort sitzen soll.
watch-link = Zuschauen
copy-link = Link kopieren: { $label }
share-link = Link teilen: { $label }
link-renew = Neuer Link
link-renew-detail = Neuer Link für { $label }: Der alte endet
link-renewed = Der alte Link öffnet nichts mehr.
copied = Kopiert
copied-own = Der Link öffnet deinen eigenen Platz. Behalte ihn für dich.
copy-by-hand = Zum Kopieren:
to-table = Zum Tisch
sit-title = Setz dich
sit-detail = Dieser Platz ist für dich. Wie sollen dich die anderen nennen?
sit = Platz nehmen

# Tisch
opening = Der Tisch wird gedeckt …
tools = Werkzeuge
prompt = Was zu tun ist
unfold = { $name } aufklappen
look-as = Für { $name } handeln
pile-to-open = { $name }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, zum Durchsehen öffnen
changed = geändert seit deinem letzten Zug
to-move = am Zug
watching = Du schaust zu
reconnecting = Verbindung wird wieder aufgebaut …
counter-of = { $name }: { $value } von { $limit }
thing-start = spielbar
thing-target = mögliches Ziel
thing-chosen = ausgewählt
thing-other = auch spielbar
why-not = Damit kannst du jetzt nichts tun.
why-not-yet = Du bist gerade nicht gefragt.
choose-target = { $thing }: Wähle ein Ziel.
choose-what = Was möchtest du damit tun?
confirm = Ja, so
confirm-leaves = Du könntest noch etwas anderes tun.
why-card-first = Das ist ein mögliches Ziel. Wähle zuerst die Karte: { $cards }.
ahead = Was sich ändert
always = Immer so
confirm-ends = Danach ist dein Zug vorbei.
forced = Nur eins ist möglich: { $label }
answer = Antworten
pay-have = hast du
pay-pay = zahlst du
pay-keep = bleibt
pay-more = Eins mehr: { $name }
pay-less = Eins weniger: { $name }
pay-now = { $name }: { $paid } zahlen, { $keep } bleiben
pay-cancel = Abbrechen
pay-other = Anders
take-have = jetzt
take-take = dazu
take-then = dann
take-now = { $name }: { $paid } dazu, dann { $keep }
put-aside = Beiseitelegen und auf den Tisch schauen
chosen-so-far = Bisher gewählt:
go-on = Weiter
hurry = Nicht warten

# Zurücknehmen, Tipp
undo = Zurücknehmen
undo-ask = Zurücknehmen (die anderen werden gefragt)
resume = Nach den heutigen Regeln weiterspielen
leave-as-is = Für immer so lassen
waiting-resume = Die anderen werden gefragt, ob die Partie nach den heutigen Regeln weitergeht …
ask-resume-title = { $name } möchte nach den heutigen Regeln weiterspielen
ask-resume-detail = Die Regeln haben sich geändert, seit diese Partie gespielt wurde. Sagst du nein, bleibt sie für immer, wie sie ist.
waiting-undo = Die anderen werden gefragt, ob du zurücknehmen darfst …
granted-resume = Weiter geht es.
refused-resume = Lieber nicht: Die Partie bleibt, wie sie ist.
granted-undo = Zurückgenommen.
refused-undo = Lieber nicht: Der Zug bleibt.
ask-undo-title = { $name } möchte zurücknehmen
ask-undo-detail =
    { $count ->
        [one] Seitdem wurde etwas aufgedeckt. Darf der letzte Zug zurückgenommen werden?
       *[other] Seitdem wurde etwas aufgedeckt. Dürfen die letzten { $count } Züge zurückgenommen werden?
    }
consent-yes = Ja, gern
consent-no = Lieber nicht
hint = Tipp
hint-says = Der Rabe rät: { $label }
hint-play = So spielen
hint-thanks = Danke

# Jemand ist weg
missed = { $name } ist nicht da.
nobody-yet = Auf diesem Platz sitzt noch niemand.
plays-for = { $bot } spielt
stand-in-offer = Ein Bot für { $name }
stand-in-title = Wer soll für { $name } spielen?
stand-in-detail = { $name } ist weg. Ein Bot kann weiterspielen, bis { $name } wiederkommt; dann ist der Platz sofort wieder frei.
waiting-stand-in = Die anderen werden gefragt, ob ein Bot spielen darf …
granted-stand-in = Sie sind einverstanden.
refused-stand-in = Lieber nicht: Wir warten.
ask-stand-in-title = { $name } schlägt einen Bot für { $away } vor
ask-stand-in-detail = { $away } ist weg. { $bot } würde weiterspielen, bis { $away } wiederkommt; dann ist der Platz sofort wieder frei.

# Verlauf
log = Verlauf
latest = Zuletzt: { $words }
since-last = Seit deinem letzten Zug
hits-you = trifft dich
turn-of = Zug von { $name }
turn-own = Dein Zug
tell-skip = Zum Ende springen
tell-next = Nächstes
step-done = erledigt
tell-again = Noch einmal erzählen
happened = Was geschehen ist
log-start = Anfang
taken-back = (zurückgenommen)
looking-back = Rückblick
looking-at = Rückblick: Zug { $at } von { $last }
eyes = Aus wessen Sicht?
eyes-of = Sicht: { $name }
to-first = Zum Anfang
step-back = Einen Zug zurück
step-on = Einen Zug weiter
play = Abspielen
pause = Anhalten
copy-position = Link zu dieser Stellung kopieren
to-now = Zum Jetzt

# Vorhang
pass-to = { $name } ist dran
pass-to-detail = Gib das Gerät weiter. Deine Karten sind verdeckt.
i-am = Ich bin { $name }

# Ende
result = Ergebnis
won = Gewonnen
lost = Verloren
rematch = Noch einmal
rematch-swap = Noch einmal, Plätze getauscht
to-rematch = Zur Revanche
slip-sought = Die Wende wird gesucht …
slip-again = Ab Zug { $turn } weiterspielen
deal-again = Dieselbe Partie von vorn
replay = Nachspielen
export = Spieldatei sichern

# Eine Partie noch einmal angesehen
review = Wie die Partie lief
review-by = Aussichten nach jedem Zug; { $bot } schätzt
review-curve = Aussichten nach jedem Zug in Prozent: { $points }
review-pending = { $bot } sieht sich die Partie noch einmal an: { $done } von { $total }
in-numbers = In Zahlen
best-choice = beste Wahl getroffen
lost-to = Diesmal { $name }. Gut gespielt.
led-until = Bis Zug { $turn } lagst du vorn.
turned-at = Die Wende kam in Zug { $turn }.
turned-by = Die Wende kam in Zug { $turn }: { $title }.
review-turn = Zug { $turn }
review-turn-of = Zug { $turn }: { $title }
review-look = Ansehen
review-play-on = Ab hier weiterspielen
review-try = Einen Versuch wert in Zug { $turn }: { $label }
review-better = Besser: { $label }

# Menü, Regeln, Hilfe, Einstellungen
phases = Schritte des Zugs
legend = Was die Zeichen bedeuten
menu = Menü
rules = Regeln
search-rules = In den Regeln suchen
cards = Karten
search-cards = Karten durchsuchen
look-up = Nachschlagen
cards-found =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
source-filter = Woher die Werte stammen
source-all = Alle { $count }
source-about = Jeder Wert sagt, woher er stammt.
source-rulebook = Regelbuch
source-rulebook-detail = So steht es im Regelbuch, oder so beschreibt es die Karte.
source-public = öffentliche Listen
source-public-detail = So steht es in öffentlichen Kartenlisten, die darin übereinstimmen.
source-reconstructed = rekonstruiert
source-reconstructed-detail = Der gedruckte Wert ist hier nicht bekannt; dieser passt zu allem, was das Regelbuch sagt. Wer das Spiel besitzt, kann ihn mit einer Datei berichtigen.
source-user = berichtigt
source-user-detail = Gesetzt durch die Datei mit Berichtigungen dieses Servers.
nothing-found = Nichts gefunden.
help = Hilfe
help-glow = Was golden leuchtet, kannst du jetzt tun: erst die Karte, dann ihr Ziel. Ein Klick daneben oder Escape nimmt die Wahl zurück. Klickst du auf etwas, das gerade nicht geht, erfährst du, warum.
help-zoom = Verweile auf einer Karte, drücke sie lange oder nimm Z, um sie groß zu sehen, mit Text und Regeln.
keyboard = Tastatur
key-arrows = über alles gehen, was du wählen kannst
key-shift-arrows = über alles gehen, auch nur zum Lesen
key-enter = wählen und bestätigen
key-escape = einen Schritt zurück
key-digits = eine Antwort geben
key-undo = zurücknehmen
key-hint = Tipp
key-other = anders bezahlen
key-zoom = Karte groß zeigen
key-log = Verlauf
key-rules = Regeln
key-steps = einen Zug zurück- oder vorblättern
key-again = noch einmal erzählen, was geschah
key-space = das Nächste, das erzählt wird
key-help = diese Hilfe
settings = Einstellungen
language = Sprache
theme = Aussehen
theme-system = wie das System
theme-dark = dunkel
theme-light = hell
speed = Erzählung und Bewegung
speed-calm = ruhig
speed-quick = flott
speed-none = aus
forced-setting = Was keine Wahl lässt, spielt sich selbst
forced-setting-detail = Unter Menschen nach einer gleichmäßigen Pause, damit niemand etwas daraus liest.
always-forget =
    { $count ->
        [one] Eine gemerkte Antwort vergessen
       *[other] { $count } gemerkte Antworten vergessen
    }
sound = Klänge
sound-detail = Leise Zeichen, wenn du dran bist oder etwas geschieht.
volume = Lautstärke
plain-setting = Karten in Worten
plain-setting-detail = Ohne Zeichnung; was sie tun, steht darauf.
large-setting = Große Schrift
contrast-setting = Hoher Kontrast
report = Hier stimmt etwas nicht
report-saved = Bericht gespeichert
report-saved-detail = Die Datei hält fest, was du gerade siehst. Schick sie an die Person, die Zeitriss für euch betreibt.
won-you = Gewonnen, { $name }!
praise = Schön gespielt.
comfort = Knapp oder nicht: Die nächste Partie gehört wieder allen.
confirm-setting = Vor dem Ende des Zuges nachfragen
confirm-setting-detail = Ein einzelner Klick, nach dem andere dran sind, gilt erst nach einem Ja.

# Wenn etwas nicht geht
problem-malformed = Das kann der Server nicht lesen.
problem-no-key = Dafür fehlt der Schlüssel.
problem-forbidden = Dein Schlüssel öffnet das nicht.
problem-unknown-table = Diesen Tisch gibt es nicht.
problem-unknown-game = Dieses Spiel gibt es hier nicht.
problem-not-found = Hier ist nichts.
problem-bad-method = Das geht an dieser Stelle nicht.
problem-stale = Am Tisch ist inzwischen etwas passiert.
problem-other-version = Der Tisch wurde mit anderen Regeln oder Karten begonnen.
problem-not-over = Das Spiel ist noch nicht zu Ende.
problem-not-possible = Das geht gerade nicht.
problem-too-large = Das ist zu groß.
problem-bad-option = Diese Einstellung passt nicht.
problem-unknown-move = Diesen Zug gibt es nicht.
problem-illegal-move = Dieser Zug ist gerade nicht erlaubt.
problem-bad-file = Diese Spieldatei ist fehlerhaft.
problem-refused = Das geht so nicht.
problem-too-many = Zu viele Anfragen. Warte einen Moment.
problem-internal = Dem Server ist ein Fehler unterlaufen.
problem-at-line = Zeile { $line }
problem-at-seats = Zahl der Personen
problem-unreachable = Der Server ist nicht erreichbar.
problem-unreachable-detail = Sieh nach, ob er läuft und ob du verbunden bist.
not-connected = Gerade keine Verbindung.
not-connected-detail = Versuch es gleich noch einmal.
move-lost = Dein Zug wurde nicht gespielt.
move-lost-detail = Während die Verbindung weg war, ist am Tisch etwas anderes passiert.
nowhere = Hier ist nichts
nowhere-detail = Unter dieser Adresse gibt es keine Seite. Vielleicht hat sich ein Buchstabe verirrt.
wrong-key = Dieser Schlüssel passt nicht
wrong-key-detail = Der Link öffnet diesen Tisch nicht. Vielleicht fehlt am Ende ein Stück.
no-such-table = Diesen Tisch gibt es nicht
no-such-table-detail = Vielleicht ist der Link unvollständig, oder der Tisch stand auf einem anderen Server.
other-version = Dieser Tisch geht hier nicht weiter
other-version-detail = Er wurde mit anderen Regeln oder anderen Karten begonnen, als der Server jetzt hat. Mit den Berichtigungen von damals öffnet er sich wieder.
you = du
of-limit = von { $limit }

# Lernen
raven = Der Rabe
learn-game = { $game } lernen
learn-minutes = Lernen in { $minutes } Min.
learn-done = Gelernt
learn-on = Weiterlernen
lesson-number = Lektion { $number } · { $title }
lesson-progress = So weit bist du
lesson-step = Schritt { $step } von { $steps }
lesson-skip = Überspringen
lesson-leave = Lektion verlassen
lesson-next = Weiter: { $title }
lesson-finish = Fertig
lesson-again = Noch einmal
taught = Du kannst { $game }!
taught-mouse = Die Maus zieht aufs Geratewohl. Gegen sie spielst du dein erstes Spiel; der Rabe erklärt, was neu ist.
taught-team = Dein erstes Spiel beginnt mit dem leichtesten Aufbau; der Rabe erklärt, was neu ist.
taught-play = Gegen die Maus spielen
taught-play-team = Erstes Spiel beginnen
understood = Verstanden
guided-off = Nicht mehr erklären
guided-setting = Erklärungen
guided-setting-detail = Was zum ersten Mal vorkommt, erklärt der Rabe einmal.
