game-name = Home Raiders
game-about = Kleine Wesen aus dem Inneren Raum kämpfen um dein Zimmer: Einheiten, Anführer und Helden zwischen Tassen, Büchern und Tastaturen.

### Wer und wo

seat = { $who ->
    [own] Du
    [foe] Dein Gegner
   *[other] Spieler { NEXT($number) } ({ $faction })
}
figures = { $card } { $letters }
place = { TENTHS($x) } / { TENTHS($y) } Zoll
obstacle-character = { $it }
obstacle-object = { $it }
obstacle-edge = der Rand des Kampfgebiets
site-left = in der Mitte des Westrandes
site-right = in der Mitte des Ostrandes
site-near = in der Mitte des Südrandes
site-far = in der Mitte des Nordrandes
site-near-left = in der Südwestecke
site-far-right = in der Nordostecke
site-near-right = in der Südostecke
site-far-left = in der Nordwestecke
mission-make-vanish = Den Feind verschwinden lassen
mission-control-portal = Das Portal kontrollieren
mission-strategic-point = Strategischer Punkt
die = { $colour ->
    [white] weiß
    [red] rot
   *[black] schwarz
} { $face ->
    [blank] leer
    [success] Erfolg
   *[critical] kritisch
}

### Optionen

bad-stars = Ein Team hat 1 bis { $most } Sterne, nicht { $stars }.
unknown-faction = Eine Fraktion „{ $key }“ gibt es nicht. Bekannt sind: { $known }.
unknown-area = Ein Kampfgebiet „{ $key }“ gibt es nicht. Bekannt sind: { $known }.
no-ready-team = Für { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
} gibt es kein fertiges Team: { $faction }.
option-stars = Sterne je Team
option-factions = Fraktion
option-muster = Teams
option-muster-free = jeder wählt selbst
option-muster-ready = fertige Teams
option-area = Kampfgebiet
option-mission = Mission
option-mission-rolled = wird ausgewürfelt
option-mission-make_vanish = Den Feind verschwinden lassen
option-mission-control_portal = Das Portal kontrollieren
option-mission-strategic_point = Strategischer Punkt
option-level = Regeln
option-level-simple = einfach, ohne Fähigkeiten
option-level-complex = alle

### Fragen

