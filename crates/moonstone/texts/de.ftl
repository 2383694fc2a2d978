game-name = Moonstone
game-about = Truppen von Menschen, Gnomen, Goblins und Feen suchen Mondsteine: schleichen, bluffen, fechten, auf einem Tisch in Zoll.

player = Spieler { $number }
model-of = { $name } ({ $number })
moonstone = ein Mondstein
numbered-stone = Mondstein { $number } (Tiefe { $depth })
table-edge = der Tischrand
place = { $x }/{ $y } Zoll
arcana-card = { $colour ->
           [green] Grün { $value }
           [blue] Blau { $value }
           [pink] Rosa { $value }
          *[catastrophe] Katastrophe
    }
melee-card = { $card ->
           [high-guard] Obere Deckung
           [falling-swing] Oberhau
           [thrust] Stoß
           [sweeping-cut] Mittelhau
           [rising-attack] Unterhau
          *[low-guard] Untere Deckung
    }
damage-kind = { $kind ->
           [impact] stumpf
           [slicing] schneidend
           [piercing] stechend
          *[magical] magisch
    }
faction = { $faction ->
           [commonwealth] Commonwealth
           [dominion] Dominion
           [leshavult] Leshavult
          *[shades] Shades
    }
stat = { $stat ->
           [melee] Nahkampf
           [arcane] Arkana
           [evade] Ausweichen
          *[dealt] Nahkampfschaden
    }
mark = { $mark ->
           [no-jog] kein Sprint
           [no-step] kein Schritt
           [immovable] unbeweglich
           [shielded] vor dem nächsten Schaden geschützt
           [hidden] kein Ziel für Gegner
           [out-of-reach] außer Reichweite
           [hunted] gejagt
           [spared] darf den Gegner nicht als Ziel wählen
           [truce] darf den Gegner nicht angreifen
           [weakling] Schwächling
           [slow] langsam
           [predictable] durchschaubar
          *[unweakened] kein Schwächling mehr
    }
edge = { $edge ->
           [south] Südrand
           [north] Nordrand
           [west] Westrand
          *[east] Ostrand
    }
fate = { $fate ->
           [healing] Wundersame Heilung
           [robbery] Raub in der Dämmerung
           [clumsiness] Ungeschick der Feiglinge
           [hesitation] Zögerlich
           [ninja] Ninja-Reflexe
          *[favour] Gefälligkeit aus dem Geisterreich
    }
agenda = { $agenda ->
           [raiding] Überfallkommando
           [gossip] Tavernengeschwätz
           [crazy] Ver-rückte Stadt
           [well-read] Belesen
           [march] Gewaltmarsch
          *[odds] Trotz der Widrigkeiten
    }
terrain = { $terrain ->
           [water] Wasser
           [wood] Wäldchen
           [obstacle] Hindernis
           [tree] Baum
           [floor] Gebäude
           [platform] Plattform
           [stairs] Treppe
          *[barrier] Barriere
    }
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
question-move-terrain = Welches Gelände rückst du bis zu { $inches } Zoll weit? (noch { $left })
question-first = Wer aktiviert zuerst?
question-activate = Wen aktivierst du?
question-act = Was tut { $model }? ({ $energy } Energie)
question-move = { $how ->
           [step] Wohin macht { $model } einen Schritt
           [jog] Wohin sprintet { $model }
           [reaction] Wohin weicht { $model } mit einem Schritt aus
           [leap] Wohin springt { $model }
          *[effect] Wohin bewegt sich { $model }
    } (bis { $limit } Zoll)?
