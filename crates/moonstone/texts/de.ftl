game-name = Moonstone
game-about = Truppen von Menschen, Gnomen, Goblins und Feen suchen Mondsteine: schleichen, bluffen, fechten, auf einem Tisch in Zoll.

### Wer und was

player = Spieler { $number }
it = { $it }
character = { $form ->
    [listed] { $nominative }
   *[plain] { $name }
}
model = { $form ->
    [from] { FROM($name) ->
        [none] von { DATIVE($name) }
       *[other] { FROM($name) }
    }
    [accusative] { ACCUSATIVE($name) }
    [dative] { DATIVE($name) }
   *[plain] { NOMINATIVE($name) }
}{ $player ->
    [none] {""}
   *[other] {" "}({ $player })
}
ability = { $name }
in-the-way-stone = ein Mondstein
moonstone = { $form ->
    [from] von Mondstein
   *[plain] Mondstein
} { NEXT($number) } (Tiefe { $depth })
in-the-way-edge = der Tischrand
place = { TENTHS($x) }/{ TENTHS($y) } Zoll
colour-green = Grün
colour-blue = Blau
colour-pink = Rosa
arcana-card = { $colour ->
    [none] { $form ->
        [one] eine Katastrophe
       *[plain] Katastrophe
    }
   *[other] { $colour } { $value }
}
manoeuvre-high-guard = Obere Deckung
manoeuvre-falling-swing = Oberhau
manoeuvre-thrust = Stoß
manoeuvre-sweeping-cut = Mittelhau
manoeuvre-rising-attack = Unterhau
manoeuvre-low-guard = Untere Deckung
damage-impact = stumpf
damage-slicing = schneidend
damage-piercing = stechend
damage-magical = magisch
faction-commonwealth = Commonwealth
faction-dominion = Dominion
faction-leshavult = Leshavult
faction-shades = Shades
stat-melee = Nahkampf
stat-arcane = Arkana
stat-evade = Ausweichen
stat-dealt = Nahkampfschaden
mark-no-jog = kein Sprint
mark-no-step = kein Schritt
mark-immovable = unbeweglich
mark-shielded = vor dem nächsten Schaden geschützt
mark-hidden = kein Ziel für Gegner
mark-out-of-reach = außer Reichweite
mark-hunted = gejagt
mark-spared = darf den Gegner, der das bewirkt, nicht als Ziel wählen
mark-truce = darf den Gegner, der das bewirkt, nicht angreifen
mark-weakling = Schwächling
mark-slow = langsam
mark-predictable = durchschaubar
mark-unweakened = kein Schwächling mehr
edge-south = Südrand
edge-north = Nordrand
edge-west = Westrand
edge-east = Ostrand
fate-miraculous-healing = { $form ->
    [does] zu Beginn einer Runde verliert ein Charakter alle Wunden
   *[plain] Wundersame Heilung
}
fate-dusk-robbery = { $form ->
    [does] bis zum Ende der Runde darf die aktive Figur schwächere Träger bis 1 Zoll entfernt berauben, für je 2 Energie
   *[plain] Raub in der Dämmerung
}
fate-clumsiness = { $form ->
    [does] eine Figur innerhalb von 8 Zoll vom eigenen Rand lässt alle ihre Mondsteine fallen
   *[plain] Ungeschick der Feiglinge
}
fate-hesitation = { $form ->
    [does] eine gerade angesagte Aktion eines Gegners findet nicht statt, und ihre Energie ist verloren
   *[plain] Zögerlich
}
fate-ninja-reflexes = { $form ->
    [does] würde eine deiner Figuren Wunden erleiden, werden alle Wunden dieser Aktion zu 0
   *[plain] Ninja-Reflexe
}
fate-favour = { $form ->
    [does] du nimmst dir so viele Arkanakarten nach Wahl, wie eigene Charaktere erschlagen sind
   *[plain] Gefälligkeit aus dem Geisterreich
}
agenda-raiding-party = { $form ->
    [does] der erste Nahkampfangriff jedes deiner Charaktere in einer Runde macht 2 Schaden mehr
   *[plain] Überfallkommando
}
agenda-tavern-gossip = { $form ->
    [does] du zählst 1 zu deinen Würfen darum, wer zuerst aktiviert
   *[plain] Tavernengeschwätz
}
agenda-crazy-town = { $form ->
    [does] zu Beginn einer Runde sagt eine Karte, wie viele Geländestücke du rückst
   *[plain] Ver-rückte Stadt
}
agenda-well-read = { $form ->
    [does] deine Zauberer und Kleriker ziehen eine Arkanakarte mehr
   *[plain] Belesen
}
agenda-forced-march = { $form ->
    [does] deine Soldaten sprinten 2 Zoll weiter
   *[plain] Gewaltmarsch
}
agenda-against-the-odds = { $form ->
    [does] solange jemand anderes mehr Mondsteine hat, sprinten deine Figuren 1 Zoll weiter und ziehen eine Nahkampfkarte mehr
   *[plain] Trotz der Widrigkeiten
}
terrain-water = Wasser
terrain-wood = Wäldchen
terrain-obstacle = Hindernis
terrain-tree = Baum
terrain-floor = { $form ->
    [legend] Boden
   *[plain] Gebäude
}
terrain-platform = Plattform
terrain-stairs = Treppe
terrain-barrier = Barriere

