# Words that every game needs
seat = Seat { $letter }
seat-guest = Guest
seat-open = Open seat
waits = { $who } is thinking.
because = { $cause }: { $what }
and = { " and " }
over-won = Victory!
over-lost = Defeat.
over-winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } win.
 }
headline-stopped = The game stands still
stopped = The rules have changed since this game was played.
words-only = Told in words only: the rules have changed since.
log-anew = The game goes on by the rules of today.
log-lost = { who } made a move by former rules{ $move }.
log-undo = { who } take{ s } back { $count ->
    [one] one move
   *[other] { $count } moves
 }.
log-stand-in = { who } { is } away: { $bot } plays for { $who-is ->
    [you] you
   *[other] { $who }
 }.
log-back = { who } { is } back.
hint-reason = { $bot } puts your chances after it at { $value } in 100.
bot-random = Chance
    .text = Makes any legal move. Good for learning the rules.
bot-greedy = Griffin
    .text = Takes the move that pays at once. Does not plan ahead and sees only what its seat may see.
bot-mouse = Mouse
    .text = Overlooks half of it. Easy to beat.
bot-griffin = Griffin
    .text = Takes what pays at once. Does not plan ahead.
bot-owl = Owl
    .text = Imagines what lies hidden and thinks a few turns ahead.
bot-dragon = Dragon
    .text = Thinks the longest. Nobody here is stronger.
origin-rulebook = rulebook
origin-public = public lists
origin-reconstructed = reconstructed
origin-user = corrected
