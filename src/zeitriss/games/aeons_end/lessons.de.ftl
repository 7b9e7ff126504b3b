# Aeon’s End lernen: was der Rabe sagt
lesson-spell = Ein Zauber
lesson-time = Die Zeit
lesson-breach = Die Risse
lesson-win = Der Sieg

learn-foe = Das ist die *Hassgeburt*. Sie will die Feste zerstören; verloren ist erst, wenn die Feste fällt.
learn-foe-do = Tipp die Hassgeburt an.
learn-foe-again = Die Hassgeburt steht oben in der Mitte.
learn-prep = Zauber brauchen einen *offenen Riss*. Heute binden, nächsten Zug wirken: 1 Schaden.
learn-prep-do = Leg Funken an Riss I.
learn-prep-again = Erst Funken aus deiner Hand, dann den leuchtenden Riss.
learn-prep-praise = Gebunden. Er wartet auf deinen nächsten Zug.
learn-gems = *Edelsteine* geben Aetherium; damit kaufst du. Jeder Splitter gibt 1.
learn-gems-do = Spiel einen Splitter.
learn-gems-do-2 = Und noch einen.
learn-gems-again = Die Splitter liegen auf deiner Hand.
learn-gems-praise = 2 Aetherium.
learn-buy = In der *Auslage* liegt, was dich stärker macht. Jade kostet 2.
learn-buy-do = Kauf eine Jade.
learn-buy-again = Jade liegt in der Auslage und kostet genau 2.
learn-buy-praise = Gekauft!
learn-bought = Gekaufte Karten kommen auf deine *Ablage* und später auf die Hand.

learn-order = Niemand weiß, wer als *Nächstes* kommt. Aber was noch im Stapel liegt, siehst du.
learn-order-do = Tipp auf die Karte des Feindes.
learn-order-again = Der Stapel der Zugfolge zeigt, wer noch kommt.
learn-cast = Dein Zug. Zuerst *wirkst* du, was gebunden ist.
learn-cast-do = Wirk Funken.
learn-cast-again = Funken liegt an Riss I.
learn-cast-praise = 1 Schaden für die Hassgeburt!
learn-end = Du hast getan, was du wolltest. Nun entscheidet der *Stapel*, wer an der Reihe ist.
learn-end-do = Beende deine Aktionen.
learn-end-again = Der Knopf „Aktionen beenden“ wartet auf dich.
learn-end-praise = Die Hassgeburt war dran.
learn-acts = Sie hat einen *Schergen* gerufen. Was er in ihrem nächsten Zug tut, steht auf der Karte; besieg ihn vorher.

learn-focus = Dunkle Risse *bündelst* du mit Aetherium, bis sie sich öffnen. Dreh um Dreh wird es billiger.
learn-focus-do = Bündle Riss II.
learn-focus-again = Riss II ist der zweite von links.
learn-focus-praise = Gebündelt: Er nimmt in diesem Zug schon einen Zauber auf.
learn-discard = Deine Ablage wird *nie gemischt*: Was du zuerst ablegst, kommt zuerst zurück.
learn-discard-do = Beende deine Aktionen.
learn-discard-do-2 = Leg die Granatium-Scherbe zuerst ab.
learn-discard-again = Danach wählst du die Reihenfolge der gespielten Karten.
learn-discard-praise = Gut geplant.
learn-back = Ist dein Deck leer, drehst du die Ablage *einfach um*. So weißt du, was du ziehst.

learn-last = Die Hassgeburt hat nur noch *1 Leben*. An deinem Riss wartet ein Zauber.
learn-last-do = Wirk Funken.
learn-last-again = Funken liegt an Riss I.
learn-last-praise = Die Hassgeburt ist besiegt!
learn-won = Die Feste steht. *Du hast gewonnen*, für dich und alle, die mit dir spielen.