price = { $price ->
    [0] {""}
   *[other] {" "}für { $price } Energie
}

### Fragen

question-faction = Welche Fraktion spielst du?
question-troupe = Welche Truppe führst du?
question-who-drafts = Wer wählt zuerst einen Charakter?
question-draft = Welchen Charakter nimmst du?
question-mulligan = Sollen alle Mondsteine noch einmal fallen?
question-pick-first = Wählst du zuerst eine Karte?
question-pick-card = Welches Ereignis oder welche Agenda nimmst du?
question-bird = Früher Vogel oder Initiative?
question-edge = Welche Tischseite nimmst du?
question-deploy = Welche Figur stellst du wo auf?
question-recover = Wen heilst du wundersam?
question-move-terrain = Welches Gelände rückst du bis zu { $inches } Zoll weit? (noch { $left } zu rücken)
question-first = Wer aktiviert zuerst?
question-activate = Wen aktivierst du?
question-act = Was tut { $model }? ({ ENERGY($model) } Energie)
question-move = { $how ->
    [step] Wohin macht { $model } einen Schritt
    [jog] Wohin sprintet { $model }
    [reaction] Wohin macht { $model } als Reaktion einen Schritt
    [leap] Wohin springt { $model }
   *[effect] Wohin bewegt sich { $model }
} (bis { INCHES($limit) } Zoll)?
question-place = { $what ->
    [gold] Wohin legt { $model } das Gold?
    [wood] Wo lässt { $model } ein Wäldchen wachsen?
   *[model] Wohin kommt { $model }?
}
question-traverse = Wohin klettert { $model }?
question-target = { CAPITAL($model) }, „{ $ability }“: auf wen?
question-point = { CAPITAL($model) }, „{ $ability }“: wohin?
question-stone = Welchen Mondstein wählt { $model }?
question-drop-stone = Wo liegt der Mondstein, den { $model } fallen lässt?
question-whom = { CAPITAL($model) }, „{ $what }“: Wen betrifft das?
question-ability = Welche Fähigkeit { FROM($of) } wählst du?
question-depth = Wie tief liegt der Mondstein?
question-react = { CAPITAL($to) } hat gehandelt: Macht eine deiner Figuren für 1 Energie einen Schritt?
question-interrupt = { CAPITAL($by) } sagt an: { $action }. Spielst du dein Ereignis?
question-save = { CAPITAL($model) } würde { $wounds ->
    [1] eine Wunde
   *[other] { $wounds } Wunden
} erleiden: Spielst du dein Ereignis?
question-offer = Setzt { $model } „{ $ability }“{ price } ein?
question-guard = { CAPITAL($victim) } würde { $amount } Schaden erleiden: Nimmt ihn { $model } auf sich ({ $ability })?
question-pass-on = { CAPITAL($model) } würde { $amount } Schaden erleiden: Wer nimmt ihn auf sich?
question-may = Setzt { $model } „{ $what }“ ein?
question-return = Zahlt { $model } 1 Energie, um die Stärkung zu erwidern?
question-ignore-catastrophe = Wendest du die Katastrophe { FROM($model) } ab?
question-lay = Welche Karte legst du { $open ->
    [yes] offen
   *[no] verdeckt
}?
question-name = Welche Karte nennst du?
question-doubt = Genannt wurde { ONE($named) }: Wahrheit oder Bluff?
question-replace = Gelegt wurde { ONE($laid) }: Ersetzt du die Karte?
question-go-on = Noch einmal mit einer weiteren Karte?
question-show = Zeigst du die Karte, mit der du geblufft hast?
question-search = Welche Karte behältst du? (noch { $left })
question-arrange = Welche Karte kommt als nächste zurück, und wohin? (noch { $left })
question-push-luck = Zahlt { $model } 1 Energie für zwei weitere Karten?
question-melee = { $follow_up ->
    [yes] Welches Folgemanöver macht { $model }?
   *[no] Welche Karte spielt { $model }?
}
question-second = Welche der beiden Karten { FROM($model) } zählt?
question-finish = { CAPITAL($model) } hat { $card } gespielt: Kommen Duplikate oder ein einzigartiger Stil dazu?
question-damage-kind = Welchen Schaden verursacht { $model }?
question-copy = Wessen einzigartigen Stil ahmt { $model } nach?
question-end-order = Wessen Schlussphase kommt zuerst?

