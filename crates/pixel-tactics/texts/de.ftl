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
row = { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}
row-of = { $who ->
    [own] deine
    [foe] gegnerische
   *[other] { $color ->
        [blue] blaue
       *[red] rote
    }
} { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}
place = { $row } { $column ->
    [left] links
    [right] rechts
   *[middle] Mitte
}
place-leader = { $who ->
    [own] dein Anführer
    [foe] gegnerischer Anführer
   *[other] { $color ->
        [blue] blauer Anführer
       *[red] roter Anführer
    }
}
piece = { $name } ({ $place })
target = { $name } ({ $place }, { $left ->
    [0] tödlich getroffen
   *[other] noch { $left } von { $life } LP
})
sum-of-one = { "" }
sum = { " " }({ $parts })
part-boost = Befehl

### Fragen

question-leader = Welche deiner Karten wird dein Anführer?
question-act = Angriffswelle der { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}: Was tust du? { $left ->
    [0] Du hast keine Aktion mehr
    [one] Du hast noch 1 Aktion
   *[other] Du hast noch { $left } Aktionen
}{ $orders ->
    [0] .
    [one] { "" }, dazu 1 nur für einen Befehl.
   *[other] { "" }, dazu { $orders } nur für Befehle.
}
question-take-over-losses = Gleich werden die Verluste überprüft. Nimmt ein Held vorher Schaden auf sich?
question-take-over-removal = Gleich trifft es { $piece }. Nimmt ein Held vorher Schaden auf sich?
question-take-over-moved-damage = Gleich wird Schaden verschoben. Nimmt ein Held vorher Schaden auf sich?
question-intercept = { $by } schießt auf { $at }. Fängt jemand den Schuss ab?
question-melee-target = { $by } greift im Nahkampf an. Wen trifft es?
question-strike = { $card }: Wer greift wen an?
question-first = Was geschieht zuerst?
question-damage = Wer erleidet { $amount } Schaden?{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Du kannst noch bis zu { $left } wählen.
}
question-split-damage = Wer erleidet Schaden? { $left ->
    [one] 1 Punkt ist
   *[other] { $left } Punkte sind
} noch zu verteilen.
question-heal = Wer heilt bis zu { $amount } Schaden?{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Du kannst noch bis zu { $left } wählen.
}
question-split-heal = Wer wird geheilt? { $left ->
    [one] 1 Punkt ist
   *[other] { $left } Punkte sind
} noch zu verteilen.
question-gather = Von wem nimmt { $to } Schaden? { $left ->
    [one] Noch 1 Punkt ist möglich.
   *[other] Noch { $left } Punkte sind möglich.
}
question-pass-damage = Wer bekommt Schaden von deinem Anführer? { $left ->
    [one] Noch 1 Punkt ist möglich.
   *[other] Noch { $left } Punkte sind möglich.
}
question-move-damage-from = Wessen Schaden wird verschoben?
question-move-damage-to = Wer bekommt den Schaden von { $from }?
question-kill = Wer stirbt?
question-boost = Wer hat bis zum Ende der Angriffswelle Angriff +{ $attack }?
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
    [0] oberste
   *[other] nächste
} auf deinem Stapel?
question-discard-enemy = Welche Karte wirft dein Gegner ab?
question-name-search = Welche Karte suchst du in deinem Stapel?
question-name-denounce = Welche Karte muss dein Gegner aus Hand und Truppe abwerfen?
question-name-outlaw = Welche Karte werfen beide aus Truppe, Hand und Stapel ab?
question-take-fallen = { $hero } ist gefallen. Wohin kommt der Held in deiner Truppe?

### Wahlmöglichkeiten

