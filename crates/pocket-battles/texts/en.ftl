game-name = Pocket Battles
game-about = Two armies of little tiles, three sectors and never enough order markers: a whole field battle on half a table.

### Who and where

side = { $player ->
    [a] Player A
   *[b] Player B
} ({ $army })
side-at-seat = Seat { $seat } ({ $army })
tag-army = { $army }
tag-player = { $player ->
    [a] player A
   *[b] player B
}
tag-seat = seat { $seat }

unit = { $form ->
    [title] { $name } ({ $place })
   *[plain] { $who ->
        [own] your unit “{ $name }”
        [foe] the enemy unit “{ $name }”
       *[other] the unit “{ $name }” ({ $tag })
    }
}
troop = { $who ->
    [own] your troop “{ $name }”
    [foe] the enemy troop “{ $name }”
   *[other] the troop “{ $name }” ({ $tag })
}

place-reserve = reserve
place-rear = { $form ->
    [into] { $sector ->
        [left] to the left rear
        [right] to the right rear
        [west] to the west rear
        [east] to the east rear
       *[centre] to the centre rear
    }
   *[plain] { $sector ->
        [left] left rear
        [right] right rear
        [west] west rear
        [east] east rear
       *[centre] centre rear
    }
}
place-front = { $form ->
    [into] { $sector ->
        [left] to the left front
        [right] to the right front
        [west] to the west front
        [east] to the east front
       *[centre] to the centre front
    }
   *[plain] { $sector ->
        [left] left front
        [right] right front
        [west] west front
        [east] east front
       *[centre] centre front
    }
}
place-engagement = { $sector ->
    [left] left engagement zone
    [right] right engagement zone
    [west] west engagement zone
    [east] east engagement zone
   *[centre] centre engagement zone
}
place-gone = out of play
sector = { $sector ->
    [left] on the left
    [right] on the right
    [west] in the west
    [east] in the east
   *[centre] in the centre
}
price = { $price ->
    [0] { "" }
    [one] { "" } – 1 marker
   *[other] { "" } – { $price } markers
}

### Questions

question-muster = Which army do you lead into the field? It may cost at most { $size } points.
question-deploy = Which stack do you place, and where?
question-redeploy = Do you redeploy a unit before your orders? It is free, but afterwards only a fast unit can get an order this turn, or one by Double Order.
question-order = Which order do you give? You have { $ready ->
    [one] 1 marker
   *[other] { $ready } markers
} ready.
question-controlled-action = Which action does { $by } make another unit carry out? It is already paid for.
question-further-order = Double Order by { $by }: which other unit gets an order? { $left ->
    [one] This is the last one.
   *[other] There are { $left } to give.
}
question-support = Does anybody help { $unit } with this order?
question-react = { CAPITAL($to) } attacks. How do you react?
question-target = Whom does { $attacker } fight?
question-blood-lust = How many dice does { $unit } roll in its blood lust? Every 1 wounds the unit itself.
question-reroll = { $count ->
    [one] The die against you shows { $dice }. Shall { $unit } have it rolled again?
   *[other] The dice against you show { $dice }. Shall { $unit } have one that hit rolled again?
}
question-sacrifice = { $wounds ->
    [one] 1 wound threatens
   *[other] { $wounds } wounds threaten
} { $unit }. Does a troop sacrifice itself for the others?
question-assign-wound = Who in { $unit } takes the next wound? { $left ->
    [one] It is the last one.
   *[other] There are { $left } to take.
}
question-take-marker = You have no marker ready. From which unit do you take one to show the wound?
question-give-up = Do you take a wounded troop out of play to get its markers back?

### Choices

muster-ready = The ready-made army “{ $name }”
muster-random = A random army
muster-own = An army of your own with { $units ->
    [one] 1 unit
   *[other] { $units } units
}
deploy = { NAME($unit) } → { $to }
redeploy-nobody = Redeploy nobody
redeploy-unit = Redeploy: { NAME($unit) } ({ PLACE($unit) }) → { $to }
order-move = Tactical move: { NAME($unit) } ({ PLACE($unit) }) → { $to }{ price }
order-attack = Attack: { NAME($unit) } ({ PLACE($unit) }){ price }
    .brief = Attack
