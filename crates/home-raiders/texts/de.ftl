game-name = Home Raiders
game-about = Kleine Wesen aus dem Inneren Raum kämpfen um dein Zimmer: Einheiten, Anführer und Helden zwischen Tassen, Büchern und Tastaturen.

### Wer und wo

side = { $who ->
    [own] Du
    [foe] Dein Gegner
   *[other] Spieler { $seat } ({ $faction })
}
place = { $x } / { $y } Zoll
edge = der Rand des Kampfgebiets
site-left = in der Mitte des linken Randes
site-right = in der Mitte des rechten Randes
site-near = in der Mitte des unteren Randes
site-far = in der Mitte des oberen Randes
site-near-left = in der Ecke unten links
site-far-right = in der Ecke oben rechts
site-near-right = in der Ecke unten rechts
site-far-left = in der Ecke oben links
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
no-dice = keine Würfel

### Optionen

bad-stars = Ein Team hat 1 bis { $most } Sterne, nicht { $stars }.
unknown-faction = Eine Fraktion „{ $key }“ gibt es nicht. Bekannt sind: { $known }.
unknown-area = Ein Kampfgebiet „{ $key }“ gibt es nicht. Bekannt sind: { $known }.
no-ready-team = { $faction } hat kein Team für { $stars } Sterne.
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

question-muster = Welches Team führst du? Ihr spielt mit { $stars } Sternen.
question-nemesis = Wer ist der Erzfeind von { $who }?
question-portal = Wo steht dein Portal?
question-specialist = Welcher Einheit schließt sich { $who } an?
question-deploy = Wen stellst du auf, und wo?
question-deploy-late = Wo erscheint { $troop }?
question-marker = Wo legst du einen Marker hin?
question-activate = Wen aktivierst du?
question-act = { $troop }: Was tun sie? Noch { $left } { $left ->
    [one] Aktion
   *[other] Aktionen
}.
question-aside = Tut { $who } etwas anderes als der Rest?
question-march = Wohin geht { $troop }?
question-march-before-fire = Wohin geht { $troop } vor dem Schuss?
question-march-after-fire = Wohin geht { $troop } nach dem Schuss?
question-march-with-pusher = Wohin geht der Rest von { $troop }?
question-march-retreat = { $troop } darf einen Zoll zurückweichen. Wohin?
question-march-tactics = Wohin geht { $troop } vor der ersten Runde?
question-march-alone = Wohin geht { $who }?
question-join = Welcher Einheit schließt sich { $who } an?
question-message = Welcher Einheit bringt { $who } die Nachricht von { $leader }?
question-carry = Wen nimmt { $who } mit?
question-put-down = Wo setzt { $by } ab: { $who }?
question-push = { $troop }: Wer schiebt was wohin?
question-blow = { $troop }: Wer schlägt als Nächstes zu?
question-sweep = Wen trifft der Rundumschlag von { $who } als Nächstes?
question-frenzy = Wen schlägt { $who } noch?
question-running-fire = Auf wen schießt { $troop }?
question-shot = { $troop }: Wer schießt als Nächstes?
question-go-to-ground = { $by } zielt auf { $troop }. Geht ihr in Deckung?
question-nearest = Wen von den Nächsten trifft der Schuss von { $who }?
question-bodyguard = { $by } greift { $who } an. Wirft sich jemand dazwischen?
question-barrier = { $who } wird mit { $successes } { $successes ->
    [one] Erfolg
   *[other] Erfolgen
} angegriffen. Muss der Angreifer noch einmal würfeln?
question-second-roll = { $who }: Erst { $first }, dann { $second }. Gilt der zweite Wurf?
question-fierce = Welchen Satz muss { $at } gegen { $who } noch einmal werfen?
question-double-shot = { $who } hat { $successes } Erfolge. Wie werden sie aufgeteilt?
question-chain = Wohin springt der Blitz von { $who }?
question-redirect = Auf wen lenkt { $who } den Schuss um?
question-shove = Wohin wird { $who } bewegt? Bis zu { $inches } Zoll.
question-flicker = Mit wem tauscht { $who } den Platz?
question-selfish = Wer bekommt die Verwundung von { $who }?
question-mirror = Versucht { $who }, die Verwundung weiterzugeben?
question-mirror-to = Wer bekommt die Verwundung von { $who }?
question-swan-song = { $who } verschwindet. Wen trifft der letzte Angriff?
question-successor = Wer nimmt den Platz von { $who } ein?
question-enchant = Gegen wen schlägt { $who }?
question-daze = Welche Fähigkeit verliert { $who }?
question-teleport = Wo erscheint { $who } wieder?
question-battle-group = Wer verlässt { $troop }?

