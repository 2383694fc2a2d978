game-name = Kleine Helden
game-about = Kleine Helden mit großen Waffen: Zwei bis fünf Gruppen von Schurken kämpfen mit Stahl, Zaubern und schmutzigen Tricks, bis nur eine übrig ist. Fünf Szenarien, zwei davon auch allein.

### Wer und was

side = { $form ->
    [owner] { $who ->
        [own] du
        [foe] Gegner
        [wild] Monster
       *[other] Spieler { $number }
    }
    [group] { $who ->
        [own] deine Gruppe
        [foe] die gegnerische Gruppe
        [wild] die Monster
       *[other] die Gruppe von Spieler { $number }
    }
   *[plain] { $who ->
        [own] Du
        [foe] Dein Gegner
        [wild] Das Spiel
       *[other] Spieler { $number }
    }
}
piece = { $name }{ WHO($side) ->
    [own] { "" }
    [wild] { "" }
    [none] { "" }
   *[other] { " " }({ OWNER($side) })
}{ $form ->
    [alive] , { $life } Leben
   *[plain] { "" }
}
card = { $form ->
    [full] { $name } ({ $line }){ card-note }
    [details] { $line }{ card-note }
    [note] { card-note }
   *[plain] { $name }
}
card-note = { $has-text ->
    [yes] { " " }– { $text }
   *[no] { "" }
}
numbered = { $name } { $number }
nobody = jemand
held = { $card }{ GRIPS($card) ->
    [2] { " " }({ grip })
   *[other] { "" }
}
from-hand = { $origin ->
    [hand] { " " }von der Hand
   *[book] { "" }
}
means-weapon = { held }{ REACH($card) ->
    [thrown] { $how ->
        [ranged] , geworfen
       *[melee] { "" }
    }
   *[melee] { "" }
}
means-bare = { $how ->
    [ranged] ein Schuss
   *[melee] ohne Waffe
}
means-spell = { $card }{ from-hand }
pile = { $pile ->
    [equipment] Ausrüstung
    [magic] Magie
   *[tactics] Taktik
}
mix = { $piles }
mix-pile = { $cards } { $pile ->
    [equipment] Ausrüstungskarte
    [magic] Magiekarte
   *[tactics] Taktikkarte
}{ $cards ->
    [one] { "" }
   *[other] n
}
part-of-base = Grundwert
part-of-card = { $it }
part-of-speciality = { category }
part-of-power = Fähigkeit
part-of-protecting = Beschützen
part-of-floor = nicht unter 0
part-of-die = Würfel
part-of-sixes = Sechsen
part-of-sixes-against = Sechsen des Verteidigers
part-of-armour = Rüstung

### Fragen

question-start = Von welchen Stapeln ziehst du { $cards ->
    [one] deine erste Karte
   *[other] deine ersten { $cards } Karten
}?
question-redraw = Du hast weder eine Waffe noch einen Angriffszauber. Zeigst du deine Karten und ziehst neu?
question-lay-out = Womit sind deine Helden zu Beginn ausgestattet?
question-draw = { $cards ->
    [one] Von welchem Stapel ziehst du 1 Karte?
   *[other] Von welchen Stapeln ziehst du { $cards } Karten?
}
question-act = Was tust du?
question-equip = Womit wird { $unit } ausgestattet? { $back ->
    [0] Zurücknehmen geht nicht mehr.
    [one] 1 Karte kannst du noch zurücknehmen.
   *[other] { $back } Karten kannst du noch zurücknehmen.
}
question-transfer = Umlegen: { $one } ↔ { $other }. Welche Karte wechselt?
question-target = { $by } greift an: { $means }. Wer ist das Ziel?
question-protect = { $by } greift an: { $at } – { $means }. Bietet jemand aus deiner Gruppe Schutz an?
question-defend = { $by } greift an: { $at } – { $means }. Wie begegnest du dem Angriff?
question-parry = { $by } greift an: { $means }. { $unit } stellt sich davor. Womit wird pariert?
question-declare = { $before ->
    [none] Der Zug endet. Spielst du ein spontanes Ereignis?
   *[other] { $before } Spielst du etwas, bevor die Würfel fallen?
}{ COUNT($gambles) ->
    [0] { "" }
   *[other] { " " }Ein Wagnis: { $gambles }. Ob das etwas bewirkt, hängt davon ab, was sonst noch gespielt wird.
}
interrupted-fight = { $by } greift an: { $at } – { $means }.
interrupted-cast = { $by } wirkt { $card }.
question-aim = { $card }: „{ TEXT($card) }“ Wen oder was wählst du?
question-pay = { $price ->
    [trade] Welche Karte gibst du ab? Für eine neue { $left ->
        [one] fehlt noch 1.
       *[other] fehlen noch { $left }.
    }
   *[hero] Welche Karte gibst du ab? Für einen neuen Helden { $left ->
        [one] fehlt noch 1.
       *[other] fehlen noch { $left }.
    }
}
question-loot = { $unit } ist gefallen. Was plünderst du?

