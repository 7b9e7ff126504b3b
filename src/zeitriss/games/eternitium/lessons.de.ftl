# Eternitium lernen: was der Rabe sagt
lesson-road = Der Weg
lesson-luck = Das Glück
lesson-market = Die Technologien
lesson-home = Der Kristall

learn-crystal = Dort willst du hin: zum *Kristall*. Jedes Zeitalter davor ist ein Schritt.
learn-crystal-do = Tipp den Kristall an.
learn-crystal-again = Der Kristall liegt am Ende deines Weges.
learn-shape = Ein *Portal* öffnet das nächste Zeitalter. Gleiche Form öffnet.
learn-shape-do = Spiel das Dreieck-Portal auf das Dreieck.
learn-shape-again = Vor dir liegt ein Dreieck; das Dreieck-Portal liegt auf deiner Hand.
learn-shape-praise = Ein Schritt näher.
learn-onward = In einem Zug spielst du *so viele Karten*, wie passen.
learn-onward-do = Nun ein Kreis: Spiel das Kreis-Portal.
learn-onward-again = Vor dir liegt ein Kreis; das Kreis-Portal passt.
learn-onward-praise = Zwei auf einmal!
learn-droid = Das letzte Zeitalter liegt *verdeckt*. Der Droide schaut für dich nach.
learn-droid-do = Spiel den Droiden.
learn-droid-again = Der Droide liegt auf deiner Hand.
learn-droid-praise = Ein Quadrat!
learn-open = Es liegt nun offen, und dein Quadrat-Portal würde passen. *Erst schauen, dann gehen.*

learn-hidden = Ohne Droiden bleibt das *Glück*. Du weißt nur: Zwei Dreiecke und ein Quadrat sind es, gut gemischt.
learn-hidden-do = Tipp den verdeckten Weg an.
learn-hidden-again = Die verdeckten Zeitalter liegen vor dem Kristall.
learn-luck = Zwei von drei: Ein Dreieck ist *wahrscheinlich*. Passt es nicht, wird dein Weg gemischt, und du ziehst eine Karte weniger.
learn-luck-do = Versuch dein Glück mit dem Dreieck-Portal.
learn-luck-again = Das Dreieck-Portal hat die besseren Aussichten.
learn-luck-praise = Es passt! Glück gehabt.

learn-technology = Am Ende eines Zuges darfst du eine *Technologie* nehmen. Dieses Doppelportal öffnet zwei Formen.
learn-technology-do = Nimm das Doppelportal Kreis/Diamant.
learn-technology-again = Das Doppelportal liegt offen in der Auslage.
learn-price = Sie kostet ein *Zeitalter*: Du wirst stärker, aber dein Weg wird länger.
learn-price-do = Bezahl mit dem Kreis; den öffnet dein neues Portal.
learn-price-again = Zwei Zeitalter liegen aus. Der Kreis passt zu deinem neuen Portal.
learn-price-praise = Klug bezahlt.
learn-stronger = Die neue Karte liegt auf deinem Deck, der Kreis auf deinem *Weg*.

learn-home = Ein letztes Zeitalter liegt vor dem Kristall, und du hast das *passende Portal*.
learn-home-do = Geh den letzten Schritt.
learn-home-again = Ein Quadrat liegt vor dir, das Quadrat-Portal auf deiner Hand.
learn-home-praise = Der Kristall ist dein!
learn-found = Die anderen spielen die Runde zu Ende, dann steht es fest: *Du hast gewonnen.*

# Was beim ersten Mal erklärt wird
first-prepare = Zum Anfang bekommst du eine *Technologie* geschenkt. Nimm, was dir gefällt.
first-take-portal = Jeder Zug beginnt mit einem *Portal* aus dem Vorrat. Nimm eine Form, die auf deinem Weg liegt.
first-play-cards = Spiel so viele Karten, wie du magst. Ein passendes Portal *öffnet* das nächste Zeitalter; wer nichts spielt, zieht eine Karte mehr.
first-destroy = Wer nichts spielt, darf Handkarten *zerstören*: Dein Deck wird dünner und besser.
first-lay-hand = Alle übrigen Handkarten kommen auf deine *Ablage*. Die letzte liegt oben.
first-acquire = Du darfst eine *Technologie* nehmen. Sie kostet Zeitalter, die auf deinen Weg kommen.
first-pay = Wähl das Zeitalter, das auf deinen Weg kommt: am besten eines, für das du ein *Portal* hast.
first-projector = Der Projektor *tauscht Handkarten*: Was du ablegst oder zerstörst, ziehst du gleich wieder nach.
first-transport = Der Transporter nimmt ein Zeitalter weg, ganz ohne Portal. Dafür gehen *zwei Handkarten*.
first-chrono = Der Chrono-Blaster *tauscht* dein oberstes Zeitalter mit dem eines anderen.
first-lab-choice = Das Laboratorium *schenkt* dir eine Technologie, ohne ein Zeitalter mehr.
first-lab-offer = Jemand hat ein Laboratorium gespielt: Auch du darfst eine *Basis-Technologie* nehmen, umsonst.
first-recycle = Eine Karte deiner *Ablage* kommt zurück auf die Hand.
first-victim = Der Robo-Dieb nimmt eine Karte aus einer *fremden Ablage*. Such dir aus, bei wem.
first-news-bad-luck = Ein *Portal passte nicht*: Der Weg wird gemischt, in diesem Zug nichts mehr gespielt und eine Karte weniger gezogen. Ein Droide schaut vorher nach.

# Die Regeln in Bildern
picture-road = Dein Weg
picture-road-text = Jedes Zeitalter vor dem *Kristall* ist ein Schritt. Wer ihn zuerst freilegt, gewinnt.
picture-portal = Portale
picture-portal-text = *Gleiche Form* öffnet. Du spielst so viele Karten, wie passen.
picture-droid = Nachsehen
picture-droid-text = Verdeckte Zeitalter deckt der *Droide* auf, bevor du gehst.
picture-luck = Glück
picture-luck-text = Du darfst es auch *wagen*. Passt es nicht, wird dein Weg gemischt, und du ziehst eine Karte weniger.
picture-technology = Technologien
picture-technology-text = Einmal pro Zug darfst du eine *Technologie* nehmen. Sie liegt gleich oben auf deinem Deck.
picture-price = Der Preis
picture-price-text = Sie kostet *Zeitalter*, die auf deinen Weg kommen: eines für eine Basis-, zwei für eine fortgeschrittene Technologie.

# Was die Teile auf dem Tisch sind
about-crystal = Der Kristall: Wer ihn zuerst freilegt, gewinnt.
about-era = Ein verdecktes Zeitalter. Ein Droide sieht nach, oder du versuchst dein Glück.
about-deck = Dein Deck: Daraus ziehst du am Ende deines Zuges.
about-eras = So viele Zeitalter liegen noch vor dem Kristall.