question-place = Wohin kommt { $model }?
question-traverse = Wohin klettert { $model }?
question-target = { $model }, { $ability }: auf wen?
question-point = { $model }, { $ability }: wohin?
question-stone = Welchen Mondstein wählt { $model }?
question-drop-stone = Wo liegt der Mondstein, den { $model } fallen lässt?
question-whom = { $model }: wen trifft es?
question-ability = Welche Fähigkeit von { $model }?
question-depth = Wie tief liegt der Mondstein?
question-react = { $model } hat gehandelt: Macht jemand einen Schritt?
question-interrupt = { $model } sagt eine Aktion an: Spielst du dein Ereignis?
question-save = { $model } würde { $wounds } Wunden erleiden: Spielst du dein Ereignis?
question-offer = Setzt { $model } { $ability } ein?
question-may = Tut { $model } das?
question-return = Zahlt { $model } 1 Energie, um dasselbe zurückzugeben?
question-ignore-catastrophe = { $model }: Wird die Katastrophe abgewendet?
question-lay = Welche Karte legst du verdeckt?
question-name = Welche Karte nennst du?
question-doubt = Genannt ist { $card }: Wahrheit oder Bluff?
question-replace = Gelegt war { $card }: Ersetzt du die Karte?
question-go-on = Noch einmal mit einer weiteren Karte?
question-show = Zeigst du die Karte, mit der du geblufft hast?
question-search = Welche Karte behältst du? (noch { $left })
question-arrange = Welche Karte kommt als nächste zurück, und wohin? (noch { $left })
question-push-luck = Zahlt { $model } 1 Energie für zwei weitere Karten?
question-melee = Welche Karte spielt { $model }?
question-follow-up = Welches Folgemanöver macht { $model }?
question-second = Welche der beiden Karten von { $model } zählt?
question-finish = { $model } hat { $card } gespielt: Duplikate, einzigartiger Stil?
question-damage-kind = Welchen Schaden verursacht { $model }?
question-copy = Wessen einzigartigen Stil ahmt { $model } nach?
question-end-order = Wessen Schlussphase kommt zuerst?
choice-it = { $it }
choice-none = Nein, niemand
choice-troupe = { $troupe }: { $members }
choice-troupe-about = { $troupe }: { $members }. { $text }
choice-yes = Ja
choice-no = Nein
choice-done = Fertig
choice-fate = Ereignis: { $fate }
choice-agenda = Agenda: { $agenda }
choice-early-bird = Früher Vogel
choice-initiative = Initiative
choice-deployed = { $model } bei { $place }
choice-deployed-near = { $where }, { $distance } Zoll von { $goal }
choice-model = { $model } ({ $energy } Energie, { $left }/{ $health } Leben{ $stones ->
           [0] {""}
           [1] {", 1 Mondstein"}
          *[other] {", "}{ $stones } Mondsteine
    })
choice-model-away = { $model }, { $distance } Zoll entfernt
choice-use-fate = Ereignis spielen
choice-use-fate-on = Ereignis auf { $model } spielen
choice-shift = { $terrain } Nr. { $number } um { $x }/{ $y } Zoll
choice-stay = Stehen bleiben
choice-way-to = Bis an { $goal }, { $length } Zoll{ $bends ->
           [yes] {" "}um Ecken
          *[no] {""}
    }
choice-way-towards = Auf { $goal } zu, { $length } Zoll{ $bends ->
           [yes] {" "}um Ecken
          *[no] {""}
    }
choice-way-cover = In Deckung vor { $goal }, { $length } Zoll{ $bends ->
           [yes] {" "}um Ecken
          *[no] {""}
    }
choice-way-away = Weg von { $goal }, { $length } Zoll{ $bends ->
           [yes] {" "}um Ecken
          *[no] {""}
    }
choice-way-plain = Nach { $direction ->
           [north] Norden
           [north-east] Nordosten
           [east] Osten
           [south-east] Südosten
           [south] Süden
           [south-west] Südwesten
           [west] Westen
          *[north-west] Nordwesten
    }, { $length } Zoll{ $bends ->
           [yes] {" "}um Ecken
          *[no] {""}
    }
choice-way-engaged = { $way }; dann in Reichweite von { $models }
choice-spot = Bei { $place }
choice-spot-near = { $direction ->
           [north] Nördlich
           [north-east] Nordöstlich
           [east] Östlich
           [south-east] Südöstlich
           [south] Südlich
           [south-west] Südwestlich
           [west] Westlich
          *[north-west] Nordwestlich
    } von { $goal } ({ $place })
choice-stone = { $stone }
choice-harvest = { $stone } ernten (1 Energie)
choice-depth = Tiefe { $depth }
choice-truth = Wahrheit
choice-bluff = Bluff!
choice-leave = So lassen
choice-top = { $card } nach oben
choice-bottom = { $card } nach unten
choice-both = { $one } und { $other }
choice-finish = { $signature ->
           [yes] Einzigartiger Stil
          *[no] Einfach
    } mit { $duplicates ->
           [0] keinem Duplikat
           [1] einem Duplikat
          *[other] { $duplicates } Duplikaten
    }
