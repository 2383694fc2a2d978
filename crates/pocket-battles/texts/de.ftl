game-name = Pocket Battles
game-about = Zwei Armeen aus kleinen Plättchen, drei Sektoren und nie genug Befehlsmarker: eine ganze Feldschlacht auf einem halben Tisch.

### Wer und wo

side = { $player ->
    [a] Spieler A
   *[b] Spieler B
} ({ $army })
side-at-seat = Platz { $seat } ({ $army })
tag-army = { $army }
tag-player = { $player ->
    [a] Spieler A
   *[b] Spieler B
}
tag-seat = Platz { $seat }

unit = { $form ->
    [title] { $name } ({ $place })
   *[plain] { $who ->
        [own] { $form ->
            [dative] deiner Einheit
           *[plain] deine Einheit
        } „{ $name }“
        [foe] { $form ->
            [dative] der gegnerischen Einheit
           *[plain] die gegnerische Einheit
        } „{ $name }“
       *[other] { $form ->
            [dative] der Einheit
           *[plain] die Einheit
        } „{ $name }“ ({ $tag })
    }
}
troop = { $who ->
    [own] { $form ->
        [dative] deiner Truppe
       *[plain] deine Truppe
    } „{ $name }“
    [foe] { $form ->
        [dative] der gegnerischen Truppe
       *[plain] die gegnerische Truppe
    } „{ $name }“
   *[other] { $form ->
        [dative] der Truppe
       *[plain] die Truppe
    } „{ $name }“ ({ $tag })
}

place-reserve = Reserve
place-rear = { $form ->
    [into] { $sector ->
        [left] in den linken Rückraum
        [right] in den rechten Rückraum
        [west] in den Rückraum im Westen
        [east] in den Rückraum im Osten
       *[centre] in den mittleren Rückraum
    }
   *[plain] { $sector ->
        [left] Rückraum links
        [right] Rückraum rechts
        [west] Rückraum im Westen
        [east] Rückraum im Osten
       *[centre] Rückraum Mitte
    }
}
place-front = { $form ->
    [into] { $sector ->
        [left] an die linke Front
        [right] an die rechte Front
        [west] an die Front im Westen
        [east] an die Front im Osten
       *[centre] an die mittlere Front
    }
   *[plain] { $sector ->
        [left] Front links
        [right] Front rechts
        [west] Front im Westen
        [east] Front im Osten
       *[centre] Front Mitte
    }
}
place-engagement = { $sector ->
    [left] Gefechtszone links
    [right] Gefechtszone rechts
    [west] Gefechtszone im Westen
    [east] Gefechtszone im Osten
   *[centre] Gefechtszone Mitte
}
place-gone = nicht mehr im Spiel
sector = { $sector ->
    [left] links
    [right] rechts
    [west] im Westen
    [east] im Osten
   *[centre] in der Mitte
}
price = { $price ->
    [0] { "" }
   *[other] { "" } – { $price } Marker
}

### Fragen