order-continue = Continue the engagement: { NAME($unit) } against { NAME($against) } ({ PLACE($unit) }){ price }
order-leave = Leave the engagement: { NAME($unit) } ({ PLACE($unit) }){ price }
    .brief = Leave the engagement
order-shoot = Shoot: { NAME($unit) } ({ PLACE($unit) }) → { NAME($at) } ({ PLACE($at) }){ price }
order-control = Control: { NAME($unit) } ({ PLACE($unit) }) makes another unit act{ price }
    .brief = Control: another unit acts
order-heal = Heal: { NAME($unit) } ({ PLACE($unit) }) → { LABEL($troop) }, 1 wound{ price }
order-double-order = Double Order: { NAME($unit) } ({ PLACE($unit) }) – orders for two other units, the redeployed one too{ price }
    .brief = Double Order: orders for two other units, the redeployed one too
order-pass = Pass{ price }
order-done = No further order
support-enough = No further help
support-excite = Excite: { NAME($by) } ({ PLACE($by) }) – 1 more die{ price }
    .brief = Excite: 1 more die
support-galvanize = Galvanize: { NAME($by) } ({ PLACE($by) }) – the attack is overwhelming{ price }
    .brief = Galvanize: the attack is overwhelming
react-wait = Wait
react-intercept = Intercept: { NAME($unit) } ({ PLACE($unit) }){ price }
    .brief = Intercept
react-shoot = Shoot: { NAME($unit) } ({ PLACE($unit) }){ price }
    .brief = Shoot
target = { NAME($unit) } ({ PLACE($unit) })
blood-lust = { $dice ->
    [0] Do not strike back
    [one] 1 die
   *[other] { $dice } dice
}
reroll-keep = Leave all dice as they are
reroll-die = Have a { $showing } rolled again
sacrifice-nobody = Nobody is sacrificed
sacrifice-troop = Sacrifice: { LABEL($troop) } ({ POINTS($troop) ->
    [one] 1 point
   *[other] { POINTS($troop) } points
})
assign-wound-mark = Wound marker: { LABEL($troop) } ({ LEFT($troop) } of { LIFE($troop) } life left)
assign-wound-remove = Remove: { LABEL($troop) } ({ POINTS($troop) ->
    [one] 1 point
   *[other] { POINTS($troop) } points
}{ LIFE($troop) ->
    [1] )
   *[other] , { LEFT($troop) } of { LIFE($troop) } life left)
}
take-marker = { NAME($from) } ({ PLACE($from) }): { $orders ->
    [one] 1 marker lies there
   *[other] { $orders } markers lie there
}
give-up-nobody = All others stay in play
give-up-troop = Out of play: { LABEL($troop) } ({ POINTS($troop) ->
    [one] 1 point
   *[other] { POINTS($troop) } points
}) – { WOUNDS($troop) ->
    [one] 1 marker
   *[other] { WOUNDS($troop) } markers
} back

### Events

