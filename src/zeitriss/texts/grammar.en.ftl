# The person of whom is told: { who } lay{ s } is "Ada lays", and "You lay" to herself.
who = { $who-is ->
    [you] You
   *[other] { $who }
 }
who-within = { $who-is ->
    [you] you
   *[other] { $who }
 }
whom = { $who-is ->
    [you] you
   *[other] { $who }
 }
their = { $who-is ->
    [you] your
   *[other] their
 }
s = { $who-is ->
    [you] { "" }
   *[other] s
 }
es = { $who-is ->
    [you] { "" }
   *[other] es
 }
ies = { $who-is ->
    [you] y
   *[other] ies
 }
is = { $who-is ->
    [you] are
   *[other] is
 }
has = { $who-is ->
    [you] have
   *[other] has
 }
does = { $who-is ->
    [you] do
   *[other] does
 }
self = { $who-is ->
    [you] yourself
   *[other] you
 }
