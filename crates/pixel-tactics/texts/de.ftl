game-name = Pixel Tactics
game-about = Zwei Anführer, zwei Truppen aus höchstens acht Helden: Jede Karte ist Held, Befehl oder Anführer, und jeder Held kann in jeder Reihe etwas anderes.

### Wer und wo

side = { $who ->
    [own] Du
    [foe] Dein Gegner
   *[other] { $color ->
        [blue] Blau
       *[red] Rot
    }
}
-owner = { $who ->
    [own] deine
    [foe] gegnerische
   *[other] { $color ->
        [blue] blaue
       *[red] rote
    }
}
-row = { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}
-column = { $column ->
    [left] links
    [right] rechts
   *[middle] Mitte
}
-near = { $who ->
    [own] { "" }
   *[other] { -owner }{ " " }
}{ -row } { -column }
place = { $form ->
    [near] { -near }
    [near-spot] { -near }
    [target] { -near }
   *[plain] { -owner } { -row } { -column }
}
place-leader = { $who ->
    [own] dein Anführer
    [foe] gegnerischer Anführer
   *[other] { $color ->
        [blue] blauer Anführer
       *[red] roter Anführer
    }
}
card = { $name }
unknown-card = Karte { $number }
piece = { $form ->
    [spot] { $place }
    [near-spot] { NEAR($place) }
    [near] { $name } ({ NEAR($place) })
    [target] { $name } ({ NEAR($place) }{ $left ->
        [none] )
        [0] , tödlich getroffen)
       *[other] , noch { $left } von { $life } LP)
    }
   *[plain] { $name } ({ $place })
}
part-boost = Befehl

### Fragen

question-leader = Welche deiner Karten wird dein Anführer?
question-act = Angriffswelle der { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}: Was tust du? { $left ->
    [0] { $orders ->
        [0] Du hast keine Aktion mehr.
        [one] Du hast nur noch 1 Aktion für einen Befehl.
       *[other] Du hast nur noch { $orders } Aktionen für Befehle.
    }
    [one] Du hast noch 1 Aktion{ -more-orders }
   *[other] Du hast noch { $left } Aktionen{ -more-orders }
}
-more-orders = { $orders ->
    [0] .
    [one] , dazu 1 nur für einen Befehl.
   *[other] , dazu { $orders } nur für Befehle.
}
question-take-over-losses = Gleich werden die Verluste überprüft. Nimmt ein Held vorher Schaden auf sich?
question-take-over-healing = Gleich heilen deine Karten in der Reihe der Angriffswelle. Nimmt ein Held vorher Schaden auf sich?
question-take-over-removal = Gleich trifft es { $it }. Nimmt ein Held vorher Schaden auf sich?
question-take-over-moved-damage = Gleich wird Schaden verschoben. Nimmt ein Held vorher Schaden auf sich?
question-intercept = { $by } schießt auf { $at }. Fängt jemand den Schuss ab?
question-melee-target = { $by } greift im Nahkampf an. Wen trifft es?
question-strike = { $card }: Wer greift wen an?
question-parting-attack = { $leader } lässt Gefallene noch einmal zuschlagen: Wer greift wen an?
question-first = Was geschieht zuerst?
question-damage = Wer erleidet { $amount } Schaden?{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Du kannst noch bis zu { $left } Helden wählen.
}
question-split-damage = Wer erleidet Schaden? { $left ->
    [one] 1 Punkt ist
   *[other] { $left } Punkte sind
} noch zu verteilen.
question-heal = Wer heilt bis zu { $amount } Schaden?{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Du kannst noch bis zu { $left } Helden wählen.
}
question-split-heal = Wer wird geheilt? { $left ->
    [one] 1 Punkt ist
   *[other] { $left } Punkte sind
} noch zu verteilen.
question-gather = Von wem nimmt { $to } Schaden? { $left ->
    [one] Noch 1 Punkt ist möglich.
   *[other] Noch { $left } Punkte sind möglich.
}
question-pass-damage = Wer bekommt Schaden von deinem Anführer? Bis zu { $left ->
    [one] 1 Punkt wird verschoben.
   *[other] { $left } Punkte werden verschoben.
}
question-move-damage-from = Wessen Schaden wird verschoben?
question-move-damage-to = Wer bekommt den Schaden von { $from }?
question-kill = Wer stirbt?
question-boost = Wer bekommt bis zum Ende der Angriffswelle Angriff +{ $attack }?
question-revive = Welche Leiche lebt wieder?
question-copy-spell = Wessen Zauberspruch wirkt { $by }?
question-swap = Wer tauscht den Platz?
question-swap-with = Mit wem tauscht { $one } den Platz?
question-return = Wer kehrt auf die Hand zurück?
question-recruit = Wen rekrutierst du, und wohin?
question-arrange = Wer kommt wohin?
question-line = { $card }: Welche Reihe oder Spalte ist gemeint?
question-show-to-opponent = Welche Handkarte zeigst du? Dein Gegner führt ihren Befehl aus, und du behältst sie.
question-show-order = Welche Handkarte zeigst du, um ihren Befehl auszuführen? Du behältst sie.
question-play-order = Welche Handkarte spielst du als Befehl?
question-play-drawn = Du hast { $card } gezogen. Spielst du die Karte sofort als Befehl?
question-keep = Welche der gezogenen Karten behältst du?
question-put-back = Welche legst du zurück auf deinen Stapel? Die übrige wird abgeworfen.
question-arrange-top = Welche Karte liegt als { $place ->
    [1] oberste
   *[other] nächste
} auf deinem Stapel?
question-discard-enemy = Welche Karte wirft dein Gegner ab?
question-name-search = Welche Karte suchst du in deinem Stapel?
question-name-denounce = Welche Karte muss dein Gegner aus Hand und Truppe abwerfen?
question-name-outlaw = Welche Karte werfen beide aus Truppe, Hand und Stapel ab?
question-take-fallen = { $hero } ist gefallen. Kommt der Held in deine Truppe, und wohin?

