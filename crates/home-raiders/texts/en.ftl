game-name = Home Raiders
game-about = Little people from the inner space fight for your room: units, leaders and heroes between mugs, books and keyboards.

### Who and where

seat = { $who ->
    [own] You
    [foe] Your opponent
   *[other] Player { NEXT($number) } ({ $faction })
}
figures = { $card } { $letters }
place = { TENTHS($x) } / { TENTHS($y) } inches
obstacle-character = { $it }
obstacle-object = { $it }
obstacle-edge = the edge of the battle area
site-left = in the middle of the west edge
site-right = in the middle of the east edge
site-near = in the middle of the south edge
site-far = in the middle of the north edge
site-near-left = in the south-west corner
site-far-right = in the north-east corner
site-near-right = in the south-east corner
site-far-left = in the north-west corner
mission-make-vanish = Make the enemy vanish
mission-control-portal = Control the portal
mission-strategic-point = Strategic point
die = { $colour ->
    [white] white
    [red] red
   *[black] black
} { $face ->
    [blank] blank
    [success] success
   *[critical] critical
}

### Options

bad-stars = A team has 1 to { $most } stars, not { $stars }.
unknown-faction = There is no faction “{ $key }”. Known: { $known }.
unknown-area = There is no battle area “{ $key }”. Known: { $known }.
no-ready-team = There is no ready-made team for { $stars } { $stars ->
    [one] star
   *[other] stars
}: { $faction }.
option-stars = Stars for each team
option-factions = Faction
option-muster = Teams
option-muster-free = everybody chooses
option-muster-ready = ready-made teams
option-area = Battle area
option-mission = Mission
option-mission-rolled = is rolled for
option-mission-make_vanish = Make the enemy vanish
option-mission-control_portal = Control the portal
option-mission-strategic_point = Strategic point
option-level = Rules
option-level-simple = simple, without abilities
option-level-complex = all of them

### Questions

question-muster = Which team do you lead? You play with { $stars } { $stars ->
    [one] star
   *[other] stars
}.
question-nemesis = Who is the nemesis of { $who }?
question-portal = Where does your portal stand?
question-specialist = Which unit does { $who } join?
question-deploy = Whom do you place, and where?
question-deploy-late = Where { NUMBER($troop) ->
    [many] do
   *[one] does
} { $troop } appear?
question-marker = Where do you put a marker?
question-activate = Whom do you activate?
question-act = { $troop }: what now? { $left } { $left ->
    [one] action
   *[other] actions
} left.
question-aside = Does { $who } do something different from the rest?
question-march = { $why ->
    [before-fire] Where { NUMBER($troop) ->
        [many] do
       *[one] does
    } { $troop } go before the shot?
    [after-fire] Where { NUMBER($troop) ->
        [many] do
       *[one] does
    } { $troop } go after the shot?
    [with-pusher] Where does the rest of { $troop } go?
    [retreat] { $troop } may step back by an inch. Where to?
    [tactics] Where { NUMBER($troop) ->
        [many] do
       *[one] does
    } { $troop } go before the first round?
   *[action] Where { NUMBER($troop) ->
        [many] do
       *[one] does
    } { $troop } go?
}{ $strikers ->
    [none] { "" }
   *[other] { "" } Whoever breaks away takes a free blow from: { $strikers }.
}
question-march-alone = Where does { $who } go?{ $strikers ->
    [none] { "" }
   *[other] { "" } Breaking away means a free blow from: { $strikers }.
}
question-join = Which unit does { $who } join?
question-message = To which unit does { $who } bring the message of { $of }?
question-carry = Whom does { $who } carry along?
question-put-down = Where does { $by } put down { $who }?
question-push = { $troop }: who pushes what where?
question-blow = { $troop }: who strikes next?
question-sweep = Whom does the sweep of { $by } hit next?
question-frenzy = Whom else does { $by } strike?
question-running-fire = At whom { NUMBER($troop) ->
    [many] do
   *[one] does
} { $troop } shoot?
question-shot = { $troop }: who shoots next?
question-go-to-ground = { $by } aims at { $troop }. Go to ground?
question-nearest = Which of the nearest does the shot of { $by } hit?
question-bodyguard = { $by } attacks { $of }. Does a bodyguard step in?
question-barrier = { $who } is attacked with { $successes } { $successes ->
    [one] success
   *[other] successes
}. Must the attacker roll again?
question-second-roll = Successes against { $who }: first { $first }, then { $second }. Does the second roll count?
question-fierce = Which set must { $at } roll again against { $by }?
question-double-shot = { $by } has { $successes } { $successes ->
    [one] success
   *[other] successes
}. How is the shot split?
question-chain = Lightning of { $by }: who else is hit?
question-redirect = At whom does { $by } redirect the shot?
question-shove = Where is { $who } moved? Up to { $inches } { $inches ->
    [one] inch
   *[other] inches
}.
question-flicker = With whom does { $who } change places?
question-selfish = Who gets the wound of { $who }?
question-mirror-image = Does { $who } try to pass the wound on?
question-mirror-image-to = Who gets the wound of { $who }?
question-swan-song = { $who } vanishes. Whom does the last attack hit?
question-successor = Who takes the place of { $of }?
question-enchant = Whom does { $who } strike?
question-daze = Which ability does { $who } lose?
question-teleport = Where does { $who } reappear?
question-battle-group = Who leaves { $troop }?

