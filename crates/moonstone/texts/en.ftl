game-name = Moonstone
game-about = Troupes of humans, gnomes, goblins and faeries look for moonstones: sneaking, bluffing and fencing on a table in inches.

player = player { $number }
model-of = { $name } ({ $number })
moonstone = a moonstone
numbered-stone = moonstone { $number } (depth { $depth })
table-edge = the edge of the table
place = { $x }/{ $y } inches
arcana-card = { $colour ->
           [green] green { $value }
           [blue] blue { $value }
           [pink] pink { $value }
          *[catastrophe] catastrophe
    }
melee-card = { $card ->
           [high-guard] High Guard
           [falling-swing] Falling Swing
           [thrust] Thrust
           [sweeping-cut] Sweeping Cut
           [rising-attack] Rising Attack
          *[low-guard] Low Guard
    }
damage-kind = { $kind ->
           [impact] impact
           [slicing] slicing
           [piercing] piercing
          *[magical] magical
    }
faction = { $faction ->
           [commonwealth] Commonwealth
           [dominion] Dominion
           [leshavult] Leshavult
          *[shades] Shades
    }
stat = { $stat ->
           [melee] melee
           [arcane] arcane
           [evade] evade
          *[dealt] melee damage
    }
mark = { $mark ->
           [no-jog] no jog
           [no-step] no step
           [immovable] immovable
           [shielded] shielded from the next damage
           [hidden] no target for enemies
           [out-of-reach] out of reach
           [hunted] hunted
           [spared] may not target the enemy
           [truce] may not attack the enemy
           [weakling] a weakling
           [slow] slow
           [predictable] predictable
          *[unweakened] no weakling any more
    }
edge = { $edge ->
           [south] south edge
           [north] north edge
           [west] west edge
          *[east] east edge
    }
fate = { $fate ->
           [healing] Miraculous Recovery
           [robbery] Dusk Robbery
           [clumsiness] Clumsiness of Cowards
           [hesitation] Hesitation
           [ninja] Ninja Reflexes
          *[favour] Favour from the Spirit Realm
    }
agenda = { $agenda ->
           [raiding] Raiding Party
           [gossip] Tavern Gossip
           [crazy] Crazy Town
           [well-read] Well-Read
           [march] Forced March
          *[odds] Against the Odds
    }
terrain = { $terrain ->
           [water] water
           [wood] a wood
           [obstacle] an obstacle
           [tree] a tree
           [floor] a building
           [platform] a platform
           [stairs] stairs
          *[barrier] a barrier
    }
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
question-move-terrain = Which terrain do you move up to { $inches } inches? ({ $left } left)
question-first = Who activates first?
question-activate = Whom do you activate?
question-act = What does { $model } do? ({ $energy } energy)
question-move = { $how ->
           [step] Where does { $model } step
           [jog] Where does { $model } jog
           [reaction] Where does { $model } step in reaction
           [leap] Where does { $model } leap
          *[effect] Where does { $model } move
    } (up to { $limit } inches)?
question-place = Where is { $model } placed?
question-traverse = Where does { $model } climb?
question-target = { $model }, { $ability }: at whom?
question-point = { $model }, { $ability }: where?
question-stone = Which moonstone does { $model } choose?
question-drop-stone = Where does the moonstone lie that { $model } drops?
question-whom = { $model }: whom does it concern?
question-ability = Which ability of { $model }?
question-depth = How deep does the moonstone lie?
question-react = { $model } has acted: does somebody step?
question-interrupt = { $model } declares an action: do you play your event?
question-save = { $model } would suffer { $wounds } wounds: do you play your event?
question-offer = Does { $model } use { $ability }?
question-may = Does { $model } do it?
question-return = Does { $model } pay 1 energy to give the same back?
question-ignore-catastrophe = { $model }: is the catastrophe turned aside?
question-lay = Which card do you lay face down?
question-name = Which card do you name?
question-doubt = Named is { $card }: truth or bluff?
question-replace = Laid was { $card }: do you replace the card?
question-go-on = Once more with another card?
question-show = Do you show the card you bluffed with?
question-search = Which card do you keep? ({ $left } left)
question-arrange = Which card goes back next, and where to? ({ $left } left)
question-push-luck = Does { $model } pay 1 energy for two more cards?
question-melee = Which card does { $model } play?
question-follow-up = Which follow-up does { $model } make?
question-second = Which of both cards of { $model } counts?
question-finish = { $model } has played { $card }: duplicates, signature move?
question-damage-kind = Which kind of damage does { $model } deal?
question-copy = Whose signature move does { $model } copy?
question-end-order = Whose end step comes first?
choice-it = { $it }
choice-none = No, nobody
choice-troupe = { $troupe }: { $members }
choice-troupe-about = { $troupe }: { $members }. { $text }
choice-yes = Yes
choice-no = No
choice-done = Done
choice-fate = Event: { $fate }
choice-agenda = Agenda: { $agenda }
choice-early-bird = Early bird
choice-initiative = Initiative
choice-deployed = { $model } at { $place }
choice-deployed-near = { $where }, { $distance } inches from { $goal }
choice-model = { $model } ({ $energy } energy, { $left }/{ $health } health{ $stones ->
           [0] {""}
           [1] {", 1 moonstone"}
          *[other] {", "}{ $stones } moonstones
    })