### Antworten

troupe-choice = { $name }: { LISTED($members) }{ $text ->
    [none] {""}
   *[other] . { $text }
}
answer-yes = Ja
answer-no = Nein
shift-done = Fertig
picked-fate = { $form ->
    [own] Dein Ereignis: { $it } ({ DOES($it) }).
   *[plain] Ereignis: { $it } ({ DOES($it) })
}
picked-agenda = { $form ->
    [own] Deine Agenda: { $it } ({ DOES($it) }).
   *[plain] Agenda: { $it } ({ DOES($it) })
}
bird-early = Früher Vogel
bird-initiative = Initiative
deployed = { CAPITAL($model) } bei { $at }{ $near ->
    [none] {""}
   *[other] , { $near }
}
distance = { $distance ->
    [0] direkt an { $goal }
   *[other] { INCHES($distance) } Zoll von { $goal }
}
choice-it = { CAPITAL($it) }
choice-model = { AWAY($it) ->
    [none] { CAPITAL($it) } ({ ENERGY($it) } Energie, { LEFT($it) }/{ HEALTH($it) } Leben{ STONES($it) ->
        [0] {""}
        [one] , 1 Mondstein
       *[other] , { STONES($it) } Mondsteine
    })
    [0] { CAPITAL($it) }, in Kontakt
   *[other] { CAPITAL($it) }, { INCHES(AWAY($it)) } Zoll entfernt
}
pick-nobody = Niemand
fateful-pass = Nein
fateful-use = { $fate } spielen ({ DOES($fate) })
fateful-on = { $fate } auf { ACCUSATIVE($model) } spielen ({ DOES($fate) })
compass = { $direction ->
    [north] Norden
    [north-east] Nordosten
    [east] Osten
    [south-east] Südosten
    [south] Süden
    [south-west] Südwesten
    [west] Westen
   *[north-west] Nordwesten
}
shift-piece = { CAPITAL(LEGEND($terrain)) } Nr. { NEXT($piece) } um { TENTHS($length) } Zoll nach { compass }
way = { $leads }{ $course ->
    [none] {""}
   *[other] , { $course }
}
course = { $length ->
    [hair] ein kleines Stück
   *[other] { INCHES($length) } Zoll
}{ $bends ->
    [yes] {" "}um Ecken
   *[no] {""}
}{ COUNT($engaging) ->
    [0] {""}
   *[other] ; dann in Reichweite { FROM($engaging) }
}
way-stay = Stehen bleiben
way-to = Bis an { ACCUSATIVE($goal) }
way-towards = Auf { ACCUSATIVE($goal) } zu
way-cover = In Deckung vor { DATIVE($goal) }
way-away = Weg { FROM($goal) }
way-plain = Nach { compass }
way-place = Bei { $place }
spot = { $near ->
    [here] Stehen bleiben
    [none] Bei { $at }
   *[other] { $near } ({ $at })
}
beside = { $direction ->
    [north] Nördlich
    [north-east] Nordöstlich
    [east] Östlich
    [south-east] Südöstlich
    [south] Südlich
    [south-west] Südwestlich
    [west] Westlich
   *[north-west] Nordwestlich
} { FROM($goal) }
stone-choice = { CAPITAL($it) }
ability-choice = { $ability }
act-harvest = { $stone }{ price } ernten
    .brief = Ernten
