# Worte, die jedes Spiel braucht
seat = Platz { $letter }
seat-guest = Gast
seat-open = Freier Platz
waits = { $who } überlegt.
because = { $cause }: { $what }
and = { " und " }
over-won = Gewonnen!
over-lost = Verloren.
over-winner = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen.
 }
headline-stopped = Die Partie ruht
stopped = Die Regeln haben sich geändert, seit diese Partie gespielt wurde.
words-only = Nur in Worten erzählt: Die Regeln haben sich seither geändert.
log-anew = Das Spiel geht nach den heutigen Regeln weiter.
log-lost = { who } zog{ st } nach früheren Regeln{ $move }.
log-undo = { who } nimm{ t } { $count ->
    [one] einen Zug
   *[other] { $count } Züge
 } zurück.
log-stand-in = { who } { is } weg: { $bot } spielt für { $who-is ->
    [you] dich
   *[other] { $who }
 }.
log-back = { who } { is } wieder da.
hint-reason = { $bot } schätzt deine Aussichten danach auf { $value } von 100.
bot-random = Zufall
    .text = Wählt irgendeinen erlaubten Zug. Gut, um die Regeln kennenzulernen.
bot-greedy = Greif
    .text = Nimmt den Zug, der sofort am meisten bringt. Plant nicht voraus und sieht nur, was sein Platz sehen darf.
bot-mouse = Maus
    .text = Übersieht die Hälfte. Leicht zu schlagen.
bot-griffin = Greif
    .text = Nimmt, was sofort zahlt. Plant nicht voraus.
bot-owl = Eule
    .text = Ahnt, was verborgen liegt, und denkt ein paar Züge weit.
bot-dragon = Drache
    .text = Denkt am längsten. Stärker ist hier niemand.
origin-rulebook = Regelbuch
origin-public = öffentliche Listen
origin-reconstructed = rekonstruiert
origin-user = berichtigt
