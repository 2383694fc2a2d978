game-name = Moonstone
game-about = Troupes of humans, gnomes, goblins and faeries look for moonstones: sneaking, bluffing and fencing on a table in inches.

### Who and what

player = player { $number }
it = { $it }
character = { $form ->
    [listed] { $nominative }
   *[plain] { $name }
}
model = { NOMINATIVE($name) }{ $player ->
    [none] {""}
   *[other] {" "}({ $player })
}
ability = { $name }
in-the-way-stone = a moonstone
moonstone = moonstone { NEXT($number) } (depth { $depth })
in-the-way-edge = the edge of the table
place = { TENTHS($x) }/{ TENTHS($y) } inches
colour-green = green
colour-blue = blue
colour-pink = pink
arcana-card = { $colour ->
    [none] { $form ->
        [one] a catastrophe
       *[plain] catastrophe
    }
   *[other] { $colour } { $value }
}
manoeuvre-high-guard = High Guard
manoeuvre-falling-swing = Falling Swing
manoeuvre-thrust = Thrust
manoeuvre-sweeping-cut = Sweeping Cut
manoeuvre-rising-attack = Rising Attack
manoeuvre-low-guard = Low Guard
damage-impact = impact
damage-slicing = slicing
damage-piercing = piercing
damage-magical = magical
faction-commonwealth = Commonwealth
faction-dominion = Dominion
faction-leshavult = Leshavult
faction-shades = Shades
stat-melee = melee
stat-arcane = arcane
stat-evade = evade
stat-dealt = melee damage
mark-no-jog = no jog
mark-no-step = no step
mark-immovable = immovable
mark-shielded = shielded from the next damage
mark-hidden = no target for enemies
mark-out-of-reach = out of reach
mark-hunted = hunted
mark-spared = may not target the enemy who did this
mark-truce = may not attack the enemy who did this
mark-weakling = a weakling
mark-slow = slow
mark-predictable = predictable
mark-unweakened = no longer a weakling
edge-south = south edge
edge-north = north edge
edge-west = west edge
edge-east = east edge
fate-miraculous-healing = { $form ->
    [does] when a round begins, one character loses all its wounds
   *[plain] Miraculous Recovery
}
fate-dusk-robbery = { $form ->
    [does] until the round ends, the active model may rob weaker bearers within 1 inch, for 2 energy each
   *[plain] Dusk Robbery
}
fate-clumsiness = { $form ->
    [does] a model within 8 inches of its own edge drops all its moonstones
   *[plain] Clumsiness of Cowards
}
fate-hesitation = { $form ->
    [does] an action that an opponent has just declared does not happen, and its energy is lost
   *[plain] Hesitation
}
fate-ninja-reflexes = { $form ->
    [does] when one of your models would suffer wounds, all wounds of that action become 0
   *[plain] Ninja Reflexes
}
fate-favour = { $form ->
    [does] you take as many arcana cards of your choice as characters of yours are slain
   *[plain] Favour from the Spirit Realm
}
agenda-raiding-party = { $form ->
    [does] the first melee attack of each of your characters in a round deals 2 more damage
   *[plain] Raiding Party
}
agenda-tavern-gossip = { $form ->
    [does] you add 1 to your rolls for who activates first
   *[plain] Tavern Gossip
}
agenda-crazy-town = { $form ->
    [does] when a round begins, a card says how many pieces of terrain you move
   *[plain] Crazy Town
}
agenda-well-read = { $form ->
    [does] your wizards and clerics draw one more arcana card
   *[plain] Well-Read
}
agenda-forced-march = { $form ->
    [does] your soldiers jog 2 inches farther
   *[plain] Forced March
}
agenda-against-the-odds = { $form ->
    [does] while another player has more moonstones, your models jog 1 inch farther and draw one more melee card
   *[plain] Against the Odds
}
terrain-water = water
terrain-wood = { $form ->
    [legend] wood
   *[plain] a wood
}
terrain-obstacle = { $form ->
    [legend] obstacle
   *[plain] an obstacle
}
terrain-tree = { $form ->
    [legend] tree
   *[plain] a tree
}
terrain-floor = { $form ->
    [legend] floor
   *[plain] a building
}
terrain-platform = { $form ->
    [legend] platform
   *[plain] a platform
}
terrain-stairs = stairs
terrain-barrier = { $form ->
    [legend] barrier
   *[plain] a barrier
}