### Choices

team = { $name } ({ $stars } { $stars ->
    [one] star
   *[other] stars
})
muster-ready = { $team }
muster-own = A team of your own
pick-nobody = Nobody
pick-who = { $who }
pick-troop-none = None
pick-troop-troop = { $troop }
portal = Portal { $site }
deploy-plan = { $troop } { $post ->
    [front] in front of the portal
    [left] left of the portal
    [right] right of the portal
   *[back] at the portal
}
deploy-places = { $troop } at chosen places
spot-nowhere = Not at all
spot-at = To { $at }
act-move = Move
act-running-fire = Running fire (both actions)
act-push = Push an object
act-melee = Melee
vain = { $vain ->
    [yes] {" "}(no dice at that distance)
   *[no] {""}
}
act-shoot = Shoot at { $at }{ vain }
act-shoot-with-both = Shoot at { $at } with both actions{ vain }
act-wait = The unit waits
act-zeal = Zeal: three actions
act-stand-up = Stand up
act-done = End the turn
aside-along = Joins in
aside-nothing = Does nothing
aside-move = Moves
aside-melee = Strikes
aside-shoot = Shoots at { $at }
mind-act = { $by }: { $ability } against { $at }
general-act-control = { $by } controls marker { NEXT($marker) }
general-act-teleport = { $by } teleports
    .brief = Teleport
general-act-grab = { $by } grabs { $at }
general-act-battle-group = Split the unit
general-act-heal = { $by } heals { $itself ->
    [yes] itself
   *[no] { $who }
}
goal-stay = Stay
goal-enemy = Towards { $who }
goal-round = Round { $who }, staying in contact
goal-portal = Towards the portal: { PORTAL($of) }
goal-point = Towards { $at }
goal-marker = Towards marker { NEXT($marker) }
goal-onto = Onto: { $object }
goal-behind = Into cover behind: { $object }
goal-away = Away from the enemies
goal-together = Close ranks
march-ways = { $leaves ->
    [none] Ways of your own for { $ways }
   *[other] { $leaves } leaves the unit
}
push = { $by } pushes { $object }, up to { $to }
blow = { $by } strikes { $at }{ $style ->
    [unexpected] { "" } unexpectedly
    [frenzy] { "" } in a frenzy
   *[plain] { "" }
}
shot = { $style ->
    [steady-aim] { $by } takes steady aim at { $at }
    [explosion] { $by }: explosion at { $at }
    [lightning] { $by }: lightning at { $at }
    [lob] { $by } lobs a shot at { $at }
    [full-hit] { $by } goes for a full hit on { $at }
    [barrage] { $by }: barrage on { $at }
   *[plain] { $by } shoots at { $at }
}{ vain }
decide-yes = Yes
decide-no = No
reroll-keep = Let the roll stand
reroll-set = The { $colour ->
    [white] white
    [red] red
   *[black] black
} dice
split-whole = Do not split
split-with = { $successes } of them against { $other }
last-attack-none = No attack
last-attack-melee = Strike at { $at }
pick-ability = { $ability }
part = { $leaving } { COUNT($leaving) ->
    [one] forms a unit of its own
   *[other] form a unit of their own
}