### Was man wählen kann

redraw-keep = Karten behalten
redraw-again = Karten zeigen und neu ziehen
fit-put = { $card } → { $to } – { DETAILS($card) }
fit-take-back = Zurücknehmen: { $card } ({ $from })
fit-done = Fertig
act-equip = Ausstatten: { $unit }
    .brief = Ausstatten
act-transfer = Umlegen: { $one } ↔ { $other }
act-attack = Angreifen: { $by } – { $means } ({ $figures })
    .brief = Angreifen – { $means } ({ $figures })
act-cast = Zaubern: { $by } – { $card }{ from-hand } ({ LINE($card) }){ NOTE($card) }
    .brief = Zaubern – { $card }{ from-hand } ({ LINE($card) }){ NOTE($card) }
act-forgo = Verzichten: { $unit } zieht stattdessen eine Karte
    .brief = Verzichten: stattdessen eine Karte ziehen
act-search = Suchen: { $unit }
    .brief = Suchen
act-play = Ausspielen: { FULL($card) }
    .brief = Ausspielen – { DETAILS($card) }
act-use = Einsetzen: { $card } – { TEXT($card) }
    .brief = Einsetzen – { TEXT($card) }
act-trade = 3 Handkarten gegen 1 eintauschen
act-buy = Für 8 Handkarten einen Helden kaufen
act-end-turn = Zug beenden
move-card = Umlegen: { $card } – { DETAILS($card) }
move-done = Fertig
target = { ALIVE($target) }
protect-leave = Keinen Schutz anbieten
protect-with = Schutz anbieten: { ALIVE($unit) }
    .brief = Schutz anbieten
defend-waive = { $form ->
    [told] pariert nicht.
   *[plain] Nicht parieren
}
defend-dodge = { $form ->
    [told] wehrt sich ohne Waffe und Schild.
   *[plain] Ausweichen oder widerstehen, ohne Waffe und Schild
}
defend-parry = { $form ->
    [told] pariert: { held }.
   *[plain] Parieren: { held } ({ $figures })
}
defend-spell = { $form ->
    [told] wirkt einen Verteidigungszauber: { $card }{ from-hand }.
   *[plain] Zaubern: { $card }{ from-hand } ({ LINE($card) }){ NOTE($card) }
}
defend-shield = Beschützen: { ALIVE($unit) }
    .brief = Beschützen
defend-accept = Schutz annehmen: { ALIVE($unit) }
    .brief = Schutz annehmen
declare = { COUNT($cards) ->
    [0] Nichts
    [one] { FULL($cards) }
   *[other] { $cards }
}
aim-nothing = Ausführen
aim-unit = { ALIVE($it) }
aim-group = { CAPITAL(GROUP($it)) }
aim-fitted = { $unit }: { $card } – { DETAILS($card) }
aim-discarded = { $it } – { DETAILS($it) }
pay = { $card } – { DETAILS($card) }
loot-card = { $card } – { DETAILS($card) }
loot-nothing = Nichts