question-muster = Welches Team führst du? Ihr spielt mit { $stars } { $stars ->
    [one] Stern
   *[other] Sternen
}.
question-nemesis = Wer ist der Erzfeind von { $who }?
question-portal = Wo steht dein Portal?
question-specialist = Wer nimmt { $who } auf?
question-deploy = Wen stellst du auf, und wo?
question-deploy-late = Wo { NUMBER($troop) ->
    [many] erscheinen
   *[one] erscheint
} { $troop }?
question-marker = Wo legst du einen Marker hin?
question-activate = Wen aktivierst du?
question-act = { $troop }: Was nun? Noch { $left } { $left ->
    [one] Aktion
   *[other] Aktionen
}.
question-aside = Tut { $who } etwas anderes als der Rest?
question-march = { $why ->
    [before-fire] Wohin { NUMBER($troop) ->
        [many] gehen
       *[one] geht
    } { $troop } vor dem Schuss?
    [after-fire] Wohin { NUMBER($troop) ->
        [many] gehen
       *[one] geht
    } { $troop } nach dem Schuss?
    [with-pusher] Wohin geht der Rest der Einheit { $troop }?
    [retreat] { $troop } { NUMBER($troop) ->
        [many] dürfen
       *[one] darf
    } einen Zoll zurückweichen. Wohin?
    [tactics] Wohin { NUMBER($troop) ->
        [many] gehen
       *[one] geht
    } { $troop } vor der ersten Runde?
   *[action] Wohin { NUMBER($troop) ->
        [many] gehen
       *[one] geht
    } { $troop }?
}{ $strikers ->
    [none] { "" }
   *[other] { "" } Wer sich löst, fängt sich einen freien Schlag ein von: { $strikers }.
}
question-march-alone = Wohin geht { $who }?{ $strikers ->
    [none] { "" }
   *[other] { "" } Beim Lösen droht ein freier Schlag von: { $strikers }.
}
question-join = Wer nimmt { $who } auf?
question-message = Welcher Einheit bringt { $who } die Nachricht von { $of }?
question-carry = Wen nimmt { $who } mit?
question-put-down = Wo setzt { $by } { $who } ab?
question-push = { $troop }: Wer schiebt was wohin?
question-blow = { $troop }: Wer schlägt als Nächstes zu?
question-sweep = Wen trifft der Rundumschlag von { $by } als Nächstes?
question-frenzy = Wen schlägt { $by } noch?
question-running-fire = Auf wen { NUMBER($troop) ->
    [many] schießen
   *[one] schießt
} { $troop }?
question-shot = { $troop }: Wer schießt als Nächstes?
question-go-to-ground = { $by } zielt auf { $troop }. In Deckung gehen?
question-nearest = Wen von den Nächsten trifft der Schuss von { $by }?
question-bodyguard = { $by } greift { $of } an. Wirft sich jemand dazwischen?
question-barrier = { $who } wird mit { $successes } { $successes ->
    [one] Erfolg
   *[other] Erfolgen
} angegriffen. Muss der Angreifer noch einmal würfeln?
question-second-roll = Erfolge gegen { $who }: erst { $first }, dann { $second }. Gilt der zweite Wurf?
question-fierce = Welchen Satz muss { $at } gegen { $by } noch einmal werfen?
question-double-shot = { $by } hat { $successes } { $successes ->
    [one] Erfolg
   *[other] Erfolge
}. Wie wird der Schuss aufgeteilt?
question-chain = Blitzschlag von { $by }: Wer wird noch getroffen?
question-redirect = Auf wen lenkt { $by } den Schuss um?
question-shove = Wohin wird { $who } bewegt? Bis zu { $inches } Zoll.
question-flicker = Mit wem tauscht { $who } den Platz?
question-selfish = Wer bekommt die Verwundung von { $who }?
question-mirror-image = Versucht { $who }, die Verwundung weiterzugeben?
question-mirror-image-to = Wer bekommt die Verwundung von { $who }?
question-swan-song = { $who } verschwindet. Wen trifft der letzte Angriff?
question-successor = Wer nimmt den Platz von { $of } ein?
question-enchant = Gegen wen schlägt { $who }?
question-daze = Welche Fähigkeit verliert { $who }?
question-teleport = Wo erscheint { $who } wieder?
question-battle-group = Wer verlässt { $troop }?

### Antworten

team = { $name } ({ $stars } { $stars ->
    [one] Stern
   *[other] Sterne
})
muster-ready = { $team }
muster-own = Ein eigenes Team
pick-nobody = Niemand
pick-who = { $who }
pick-troop-none = Niemand
pick-troop-troop = { $troop }
portal = Portal { $site }
deploy-plan = { $troop } { $post ->
    [front] vor dem Portal
    [left] links vom Portal
    [right] rechts vom Portal
   *[back] am Portal
}
deploy-places = { $troop } an gewählten Orten
spot-nowhere = Gar nicht
spot-at = Nach { $at }
act-move = Bewegen
act-running-fire = Sturmschießen (beide Aktionen)
act-push = Ein Objekt schieben
act-melee = Nahkampf
vain = { $vain ->
    [yes] {" "}(auf diese Entfernung ohne Würfel)
   *[no] {""}
}
act-shoot = Auf { $at } schießen{ vain }
act-shoot-with-both = Mit beiden Aktionen auf { $at } schießen{ vain }
act-wait = Die Einheit wartet
act-zeal = Eifer: drei Aktionen
act-stand-up = Aufstehen
act-done = Zug beenden
aside-along = Macht mit
aside-nothing = Tut nichts
aside-move = Bewegt sich
aside-melee = Schlägt zu
aside-shoot = Schießt auf { $at }
mind-act = { $by }: { $ability } gegen { $at }
general-act-control = { $by } kontrolliert Marker { NEXT($marker) }
general-act-teleport = { $by } teleportiert sich
    .brief = Teleportieren