### Antworten

choice-team = { $name } ({ $stars } Sterne)
choice-own-team = Ein eigenes Team
choice-nobody = Niemand
choice-who = { $who }
choice-no-troop = Niemand
choice-portal = Portal { $site }
choice-deploy = { $troop } { $post ->
    [front] vor dem Portal
    [left] links vom Portal
    [right] rechts vom Portal
   *[back] am Portal
}
choice-deploy-places = { $troop } an gewählten Orten
choice-nowhere = Gar nicht
choice-spot = Nach { $place }
choice-move = Bewegen
choice-running-fire = Sturmschießen (beide Aktionen)
choice-push-object = Ein Objekt schieben
choice-melee = Nahkampf
choice-shoot = Schießen auf { $at }
choice-shoot-with-both = Mit beiden Aktionen schießen auf { $at }
choice-wait = Die Einheit wartet
choice-zeal = Eifer: drei Aktionen
choice-stand-up = Aufstehen
choice-done = Zug beenden
choice-along = Macht mit
choice-nothing = Tut nichts
choice-mind = { $who }: { $ability } gegen { $at }
choice-control = { $who } kontrolliert Marker { $marker }
choice-teleport = { $who } teleportiert sich
choice-grab = { $who } packt { $at }
choice-battle-group = Die Einheit aufteilen
choice-heal = { $who } heilt { $at }
choice-stay = Stehen bleiben
choice-towards = Auf { $to } zu
choice-towards-marker = Auf Marker { $marker } zu
choice-onto = Hinauf: { $to }
choice-behind = Dahinter in Deckung: { $to }
choice-away = Weg von den Feinden
choice-together = Zusammenrücken
choice-ways = Eigene Wege für { $who }
choice-ways-leaving = Eigene Wege für { $who }, der Anführer verlässt die Einheit
choice-push = { $who } schiebt { $object }, bis { $place }
choice-blow = { $who } schlägt { $at }
choice-blow-unexpected = { $who } schlägt { $at } unerwartet
choice-blow-frenzy = { $who } schlägt { $at } in Tobsucht
choice-shot = { $who } schießt auf { $at }
choice-shot-steady = { $who } zielt in Ruhe auf { $at }
choice-shot-explosion = { $who }: Explosion bei { $at }
choice-shot-lightning = { $who }: Blitzschlag auf { $at }
choice-shot-lob = { $who } schießt im Bogen auf { $at }
choice-shot-full-hit = { $who } sucht den Volltreffer bei { $at }
choice-shot-barrage = { $who }: Trommelfeuer auf { $at }
choice-yes = Ja
choice-no = Nein
choice-keep = Den Wurf gelten lassen
choice-reroll = Die { $colour ->
    [white] weißen
    [red] roten
   *[black] schwarzen
} Würfel
choice-whole = Nicht aufteilen
choice-split = { $successes } davon auf { $who }
choice-strike = Schlag gegen { $at }
choice-ability = { $ability }
choice-part = { $who } bilden eine eigene Einheit

### Ereignisse