choice-model-away = { $model }, { $distance } inches away
choice-use-fate = Play the event
choice-use-fate-on = Play the event on { $model }
choice-shift = { $terrain } no. { $number } by { $x }/{ $y } inches
choice-stay = Stay
choice-way-to = Up to { $goal }, { $length } inches{ $bends ->
           [yes] {" "}around corners
          *[no] {""}
    }
choice-way-towards = Towards { $goal }, { $length } inches{ $bends ->
           [yes] {" "}around corners
          *[no] {""}
    }
choice-way-cover = Into cover from { $goal }, { $length } inches{ $bends ->
           [yes] {" "}around corners
          *[no] {""}
    }
choice-way-away = Away from { $goal }, { $length } inches{ $bends ->
           [yes] {" "}around corners
          *[no] {""}
    }
choice-way-plain = { $direction ->
           [north] North
           [north-east] North-east
           [east] East
           [south-east] South-east
           [south] South
           [south-west] South-west
           [west] West
          *[north-west] North-west
    }, { $length } inches{ $bends ->
           [yes] {" "}around corners
          *[no] {""}
    }
choice-way-engaged = { $way }; then in reach of { $models }
choice-spot = At { $place }
choice-spot-near = { $direction ->
           [north] North
           [north-east] North-east
           [east] East
           [south-east] South-east
           [south] South
           [south-west] South-west
           [west] West
          *[north-west] North-west
    } of { $goal } ({ $place })
choice-stone = { $stone }
choice-harvest = Harvest { $stone } (1 energy)
choice-depth = Depth { $depth }
choice-truth = Truth
choice-bluff = Bluff!
choice-leave = Leave it
choice-top = { $card } on top
choice-bottom = { $card } to the bottom
choice-both = { $one } and { $other }
choice-finish = { $signature ->
           [yes] Signature move
          *[no] Plain
    } with { $duplicates ->
           [0] no duplicate
           [1] one duplicate
          *[other] { $duplicates } duplicates
    }
choice-step = Step (1 energy, 1 inch)
choice-jog = Jog (free, { $inches } inches)
choice-traverse = Traverse an obstacle (2 energy)
choice-attack = Melee attack on { $model } (1 energy)
choice-use = { $ability } ({ $cost } energy{ $range ->
           [0] {""}
          *[other] {", "}{ $range } inches
    })
choice-rob = Rob { $model }
choice-give-back = Shuffle the kept cards back
choice-end = End the activation
event-faction = { $player } plays { $faction }.
event-drafted = { $player } takes { $character }.
event-stones-dropped = { $count } moonstones have fallen.
event-redropped = { $player } has the moonstones dropped again.
event-card-picked = { $player } takes { $kind ->
           [agenda] an agenda
          *[fate] an event
    }.
event-fate-taken = Your event: { $fate }.
event-agenda-taken = Your agenda: { $agenda }.
event-rolled = { $player } rolls { $value }.
event-edge = { $player }: { $edge }.
event-initiative = { $player } has the initiative.
event-deployed = { $model } stands at { $place }.
event-round-began = Round { $round } begins.
event-began = { $player } activates first.
event-activated = { $model } is activated.
event-moved = { $model } { $how ->
           [step] steps
           [jog] jogs
           [reaction] steps in reaction
           [leap] leaps
          *[effect] moves
    } to { $place }.
event-pushed = { $model } is moved to { $place }.
event-placed = { $model } now stands at { $place }.
event-swapped = { $model } and { $other } swap places.
event-harvested = { $model } digs: depth { $depth } is left.
event-stone-taken = { $model } has a moonstone.
event-stone-stolen = { $model } takes a moonstone from { $from }.
event-stones-laid = { $model } drops { $count ->
           [1] a moonstone
          *[other] { $count } moonstones
    }.
