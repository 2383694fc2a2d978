### Was auf den Karten steht

kind = { $kind ->
    [weapon] Waffe
    [shield] Schild
    [armour] Rüstung
    [artefact] Artefakt
    [attack-spell] Angriffszauber
    [defence-spell] Verteidigungszauber
    [general-spell] Zauber
    [summons] Beschwörung
    [potion] Trank
    [demon] Dämon
    [manoeuvre] Manöver
    [event] Ereignis
    [spontaneous] Spontanes Ereignis
   *[npc] NSC
}
category = { $category ->
    [blade] Klingenwaffe
    [blunt] Wuchtwaffe
    [pole] Stangenwaffe
    [missile] Schusswaffe
    [elements] Elementarmagie
    [shadow] Schattenmagie
    [mind] Geistmagie
    [nature] Naturmagie
   *[necromancy] Totenmagie
}
reach = { $reach ->
    [melee] Nahkampf
    [ranged] Fernkampf
   *[thrown] Nahkampf oder Wurf
}
grip = { $grip ->
    [one] einhändig
   *[two] zweihändig
}
part = { $part ->
    [head] Kopf
    [shoulders] Schultern
    [torso] Torso
    [arms] Arme
   *[legs] Beine
}
fights = { $fights ->
    [melee] { " " }im Nahkampf
    [ranged] { " " }im Fernkampf
    [weapons] { " " }im Nah- oder Fernkampf
    [magical] { " " }im magischen Kampf
    [ranged-or-magical] { " " }im Fern- oder magischen Kampf
    [melee-or-magical] { " " }im Nah- oder magischen Kampf
   *[any] { "" }
}
fights-against = { $fights ->
    [melee] { " " }im Nahkampf
    [ranged] { " " }gegen Fernkampf
    [weapons] { " " }im Nahkampf oder gegen Fernkampf
    [magical] { " " }gegen Magie
    [ranged-or-magical] { " " }gegen Fernkampf oder Magie
    [melee-or-magical] { " " }gegen Nahkampf oder Magie
   *[any] { "" }
}
figure = { $figure ->
    [attack] Attacke
    [parry] Parade
    [damage] Schaden
    [magic] Magie
    [resistance] Magieresistenz
   *[armour] Rüstung
} { $amount }
line-spell = { kind }, { category }, { $rounds ->
    [0] keine Abklingzeit
    [one] Abklingzeit 1 Runde
   *[other] Abklingzeit { $rounds } Runden
}
line-life-per-player = , dazu { $life } Leben für jeden Spieler
text-wards = Wehrt { $fights ->
    [melee] Angriffe im Nahkampf
    [ranged] Angriffe im Fernkampf
    [weapons] Angriffe im Nah- und Fernkampf
    [magical] magische Angriffe
    [ranged-or-magical] Angriffe im Fernkampf und mit Magie
    [melee-or-magical] Angriffe im Nahkampf und mit Magie
   *[any] jeden Angriff
} ab.
text-active = { $uses ->
    [once] Karte ablegen:
   *[once-a-round] Einmal in der Runde:
} { $service }
text-boost = { $role ->
    [attacker] Beim Angriff{ fights }
    [caster] Beim Wirken eines Zaubers
    [attacker-or-caster] Beim Angriff{ fights } oder beim Wirken eines Zaubers
    [defender] Bei der Verteidigung{ fights-against }
   *[either] Bei Angriff oder Verteidigung{ fights }
}: { $parts }.
text-meddle = Wer{ $role ->
    [attacker] { fights } angreift
    [caster] { " " }einen Zauber wirkt
    [attacker-or-caster] { fights } angreift oder einen Zauber wirkt
   *[defender] { " " }sich{ fights-against } verteidigt
}: { $parts }.

## Fähigkeiten