general-act-grab = { $by } packt { $at }
general-act-battle-group = Die Einheit aufteilen
general-act-heal = { $by } heilt { $itself ->
    [yes] sich selbst
   *[no] { $who }
}
goal-stay = Stehen bleiben
goal-enemy = Auf { $who } zu
goal-round = Um { $who } herum, ohne den Kontakt zu lösen
goal-portal = Auf das Portal zu: { PORTAL($of) }
goal-point = Auf { $at } zu
goal-marker = Auf Marker { NEXT($marker) } zu
goal-onto = Hinauf: { $object }
goal-behind = Dahinter in Deckung: { $object }
goal-away = Weg von den Feinden
goal-together = Zusammenrücken
march-ways = { $leaves ->
    [none] Eigene Wege für { $ways }
   *[other] { $leaves } verlässt die Einheit
}
push = { $by } schiebt { $object }, bis { $to }
blow = { $by } schlägt { $at }{ $style ->
    [unexpected] { "" } unerwartet
    [frenzy] { "" } in Tobsucht
   *[plain] { "" }
}
shot = { $style ->
    [steady-aim] { $by } zielt in Ruhe auf { $at }
    [explosion] { $by }: Explosion bei { $at }
    [lightning] { $by }: Blitzschlag auf { $at }
    [lob] { $by } schießt im Bogen auf { $at }
    [full-hit] { $by } sucht den Volltreffer bei { $at }
    [barrage] { $by }: Trommelfeuer auf { $at }
   *[plain] { $by } schießt auf { $at }
}{ vain }
decide-yes = Ja
decide-no = Nein
reroll-keep = Den Wurf gelten lassen
reroll-set = Die { $colour ->
    [white] weißen
    [red] roten
   *[black] schwarzen
} Würfel
split-whole = Nicht aufteilen
split-with = { $successes } davon gegen { $other }
last-attack-none = Kein Angriff
last-attack-melee = Schlag gegen { $at }
pick-ability = { $ability }
part = { $leaving } { COUNT($leaving) ->
    [one] bildet
   *[other] bilden
} eine eigene Einheit

### Ereignisse

event-teams-mustered = Beide Teams stehen fest.
event-nemesis-chosen = { $who } hat einen Erzfeind: { $enemy }.
event-deployment-rolled = { $deployment ->
    [direct-confrontation] Direkte Konfrontation
   *[clever-strategy] Clevere Strategie
}. { WHO($first) ->
    [own] Du stellst
   *[other] { $first } stellt
} zuerst auf.
event-portal-placed = Das Portal „{ PORTAL($seat) }“ steht { $site }.
event-joined = { $who } schließt sich an: { $troop }.
event-deployed = { $troop } { NUMBER($troop) ->
    [many] sind
   *[one] ist
} aufgestellt.
event-mission-rolled = Mission: { $mission }.
event-marker-placed = Marker { NEXT($marker) } liegt bei { $at }.
event-round-began = Runde { $round } beginnt.
event-bead-drawn = { WHO($seat) ->
    [own] Eine deiner Perlen wird gezogen.
    [foe] Eine Perle deines Gegners wird gezogen.
   *[other] Eine Perle wird gezogen: { $seat }.
}
event-skipped = { WHO($seat) ->
    [own] Du setzt
   *[other] { $seat } setzt
} aus.
event-forced = { $troop } { NUMBER($troop) ->
    [many] wurden
   *[one] wurde
} gestört und { NUMBER($troop) ->
    [many] müssen
   *[one] muss
} jetzt handeln.
event-activated = { $troop } { NUMBER($troop) ->
    [many] sind
   *[one] ist
} am Zug.
event-stood-up = { $troop } { NUMBER($troop) ->
    [many] stehen
   *[one] steht
} auf.
event-went-to-ground = { $troop } { NUMBER($troop) ->
    [many] gehen
   *[one] geht
} in Deckung.
event-moved = { $who } geht { INCHES($length) } Zoll weit.
event-broke-away = { $who } löst sich von { $from }.
event-fell = { $who } stürzt { INCHES($depth) } Zoll tief.
event-shoved = { $by } bewegt { $who } { INCHES($length) } Zoll weit.
event-pushed = { $by } schiebt: { $object }.
event-carried = { $by } hat { $who } mitgenommen.
event-teleported = { $who } verschwindet und taucht anderswo auf.
event-swapped = { $who } und { $with } tauschen die Plätze.
event-left = { $who } verlässt die Einheit.
event-parted = Ein Teil verlässt { $troop } und ist jetzt eine eigene Einheit.
event-attacked = { $ranged ->
    [yes] { $by } schießt auf { $at }.
   *[no] { $by } schlägt nach { $at }.
}
event-rolled = { $who } würfelt für { $why ->
    [melee] den Nahkampf
    [ranged] den Fernkampf
    [defence] die Verteidigung
    [mind] die geistige Probe
    [grab] das Packen
    [regeneration] die Regeneration
   *[mirror-image] das Spiegelbild
}: { COUNT($dice) ->
    [0] keine Würfel
   *[other] { $dice }
}. Erfolge: { $because }.
success-part-rolled = gewürfelt
success-part-kept = übrige Würfel
success-part-boost = Steigerung
event-guarded = { $by } wirft sich vor { $of }.
event-rerolled = { $who } wirft die { $colour ->
    [white] weißen
    [red] roten
   *[black] schwarzen
} Würfel noch einmal.
event-second-roll-taken = Gegen { $who } gilt der zweite Wurf.
event-defended = { $who } wehrt ab.
event-shot-split = { $by } teilt den Schuss auf: { $left } { $left ->
    [one] Erfolg
   *[other] Erfolge
} gegen { $at }, { $successes } gegen { $other }.
event-exploded = Das Geschoss von { $by } explodiert.
event-redirected = { $by } lenkt den Schuss um auf { $at }.
event-shots-lost = { $troop }: Wer jetzt noch schießen könnte, hat kein Ziel.
event-wounded = { $who } ist verwundet ({ $wounds } Verwundungsmarker).
event-wound-passed = Die Verwundung von { $from } trifft { $to }.
event-healed = { $who } ist geheilt.
event-vanished = { $who } verschwindet.
event-challenged = { $by } setzt { $ability } gegen { $at } ein.
event-challenge-won = { $by } gewinnt die Herausforderung.
event-challenge-lost = { $by } verliert die Herausforderung.
event-ability-lost = { $who } verliert „{ $ability }“ für diese Runde.
event-grabbed = { $who } wird gepackt.
event-used = { $who }: „{ $ability }“ wirkt.
event-marker-held = { $by } kontrolliert Marker { NEXT($marker) }.
event-marker-lost = Marker { NEXT($marker) } ist wieder frei.
event-round-ended = Runde { $round } ist zu Ende.
event-ended = Endstand: { WHO($one) ->
    [own] du { $first }, dein Gegner { $second }
    [foe] du { $second }, dein Gegner { $first }
   *[other] { $one } { $first }, { $other } { $second }
}.