### Was geschehen ist

event-first-rolled = { WHO($side) ->
    [own] Du beginnst.
   *[other] { $side } beginnt.
}
event-hero-drawn = { WHO($side) ->
    [own] Du ziehst einen Helden
   *[other] { $side } zieht einen Helden
}: { $hero }.
event-drew = { WHO($side) ->
    [own] Du ziehst
   *[other] { $side } zieht
} { $mix }.
event-saw-drawn = Gezogen: { $cards }
event-pile-refilled = Ein leerer Stapel wird aus der Ablage neu gebildet: { $mix }.
event-redrew = { WHO($side) ->
    [own] Du zeigst und legst ab
   *[other] { $side } zeigt und legt ab
}: { $cards }
event-round-began = Runde { $round } beginnt.
event-turn-began = { WHO($side) ->
    [own] Du bist am Zug.
   *[other] { $side } ist am Zug.
}
event-turn-ended = { WHO($side) ->
    [own] Du beendest deinen Zug.
   *[other] { $side } beendet den Zug.
}
event-equipped = { $unit } wird ausgestattet: { $card }.
event-taken-back = { $unit } gibt { $card } auf die Hand zurück.
event-moved = { $card }: { $from } → { $to }.
event-forwent = { $unit } verzichtet und zieht eine Karte.
event-action-lost = { $unit } ist benommen und verliert die Aktion.
event-attacked = { $by } greift { HOW($means) ->
    [melee] im Nahkampf
    [ranged] im Fernkampf
   *[magical] mit Magie
} an: { $at } – { $means }.
event-protection-offered = { $by } bietet Schutz an: { $at }.
event-protected = { $by } stellt sich schützend davor: { $at }.
event-defended = { $unit } { TOLD($defence) }
event-declared = { WHO($side) ->
    [own] Du spielst
   *[other] { $side } spielt
} { $card }: „{ TEXT($card) }“
event-backed = { $unit }: „{ $card }“ gilt.
event-compared = { $by } → { $at }: Angriff { $attack }, Abwehr { $defence }: { $hits ->
    [yes] Treffer!
   *[no] abgewehrt.
}
event-hit-by-itself = { $by } → { $at }: Angriff { $attack }; nichts hält ihn auf.
event-hit = { $at } erleidet { $damage ->
    [0] keinen
   *[other] { $damage }
} Schaden{ COUNT($parts) ->
    [one] { "" }
   *[other] : { $parts }
}.
event-foiled = { $by }: Der Angriff geht ins Leere.
event-diverted = Der Angriff wird umgelenkt: { $from } → { $to }.
event-reflected = { $by } wirft den Angriff zurück: { $at } erleidet { $damage } Schaden.
event-countered = { $by } schlägt zurück: { $at } verliert { $damage } Leben.
event-lost = { $at } verliert { $life } Leben.
event-healed = { $at } erhält { $life } Leben zurück.
event-stunned = { $at } ist benommen.
event-acts-again = { $unit } darf noch einmal handeln.
event-killed = { $at } stirbt!
event-looted = { WHO($side) ->
    [own] Du plünderst
   *[other] { $side } plündert
}: { $card } – { $from }.
event-eliminated = { WHO($side) ->
    [own] Du scheidest aus.
   *[other] { $side } scheidet aus.
}
event-hand-discarded = { WHO($side) ->
    [own] Du legst deine Hand ab
   *[other] { $side } legt die Hand ab
}: { $cards }
event-cast = { $by } wirkt { $card }{ from-hand }.
event-cast-rolled = { $by }: { $card }, { $parts } gegen { $target }: { $works ->
    [yes] Es gelingt!
   *[no] Es misslingt.
}
event-spell-countered = { $card } misslingt: Jemand hat dazwischengefunkt.
event-summoned = { $by } beschwört: { $creature }.
event-returned-to-book = { $unit } hat wieder im Zauberbuch: { $card }.
event-demon-laid = { WHO($side) ->
    [own] Du schickst
   *[other] { $side } schickt
} einen Dämon gegen { GROUP($on) }: { $card } – „{ TEXT($card) }“
event-demon-gone = { $card } verlässt { GROUP($side) }.
event-charmed = { $card }: { $unit } hat { $figures }.
event-event-played = { WHO($side) ->
    [own] Du spielst
   *[other] { $side } spielt
} { $card }: „{ TEXT($card) }“
event-npc-played = { WHO($side) ->
    [own] Du wirbst
   *[other] { $side } wirbt
} einen NSC an: { $card } – „{ TEXT($card) }“
event-npc-gone = { $card } verlässt { GROUP($side) }.
event-loyalty-rolled = Loyalitätswurf { $die }: { $card } { $stays ->
    [yes] bleibt.
   *[no] hat genug und geht.
}
event-power-used = { WHO($side) ->
    [own] Du setzt
   *[other] { $side } setzt
} { $card } ein: „{ TEXT($card) }“
event-came-to-nothing = „{ $card }“ verpufft.
event-discarded = { WHO($side) ->
    [own] Du legst ab
   *[other] { $side } legt ab
}: { $cards }
event-broken = { $unit } verliert { $card }.
event-stolen = { WHO($by) ->
    [own] Du nimmst
   *[other] { $by } nimmt
} { WHO($from) ->
    [own] dir
    [foe] deinem Gegner
   *[other] { $from }
} eine Karte weg: { $card }
event-taken = { WHO($side) ->
    [own] Du nimmst
   *[other] { $side } nimmt
} eine Karte: { $card }
event-traded = { WHO($side) ->
    [own] Du tauschst 3 Karten gegen 1 ein.
   *[other] { $side } tauscht 3 Karten gegen 1 ein.
}
event-bought = { WHO($side) ->
    [own] Du kaufst einen Helden
   *[other] { $side } kauft einen Helden
}: { $hero }.
event-demon-passed = { $card } zieht weiter: { GROUP($from) } → { GROUP($to) }.
event-npc-lured = { $card } wechselt die Seite: { GROUP($from) } → { GROUP($to) }.
event-refreshed = { WHO($side) ->
    [own] Du kannst alle Zaubersprüche wieder wirken.
   *[other] { $side } kann alle Zaubersprüche wieder wirken.
}
event-burdened = { $card } plagt { GROUP($side) }.
event-ward-killed = { $ward } { WHO($side) ->
    [own] deiner Gruppe
   *[other] ({ OWNER($side) })
} ist tot!
event-monster-came = { $monster } taucht auf.
event-monster-acted = { $monster } würfelt { $die } und { $habit }.
event-searched = { $unit } sucht, { $parts } gegen { $target }: { $found ->
    [yes] { $thing }!
   *[no] nichts.
}
event-treasure-taken = { $unit } nimmt an sich: { $thing }{ $treasures ->
    [one] .
   *[other] { "" } × { $treasures }.
}
event-treasures-lost = Verloren: { $thing }{ $treasures ->
    [one] .
   *[other] { "" } × { $treasures }.
}
event-broken-off = Die Partie wird nach Runde { $round } abgebrochen, weil nichts mehr geschieht.