event-teams-mustered = Beide Teams stehen fest.
event-nemesis = { $who } hat einen Erzfeind: { $at }.
event-deployment = { $deployment ->
    [direct] Direkte Konfrontation
   *[clever] Clevere Strategie
}. { $who ->
    [own] Du stellst
   *[other] { $side } stellt
} zuerst auf.
event-portal = Das Portal „{ $object }“ steht { $site }.
event-joined = { $who } gehört jetzt zu { $troop }.
event-deployed = { $troop } ist aufgestellt.
event-mission = Mission: { $mission }.
event-marker = Marker { $marker } liegt bei { $place }.
event-round = Runde { $round } beginnt.
event-bead = { $who ->
    [own] Deine Perle wird gezogen.
   *[other] Eine Perle wird gezogen: { $side }.
}
event-skipped = { $who ->
    [own] Du setzt
   *[other] { $side } setzt
} aus.
event-activated = { $troop } ist am Zug.
event-stood-up = { $troop } steht auf.
event-went-to-ground = { $troop } geht in Deckung.
event-moved = { $who } geht nach { $place }.
event-broke-away = { $who } löst sich von { $at }.
event-fell = { $who } stürzt { $depth } Zoll tief.
event-shoved = { $by } bewegt { $who } nach { $place }.
event-pushed = { $who } schiebt: { $object }.
event-carried = { $by } hat { $who } mitgenommen.
event-teleported = { $who } verschwindet und taucht anderswo auf.
event-swapped = { $who } und { $with } tauschen die Plätze.
event-left = { $who } verlässt die Einheit.
event-parted = { $troop } teilt sich.
event-struck = { $who } schlägt nach { $at }.
event-shot = { $who } schießt auf { $at }.
event-rolled = { $who } würfelt für { $why ->
    [melee] Nahkampf
    [ranged] Fernkampf
    [defence] Verteidigung
    [mind] Geist
    [grab] das Packen
    [regeneration] Regeneration
   *[mirror] das Spiegelbild
}: { $dice } ({ $successes } { $successes ->
    [one] Erfolg
   *[other] Erfolge
}).
event-guarded = { $who } wirft sich vor { $at }.
event-rerolled = { $who } wirft die { $colour ->
    [white] weißen
    [red] roten
   *[black] schwarzen
} Würfel noch einmal.
event-second-roll = Gegen { $who } gilt der zweite Wurf.
event-defended = { $who } wehrt ab.
event-split = { $who } schießt zugleich auf { $at }.
event-exploded = Das Geschoss von { $who } explodiert.
event-redirected = { $who } lenkt den Schuss um auf { $at }.
event-shots-lost = Wer von { $troop } noch schießen könnte, sieht niemanden mehr.
event-wounded = { $who } ist verwundet ({ $wounds }).
event-wound-passed = Die Verwundung von { $who } trifft { $to }.
event-healed = { $who } ist geheilt.
event-vanished = { $who } verschwindet.
event-challenged = { $who } setzt { $ability } gegen { $at } ein.
event-challenge-won = { $who } gewinnt die Herausforderung.
event-challenge-lost = { $who } verliert die Herausforderung.
event-ability-lost = { $who } verliert { $ability } für diese Runde.
event-grabbed = { $who } wird gepackt.
event-used = { $who }: { $ability }.
event-marker-held = { $who } kontrolliert Marker { $marker }.
event-marker-lost = Marker { $marker } ist wieder frei.
event-round-ended = Runde { $round } ist zu Ende.
event-ended = Es steht { $first } zu { $second }.

### Würfe

chance-deployment = Ein weißer Würfel: Wo stehen die Portale?
chance-first = Ein weißer Würfel: Leer heißt, Spieler 1 stellt zuerst auf.
chance-mission = Ein weißer Würfel für die Mission
chance-bead = Eine Perle aus dem Beutel
chance-die = { $who }: ein { $colour ->
    [white] weißer
    [red] roter
   *[black] schwarzer
} Würfel für { $why ->
    [melee] Nahkampf
    [ranged] Fernkampf
    [defence] Verteidigung
    [mind] Geist
    [grab] das Packen
    [regeneration] Regeneration
   *[mirror] das Spiegelbild
}

### Ende

outcome = { $who ->
    [own] Du gewinnst
   *[other] { $side } gewinnt
}: { $how }
outcome-mission = Die Mission ist besser erfüllt.
outcome-farthest-marker = Gleich viele Marker, aber einer liegt weiter vom eigenen Portal.
outcome-resigned = Der andere gibt auf.
outcome-draw = Unentschieden: Beide haben gleich viel für die Mission getan.

### Gründe