event-armies-mustered = Both armies are chosen.
event-rolled-for-player-a = Roll for who becomes player A: { WHO($rolls) ->
    [own] you { NEAR($rolls) }, your opponent { FAR($rolls) }.
   *[other] { NEAR-SIDE($rolls) } { NEAR($rolls) }, { FAR-SIDE($rolls) } { FAR($rolls) }.
}
event-player-a-decided = { WHO($seat) ->
    [own] You are player A and deploy first.
    [foe] Your opponent is player A and deploys first.
   *[other] { SIDE($seat) } deploys first.
}
event-stack-placed = { CAPITAL($unit) } goes as a stack { INTO($to) }.
event-stacks-opened = All stacks are revealed.
event-round-began = Battle round { $round } begins. { WHO($starts) ->
    [own] You have
    [foe] Your opponent has
   *[other] { SIDE($starts) } has
} the first turn.
event-redeployed = { CAPITAL($unit) } is redeployed { INTO($to) }.
event-ordered = { CAPITAL($unit) } gets an order ({ $paid ->
    [0] no markers
    [one] 1 marker
   *[other] { $paid } markers
}).
event-passed = { WHO($seat) ->
    [own] You pass and set
    [foe] Your opponent passes and sets
   *[other] { SIDE($seat) } passes and sets
} a marker aside.
event-moved = { CAPITAL($unit) } moves { INTO($to) }.
event-attacked = { CAPITAL($unit) } comes forward to attack { $sector }.
event-intercepted = { CAPITAL($unit) } intercepts { $attacker }.
event-reacted-by-shooting = { CAPITAL($unit) } meets { $attacker } with shots.
event-waited = { WHO($seat) ->
    [own] You wait.
    [foe] Your opponent waits.
   *[other] { SIDE($seat) } waits.
}
event-came-into-contact = { CAPITAL($attacker) } meets { $target } { $sector }.
event-flank-attacked = { CAPITAL($attacker) } falls upon the flank of { $target }.
event-continued = { CAPITAL($unit) } continues the engagement against { $against }.
event-turned-to-leave = { CAPITAL($unit) } turns to leave the engagement.
event-left = { CAPITAL($unit) } leaves the engagement.
event-shot = { CAPITAL($unit) } shoots at { $at }.
event-shot-into-engagement = { $each ->
    [0] The shot into the engagement hits nobody.
    [one] The shot into the engagement spreads, 1 wound each: { $units }.
   *[other] The shot into the engagement spreads, { $each } wounds each: { $units }.
}
event-rolled = { CAPITAL($unit) } rolls { COUNT($because) ->
    [one] { TOTAL($because) }
   *[other] { $because }
} { TOTAL($because) ->
    [one] die
   *[other] dice
}: { $dice } – { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}{ $extra ->
    [0] .
    [one] { "" } + 1 extra wound.
   *[other] { "" } + { $extra } extra wounds.
}
event-rerolled = { CAPITAL($unit) } has to roll a die again: a { $was } becomes a { $dice }.
event-struck-back = { CAPITAL($unit) } strikes at { $against }.
event-struck-not-back = { CAPITAL($unit) } does not strike back.
event-hurt-itself = { CAPITAL($unit) } rolls { $dice } and hurts itself in its blood lust: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
event-marker-taken = No marker is ready: { $from } gives up an order marker for the wound.
event-marked = { CAPITAL($troop) } gets a wound marker ({ $wounds } of { LIFE($troop) } life lost).
event-removed = { CAPITAL($troop) } is lost ({ POINTS($troop) ->
    [one] 1 point
   *[other] { POINTS($troop) } points
}).
event-sacrificed = { CAPITAL($troop) } sacrifices itself and takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
event-destroyed = { CAPITAL($unit) } is destroyed.
event-went-to-front = { CAPITAL($unit) } returns { INTO($to) }.
event-overran = { CAPITAL($unit) } storms on and attacks once more at once.
event-controlled = { CAPITAL($by) } takes control of another unit.
event-excited = { CAPITAL($by) } excites { $unit }: 1 more die.
event-galvanized = { CAPITAL($by) } galvanizes { $unit }: the attack is overwhelming.
event-healed = { CAPITAL($by) } heals { $troop }: 1 wound less, 1 more marker ready.
event-double-ordered = { CAPITAL($by) } gives a double order.
event-disbanded = { WHO($seat) ->
    [own] Your army is thrown into disorder: you set
    [foe] The enemy army is thrown into disorder: your opponent sets
   *[other] The army is thrown into disorder: { SIDE($seat) } sets
} a marker aside.
event-regenerated = { CAPITAL($unit) } recovers: all its wound markers become order markers again.
event-given-up = { CAPITAL($troop) } leaves the field of its own accord.
event-round-ended = Battle round { $round } is over. Lost so far: { WHO($lost) ->
    [own] { NEAR($lost) ->
        [one] 1 point
       *[other] { NEAR($lost) } points
    } of yours, { FAR($lost) ->
        [one] 1 point
       *[other] { FAR($lost) } points
    } of your opponent’s.
   *[other] { NEAR-SIDE($lost) } { NEAR($lost) ->
        [one] 1 point
       *[other] { NEAR($lost) } points
    }, { FAR-SIDE($lost) } { FAR($lost) ->
        [one] 1 point
       *[other] { FAR($lost) } points
    }.
}

### Dice

dice-part-base = base
dice-part-attack = Attack
dice-part-impetus = Impetus
dice-part-engagement = Engagement
dice-part-shooting = Shooting
dice-part-fury = Fury
dice-part-excite = Excite
dice-part-blood-lust = Blood Lust
chance-random-army = { WHO($seat) ->
    [own] Roll for your random army
    [foe] Roll for your opponent’s random army
   *[other] Roll for a random army: { SIDE($seat) }
}
chance-player-a = { WHO($seat) ->
    [own] Your roll for who becomes player A
    [foe] Your opponent’s roll for who becomes player A
   *[other] Roll for who becomes player A: { SIDE($seat) }
}
chance-engagement = Engagement roll for { $unit }
chance-shooting = Shooting roll for { $unit }
chance-reroll = One die again for { $unit }

