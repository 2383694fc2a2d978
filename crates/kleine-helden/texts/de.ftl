game-name = Kleine Helden
game-about = Kleine Helden mit großen Waffen: Zwei bis fünf Gruppen von Schurken kämpfen mit Stahl, Zaubern und schmutzigen Tricks, bis nur eine übrig ist. Fünf Szenarien, zwei davon auch allein.

### Wer und was

side = { $who ->
    [own] Du
    [foe] Dein Gegner
    [wild] Das Spiel
   *[other] Spieler { $number }
}
owner = { $who ->
    [own] du
    [foe] Gegner
    [wild] Monster
   *[other] Spieler { $number }
}
group = { $who ->
    [own] deine Gruppe
    [foe] gegnerische Gruppe
    [wild] die Monster
   *[other] Gruppe von Spieler { $number }
}
name = { $name }
numbered = { $name } { $number }
nobody = jemand
belonging = { $name } ({ $owner })
with-life = { $name }, { $life } Leben
held = { $card } ({ $hands })
thrown = { $item }, geworfen
bare = bloße Hände
bare-ranged = ein Schuss
spell = { $card }{ $origin ->
    [hand] { " " }von der Hand
   *[book] { "" }
}
mix = { $piles }
mix-pile = { $cards } { $pile ->
    [equipment] Ausrüstung
    [magic] Magie
   *[tactics] Taktik
}
part = { $part ->
    [power] Fähigkeit
    [protecting] Beschützen
    [floor] nicht unter 0
    [sixes] Sechsen
    [sixes-against] Sechsen des Verteidigers
   *[armour] Rüstung
}

### Fragen

question-start = Von welchen Stapeln ziehst du deine ersten { $cards } Karten?
question-redraw = Du hast weder eine Waffe noch einen Angriffszauber. Zeigst du deine Karten und ziehst neu?
question-lay-out = Womit sind deine Helden zu Beginn ausgestattet?
question-draw = Von welchen Stapeln ziehst du { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}?
question-act = Was tust du?
question-equip = Womit wird { $unit } ausgestattet? { $back ->
    [0] Zurücknehmen geht nicht mehr.
    [one] 1 Karte kannst du noch zurücknehmen.
   *[other] { $back } Karten kannst du noch zurücknehmen.
}
question-transfer = Welche Karte wechselt zwischen { $one } und { $other }?
question-target = Wen greift { $by } an? Waffe oder Zauber: { $means }.
question-protect = { $by } greift an: { $at }, { $means }. Bietet einer von deinen Schutz an?
question-defend = { $by } greift an: { $at }, { $means }. Wie begegnest du dem Angriff?
question-parry = { $unit } beschützt vor { $by } ({ $means }). Womit wird pariert?
question-declare-fight = { $by } greift an: { $at }, { $means }. Spielst du etwas, bevor die Würfel fallen?
question-declare-cast = { $by } wirkt { $card }. Spielst du etwas, bevor die Würfel fallen?
question-declare = Der Zug endet. Spielst du ein spontanes Ereignis?
question-aim = { $card }: { $text } Wer oder was ist gemeint?
question-pay-trade = Welche Karte gibst du ab? Für eine neue { $left ->
    [one] fehlt noch 1.
   *[other] fehlen noch { $left }.
}
question-pay-hero = Welche Karte gibst du ab? Für einen neuen Helden { $left ->
    [one] fehlt noch 1.
   *[other] fehlen noch { $left }.
}
question-loot = { $unit } ist gefallen. Was plünderst du?

### Was man wählen kann

choice-keep = Karten behalten
choice-redraw = Karten zeigen und neu ziehen
choice-put = { $card } → { $unit } – { $line }{ $text }
choice-take-back = Zurücknehmen: { $card } ({ $unit })
choice-fitted = Fertig
choice-equip = Ausstatten: { $unit }
choice-transfer = Umlegen: { $one } ↔ { $other }
choice-attack = Angreifen: { $by } – { $means } ({ $figures })
choice-cast = Zaubern: { $by } – { $card }{ $origin ->
    [hand] { " " }von der Hand
   *[book] { "" }
} ({ $line }){ $text }
choice-forgo = Verzichten: { $unit } zieht stattdessen eine Karte
choice-search = Suchen: { $unit }
choice-play = Ausspielen: { $card } ({ $line }){ $text }
choice-use = Einsetzen: { $card } – { $text }
choice-trade = 3 Handkarten gegen 1 eintauschen
choice-buy = Für 8 Handkarten einen Helden kaufen
choice-end-turn = Zug beenden
choice-move = Umlegen: { $card } – { $line }{ $text }
choice-moved = Fertig
choice-target = { $target }
choice-leave = Keinen Schutz anbieten
choice-protect = Schutz anbieten: { $unit }
choice-waive = Nicht parieren
choice-dodge = Ohne Hilfe ausweichen oder widerstehen
choice-parry = Parieren: { $item } ({ $figures })
choice-defence-spell = Verteidigungszauber: { $card }{ $origin ->
    [hand] { " " }von der Hand
   *[book] { "" }
} ({ $line }){ $text }
choice-shield = Beschützen durch { $unit }
choice-accept = Schutz annehmen: { $unit }
choice-pass = Nichts
choice-declare = { $card } ({ $line }){ $text }
choice-declare-several = { $cards }
choice-aim-nothing = Ausführen
choice-aim-unit = { $unit }
choice-aim-group = { $side }
choice-aim-fitted = { $card } von { $unit } – { $line }{ $text }
choice-aim-discarded = { $card } – { $line }{ $text }
choice-pay = { $card } – { $line }{ $text }
choice-loot = { $card } – { $line }{ $text }
choice-loot-nothing = Nichts