price = { $price ->
    [0] {""}
   *[other] {" "}for { $price } energy
}

### Questions

question-faction = Which faction do you play?
question-troupe = Which troupe do you lead?
question-who-drafts = Who picks a character first?
question-draft = Which character do you take?
question-mulligan = Shall all moonstones be dropped again?
question-pick-first = Do you pick a card first?
question-pick-card = Which event or agenda do you take?
question-bird = Early bird, or the initiative?
question-edge = Which edge of the table do you take?
question-deploy = Which model do you deploy, and where?
question-recover = Whom do you heal by a miracle?
question-move-terrain = Which terrain do you move up to { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}? ({ $left } left to move)
question-first = Who activates first?
question-activate = Whom do you activate?
question-act = What does { $model } do? ({ ENERGY($model) } energy)
question-move = { $how ->
    [step] Where does { $model } step
    [jog] Where does { $model } jog
    [reaction] Where does { $model } step in reaction
    [leap] Where does { $model } leap
   *[effect] Where does { $model } move
} (up to { INCHES($limit) } inches)?
question-place = { $what ->
    [gold] Where does { $model } lay the gold?
    [wood] Where does { $model } let a wood grow?
   *[model] Where is { $model } placed?
}
question-traverse = Where does { $model } climb?
question-target = { CAPITAL($model) }, “{ $ability }”: on whom?
question-point = { CAPITAL($model) }, “{ $ability }”: where?
question-stone = Which moonstone does { $model } choose?
question-drop-stone = Where does the moonstone lie that { $model } drops?
question-whom = { CAPITAL($model) }, “{ $what }”: whom does this concern?
question-ability = Which ability of { $of } do you choose?
question-depth = How deep does the moonstone lie?
question-react = { CAPITAL($to) } has acted: does one of your models step for 1 energy?
question-interrupt = { CAPITAL($by) } declares: { $action }. Do you play your event?
question-save = { CAPITAL($model) } would suffer { $wounds ->
    [1] a wound
   *[other] { $wounds } wounds
}: do you play your event?
question-offer = Does { $model } use “{ $ability }”{ price }?
question-guard = { CAPITAL($victim) } would take { $amount } damage: does { $model } take it instead ({ $ability })?
question-pass-on = { CAPITAL($model) } would take { $amount } damage: who takes it instead?
question-may = Does { $model } use “{ $what }”?
question-return = Does { $model } pay 1 energy to return the favour?
question-ignore-catastrophe = Do you turn the catastrophe of { $model } aside?
question-lay = Which card do you lay face { $open ->
    [yes] up
   *[no] down
}?
question-name = Which card do you name?
question-doubt = The card is said to be { ONE($named) }: truth or bluff?
question-replace = The card laid was { ONE($laid) }: do you replace it?
question-go-on = Once more with another card?
question-show = Do you show the card you bluffed with?
question-search = Which card do you keep? ({ $left } left)
question-arrange = Which card goes back next, and where to? ({ $left } left)
question-push-luck = Does { $model } pay 1 energy for two more cards?
question-melee = { $follow_up ->
    [yes] Which follow-up does { $model } make?
   *[no] Which card does { $model } play?
}
question-second = Which of the two cards of { $model } counts?
question-finish = { CAPITAL($model) } has played { $card }: are duplicates or a signature move added?
question-damage-kind = Which kind of damage does { $model } deal?
question-copy = Whose signature move does { $model } copy?
question-end-order = Whose end step comes first?

### Choices