### Warum etwas nicht geht

reason-already-acted = Dafür fehlt eine Aktion.
reason-just-summoned = In der Runde der Beschwörung kann eine Kreatur noch nicht angreifen.
reason-only-heroes = Das können nur Helden.
reason-not-magical = Nur magische Helden benutzen Zaubersprüche.
reason-body-part-taken = Diese Körperstelle ist schon geschützt.
reason-second-shield = Zwei Schilde trägt niemand.
reason-no-free-hand = Ein Held hat nur zwei Hände.
reason-hands-full = Zweihändig geht nur mit zwei freien Händen.
reason-not-fittable = Ausgestattet wird nur mit Ausrüstung und Zaubersprüchen.
reason-nothing-to-fit = Es gibt nichts, womit man ausstatten könnte, und nichts zurückzunehmen.
reason-nothing-to-move = Keiner der beiden hat etwas, das zum anderen passt.
reason-two-taken-back = Höchstens zwei Karten können zurückgenommen werden.
reason-one-hero-only = Karten können nur von einem Helden zurückgenommen werden.
reason-spell-rests = Der Zauberspruch klingt noch ab.
reason-nothing-to-aim-at = Es gibt nichts, worauf es wirken könnte.
reason-no-reaction-left = In diesem Zug ist keine Reaktion mehr übrig.
reason-wrong-spell = Dieser Zauber wehrt solche Angriffe nicht ab.
reason-no-help-against-this = Das hilft gegen so einen Angriff nicht: Gegen Schüsse helfen Schilde, gegen Zauber die Magieresistenz.
reason-too-strong = Der Angriff ist zu stark: Ohne weitere Würfe nach einer Sechs reicht es in keinem Fall.
reason-demon-not-protected = Dämonen kann niemand beschützen.
reason-too-swift = Vor diesem Angriff kann niemand das Ziel beschützen.
reason-one-event-a-turn = In einem Zug ist nur ein Ereignis erlaubt.
reason-already-used = Diese Fähigkeit wurde in dieser Runde schon eingesetzt.
reason-too-few-cards = Für einen Tausch brauchst du 3 Handkarten; du hast { $cards ->
    [0] keine
    [one] nur 1
   *[other] nur { $cards }
}.
reason-too-few-for-hero = Ein neuer Held kostet 8 Handkarten; du hast { $cards ->
    [0] keine
    [one] nur 1
   *[other] nur { $cards }
}.
reason-already-bought = Nur einmal im Spiel kann ein Held gekauft werden.
reason-no-heroes-left = Es gibt keine Helden mehr.
reason-burdened = Der Dämon vor deiner Gruppe lässt es nicht zu.
reason-wrong-mix = Das ist nicht die richtige Zahl von Karten, oder ein Stapel hat nicht so viele.
reason-not-playable = Das kannst du jetzt nicht spielen.
reason-over-anyway = Eine dieser Karten beendet es schon; eine weitere wäre verschwendet.
reason-adds-nothing = Eine dieser Karten würde hier nichts bewirken.
reason-manoeuvre-before-roll = Ein Manöver spielst du unmittelbar vor einem Wurf: Wenn jemand aus deiner Gruppe angreift, pariert oder zaubert, wirst du danach gefragt.
reason-potion-before-roll = Einen Trank trinkst du unmittelbar vor einem Wurf: Wenn jemand aus deiner Gruppe kämpft oder zaubert, wirst du danach gefragt.
reason-nothing-under-way = Dieses spontane Ereignis gehört zu einem laufenden Kampf oder Zauber; dann wirst du danach gefragt.
reason-only-in-defence = Verteidigungszauber wirkt ein Held nur als Reaktion, wenn er angegriffen wird.
reason-nobody-to-attack = Es ist niemand da, den man angreifen könnte.
reason-no-card-to-draw = Es ist keine Karte mehr da, die man ziehen könnte.
reason-cannot-protect = Hier ist Beschützen nicht möglich.