power-pierce = Ignoriert { $amount } Rüstung.
power-ignore-armour = Ignoriert alle Rüstung.
power-drain = Entsteht beim Angriff Schaden, erhält der Angreifer { $amount } Leben zurück.
power-counter = Wird ein Angriff abgewehrt, verliert der Angreifer { $amount } Leben.
power-reflect = Ein abgewehrter Angriff trifft stattdessen den Angreifer.
power-extra-reaction = Eine Reaktion mehr in jedem gegnerischen Zug.
power-bane = { $amount } Schaden mehr gegen { $prey ->
    [creatures] Kreaturen
    [demons] Dämonen
    [magical] magische Helden
   *[nonmagical] nichtmagische Helden
}.
power-vicious = { $amount } Schaden mehr für jede beim Angriff gewürfelte 6.
power-steady = Eine 1 im ersten Wurf wird wiederholt.
power-guard = Der Malus beim Beschützen ist um { $amount } kleiner.
power-regenerate = Erhält zu Beginn deines Zuges { $amount } Leben zurück.
power-swift = Niemand kann das Ziel des Angriffs beschützen.
power-stun = Wer dadurch Schaden erleidet, verliert die Reaktion dieses Zuges und die nächste Aktion.
power-steal = Nach Schaden nimmst du eine zufällige Handkarte des Spielers, dem das Ziel gehört; alle sehen sie.
power-trophy = Nach einer Tötung ziehst du { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
}.
power-outclass = { $guardwork ->
    [shields] Schilde
   *[weapons] Waffen
} helfen nicht beim Parieren.
power-cover = Parade +{ $amount } gegen Fernkampf.
power-ward = Rüstung +{ $amount } gegen Zauber.

## Was in einem Kampf hilft

extra-vicious = { $amount } Schaden mehr für jede 6
extra-best-of-two = der erste Wurf wird zweimal gemacht, der bessere zählt
extra-fives = Fünfen zählen wie Sechsen
extra-steady = eine 1 im ersten Wurf wird wiederholt
extra-heal = erhält sofort { $amount } Leben zurück
extra-keep-reaction = die Reaktion wird nicht verbraucht
extra-spoils = bei Erfolg ziehst du { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
}

## Wirkungen

effect-damage = Ein gegnerischer Held oder eine gegnerische Kreatur verliert { $amount } Leben, trotz Rüstung.
effect-heal = Ein eigener Held oder eine eigene Kreatur erhält { $amount } Leben zurück.
effect-heal-all = Alle eigenen Helden und Kreaturen erhalten je { $amount } Leben zurück.
effect-steal = Nimm { $amount ->
    [one] eine zufällige Handkarte
   *[other] { $amount } zufällige Handkarten
} eines Spielers; alle sehen sie.
effect-break = Lege { $gear ->
    [weapon] eine Waffe
    [shield] einen Schild
    [armour] eine Rüstung
    [artefact] ein Artefakt
    [spell] einen Zauberspruch
   *[any] eine beliebige Karte
} eines gegnerischen Helden ab.
effect-filch = Nimm { $gear ->
    [weapon] eine Waffe
    [shield] einen Schild
    [armour] eine Rüstung
    [artefact] ein Artefakt
    [spell] einen Zauberspruch
   *[any] eine beliebige Karte
} eines gegnerischen Helden auf deine Hand.
effect-banish = Lege den Dämon vor deiner Gruppe ab.
effect-extra-action = Ein eigener Held oder eine eigene Kreatur darf in diesem Zug noch einmal handeln.
effect-salvage = Nimm eine Karte deiner Wahl vom Ablagestapel { $pile ->
    [equipment] der Ausrüstung
    [magic] der Magie
   *[tactics] der Taktik
}.

## Spontane Ereignisse

trick-foil = { $fights ->
    [weapons] Ein Angriff im Nah- oder Fernkampf
    [melee] Ein Angriff im Nahkampf
    [ranged] Ein Angriff im Fernkampf
    [spells] Ein Angriff mit einem Zauber
   *[attacks] Ein Angriff
} geht ins Leere; die Aktion ist verbraucht.

## Was Dämonen tun

burden-weaken = Alle Helden und Kreaturen der Gruppe haben { $figures }.

## Was Monster tun

habit-attack = greift { $amount ->
    [one] einen
   *[other] { $amount }-mal einen
} zufälligen Gegner an