### Events

event-teams-mustered = Both teams are chosen.
event-nemesis-chosen = { $who } has a nemesis: { $enemy }.
event-deployment-rolled = { $deployment ->
    [direct-confrontation] Direct confrontation
   *[clever-strategy] Clever strategy
}. { WHO($first) ->
    [own] You deploy
   *[other] { $first } deploys
} first.
event-portal-placed = The portal “{ PORTAL($seat) }” stands { $site }.
event-joined = { $who } joins { $troop }.
event-deployed = { $troop } { NUMBER($troop) ->
    [many] are
   *[one] is
} deployed.
event-mission-rolled = Mission: { $mission }.
event-marker-placed = Marker { NEXT($marker) } lies at { $at }.
event-round-began = Round { $round } begins.
event-bead-drawn = { WHO($seat) ->
    [own] One of your beads is drawn.
    [foe] One of your opponent’s beads is drawn.
   *[other] A bead is drawn: { $seat }.
}
event-skipped = { WHO($seat) ->
    [own] You skip
   *[other] { $seat } skips
} this turn.
event-forced = { $troop } { NUMBER($troop) ->
    [many] were
   *[one] was
} disturbed and must act now.
event-activated = { $troop } { NUMBER($troop) ->
    [many] are
   *[one] is
} active.
event-stood-up = { $troop } { NUMBER($troop) ->
    [many] stand
   *[one] stands
} up.
event-went-to-ground = { $troop } { NUMBER($troop) ->
    [many] go
   *[one] goes
} to ground.
event-moved = { $who } goes { INCHES($length) } inches.
event-broke-away = { $who } breaks away from { $from }.
event-fell = { $who } falls { INCHES($depth) } inches.
event-shoved = { $by } moves { $who } { INCHES($length) } inches.
event-pushed = { $by } pushes: { $object }.
event-carried = { $by } has carried { $who } along.
event-teleported = { $who } vanishes and turns up elsewhere.
event-swapped = { $who } and { $with } change places.
event-left = { $who } leaves the unit.
event-parted = Some leave { $troop } and are a unit of their own now.
event-attacked = { $ranged ->
    [yes] { $by } shoots at { $at }.
   *[no] { $by } strikes at { $at }.
}
event-rolled = { $who } rolls for { $why ->
    [melee] melee
    [ranged] a shot
    [defence] defence
    [mind] the test of minds
    [grab] grabbing
    [regeneration] regeneration
   *[mirror-image] the mirror image
}: { COUNT($dice) ->
    [0] no dice
   *[other] { $dice }
}. Successes: { $because }.
success-part-rolled = rolled
success-part-kept = other dice
success-part-boost = boost
event-guarded = { $by } steps in front of { $of }.
event-rerolled = { $who } rolls the { $colour ->
    [white] white
    [red] red
   *[black] black
} dice again.
event-second-roll-taken = Against { $who } the second roll counts.
event-defended = { $who } fends it off.
event-shot-split = { $by } splits the shot: { $left } { $left ->
    [one] success
   *[other] successes
} against { $at }, { $successes } against { $other }.
event-exploded = The shot of { $by } explodes.
event-redirected = { $by } redirects the shot at { $at }.
event-shots-lost = { $troop }: those who have yet to shoot have no target.
event-wounded = { $who } is wounded ({ $wounds } { $wounds ->
    [one] wound marker
   *[other] wound markers
}).
event-wound-passed = The wound of { $from } goes to { $to }.
event-healed = { $who } is healed.
event-vanished = { $who } vanishes.
event-challenged = { $by } uses { $ability } against { $at }.
event-challenge-won = { $by } wins the challenge.
event-challenge-lost = { $by } loses the challenge.
event-ability-lost = { $who } loses “{ $ability }” for this round.
event-grabbed = { $who } is grabbed.
event-used = { $who }: “{ $ability }” takes effect.
event-marker-held = { $by } controls marker { NEXT($marker) }.
event-marker-lost = Marker { NEXT($marker) } is free again.
event-round-ended = Round { $round } is over.
event-ended = Final score: { WHO($one) ->
    [own] you { $first }, your opponent { $second }
    [foe] you { $second }, your opponent { $first }
   *[other] { $one } { $first }, { $other } { $second }
}.