choice-step = Schritt (1 Energie, 1 Zoll)
choice-jog = Sprint (frei, { $inches } Zoll)
choice-traverse = Hindernis überqueren (2 Energie)
choice-attack = Nahkampfangriff auf { $model } (1 Energie)
choice-use = { $ability } ({ $cost } Energie{ $range ->
           [0] {""}
          *[other] {", "}{ $range } Zoll
    })
choice-rob = { $model } berauben
choice-give-back = Die behaltenen Karten zurückmischen
choice-end = Aktivierung beenden
event-faction = { $player } spielt { $faction }.
event-drafted = { $player } nimmt { $character }.
event-stones-dropped = { $count } Mondsteine sind gefallen.
event-redropped = { $player } lässt die Mondsteine noch einmal fallen.
event-card-picked = { $player } nimmt { $kind ->
           [agenda] eine Agenda
          *[fate] ein Ereignis
    }.
event-fate-taken = Dein Ereignis: { $fate }.
event-agenda-taken = Deine Agenda: { $agenda }.
event-rolled = { $player } würfelt { $value }.
event-edge = { $player }: { $edge }.
event-initiative = { $player } hat die Initiative.
event-deployed = { $model } steht bei { $place }.
event-round-began = Runde { $round } beginnt.
event-began = { $player } aktiviert zuerst.
event-activated = { $model } ist an der Reihe.
event-moved = { $model } { $how ->
           [step] macht einen Schritt
           [jog] sprintet
           [reaction] macht als Reaktion einen Schritt
           [leap] springt
          *[effect] bewegt sich
    } nach { $place }.
event-pushed = { $model } wird nach { $place } bewegt.
event-placed = { $model } steht jetzt bei { $place }.
event-swapped = { $model } und { $other } tauschen die Plätze.
event-harvested = { $model } gräbt: noch Tiefe { $depth }.
event-stone-taken = { $model } hat einen Mondstein.
event-stone-stolen = { $model } nimmt { $from } einen Mondstein ab.
event-stones-laid = { $model } lässt { $count ->
           [1] einen Mondstein
          *[other] { $count } Mondsteine
    } fallen.
event-depth-set = Der Mondstein liegt jetzt in Tiefe { $depth }.
event-ability-used = { $model }: { $ability }.
event-ability-used-at = { $model }: { $ability } auf { $target }.
event-hesitated = { $model } zögert, und die Energie ist verloren.
event-fate-used = { $player } spielt { $fate }.
event-agenda-shown = { $player } zeigt die Agenda { $agenda }.
event-card-flipped = Aufgedeckt: { $card }.
event-hands-drawn = { $cards } Arkanakarten gegen { $resisting } von { $player }.
event-cards-seen = Deine Karten: { $cards }.
event-card-named = { $player } legt eine Karte und nennt { $card }.
event-card-open = { $player } legt { $card } offen.
event-believed = { $player }: Wahrheit.
event-doubted = { $player }: Bluff! Die Karte ist { $card }, { $lie ->
           [yes] also gelogen
          *[no] also wahr
    }.
event-replaced = { $player } ersetzt die Karte durch { $card }.
event-lie-shown = { $player } zeigt den Bluff: { $card }.
event-nothing = Nichts geschieht.
event-catastrophe-ignored = { $model } entgeht der Katastrophe.
event-cancelled = { $model } greift ein, und die Fähigkeit misslingt.
event-reflected = { $model } wirft die Fähigkeit zurück.
event-energy-lost = { $model }: { $by } Energie weniger.
event-energy-gained = { $model }: { $by } Energie mehr.
event-healed = { $model } heilt { $by }.
event-damaged = { $model }: { $amount } Schaden ({ $kind }).
event-damaged-sum = { $model }: { $sum } = { $amount } Schaden ({ $kind }).
sum-card = { $by } (Karte)
sum-plain = { $by }
sum-plus = { $sum } + { $by } ({ $why })
sum-minus = { $sum } - { $by } ({ $why })
sum-times = { $sum } × { $by } ({ $why })
sum-plus-plain = { $sum } + { $by }
sum-minus-plain = { $sum } - { $by }
sum-times-plain = { $sum } × { $by }
sum-flipped = Karte
sum-critical = kritisch
sum-weakling = Schwächling
sum-lasting = für diese Runde
sum-attack = für diesen Angriff
event-guarded = { $by } nimmt den Schaden für { $model }.
event-wounded = { $model } erleidet { $wounds ->
           [1] eine Wunde
          *[other] { $wounds } Wunden
    }.