### The end

outcome = { WHO($seat) ->
    [own] You win.
    [foe] Your opponent wins.
   *[other] { SIDE($seat) } wins.
} { $how }
outcome-destroyed = At least half of the losing army is destroyed.
outcome-destroyed-by-prestige = The points of troops with prestige count as destroyed, and with them half of the losing army is reached.
outcome-destroyed-more = Both armies are half destroyed, and the losing one has lost more points.
outcome-destroyed-more-by-prestige = The points of troops with prestige count as destroyed: both sides reach half of the enemy army, and the winning one has more points.
outcome-tied = Both armies are half destroyed and the points are equal: then player B wins.
outcome-tied-by-prestige = The points of troops with prestige count as destroyed: both sides reach half of the enemy army with equal points. Then player B wins.
outcome-resigned = The losing side has resigned.
outcome-broken-off = No troop has fallen for many battle rounds: the battle is called off, and what counts is who has destroyed more points, or player B if they are equal.
outcome-broken-off-by-prestige = No troop has fallen for many battle rounds: the battle is called off. What counts is who has destroyed more points; those of one’s own troops with prestige are added, and if they are equal, player B wins.

### Reasons

reason-no-ready-army = There is no ready-made army for a battle of this size; take a random one or muster your own.
reason-too-few-markers = This order costs { $cost ->
    [one] 1 marker
   *[other] { $cost } markers
}, and you have { $ready ->
    [0] none
   *[other] only { $ready }
} ready. The more markers already lie on a unit, the more its next order costs.
reason-redeployed-this-turn = This unit has just been redeployed, so it gets no more orders this turn.
reason-engaged-units-stay = A redeployment leads neither into the engagement zone nor out of it; a unit in an engagement has to leave it by an order.
reason-too-slow = A slow unit cannot be redeployed; only a tactical move takes it to another segment.
reason-not-in-the-front = A unit can attack only from the front.
reason-not-in-the-front-to-shoot = A unit can shoot only from the front, unless it has Long Range.
reason-not-in-contact-since-the-turn-began = Only a unit that was in an engagement when the turn began can continue or leave it.
reason-no-engagement-dice = No troop of this unit has engagement dice, so it can neither attack nor continue an engagement.
reason-no-shooting-dice = No troop of this unit has shooting dice, so it cannot shoot.
reason-nobody-to-attack = There is no enemy to attack, neither in this sector nor in an adjacent one.
reason-out-of-reach = The target is too far away. Units shoot at the front and the engagement zone of their own sector; if nobody is there, at its rear, and if the whole sector is empty, at an adjacent one.
reason-not-in-the-first-turn = Special traits cannot be used yet in the very first turn of the game.
reason-no-markers-left = All markers are in play as wounds; instead of getting one, the troop has to be removed.
reason-nobody-to-control = No other unit could do anything now.
reason-nobody-needs-a-double-order = A turn has as many orders as its markers pay for anyway. A double order only helps a unit that was redeployed this turn and would get no more orders otherwise.
reason-takes-no-other-dice = In its blood lust the unit rolls as many dice as it likes, and no others besides.
reason-overwhelms-already = This attack is overwhelming already.
reason-can-destroy-nobody = Even with nothing but hits this attack could not destroy any unit, so there would be no storming on after it.
reason-nobody-to-storm-on-to = Once the enemy is destroyed, nobody near enough is left for the unit to attack.

fault-size = The size has to be a multiple of 10 from { $least } to { $most }, not { $size }.
fault-empty-army = An army needs at least one unit.
fault-empty-unit = Unit { NEXT($unit) } has no troops.
fault-unknown-tile = Unit { NEXT($unit) } names tile { $tile }, which is not part of this army.
fault-tile-twice = Unit { NEXT($unit) } names tile { $tile }, which is already taken; there is only one of each.
fault-too-many-troops = Unit { NEXT($unit) } has too many troops: { $troops }; the smallest formation value in it allows only { $formation }.
fault-two-auxiliaries = Unit { NEXT($unit) } has more than one auxiliary troop; only one may join a unit.
fault-no-life = Unit { NEXT($unit) } has only troops without life points; such troops need company.
fault-too-many-points = The troops cost { $points ->
    [one] 1 point
   *[other] { $points } points
}, and at most { $size } are agreed.
unknown-army = There is no army “{ $key }”. You can choose from: { $known }.
no-ready-army-of-size = There is no ready-made army of { $army } for { $size } points.