### Zufall

chance-first = Wer beginnt? Es ist der Spieler mit dieser Zahl.
chance-hero = { WHO($side) ->
    [own] Du ziehst
   *[other] { $side } zieht
} einen { $magical ->
    [yes] magischen Helden
    [no] nichtmagischen Helden
   *[none] Helden
}
chance-card = { WHO($side) ->
    [own] Du ziehst eine { $pile ->
        [equipment] Ausrüstungskarte
        [magic] Magiekarte
       *[tactics] Taktikkarte
    }
   *[other] { $side } zieht eine { $pile ->
        [equipment] Ausrüstungskarte
        [magic] Magiekarte
       *[tactics] Taktikkarte
    }
}
chance-hand-card = { WHO($side) ->
    [own] Eine zufällige Karte deiner Hand
   *[other] { $side }: eine zufällige Handkarte
}
chance-attack = Angriff: { $by }
chance-defence = Abwehr: { $at }
chance-casting = Zauber: { $by }
chance-loyalty = Loyalität des NSC: { GROUP($side) }
chance-unit = Jemand Zufälliges: { GROUP($side) }
chance-search = Suche: { $by }
chance-wild = Was tun die Monster?

### Das Ende

outcome = { WHO($seat) ->
    [own] Du gewinnst.
   *[other] { $seat } gewinnt.
} { $how }
outcome-together = Gewonnen haben: { $seats }. { $how }
outcome-last-group = Nur eine Gruppe ist übrig.
outcome-nobody-left = Niemand ist übrig; niemand gewinnt.
outcome-broken-off = Die Partie wurde abgebrochen, weil nichts mehr geschah; niemand gewinnt.
outcome-slain = Das Monster ist besiegt.
outcome-held-out = Die Gruppen haben durchgehalten.
outcome-defeated = Alle Gruppen sind geschlagen; das Spiel gewinnt.
outcome-treasure = Die Schätze sind beisammen.

