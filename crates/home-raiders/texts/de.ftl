game-name = Home Raiders
game-about = Kleine Wesen aus dem Inneren Raum kämpfen um dein Zimmer: Einheiten, Anführer und Helden zwischen Tassen, Büchern und Tastaturen.

### Wer und wo

seat = { $who ->
    [own] Du
    [foe] Dein Gegner
   *[other] Spieler { NEXT($number) } ({ $faction })
}
figures = { $card } { $letters }
place = { INCHES($x) } / { INCHES($y) } Zoll
obstacle-character = { $it }
obstacle-object = { $it }
obstacle-edge = der Rand des Kampfgebiets
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
question-march = { $why ->
    [before-fire] Wohin geht { $troop } vor dem Schuss?
    [after-fire] Wohin geht { $troop } nach dem Schuss?
    [with-pusher] Wohin geht der Rest von { $troop }?
    [retreat] { $troop } darf einen Zoll zurückweichen. Wohin?
    [tactics] Wohin geht { $troop } vor der ersten Runde?
   *[action] Wohin geht { $troop }?
}
question-march-alone = Wohin geht { $who }?
question-join = Welcher Einheit schließt sich { $who } an?
question-message = Welcher Einheit bringt { $who } die Nachricht von { $of }?
question-carry = Wen nimmt { $who } mit?
question-put-down = Wo setzt { $by } ab: { $who }?
question-push = { $troop }: Wer schiebt was wohin?
question-blow = { $troop }: Wer schlägt als Nächstes zu?
question-sweep = Wen trifft der Rundumschlag von { $by } als Nächstes?
question-frenzy = Wen schlägt { $by } noch?
question-running-fire = Auf wen schießt { $troop }?
question-shot = { $troop }: Wer schießt als Nächstes?
question-go-to-ground = { $by } zielt auf { $troop }. Geht ihr in Deckung?
question-nearest = Wen von den Nächsten trifft der Schuss von { $by }?
question-bodyguard = { $by } greift { $of } an. Wirft sich jemand dazwischen?
question-barrier = { $who } wird mit { $successes } { $successes ->
    [one] Erfolg
   *[other] Erfolgen
} angegriffen. Muss der Angreifer noch einmal würfeln?
question-second-roll = { $who }: Erst { $first }, dann { $second }. Gilt der zweite Wurf?
question-fierce = Welchen Satz muss { $at } gegen { $by } noch einmal werfen?
question-double-shot = { $by } hat { $successes } Erfolge. Wie werden sie aufgeteilt?
question-chain = Wohin springt der Blitz von { $by }?
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

