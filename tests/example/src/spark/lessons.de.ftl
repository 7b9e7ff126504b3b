lesson-clash = Das Treffen

learn-hand = Das sind *deine Lichter*. Der Schimmer ist das kleinste von allen.
learn-hand-do = Tipp den Schimmer an.
learn-hand-again = Der Schimmer hat eine 1.
learn-lay = Die höhere Zahl gewinnt, aber die 1 schlägt die 7.
learn-lay-do = Leg den Schimmer.
learn-lay-again = Der Schimmer wartet auf deiner Hand.
learn-lay-praise = Das kleinste hat die Nova geschlagen!
learn-won = Das ist dein *erster Punkt*.
