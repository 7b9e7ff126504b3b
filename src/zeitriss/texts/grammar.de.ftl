# Die Person, von der erzählt wird: { who } leg{ t } heißt „Ada legt“, und „Du legst“ zu ihr selbst.
who = { $who-is ->
    [you] Du
   *[other] { $who }
 }
who-within = { $who-is ->
    [you] du
   *[other] { $who }
 }
whom = { $who-is ->
    [you] dir
   *[other] { $who }
 }
sich = { $who-is ->
    [you] dir
   *[other] sich
 }
t = { $who-is ->
    [you] st
   *[other] t
 }
st = { $who-is ->
    [you] st
   *[other] { "" }
 }
is = { $who-is ->
    [you] bist
   *[other] ist
 }
self = dich