### Würfe

faces = { $from }{ $to ->
    [none] {""}
   *[other] –{ $to }
} { $face ->
    [blank] leer
    [success] Erfolg
   *[critical] kritisch
}
chance-deployment = Ein weißer Würfel ({ $faces }): Wo stehen die Portale?
chance-first = Ein weißer Würfel ({ $faces }): Leer heißt, Spieler 1 stellt zuerst auf.
chance-mission = Ein weißer Würfel ({ $faces }) für die Mission
chance-bead = Eine Perle aus dem Beutel
chance-die = { $who }: ein { $colour ->
    [white] weißer
    [red] roter
   *[black] schwarzer
} Würfel für { $why ->
    [melee] den Nahkampf
    [ranged] den Fernkampf
    [defence] die Verteidigung
    [mind] die geistige Probe
    [grab] das Packen
    [regeneration] die Regeneration
   *[mirror-image] das Spiegelbild
} ({ $faces })

### Ende

outcome = { WHO($seat) ->
    [own] Du gewinnst
   *[other] { $seat } gewinnt
}. { $how }
outcome-mission = Die Mission ist besser erfüllt.
outcome-farthest-marker = Beide halten gleich viele Marker, aber einer des Siegers liegt weiter vom eigenen Portal entfernt.
outcome-resigned = Die unterlegene Seite hat aufgegeben.
outcome-draw = Unentschieden: Beide haben gleich viel für die Mission getan.

### Gründe