### Der Tisch

sketch-set-up = Aufbau
sketch-round = Runde { $round }
sketch-active = { WHO($side) ->
    [own] du bist am Zug
   *[other] { $side } ist am Zug
}
sketch-scenario = Szenario: { $scenario }
sketch-pile = { pile } { $deck } (abgelegt { $discarded })
sketch-heroes-left = { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
} zu kaufen
sketch-side = { $active ->
    [yes] ►►
   *[no] ──
} { WHO($side) ->
    [wild] Monster
   *[other] { $side }
}
sketch-hand = Hand { $cards }{ $cards ->
    [0] { "" }
   *[other] { " " }({ $mix })
}
sketch-out = ausgeschieden
sketch-bought = hat einen Helden gekauft
sketch-npc = { "    " }NSC { $card } ♥{ $life }{ $used ->
    [yes] { " " }✓
   *[no] { "" }
} – { TEXT($card) }
sketch-demon = { "    " }Dämon { $card } ♥{ $life } { $signs } – { TEXT($card) }
sketch-ward = { $ward } ♥{ $life }
sketch-stunned = benommen
sketch-fresh = frisch beschworen
sketch-treasures = { $thing } × { $treasures }
sketch-charm = verzaubert: { $figures }
sketch-your-hand = Deine Hand:
sketch-hand-card = { $known ->
    [yes] ◉
   *[no] •
} { FULL($card) }
sketch-known-hand = { "    " }bekannt auf der Hand:
sketch-empty-hand = keine Karte
sketch-fight = Kampf: { $by } → { $at }: { $means }
sketch-legend = ⚔ Attacke · ◊ Parade · ☆ Magie · ⊙ Magieresistenz · ▣ Rüstung · ✹ Schaden · ♥ Leben
sketch-legend-more = ● Aktion · ○ Reaktion · ✦ magisch · ≥ Zielwert · ⌛ klingt ab · ✓ benutzt · ◉ allen bekannt

### Optionen und Anweisungen

unknown-scenario = Ein Szenario „{ $key }“ gibt es nicht. Zur Wahl stehen: { $known }.
options-players = Dieses Szenario ist für { $least } bis { $most } Spieler.
options-three-heroes = Je drei Helden gibt es nur zu zweit.
option-players = Spieler
option-scenario = Szenario
option-life = Leben der Helden
option-life-fifteen = 15, wie gedruckt
option-life-twelve = 12, für eine kürzere Partie
option-life-ten = 10, für eine kurze Partie
option-one_hero_pile = Beide Helden von einem Stapel aus allen
option-three_heroes = Je drei Helden (2 Spieler)
option-redraw = Neu ziehen ohne Waffe und Angriffszauber
option-even_start = Ausgleich: Wer beginnt, zieht zuerst weniger
orders-protect = Andere beschützen
orders-protect-ask = frag mich
orders-protect-own-only = nur in der eigenen Gruppe
orders-protect-never = nie
orders-parry = Parieren
orders-parry-ask = frag mich
orders-parry-always = immer, mit dem besten Gegenstand
orders-parry-if-lethal = wenn der Angriff töten könnte
orders-parry-never = nie
orders-cards = Karten und Fähigkeiten in Kämpfen
orders-cards-ask = frag mich
orders-cards-own-fights = nur in eigenen Kämpfen
orders-cards-never = nie