### The sketch for terminals

sketch-round = Battle round { $round } · { WHO($seat) ->
    [own] It is your turn
    [foe] It is your opponent’s turn
   *[other] { SIDE($seat) } to move
}
sketch-over = Battle round { $round } · End of the battle
sketch-muster = Choosing armies · { $size } points
sketch-deployment = Deployment · { WHO($seat) ->
    [own] You are player A
    [foe] Your opponent is player A
   *[other] { SIDE($seat) } deploys first
}
sketch-side = { WHO($seat) ->
    [own] { $army } (you)
    [foe] { $army } (enemy)
   *[other] { SIDE($seat) }
}
sketch-ready = ● { $ready } ready
sketch-fallen = ✚ { $fallen } away
sketch-destroyed = { $destroyed } of { $needed } points to win
sketch-bought = { $bought ->
    [one] 1 point
   *[other] { $bought } points
}
sketch-box = { $troops ->
    [one] 1 troop in the box,
   *[other] { $troops } troops in the box, together
} { $points ->
    [one] 1 point
   *[other] { $points } points
}
sketch-legend = ⚔ engagement dice  ➶ shooting dice  ♥ life points  ✚ wound  ● order marker
sketch-legend-box = P points  F formation  ♥ life points  ⚔ engagement dice  ➶ shooting dice
sketch-sources = Figures: † partly printed in the rulebook  ° our own  others published elsewhere

### Options

option-size = Points for each army
option-armies = Army
option-muster = Troops
option-muster-free = everybody chooses
option-muster-ready = ready-made armies
option-muster-random = random armies

### What is wrong with data files

fault-army-twice = there is another army with the key `{ $key }`
fault-no-army = there is no army `{ $key }`
fault-troop-twice = there is another troop with this key
fault-many-tiles = that is too many tiles: { $count }; at most { $most } are possible
fault-army-no-life = an army needs a troop with life points
fault-ready-size = must be a multiple of 10 from { $least } to { $most }, not { $size }
fault-list-twice = there is another list of this size
fault-printed = belongs to the source `rulebook`
fault-auxiliary = the formation `*` and the trait `auxiliary` belong together
fault-lifeless = only a troop with a formation value of 2 or more can be without life points
fault-trait-twice = has the trait `{ $trait }` twice
fault-no-tile = there must be at least one tile
fault-many-dice = that is too many dice on a tile: { $count }; at most { $most } are possible
fault-face = a die shows 1 to 6, not { $face }
fault-no-such-tile = there is no tile `{ $key }`, or no further one
fault-by-rule = { $what } ({ $rule })

### What is wrong with a position from outside

position-not-mustered = only the first { $mustered ->
    [one] unit is
   *[other] { $mustered } units are
} mustered
position-not-enlisted = tile { $tile } does not belong to the unit
position-gone = a unit is gone when it has no troops left, and only then
position-lifeless = troops without life points cannot stay alone (PB-05)
position-not-deployed = all units are deployed when the stacks are open
position-no-stack = closed stacks are whole and stand in reserve, front or rear
position-wounds = this troop cannot bear { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
} and live
position-markers = that is { $have } { $have ->
    [one] marker
   *[other] markers
}; the army has only { $most }
position-no-foe = nobody of the other side is in engagement { $fight }
position-unsplit = several stand against several in engagement { $fight }; split it (PB-26)
position-sectors = engagement { $fight } is in several sectors
position-not-rolled = one of the seats has won the first roll before stacks are deployed
position-closed-stacks = must be 0 until the stacks are open

### What can stand behind any number

words-behind-numbers = life, and hurts, ready, away, of, becomes a, rolled again, is, are agreed

### Blunders, as the arena counts them

blunder-redeployed-at-once = redeployed in the first battle round
blunder-shooter-in-front = units in front that can do nothing there