event-saved = { $model } bleibt unverletzt.
event-slain = { $model } ist erschlagen.
event-returned = { $model } kehrt zurück.
event-went-away = { $model } verschwindet.
event-stat = { $model }: { $stat } { $sign ->
           [minus] minus
          *[plus] plus
    } { $by }.
event-marked = { $model }: { $mark }.
event-ability-off = { $model }: { $ability } ist { $forever ->
           [yes] verloren
          *[no] für diese Runde aus
    }.
event-reloaded = { $model }: { $ability } ist wieder bereit.
event-ability-stolen = { $model } stiehlt { $from } { $ability }.
event-wood-grown = Bei { $place } wächst ein Wäldchen.
event-token-laid = Bei { $place } liegt Gold.
event-terrain-moved = Gelände ist gerückt: { $terrain }.
event-melee-began = { $model } greift { $defender } an: { $own } Karten gegen { $theirs }.
event-luck-pushed = { $model } legt es darauf an: zwei weitere Karten.
event-melee-revealed = { $model } spielt { $card }.
event-finished = { $model }: { $signature ->
           [yes] einzigartiger Stil
          *[no] kein Stil
    }, { $duplicates ->
           [0] kein Duplikat
           [1] ein Duplikat
          *[other] { $duplicates } Duplikate
    }.
event-followed-up = { $model } setzt nach: { $card }.
event-commanded = { $model } handelt für { $player }.
event-round-ended = Runde { $round } ist zu Ende.
event-ended = Die Sonne geht auf.
reason-too-long = Der Weg ist { $length } Zoll lang, erlaubt sind { $limit }.
reason-not-straight = Ein Schritt geht geradeaus.
reason-blocked = Im Weg bei { $place }: { $by }.
reason-no-jog-there = Bei { $place } darf nicht gesprintet werden.
reason-overlaps = Dort ist kein Platz: { $by }.
reason-retreats = Der Abstand zu { $model } mit { $reach } Zoll Reichweite darf beim Sprint nicht wachsen; er wäre { $distance } Zoll.
reason-off-level = Bei { $place } endet die Ebene.
reason-away-from-token = Das Gold lässt niemanden weiter weg.
reason-not-in-zone = Aufgestellt wird innerhalb von 10 Zoll vom eigenen Rand.
reason-not-in-building = Das ist nicht auf dem Boden eines Gebäudes.
reason-not-across = Das ist nicht auf der anderen Seite eines Hindernisses.
reason-too-far-across = Die andere Seite ist { $distance } Zoll entfernt, { $range } sind erlaubt.
reason-too-high = Das Hindernis ist { $height } Zoll hoch, und nur solche unter { $limit } lassen sich überqueren.
reason-no-obstacle = Kein Hindernis in Basenkontakt.
reason-too-far = { $distance } Zoll sind weiter als { $range }.
reason-not-touching = Kein Basenkontakt.
reason-no-energy = Das braucht { $needs } Energie, da sind { $has }.
reason-already-jogged = In dieser Runde wurde schon gesprintet.
reason-forbidden = Ein Effekt verbietet das.
reason-engaged = Das geht nicht, während die Figur gebunden ist: { $model } reicht { $reach } Zoll weit und ist { $distance } entfernt.
reason-not-engaged = Das geht nur, während die Figur gebunden ist.
reason-out-of-range = { $model } ist { $distance } Zoll entfernt, die Reichweite ist { $range }.
reason-not-seen = { $model } ist nicht zu sehen, verdeckt durch: { $by }.
reason-used-up = Das ist schon benutzt.
reason-lost = Diese Fähigkeit ist verloren.
reason-no-target = Kein erlaubtes Ziel.
reason-needs-missing = Eine Bedingung der Fähigkeit fehlt.
reason-not-wanted = Das passt hier nicht.
reason-no-such-card = Diese Karte gibt es nicht.
reason-taken = Diese Figur hat schon { $player } gewählt; jede gibt es nur einmal.
reason-rival = Nie in einer Truppe mit { $character }.
chance-draft = { $player }: Wer wählt zuerst?
chance-fall = Wohin ein Mondstein fällt
chance-depth = Wie tief er liegt
chance-cards = { $player }: Wer nimmt zuerst eine Karte?
chance-deployment = { $player }: Wer stellt auf?
chance-first = { $player }: Wer aktiviert zuerst?
chance-arcana = Eine Arkanakarte
chance-melee = Eine Nahkampfkarte
outcome-most-stones = Die meisten Mondsteine: { $winners }
outcome-overtime = In der Entscheidungsrunde vorn: { $winners }
outcome-last-left = Als Einzige übrig: { $winners }
outcome-shared = Geteilter Sieg: { $winners }
set-up-players = Moonstone ist für 2 bis 4 Spieler.
set-up-size = Eine Truppe hat höchstens 8 Charaktere.
set-up-stones = Es gibt 7 oder 5 Mondsteine.
set-up-table = Diesen Tisch gibt es nicht.
set-up-draft = Für ein Draften gibt es nicht genug Charaktere.
set-up-troupes = Diese Truppen gibt es nicht, oder sie sind zu klein.
### Das Brett