### Was an Datendateien falsch ist

fault-hero-damage = gehört zu Waffen und Zaubern; Helden haben keinen
fault-school = ist eine Schule der Magie, und nur magische Helden nutzen Zauber
fault-hands = fehlt: Eine Waffe hat Werte für eine Hand (`one`), für zwei (`two`) oder für beides
fault-no-part = muss mindestens einen Körperteil nennen
fault-worn = gehört zu Artefakten, die getragen werden
fault-held = gehört zu Artefakten, die in der Hand gehalten werden
fault-wards = müssen Arten von Angriffen sein: `melee`, `ranged`, `magical`
fault-demon = dürfen nur Parade, Magieresistenz und Rüstung sein: Dämonen greifen nicht an
fault-no-keyword = muss mindestens ein Schlüsselwort haben
fault-or-boost = wird gebraucht, oder stattdessen ein `boost`
fault-role = muss `attacker` oder `defender` sein: Jeder darf die Karte spielen
fault-own-turn = wirkt nur im eigenen Zug und gehört deshalb zu einem Ereignis (`event`)
fault-damage = muss mindestens 1 Schaden (`damage`) haben
fault-alone = muss mindestens 2 sein: Dieses Ziel spielt man gegeneinander
fault-goal-needs = fehlt, und dieses Ziel braucht es
fault-goal-other = gehört nicht zu diesem Ziel
fault-habits = müssen sechs Schlüsselwörter sein, eines für jede Augenzahl
fault-one-of = muss eines davon sein: { $known }
fault-part-twice = darf keinen Körperteil zweimal nennen
fault-none-named = muss mindestens eines davon nennen
fault-boost = muss Werte (`figures`) oder Zusätze (`extras`) haben
fault-bless = darf keine Werte unter 0 haben
fault-curse = darf keine Werte über 0 haben
fault-key-twice = Den Schlüssel `{ $key }` hat schon ein anderer Eintrag
fault-other-kind = `{ $key }` ist der Schlüssel von etwas anderem, das sich hierdurch nicht ersetzen lässt
fault-namesake = ist schon der Name von `{ $other }`
fault-many-heroes = ist ein Held zu viel: Es können { $most } sein
fault-many-cards = ist eine Karte zu viel: Ein Stapel hat höchstens { $most }
fault-few-heroes = lässt weniger als fünf magische oder fünf andere Helden übrig

### Was an einer Stellung von außen falsch ist

position-known = nur Karten der Hand sind bekannt
position-dead-card = keine solche Karte, oder eine ohne Leben ({ $rule })
position-wild-hand = die wilde Seite hat weder Handkarten noch einen NSC
position-no-summoning = die Karte ist keine Beschwörung
position-no-summoner = der Beschwörer ist kein Held
position-wild-side = auf der wilden Seite stehen Monster und nur sie
position-unfit = Karte { $card } passt hier nicht zur Ausrüstung ({ $rule })
position-resting = nur Zauber in einem Zauberbuch ruhen (KH-53)
position-fallen = gefallen ist nur, wer kein Leben mehr hat, und ein Schritt muss das noch abhandeln

### Was hinter jeder Zahl stehen kann

words-behind-numbers = Rüstung, Leben, Schaden, gegen, kleiner, bis

### Patzer, wie die Arena sie zählt

blunder-idle-attacker = Züge, die trotz möglichem Angriff enden
blunder-taken-off = Karten, im selben Zug an- und wieder abgelegt
blunder-weak-protector = Helden, die einen zäheren schützen
