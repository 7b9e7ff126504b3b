# Words that every game needs
seat = Seat { $letter }
waits = { $who } is thinking.
and = { " and " }
over-won = Victory!
over-lost = Defeat.
over-winner = { $who } wins.
log-undo = { $who } takes back { $count ->
    [one] one move
   *[other] { $count } moves
 }.
hint-reason = { $bot } puts your chances after it at { $value } in 100.
bot-random = Chance
    .text = Makes any legal move. Good for learning the rules.
bot-greedy = Griffin
    .text = Takes the move that pays at once. Does not plan ahead and sees only what its seat may see.
origin-rulebook = rulebook
origin-public = public lists
origin-reconstructed = reconstructed
origin-user = corrected