depth = Tiefe { $it }
doubt-truth = Wahrheit
doubt-bluff = Bluff!
replacement-leave = So lassen
replacement-by = { CAPITAL($it) }
arranged-top = { CAPITAL($it) } nach oben
arranged-bottom = { CAPITAL($it) } nach unten
laid = { $card }{ $second ->
    [none] {""}
   *[other] {" "}und { $second }
}
follow-decline = Keines
follow-card = { $it }
finish = { $signature ->
    [yes] Einzigartiger Stil
   *[no] Einfach
}{ $duplicates ->
    [0] {""}
    [1] {" "}mit einem Duplikat
   *[other] {" "}mit { $duplicates } Duplikaten
}
act-step = Schritt (1 Zoll){ price }
act-jog = Sprint (frei, { INCHES($limit) } Zoll)
act-traverse = Hindernis{ price } überqueren
act-attack = Nahkampfangriff auf { ACCUSATIVE($target) }{ price }
act-use = { $ability }{ RANGE($ability) ->
    [0] {""}
   *[other] {" "}({ RANGE($ability) } Zoll)
}{ price }
act-rob = { CAPITAL(ACCUSATIVE($target)) }{ price } berauben
act-fate = { $fate }{ $model ->
    [none] {""}
   *[other] {" "}auf { ACCUSATIVE($model) }
} spielen ({ DOES($fate) })
act-give-back = Die behaltenen Karten zurückmischen
act-end = Aktivierung beenden

### Ereignisse