question-muster = Welche Armee führst du ins Feld? Sie darf höchstens { $size } Punkte kosten.
question-deploy = Welchen Stapel stellst du auf, und wohin?
question-redeploy = Stationierst du vor deinen Befehlen eine Einheit um? Das kostet nichts, aber danach bekommt sie in diesem Zug nur noch einen Befehl, wenn sie schnell ist, oder durch einen Doppelbefehl.
question-order = Welchen Befehl gibst du? Du hast noch { $ready ->
    [one] 1 Marker
   *[other] { $ready } Marker
} bereit.
question-controlled-action = Welche Aktion lässt { $by } eine andere Einheit ausführen? Sie ist schon bezahlt.
question-further-order = Doppelbefehl von { DATIVE($by) }: Welche andere Einheit bekommt einen Befehl? { $left ->
    [one] Es ist der letzte.
   *[other] Es sind noch { $left }.
}
question-support = Hilft jemand { DATIVE($unit) } bei diesem Befehl?
question-react = { CAPITAL($to) } greift an. Wie reagierst du?
question-target = Gegen wen kämpft { $attacker }?
question-blood-lust = Wie viele Würfel wirft { $unit } im Blutrausch? Jede 1 verwundet sie selbst.
question-reroll = { $count ->
    [one] Gegen dich fällt { $dice }. Soll der Würfel für { $unit } noch einmal geworfen werden?
   *[other] Gegen dich fallen { $dice }. Soll für { $unit } ein Würfel, der getroffen hat, noch einmal geworfen werden?
}
question-sacrifice = { $wounds ->
    [one] 1 Wunde droht
   *[other] { $wounds } Wunden drohen
} { DATIVE($unit) }. Opfert sich eine Truppe für die anderen?
question-assign-wound = Wen in { DATIVE($unit) } trifft die nächste Wunde? { $left ->
    [one] Es ist die letzte.
   *[other] Es sind noch { $left }.
}
question-take-marker = Du hast keinen Marker mehr bereit. Von welcher Einheit nimmst du einen, um die Wunde anzuzeigen?
question-give-up = Nimmst du eine verwundete Truppe aus dem Spiel, damit du ihre Marker zurückbekommst?

### Wahlmöglichkeiten