### Was geschehen ist

event-first-rolled = { $who ->
    [own] Du beginnst.
   *[other] { $side } beginnt.
}
event-hero-drawn = { $who ->
    [own] Du ziehst einen Helden
   *[other] { $side } zieht einen Helden
}: { $hero }.
event-drew = { $who ->
    [own] Du ziehst
   *[other] { $side } zieht
} { $mix }.
event-saw-drawn = Gezogen: { $cards }
event-pile-refilled = Ein leerer Stapel wird aus der Ablage neu gebildet: { $mix }.
event-redrew = { $who ->
    [own] Du zeigst und legst ab
   *[other] { $side } zeigt und legt ab
}: { $cards }
event-round-began = Runde { $round } beginnt.
event-turn-began = { $who ->
    [own] Du bist am Zug.
   *[other] { $side } ist am Zug.
}
event-turn-ended = { $who ->
    [own] Du beendest deinen Zug.
   *[other] { $side } beendet den Zug.
}
event-equipped = { $unit } wird ausgestattet: { $card }
event-taken-back = Zurückgenommen von { $unit }: { $card }
event-moved = { $card }: { $unit } → { $to }.
event-forwent = { $unit } verzichtet und zieht eine Karte.
event-action-lost = { $unit } ist benommen und verliert die Aktion.
event-attacked = { $unit } greift { $how ->
    [melee] im Nahkampf
    [ranged] im Fernkampf
   *[magical] mit Magie
} an: { $at } – { $means }
event-protection-offered = { $unit } bietet Schutz an: { $at }.
event-protected = { $unit } stellt sich davor: { $at }.
event-waived = { $unit } pariert nicht.
event-dodged = { $unit } verlässt sich auf sich selbst.
event-parried = { $unit } pariert: { $item }
event-defence-spell = { $unit } wirkt einen Verteidigungszauber: { $card }{ $origin ->
    [hand] { " " }von der Hand
   *[book] { "" }
}.
event-declared = { $who ->
    [own] Du spielst
   *[other] { $side } spielt
} { $card }: { $text }
event-backed = { $card } gilt für { $unit }.
event-compared = { $unit } → { $at }: Angriff { $attack }, Abwehr { $defence }: { $hits ->
    [yes] Treffer!
   *[no] abgewehrt.
}
event-hit-by-itself = { $unit } → { $at }: Angriff { $attack }; er trifft von selbst.
event-warded-off = { $unit } wehrt den Angriff ab.
event-hit = { $unit } nimmt { $damage } Schaden: { $sum }.
event-foiled = Der Angriff von { $unit } geht ins Leere.
event-diverted = Der Angriff auf { $unit } trifft stattdessen: { $to }.
event-reflected = { $unit } wirft den Angriff zurück: { $at } nimmt { $damage } Schaden.
event-countered = { $unit } schlägt zurück: { $at } verliert { $damage } Leben.
event-lost = { $unit } verliert { $life } Leben.
event-healed = { $unit } heilt { $life } Leben.
event-stunned = { $unit } ist benommen.
event-acts-again = { $unit } darf noch einmal handeln.
event-killed = { $unit } stirbt!
event-looted = { $who ->
    [own] Du plünderst
   *[other] { $side } plündert
} { $card } ({ $unit }).
event-eliminated = { $who ->
    [own] Du scheidest aus.
   *[other] { $side } scheidet aus.
}
event-hand-discarded = { $who ->
    [own] Du legst deine Hand ab
   *[other] { $side } legt die Hand ab
}: { $cards }
event-cast = { $unit } wirkt { $card }{ $origin ->
    [hand] { " " }von der Hand
   *[book] { "" }
}.
event-cast-rolled = { $unit }: { $card }, { $sum } gegen { $target }: { $works ->
    [yes] Es gelingt!
   *[no] Es misslingt.
}
event-spell-countered = { $card } misslingt: Jemand hat dazwischengefunkt.
event-summoned = { $unit } beschwört: { $creature }.
event-returned-to-book = Zurück ins Zauberbuch von { $unit }: { $card }.
event-demon-laid = { $who ->
    [own] Du schickst
   *[other] { $side } schickt
} einen Dämon: { $card } → { $on }.
event-demon-gone = { $card } verschwindet ({ $group }).
event-charmed = { $card }: { $unit } hat { $figures }.
event-event-played = { $who ->
    [own] Du spielst
   *[other] { $side } spielt
} { $card }: { $text }
event-npc-played = { $who ->
    [own] Du wirbst
   *[other] { $side } wirbt
} einen NSC an: { $card }. { $text }
event-npc-gone = { $card } ist weg ({ $group }).
event-loyalty-rolled = { $card }: Loyalität { $die }, { $stays ->
    [yes] bleibt.
   *[no] hat genug.
}
event-power-used = { $who ->
    [own] Du benutzt
   *[other] { $side } benutzt
} { $card }: { $text }
event-came-to-nothing = { $card } verpufft.
event-discarded = { $who ->
    [own] Du legst ab
   *[other] { $side } legt ab
}: { $cards }
event-broken = { $unit } verliert { $card }.
event-stolen = { $who ->
    [own] Du nimmst
   *[other] { $side } nimmt
} { $card } ({ $from }).
event-taken = { $who ->
    [own] Du nimmst
   *[other] { $side } nimmt
} eine Karte: { $card }
event-traded = { $who ->
    [own] Du tauschst Karten ein.
   *[other] { $side } tauscht Karten ein.
}
event-bought = { $who ->
    [own] Du kaufst einen Helden
   *[other] { $side } kauft einen Helden
}: { $hero }.
event-demon-passed = { $card } zieht weiter: { $from } → { $to }.
event-npc-lured = { $card } wechselt die Seite: { $from } → { $to }.
event-refreshed = { $who ->
    [own] Du kannst alle Zaubersprüche wieder wirken.
   *[other] { $side } kann alle Zaubersprüche wieder wirken.
}
event-burdened = { $card } macht sich bemerkbar ({ $group }).
event-ward-killed = { $ward } ist tot ({ $group })!
event-monster-came = { $unit } taucht auf.
event-monster-acted = { $unit } würfelt { $die } und { $habit }.
event-searched = { $unit } sucht und würfelt { $die }: { $found ->
    [yes] { $thing }!
   *[no] nichts.
}
event-treasure-taken = { $unit } trägt { $thing } × { $treasures }.
event-treasures-lost = { $thing } × { $treasures } ist verloren.
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
reason-demon-not-protected = Dämonen kann niemand beschützen.
reason-too-swift = Vor diesem Angriff kann niemand beschützen.
reason-one-event-a-turn = In einem Zug ist nur ein Ereignis erlaubt.
reason-already-used = Diese Fähigkeit wurde in dieser Runde schon eingesetzt.
reason-too-few-cards = Du hast nicht genug Handkarten.
reason-already-bought = Nur einmal im Spiel kann ein Held gekauft werden.
reason-no-heroes-left = Es gibt keine Helden mehr.
reason-burdened = Der Dämon vor deiner Gruppe lässt es nicht zu.
reason-wrong-mix = Das ist nicht die richtige Zahl von Karten, oder ein Stapel hat nicht so viele.
reason-not-playable = Das kannst du jetzt nicht spielen.
reason-cannot-protect = Hier ist Beschützen nicht möglich.