event-depth-set = The moonstone now lies at depth { $depth }.
event-ability-used = { $model }: { $ability }.
event-ability-used-at = { $model }: { $ability } at { $target }.
event-hesitated = { $model } hesitates, and the energy is lost.
event-fate-used = { $player } plays { $fate }.
event-agenda-shown = { $player } shows the agenda { $agenda }.
event-card-flipped = Flipped: { $card }.
event-hands-drawn = { $cards } arcana cards against { $resisting } of { $player }.
event-cards-seen = Your cards: { $cards }.
event-card-named = { $player } lays a card and names { $card }.
event-card-open = { $player } lays { $card } face up.
event-believed = { $player }: truth.
event-doubted = { $player }: bluff! The card is { $card }, { $lie ->
           [yes] so it was a lie
          *[no] so it was true
    }.
event-replaced = { $player } replaces the card by { $card }.
event-lie-shown = { $player } shows the bluff: { $card }.
event-nothing = Nothing happens.
event-catastrophe-ignored = { $model } avoids the catastrophe.
event-cancelled = { $model } intervenes, and the ability fails.
event-reflected = { $model } reflects the ability.
event-energy-lost = { $model }: { $by } energy less.
event-energy-gained = { $model }: { $by } energy more.
event-healed = { $model } heals { $by }.
event-damaged = { $model }: { $amount } damage ({ $kind }).
event-damaged-sum = { $model }: { $sum } = { $amount } damage ({ $kind }).
sum-card = { $by } (card)
sum-plain = { $by }
sum-plus = { $sum } + { $by } ({ $why })
sum-minus = { $sum } - { $by } ({ $why })
sum-times = { $sum } × { $by } ({ $why })
sum-plus-plain = { $sum } + { $by }
sum-minus-plain = { $sum } - { $by }
sum-times-plain = { $sum } × { $by }
sum-flipped = card
sum-critical = critical
sum-weakling = weakling
sum-lasting = for this round
sum-attack = for this attack
event-guarded = { $by } takes the damage for { $model }.
event-wounded = { $model } suffers { $wounds ->
           [1] a wound
          *[other] { $wounds } wounds
    }.
event-saved = { $model } stays unhurt.
event-slain = { $model } is slain.
event-returned = { $model } returns.
event-went-away = { $model } disappears.
event-stat = { $model }: { $stat } { $sign ->
           [minus] minus
          *[plus] plus
    } { $by }.
event-marked = { $model }: { $mark }.
event-ability-off = { $model }: { $ability } is { $forever ->
           [yes] lost
          *[no] off for this turn
    }.
event-reloaded = { $model }: { $ability } is ready again.
event-ability-stolen = { $model } steals { $ability } from { $from }.
event-wood-grown = A wood grows at { $place }.
event-token-laid = Gold lies at { $place }.
event-terrain-moved = Terrain has moved: { $terrain }.
event-melee-began = { $model } attacks { $defender }: { $own } cards against { $theirs }.
event-luck-pushed = { $model } pushes the luck: two more cards.
event-melee-revealed = { $model } plays { $card }.
event-finished = { $model }: { $signature ->
           [yes] signature move
          *[no] no signature
    }, { $duplicates ->
           [0] no duplicate
           [1] one duplicate
          *[other] { $duplicates } duplicates
    }.
