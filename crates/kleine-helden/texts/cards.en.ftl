### What is on the cards

kind = { $kind ->
    [weapon] Weapon
    [shield] Shield
    [armour] Armour
    [artefact] Artefact
    [attack-spell] Attack spell
    [defence-spell] Defence spell
    [general-spell] Spell
    [summons] Summons
    [potion] Potion
    [demon] Demon
    [manoeuvre] Manoeuvre
    [event] Event
    [spontaneous] Spontaneous event
   *[npc] NPC
}
category = { $category ->
    [blade] blade
    [blunt] blunt weapon
    [pole] pole weapon
    [missile] missile weapon
    [elements] elemental magic
    [shadow] shadow magic
    [mind] mind magic
    [nature] nature magic
   *[necromancy] necromancy
}
reach = { $reach ->
    [melee] melee
    [ranged] ranged
   *[thrown] melee or thrown
}
grip = { $grip ->
    [one] one-handed
   *[two] two-handed
}
part = { $part ->
    [head] head
    [shoulders] shoulders
    [torso] torso
    [arms] arms
   *[legs] legs
}
fights = { $fights ->
    [melee] { " " }in melee
    [ranged] { " " }from afar
    [weapons] { " " }in melee or from afar
    [magical] { " " }with magic
    [ranged-or-magical] { " " }from afar or with magic
    [melee-or-magical] { " " }in melee or with magic
   *[any] { "" }
}
fights-against = { $fights ->
    [melee] { " " }in melee
    [ranged] { " " }against ranged attacks
    [weapons] { " " }in melee or against ranged attacks
    [magical] { " " }against magic
    [ranged-or-magical] { " " }against ranged attacks or magic
    [melee-or-magical] { " " }against melee attacks or magic
   *[any] { "" }
}
figure = { $figure ->
    [attack] attack
    [parry] parry
    [damage] damage
    [magic] magic
    [resistance] resistance
   *[armour] armour
} { $amount }
line-spell = { kind }, { category }, { $rounds ->
    [0] no cooldown
    [one] cooldown 1 round
   *[other] cooldown { $rounds } rounds
}
line-life-per-player = , and { $life } more life for each player
text-wards = Wards off { $fights ->
    [melee] attacks in melee
    [ranged] ranged attacks
    [weapons] melee and ranged attacks
    [magical] magical attacks
    [ranged-or-magical] ranged and magical attacks
    [melee-or-magical] attacks in melee and magical ones
   *[any] any attack
}.
text-active = { $uses ->
    [once] Discard this card:
   *[once-a-round] Once a round:
} { $service }
text-boost = { $role ->
    [attacker] When attacking{ fights }
    [caster] When casting a spell
    [attacker-or-caster] When attacking{ fights } or casting a spell
    [defender] When defending{ fights-against }
   *[either] When attacking or defending{ fights }
}: { $parts }.
text-meddle = Whoever { $role ->
    [attacker] attacks{ fights }
    [caster] casts a spell
    [attacker-or-caster] attacks{ fights } or casts a spell
   *[defender] defends{ fights-against }
}: { $parts }.

## Powers

power-pierce = Ignores { $amount } armour.
power-ignore-armour = Ignores all armour.
power-drain = When the attack does damage, the attacker regains { $amount } life.
power-counter = When an attack is warded off, the attacker loses { $amount } life.
power-reflect = An attack that is warded off hits the attacker instead.
power-extra-reaction = One more reaction in each enemy turn.
power-bane = { $amount } more damage against { $prey ->
    [creatures] creatures
    [demons] demons
    [magical] magical heroes
   *[nonmagical] heroes without magic
}.
power-vicious = { $amount } more damage for each six rolled in attack.
power-steady = A 1 as the first die is rolled again.
power-guard = Protecting others costs { $amount } less.
power-regenerate = Regains { $amount } life at the start of your turn.
power-swift = Nobody can protect the target of the attack.
power-stun = Whoever takes damage from it loses the reaction of this turn and the next action.
power-steal = After damage you take a random card from the hand of the target’s player, for all to see.
power-trophy = Draw { $amount ->
    [one] a card
   *[other] { $amount } cards
} after a kill.
power-outclass = { $guardwork ->
    [shields] Shields
   *[weapons] Weapons
} do not help to parry it.
power-cover = Parry +{ $amount } against ranged attacks.
power-ward = Armour +{ $amount } against spells.

## What helps in a fight

extra-vicious = { $amount } more damage for each six
extra-best-of-two = the first die is rolled twice and the better one counts
extra-fives = fives count as sixes
extra-steady = a 1 as the first die is rolled again
extra-heal = regains { $amount } life at once
extra-keep-reaction = the reaction is not spent
extra-spoils = draw { $amount ->
    [one] a card
   *[other] { $amount } cards
} if it succeeds

## Effects

effect-damage = An enemy hero or creature loses { $amount } life, whatever its armour.
effect-heal = One of your heroes or creatures regains { $amount } life.
effect-heal-all = Each of your heroes and creatures regains { $amount } life.
effect-steal = Take { $amount ->
    [one] a random card
   *[other] { $amount } random cards
} from a player’s hand, for all to see.
effect-break = Discard { $gear ->
    [weapon] a weapon
    [shield] a shield
    [armour] a piece of armour
    [artefact] an artefact
    [spell] a spell
   *[any] any card
} fitted to an enemy hero.
effect-filch = Take { $gear ->
    [weapon] a weapon
    [shield] a shield
    [armour] a piece of armour
    [artefact] an artefact
    [spell] a spell
   *[any] any card
} fitted to an enemy hero into your hand.
effect-banish = Discard the demon at your group.
effect-extra-action = One of your heroes or creatures may act once more in this turn.
effect-salvage = Take a card of your choice from the discard pile { $pile ->
    [equipment] of equipment
    [magic] of magic
   *[tactics] of tactics
}.

## Spontaneous events

trick-foil = { $fights ->
    [weapons] An attack in melee or from afar
    [melee] An attack in melee
    [ranged] A ranged attack
    [spells] An attack with a spell
   *[attacks] An attack
} comes to nothing; the action is spent.

## What demons do

burden-weaken = All heroes and creatures of the group have { $figures }.

## What monsters do

habit-attack = attacks a random enemy{ $amount ->
    [one] { "" }
   *[other] { " " }{ $amount } times
}