reason-no-such-team = Dieses Team gibt es nicht, oder es kostet zu viel.
reason-not-concerned = Nicht alle, um die es da geht, sind jetzt an der Reihe.
reason-not-everybody-once = Jeder kommt genau einmal vor.
reason-too-many-points = Der Weg hat zu viele Ecken.
reason-too-far = Der Weg von { $who } kostet { INCHES($cost) } Zoll, möglich sind { INCHES($limit) }.
reason-in-the-way = Der Weg von { $who } ist versperrt: { $by }, bei { $at }.
reason-no-room = Dort ist kein Platz: { $by }, bei { $at }.
reason-unsteady = Dort steht man nicht sicher: { $object }, bei { $at }.
reason-held = { $who } kommt in Kontakt mit { $by }; dort endet der Weg.
reason-out-of-formation = { $one } und { $other } wären { INCHES($gap) } Zoll auseinander, erlaubt sind { INCHES($limit) }.
reason-not-together = Die Einheit muss zusammenrücken: Ihre größte Lücke wäre { INCHES($gap) } Zoll statt { INCHES($before) }.
reason-may-not-leave = { $who } darf die Einheit nicht verlassen.
reason-far-from-portal = { $who } wäre { INCHES($gap) } Zoll vom eigenen Portal entfernt, erlaubt sind { INCHES($limit) }.
reason-near-enemy = { $who } wäre nur { INCHES($gap) } Zoll von { $enemy } entfernt; es müssen mehr als { INCHES($limit) } sein.
reason-marker-near-portal = Der Marker läge { INCHES($gap) } Zoll vom eigenen Portal; es müssen { INCHES($limit) } sein.
reason-marker-near-marker = Der Marker läge { INCHES($gap) } Zoll von einem anderen; es müssen { INCHES($limit) } sein.
reason-shoved-too-far = Das sind { INCHES($length) } Zoll, möglich sind { INCHES($limit) }.
reason-not-in-contact = Dort ist niemand, den man berühren könnte.
reason-far-from-carrier = Das ist { INCHES($gap) } Zoll vom Träger entfernt oder nicht auf seiner Höhe; erlaubt sind { INCHES($limit) }.
reason-not-pushable = Das lässt sich von hier nicht schieben: { $object }.
reason-object-in-the-way = { $object } stieße an: { $by }.
reason-pulled = Ein Objekt wird geschoben, nicht gezogen.
reason-nobody-parted = In beiden Einheiten muss mindestens ein Charakter sein.
reason-must-stand-up = Wer in Deckung liegt, steht zuerst auf.
reason-must-regroup = Die Einheit hat ihre Formation verloren und muss zusammenrücken.
reason-not-in-contact-with-enemies = Niemand ist in Kontakt mit einem Feind.
reason-in-contact-with-enemies = Wer in Kontakt mit einem Feind ist, kann nicht schießen.
reason-no-ranged-dice = Niemand hat Würfel für den Fernkampf.
reason-nobody-in-sight = Dort ist niemand zu sehen.
reason-targets-in-contact = Alle dort sind in Kontakt mit einem Feind.
reason-tricked = { $who } darf { $by } in diesem Zug nicht angreifen: Gedankentrick.
reason-strong-will = { $who } hat einen starken Willen: Geistige Fähigkeiten wirken dort nicht.
reason-disturbed = { $troop } { NUMBER($troop) ->
    [many] wurden
   *[one] wurde
} gestört und { NUMBER($troop) ->
    [many] müssen
   *[one] muss
} zuerst aktiviert werden.
reason-no-mind-dice = { $who } hat keine Würfel für Geist mehr und kann keine Herausforderung gewinnen.
reason-not-seen = { $who } ist nicht zu sehen.
reason-nothing-to-change = Das würde für { $who } nichts ändern.
reason-rest-must-attack = Dafür muss der Rest der Einheit angreifen.
reason-rest-must-not-move = Dafür darf sich der Rest der Einheit nicht bewegen.
fault-no-such-card = In dieser Fraktion gibt es keine Karte Nummer { $card }.
fault-not-a-unit = { $card } ist keine Einheit.
fault-not-a-leader = { $card } ist kein Anführer.
fault-not-a-hero = { $card } ist kein Held.
fault-no-copies = Eine Einheit wird mindestens einmal gekauft.
fault-twice-the-same = Anführer und Helden gibt es nur einmal; { $card } kommt zweimal vor.
fault-too-many-stars = Zu viele Sterne: { $stars }; erlaubt sind höchstens { $limit }.
fault-too-many-characters = Das sind zu viele Charaktere: { $count }.
fault-nobody = Ein Team braucht mindestens einen Charakter.

### Karte

