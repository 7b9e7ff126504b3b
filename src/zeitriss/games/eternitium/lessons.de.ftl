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
learn-technology-do = Nimm das Kreis-Raute-Portal.
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