### Rolls

faces = { $from }{ $to ->
    [none] {""}
   *[other] –{ $to }
} { $face ->
    [blank] blank
    [success] success
   *[critical] critical
}
chance-deployment = One white die ({ $faces }): where do the portals stand?
chance-first = One white die ({ $faces }): blank means that player 1 deploys first.
chance-mission = One white die ({ $faces }) for the mission
chance-bead = A bead from the bag
chance-die = { $who }: a { $colour ->
    [white] white
    [red] red
   *[black] black
} die for { $why ->
    [melee] melee
    [ranged] a shot
    [defence] defence
    [mind] the test of minds
    [grab] grabbing
    [regeneration] regeneration
   *[mirror-image] the mirror image
} ({ $faces })

### The end

outcome = { WHO($seat) ->
    [own] You win
   *[other] { $seat } wins
}. { $how }
outcome-mission = The mission was done better.
outcome-farthest-marker = Both hold the same number of markers, but one of the winner’s lies farther from the winner’s own portal.
outcome-resigned = The losing side has resigned.
outcome-draw = A draw: both have done equally well in the mission.

### Reasons

reason-no-such-team = There is no such team, or it costs too much.
reason-not-concerned = Not all of those are concerned now.
reason-not-everybody-once = Everybody appears exactly once.
reason-too-many-points = The way has too many corners.
reason-too-far = The way of { $who } costs { INCHES($cost) } inches, { INCHES($limit) } are possible.
reason-in-the-way = Something is in the way of { $who }: { $by }, at { $at }.
reason-no-room = There is no room: { $by }, at { $at }.
reason-unsteady = Nobody stands safely there: { $object }, at { $at }.
reason-held = { $who } comes into contact with { $by }; the way ends there.
reason-out-of-formation = { $one } and { $other } would be { INCHES($gap) } inches apart, { INCHES($limit) } are allowed.
reason-not-together = The unit must close ranks: its widest gap would be { INCHES($gap) } inches instead of { INCHES($before) }.
reason-may-not-leave = { $who } may not leave the unit.
reason-far-from-portal = { $who } would be { INCHES($gap) } inches from its own portal, { INCHES($limit) } are allowed.
reason-near-enemy = { $who } would be only { INCHES($gap) } inches from { $enemy }; it must be more than { INCHES($limit) }.
reason-marker-near-portal = The marker would lie { INCHES($gap) } inches from your own portal; it must be { INCHES($limit) }.
reason-marker-near-marker = The marker would lie { INCHES($gap) } inches from another; it must be { INCHES($limit) }.
reason-shoved-too-far = That is { INCHES($length) } inches, { INCHES($limit) } are possible.
reason-not-in-contact = There is nobody to be in contact with.
reason-far-from-carrier = That is { INCHES($gap) } inches from the carrier or not on its level; { INCHES($limit) } are allowed.
reason-not-pushable = That cannot be pushed from here: { $object }.
reason-object-in-the-way = { $object } would hit: { $by }.
reason-pulled = An object is pushed, not pulled.
reason-nobody-parted = Both units need at least one character.
reason-must-stand-up = Whoever lies on the ground stands up first.
reason-must-regroup = The unit has lost its formation and must close ranks.
reason-not-in-contact-with-enemies = Nobody is in contact with an enemy.
reason-in-contact-with-enemies = Whoever is in contact with an enemy cannot shoot.
reason-no-ranged-dice = Nobody has dice for shooting.
reason-nobody-in-sight = None of them is in sight.
reason-targets-in-contact = All of them are in contact with an enemy.
reason-tricked = { $who } may not attack { $by } in this turn: mind trick.
reason-strong-will = { $who } has a strong will: mind abilities do nothing there.
reason-disturbed = { $troop } { NUMBER($troop) ->
    [many] were
   *[one] was
} disturbed and must be activated first.
reason-no-mind-dice = { $who } has no mind dice left to win a challenge with.
reason-not-seen = { $who } is not in sight.
reason-nothing-to-change = That would change nothing for { $who }.
reason-rest-must-attack = For this the rest of the unit must attack.
reason-rest-must-not-move = For this the rest of the unit must not move.
fault-no-such-card = This faction has no card number { $card }.
fault-not-a-unit = { $card } is not a unit.
fault-not-a-leader = { $card } is not a leader.
fault-not-a-hero = { $card } is not a hero.
fault-no-copies = A unit is bought at least once.
fault-twice-the-same = Leaders and heroes are unique; { $card } is there twice.
fault-too-many-stars = Too many stars: { $stars }; at most { $limit } are allowed.
fault-too-many-characters = That is too many characters: { $count }.
fault-nobody = A team needs at least one character.