team = { $name } ({ $stars } Sterne)
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
act-shoot = Schießen auf { $at }
act-shoot-with-both = Mit beiden Aktionen schießen auf { $at }
act-wait = Die Einheit wartet
act-zeal = Eifer: drei Aktionen
act-stand-up = Aufstehen
act-done = Zug beenden
aside-along = Macht mit
aside-nothing = Tut nichts
mind-act = { $by }: { $ability } gegen { $at }
general-act-control = { $by } kontrolliert Marker { NEXT($marker) }
general-act-teleport = { $by } teleportiert sich
general-act-grab = { $by } packt { $at }
general-act-battle-group = Die Einheit aufteilen
general-act-heal = { $by } heilt { $who }
goal-stay = Stehen bleiben
goal-enemy = Auf { $who } zu
goal-portal = Auf { PORTAL($of) } zu
goal-point = Auf { $at } zu
goal-marker = Auf Marker { NEXT($marker) } zu
goal-onto = Hinauf: { $object }
goal-behind = Dahinter in Deckung: { $object }
goal-away = Weg von den Feinden
goal-together = Zusammenrücken
march-ways = Eigene Wege für { $ways }{ $leaves ->
    [none] { "" }
   *[other] ; { $leaves } verlässt die Einheit
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
}
decide-yes = Ja
decide-no = Nein
reroll-keep = Den Wurf gelten lassen
reroll-set = Die { $colour ->
    [white] weißen
    [red] roten
   *[black] schwarzen
} Würfel
split-whole = Nicht aufteilen
split-with = { $successes } davon auf { $other }
last-attack-melee = Schlag gegen { $at }
pick-ability = { $ability }
part = { $leaving } bilden eine eigene Einheit

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
event-joined = { $who } gehört jetzt zu { $troop }.
event-deployed = { $troop } ist aufgestellt.
event-mission-rolled = Mission: { $mission }.
event-marker-placed = Marker { NEXT($marker) } liegt bei { $at }.
event-round-began = Runde { $round } beginnt.
event-bead-drawn = { WHO($seat) ->
    [own] Deine Perle wird gezogen.
   *[other] Eine Perle wird gezogen: { $seat }.
}
event-skipped = { WHO($seat) ->
    [own] Du setzt
   *[other] { $seat } setzt
} aus.
event-activated = { $troop } ist am Zug.
event-stood-up = { $troop } steht auf.
event-went-to-ground = { $troop } geht in Deckung.
event-moved = { $who } geht nach { $to }.
event-broke-away = { $who } löst sich von { $from }.
event-fell = { $who } stürzt { INCHES($depth) } Zoll tief.
event-shoved = { $by } bewegt { $who } nach { $to }.
event-pushed = { $by } schiebt: { $object }.
event-carried = { $by } hat { $who } mitgenommen.
event-teleported = { $who } verschwindet und taucht anderswo auf.
event-swapped = { $who } und { $with } tauschen die Plätze.
event-left = { $who } verlässt die Einheit.
event-parted = { $troop } teilt sich.
event-attacked = { $ranged ->
    [yes] { $by } schießt auf { $at }.
   *[no] { $by } schlägt nach { $at }.
}
event-rolled = { $who } würfelt für { $why ->
    [melee] Nahkampf
    [ranged] Fernkampf
    [defence] Verteidigung
    [mind] Geist
    [grab] das Packen
    [regeneration] Regeneration
   *[mirror-image] das Spiegelbild
}: { COUNT($dice) ->
    [0] keine Würfel
   *[other] { $dice }
} ({ $successes } { $successes ->
    [one] Erfolg
   *[other] Erfolge
}).
event-guarded = { $by } wirft sich vor { $of }.
event-rerolled = { $who } wirft die { $colour ->
    [white] weißen
    [red] roten
   *[black] schwarzen
} Würfel noch einmal.
event-second-roll-taken = Gegen { $who } gilt der zweite Wurf.
event-defended = { $who } wehrt ab.
event-shot-split = { $by } schießt zugleich auf { $other }.
event-exploded = Das Geschoss von { $by } explodiert.
event-redirected = { $by } lenkt den Schuss um auf { $at }.
event-shots-lost = Wer von { $troop } noch schießen könnte, sieht niemanden mehr.
event-wounded = { $who } ist verwundet ({ $wounds }).
event-wound-passed = Die Verwundung von { $from } trifft { $to }.
event-healed = { $who } ist geheilt.
event-vanished = { $who } verschwindet.
event-challenged = { $by } setzt { $ability } gegen { $at } ein.
event-challenge-won = { $by } gewinnt die Herausforderung.
event-challenge-lost = { $by } verliert die Herausforderung.
event-ability-lost = { $who } verliert { $ability } für diese Runde.
event-grabbed = { $who } wird gepackt.
event-used = { $who }: { $ability }.
event-marker-held = { $by } kontrolliert Marker { NEXT($marker) }.
event-marker-lost = Marker { NEXT($marker) } ist wieder frei.
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
   *[mirror-image] das Spiegelbild
}

### Ende