sketch-setup = Aufbau
sketch-round = Runde { $round }
sketch-mission = Mission: { $mission }
sketch-score = Stand { $first } : { $second }
sketch-beads = Perlen im Beutel { $first } : { $second }
sketch-troop = { $troop }{ $activated ->
    [yes] , schon aktiviert
   *[no] { "" }
}
sketch-character = { $name }: { $wounds ->
    [0] unverletzt
   *[other] verwundet ({ $wounds })
}{ $down ->
    [yes] , in Deckung
   *[no] { "" }
}{ $height ->
    [0] { "" }
   *[other] , { $height } mm hoch
}
sketch-legend = Zwei Zeichen breit, eine Zeile hoch: ein Zoll; Norden ist oben. A–Z Spieler 1, a–z Spieler 2, 1–4 Marker
sketch-legend-objects = █ zu hoch, ▓ besteigbar, ░ uneben, ◆ Portal
sketch-legend-dice = w weißer, r roter, s schwarzer Würfel; * fällt bei Verwundeten weg; +1 Steigerung
sketch-die = { $colour ->
    [white] w
    [red] r
   *[black] s
}
sketch-card = { $name } ({ $kind ->
    [unit] Einheit
    [leader] Anführer
   *[hero] Held
}): { $figures }
sketch-ability = { $name }: { $text }
card-move = Bewegung { $inches }
card-melee = Nahkampf { $dice }
card-ranged = Fernkampf { $dice } (bis { $range } Zoll)
card-defence = Verteidigung { $dice }
card-mind = Geist { $dice }

### Fähigkeiten

### Was Fähigkeiten bewirken

ability-does = { $text }
ability-does-and-injures = { $text } Das verletzt: Am Ende des Zuges erhält er einen Verwundungsmarker.
ability-dice = { $count } { $colour ->
    [white] { $count ->
        [one] weißer
       *[other] weiße
    }
    [red] { $count ->
        [one] roter
       *[other] rote
    }
   *[black] { $count ->
        [one] schwarzer
       *[other] schwarze
    }
} Würfel
ability-no-dice = keine Würfel

### Das Haus erobern

unknown-house = Ein Haus „{ $key }“ gibt es nicht. Bekannt sind: { $known }.
unknown-room = Einen Raum „{ $key }“ gibt es in diesem Haus nicht. Seine Räume sind: { $known }.
unknown-side = „{ $key }“ kämpft nicht um dieses Haus. Das tun: { $known }.
unknown-team = Ein fertiges Team „{ $key }“ hat diese Fraktion nicht. Bekannt sind: { $known }.
campaign-no-campaign = Das ist keine Kampagne: { $error }.
campaign-format = Diese Kampagne hat das Format { $found }; dieses Programm liest das Format { $have }.
campaign-bad-house = Mit dem Haus dieser Kampagne stimmt etwas nicht: { $entry }, Feld `{ $field }`: { $what }.
campaign-count-of-sides = Um ein Haus kämpfen 2 bis { $most } Seiten.
campaign-side-name = „{ $name }“ ist kein Name für eine Seite: Er hat 1 bis { $most } Zeichen und weder Komma noch Gleichheitszeichen.
campaign-side-twice = Zwei Seiten heißen „{ $name }“.
campaign-same-side = „{ $name }“ kann nicht gegen sich selbst kämpfen.
campaign-winner-elsewhere = „{ $name }“ hat ein Gefecht dieser Kampagne gewonnen, ohne daran teilzunehmen.
campaign-large-team = { $team } kostet { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}; in dieser Kampagne hat ein Team höchstens { $limit }.
campaign-room-taken = { $room } ist schon gewonnen, von { $name }.
campaign-which-sides = Sag, welche zwei Seiten es sind, die von Platz 0 zuerst. Es gibt: { $known }.
campaign-known-match = Diese Partie ist schon eingetragen: { $room }.
campaign-not-over = Diese Partie ist noch nicht zu Ende.
campaign-begun-elsewhere = Diese Partie begann mitten in einem Gefecht, nicht an seinem Anfang.
campaign-other-area = { $room } wird im Kampfgebiet „{ $area }“ ausgefochten; diese Partie war in „{ $found }“.
campaign-other-factions = Keine zwei Seiten dieser Kampagne, oder nicht die genannten, führen „{ $one }“ (Platz 0) und „{ $other }“ (Platz 1).
campaign-other-stars = In dieser Kampagne hat ein Team höchstens { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}; vereinbart für diese Partie: { $found }.
campaign-other-level = Diese Kampagne wird nach den { $level ->
    [simple] einfachen
   *[complex] komplexen
} Regeln gespielt, diese Partie nicht.
campaign-other-team = { $name } führt in dieser Kampagne das Team „{ $team }“ und führte in dieser Partie ein anderes.

