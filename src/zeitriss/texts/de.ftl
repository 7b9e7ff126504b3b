# Worte, die jedes Spiel braucht
seat = Platz { $letter }
waits = { $who } überlegt.
and = { " und " }
over-won = Gewonnen!
over-lost = Verloren.
over-winner = { $who } gewinnt.
stopped = Die Regeln haben sich geändert, seit diese Partie gespielt wurde.
log-anew = Das Spiel geht nach den heutigen Regeln weiter.
log-lost = { $who } zog nach früheren Regeln{ $move }.
log-undo = { $who } nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
 } zurück.
hint-reason = { $bot } schätzt deine Aussichten danach auf { $value } von 100.
bot-random = Zufall
    .text = Wählt irgendeinen erlaubten Zug. Gut, um die Regeln kennenzulernen.
bot-greedy = Greif
    .text = Nimmt den Zug, der sofort am meisten bringt. Plant nicht voraus und sieht nur, was sein Platz sehen darf.
bot-mouse = Maus
    .text = Übersieht die Hälfte von dem, was sie tun könnte, und nimmt das Beste vom Rest. Leicht zu schlagen, gut für die erste Partie.
bot-griffin = Greif
    .text = Nimmt den Zug, der sofort am meisten bringt. Antwortet sofort, plant nicht voraus und sieht nur, was sein Platz sehen darf.
bot-owl = Eule
    .text = Stellt sich vor, was verborgen liegen könnte, und denkt einige Züge voraus, einen Augenblick je Entscheidung. Sieht nur, was ihr Platz sehen darf.
bot-dragon = Drache
    .text = Denkt wie die Eule, aber zehn- bis zwanzigmal so viel: etwa zwei Sekunden je Entscheidung. Stärker ist hier niemand; er schummelt nicht.
origin-rulebook = Regelbuch
origin-public = öffentliche Listen
origin-reconstructed = rekonstruiert
origin-user = berichtigt