reason-no-such-team = Dieses Team gibt es nicht, oder es kostet zu viel.
reason-not-concerned = Darum geht es gerade nicht.
reason-not-everybody-once = Jeder kommt genau einmal vor.
reason-too-many-points = Der Weg hat zu viele Ecken.
reason-too-far = Der Weg von { $who } kostet { $gap } Zoll, möglich sind { $limit }.
reason-in-the-way = Auf dem Weg von { $who } ist etwas im Weg: { $by }, bei { $place }.
reason-no-room = Dort ist kein Platz: { $by }, bei { $place }.
reason-unsteady = Dort steht man nicht sicher: { $object }, bei { $place }.
reason-held = { $who } kommt in Kontakt mit { $by }; dort endet der Weg.
reason-out-of-formation = { $one } und { $other } wären { $gap } Zoll auseinander, erlaubt sind { $limit }.
reason-not-together = Die Einheit muss zusammenrücken: Ihre größte Lücke wäre { $gap } Zoll statt { $limit }.
reason-may-not-leave = { $who } darf die Einheit nicht verlassen.
reason-far-from-portal = { $who } wäre { $gap } Zoll vom eigenen Portal entfernt, erlaubt sind { $limit }.
reason-near-enemy = { $who } wäre nur { $gap } Zoll von { $enemy } entfernt; es müssen mehr als { $limit } sein.
reason-marker-near-portal = Der Marker läge { $gap } Zoll vom eigenen Portal; es müssen { $limit } sein.
reason-marker-near-marker = Der Marker läge { $gap } Zoll von einem anderen; es müssen { $limit } sein.
reason-shoved-too-far = Das sind { $gap } Zoll, möglich sind { $limit }.
reason-not-in-contact = Dort ist niemand, den man berühren könnte.
reason-far-from-carrier = Das ist { $gap } Zoll vom Träger entfernt oder nicht auf seiner Höhe; erlaubt sind { $limit }.
reason-not-pushable = Das lässt sich von hier nicht schieben: { $object }.
reason-object-in-the-way = { $object } stieße an: { $by }.
reason-pulled = Ein Objekt wird geschoben, nicht gezogen.
reason-nobody-parted = In beiden Einheiten muss jemand bleiben.
reason-must-stand-up = Wer in Deckung liegt, steht zuerst auf.
reason-must-regroup = Die Einheit hat ihre Formation verloren und muss zusammenrücken.
reason-not-in-contact-with-enemies = Niemand ist in Kontakt mit einem Feind.
reason-in-contact-with-enemies = Wer in Kontakt mit einem Feind ist, kann nicht schießen.
reason-no-ranged-dice = Niemand hat Würfel für den Fernkampf.
reason-nobody-in-sight = Niemand von dort ist zu sehen.
reason-rest-must-attack = Dafür muss der Rest der Einheit angreifen.
reason-rest-must-not-move = Dafür darf sich der Rest der Einheit nicht bewegen.
fault-no-such-card = Karte { $card } gibt es nicht.
fault-not-a-unit = Karte { $card } ist keine Einheit.
fault-not-a-leader = Karte { $card } ist kein Anführer.
fault-not-a-hero = Karte { $card } ist kein Held.
fault-no-copies = Eine Einheit wird mindestens einmal gekauft.
fault-twice-the-same = Anführer und Helden gibt es nur einmal; Karte { $card } kommt zweimal vor.
fault-too-many-stars = { $stars } Sterne sind mehr als { $limit }.
fault-too-many-characters = { $count } Charaktere sind zu viele.
fault-nobody = Ein Team braucht jemanden.

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
sketch-legend = Zwei Zeichen breit und eine Zeile hoch ist ein Zoll. A–Z Spieler 1, a–z Spieler 2, 1–4 Marker
sketch-legend-objects = █ zu hoch, ▓ besteigbar, ░ uneben, ◆ Portal

### Fähigkeiten