choice-leader = { $name } ({ $card }): Angriff { $attack }, { $life } LP – { $text }
choice-draw = Ziehen: die oberste Karte deines Stapels
choice-draw-promo = Promokarte ziehen: Dafür { $card } abwerfen
choice-recruit = Rekrutieren: { $card } ({ $attack }/{ $life }) → { $place } – { $ability }
choice-recruit-nobody = Niemanden mehr rekrutieren
choice-melee = Nahkampf: { $by } → { $target }
choice-attack = Angriff: { $by }
choice-ranged = Fernkampf: { $by } → { $target }
choice-spell = Zauberspruch: { $by } – { $text }
choice-order = Befehl: { $card } – { $text }
choice-clear = Leiche entfernen: { $piece }
choice-move = Bewegen: { $piece } → { $to }
choice-kill-namesake = { $card } zeigen: { $target } stirbt sofort
choice-take-over = Schaden auf sich nehmen: { $from } → { $by }: { $amount }
choice-take-nothing = Keinen Schaden mehr auf sich nehmen
choice-done = Zug beenden
choice-let-through = Durchlassen
choice-intercept = Abfangen: { $hero }
choice-no-attack = Kein Angriff
choice-healing-first = Zuerst die Heilung
choice-damage-first = Zuerst der Schaden
choice-nobody = Niemand mehr
choice-pick = { $target }
choice-split = { $target }: { $amount }
choice-split-done = Genug
choice-put = { $from } → { $to }
choice-exchange = { $from } ↔ { $to }
choice-arrange-done = So bleibt es
choice-row = { $row }
choice-column = { $who ->
    [own] deine
    [foe] gegnerische
   *[other] { $color ->
        [blue] blaue
       *[red] rote
    }
} { $column ->
    [left] linke Spalte
    [right] rechte Spalte
   *[middle] mittlere Spalte
}
choice-columns = { $column ->
    [left] Linke Spalte
    [right] Rechte Spalte
   *[middle] Mittlere Spalte
}, auf beiden Seiten
choice-no-card = Keine Karte mehr
choice-card = { $card } – Befehl: { $text }
choice-named = { $card }

### Ereignisse