### Zufall

chance-first = Wer beginnt?
chance-hero = { $who ->
    [own] Du ziehst einen Helden
   *[other] { $side } zieht einen Helden
}
chance-card = { $who ->
    [own] Du ziehst eine Karte
   *[other] { $side } zieht eine Karte
}
chance-hand-card = { $who ->
    [own] Eine zufällige Karte deiner Hand
   *[other] { $side }: eine zufällige Handkarte
}
chance-attack = Angriff: { $unit }
chance-defence = Abwehr: { $unit }
chance-casting = Zauber: { $unit }
chance-loyalty = Loyalität des NSC: { $group }
chance-unit = Jemand Zufälliges: { $group }
chance-search = Suche: { $unit }
chance-wild = Was tun die Monster?

### Das Ende

outcome = { $who ->
    [own] Du gewinnst.
   *[other] { $side } gewinnt.
} { $how }
outcome-together = Gewonnen haben: { $winners }. { $how }
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
sketch-active = { $who ->
    [own] du bist am Zug
   *[other] { $side } ist am Zug
}
sketch-scenario = Szenario: { $scenario }
sketch-pile = { $pile ->
    [equipment] Ausrüstung
    [magic] Magie
   *[tactics] Taktik
} { $deck } (abgelegt { $discarded })
sketch-heroes-left = { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
} zu kaufen
sketch-wild = Monster
sketch-hand = Hand { $cards }
sketch-hand-of = Hand { $cards } ({ $mix })
sketch-out = ausgeschieden
sketch-bought = hat einen Helden gekauft
sketch-npc = NSC { $card } ♥{ $life }
sketch-demon = Dämon { $card } ♥{ $life }
sketch-ward = { $ward } ♥{ $life }
sketch-stunned = benommen
sketch-fresh = frisch beschworen
sketch-treasures = { $thing } × { $treasures }
sketch-charm = verzaubert: { $figures }
sketch-your-hand = Deine Hand:
sketch-known-hand = bekannt auf der Hand:
sketch-empty-hand = keine Karte
sketch-fight = Kampf: { $by } → { $at }: { $means }
sketch-legend = ⚔ Attacke · ◊ Parade · ☆ Magie · ⊙ Magieresistenz · ▣ Rüstung · ✹ Schaden · ♥ Leben
sketch-legend-more = ● Aktion · ○ Reaktion · ✦ magisch · ≥ Zielwert · ⌛ klingt ab · ✓ benutzt · ◉ allen bekannt