### The map

sketch-setup = Set-up
sketch-round = Round { $round }
sketch-mission = Mission: { $mission }
sketch-score = Score { $first } : { $second }
sketch-beads = Beads in the bag { $first } : { $second }
sketch-troop = { $troop }{ $activated ->
    [yes] , already activated
   *[no] { "" }
}
sketch-character = { $name }: { $wounds ->
    [0] unhurt
   *[other] wounded ({ $wounds })
}{ $down ->
    [yes] , on the ground
   *[no] { "" }
}{ $height ->
    [0] { "" }
   *[other] , { $height } mm up
}
sketch-legend = Two characters wide, one line high: an inch; north is up. A–Z player 1, a–z player 2, 1–4 markers
sketch-legend-objects = █ too high, ▓ can be climbed, ░ uneven, ◆ portal
sketch-legend-dice = w white, r red, b black die; * is left out when wounded; +1 boost
sketch-die = { $colour ->
    [white] w
    [red] r
   *[black] b
}
sketch-card = { $name } ({ $kind ->
    [unit] unit
    [leader] leader
   *[hero] hero
}): { $figures }
sketch-ability = { $name }: { $text }
card-move = move { $inches }
card-melee = melee { $dice }
card-ranged = ranged { $dice } (up to { $range } inches)
card-defence = defence { $dice }
card-mind = mind { $dice }

### Abilities

### What abilities do

ability-does = { $text }
ability-does-and-injures = { $text } This injures: at the end of the turn it gets a wound marker.
ability-dice = { $count } { $colour ->
    [white] white
    [red] red
   *[black] black
} { $count ->
    [one] die
   *[other] dice
}
ability-no-dice = no dice

### Conquering the house