event-followed-up = { $model } follows up: { $card }.
event-commanded = { $model } acts for { $player }.
event-round-ended = Round { $round } is over.
event-ended = The sun rises.
reason-too-long = The way is { $length } inches long, { $limit } are allowed.
reason-not-straight = A step goes straight.
reason-blocked = In the way at { $place }: { $by }.
reason-no-jog-there = There is no jogging at { $place }.
reason-overlaps = There is no room: { $by }.
reason-retreats = The distance to { $model }, who reaches { $reach } inches, may not grow during a jog; it would be { $distance }.
reason-off-level = The level ends at { $place }.
reason-away-from-token = The gold lets nobody get farther away.
reason-not-in-zone = Models are deployed within 10 inches of the own edge.
reason-not-in-building = That is not on the floor of a building.
reason-not-across = That is not on the other side of an obstacle.
reason-too-far-across = The other side is { $distance } inches away, { $range } are allowed.
reason-too-high = The obstacle is { $height } inches high, and only those lower than { $limit } can be crossed.
reason-no-obstacle = There is no obstacle in base contact.
reason-too-far = { $distance } inches are farther than { $range }.
reason-not-touching = No base contact.
reason-no-energy = That takes { $needs } energy, there are { $has }.
reason-already-jogged = It has jogged in this round already.
reason-forbidden = An effect forbids it.
reason-engaged = That is not possible while engaged: { $model } reaches { $reach } inches and is { $distance } away.
reason-not-engaged = That is only possible while engaged.
reason-out-of-range = { $model } is { $distance } inches away, the range is { $range }.
reason-not-seen = { $model } cannot be seen, hidden by: { $by }.
reason-used-up = That is used already.
reason-lost = This ability is lost.
reason-no-target = No legal target.
reason-needs-missing = A condition of the ability is missing.
reason-not-wanted = That does not fit here.
reason-no-such-card = There is no such card.
reason-taken = { $player } has already taken that character; each exists once.
reason-rival = Never in one troupe with { $character }.
chance-draft = { $player }: who drafts first?
chance-fall = Where a moonstone falls
chance-depth = How deep it lies
chance-cards = { $player }: who picks a card first?
chance-deployment = { $player }: who deploys?
chance-first = { $player }: who activates first?
chance-arcana = An arcana card
chance-melee = A melee card
outcome-most-stones = The most moonstones: { $winners }
outcome-overtime = Ahead in the deciding round: { $winners }
outcome-last-left = The only one left: { $winners }
outcome-shared = A shared win: { $winners }
set-up-players = Moonstone is for 2 to 4 players.
set-up-size = A troupe has at most 8 characters.
set-up-stones = There are 7 or 5 moonstones.
set-up-table = There is no such table.
set-up-draft = There are not enough characters for a draft.
set-up-troupes = There are no such troupes, or they are too small.
### The board

sketch-set-up = Set-up
sketch-round = Round { $round } of 4
sketch-active = { $model } acts
sketch-table = Table: { $table }
sketch-player = { $brackets } { $player }{ $own ->
           [yes] {" "}(you)
          *[no] {""}
    }: { $stones ->
           [1] 1 moonstone
          *[other] { $stones } moonstones
    }
sketch-terrain = { $terrain ->
           [water] water
           [wood] wood
           [obstacle] obstacle
           [tree] tree
           [floor] floor
           [platform] platform
           [stairs] stairs
          *[barrier] barrier
    }
sketch-ladder = H ladder
sketch-token = $ gold
sketch-legend-stones = 3² moonstone 3, depth 2
sketch-legend-upstairs = (A^ upstairs
sketch-legend-reach = + in reach, × offered
sketch-hand = Your arcana cards
sketch-hand-of = Melee cards of { $model }
sketch-slain = † { $model }
sketch-model = { $left }/{ $health } health · { $energy } energy · { $stones ->
           [1] 1 stone
          *[other] { $stones } stones
    }{ $level ->
           [0] {""}
          *[other] {" · level "}{ $level }
    }{ $state ->
           [waiting] {" · not on the table yet"}
           [away] {" · away"}
           [done] {" · activated"}
          *[fresh] {""}
    }
sketch-jog = jog { $inches } in
sketch-no-jog = no jog left
sketch-engaged = engaged by { $models }
sketch-nearest-stone = moonstone { $number } (depth { $depth }) { $distance } in
sketch-enemy = { $model } { $distance } in{ $seen ->
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
orders-reactions-threatened = if an own model could be hit or robbed
orders-reactions-engaged = if an own model is engaged
orders-reactions-never = never

### What is wrong with data files

defect-many-characters = are more than 255
defect-unknown-entry = has `{ $word }`, but only entries `[[character]]`, `[[table]]` and `[[troupe]]` are known
defect-blue = must name boxes from 1 to the health
defect-none-named = must name at least one
defect-too-many = must not be more than { $most }
defect-twice = `{ $key }` is there twice
defect-range-missing = is missing, and whoever aims needs it
defect-cost-missing = is missing
defect-limit-missing = is missing, and whatever costs nothing needs one
defect-kind = passive: `does`; active: `does` or `flip`; arcane: `results` and `catastrophe`
defect-x = `{ $text }` has an X, but there is no card here
defect-six = must have six results
defect-no-such-word = `{ $word }` is no { $what ->
    [keyword] keyword
    [aim] aim
    [passive] passive
    [cards] list of cards
    [card] card
    [kind] kind of damage
    [result] result
    [round] effect of a round
   *[clause] clause
}
defect-shape = must have exactly one of `corners`, `rect` and `round`
defect-off-table = must lie on the table: coordinates from 0 to { $most }
defect-level = must not have a level above 3
defect-no-character = there is no character `{ $key }`
defect-other-faction = `{ $key }` is not of that faction
defect-rivals = `{ $rival }` is never in a troupe with `{ $key }`
defect-three = must be at least three