event-faction-chosen = { WHO($seat) ->
    [own] Du spielst
   *[other] { $seat } spielt
} { $faction }.
event-drafted = { WHO($seat) ->
    [own] Du nimmst
   *[other] { $seat } nimmt
} { ACCUSATIVE($character) }.
event-stones-dropped = { $count ->
    [one] 1 Mondstein ist
   *[other] { $count } Mondsteine sind
} gefallen.
event-redropped = { WHO($seat) ->
    [own] Du lässt
   *[other] { $seat } lässt
} die Mondsteine noch einmal fallen.
event-card-picked = { WHO($seat) ->
    [own] Du nimmst
   *[other] { $seat } nimmt
} { $agenda ->
    [yes] eine Agenda
   *[no] ein Ereignis
}.
event-card-taken = { OWN($card) }
event-rolled = { WHO($seat) ->
    [own] Du würfelst
   *[other] { $seat } würfelt
} { $value }.
event-edge-chosen = { WHO($seat) ->
    [own] Du nimmst
   *[other] { $seat } nimmt
} den { $edge }.
event-initiative-taken = { WHO($seat) ->
    [own] Du hast
   *[other] { $seat } hat
} die Initiative.
event-deployed = { CAPITAL($model) } steht { $near ->
    [none] bei { $at }
   *[other] { $near }
}.
event-round-began = { $overtime ->
    [yes] Verlängerung: Runde { $round } beginnt, und wer als Erster vorn liegt, gewinnt.
   *[no] Runde { $round } beginnt.
}
event-began = { WHO($seat) ->
    [own] Du aktivierst
   *[other] { $seat } aktiviert
} zuerst.
event-activated = { CAPITAL($model) } ist an der Reihe.
event-moved = { CAPITAL($model) } { $how ->
    [step] macht einen Schritt
    [jog] sprintet { INCHES($length) } Zoll weit
    [reaction] macht als Reaktion einen Schritt
    [leap] springt { INCHES($length) } Zoll weit
   *[effect] bewegt sich { INCHES($length) } Zoll weit
}{ $near ->
    [none] {""}
   *[other] {" "}und steht { $near }
}.
event-pushed = { CAPITAL($model) } wird { INCHES($length) } Zoll weit bewegt.
event-placed = { CAPITAL($model) } steht jetzt { $near ->
    [none] bei { $to }
   *[other] { $near }
}.
event-swapped = { CAPITAL($one) } und { $other } tauschen die Plätze.
event-harvested = { CAPITAL($model) } gräbt: noch Tiefe { $depth }.
event-stone-taken = { CAPITAL($model) } nimmt einen Mondstein auf.
event-stone-stolen = { CAPITAL($model) } nimmt { DATIVE($from) } einen Mondstein ab.
event-stones-laid = { CAPITAL($model) } lässt { $count ->
    [1] einen Mondstein
   *[other] { $count } Mondsteine
} fallen.
event-depth-set = Der Mondstein liegt jetzt in Tiefe { $depth }.
event-ability-used = { CAPITAL($model) } setzt „{ $ability }“{ $at ->
    [none] {""}
   *[other] {" "}auf { $itself ->
        [yes] sich selbst
       *[no] { ACCUSATIVE($at) }
    }
} ein.
event-hesitated = { CAPITAL($model) } zögert, und die Energie ist verloren.
event-fate-used = { WHO($seat) ->
    [own] Du spielst
   *[other] { $seat } spielt
} „{ $fate }“.
event-agenda-shown = { WHO($seat) ->
    [own] Du zeigst
   *[other] { $seat } zeigt
} die Agenda „{ $agenda }“.
event-card-flipped = Aufgedeckt: { $card }.
event-hands-drawn = { $cards ->
    [1] 1 Arkanakarte wird
   *[other] { $cards } Arkanakarten werden
} gezogen; { WHO($resister) ->
    [own] du ziehst
   *[other] { $resister } zieht
} { $resisting } dagegen.
event-cards-seen = Deine Karten: { $cards }.
event-card-named = { $is_open ->
    [yes] { WHO($seat) ->
        [own] Du legst { $card } offen.
       *[other] { $seat } legt { $card } offen.
    }
   *[no] { WHO($seat) ->
        [own] Du legst eine Karte und sagst: { $card }.
       *[other] { $seat } legt eine Karte und sagt: { $card }.
    }
}
event-believed = { WHO($seat) ->
    [own] Du sagst
   *[other] { $seat } sagt
}: Wahrheit.
event-doubted = { WHO($seat) ->
    [own] Du sagst
   *[other] { $seat } sagt
}: Bluff! Die Karte ist { ONE($laid) }, { $is_lie ->
    [yes] also gelogen
   *[no] also wahr
}.
event-replaced = { WHO($seat) ->
    [own] Du ersetzt
   *[other] { $seat } ersetzt
} die Karte: Es gilt { ONE($card) }.
event-lie-shown = { WHO($seat) ->
    [own] Du zeigst
   *[other] { $seat } zeigt
} den Bluff: { $card }.
event-nothing-happened = Nichts geschieht.
event-catastrophe-ignored = { CAPITAL($model) } entgeht der Katastrophe.
event-cancelled = { CAPITAL($by) } greift ein, und die Fähigkeit misslingt.
event-reflected = { CAPITAL($by) } wirft die Fähigkeit zurück.
event-energy-changed = { CAPITAL($model) }: { ABS($by) } Energie { SIGN($by) ->
    [minus] weniger
   *[other] mehr
}.
event-healed = { CAPITAL($model) } heilt { $by ->
    [1] eine Wunde
   *[other] { $by } Wunden
}.
event-damaged = { CAPITAL($model) } erleidet { COUNT($parts) ->
    [one] { TOTAL($parts) ->
        [0] keinen
       *[other] { $parts }
    }
   *[other] { $parts }
} Schaden ({ $kind }).
part-card = Karte
part-ability = Fähigkeit
part-floor = nicht unter 0
part-critical = kritisch
part-weakling = Schwächling
part-lasting = für diese Runde
part-attack = für diesen Angriff
event-guarded = { CAPITAL($by) } nimmt den Schaden für { ACCUSATIVE($model) } auf sich.
event-wounded = { CAPITAL($model) } erleidet { $wounds ->
    [1] eine Wunde
   *[other] { $wounds } Wunden
}.
event-saved = { CAPITAL($model) } bleibt unverletzt.
event-slain = { CAPITAL($model) } ist erschlagen.
event-returned = { CAPITAL($model) } kehrt zurück.
event-went-away = { CAPITAL($model) } verschwindet.
event-stat-changed = { CAPITAL($model) }: { $stat } { SIGN($by) ->
    [minus] minus
   *[plus] plus
} { ABS($by) }.
event-marked = { CAPITAL($model) }: { $mark }.
event-ability-off = { CAPITAL($model) }: „{ $ability }“ ist { $forever ->
    [yes] verloren
   *[no] in dieser Runde nicht mehr zu gebrauchen
}.
event-reloaded = { CAPITAL($model) }: „{ $ability }“ ist wieder bereit.
event-ability-stolen = { CAPITAL($model) } stiehlt { DATIVE($from) } „{ $ability }“.
event-wood-grown = Bei { $at } wächst ein Wäldchen.
event-token-laid = Bei { $at } liegt Gold.
event-terrain-moved = Gelände wurde gerückt: { $piece }.
event-melee-began = { CAPITAL($attacker) } greift { ACCUSATIVE($defender) } an: { $own ->
    [1] 1 Karte
   *[other] { $own } Karten
} gegen { $theirs }.
event-luck-pushed = { CAPITAL($model) } legt es drauf an: zwei weitere Karten.
event-melee-revealed = { CAPITAL($model) } spielt { $card }.
event-finished = { CAPITAL($model) } { $signature ->
    [yes] kämpft im einzigartigen Stil{ $duplicates ->
        [0] {""}
        [1] {" "}und legt ein Duplikat dazu
       *[other] {" "}und legt { $duplicates } Duplikate dazu
    }
   *[no] { $duplicates ->
        [0] legt nichts dazu
        [1] legt ein Duplikat dazu
       *[other] legt { $duplicates } Duplikate dazu
    }
}.
event-followed-up = { CAPITAL($model) } setzt nach: { $card }.
event-commanded = { CAPITAL($model) } handelt für { WHO($seat) ->
    [own] dich
   *[other] { $seat }
}.
event-round-ended = Runde { $round } ist zu Ende.
event-ended = Die Sonne geht auf.

