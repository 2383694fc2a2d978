game-name = Kleine Helden
game-about = Little heroes with big weapons: two to five groups of rogues fight with steel, spells and dirty tricks until one is left. Five scenarios, two of them for one player too.

### Who and what

side = { $form ->
    [owner] { $who ->
        [own] you
        [foe] opponent
        [wild] monsters
       *[other] player { $number }
    }
    [group] { $who ->
        [own] your group
        [foe] your opponent’s group
        [wild] the monsters
       *[other] the group of player { $number }
    }
   *[plain] { $who ->
        [own] You
        [foe] Your opponent
        [wild] The game
       *[other] Player { $number }
    }
}
piece = { $name }{ WHO($side) ->
    [own] { "" }
    [wild] { "" }
    [none] { "" }
   *[other] { " " }({ OWNER($side) })
}{ $form ->
    [alive] , { $life } life
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
nobody = somebody
held = { $card }{ GRIPS($card) ->
    [2] { " " }({ grip })
   *[other] { "" }
}
from-hand = { $origin ->
    [hand] { " " }from hand
   *[book] { "" }
}
means-weapon = { held }{ REACH($card) ->
    [thrown] { $how ->
        [ranged] , thrown
       *[melee] { "" }
    }
   *[melee] { "" }
}
means-bare = { $how ->
    [ranged] a shot
   *[melee] without a weapon
}
means-spell = { $card }{ from-hand }
pile = { $pile ->
    [equipment] Equipment
    [magic] Magic
   *[tactics] Tactics
}
mix = { $piles }
mix-pile = { $cards } { $pile ->
    [equipment] equipment card
    [magic] magic card
   *[tactics] tactics card
}{ $cards ->
    [one] { "" }
   *[other] s
}
part-of-base = base value
part-of-card = { $it }
part-of-speciality = { category }
part-of-power = power
part-of-protecting = protecting
part-of-floor = not below 0
part-of-die = die
part-of-sixes = sixes
part-of-sixes-against = sixes of the defender
part-of-armour = armour

### Questions

question-start = From which piles do you draw your first { $cards ->
    [one] card
   *[other] { $cards } cards
}?
question-redraw = You have neither a weapon nor an attack spell. Do you show your cards and draw again?
question-lay-out = What do you equip your heroes with at the start?
question-draw = { $cards ->
    [one] From which pile do you draw 1 card?
   *[other] From which piles do you draw { $cards } cards?
}
question-act = What do you do?
question-equip = What do you equip { $unit } with? { $back ->
    [0] Nothing more can be taken back.
    [one] 1 card can still be taken back.
   *[other] { $back } cards can still be taken back.
}
question-transfer = Which card moves between { $one } and { $other }?
question-target = { $by } attacks: { $means }. Who is the target?
question-protect = { $by } attacks { $at }: { $means }. Does anybody in your group offer protection?
question-defend = { $by } attacks { $at }: { $means }. How do you meet the attack?
question-parry = { $by } attacks: { $means }. { $unit } steps in. What is it parried with?
question-declare = { $before ->
    [none] The turn ends. Do you play a spontaneous event?
   *[other] { $before } Do you play anything before the dice fall?
}{ COUNT($gambles) ->
    [0] { "" }
   *[other] { " " }A gamble: { $gambles }. Whether that does anything depends on what else is played.
}
interrupted-fight = { $by } attacks { $at }: { $means }.
interrupted-cast = { $by } casts { $card }.
question-aim = { $card }: “{ TEXT($card) }” Who or what do you choose?
question-pay = { $price ->
    [trade] Which card do you give up? A new one still costs { $left }.
   *[hero] Which card do you give up? A new hero still costs { $left }.
}
question-loot = { $unit } has fallen. What do you loot?

### Choices

redraw-keep = Keep the cards
redraw-again = Show the cards and draw again
fit-put = Equip: { $card } → { $to } – { DETAILS($card) }
fit-take-back = Take back: { $card } ({ $from })
fit-done = Done
act-equip = Equip: { $unit }
    .brief = Equip
act-transfer = Transfer: { $one } ↔ { $other }
act-attack = Attack: { $by } – { $means } ({ $figures })
    .brief = Attack – { $means } ({ $figures })
act-cast = Cast: { $by } – { $card }{ from-hand } ({ LINE($card) }){ NOTE($card) }
    .brief = Cast – { $card }{ from-hand } ({ LINE($card) }){ NOTE($card) }
act-forgo = Forgo: { $unit } draws a card instead
    .brief = Forgo: draw a card instead
act-search = Search: { $unit }
    .brief = Search
act-play = Play: { FULL($card) }
    .brief = Play – { DETAILS($card) }
act-use = Use: { $card } – { TEXT($card) }
    .brief = Use – { TEXT($card) }
act-trade = Trade 3 hand cards for 1
act-buy = Buy a hero for 8 hand cards
act-end-turn = End the turn
move-card = Move: { $card } – { DETAILS($card) }
move-done = Done
target = { ALIVE($target) }
protect-leave = Offer no protection
protect-with = Offer protection: { ALIVE($unit) }
    .brief = Offer protection
defend-waive = { $form ->
    [told] does not parry.
   *[plain] Do not parry
}
defend-dodge = { $form ->
    [told] defends without a weapon or shield.
   *[plain] Dodge or resist, without a weapon or shield
}
defend-parry = { $form ->
    [told] parries: { held }.
   *[plain] Parry: { held } ({ $figures })
}
defend-spell = { $form ->
    [told] casts a defence spell: { $card }{ from-hand }.
   *[plain] Cast: { $card }{ from-hand } ({ LINE($card) }){ NOTE($card) }
}
defend-shield = Protect with { ALIVE($unit) }
    .brief = Protect
defend-accept = Accept the protection: { ALIVE($unit) }
    .brief = Accept the protection
declare = { COUNT($cards) ->
    [0] Nothing
    [one] { FULL($cards) }
   *[other] { $cards }
}
aim-nothing = Do it
aim-unit = { ALIVE($it) }
aim-group = { CAPITAL(GROUP($it)) }
aim-fitted = { $unit }: { $card } – { DETAILS($card) }
aim-discarded = { $it } – { DETAILS($it) }
pay = { $card } – { DETAILS($card) }
loot-card = { $card } – { DETAILS($card) }
loot-nothing = Nothing

### What happened

event-first-rolled = { WHO($side) ->
    [own] You begin.
   *[other] { $side } begins.
}
event-hero-drawn = { WHO($side) ->
    [own] You draw a hero
   *[other] { $side } draws a hero
}: { $hero }.
event-drew = { WHO($side) ->
    [own] You draw
   *[other] { $side } draws
} { $mix }.
event-saw-drawn = Drawn: { $cards }
event-pile-refilled = An empty pile is refilled from its discard pile: { $mix }.
event-redrew = { WHO($side) ->
    [own] You show and discard
   *[other] { $side } shows and discards
}: { $cards }
event-round-began = Round { $round } begins.
event-turn-began = { WHO($side) ->
    [own] It is your turn.
   *[other] { $side }’s turn begins.
}
event-turn-ended = { WHO($side) ->
    [own] You end your turn.
   *[other] { $side } ends the turn.
}
event-equipped = { $unit } is equipped with { $card }.
event-taken-back = Taken back from { $unit }: { $card }.
event-moved = { $card }: { $from } → { $to }.
event-forwent = { $unit } forgoes the action and draws a card.
event-action-lost = { $unit } is stunned and loses its action.
event-attacked = { $by } attacks { $at } { HOW($means) ->
    [melee] in melee
    [ranged] from afar
   *[magical] with magic
}: { $means }.
event-protection-offered = { $by } offers to protect { $at }.
event-protected = { $by } protects { $at }.
event-defended = { $unit } { TOLD($defence) }
event-declared = { WHO($side) ->
    [own] You play
   *[other] { $side } plays
} { $card }: “{ TEXT($card) }”
event-backed = “{ $card }” counts for { $unit }.
event-compared = { $by } → { $at }: attack { $attack }, defence { $defence }: { $hits ->
    [yes] a hit!
   *[no] warded off.
}
event-hit-by-itself = { $by } → { $at }: attack { $attack }; nothing stops it.
event-hit = { $at } takes { $damage ->
    [0] no
   *[other] { $damage }
} damage{ COUNT($parts) ->
    [one] { "" }
   *[other] : { $parts }
}.
event-foiled = The attack of { $by } comes to nothing.
event-diverted = The attack on { $from } goes to { $to } instead.
event-reflected = { $by } throws the attack back: { $at } takes { $damage } damage.
event-countered = { $by } strikes back: { $at } loses { $damage } life.
event-lost = { $at } loses { $life } life.
event-healed = { $at } regains { $life } life.
event-stunned = { $at } is stunned.
event-acts-again = { $unit } may act once more.
event-killed = { $at } dies!
event-looted = { WHO($side) ->
    [own] You loot
   *[other] { $side } loots
} { $card } from { $from }.
event-eliminated = { WHO($side) ->
    [own] You are out.
   *[other] { $side } is out.
}
event-hand-discarded = { WHO($side) ->
    [own] You discard your hand
   *[other] { $side } discards their hand
}: { $cards }
event-cast = { $by } casts { $card }{ from-hand }.
event-cast-rolled = { $by }: { $card }, { $parts } against { $target }: { $works ->
    [yes] it works!
   *[no] it fails.
}
event-spell-countered = { $card } fails: somebody has interfered.
event-summoned = { $by } summons { $creature }.
event-returned-to-book = { $card } goes back into the book of { $unit }.
event-demon-laid = { WHO($side) ->
    [own] You send
   *[other] { $side } sends
} a demon against { GROUP($on) }: { $card } – “{ TEXT($card) }”
event-demon-gone = { $card } leaves { GROUP($side) }.
event-charmed = { $card }: { $unit } has { $figures }.
event-event-played = { WHO($side) ->
    [own] You play
   *[other] { $side } plays
} { $card }: “{ TEXT($card) }”
event-npc-played = { WHO($side) ->
    [own] You hire
   *[other] { $side } hires
} an NPC: { $card } – “{ TEXT($card) }”
event-npc-gone = { $card } leaves { GROUP($side) }.
event-loyalty-rolled = Loyalty roll { $die }: { $card } { $stays ->
    [yes] stays.
   *[no] has had enough and leaves.
}
event-power-used = { WHO($side) ->
    [own] You use
   *[other] { $side } uses
} { $card }: “{ TEXT($card) }”
event-came-to-nothing = “{ $card }” comes to nothing.
event-discarded = { WHO($side) ->
    [own] You discard
   *[other] { $side } discards
}: { $cards }
event-broken = { $unit } loses { $card }.
event-stolen = { WHO($by) ->
    [own] You take
   *[other] { $by } takes
} a card from { WHO($from) ->
    [foe] your opponent
   *[other] { OWNER($from) }
}: { $card }
event-taken = { WHO($side) ->
    [own] You take
   *[other] { $side } takes
} a card: { $card }
event-traded = { WHO($side) ->
    [own] You trade 3 cards for 1.
   *[other] { $side } trades 3 cards for 1.
}
event-bought = { WHO($side) ->
    [own] You buy a hero
   *[other] { $side } buys a hero
}: { $hero }.
event-demon-passed = { $card } moves on: { GROUP($from) } → { GROUP($to) }.
event-npc-lured = { $card } changes sides: { GROUP($from) } → { GROUP($to) }.
event-refreshed = { WHO($side) ->
    [own] You can cast all spells again.
   *[other] { $side } can cast all spells again.
}
event-burdened = { $card } weighs on { GROUP($side) }.
event-ward-killed = { $ward } { WHO($side) ->
    [own] of your group
   *[other] ({ OWNER($side) })
} is dead!
event-monster-came = { $monster } appears.
event-monster-acted = { $monster } rolls { $die } and { $habit }.
event-searched = { $unit } searches, { $parts } against { $target }: { $found ->
    [yes] { $thing }!
   *[no] nothing.
}
event-treasure-taken = { $unit } takes { $thing }{ $treasures ->
    [one] .
   *[other] { "" } × { $treasures }.
}
event-treasures-lost = Lost: { $thing }{ $treasures ->
    [one] .
   *[other] { "" } × { $treasures }.
}
event-broken-off = The game is called off after round { $round } because nothing happens any more.

### Why something is not possible

reason-already-acted = That takes an action, and there is none left.
reason-just-summoned = A creature cannot attack in the round it was summoned.
reason-only-heroes = Only heroes can do that.
reason-not-magical = Only magical heroes use spells.
reason-body-part-taken = This part of the body already has armour.
reason-second-shield = Nobody carries two shields.
reason-no-free-hand = A hero has only two hands.
reason-hands-full = Both hands have to be free to use it two-handed.
reason-not-fittable = Heroes can be equipped only with equipment and spells.
reason-nothing-to-fit = There is nothing to equip and nothing to take back.
reason-nothing-to-move = Neither of the two has anything that fits the other.
reason-two-taken-back = At most two cards can be taken back.
reason-one-hero-only = Cards can be taken back from one hero only.
reason-spell-rests = The spell still rests.
reason-nothing-to-aim-at = There is nothing it could be used on.
reason-no-reaction-left = It has no reaction left this turn.
reason-wrong-spell = This spell does not ward off such attacks.
reason-no-help-against-this = That does not help against such an attack: shields help against shots, resistance against spells.
reason-too-strong = The attack is too strong: without further dice after a six no roll can be enough.
reason-demon-not-protected = Demons cannot be protected.
reason-too-swift = Nobody can protect the target of this attack.
reason-one-event-a-turn = Only one event can be played each turn.
reason-already-used = This power has already been used this round.
reason-too-few-cards = A trade takes 3 hand cards; you have { $cards ->
    [0] none
   *[other] only { $cards }
}.
reason-too-few-for-hero = A new hero costs 8 hand cards; you have { $cards ->
    [0] none
   *[other] only { $cards }
}.
reason-already-bought = You can buy a hero only once in a game.
reason-no-heroes-left = There are no heroes left.
reason-burdened = The demon at your group does not let you.
reason-wrong-mix = That is not the right number of cards, or a pile does not have that many.
reason-not-playable = You cannot play that now.
reason-over-anyway = One of these cards already puts an end to it, so another one would be wasted.
reason-adds-nothing = One of these cards would do nothing here.
reason-manoeuvre-before-roll = Manoeuvres are played right before a roll: you are asked when somebody in your group attacks, parries or casts.
reason-potion-before-roll = Potions are drunk right before a roll: you are asked when somebody in your group fights or casts.
reason-nothing-under-way = This spontaneous event is about a fight or a spell under way; you are asked then.
reason-only-in-defence = A hero casts defence spells only as a reaction, when attacked.
reason-nobody-to-attack = There is nobody to attack.
reason-no-card-to-draw = There is no card left to draw.
reason-cannot-protect = It cannot protect here.

### Chance

chance-first = Who begins? It is the player with that number.
chance-hero = { WHO($side) ->
    [own] You draw
   *[other] { $side } draws
} { $magical ->
    [yes] a magical hero
    [no] a hero without magic
   *[none] a hero
}
chance-card = { WHO($side) ->
    [own] You draw { $pile ->
        [equipment] an equipment card
        [magic] a magic card
       *[tactics] a tactics card
    }
   *[other] { $side } draws { $pile ->
        [equipment] an equipment card
        [magic] a magic card
       *[tactics] a tactics card
    }
}
chance-hand-card = { WHO($side) ->
    [own] A random card of your hand
   *[other] { $side }: a random hand card
}
chance-attack = Attack: { $by }
chance-defence = Defence: { $at }
chance-casting = Spell: { $by }
chance-loyalty = Loyalty of the NPC: { GROUP($side) }
chance-unit = Somebody at random: { GROUP($side) }
chance-search = Search: { $by }
chance-wild = What do the monsters do?

### The end

outcome = { WHO($seat) ->
    [own] You win.
   *[other] { $seat } wins.
} { $how }
outcome-together = Winners: { $seats }. { $how }
outcome-last-group = Only one group is left.
outcome-nobody-left = Nobody is left; nobody wins.
outcome-broken-off = The game was called off because nothing happened any more; nobody wins.
outcome-slain = The monster is slain.
outcome-held-out = The groups have held out.
outcome-defeated = All groups have been beaten; the game wins.
outcome-treasure = The treasures have been gathered.

### The table

sketch-set-up = Set-up
sketch-round = Round { $round }
sketch-active = { WHO($side) ->
    [own] your turn
   *[other] { $side }’s turn
}
sketch-scenario = Scenario: { $scenario }
sketch-pile = { pile } { $deck } ({ $discarded } discarded)
sketch-heroes-left = { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
} to buy
sketch-side = { $active ->
    [yes] ►►
   *[no] ──
} { WHO($side) ->
    [wild] Monsters
   *[other] { $side }
}
sketch-hand = hand { $cards }{ $cards ->
    [0] { "" }
   *[other] { " " }({ $mix })
}
sketch-out = out
sketch-bought = has bought a hero
sketch-npc = { "    " }NPC { $card } ♥{ $life }{ $used ->
    [yes] { " " }✓
   *[no] { "" }
} – { TEXT($card) }
sketch-demon = { "    " }demon { $card } ♥{ $life } { $signs } – { TEXT($card) }
sketch-ward = { $ward } ♥{ $life }
sketch-stunned = stunned
sketch-fresh = just summoned
sketch-treasures = { $thing } × { $treasures }
sketch-charm = enchanted: { $figures }
sketch-your-hand = Your hand:
sketch-hand-card = { $known ->
    [yes] ◉
   *[no] •
} { FULL($card) }
sketch-known-hand = { "    " }known to be in the hand:
sketch-empty-hand = no card
sketch-fight = Fight: { $by } → { $at }: { $means }
sketch-legend = ⚔ attack · ◊ parry · ☆ magic · ⊙ resistance · ▣ armour · ✹ damage · ♥ life
sketch-legend-more = ● action · ○ reaction · ✦ magical · ≥ target · ⌛ rests · ✓ used · ◉ known to all

### Options and standing orders

unknown-scenario = There is no scenario “{ $key }”. You can choose from: { $known }.
options-players = This scenario is for { $least } to { $most } players.
options-three-heroes = Three heroes each are for two players only.
option-players = Players
option-scenario = Scenario
option-life = Life of heroes
option-life-fifteen = 15, as printed
option-life-twelve = 12, for a shorter game
option-life-ten = 10, for a short game
option-one_hero_pile = Both heroes from one pile of all
option-three_heroes = Three heroes each (2 players)
option-redraw = Draw again without weapon and attack spell
option-even_start = Even start: whoever begins draws fewer cards at first
orders-protect = Protect others
orders-protect-ask = ask me
orders-protect-own-only = my own group only
orders-protect-never = never
orders-parry = Parry
orders-parry-ask = ask me
orders-parry-always = always, with the best item
orders-parry-if-lethal = if the attack could kill
orders-parry-never = never
orders-cards = Cards and powers in fights
orders-cards-ask = ask me
orders-cards-own-fights = in my own fights only
orders-cards-never = never

### What is wrong with data files

fault-hero-damage = belongs to weapons and spells; heroes have none
fault-school = is a school of magic, and only magical heroes use spells
fault-hands = is missing: a weapon has figures for `one` hand, for `two`, or both
fault-no-part = must name at least one part of the body
fault-worn = belongs to artefacts that are worn
fault-held = belongs to artefacts that are held
fault-wards = must be kinds of attacks: `melee`, `ranged`, `magical`
fault-demon = must be parry, resistance and armour: demons do not attack
fault-no-keyword = must have at least one keyword
fault-or-boost = is needed, or a `boost` instead of it
fault-role = must be `attacker` or `defender`: anybody may play it
fault-own-turn = works only in one’s own turn, so it belongs to an event
fault-damage = must have a damage of at least 1
fault-alone = must be at least 2: this goal is played against each other
fault-goal-needs = is missing, and this goal needs it
fault-goal-other = does not belong to this goal
fault-habits = must be six keywords, one for each roll
fault-one-of = must be one of { $known }
fault-part-twice = must not name a part twice
fault-none-named = must name at least one of them
fault-boost = must have figures or extras
fault-bless = must not have figures below 0
fault-curse = must not have figures above 0
fault-key-twice = another entry has the key `{ $key }` already
fault-other-kind = `{ $key }` is the key of something else, which this cannot stand in for
fault-namesake = is the name of `{ $other }` already
fault-many-heroes = is one hero too many: there can be { $most }
fault-many-cards = is one card too many: a pile can hold { $most }
fault-few-heroes = leaves fewer than five magical or five other heroes

### What is wrong with a position from outside

position-known = only cards of the hand are known
position-dead-card = no card of that kind, or one without life ({ $rule })
position-wild-hand = the wild side has neither a hand nor an NPC
position-no-summoning = the card is not a summons
position-no-summoner = the summoner is not a hero
position-wild-side = monsters, and only they, are on the wild side
position-unfit = card { $card } cannot be fitted here ({ $rule })
position-resting = only spells in a spellbook rest (KH-53)
position-fallen = only those without life have fallen, and a step has to settle it

### What can stand behind any number

words-behind-numbers = armour, life, damage, more damage, more life, less, at, against, to, if

### Blunders, as the arena counts them

blunder-idle-attacker = turns ended with an attack left
blunder-taken-off = cards fitted and taken off in one turn
blunder-weak-protector = heroes that protect a tougher one
