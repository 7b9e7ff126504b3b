# Words of the terminal
your-turn = { $who }, your move:
curtain = { $who } is asked. Everybody else looks away; press Enter.
help = A number plays that move. u takes back, l shows the log, z WORD looks closely at a card, ? helps, q leaves.
not-understood = “{ $text }” is not understood. A number from 1 to { $count } plays a move, ? helps.
nothing-to-undo = There is nothing that you could take back.
nothing-like = Nothing on the table is called “{ $text }”.
saved = The game is in { $file }. `zeitriss play { $game } --save { $file }` goes on with it.
saved-over = The game is in { $file }. `zeitriss replay { $file }` shows it again, `zeitriss analyse { $file }` looks at every decision.
left = The game is not over.
position = Position { $at } of { $last }
replay-help = Enter goes on, b back, a number jumps, ? helps, q leaves.
cards-card = card
cards-value = value
cards-text = in words
cards-source = source
cards-summary =
    { $values ->
        [0] There is no such value.
       *[other] { $cards } cards, { $values } values: { $sources }
    }
cards-unsourced = { $game } does not record card by card where its values come from.
lesson-next = Enter goes on; q leaves the lesson.
lesson-answer = 1  { $label }
taught = Done! Your first game: zeitriss play { $game } --bot mouse