### Gründe

reason-too-long = Der Weg ist { INCHES($length) } Zoll lang, erlaubt sind { INCHES($limit) }.
reason-not-straight = Ein Schritt geht geradeaus.
reason-no-way = Von hier führt kein erlaubter Weg fort.
reason-blocked = Im Weg bei { $at }: { $by }.
reason-no-jog-there = Bei { $at } darf nicht gesprintet werden.
reason-overlaps = Dort ist kein Platz: { $with }.
reason-retreats = Der Abstand { FROM($from) } mit { INCHES($reach) } Zoll Reichweite darf beim Sprint nicht wachsen; er wäre { INCHES($distance) } Zoll.
reason-off-level = Bei { $at } endet die Ebene.
reason-other-storey = Dazwischen ist ein Boden.
reason-flying = { CAPITAL($who) } ist in der Luft und kämpft und erntet nicht.
reason-no-effect = Das würde hier nichts bewirken.
reason-nothing-for-own = In Reichweite sind nur eigene Figuren, und für die bewirkt das nichts.
reason-away-from-token = Niemand darf sich weiter vom Gold entfernen.
reason-not-in-zone = Aufgestellt wird innerhalb von 10 Zoll vom eigenen Rand.
reason-not-in-building = Das ist nicht auf dem Boden eines Gebäudes.
reason-not-across = Das ist nicht auf der anderen Seite eines Hindernisses.
reason-too-far-across = Die andere Seite ist { INCHES($distance) } Zoll entfernt, { INCHES($range) } sind erlaubt.
reason-too-high = Das Hindernis ist { INCHES($height) } Zoll hoch, und nur solche unter { INCHES($limit) } lassen sich überqueren.
reason-no-obstacle = Die Figur berührt kein Hindernis.
reason-too-far = Das ist { INCHES($distance) } Zoll entfernt, die Reichweite ist { INCHES($range) }.
reason-not-touching = Die Bases berühren sich nicht.
reason-no-energy = Das braucht { $needs } Energie, übrig: { $has }.
reason-already-jogged = In dieser Runde wurde schon gesprintet.
reason-forbidden = Ein Effekt verbietet das: { $mark }.
reason-engaged = Das geht nicht, während die Figur gebunden ist: { $by } reicht { INCHES($reach) } Zoll weit und ist { INCHES($distance) } entfernt.
reason-not-engaged = Das geht nur, während die Figur gebunden ist.
reason-out-of-range = { CAPITAL($target) } ist { INCHES($distance) } Zoll entfernt, die Reichweite ist { INCHES($range) }.
reason-not-seen = { CAPITAL($target) } ist nicht zu sehen, verdeckt durch: { $by }.
reason-used-up = Das ist schon benutzt.
reason-lost = Diese Fähigkeit ist verloren.
reason-no-target = Es gibt kein erlaubtes Ziel.
reason-needs-missing = { $need ->
    [at-obstacle] Das geht nur, während die Figur ein Hindernis berührt.
    [in-wood] Das geht nur in einem Wäldchen.
    [in-building] Das geht nur in einem Gebäude.
    [slain-friend] Das geht erst, wenn eine eigene Figur erschlagen ist.
   *[stone-in-contact] Das geht nur, wenn die Figur einen Mondstein berührt, den sie ernten könnte.
}
reason-unfit = { CAPITAL($target) } ist für diese Fähigkeit kein passendes Ziel.
reason-not-open = Das ist kein offenes Gelände, oder etwas steht oder liegt dort.
reason-not-wanted = Das passt hier nicht.
reason-no-such-card = Diese Karte hast du nicht auf der Hand.
reason-taken = Diese Figur ist schon gewählt ({ $by }); jede gibt es nur einmal.
reason-rival = Das geht nie in einer Truppe mit { DATIVE($of) }.

