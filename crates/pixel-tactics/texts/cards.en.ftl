### What is on the cards

## What a hero can do all the time

passive-intercept = Intercept.
passive-ranged = Ranged.
passive-forerunner-ranged = The forerunner is ranged.
passive-supporter-ranged = The supporter is ranged.
passive-attack = Attack +{ $amount }.
passive-forerunner-attack = The forerunner has attack +{ $amount }.
passive-supporter-attack = The supporter has attack +{ $amount }.
passive-armor = Attacks deal { $amount } less damage to this hero.
passive-thorns = A hero that attacks this hero takes { $amount } damage.
passive-see-top-card = You may look at the top card of your deck at any time.

## What a hero can do instead of an attack

spell-damage-all-in-melee = As attack: { $amount } damage to each melee-capable enemy, the leader too.
spell-heal = As attack: a hero heals up to { $amount } damage.
spell-gather-damage = As attack: move up to { $amount } damage from your heroes to this hero.
spell-swap-and-attack = As attack: change places with one of your heroes, then this hero attacks in melee.
spell-recruit = As attack: recruit a hero on any free position of your troop.
spell-draw = As attack: draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
spell-arrange-top = As attack: put { $amount ->
    [one] the top card
   *[other] the top { $amount } cards
} of your deck in any order.

## Orders

order-damage-row = { $damage } damage to each hero { $row ->
    [front] in both fronts
    [flank] in both flanks
   *[rear] in both rears
}.
order-damage-all-in-melee = { $amount } damage to each melee-capable enemy, the leader too.
order-boost = A hero has attack +{ $amount } until the end of the wave.
order-actions = You have { $amount ->
    [one] 1 more action
   *[other] { $amount } more actions
} in this turn.

## Leaders

leader-ranged = This leader is ranged.
leader-free-moves = Moving costs you no action.

## In short, for the board

short-intercept = Intercept
short-ranged = Ranged
short-forerunner-ranged = Ranged↑
short-supporter-ranged = Ranged↓
short-attack = ⚔+{ $amount }
short-forerunner-attack = ⚔+{ $amount }↑
short-supporter-attack = ⚔+{ $amount }↓
short-armor = Armour { $amount }
short-thorns = Thorns { $amount }
short-see-top-card = sees deck
short-damage-all-in-melee = ✦ { $amount } to all ahead
short-heal = ✦ heals { $amount }
short-gather-damage = ✦ gathers { $amount }
short-swap-and-attack = ✦ swaps, attacks
short-recruit = ✦ recruits
short-draw = ✦ draws { $amount }
short-arrange-top = ✦ arranges { $amount }