event-game-began = Partie { $number } beginnt.
event-hands-drawn = { $who ->
    [own] Du ziehst { $near } Karten, dein Gegner { $far }.
   *[other] { $side } zieht { $near } Karten, { $far-side } { $far }.
}
event-same-leader = Beide haben denselben Anführer gewählt: { $card }. Die Karten werden abgeworfen, und beide wählen noch einmal.
event-leaders-revealed = { $who ->
    [own] Dein Anführer ist { $near }, der deines Gegners { $far }.
   *[other] Die Anführer: { $side } hat { $near }, { $far-side } hat { $far }.
}
event-first-player-drawn = { $who ->
    [own] Du bist erster Spieler.
   *[other] { $side } ist erster Spieler.
}
event-round-began = Runde { $round } beginnt. { $who ->
    [own] Du bist erster Spieler.
   *[other] { $side } ist erster Spieler.
}
event-wave-began = Angriffswelle der { $row ->
    [front] Front
    [flank] Flanke
   *[rear] Nachhut
}.
event-turn-began = { $who ->
    [own] Du bist am Zug
   *[other] { $side } ist am Zug
} ({ $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}).
event-turn-lapsed = { $who ->
    [own] Du kannst
   *[other] { $side } kann
} nichts mehr tun; der Rest des Zuges verfällt.
event-drew = { $who ->
    [own] Du ziehst
   *[other] { $side } zieht
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-saw-drawn = Gezogen: { $cards }.
event-drew-promo = { $who ->
    [own] Du wirfst { $card } ab und ziehst
   *[other] { $side } wirft { $card } ab und zieht
} eine Promokarte.
event-recruited = { $who ->
    [own] Du rekrutierst
   *[other] { $side } rekrutiert
} { $card }: { $place }.
event-moved = { $piece } wechselt den Platz: { $to }.
event-cleared = Die Leiche von { $card } wird entfernt: { $place }.
event-order-played = { $who ->
    [own] Du spielst
   *[other] { $side } spielt
} { $card } als Befehl: „{ $text }“
event-order-copied = { $who ->
    [own] Du führst den Befehl von { $card } aus
   *[other] { $side } führt den Befehl von { $card } aus
}: „{ $text }“
event-loop-ignored = { $card }: Der Befehl würde sich selbst auslösen; es geschieht nichts.
event-melee = { $piece } greift im Nahkampf an: { $at }.
event-attack = { $piece } greift an.
event-ranged = { $piece } greift im Fernkampf an: { $at }.
event-target-redirected = { $who ->
    [own] Du lenkst den Angriff um
   *[other] { $side } lenkt den Angriff um
}: { $by } trifft auf { $at }.
event-intercepted = { $piece } fängt den Schuss auf { $at } ab.
event-let-through = { $who ->
    [own] Du lässt
   *[other] { $side } lässt
} den Schuss durch: { $at }.
event-hit = { $piece } → { $at }: { $damage } Schaden{ $sum }.
event-spell-cast = { $piece } wirkt einen Zauberspruch: „{ $text }“
event-spell-copied = { $piece } kopiert den Zauberspruch: { $from }.
event-damaged = { $piece } erleidet { $damage } Schaden.
event-struck-back = { $piece } erleidet { $damage } Schaden durch { $by }.
event-healed = { $piece } heilt { $healed } Schaden.
event-lethal-taken = { $piece } nimmt { $damage } tödlichen Schaden auf sich: { $from }.
event-took-over = { $piece } nimmt { $damage } Schaden auf sich: { $from }.
event-damage-moved = { $damage } Schaden wandert: { $from } → { $to }.
event-boosted = { $piece } hat bis zum Ende der Angriffswelle Angriff +{ $attack }.
event-losses-checked = Beide überprüfen ihre Verluste.
event-losses-checked-by = { $who ->
    [own] Du überprüfst deine Verluste.
   *[other] { $side } überprüft die eigenen Verluste.
}
event-killed = { $piece } stirbt.
event-leader-killed = { $piece } stirbt!
event-parting-attack = { $piece } schlägt im Fallen noch einmal zu.
event-fallen-taken = { $who ->
    [own] Du holst { $piece } auf deine Seite
   *[other] { $side } holt { $piece } auf die eigene Seite
}: { $to }.
event-revived = { $piece } lebt wieder.
event-swapped = Neue Plätze: { $one } ↔ { $other }.
event-returned-to-hand = { $piece } kehrt { $who ->
    [own] auf deine Hand
   *[other] auf die Hand des Besitzers
} zurück.
event-dismissed = { $piece } wird abgeworfen.
event-discarded = { $who ->
    [own] Du wirfst ab
   *[other] { $side } wirft ab
}: { $cards }.
event-shown = { $who ->
    [own] Du zeigst
   *[other] { $side } zeigt
} { $card }.
event-looked-at-hand = { $who ->
    [own] Du siehst dir die Hand deines Gegners an.
   *[other] { $side } sieht sich die gegnerische Hand an.
}
event-saw-hand = Die Hand: { $cards }.
event-looked-at-top = { $who ->
    [own] Du siehst dir
   *[other] { $side } sieht sich
} { $cards ->
    [one] die oberste Karte
   *[other] die obersten { $cards } Karten
} des Stapels an.
event-saw-top = Oben auf dem Stapel: { $cards }.
event-put-back = { $who ->
    [own] Du legst
   *[other] { $side } legt
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zurück auf den Stapel.
event-named = { $who ->
    [own] Du nennst
   *[other] { $side } nennt
} { $card }.
event-found = { $who ->
    [own] Du nimmst { $card } aus deinem Stapel
   *[other] { $side } nimmt { $card } aus dem Stapel
} auf die Hand.
event-not-found = { $who ->
    [own] { $card } ist nicht in deinem Stapel.
   *[other] { $side } findet { $card } nicht im Stapel.
}
event-shuffled = { $who ->
    [own] Du mischst deinen Stapel.
   *[other] { $side } mischt den Stapel.
}
event-actions-gained = { $who ->
    [own] Du hast
   *[other] { $side } hat
} { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} mehr.
event-orders-gained = { $who ->
    [own] Du hast
   *[other] { $side } hat
} { $orders ->
    [one] 1 Aktion mehr, nur für einen Befehl
   *[other] { $orders } Aktionen mehr, nur für Befehle
}.
event-hindered = { $who ->
    [own] Du hast
   *[other] { $side } hat
} in der nächsten Angriffswelle { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} weniger.
event-attackers-outlawed = { $who ->
    [own] Wer deine Truppe
   *[other] { $side }: Wer diese Truppe
} in dieser Angriffswelle als Held im Nahkampf angreift, stirbt.
event-marker-gained = { $who ->
    [own] Dein Anführer hat
   *[other] { $side }: Der Anführer hat
} jetzt { $markers ->
    [one] 1 Stärkemarker
   *[other] { $markers } Stärkemarker
}.
event-round-ended = Runde { $round } endet.
event-game-won = { $who ->
    [own] Du gewinnst
   *[other] { $side } gewinnt
} die Partie. Siegstapel: { $won } zu { $lost }.
event-game-drawn = Die Partie endet unentschieden. Siegstapel: { $who ->
    [own] du { $near }, dein Gegner { $far }.
   *[other] { $side } { $near }, { $far-side } { $far }.
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

chance-shuffle = { $who ->
    [own] Dein Stapel wird gemischt
   *[other] { $side } mischt
}
chance-shuffle-promos = Die Promokarten werden gemischt
chance-first-player = Wer wird erster Spieler?
chance-hand-card = { $who ->
    [own] Eine zufällige Karte deiner Hand
   *[other] Eine zufällige Handkarte: { $side }
}

### Das Ende

outcome = { $who ->
    [own] Du gewinnst.
   *[other] { $side } gewinnt.
} { $how }
outcome-killed = Der Anführer der anderen Seite ist tot.
outcome-more-heroes = Beide Anführer sind tot; es zählen die lebenden Helden.
outcome-broken-off = Die Partie wurde abgebrochen; es zählen die lebenden Helden.
outcome-series = Der Siegstapel ist hoch genug.
outcome-resigned = Die andere Seite hat aufgegeben.
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
sketch-active = { $who ->
    [own] du bist am Zug
   *[other] { $side } ist am Zug
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

defect-red-name = braucht daneben einen `name`
defect-no-keyword = muss mindestens ein Schlüsselwort haben
defect-spells = darf höchstens einen Zauber haben
defect-word-twice = hat `{ $word }` zweimal
defect-many-keywords = darf höchstens { $most } Schlüsselwörter haben
defect-no-such-keyword = `{ $word }` ist kein Schlüsselwort für { $kind ->
    [passive] eine passive Fähigkeit
    [spell] einen Zauber
    [order] einen Befehl
   *[leader] einen Anführer
}. Welche es gibt, steht im README des Spiels
defect-count-of-cards = muss { $count } Karten haben
defect-no-card = Eine Karte `{ $card }` gibt es nicht
defect-changed-twice = `{ $card }` wird schon von einem anderen Eintrag verändert
defect-new-card = fehlt, und eine neue Karte braucht es
defect-replaces-missing = ist eine neue Karte: `replaces` muss sagen, wessen Platz sie einnimmt
defect-replaces-known = gehört zu einer Karte mit eigenem Schlüssel
defect-same = Die Karten `{ $one }` und `{ $other }` haben { $what ->
    [key] denselben Schlüssel
    [name] denselben Namen
   *[leader] denselben Namen eines Anführers
}
defect-unknown-entry = hat `{ $word }`, bekannt sind aber nur Einträge `[[card]]`