### Würfe

chance-draft = { $seat }: Wer wählt zuerst?
chance-fall = Wie weit Mondstein { NEXT($stone) } vom { $along ->
    [east] Westrand
   *[north] Südrand
} entfernt liegt (1 ist direkt am Rand, jeder Zoll zählt 5: 91 ist die Mitte)
chance-depth = Wie tief Mondstein { NEXT($stone) } liegt
chance-cards = { $seat }: Wer nimmt zuerst eine Karte?
chance-deployment = { $seat }: Wer stellt auf?
chance-first = { $seat }: Wer aktiviert zuerst?
chance-arcana = { $seat ->
    [none] Eine Arkanakarte wird aufgedeckt
   *[other] { $seat } zieht eine Arkanakarte
}
chance-melee = { $seat } zieht eine Nahkampfkarte

### Das Ende

outcome = { WHO($seat) ->
    [own] Du gewinnst.
   *[other] { $seat } gewinnt.
} { $how }
outcome-together = Geteilter Sieg: { $seats }. { $how }
outcome-most-stones = Die meisten Mondsteine entscheiden.
outcome-overtime = Eine weitere Runde hat entschieden.
outcome-last-left = Sonst ist niemand übrig.
outcome-shared = Niemand konnte in Führung gehen.

### Was an Optionen falsch ist

fault-players = Moonstone ist für 2 bis 4 Spieler.
fault-size = Eine Truppe hat höchstens 8 Charaktere.
fault-stones = Es gibt 7 oder 5 Mondsteine.
fault-table = Diesen Tisch gibt es nicht.
fault-draft = Wenn reihum gewählt wird, reichen die Charaktere nicht.
fault-troupes = Diese Truppen gibt es nicht, oder sie sind zu klein.

### Das Brett

