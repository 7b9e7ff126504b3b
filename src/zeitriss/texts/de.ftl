# Worte, die jedes Spiel braucht
seat = Platz { $letter }
waits = { $who } überlegt.
and = { " und " }
over-won = Gewonnen!
over-lost = Verloren.
over-winner = { $who } gewinnt.
log-undo = { $who } nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
 } zurück.
hint-reason = { $bot } schätzt deine Aussichten danach auf { $value } von 100.
bot-random = Zufall
    .text = Wählt irgendeinen erlaubten Zug. Gut, um die Regeln kennenzulernen.
bot-greedy = Greif
    .text = Nimmt den Zug, der sofort am meisten bringt. Plant nicht voraus und sieht nur, was sein Platz sehen darf.
origin-rulebook = Regelbuch
origin-public = öffentliche Listen
origin-reconstructed = rekonstruiert
origin-user = berichtigt