outcome = { WHO($seat) ->
    [own] Du gewinnst
   *[other] { $seat } gewinnt
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
reason-too-far = Der Weg von { $who } kostet { INCHES($cost) } Zoll, möglich sind { INCHES($limit) }.
reason-in-the-way = Auf dem Weg von { $who } ist etwas im Weg: { $by }, bei { $at }.
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
does-push-object = Schiebt bei einer Bewegung ein bewegliches Objekt, das er anfangs berührt, bis zu { HALF($move) } Zoll weit über ebenen Boden.
does-climb = Klettert hinauf und hinab, ohne dass die Höhe doppelt zählt.
does-phantom = Verlässt Feinde, ohne dass sie zuschlagen dürfen, und geht durch jeden Charakter hindurch.
does-charge = Kommt er durch eine Bewegung an einen Feind heran, wertet er für seine nächste Nahkampfattacke in diesem Zug den schwächsten Satz auf.
does-running-fire = Mit beiden Aktionen: Er geht bis zu { HALF($move) } Zoll, schießt und geht dann den Rest von { $move } Zoll.
does-feather-fall = Kein Sturz verwundet ihn, wie tief er auch ist.
does-eager-teleport = Einmal im Spiel, als allgemeine Aktion: Er taucht irgendwo neben einem anderen Charakter auf, in Basekontakt mit ihm.
does-flight = Zieht bis zu { $move } Zoll über alles und jeden hinweg; landen muss er, wo er auch sonst stehen kann.
does-carry = Nimmt bei einer Bewegung eigene Trupps mit, die ganz im Umkreis von 3 Zoll stehen und keinen Feind berühren; danach stehen sie wieder höchstens 3 Zoll von ihm, auf seiner Höhe.
does-shift-position = Berührt er genau einen Feind, darf er um ihn herumgehen, ohne sich zu lösen.
does-exploit-weakness = Wer sich im Nahkampf gegen ihn verteidigt, wertet den stärksten Satz ab.
does-sweep = Nach einem Treffer im Nahkampf darf er jeden anderen Feind in Basekontakt, den er in diesem Zug noch nicht angegriffen hat, frei angreifen.
does-fierce-attack = Von dem Verteidigungswurf gegen seine Nahkampfattacke darf er einen Würfelsatz neu werfen lassen.
does-sure-attack = Seine Nahkampfattacken haben immer mindestens 1 Erfolg.
does-knock-back = Nach seiner Nahkampfattacke darf er das Ziel für jeden Erfolg, den es nicht abgewehrt hat, 1 Zoll weit stoßen, wohin er will.
does-unexpected-blow = Er darf nur mit dem stärksten Nahkampfsatz ({ $dice }) zuschlagen; trifft er, geht die ganze Einheit des Ziels in Deckung.
does-frenzy = Mit einer Nahkampfaktion greift er zwei verschiedene Feinde an; trifft er beide, wird er geheilt.
does-grab = Allgemeine Aktion gegen einen Feind in Basekontakt: Mit einem Erfolg des schwächsten Nahkampfsatzes ({ $dice }) wirft der Feind gegen die nächste Nahkampfattacke dieser Runde nur seinen schwächsten Satz.
does-reach = Er schlägt auch nach Feinden, die bis zu 2 Zoll entfernt sind.
does-entangle = Löst sich ein Feind von ihm, wertet er für die freie Attacke den schwächsten Satz auf; auch nach einem Phantom schlägt er, dann nur mit dem stärksten Satz ({ $dice }).
does-steady-aim = Ein Schuss mit beiden Aktionen, für den er den schwächsten Satz aufwertet.
does-double-shot = Vor der Verteidigung darf er die Erfolge seines Schusses auf zwei Ziele verteilen.
does-explosion = Ein Schuss mit beiden Aktionen: Alle im Umkreis von 2 Zoll um das Ziel, auch Freunde, verteidigen sich gegen denselben Wurf.
does-lightning = Er darf nur mit dem stärksten Fernkampfsatz ({ $dice }) schießen; trifft er, folgt ein freier Schuss mit allen Würfeln auf einen anderen Feind im Umkreis von 6 Zoll um das Ziel, auch ohne Sicht.
does-lob = Sieht er niemanden vom Ziel, darf er über ein Objekt oder einen Charakter hinweg schießen und wertet dafür den stärksten Satz ab.
does-full-hit = Er darf für einen Schuss den stärksten Satz abwerten; dann wertet auch das Ziel den stärksten Verteidigungssatz ab.
does-combat-talent = Er darf schießen, obwohl er einen Feind berührt, nur nicht auf Feinde, die er berührt.
does-point-blank = Er darf auf Feinde schießen, die er berührt, und wertet dabei den schwächsten Satz auf.
does-barrage = Er darf nur mit dem stärksten Fernkampfsatz ({ $dice }) schießen; dann muss die ganze Einheit des Ziels vor dem Wurf in Deckung gehen.
does-sharpshooter = Gegen Ziele, die in dieser Runde noch nicht aktiviert wurden, wertet er beim Schießen den schwächsten Satz auf.
does-subtle-manipulation = Gewinnt er eine Herausforderung, darf er das Ziel bis zu 3 Zoll weit bewegen, wohin er will.
does-distraction = Gewinnt er eine Herausforderung, wertet das Ziel für seinen nächsten Wurf den stärksten Satz ab.
does-mind-trick = Gewinnt er eine Herausforderung, darf das Ziel ihn in seinem nächsten Zug nicht angreifen.
does-swap = Ist er verwundet und gewinnt eine Herausforderung gegen einen Unverletzten, wird er geheilt, und das Ziel erhält einen Verwundungsmarker.
does-strong-will = Feinde können keine geistige Fähigkeit gegen ihn einsetzen.
does-disturbance = Gewinnt er eine Herausforderung, muss der Gegner in seinem nächsten Zug die Einheit des Ziels aktivieren.
does-enchant = Gewinnt er eine Herausforderung, greift das Ziel jemanden frei im Nahkampf an, den es berührt; wen, bestimmt der Herausforderer.
does-confuse = Gewinnt er eine Herausforderung gegen einen Anführer, wirken dessen Anführerfähigkeiten bis zum Ende der Runde nicht.
does-daze = Gewinnt er eine Herausforderung, sucht er eine Fähigkeit des Ziels aus, die es bis zum Ende der Runde verliert.
does-brain-freeze = Ein unverletzter Feind in Sicht wirft seinen schwächsten Geistsatz; ohne Erfolg erhält er einen Verwundungsmarker.
does-sharp-reflexes = Gegen Schüsse wertet er den schwächsten Verteidigungssatz auf.
does-shield-wall = Berührt er einen Freund mit Schildwall, verteidigt er sich mit Steigerung 1.
does-regeneration = Nach jedem Verwundungsmarker wirft er einen Würfel des schwächsten Verteidigungssatzes ({ $dice }); bei einem Erfolg ist der Marker wieder weg.
does-redirect = Wehrt er einen Schuss ab, darf er ihn umlenken: Er schießt frei und mit den eigenen Würfeln auf jemanden, auf den er schießen könnte.
does-splinters = Verschwindet er, verteidigen sich alle, die ihn berühren, gegen eine Nahkampfattacke mit 1 Erfolg.
does-invulnerable = Gegen Nahkampfattacken wertet er den schwächsten Verteidigungssatz auf.
does-energy-barrier = Vor seiner Verteidigung darf er den Angriffswurf wiederholen lassen und wählen, welcher der beiden gilt.
does-flicker = Wehrt er eine Nahkampfattacke ab, darf er mit jemandem im Umkreis von 5 Zoll, Freund oder Feind, den Platz tauschen.
does-bodyguard = Gilt eine Attacke einem Freund in Basekontakt, darf er selbst zum Ziel werden.
does-mirror-image = Erhält er einen Verwundungsmarker, darf er einen Würfel des schwächsten Verteidigungssatzes ({ $dice }) werfen; bei einem Erfolg erhält ihn ein Freund im Umkreis von 5 Zoll.
does-battle-group = Mit einer allgemeinen Aktion darf sich die Einheit in zwei Einheiten teilen.
does-scouts = Die Einheit kommt nach allen anderen aufs Feld, wohin sie will, aber mehr als 12 Zoll von jedem Feind.
does-firm-stand = Kein Feind kann die Einheit von der Stelle bewegen.
does-phalanx = Stehen alle der Einheit zusammenhängend in Basekontakt, werten sie im Nahkampf den schwächsten Satz auf.
does-open-formation = Die Einheit hält ihre Formation auch noch mit 5 Zoll Abstand.
does-split-fire = Beim Schießen darf jeder der Einheit ein anderes Ziel wählen.
does-battle-dancers = Die Einheit verlässt Feinde, ohne dass sie zuschlagen dürfen.
does-thugs = Berühren mehrere der Einheit denselben Feind, haben sie im Nahkampf gegen ihn Steigerung 1.
does-wanderers = Unebener Boden und Höhen bis zu 1 Zoll zählen für die Einheit nicht doppelt.
does-unbending-spirit = Wer jemanden der Einheit geistig herausfordert, wertet dafür den stärksten Geistsatz ab.
does-take-aim = Seine Einheit schießt mit Steigerung 1.
does-war-monk = Seine Einheit hat im Nahkampf Steigerung 1.
does-quick-recovery = Liegt seine Einheit in Deckung, steht sie zu Beginn ihres Zuges auf, ohne dass es eine Aktion kostet.
does-defensive-stance = Hat jemand seiner Einheit eine Nahkampfattacke abgewehrt, darf sie sich bis zu 1 Zoll bewegen und lösen, ohne dass jemand zuschlägt.
does-tactician = Nach der Aufstellung, vor der ersten Runde, darf seine Einheit eine freie Bewegung machen.
does-evade = Wer auf seine Einheit schießt, hat eine um 2 Zoll kürzere Grundreichweite.
does-shining-example = Mit einer allgemeinen Aktion heilt er einen Verwundeten seiner Einheit.
does-successor = Verschwindet er, darf ein anderer eigener Anführer seinen Platz und seine Einheit übernehmen.
does-general = Seine Anführerfähigkeiten gelten für das ganze Team, solange er da ist.
does-relocate = Er darf bei einer Bewegung seine Einheit verlassen und sich später einer anderen im Umkreis von 3 Zoll anschließen; er und sie werden dann in dieser Runde nicht mehr aktiviert.
does-precise-attack = Feinde, die sich gegen ihn verteidigen, dürfen kritische Erfolge nicht weiterwürfeln.
does-swan-song = Bevor er verschwindet, darf er noch einmal frei zuschlagen oder schießen.
does-explorer = Er kommt nach allen anderen aufs Feld, wohin er will, aber mehr als 12 Zoll von jedem Feind.
does-selfish-fighter = Erhält er einen Verwundungsmarker, darf er ihn an einen Freund in Basekontakt weitergeben.
does-prudent-strategist = Freunde im Umkreis von 3 Zoll werten den schwächsten Verteidigungssatz auf.
does-messenger = Beginnt er seinen Zug höchstens 3 Zoll von einem eigenen Anführer und beendet ihn höchstens 3 Zoll von einer anderen Einheit, wirken dessen Anführerfähigkeiten bis zum Ende der Runde auch für sie.
does-nemesis = Vor der Aufstellung wählt er einen feindlichen Anführer oder Helden; bei Attacken auf ihn wertet er den schwächsten Satz auf.
does-champion = Er verschwindet erst mit dem dritten Verwundungsmarker.
does-zeal = Sagt er es vor seiner ersten Aktion an, hat er in diesem Zug drei Aktionen.
does-specialist = Er darf in einer eigenen Einheit aufgestellt werden; dann handelt er mit ihr und hat ihre Einheitenfähigkeiten.

### Conquering the house

unknown-house = Ein Haus „{ $key }“ gibt es nicht. Bekannt sind: { $known }.
unknown-room = Einen Raum „{ $key }“ gibt es in diesem Haus nicht. Seine Räume sind: { $known }.
unknown-side = „{ $key }“ kämpft nicht um dieses Haus. Das tun: { $known }.
unknown-team = Ein fertiges Team „{ $key }“ hat diese Fraktion nicht. Bekannt sind: { $known }.
campaign-no-campaign = Das ist kein Feldzug: { $error }.
campaign-format = Dieser Feldzug hat das Format { $found }; dieses Programm liest das Format { $have }.
campaign-bad-house = Mit dem Haus dieses Feldzugs stimmt etwas nicht: { $entry }, Feld `{ $field }`: { $what }.
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

### Was an Datendateien falsch ist

defect-twice = ist schon der Schlüssel eines anderen Eintrags. Schlüssel gibt es nur einmal; nimm einen neuen
defect-new-faction = fehlt. Eine neue Fraktion braucht `name` und `portal`; soll die Datei eine bekannte ergänzen, muss `key` deren Schlüssel sein
defect-many-cards = Eine Fraktion hat höchstens { $most } Karten
defect-range-and-dice = gehört zu Würfeln für den Fernkampf: Gib `range` und `ranged` an, oder keines von beiden
defect-no-dice = muss mindestens einen Würfel haben, zum Beispiel "w"
defect-pool-large = hat zu viele Würfel: Es sind höchstens { $most }
defect-pool-die = `{ $key }` ist kein Würfel. Würfel sind `w` (weiß), `r` (rot) und `b` (schwarz), mit Leerzeichen dazwischen und `*` für das Verwundungssymbol: "w r b*"
defect-many-abilities = Eine Karte hat höchstens { $most } Fähigkeiten
defect-ability-twice = `{ $key }` kommt zweimal vor
defect-ability-misplaced = `{ $key }` ist eine Fähigkeit für { $group ->
    [unit] Einheiten ([[unit]])
    [leader] Anführer ([[leader]])
   *[hero] Helden ([[hero]])
}
defect-no-faction = Eine Fraktion `{ $key }` gibt es nicht. Bekannt sind: { $known }
defect-no-card = Eine Karte `{ $key }` hat diese Fraktion nicht. Bekannt sind: { $known }
defect-no-area = Ein Kampfgebiet `{ $key }` gibt es nicht. Bekannt sind: { $known }
defect-no-room = Einen Raum `{ $key }` hat dieses Haus nicht
defect-by-rule = { $what } ({ $rule })
defect-many-objects = Ein Kampfgebiet hat höchstens { $most } Objekte
defect-uneven = Über ein unebenes Objekt geht man hinweg, man besteigt es nicht: Lass `uneven` oder `climbable` weg
defect-outside = liegt nicht ganz im Kampfgebiet. Die Ecken sind Millimeter vom linken und vom unteren Rand
defect-overlap = überschneidet sich mit dem Objekt `{ $key }`
defect-portal-room = liegt, wo ein Portal stehen kann ({ $site }): Dort bleiben { $room } Millimeter frei
defect-millimetres = muss { $least } bis { $most } Millimeter sein, nicht { $value }
defect-few-corners = hat { $count } Ecken; mindestens 3 sind nötig
defect-many-corners = hat { $count } Ecken; höchstens { $most } sind möglich
defect-same-corner = Die Ecken { $first } und { $second } sind derselbe Punkt
defect-spike = An Ecke { $first } läuft der Umriss auf sich selbst zurück
defect-crossing = Die Kante ab Ecke { $first } trifft die Kante ab Ecke { $second }. Nenne die Ecken der Reihe nach
defect-height = hat eine unmögliche Höhe
defect-rooms = Ein Haus hat 1 bis { $most } Räume, nicht { $count }
defect-room-key = muss aus 1 bis 40 Kleinbuchstaben, Ziffern und Bindestrichen bestehen
defect-room-name = muss in beiden Sprachen 1 bis { $most } Zeichen lang sein
defect-room-place = Spalte und Zeile gehen von 0 bis { $most }
defect-room-taken = Dort ist schon der Raum `{ $key }`
defect-rooms-apart = `{ $from }` und `{ $to }` liegen nicht nebeneinander
defect-door-twice = Die Tür von `{ $from }` nach `{ $to }` kommt zweimal vor