sketch-set-up = Aufbau
sketch-round = { $overtime ->
    [yes] Runde { $round }, Verlängerung
   *[no] Runde { $round } von 4
}
sketch-active = { CAPITAL($model) } handelt
sketch-table = Tisch: { $table }, Norden ist oben
sketch-terrain = { $sign } { LEGEND($terrain) }
sketch-player = { $brackets } { $player }{ WHO($player) ->
    [own] {" "}(du)
   *[other] {""}
}: { $stones ->
    [one] 1 Mondstein
   *[other] { $stones } Mondsteine
}
sketch-ladder = H Leiter
sketch-token = $ Gold
sketch-stone = { $sign } bei { $at }, Tiefe { $depth }
sketch-legend-stones = 3² Mondstein 3, Tiefe 2
sketch-legend-upstairs = (A^ oben
sketch-legend-reach = + erreichbar, × angeboten
sketch-hand = Deine Arkanakarten
sketch-hand-of = Nahkampfkarten { FROM($model) }
sketch-slain = † { CAPITAL($model) }
sketch-model = { $left }/{ $health } Leben · { $energy } Energie · { $stones ->
    [1] 1 Stein
   *[other] { $stones } Steine
}{ $level ->
    [0] {""}
   *[other] { " · Ebene " }{ $level }
}{ $state ->
    [waiting] { " · noch nicht aufgestellt" }
    [away] { " · nicht da" }
    [done] { " · aktiviert" }
   *[fresh] {""}
}
sketch-jog = Sprint { INCHES($inches) } Zoll
sketch-no-jog = schon gesprintet
sketch-engaged = gebunden durch { ACCUSATIVE($models) }
sketch-nearest-stone = Mondstein { $number } (Tiefe { $depth }) { INCHES($distance) } Zoll
sketch-enemy = { CAPITAL($model) } { INCHES($distance) } Zoll{ $seen ->
    [hidden] , nicht zu sehen
    [light] , leichte Deckung
    [heavy] , schwere Deckung
   *[free] , freie Sicht
}

### Optionen und Daueranweisungen

option-players = Spieler
option-size = Charaktere je Truppe (0: die übliche Zahl)
option-stones = Mondsteine
option-rules = Regeln
option-rules-basic = Grundregeln
option-rules-advanced = erweitert
option-draft = Charaktere werden gewählt
option-fates = Ereignisse und Agenden
option-table = Tisch
option-troupes = Fertige Truppen
orders-fates = Dein Ereignis, während andere handeln
orders-fates-ask = frag mich
orders-fates-never = nie eines spielen
orders-reactions = Reaktionsschritte
orders-reactions-ask = frag mich
orders-reactions-threatened = wenn eine eigene Figur getroffen oder beraubt werden könnte
orders-reactions-engaged = wenn eine eigene Figur gebunden ist
orders-reactions-never = nie

### Was an Datendateien falsch ist

fault-many-characters = sind mehr als 255
fault-blue = muss Felder von 1 bis zur Gesundheit (`health`) nennen
fault-none-named = muss mindestens eine nennen
fault-too-many = dürfen höchstens { $most } sein
fault-twice = `{ $key }` kommt zweimal vor
fault-range-missing = fehlt, und wer zielt, braucht es
fault-cost-missing = fehlt
fault-limit-missing = fehlt, und was nichts kostet, braucht eine Grenze
fault-kind = passive: `does`; active: `does` oder `flip`; arcane: `results` und `catastrophe`
fault-x = `{ $text }` hat ein X, aber hier gibt es keine Karte
fault-six = muss sechs Ergebnisse haben
fault-no-such-word = `{ $word }` ist { $what ->
    [keyword] kein Schlüsselwort
    [aim] keine Angabe, worauf gezielt wird
    [passive] keine passive Fähigkeit
    [cards] keine Angabe von Karten
    [card] keine Karte
    [kind] keine Schadensart
    [result] kein Ergebnis
    [round] keine Wirkung einer Runde
   *[clause] kein Satz der Wirkungen
}. Welche es gibt, steht in docs/moonstone-effects.md
fault-shape = muss genau eines von `corners`, `rect` und `round` haben
fault-off-table = muss auf dem Tisch liegen: Koordinaten von 0 bis { $most }
fault-level = darf keine Ebene (`level`) über 3 haben
fault-no-character = Einen Charakter `{ $key }` gibt es nicht
fault-other-faction = `{ $key }` gehört nicht zu dieser Fraktion
fault-rivals = `{ $rival }` ist nie in einer Truppe mit `{ $key }`
fault-three = müssen mindestens drei sein

### Was an einer Stellung von außen falsch ist

position-no-ability = Figur { $model } hat keine Fähigkeit { $ability }, die sich einsetzen lässt
position-dead = die Figur steht, obwohl sie kein Leben mehr hat
position-in-barrier = die Figur steht in einer Barriere
position-cards = die Karten sind nicht vollzählig
position-fights-itself = eine Figur kämpft gegen sich selbst
position-nobody-acts = niemand ist aktiviert

### Was hinter jeder Zahl stehen kann

words-behind-numbers = Zoll, Energie, Schaden, Leben, dagegen, zu rücken, von, fällt, liegt

### Patzer, wie die Arena sie zählt

blunder-reaction-energy = Energie, die in Reaktionsschritte geht
blunder-stone-not-dug = beendete Aktivierungen, in denen noch zu ernten war
blunder-stones-left = Mondsteine, die am Ende noch liegen
blunder-tiny-step = bezahlte Schritte von weniger als einem Viertelzoll
blunder-unused-jog = beendete Aktivierungen mit ungenutztem Sprint