muster-ready = Die fertige Armee „{ $name }“
muster-random = Eine zufällige Armee
muster-own = Eine eigene Armee aus { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
deploy = { NAME($unit) } → { $to }
redeploy-nobody = Niemanden umstationieren
redeploy-unit = Umstationieren: { NAME($unit) } ({ PLACE($unit) }) → { $to }
order-move = Taktische Bewegung: { NAME($unit) } ({ PLACE($unit) }) → { $to }{ price }
order-attack = Angriff: { NAME($unit) } ({ PLACE($unit) }){ price }
    .brief = Angriff
order-continue = Gefecht fortführen: { NAME($unit) } gegen { NAME($against) } ({ PLACE($unit) }){ price }
order-leave = Gefecht verlassen: { NAME($unit) } ({ PLACE($unit) }){ price }
    .brief = Gefecht verlassen
order-shoot = Beschießen: { NAME($unit) } ({ PLACE($unit) }) → { NAME($at) } ({ PLACE($at) }){ price }
order-control = Kontrolle: { NAME($unit) } ({ PLACE($unit) }) lässt eine andere Einheit handeln{ price }
    .brief = Kontrolle: Eine andere Einheit handelt
order-heal = Heilen: { NAME($unit) } ({ PLACE($unit) }) → { LABEL($troop) }, 1 Wunde{ price }
order-double-order = Doppelbefehl: { NAME($unit) } ({ PLACE($unit) }) – Befehle für zwei andere Einheiten, auch die umstationierte{ price }
    .brief = Doppelbefehl: Befehle für zwei andere Einheiten, auch die umstationierte
order-pass = Passen{ price }
order-done = Kein weiterer Befehl
support-enough = Keine weitere Hilfe
support-excite = Anfeuern: { NAME($by) } ({ PLACE($by) }) – 1 Würfel mehr{ price }
    .brief = Anfeuern: 1 Würfel mehr
support-galvanize = Mitreißen: { NAME($by) } ({ PLACE($by) }) – Angriff mit Überrennen{ price }
    .brief = Mitreißen: Angriff mit Überrennen
react-wait = Abwarten
react-intercept = Abfangen: { NAME($unit) } ({ PLACE($unit) }){ price }
    .brief = Abfangen
react-shoot = Beschießen: { NAME($unit) } ({ PLACE($unit) }){ price }
    .brief = Beschießen
target = { NAME($unit) } ({ PLACE($unit) })
blood-lust = { $dice ->
    [0] Nicht zurückschlagen
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
reroll-keep = Alle Würfel liegen lassen
reroll-die = Eine { $showing } noch einmal werfen lassen
sacrifice-nobody = Niemand opfert sich
sacrifice-troop = Opfern: { LABEL($troop) } ({ POINTS($troop) ->
    [one] 1 Punkt
   *[other] { POINTS($troop) } Punkte
})
assign-wound-mark = Wundenmarker: { LABEL($troop) } (noch { LEFT($troop) } von { LIFE($troop) } LP)
assign-wound-remove = Entfernen: { LABEL($troop) } ({ POINTS($troop) ->
    [one] 1 Punkt
   *[other] { POINTS($troop) } Punkte
}{ LIFE($troop) ->
    [1] )
   *[other] , noch { LEFT($troop) } von { LIFE($troop) } LP)
}
take-marker = { NAME($from) } ({ PLACE($from) }): { $orders ->
    [one] 1 Marker liegt dort
   *[other] { $orders } Marker liegen dort
}
give-up-nobody = Alle weiteren bleiben im Spiel
give-up-troop = Aus dem Spiel: { LABEL($troop) } ({ POINTS($troop) ->
    [one] 1 Punkt
   *[other] { POINTS($troop) } Punkte
}) – { WOUNDS($troop) ->
    [one] 1 Marker
   *[other] { WOUNDS($troop) } Marker
} zurück

### Ereignisse

event-armies-mustered = Beide Armeen sind ausgewählt.
event-rolled-for-player-a = Wurf darum, wer Spieler A wird: { WHO($rolls) ->
    [own] du { NEAR($rolls) }, dein Gegner { FAR($rolls) }.
   *[other] { NEAR-SIDE($rolls) } { NEAR($rolls) }, { FAR-SIDE($rolls) } { FAR($rolls) }.
}
event-player-a-decided = { WHO($seat) ->
    [own] Du bist Spieler A und stellst zuerst auf.
    [foe] Dein Gegner ist Spieler A und stellt zuerst auf.
   *[other] { SIDE($seat) } stellt zuerst auf.
}
event-stack-placed = { CAPITAL($unit) } kommt als Stapel { INTO($to) }.
event-stacks-opened = Alle Stapel werden aufgedeckt.
event-round-began = Schlachtrunde { $round } beginnt. { WHO($starts) ->
    [own] Du hast
    [foe] Dein Gegner hat
   *[other] { SIDE($starts) } hat
} den ersten Zug.
event-redeployed = { CAPITAL($unit) } wird { INTO($to) } umstationiert.
event-ordered = { CAPITAL($unit) } erhält einen Befehl ({ $paid ->
    [0] ohne Marker
    [one] 1 Marker
   *[other] { $paid } Marker
}).
event-passed = { WHO($seat) ->
    [own] Du passt und legst
    [foe] Dein Gegner passt und legt
   *[other] { SIDE($seat) } passt und legt
} einen Marker beiseite.
event-moved = { CAPITAL($unit) } geht { INTO($to) }.
event-attacked = { CAPITAL($unit) } rückt { $sector } zum Angriff vor.
event-intercepted = { CAPITAL($unit) } fängt { $attacker } ab.
event-reacted-by-shooting = { CAPITAL($unit) } empfängt { $attacker } mit Beschuss.
event-waited = { WHO($seat) ->
    [own] Du wartest
    [foe] Dein Gegner wartet
   *[other] { SIDE($seat) } wartet
} ab.
event-came-into-contact = { CAPITAL($attacker) } trifft { $sector } auf { $target }.
event-flank-attacked = { CAPITAL($attacker) } fällt { DATIVE($target) } in die Flanke.
event-continued = { CAPITAL($unit) } führt das Gefecht gegen { $against } fort.
event-turned-to-leave = { CAPITAL($unit) } will das Gefecht verlassen.
event-left = { CAPITAL($unit) } verlässt das Gefecht.
event-shot = { CAPITAL($unit) } beschießt { $at }.
event-shot-into-engagement = { $each ->
    [0] Der Schuss ins Gefecht trifft niemanden.
    [one] Der Schuss ins Gefecht verteilt sich, je 1 Wunde: { $units }.
   *[other] Der Schuss ins Gefecht verteilt sich, je { $each } Wunden: { $units }.
}
event-rolled = { CAPITAL($unit) } wirft { COUNT($because) ->
    [one] { TOTAL($because) }
   *[other] { $because }
} Würfel: { $dice } – { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}{ $extra ->
    [0] .
    [one] { "" } + 1 zusätzliche Wunde.
   *[other] { "" } + { $extra } zusätzliche Wunden.
}
event-rerolled = { CAPITAL($unit) } muss einen Würfel noch einmal werfen: Aus einer { $was } wird eine { $dice }.
event-struck-back = { CAPITAL($unit) } schlägt auf { $against } ein.
event-struck-not-back = { CAPITAL($unit) } schlägt nicht zurück.
event-hurt-itself = { CAPITAL($unit) } würfelt { $dice } und verletzt sich im Blutrausch selbst: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
event-marker-taken = Kein Marker ist mehr bereit: { CAPITAL($from) } gibt einen Befehlsmarker für die Wunde her.
event-marked = { CAPITAL($troop) } erhält einen Wundenmarker ({ $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
} bei { LIFE($troop) } LP).
event-removed = { CAPITAL($troop) } ist verloren ({ POINTS($troop) ->
    [one] 1 Punkt
   *[other] { POINTS($troop) } Punkte
}).
event-sacrificed = { CAPITAL($troop) } opfert sich und nimmt { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
} auf sich.
event-destroyed = { CAPITAL($unit) } ist vernichtet.
event-went-to-front = { CAPITAL($unit) } kehrt { INTO($to) } zurück.
event-overran = { CAPITAL($unit) } stürmt weiter und greift gleich noch einmal an.
event-controlled = { CAPITAL($by) } lenkt eine andere Einheit.
event-excited = { CAPITAL($by) } feuert { $unit } an: 1 Würfel mehr.
event-galvanized = { CAPITAL($by) } reißt { $unit } mit: ein Angriff mit Überrennen.
event-healed = { CAPITAL($by) } heilt { $troop }: 1 Wunde weniger, 1 Marker mehr bereit.
event-double-ordered = { CAPITAL($by) } gibt einen Doppelbefehl.
event-disbanded = { WHO($seat) ->
    [own] Deine Armee gerät in Unordnung: Du legst
    [foe] Die gegnerische Armee gerät in Unordnung: Dein Gegner legt
   *[other] Die Armee gerät in Unordnung: { SIDE($seat) } legt
} einen Marker beiseite.
event-regenerated = { CAPITAL($unit) } erholt sich: Alle ihre Wundenmarker werden wieder zu Befehlsmarkern.
event-given-up = { CAPITAL($troop) } verlässt freiwillig das Schlachtfeld.
event-round-ended = Schlachtrunde { $round } ist zu Ende. Verloren sind bisher: { WHO($lost) ->
    [own] bei dir { NEAR($lost) ->
        [one] 1 Punkt
       *[other] { NEAR($lost) } Punkte
    }, beim Gegner { FAR($lost) ->
        [one] 1 Punkt
       *[other] { FAR($lost) } Punkte
    }.
   *[other] { NEAR-SIDE($lost) } { NEAR($lost) ->
        [one] 1 Punkt
       *[other] { NEAR($lost) } Punkte
    }, { FAR-SIDE($lost) } { FAR($lost) ->
        [one] 1 Punkt
       *[other] { FAR($lost) } Punkte
    }.
}

### Würfel

dice-part-base = Grundwert
dice-part-attack = Angriff
dice-part-impetus = Wucht
dice-part-engagement = Gefecht
dice-part-shooting = Beschuss
dice-part-fury = Raserei
dice-part-excite = Anfeuern
dice-part-blood-lust = Blutrausch
chance-random-army = { WHO($seat) ->
    [own] Wurf für deine zufällige Armee
    [foe] Wurf für die zufällige Armee deines Gegners
   *[other] Wurf für eine zufällige Armee: { SIDE($seat) }
}
chance-player-a = { WHO($seat) ->
    [own] Dein Wurf darum, wer Spieler A wird
    [foe] Wurf deines Gegners darum, wer Spieler A wird
   *[other] Wurf darum, wer Spieler A wird: { SIDE($seat) }
}
chance-engagement = Gefechtswurf für { $unit }
chance-shooting = Schusswurf für { $unit }
chance-reroll = Ein Würfel noch einmal für { $unit }

### Ende

outcome = { WHO($seat) ->
    [own] Du gewinnst.
    [foe] Dein Gegner gewinnt.
   *[other] { SIDE($seat) } gewinnt.
} { $how }
outcome-destroyed = Mindestens die Hälfte der unterlegenen Armee ist vernichtet.
outcome-destroyed-by-prestige = Die Punkte der Truppen mit Ansehen zählen als vernichtet, und damit ist die Hälfte der unterlegenen Armee erreicht.
outcome-destroyed-more = Beide Armeen sind zur Hälfte vernichtet, die unterlegene hat mehr Punkte verloren.
outcome-destroyed-more-by-prestige = Die Punkte der Truppen mit Ansehen zählen als vernichtet: Beide Seiten kommen auf die Hälfte der gegnerischen Armee, und die siegreiche auf mehr Punkte.
outcome-tied = Beide Armeen sind zur Hälfte vernichtet, und die Punkte sind gleich: Dann gewinnt Spieler B.
outcome-tied-by-prestige = Die Punkte der Truppen mit Ansehen zählen als vernichtet: Beide Seiten kommen auf die Hälfte der gegnerischen Armee und auf gleich viele Punkte. Dann gewinnt Spieler B.
outcome-resigned = Die unterlegene Seite hat aufgegeben.
outcome-broken-off = Seit vielen Schlachtrunden ist keine Truppe mehr gefallen: Die Schlacht wird abgebrochen, und es zählt, wer mehr Punkte vernichtet hat, bei Gleichstand Spieler B.
outcome-broken-off-by-prestige = Seit vielen Schlachtrunden ist keine Truppe mehr gefallen: Die Schlacht wird abgebrochen. Es zählt, wer mehr Punkte vernichtet hat; dazu kommen die Punkte der eigenen Truppen mit Ansehen, und bei Gleichstand gewinnt Spieler B.

### Gründe

reason-no-ready-army = Für eine Schlacht dieser Größe liegt keine fertige Armee bereit; nimm eine zufällige oder stelle selbst eine zusammen.
reason-too-few-markers = Dieser Befehl kostet { $cost ->
    [one] 1 Marker
   *[other] { $cost } Marker
}, bereit hast du { $ready ->
    [0] keinen
   *[other] nur { $ready }
}. Je mehr Marker schon auf einer Einheit liegen, desto teurer wird ihr nächster Befehl.
reason-redeployed-this-turn = Diese Einheit wurde gerade umstationiert und bekommt deshalb in diesem Zug keinen Befehl mehr.
reason-engaged-units-stay = Eine Umstationierung führt weder in die Gefechtszone noch aus ihr heraus; wer im Gefecht steht, muss es mit einem Befehl verlassen.
reason-too-slow = Eine langsame Einheit kann nicht umstationiert werden; nur eine Taktische Bewegung bringt sie in ein anderes Segment.
reason-not-in-the-front = Angreifen kann eine Einheit nur von der Front aus.
reason-not-in-the-front-to-shoot = Schießen kann eine Einheit nur von der Front aus, außer sie hat Weitschuss.
reason-not-in-contact-since-the-turn-began = Ein Gefecht fortführen oder verlassen kann nur, wer schon zu Beginn des Zuges darin stand.
reason-no-engagement-dice = Auf keiner Truppe dieser Einheit sind Gefechtswürfel, deshalb kann sie weder angreifen noch ein Gefecht fortführen.
reason-no-shooting-dice = Auf keiner Truppe dieser Einheit sind Schusswürfel, deshalb kann sie nicht schießen.
reason-nobody-to-attack = Weder in diesem noch in einem angrenzenden Sektor steht ein Gegner, den sie angreifen könnte.
reason-out-of-reach = Das Ziel steht zu weit weg. Geschossen wird auf die Front und die Gefechtszone im eigenen Sektor; steht dort niemand, auf den Rückraum, und ist der ganze Sektor leer, auf einen angrenzenden.
reason-not-in-the-first-turn = Im allerersten Zug des Spiels sind Spezialeigenschaften noch nicht erlaubt.
reason-no-markers-left = Alle Marker sind schon als Wunden im Spiel; statt einen zu bekommen, muss die Truppe entfernt werden.
reason-nobody-to-control = Keine andere Einheit könnte jetzt etwas tun.
reason-nobody-needs-a-double-order = In einem Zug gibt es ohnehin so viele Befehle, wie die Marker reichen. Ein Doppelbefehl hilft nur einer Einheit, die in diesem Zug umstationiert wurde und sonst keinen Befehl mehr bekäme.
reason-takes-no-other-dice = Im Blutrausch wirft die Einheit so viele Würfel, wie sie will, und keine anderen dazu.
reason-overwhelms-already = Dieser Angriff hat schon Überrennen.
reason-can-destroy-nobody = Selbst mit lauter Treffern könnte dieser Angriff keine Einheit vernichten, also stürmt sie danach auch nicht weiter.
reason-nobody-to-storm-on-to = Ist der Gegner vernichtet, steht niemand mehr in der Nähe, den die Einheit noch angreifen könnte.

fault-size = Die Größe muss ein Vielfaches von 10 zwischen { $least } und { $most } sein, nicht { $size }.
fault-empty-army = Eine Armee braucht mindestens eine Einheit.
fault-empty-unit = Einheit { NEXT($unit) } hat keine Truppen.
fault-unknown-tile = Einheit { NEXT($unit) } nennt das Plättchen { $tile }, das nicht zu dieser Armee gehört.
fault-tile-twice = Einheit { NEXT($unit) } nennt das Plättchen { $tile }, das schon vergeben ist; jedes gibt es nur einmal.
fault-too-many-troops = Einheit { NEXT($unit) } hat zu viele Truppen: { $troops }; der kleinste Formationswert darin erlaubt nur { $formation }.
fault-two-auxiliaries = Einheit { NEXT($unit) } hat mehr als eine Hilfstruppe; nur eine darf sich einer Einheit anschließen.
fault-no-life = Einheit { NEXT($unit) } besteht nur aus Truppen ohne Lebenspunkte; solche Truppen brauchen Begleitung.
fault-too-many-points = Die Truppen kosten { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, vereinbart sind höchstens { $size }.
unknown-army = Eine Armee „{ $key }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-ready-army-of-size = Für { $size } Punkte gibt es keine fertige Armee von { $army }.

### Skizze für das Terminal

sketch-round = Schlachtrunde { $round } · { WHO($seat) ->
    [own] Du bist am Zug
    [foe] Dein Gegner ist am Zug
   *[other] { SIDE($seat) } ist am Zug
}
sketch-over = Schlachtrunde { $round } · Ende der Schlacht
sketch-muster = Armeen auswählen · { $size } Punkte
sketch-deployment = Aufstellung · { WHO($seat) ->
    [own] Du bist Spieler A
    [foe] Dein Gegner ist Spieler A
   *[other] { SIDE($seat) } stellt zuerst auf
}
sketch-side = { WHO($seat) ->
    [own] { $army } (du)
    [foe] { $army } (Gegner)
   *[other] { SIDE($seat) }
}
sketch-ready = ● { $ready } bereit
sketch-fallen = ✚ { $fallen } fort
sketch-destroyed = { $destroyed } von { $needed } Punkten zum Sieg
sketch-bought = { $bought ->
    [one] 1 Punkt
   *[other] { $bought } Punkte
}
sketch-box = { $troops ->
    [one] 1 Truppe zu
   *[other] { $troops } Truppen zu zusammen
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} im Kasten
sketch-legend = ⚔ Gefechtswürfel  ➶ Schusswürfel  ♥ Lebenspunkte  ✚ Wunde  ● Befehlsmarker
sketch-legend-box = P Punkte  F Formation  ♥ Lebenspunkte  ⚔ Gefechtswürfel  ➶ Schusswürfel
sketch-sources = Werte: † teils im Regelheft gedruckt  ° von uns  sonst anderswo veröffentlicht

### Optionen

option-size = Punkte je Armee
option-armies = Armee
option-muster = Truppen
option-muster-free = jeder wählt selbst
option-muster-ready = fertige Armeen
option-muster-random = zufällige Armeen

### Was an Datendateien falsch ist

fault-army-twice = Es gibt schon eine Armee mit dem Schlüssel `{ $key }`
fault-no-army = Eine Armee `{ $key }` gibt es nicht
fault-troop-twice = Es gibt schon eine Truppe mit diesem Schlüssel
fault-many-tiles = Das sind zu viele Plättchen: { $count }; höchstens { $most } sind möglich
fault-army-no-life = Eine Armee braucht eine Truppe mit Lebenspunkten
fault-ready-size = muss ein Vielfaches von 10 sein, { $least } bis { $most }, nicht { $size }
fault-list-twice = Es gibt schon eine Liste dieser Größe
fault-printed = gehört zur Quelle `rulebook`
fault-auxiliary = Die Formation `*` und die Eigenschaft `auxiliary` gehören zusammen
fault-lifeless = Nur eine Truppe mit einem Formationswert ab 2 kann ohne Lebenspunkte sein
fault-trait-twice = hat die Eigenschaft `{ $trait }` zweimal
fault-no-tile = Es muss mindestens ein Plättchen geben
fault-many-dice = Das sind zu viele Würfel auf einem Plättchen: { $count }; höchstens { $most } sind möglich
fault-face = Ein Würfel zeigt 1 bis 6, nicht { $face }
fault-no-such-tile = Ein Plättchen `{ $key }` gibt es nicht, oder kein weiteres
fault-by-rule = { $what } ({ $rule })

### Was an einer Stellung von außen falsch ist

position-not-mustered = ausgewählt { $mustered ->
    [one] ist nur die erste Einheit
   *[other] sind nur die ersten { $mustered } Einheiten
}
position-not-enlisted = Plättchen { $tile } gehört nicht zur Einheit
position-gone = eine Einheit ist genau dann fort, wenn sie keine Truppen mehr hat
position-lifeless = Truppen ohne Lebenspunkte können nicht allein bleiben (PB-05)
position-not-deployed = bei offenen Stapeln sind alle Einheiten aufgestellt
position-no-stack = verdeckte Stapel sind vollständig und stehen in der Reserve, an der Front oder im Rückraum
position-wounds = mit { $wounds } { $wounds ->
    [one] Wunde
   *[other] Wunden
} lebt diese Truppe nicht mehr
position-markers = das { $have ->
    [one] ist { $have } Marker
   *[other] sind { $have } Marker
}, die Armee hat nur { $most }
position-no-foe = im Gefecht { $fight } ist niemand von der anderen Seite
position-unsplit = im Gefecht { $fight } stehen mehrere gegen mehrere; teile es auf (PB-26)
position-sectors = das Gefecht { $fight } ist in mehreren Sektoren
position-not-rolled = bevor Stapel aufgestellt werden, hat ein Platz den ersten Wurf gewonnen
position-closed-stacks = muss 0 sein, solange die Stapel verdeckt sind

### Was hinter jeder Zahl stehen kann

words-behind-numbers = Marker, Würfel, LP, und verletzt, bereit, fort, von, wird eine, noch einmal, ist, stehen

### Patzer, wie die Arena sie zählt

blunder-redeployed-at-once = Umstationierungen in der ersten Schlachtrunde
blunder-shooter-in-front = Einheiten an der Front, die dort nichts ausrichten
