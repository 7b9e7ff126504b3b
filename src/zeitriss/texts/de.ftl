# Worte, die jedes Spiel braucht
seat = Platz { $letter }
waits = { $who } überlegt.
and = { " und " }
over-won = Gewonnen!
over-lost = Verloren.
over-winner = { $who } gewinnt.