unknown-house = There is no house “{ $key }”. Known: { $known }.
unknown-room = There is no room “{ $key }” in this house. Its rooms are: { $known }.
unknown-side = Nobody called “{ $key }” fights for this house. It is fought for by: { $known }.
unknown-team = There is no ready-made team “{ $key }” of this faction. Known: { $known }.
campaign-no-campaign = This is not a campaign: { $error }.
campaign-format = This campaign has format { $found }; this program reads format { $have }.
campaign-bad-house = The house of this campaign is wrong: { $entry }, field `{ $field }`: { $what }.
campaign-count-of-sides = A house is fought for by 2 to { $most } sides.
campaign-side-name = “{ $name }” is not a name for a side: a name has 1 to { $most } characters, and no comma or equals sign.
campaign-side-twice = There are two sides called “{ $name }”.
campaign-same-side = “{ $name }” cannot fight against itself.
campaign-winner-elsewhere = “{ $name }” has won a battle of this campaign without being in it.
campaign-large-team = { $team } costs { $stars } { $stars ->
    [one] star
   *[other] stars
}; in this campaign a team has at most { $limit }.
campaign-room-taken = { $room } is won already, by { $name }.
campaign-which-sides = Say which two sides they are, the one of seat 0 first. There are: { $known }.
campaign-known-match = This match has been recorded already: { $room }.
campaign-not-over = This match is not over.
campaign-begun-elsewhere = This match began in the middle of a battle, not at its beginning.
campaign-other-area = { $room } is fought for in the area “{ $area }”; this match was in “{ $found }”.
campaign-other-factions = No two sides of this campaign, or not those you named, lead “{ $one }” (seat 0) and “{ $other }” (seat 1).
campaign-other-stars = In this campaign a team has at most { $stars } { $stars ->
    [one] star
   *[other] stars
}; this match was agreed on with { $found }.
campaign-other-level = This campaign is played by the { $level ->
    [simple] simple
   *[complex] complex
} rules, this match was not.
campaign-other-team = { $name } leads the team “{ $team }” in this campaign, and led another one in this match.

### What is wrong with data files

fault-twice = is the key of another entry already. A key is there once; take a new one
fault-new-faction = is missing. A new faction needs `name` and `portal`; if the file adds to a known one, `key` must be the key of that
fault-many-cards = a faction has at most { $most } cards
fault-range-and-dice = belongs to dice for ranged attacks: give `range` and `ranged`, or neither
fault-no-dice = must have at least one die, for example "w"
fault-pool-large = has too many dice: at most { $most } are allowed
fault-pool-die = `{ $key }` is not a die. Dice are `w` (white), `r` (red) and `b` (black), with spaces between them and `*` for the wound symbol: "w r b*"
fault-many-abilities = a card has at most { $most } abilities
fault-ability-twice = `{ $key }` is there twice
fault-ability-misplaced = `{ $key }` is an ability of { $group ->
    [unit] units ([[unit]])
    [leader] leaders ([[leader]])
   *[hero] heroes ([[hero]])
}
fault-no-faction = there is no faction `{ $key }`. Known: { $known }
fault-no-card = there is no card `{ $key }` in this faction. Known: { $known }
fault-no-area = there is no area `{ $key }`. Known: { $known }
fault-no-room = there is no room `{ $key }` in this house
fault-by-rule = { $what } ({ $rule })
fault-many-objects = an area has at most { $most } objects
fault-uneven = an uneven object is walked over and not climbed: leave out `uneven` or `climbable`
fault-outside = does not lie completely in the area. Corners are millimetres from the left and from the lower edge
fault-overlap = overlaps the object `{ $key }`
fault-portal-room = lies where a portal may stand ({ $site }): { $room } millimetres stay free there
fault-millimetres = must be from { $least } to { $most } millimetres, not { $value }
fault-rooms = a house has 1 to { $most } rooms, not { $count }
fault-room-key = must be 1 to 40 lower-case letters, digits and hyphens
fault-room-name = must be 1 to { $most } characters in both languages
fault-room-place = column and row are from 0 to { $most }
fault-room-taken = the room `{ $key }` is there already
fault-rooms-apart = `{ $from }` and `{ $to }` do not lie side by side
fault-door-twice = the door from `{ $from }` to `{ $to }` is there twice

### What is wrong with a position from outside

position-message = a message does not come from a character of this side
position-nemesis = the nemesis is not a character of the other side
position-below-ground = is below the ground
position-held = whoever holds the marker is not in contact with it
position-no-ground = nobody can stand there

### What can stand behind any number

words-behind-numbers = of them, against, are allowed

### Blunders, as the arena counts them

blunder-stood-still = units that stand still in round 1 of a mission that needs ground