### Wahlmöglichkeiten

leader = { $name } ({ $card }): Angriff { ATTACK($leader) }, { LIFE($leader) } LP – { TEXT($leader) }
act-draw = Ziehen: die oberste Karte deines Stapels
    .brief = Ziehen
act-draw-promo = Promokarte ziehen: Dafür { $discard } abwerfen
recruit-hero = Rekrutieren: { $card } ({ ATTACK($card) }/{ LIFE($card) }) → { NEAR-SPOT($at) } – { $ability }
recruit-done = Niemanden rekrutieren
attack = { $how ->
    [melee] { $at ->
        [none] Nahkampf: { NEAR($by) } → { $hits_all ->
            [yes] alle nahkampffähigen Gegner
           *[no] das Ziel wählt dein Gegner
        }
       *[other] Nahkampf: { NEAR($by) } → { TARGET($at) }
    }
    [ranged] Fernkampf: { NEAR($by) } → { TARGET($at) }
   *[spell] Zauberspruch: { NEAR($by) } – { $text }
}
    .brief = { $how ->
        [spell] Zauberspruch – { $text }
        [ranged] Fernkampf → { TARGET($at) }
       *[melee] Nahkampf → { $at ->
            [none] { $hits_all ->
                [yes] alle nahkampffähigen Gegner
               *[no] das Ziel wählt dein Gegner
            }
           *[other] { TARGET($at) }
        }
    }
act-order = Befehl: { $card } – { TEXT($card) }
    .brief = Befehl – { TEXT($card) }
act-clear = Leiche entfernen: { NEAR($at) }
    .brief = Leiche entfernen
