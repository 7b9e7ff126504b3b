# Words that every game needs
seat = Seat { $letter }
waits = { $who } is thinking.
and = { " and " }
over-won = Victory!
over-lost = Defeat.
over-winner = { $who } wins.