troupe-choice = { $name }: { LISTED($members) }{ $text ->
    [none] {""}
   *[other] . { $text }
}
answer-yes = Yes
answer-no = No
shift-done = Done
picked-fate = { $form ->
    [own] Your event: { $it } ({ DOES($it) }).
   *[plain] Event: { $it } ({ DOES($it) })
}
picked-agenda = { $form ->
    [own] Your agenda: { $it } ({ DOES($it) }).
   *[plain] Agenda: { $it } ({ DOES($it) })
}
bird-early = Early bird
bird-initiative = Initiative
deployed = { CAPITAL($model) } at { $at }{ $near ->
    [none] {""}
   *[other] , { $near }
}
distance = { $distance ->
    [0] right at { $goal }
   *[other] { INCHES($distance) } inches from { $goal }
}
choice-it = { CAPITAL($it) }
choice-model = { AWAY($it) ->
    [none] { CAPITAL($it) } ({ ENERGY($it) } energy, { LEFT($it) }/{ HEALTH($it) } health{ STONES($it) ->
        [0] {""}
        [one] , 1 moonstone
       *[other] , { STONES($it) } moonstones
    })
    [0] { CAPITAL($it) }, in base contact
   *[other] { CAPITAL($it) }, { INCHES(AWAY($it)) } inches away
}
pick-nobody = Nobody
fateful-pass = No
fateful-use = Play { $fate } ({ DOES($fate) })
fateful-on = Play { $fate } on { $model } ({ DOES($fate) })
compass = { $direction ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
shift-piece = { CAPITAL(LEGEND($terrain)) } no. { NEXT($piece) } by { TENTHS($length) } inches to the { compass }
way = { $leads }{ $course ->
    [none] {""}
   *[other] , { $course }
}
course = { $length ->
    [hair] a little way
   *[other] { INCHES($length) } inches
}{ $bends ->
    [yes] {" "}around corners
   *[no] {""}
}{ COUNT($engaging) ->
    [0] {""}
   *[other] ; then in reach of { $engaging }
}
way-stay = Stay
way-to = Up to { $goal }
way-towards = Towards { $goal }
way-cover = Into cover from { $goal }
way-away = Away from { $goal }
way-plain = To the { compass }
way-place = At { $place }
spot = { $near ->
    [here] Stay
    [none] At { $at }
   *[other] { $near } ({ $at })
}
beside = To the { $direction ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
} of { $goal }
stone-choice = { CAPITAL($it) }
ability-choice = { $ability }
act-harvest = Harvest { $stone }{ price }
    .brief = Harvest
depth = Depth { $it }
doubt-truth = Truth
doubt-bluff = Bluff!
replacement-leave = Leave it
replacement-by = { CAPITAL($it) }
arranged-top = { CAPITAL($it) } on top
arranged-bottom = { CAPITAL($it) } to the bottom
laid = { $card }{ $second ->
    [none] {""}
   *[other] {" "}and { $second }
}
follow-decline = None
follow-card = { $it }
finish = { $signature ->
    [yes] Signature move
   *[no] Plain
}{ $duplicates ->
    [0] {""}
    [1] {" "}with one duplicate
   *[other] {" "}with { $duplicates } duplicates
}
act-step = Step (1 inch){ price }
act-jog = Jog (free, { INCHES($limit) } inches)
act-traverse = Traverse an obstacle{ price }
act-attack = Melee attack on { $target }{ price }
act-use = { $ability }{ RANGE($ability) ->
    [0] {""}
    [1] {" "}(1 inch)
   *[other] {" "}({ RANGE($ability) } inches)
}{ price }
act-rob = Rob { $target }{ price }
act-fate = Play { $fate }{ $model ->
    [none] {""}
   *[other] {" "}on { $model }
} ({ DOES($fate) })
act-give-back = Shuffle the kept cards back
act-end = End the activation

### Events

event-faction-chosen = { WHO($seat) ->
    [own] You play
   *[other] { CAPITAL($seat) } plays
} { $faction }.
event-drafted = { WHO($seat) ->
    [own] You take
   *[other] { CAPITAL($seat) } takes
} { NOMINATIVE($character) }.
event-stones-dropped = { $count ->
    [one] 1 moonstone has
   *[other] { $count } moonstones have
} fallen.
event-redropped = { WHO($seat) ->
    [own] You have
   *[other] { CAPITAL($seat) } has
} the moonstones dropped again.
event-card-picked = { WHO($seat) ->
    [own] You take
   *[other] { CAPITAL($seat) } takes
} { $agenda ->
    [yes] an agenda
   *[no] an event
}.
event-card-taken = { OWN($card) }
event-rolled = { WHO($seat) ->
    [own] You roll
   *[other] { CAPITAL($seat) } rolls
} { $value }.
event-edge-chosen = { WHO($seat) ->
    [own] You take
   *[other] { CAPITAL($seat) } takes
} the { $edge }.
event-initiative-taken = { WHO($seat) ->
    [own] You have
   *[other] { CAPITAL($seat) } has
} the initiative.
event-deployed = { CAPITAL($model) } stands { $near ->
    [none] at { $at }
   *[other] { $near }
}.
event-round-began = { $overtime ->
    [yes] Overtime: round { $round } begins, and the first to be ahead wins.
   *[no] Round { $round } begins.
}
event-began = { WHO($seat) ->
    [own] You activate
   *[other] { CAPITAL($seat) } activates
} first.
event-activated = { CAPITAL($model) } is activated.
event-moved = { CAPITAL($model) } { $how ->
    [step] takes a step
    [jog] jogs { INCHES($length) } inches
    [reaction] takes a step in reaction
    [leap] leaps { INCHES($length) } inches
   *[effect] moves { INCHES($length) } inches
}{ $near ->
    [none] {""}
   *[other] {" "}and stands { $near }
}.
event-pushed = { CAPITAL($model) } is moved { INCHES($length) } inches.
event-placed = { CAPITAL($model) } now stands { $near ->
    [none] at { $to }
   *[other] { $near }
}.
event-swapped = { CAPITAL($one) } and { $other } swap places.
event-harvested = { CAPITAL($model) } digs: depth { $depth } is left.
event-stone-taken = { CAPITAL($model) } picks up a moonstone.
event-stone-stolen = { CAPITAL($model) } takes a moonstone from { $from }.
event-stones-laid = { CAPITAL($model) } drops { $count ->
    [1] a moonstone
   *[other] { $count } moonstones
}.
event-depth-set = The moonstone now lies at depth { $depth }.
event-ability-used = { CAPITAL($model) } uses “{ $ability }”{ $at ->
    [none] {""}
   *[other] {" "}on { $itself ->
        [yes] itself
       *[no] { $at }
    }
}.
event-hesitated = { CAPITAL($model) } hesitates, and the energy is lost.
event-fate-used = { WHO($seat) ->
    [own] You play
   *[other] { CAPITAL($seat) } plays
} { $fate }.
event-agenda-shown = { WHO($seat) ->
    [own] You show
   *[other] { CAPITAL($seat) } shows
} the agenda { $agenda }.
event-card-flipped = Flipped: { $card }.
event-hands-drawn = { $cards ->
    [1] 1 arcana card is
   *[other] { $cards } arcana cards are
} drawn; { WHO($resister) ->
    [own] you draw
   *[other] { $resister } draws
} { $resisting } to resist.
event-cards-seen = Your cards: { $cards }.
event-card-named = { $is_open ->
    [yes] { WHO($seat) ->
        [own] You lay { $card } face up.
       *[other] { CAPITAL($seat) } lays { $card } face up.
    }
   *[no] { WHO($seat) ->
        [own] You lay a card and name { ONE($card) }.
       *[other] { CAPITAL($seat) } lays a card and names { ONE($card) }.
    }
}
event-believed = { WHO($seat) ->
    [own] You say
   *[other] { CAPITAL($seat) } says
}: truth.
event-doubted = { WHO($seat) ->
    [own] You say
   *[other] { CAPITAL($seat) } says
}: bluff! The card is { ONE($laid) }, { $is_lie ->
    [yes] so it was a lie
   *[no] so it was true
}.
event-replaced = { WHO($seat) ->
    [own] You replace
   *[other] { CAPITAL($seat) } replaces
} the card: { ONE($card) } counts.
event-lie-shown = { WHO($seat) ->
    [own] You show
   *[other] { CAPITAL($seat) } shows
} the bluff: { $card }.
event-nothing-happened = Nothing happens.
event-catastrophe-ignored = { CAPITAL($model) } avoids the catastrophe.
event-cancelled = { CAPITAL($by) } intervenes, and the ability fails.
event-reflected = { CAPITAL($by) } reflects the ability.
event-energy-changed = { CAPITAL($model) }: { ABS($by) } energy { SIGN($by) ->
    [minus] less
   *[other] more
}.
event-healed = { CAPITAL($model) } heals { $by ->
    [1] a wound
   *[other] { $by } wounds
}.
event-damaged = { CAPITAL($model) } takes { COUNT($parts) ->
    [one] { TOTAL($parts) ->
        [0] no
       *[other] { $parts }
    }
   *[other] { $parts }
} damage ({ $kind }).
part-card = card
part-ability = ability
part-floor = not below 0
part-critical = critical
part-weakling = weakling
part-lasting = for this round
part-attack = for this attack
event-guarded = { CAPITAL($by) } takes the damage for { $model }.
event-wounded = { CAPITAL($model) } suffers { $wounds ->
    [1] a wound
   *[other] { $wounds } wounds
}.
event-saved = { CAPITAL($model) } stays unhurt.
event-slain = { CAPITAL($model) } is slain.
event-returned = { CAPITAL($model) } returns.
event-went-away = { CAPITAL($model) } disappears.
event-stat-changed = { CAPITAL($model) }: { $stat } { SIGN($by) ->
    [minus] minus
   *[plus] plus
} { ABS($by) }.
event-marked = { CAPITAL($model) }: { $mark }.
event-ability-off = { CAPITAL($model) }: “{ $ability }” is { $forever ->
    [yes] lost
   *[no] of no use for the rest of this round
}.
event-reloaded = { CAPITAL($model) }: “{ $ability }” is ready again.
event-ability-stolen = { CAPITAL($model) } steals “{ $ability }” from { $from }.
event-wood-grown = A wood grows at { $at }.
event-token-laid = Gold lies at { $at }.
event-terrain-moved = Terrain has been moved: { $piece }.
event-melee-began = { CAPITAL($attacker) } attacks { $defender }: { $own ->
    [1] 1 card
   *[other] { $own } cards
} against { $theirs }.
event-luck-pushed = { CAPITAL($model) } tempts fate: two more cards.
event-melee-revealed = { CAPITAL($model) } plays { $card }.
event-finished = { CAPITAL($model) } { $signature ->
    [yes] makes the signature move{ $duplicates ->
        [0] {""}
        [1] {" "}and adds a duplicate
       *[other] {" "}and adds { $duplicates } duplicates
    }
   *[no] { $duplicates ->
        [0] adds nothing
        [1] adds a duplicate
       *[other] adds { $duplicates } duplicates
    }
}.
event-followed-up = { CAPITAL($model) } follows up: { $card }.
event-commanded = { CAPITAL($model) } acts for { WHO($seat) ->
    [own] you
   *[other] { $seat }
}.
event-round-ended = Round { $round } is over.
event-ended = The sun rises.

### Reasons

reason-too-long = The way is { INCHES($length) } inches long, { INCHES($limit) } are allowed.
reason-not-straight = A step goes straight.
reason-no-way = No allowed way leads away from here.
reason-blocked = In the way at { $at }: { $by }.
reason-no-jog-there = There is no jogging at { $at }.
reason-overlaps = There is no room: { $with }.
reason-retreats = The distance to { $from }, who reaches { INCHES($reach) } inches, may not grow during a jog; it would be { INCHES($distance) }.
reason-off-level = The level ends at { $at }.
reason-other-storey = A floor is in between.
reason-flying = { CAPITAL($who) } is in the air and neither fights nor harvests.
reason-no-effect = That would not change anything here.
reason-nothing-for-own = Only your own models are in range, and it does nothing for them.
reason-away-from-token = Nobody may move farther away from the gold.
reason-not-in-zone = Models are deployed within 10 inches of their own edge.
reason-not-in-building = That is not on the floor of a building.
reason-not-across = That is not on the other side of an obstacle.
reason-too-far-across = The other side is { INCHES($distance) } inches away, { INCHES($range) } are allowed.
reason-too-high = The obstacle is { INCHES($height) } inches high, and only those lower than { INCHES($limit) } can be crossed.
reason-no-obstacle = There is no obstacle in base contact.
reason-too-far = That is { INCHES($distance) } inches away, the range is { INCHES($range) }.
reason-not-touching = The bases do not touch.
reason-no-energy = That takes { $needs } energy, and { $has } is left.
reason-already-jogged = The model has already jogged in this round.
reason-forbidden = An effect forbids it: { $mark }.
reason-engaged = That is not possible while engaged: { $by } reaches { INCHES($reach) } inches and is { INCHES($distance) } away.
reason-not-engaged = That is only possible while engaged.
reason-out-of-range = { CAPITAL($target) } is { INCHES($distance) } inches away, the range is { INCHES($range) }.
reason-not-seen = { CAPITAL($target) } cannot be seen, hidden by: { $by }.
reason-used-up = That has been used already.
reason-lost = This ability is lost.
reason-no-target = There is no legal target.
reason-needs-missing = { $need ->
    [at-obstacle] That is only possible in base contact with an obstacle.
    [in-wood] That is only possible in a wood.
    [in-building] That is only possible in a building.
    [slain-friend] That is only possible once one of your own models has been slain.
   *[stone-in-contact] That is only possible in base contact with a moonstone that could be harvested.
}
reason-unfit = { CAPITAL($target) } is not the kind of target that this ability needs.
reason-not-open = That is not open ground, or something stands or lies there.
reason-not-wanted = That does not fit here.
reason-no-such-card = You do not have that card in hand.
reason-taken = { CAPITAL($by) } has already taken that character; each exists once.
reason-rival = That is never possible in one troupe with { $of }.

### Rolls

chance-draft = { CAPITAL($seat) }: who drafts first?
chance-fall = How far moonstone { NEXT($stone) } lies from the { $along ->
    [east] west
   *[north] south
} edge (1 is right at the edge, and every inch counts 5: 91 is the middle)
chance-depth = How deep moonstone { NEXT($stone) } lies
chance-cards = { CAPITAL($seat) }: who picks a card first?
chance-deployment = { CAPITAL($seat) }: who deploys?
chance-first = { CAPITAL($seat) }: who activates first?
chance-arcana = { $seat ->
    [none] An arcana card is turned over
   *[other] { CAPITAL($seat) } draws an arcana card
}
chance-melee = { CAPITAL($seat) } draws a melee card

### The end

outcome = { WHO($seat) ->
    [own] You win.
   *[other] { CAPITAL($seat) } wins.
} { $how }
outcome-together = A shared win: { $seats }. { $how }
outcome-most-stones = The most moonstones win.
outcome-overtime = A further round has decided it.
outcome-last-left = Nobody else is left.
outcome-shared = Nobody could get ahead.

### What is wrong with options

fault-players = Moonstone is for 2 to 4 players.
fault-size = A troupe has at most 8 characters.
fault-stones = There are 7 or 5 moonstones.
fault-table = There is no such table.
fault-draft = There are not enough characters for a draft.
fault-troupes = There are no such troupes, or they are too small.

### The board

sketch-set-up = Set-up
sketch-round = { $overtime ->
    [yes] Round { $round }, overtime
   *[no] Round { $round } of 4
}
sketch-active = { CAPITAL($model) } acts
sketch-table = Table: { $table }, north is up
sketch-terrain = { $sign } { LEGEND($terrain) }
sketch-player = { $brackets } { $player }{ WHO($player) ->
    [own] {" "}(you)
   *[other] {""}
}: { $stones ->
    [one] 1 moonstone
   *[other] { $stones } moonstones
}
sketch-ladder = H ladder
sketch-token = $ gold
sketch-stone = { $sign } at { $at }, depth { $depth }
sketch-legend-stones = 3² moonstone 3, depth 2
sketch-legend-upstairs = (A^ upstairs
sketch-legend-reach = + in reach, × offered
sketch-hand = Your arcana cards
sketch-hand-of = Melee cards of { $model }
sketch-slain = † { CAPITAL($model) }
sketch-model = { $left }/{ $health } health · { $energy } energy · { $stones ->
    [1] 1 stone
   *[other] { $stones } stones
}{ $level ->
    [0] {""}
   *[other] { " · level " }{ $level }
}{ $state ->
    [waiting] { " · not on the table yet" }
    [away] { " · away" }
    [done] { " · activated" }
   *[fresh] {""}
}
sketch-jog = jog { INCHES($inches) } in
sketch-no-jog = no jog left
sketch-engaged = engaged by { $models }
sketch-nearest-stone = moonstone { $number } (depth { $depth }) { INCHES($distance) } in
sketch-enemy = { CAPITAL($model) } { INCHES($distance) } in{ $seen ->
    [hidden] , not seen
    [light] , light cover
    [heavy] , heavy cover
   *[free] , free sight
}

### Options and standing orders

option-players = Players
option-size = Characters in each troupe (0: the usual number)
option-stones = Moonstones
option-rules = Rules
option-rules-basic = basic
option-rules-advanced = advanced
option-draft = Characters are drafted
option-fates = Events and agendas
option-table = Table
option-troupes = Ready-made troupes
orders-fates = Your event while others act
orders-fates-ask = ask me
orders-fates-never = never play one
orders-reactions = Reaction steps
orders-reactions-ask = ask me
orders-reactions-threatened = if one of your models could be hit or robbed
orders-reactions-engaged = if one of your models is engaged
orders-reactions-never = never

### What is wrong with data files

fault-many-characters = are more than 255
fault-blue = must name boxes from 1 to the health
fault-none-named = must name at least one
fault-too-many = must not be more than { $most }
fault-twice = `{ $key }` is there twice
fault-range-missing = is missing, and whoever aims needs it
fault-cost-missing = is missing
fault-limit-missing = is missing, and whatever costs nothing needs one
fault-kind = passive: `does`; active: `does` or `flip`; arcane: `results` and `catastrophe`
fault-x = `{ $text }` has an X, but there is no card here
fault-six = must have six results
fault-no-such-word = `{ $word }` is not { $what ->
    [keyword] a keyword
    [aim] an aim
    [passive] a passive ability
    [cards] a list of cards
    [card] a card
    [kind] a kind of damage
    [result] a result
    [round] an effect of a round
   *[clause] a clause of effects
}. docs/moonstone-effects.md lists what there is
fault-shape = must have exactly one of `corners`, `rect` and `round`
fault-off-table = must lie on the table: coordinates from 0 to { $most }
fault-level = must not have a level above 3
fault-no-character = there is no character `{ $key }`
fault-other-faction = `{ $key }` is not of that faction
fault-rivals = `{ $rival }` is never in a troupe with `{ $key }`
fault-three = must be at least three

### What is wrong with a position from outside

position-no-ability = model { $model } has no ability { $ability } that can be used
position-dead = the model stands, but has no health left
position-in-barrier = the model stands in a barrier
position-cards = the cards are not complete
position-fights-itself = a model fights against itself
position-nobody-acts = nobody is activated

### What can stand behind any number

words-behind-numbers = energy, damage, health, left, is left, to resist, to, of, falls, lies

### Blunders, as the arena counts them

blunder-reaction-energy = energy that goes into reaction steps
blunder-stone-not-dug = activations ended with a stone left to harvest
blunder-stones-left = moonstones that still lie at the end
blunder-tiny-step = paid steps of less than a quarter of an inch
blunder-unused-jog = activations ended with the free jog unused
