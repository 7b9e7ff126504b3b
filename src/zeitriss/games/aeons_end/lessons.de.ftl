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
learn-gems = *Kristalle* geben Aetherium; damit kaufst du. Jeder Splitter gibt 1.
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
learn-acts = Sie hat ein *Monster* gerufen. Was es in ihrem nächsten Zug tut, steht auf der Karte; besieg es vorher.

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

# Was beim ersten Mal erklärt wird
first-main = Tu, so viel du kannst: *Kristalle* spielen, kaufen, Risse bündeln, Zauber binden, Energie laden.
first-casting = Zuerst die *Zauber*: Was an einem offenen Riss liegt, darfst du wirken; an einem dunklen musst du es.
first-damage = Wen trifft es? *Monster* greifen an, solange sie leben; die Hassgeburt und ihresgleichen besiegst du am Ende.
first-clear = Die Reihenfolge zählt: Deine Ablage wird *nie gemischt*, sondern nur umgedreht.
first-take-turn = Diese Karte gehört *euch allen*: Entscheidet, wer an der Reihe ist.
first-break-breach = *Erschöpft* sein kostet einen Riss. Nimm den, der dir am wenigsten nützt.
first-one-of = Der Erzfeind lässt euch die *Wahl*: Nehmt, was euch gerade weniger schadet.
first-hurt-one = Jemand von euch nimmt den *Schaden*. Wer viel Leben hat, trägt ihn am leichtesten.
first-team-pick = Das trifft *einen von euch*. Redet darüber, wer es am besten verkraftet.
first-discard-hand = Die Karte kommt auf deine *Ablage* und irgendwann zurück; sie ist nicht verloren.
first-destroy-hand = *Zerstört* heißt für immer weg. Deine schwächste Karte zu verlieren, macht dein Deck besser.
first-devour = *Verschlungenes* ist aus dem Markt weg. Opfert einen Stapel, den niemand kaufen will.
first-unbind = Ein gebundener Zauber geht *ungewirkt* auf die Ablage.
first-turn-breach = *Bündeln* dreht einen Riss weiter: Danach kostet das Öffnen weniger.
first-gain-free = Du bekommst eine Karte *geschenkt*, ohne Aetherium.
first-corrupt = Eine *Verderbnis* verstopft ein Deck, bis man sie los wird.
first-news-exhausted = *Erschöpft*: kein Leben mehr, aber noch im Spiel. Ein Riss ist zerstört, und weiterer Schaden trifft die Feste doppelt.

# Die Regeln in Bildern
picture-foe = Alle gegen einen
picture-foe-text = Besiegt den *Erzfeind*, bevor die Feste fällt. Ihr gewinnt oder verliert zusammen.
picture-order = Die Zugfolge
picture-order-text = Ein *Stapel* bestimmt, wer an der Reihe ist. Was noch darin liegt, ist offen.
picture-cast = Wirken
picture-cast-text = Zuerst wirkst du *gebundene* Zauber. An dunklen Rissen musst du es.
picture-gems = Kaufen
picture-gems-text = *Kristalle* geben Aetherium. Damit kaufst du Karten; sie kommen auf deine Ablage.
picture-breach = Risse
picture-breach-text = *Bündeln* dreht einen Riss weiter, bis er offen ist. Offene Risse nehmen jederzeit einen Zauber auf.
picture-minion = Monster und Pläne
picture-minion-text = Im Zug des Erzfeindes tun seine Karten, was auf ihnen steht. *Monster* könnt ihr besiegen.

# Was die Teile auf dem Tisch sind
about-nemesis = Der Erzfeind. Hat er kein Leben mehr, habt ihr gewonnen.
about-husk = Ein Leerling der Carapax-Königin. Ein Schwarm von 13 bedeutet die Niederlage.
about-breach = Ein Riss: Offen nimmt er jederzeit einen Zauber auf. Dunkel muss er gebündelt werden; die Kerbe zeigt, wie weit er schon gedreht ist.
about-turn-one = Mit dieser Karte ist ein Magier am Zug.
about-turn-wild = Eure Wahl: Ihr bestimmt, wer am Zug ist.
about-turn-nemesis = Mit dieser Karte ist der Erzfeind am Zug.
about-strikes = Der Stapel der Schläge: Hat die Hassgeburt genug Wut, wird einer davon ausgeführt.
about-fury = Wut: Mit 4 oder mehr schlägt die Hassgeburt am Ende ihres Zuges zu und verliert einen Teil davon.
about-gravehold = Die Feste der letzten Ruhe: Fällt sie, ist das Spiel verloren.
about-aether = Aetherium dieses Zuges: zum Kaufen, Bündeln, Öffnen und Laden. Was übrig ist, verfällt.
about-charges = Energie: Sind alle geladen, darfst du deine Fähigkeit nutzen.
about-life = Leben. Bei 0 bist du erschöpft, aber noch im Spiel.