### Was an Datendateien falsch ist

fault-twice = ist schon der Schlüssel eines anderen Eintrags. Schlüssel gibt es nur einmal; nimm einen neuen
fault-new-faction = fehlt. Eine neue Fraktion braucht `name` und `portal`; soll die Datei eine bekannte ergänzen, muss `key` deren Schlüssel sein
fault-many-cards = Eine Fraktion hat höchstens { $most } Karten
fault-range-and-dice = gehört zu Würfeln für den Fernkampf: Gib `range` und `ranged` an, oder keines von beiden
fault-no-dice = muss mindestens einen Würfel haben, zum Beispiel "w"
fault-pool-large = hat zu viele Würfel: Erlaubt sind höchstens { $most }
fault-pool-die = `{ $key }` ist kein Würfel. Würfel sind `w` (weiß), `r` (rot) und `b` (schwarz), mit Leerzeichen dazwischen und `*` für das Verwundungssymbol: "w r b*"
fault-many-abilities = Eine Karte hat höchstens { $most } Fähigkeiten
fault-ability-twice = `{ $key }` kommt zweimal vor
fault-ability-misplaced = `{ $key }` ist eine Fähigkeit für { $group ->
    [unit] Einheiten ([[unit]])
    [leader] Anführer ([[leader]])
   *[hero] Helden ([[hero]])
}
fault-no-faction = Eine Fraktion `{ $key }` gibt es nicht. Bekannt sind: { $known }
fault-no-card = Eine Karte `{ $key }` hat diese Fraktion nicht. Bekannt sind: { $known }
fault-no-area = Ein Kampfgebiet `{ $key }` gibt es nicht. Bekannt sind: { $known }
fault-no-room = Einen Raum `{ $key }` hat dieses Haus nicht
fault-by-rule = { $what } ({ $rule })
fault-many-objects = Ein Kampfgebiet hat höchstens { $most } Objekte
fault-uneven = Über ein unebenes Objekt geht man hinweg, man besteigt es nicht: Lass `uneven` oder `climbable` weg
fault-outside = liegt nicht ganz im Kampfgebiet. Die Ecken sind Millimeter vom linken und vom unteren Rand
fault-overlap = überschneidet sich mit dem Objekt `{ $key }`
fault-portal-room = liegt, wo ein Portal stehen kann ({ $site }): Dort bleiben { $room } Millimeter frei
fault-millimetres = muss { $least } bis { $most } Millimeter sein, nicht { $value }
fault-rooms = Ein Haus hat 1 bis { $most } Räume, nicht { $count }
fault-room-key = muss aus 1 bis 40 Kleinbuchstaben, Ziffern und Bindestrichen bestehen
fault-room-name = muss in beiden Sprachen 1 bis { $most } Zeichen lang sein
fault-room-place = Spalte und Zeile gehen von 0 bis { $most }
fault-room-taken = Dort ist schon der Raum `{ $key }`
fault-rooms-apart = `{ $from }` und `{ $to }` liegen nicht nebeneinander
fault-door-twice = Die Tür von `{ $from }` nach `{ $to }` kommt zweimal vor

### Was an einer Stellung von außen falsch ist

position-message = eine Nachricht kommt von keinem eigenen Charakter
position-nemesis = der Erzfeind ist kein Charakter der anderen Seite
position-below-ground = liegt unter dem Boden
position-held = wer den Marker hält, berührt ihn nicht
position-no-ground = dort kann niemand stehen

### Was hinter jeder Zahl stehen kann

words-behind-numbers = Zoll, Verwundungsmarker, davon, gegen

### Patzer, wie die Arena sie zählt

blunder-stood-still = Einheiten, die in Runde 1 stehen bleiben, obwohl die Mission Boden verlangt