ability-push-object = Schieben
ability-climb = Klettern
ability-phantom = Phantom
ability-charge = Sturmangriff
ability-running-fire = Sturmschießen
ability-feather-fall = Federfall
ability-eager-teleport = Eifrige Teleportation
ability-flight = Flucht
ability-carry = Transportieren
ability-shift-position = Standort wechseln
ability-exploit-weakness = Schwäche ausnutzen
ability-sweep = Rundumschlag
ability-fierce-attack = Heftiger Angriff
ability-sure-attack = Sicherer Angriff
ability-knock-back = Zurückstoßen
ability-unexpected-blow = Unerwarteter Schlag
ability-frenzy = Tobsucht
ability-grab = Packen
ability-reach = Reichweite
ability-entangle = Umschlingen
ability-steady-aim = Zielsicher
ability-double-shot = Doppelschuss
ability-explosion = Explosion
ability-lightning = Blitzschlag
ability-lob = Parabelschuss
ability-full-hit = Volltreffer
ability-combat-talent = Kampftalent
ability-point-blank = Aus nächster Nähe
ability-barrage = Trommelfeuer
ability-sharpshooter = Scharfschütze
ability-subtle-manipulation = Subtile Manipulation
ability-distraction = Ablenkung
ability-mind-trick = Gedankentrick
ability-swap = Tausch
ability-strong-will = Starker Wille
ability-disturbance = Störung
ability-enchant = Verzaubern
ability-confuse = Verwirren
ability-daze = Benommenheit
ability-brain-freeze = Hirnfrost
ability-sharp-reflexes = Scharfe Reflexe
ability-shield-wall = Schildwall
ability-regeneration = Regeneration
ability-redirect = Umleiten
ability-splinters = Splitter
ability-invulnerable = Unverwundlich
ability-energy-barrier = Energiebarriere
ability-flicker = Flimmern
ability-bodyguard = Leibwächter
ability-mirror-image = Spiegelbild
ability-battle-group = Kampfgruppe
ability-scouts = Kundschafter
ability-firm-stand = Fester Stand
ability-phalanx = Phalanx
ability-open-formation = Offene Formation
ability-split-fire = Beschuss aufteilen
ability-battle-dancers = Kampftänzer
ability-thugs = Schlägertrupp
ability-wanderers = Wanderer
ability-unbending-spirit = Unbeugsamer Geist
ability-take-aim = Anvisieren
ability-war-monk = Kriegsmönch
ability-quick-recovery = Schnelle Erholung
ability-defensive-stance = Defensivhaltung
ability-tactician = Taktiker
ability-evade = Ausweichen
ability-shining-example = Leuchtendes Beispiel
ability-successor = Nachfolger
ability-general = General
ability-relocate = Verlagern
ability-precise-attack = Präziser Angriff
ability-swan-song = Schwanengesang
ability-explorer = Forscher
ability-selfish-fighter = Selbstsüchtiger Kämpfer
ability-prudent-strategist = Umsichtiger Stratege
ability-messenger = Bote
ability-nemesis = Erzfeind
ability-champion = Champion
ability-zeal = Eifer
ability-specialist = Spezialist

### Conquering the house

unknown-house = Ein Haus „{ $key }“ gibt es nicht. Bekannt sind: { $known }.
unknown-room = Einen Raum „{ $key }“ gibt es in diesem Haus nicht. Seine Räume sind: { $known }.
unknown-side = „{ $key }“ kämpft nicht um dieses Haus. Das tun: { $known }.
unknown-team = Ein fertiges Team „{ $key }“ hat diese Fraktion nicht. Bekannt sind: { $known }.
campaign-no-campaign = Das ist kein Feldzug: { $error }.
campaign-format = Dieser Feldzug hat das Format { $found }; dieses Programm liest das Format { $have }.
campaign-bad-house = Mit dem Haus dieses Feldzugs stimmt etwas nicht: { $what }.
campaign-count-of-sides = Um ein Haus kämpfen 2 bis { $most } Seiten.
campaign-side-name = „{ $name }“ ist kein Name für eine Seite: Er hat 1 bis { $most } Zeichen und weder Komma noch Gleichheitszeichen.
campaign-side-twice = Zwei Seiten heißen „{ $name }“.
campaign-same-side = „{ $name }“ kann nicht gegen sich selbst kämpfen.
campaign-winner-elsewhere = „{ $name }“ hat ein Gefecht dieses Feldzugs gewonnen, ohne daran teilzunehmen.
campaign-large-team = { $team } kostet { $stars } Sterne; in diesem Feldzug hat ein Team höchstens { $limit }.
campaign-room-taken = { $room } ist schon gewonnen, von { $name }.
campaign-which-sides = Sag, welche zwei Seiten es sind, die von Platz 0 zuerst. Es gibt: { $known }.
campaign-known-match = Diese Partie ist schon eingetragen: { $room }.
campaign-not-over = Diese Partie ist noch nicht zu Ende.
campaign-begun-elsewhere = Diese Partie begann mitten in einem Gefecht, nicht an seinem Anfang.
campaign-other-area = { $room } wird im Kampfgebiet „{ $area }“ ausgefochten; diese Partie war in „{ $found }“.
campaign-other-factions = Keine zwei Seiten dieses Feldzugs, oder nicht die genannten, führen „{ $one }“ (Platz 0) und „{ $other }“ (Platz 1).
campaign-other-stars = In diesem Feldzug hat ein Team höchstens { $stars } Sterne; für diese Partie waren { $found } vereinbart.
campaign-other-level = Dieser Feldzug wird nach den { $level ->
    [simple] einfachen
   *[complex] komplexen
} Regeln gespielt, diese Partie nicht.
campaign-other-team = { $name } führt in diesem Feldzug das Team „{ $team }“ und führte in dieser Partie ein anderes.