act-move = Bewegen: { NEAR($from) } → { NEAR-SPOT($to) }
act-kill-namesake = { $card } zeigen: { TARGET($at) } stirbt sofort
take-over-take = Schaden auf sich nehmen: { TARGET($from) } → { TARGET($by) }: { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
take-over-done = Den Schaden lassen, wo er ist
act-done = Zug beenden
intercept-let-through = Durchlassen
intercept-by = Abfangen: { TARGET($hero) }
strike-decline = Kein Angriff
first-healing = Zuerst die Heilung
first-damage = Zuerst der Schaden
pick-done = Niemand
pick-no = Nein
pick-at = { CAPITAL(TARGET($at)) }
split-to = { TARGET($at) }: { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
split-done = Dabei bleibt es
arrange-put = { NEAR($from) } { $taken ->
    [yes] ↔
   *[no] →
} { NEAR($to) }
arrange-done = So bleibt es
line-row = { WHO($seat) ->
    [own] Deine
    [foe] Gegnerische
   *[other] { COLOR($seat) ->
        [blue] Blaue
       *[red] Rote
    }
} { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}
line-column = { WHO($seat) ->
    [own] Deine
    [foe] Gegnerische
   *[other] { COLOR($seat) ->
        [blue] Blaue
       *[red] Rote
    }
} { $column ->
    [left] linke Spalte
    [right] rechte Spalte
   *[middle] mittlere Spalte
}
line-columns = { $column ->
    [left] Linke Spalte
    [right] Rechte Spalte
   *[middle] Mittlere Spalte
}, auf beiden Seiten
pick-card-done = Keine Karte
pick-card-no = Nein
pick-card = { $card } – Befehl: { TEXT($card) }
pick-card-named = { $card }

### Ereignisse

event-game-began = Partie { $number } beginnt.
event-hands-drawn = { WHO($cards) ->
    [own] Du ziehst { NEAR($cards) } Karten, dein Gegner { FAR($cards) }.
   *[other] { NEAR-SIDE($cards) } zieht { NEAR($cards) } Karten, { FAR-SIDE($cards) } { FAR($cards) }.
}
event-same-leader = Beide haben denselben Anführer gewählt: { $leader }. Die Karten werden abgeworfen, und beide wählen noch einmal.
event-leaders-revealed = { WHO($leaders) ->
    [own] Dein Anführer ist { NEAR($leaders) }, der deines Gegners ist { FAR($leaders) }.
   *[other] Die Anführer: { NEAR-SIDE($leaders) } hat { NEAR($leaders) }, { FAR-SIDE($leaders) } hat { FAR($leaders) }.
}
event-first-player-drawn = { WHO($seat) ->
    [own] Du bist erster Spieler.
   *[other] { $seat } ist erster Spieler.
}
event-round-began = Runde { $round } beginnt. { WHO($first) ->
    [own] Du bist erster Spieler.
   *[other] { $first } ist erster Spieler.
}
event-wave-began = Angriffswelle der { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}.
event-turn-began = { WHO($seat) ->
    [own] Du bist am Zug
   *[other] { $seat } ist am Zug
} ({ $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}).
event-turn-lapsed = { WHO($seat) ->
    [own] Du kannst
   *[other] { $seat } kann
} nichts mehr tun; der Rest des Zuges verfällt.
event-drew = { WHO($seat) ->
    [own] Du ziehst
   *[other] { $seat } zieht
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-saw-drawn = Gezogen: { $cards }.
event-drew-promo = { WHO($seat) ->
    [own] Du wirfst { $discarded } ab und ziehst
   *[other] { $seat } wirft { $discarded } ab und zieht
} eine Promokarte.
event-recruited = { WHO($seat) ->
    [own] Du rekrutierst
   *[other] { $seat } rekrutiert
} { $card }: { SPOT($at) }.
event-moved = { $card } ({ SPOT($from) }) bewegt sich: { SPOT($to) }.
event-cleared = Eine Leiche wird entfernt: { $card } ({ SPOT($at) }).
event-order-played = { WHO($seat) ->
    [own] Du spielst
   *[other] { $seat } spielt
} { $card } als Befehl: „{ TEXT($card) }“
event-order-copied = { WHO($seat) ->
    [own] Du führst den Befehl von { $card } aus
   *[other] { $seat } führt den Befehl von { $card } aus
}: „{ TEXT($card) }“
event-loop-ignored = { $card }: Der Befehl würde sich selbst auslösen; es geschieht nichts.
event-attack-began = { $at ->
    [none] { $by } greift { $hits_all ->
        [yes] alle nahkampffähigen Gegner an.
       *[no] im Nahkampf an; das Ziel wählt die angegriffene Seite.
    }
   *[other] { $by } greift { $how ->
        [ranged] im Fernkampf an: { $at }.
       *[melee] im Nahkampf an: { $at }.
    }
}
event-target-redirected = { WHO($seat) ->
    [own] Du lenkst den Angriff um
   *[other] { $seat } lenkt den Angriff um
}: { $by } trifft auf { $at }.
event-intercepted = { $by } fängt den Schuss auf { $at } ab.
event-let-through = { WHO($seat) ->
    [own] Du lässt
   *[other] { $seat } lässt
} den Schuss durch: { $at }.
event-hit = { $by } → { $at }: { $proof ->
    [none] { COUNT($sum) ->
        [one] { $damage }
       *[other] { $sum }
    } Schaden.
   *[other] kein Schaden; dieser Angriff kann dem Ziel nichts anhaben ({ $proof }).
}
event-spell-cast = { $by } wirkt einen Zauberspruch: „{ $text }“
event-spell-copied = { $by } kopiert den Zauberspruch: { $from }.
event-damaged = { CAPITAL($at) } erleidet { $damage } Schaden{ $by ->
    [none] .
   *[other] { " " }durch { $by }.
}
event-struck-back = { CAPITAL($at) } erleidet { $damage } Schaden durch { $by }.
event-healed = { CAPITAL($at) } heilt { $healed } Schaden{ $by ->
    [none] .
   *[other] { " " }dank { $by }.
}
event-lethal-taken = { $by } nimmt { $damage } Schaden auf sich, der für { $from } tödlich wäre.
event-took-over = { $by } nimmt { $damage } Schaden von { $from } auf sich.
event-damage-moved = { $damage ->
    [one] 1 Punkt Schaden wird
   *[other] { $damage } Punkte Schaden werden
} verschoben: { $from } → { $to }.
event-boosted = { CAPITAL($at) } hat bis zum Ende der Angriffswelle Angriff +{ $attack }.
event-losses-checked = { COUNT($seats) ->
    [one] { WHO($seat) ->
        [own] Du überprüfst deine Verluste.
       *[other] { $seat } überprüft die eigenen Verluste.
    }
   *[other] Beide überprüfen ihre Verluste.
}
event-killed = { $card } ({ SPOT($at) }) stirbt.
event-leader-killed = { $piece } stirbt!
event-parting-attack = Ein letzter Schlag: { $by } schlägt im Fallen noch einmal zu.
event-fallen-taken = { WHO($seat) ->
    [own] Du holst { $card } ({ SPOT($from) }) auf deine Seite
   *[other] { $seat } holt { $card } ({ SPOT($from) }) auf die eigene Seite
}: { SPOT($to) }.
event-revived = { $card } ({ SPOT($at) }) lebt wieder.
event-swapped = Neue Plätze: { $one } ↔ { $other }.
event-returned-to-hand = { $card } ({ SPOT($from) }) kehrt { WHO($to) ->
    [own] auf deine Hand
   *[other] auf die Hand des Besitzers
} zurück.
event-dismissed = { $card } ({ SPOT($from) }) wird abgeworfen.
event-discarded = { WHO($seat) ->
    [own] Du wirfst ab
   *[other] { $seat } wirft ab
}: { $cards }.
event-shown = { WHO($seat) ->
    [own] Du zeigst
   *[other] { $seat } zeigt
} { $card }.
event-looked-at-hand = { WHO($by) ->
    [own] Du siehst dir die Hand deines Gegners an.
    [foe] Dein Gegner sieht sich deine Hand an.
   *[other] { $by } sieht sich die gegnerische Hand an.
}
event-saw-hand = { COUNT($cards) ->
    [0] Die gegnerische Hand ist leer.
   *[other] Die gegnerische Hand: { $cards }.
}
event-looked-at-top = { WHO($seat) ->
    [own] Du siehst dir
   *[other] { $seat } sieht sich
} { $cards ->
    [one] die oberste Karte
   *[other] die obersten { $cards } Karten
} des Stapels an.
event-saw-top = Oben auf dem Stapel: { $cards }.
event-put-back = { WHO($seat) ->
    [own] Du legst
   *[other] { $seat } legt
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zurück auf den Stapel.
event-named = { WHO($seat) ->
    [own] Du nennst
   *[other] { $seat } nennt
} { $card }.
event-found = { WHO($seat) ->
    [own] Du nimmst { $card } aus deinem Stapel
   *[other] { $seat } nimmt { $card } aus dem Stapel
} auf die Hand.
event-not-found = { WHO($seat) ->
    [own] Du hast { $card } nicht.
   *[other] { $seat } hat { $card } nicht.
}
event-shuffled = { WHO($seat) ->
    [own] Du mischst deinen Stapel.
   *[other] { $seat } mischt den Stapel.
}
event-actions-gained = { WHO($seat) ->
    [own] Du hast
   *[other] { $seat } hat
} { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} mehr.
event-orders-gained = { WHO($seat) ->
    [own] Du hast
   *[other] { $seat } hat
} { $orders ->
    [one] 1 Aktion mehr, nur für einen Befehl
   *[other] { $orders } Aktionen mehr, nur für Befehle
}.
event-hindered = { WHO($seat) ->
    [own] Du hast
   *[other] { $seat } hat
} in der nächsten Angriffswelle { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} weniger.
event-attackers-outlawed = { WHO($seat) ->
    [own] Ein Held, der deine Truppe
   *[other] { $seat }: Ein Held, der diese Truppe
} in dieser Angriffswelle im Nahkampf angreift, stirbt.
event-marker-gained = { WHO($seat) ->
    [own] Dein Anführer hat
   *[other] { $seat }: Der Anführer hat
} jetzt { $markers ->
    [one] 1 Stärkemarker
   *[other] { $markers } Stärkemarker
}.
event-round-ended = Runde { $round } endet.
event-game-won = { WHO($seat) ->
    [own] Du gewinnst
   *[other] { $seat } gewinnt
} die Partie.{ -piles }
event-game-drawn = Die Partie endet unentschieden.{ -piles }
-piles = { $victory ->
    [none] { "" }
   *[other] { " " }Siegstapel: { WHO($victory) ->
        [own] du { NEAR($victory) }, dein Gegner { FAR($victory) }.
       *[other] { NEAR-SIDE($victory) } { NEAR($victory) }, { FAR-SIDE($victory) } { FAR($victory) }.
    }
}
event-game-broken-off = Die Partie wird nach Runde { $round } abgebrochen, weil nichts mehr geschieht.

### Warum etwas nicht geht

reason-not-in-hand = Diese Karte ist nicht auf deiner Hand.
reason-deck-is-empty = Dein Stapel ist leer.
reason-promos-are-gone = Der Stapel der Promokarten ist leer.
reason-no-free-position = Die Position ist nicht frei.
reason-wrong-row = In dieser Angriffswelle greift nur ihre Reihe an, in der Flanke auch der Anführer.
reason-wrong-row-to-recruit = Rekrutiert wird nur in die Reihe der Angriffswelle.
reason-ceasefire = In der ersten Runde herrscht Waffenstillstand: Angriffe und Befehle gibt es erst ab Runde 2.
reason-already-acted = Wer in dieser Angriffswelle schon rekrutiert wurde, angegriffen oder sich bewegt hat, kann nichts davon noch einmal tun.
reason-not-melee-capable = Davor steht jemand; im Nahkampf greift nur der Vorderste einer Spalte an.
reason-target-not-melee-capable = Davor steht jemand; im Nahkampf wird nur der Vorderste einer Spalte getroffen.
reason-not-ranged = Dafür fehlt Fernkampf.
reason-defender-chooses = Der gegnerische Anführer lässt deinen Gegner das Ziel wählen.
reason-no-action-left = Du hast keine Aktion mehr.
reason-orders-only = Deine restlichen Aktionen sind nur für Befehle.
reason-clearing-is-forbidden = Der gegnerische Anführer verbietet dir, Leichen zu entfernen.
reason-already-shown-in-wave = Das geht nur einmal in jeder Angriffswelle.

### Zufall

chance-card = { WHO($seat) ->
    [own] Du ziehst eine Karte
   *[other] { $seat } zieht eine Karte
}
chance-promo = { WHO($seat) ->
    [own] Du ziehst eine Promokarte
   *[other] { $seat } zieht eine Promokarte
}
chance-first-player = Wer wird erster Spieler? Bei 1 Blau, bei 2 Rot.
chance-hand-card = { WHO($seat) ->
    [own] Eine zufällige Karte deiner Hand
   *[other] Eine zufällige Handkarte: { $seat }
}

### Das Ende

outcome = { WHO($seat) ->
    [own] Du gewinnst.
   *[other] { $seat } gewinnt.
} { $how }
outcome-killed = Der Anführer der unterlegenen Seite ist tot.
outcome-more-heroes = Beide Anführer sind tot; es zählen die lebenden Helden.
outcome-broken-off = Die Partie wurde abgebrochen; es zählen die lebenden Helden.
outcome-series = Der Siegstapel ist hoch genug.
outcome-resigned = Die unterlegene Seite hat aufgegeben.
outcome-draw = Unentschieden: Keine Seite ist der anderen überlegen.
outcome-series-draw = Unentschieden: Für eine weitere Partie fehlen Anführer.

### Das Spielfeld

sketch-row = { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}
sketch-ability = ★ „{ $text }“
sketch-set-up = Anführer wählen
sketch-round = Runde { $round } · Welle: { $row }
sketch-game = Partie { $game } bis { $victory }
sketch-active = { WHO($seat) ->
    [own] du bist am Zug
   *[other] { $seat } ist am Zug
}
sketch-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
sketch-orders = +{ $orders } nur Befehl
sketch-first = erster Spieler
sketch-second = zweiter Spieler
sketch-hand = Hand { $cards }
sketch-deck = Stapel { $cards }
sketch-discard = Ablage { $cards }
sketch-won = Siegstapel { $cards }
sketch-promos = Promos { $cards }
sketch-hindered = { $wave ->
    [this] jetzt
   *[next] nächste Welle
} −{ $actions }
sketch-kills-attackers = Angreifer sterben
sketch-your-hand = Deine Hand:
sketch-known-hand = { $side } hat auf der Hand:
sketch-seen-deck = Oben im Stapel:
sketch-empty-hand = keine Karte
sketch-hidden = { $cards } verdeckt
sketch-legend = ⚔ Angriff · ♥ Leben · ✚ Schaden · † Leiche · › nahkampffähig · ➶ Fernkampf
sketch-legend-more = ✓ hat gehandelt · ✦ Zauberspruch · ★ Anführer · ↑ Frontkämpfer · ↓ Unterstützung

option-edition = Ausgabe
option-edition-first = deutsche Ausgabe
option-edition-second = zweite Ausgabe
option-promos = Promokarten
option-series = Spiel über
option-series-single = eine Partie
option-series-to-four = mehrere Partien bis 4 Siegkarten
option-series-to-six = mehrere Partien bis 6 Siegkarten

### Was an Datendateien falsch ist

fault-red-name = braucht daneben einen `name`
fault-no-keyword = muss mindestens ein Schlüsselwort haben
fault-spells = darf höchstens einen Zauber haben
fault-count-of-cards = muss { $count } Karten haben
fault-no-card = Eine Karte `{ $card }` gibt es nicht
fault-changed-twice = `{ $card }` wird schon von einem anderen Eintrag verändert
fault-new-card = fehlt, und eine neue Karte braucht es
fault-replaces-missing = ist eine neue Karte: `replaces` muss sagen, wessen Platz sie einnimmt
fault-replaces-known = gehört zu einer Karte mit eigenem Schlüssel
fault-same = Die Karten `{ $one }` und `{ $other }` haben { $what ->
    [key] denselben Schlüssel
    [name] denselben Namen
   *[leader] denselben Namen eines Anführers
}

### Was an einer Stellung von außen falsch ist

position-no-promo = Karte { $card } ist keine Promokarte
position-promo = Promokarte { $card } liegt in einem Stapel
position-copies = Karte { $card } von Platz { $seat } ist { $copies }-mal da, aber höchstens { $most }-mal möglich
position-leader-slot = hier steht der Anführer
position-taken = übernommen sind genau die Helden, die dem anderen Platz gehören (PT-53)
position-fallen = gerade gefallen sind nur Helden, die als Leichen daliegen
position-leaders-equal = beide Anführer sind dieselbe Karte (PT-03)
position-no-leaders = vor der ersten Runde werden beide Anführer gewählt
position-one-leader = beide Anführer werden zugleich aufgedeckt (PT-02)

### Was hinter jeder Zahl stehen kann

words-behind-numbers = Schaden, LP, an alle, nur Befehl, Heilung, an Anführer, ab, im Nahkampf, angreifen

### Patzer, wie die Arena sie zählt

blunder-walks = Aktionen, in denen ein Held nur läuft