### Optionen und Anweisungen

options-no-such-scenario = Dieses Szenario gibt es nicht.
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
option-even_start = Ausgleich: In der ersten Runde zieht, wer beginnt, keine Karten; nur wer zuletzt kommt, zieht alle
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

defect-hero-damage = gehört zu Waffen und Zaubern; Helden haben keinen
defect-school = ist eine Schule der Magie, und nur magische Helden nutzen Zauber
defect-hands = fehlt: Eine Waffe hat Werte für eine Hand (`one`), für zwei (`two`) oder für beides
defect-no-part = muss mindestens einen Körperteil nennen
defect-worn = gehört zu Artefakten, die getragen werden
defect-held = gehört zu Artefakten, die in der Hand gehalten werden
defect-wards = müssen Arten von Angriffen sein: `melee`, `ranged`, `magical`
defect-demon = dürfen nur Parade, Magieresistenz und Rüstung sein: Dämonen greifen nicht an
defect-no-keyword = muss mindestens ein Schlüsselwort haben
defect-or-boost = wird gebraucht, oder stattdessen ein `boost`
defect-role = muss `attacker` oder `defender` sein: Jeder darf die Karte spielen
defect-own-turn = wirkt nur im eigenen Zug und gehört deshalb zu einem Ereignis (`event`)
defect-damage = muss mindestens 1 Schaden (`damage`) haben
defect-alone = muss mindestens 2 sein: Dieses Ziel spielt man gegeneinander
defect-goal-needs = fehlt, und dieses Ziel braucht es
defect-goal-other = gehört nicht zu diesem Ziel
defect-habits = müssen sechs Schlüsselwörter sein, eines für jede Augenzahl
defect-one-of = muss eines davon sein: { $known }
defect-part-twice = darf keinen Körperteil zweimal nennen
defect-none-named = muss mindestens eines davon nennen
defect-boost = muss Werte (`figures`) oder Zusätze (`extras`) haben
defect-bless = darf keine Werte unter 0 haben
defect-curse = darf keine Werte über 0 haben
defect-word-twice = hat `{ $word }` zweimal
defect-many-keywords = darf höchstens { $most } Schlüsselwörter haben
defect-no-such-keyword = `{ $word }` ist kein Schlüsselwort für { $kind ->
    [power] eine Kraft
    [extra] einen Zusatz
    [burden] eine Last
    [habit] eine Gewohnheit
    [trick] einen Kniff
   *[effect] eine Wirkung
}. Welche es gibt, steht im README des Spiels
defect-key-twice = Den Schlüssel `{ $key }` hat schon ein anderer Eintrag
defect-unknown-entry = hat `{ $word }`, bekannt sind aber nur diese Einträge: { $known }
defect-other-kind = `{ $key }` ist der Schlüssel von etwas anderem, das sich hierdurch nicht ersetzen lässt
defect-namesake = ist schon der Name von `{ $other }`
defect-many-heroes = ist ein Held zu viel: Es können { $most } sein
defect-many-cards = ist eine Karte zu viel: Ein Stapel hat höchstens { $most }
defect-few-heroes = lässt weniger als fünf magische oder fünf andere Helden übrig