sketch-set-up = Aufbau
sketch-round = Runde { $round } von 4
sketch-active = { $model } handelt
sketch-table = Tisch: { $table }
sketch-player = { $brackets } { $player }{ $own ->
           [yes] {" "}(du)
          *[no] {""}
    }: { $stones ->
           [1] 1 Mondstein
          *[other] { $stones } Mondsteine
    }
sketch-terrain = { $terrain ->
           [water] Wasser
           [wood] Wäldchen
           [obstacle] Hindernis
           [tree] Baum
           [floor] Boden
           [platform] Plattform
           [stairs] Treppe
          *[barrier] Barriere
    }
sketch-ladder = H Leiter
sketch-token = $ Gold
sketch-legend-stones = 3² Mondstein 3, Tiefe 2
sketch-legend-upstairs = (A^ oben
sketch-legend-reach = + erreichbar, × angeboten
sketch-hand = Deine Arkanakarten
sketch-hand-of = Nahkampfkarten von { $model }
sketch-slain = † { $model }
sketch-model = { $left }/{ $health } Leben · { $energy } Energie · { $stones ->
           [1] 1 Stein
          *[other] { $stones } Steine
    }{ $level ->
           [0] {""}
          *[other] {" · Ebene "}{ $level }
    }{ $state ->
           [waiting] {" · noch nicht aufgestellt"}
           [away] {" · nicht da"}
           [done] {" · aktiviert"}
          *[fresh] {""}
    }
sketch-jog = Sprint { $inches } Zoll
sketch-no-jog = schon gesprintet
sketch-engaged = gebunden durch { $models }
sketch-nearest-stone = Mondstein { $number } (Tiefe { $depth }) { $distance } Zoll
sketch-enemy = { $model } { $distance } Zoll{ $seen ->
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

defect-many-characters = sind mehr als 255
defect-unknown-entry = hat `{ $word }`, bekannt sind aber nur Einträge `[[character]]`, `[[table]]` und `[[troupe]]`
defect-blue = muss Felder von 1 bis zur Gesundheit (`health`) nennen
defect-none-named = muss mindestens eine nennen
defect-too-many = dürfen höchstens { $most } sein
defect-twice = `{ $key }` kommt zweimal vor
defect-range-missing = fehlt, und wer zielt, braucht es
defect-cost-missing = fehlt
defect-limit-missing = fehlt, und was nichts kostet, braucht eine Grenze
defect-kind = passive: `does`; active: `does` oder `flip`; arcane: `results` und `catastrophe`
defect-x = `{ $text }` hat ein X, aber hier gibt es keine Karte
defect-six = muss sechs Ergebnisse haben
defect-no-such-word = `{ $word }` ist { $what ->
    [keyword] kein Schlüsselwort
    [aim] keine Angabe, worauf gezielt wird
    [passive] keine passive Fähigkeit
    [cards] keine Angabe von Karten
    [card] keine Karte
    [kind] keine Schadensart
    [result] kein Ergebnis
    [round] keine Wirkung einer Runde
   *[clause] kein Satz der Wirkungen
}. Welche es gibt, steht im README des Spiels
defect-shape = muss genau eines von `corners`, `rect` und `round` haben
defect-off-table = muss auf dem Tisch liegen: Koordinaten von 0 bis { $most }
defect-level = darf keine Ebene (`level`) über 3 haben
defect-no-character = Einen Charakter `{ $key }` gibt es nicht
defect-other-faction = `{ $key }` gehört nicht zu dieser Fraktion
defect-rivals = `{ $rival }` ist nie in einer Truppe mit `{ $key }`
defect-three = müssen mindestens drei sein
