### What is on the cards

## What a hero can do all the time

passive-intercept = Intercept.
passive-forerunner-intercept = The forerunner can intercept.
passive-ranged = Ranged.
passive-forerunner-ranged = The forerunner is ranged.
passive-supporter-ranged = The supporter is ranged.
passive-attack = Attack +{ $amount }.
passive-forerunner-attack = The forerunner has attack +{ $amount }.
passive-supporter-attack = The supporter has attack +{ $amount }.
passive-attack-against-interceptors = Attack +{ $amount } against heroes that can intercept.
passive-attack-per-damage = Attack +{ $amount } for each damage on this hero.
passive-attack-per-corpse = Attack +{ $amount } for each corpse in both troops.
passive-attack-behind-corpse = Attack +{ $amount } while a corpse lies directly in front of this hero.
passive-times-against-leader = Against a leader the printed attack counts { $amount ->
    [2] double
    [3] triple
   *[other] { $amount } times
}.
passive-times-against-heroes = Against heroes the printed attack counts { $amount ->
    [2] double
    [3] triple
   *[other] { $amount } times
}.
passive-forerunner-times-against-heroes = Against heroes the printed attack of the forerunner counts { $amount ->
    [2] double
    [3] triple
   *[other] { $amount } times
}.
passive-attack-all-in-melee = In melee this hero hits all melee-capable enemies at once, the leader too.
passive-armor = Attacks deal { $amount } less damage to this hero.
passive-forerunner-armor = Attacks deal { $amount } less damage to the forerunner.
passive-leader-armor = Attacks deal { $amount } less damage to your leader.
passive-ranged-proof = Ranged attacks deal no damage to this hero.
passive-leader-ranged-proof = Ranged attacks deal no damage to your leader.
passive-supporter-attack-proof = Attacks on the supporter deal no damage to it.
passive-thorns = A hero that attacks this hero takes { $amount } damage.
passive-troop-thorns = A hero that attacks your troop in melee takes { $amount } damage.
passive-drain = This hero heals as much as the damage it deals.
passive-take-from-troop = At any time: you may put damage of your heroes on this hero.
passive-take-from-row = At any time: you may put damage of your heroes { $row ->
    [front] in the front
    [flank] in the flank
   *[rear] in the rear
} on this hero.
passive-take-from-forerunner = At any time: you may put damage of the forerunner on this hero.
passive-shot-after-order-in-wave = After your first order in each rear wave this hero makes a ranged attack for free.
passive-shot-after-order-in-turn = After your first order in each turn this hero makes a ranged attack for free.
passive-see-top-card = You may look at the top card of your deck at any time.

## What a hero can do instead of an attack

spell-damage-each = As attack: { $damage } damage to each of up to { $heroes ->
    [one] 1 hero
   *[other] { $heroes } different heroes
}.
spell-damage-leader = As attack: { $amount } damage to the enemy leader.
spell-damage-all-in-melee = As attack: { $amount } damage to each melee-capable enemy, the leader too.
spell-kill-in-melee = As attack: a melee-capable hero dies at once.
spell-heal = As attack: a hero heals up to { $amount } damage.
spell-heal-each = As attack: up to { $heroes ->
    [one] 1 hero heals
   *[other] { $heroes } different heroes heal
} up to { $damage } damage each.
spell-heal-leader = As attack: your leader heals up to { $amount } damage.
spell-heal-self = As attack: this hero heals all its damage.
spell-gather-damage = As attack: move up to { $amount } damage from your heroes to this hero.
spell-pass-leader-damage = As attack: move up to { $amount } damage from your leader to a hero.
spell-revive-for-life = As attack: a corpse lives again, and this hero takes damage equal to its life.
spell-copy = As attack: cast the spell of another hero { $row ->
    [front] in a front
    [flank] in a flank
   *[rear] in a rear
}, on either side.
spell-command-row-melee = As attack: another hero in your { $row ->
    [front] front
    [flank] flank
   *[rear] rear
} attacks in melee.
spell-command-row-ranged = As attack: another hero in your { $row ->
    [front] front
    [flank] flank
   *[rear] rear
} makes a ranged attack.
spell-command-leader = As attack: your leader attacks in melee.
spell-command-hero = As attack: one of your heroes attacks in melee.
spell-command-other = As attack: another of your heroes attacks in melee.
spell-swap-and-attack = As attack: change places with one of your heroes, then this hero attacks in melee.
spell-swap-in-melee-and-attack = As attack: change places with one of your melee-capable heroes, then this hero attacks in melee.
spell-swap-own = As attack: exchange two of your heroes or corpses.
spell-swap-enemy = As attack: exchange two enemy heroes or corpses.
spell-return-own = As attack: take one of your heroes back into your hand.
spell-return-in-melee = As attack: a melee-capable hero returns to its owner's hand.
spell-recruit = As attack: recruit a hero on any free position of your troop.
spell-apparition = As attack: recruit a hero, attack with it, then discard it.
spell-borrow-order = As attack: your opponent shows a hand card of their choice and keeps it; you execute its order.
spell-draw-for-order = As attack: draw a card. You may play it at once as an order for free.
spell-draw = As attack: draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
spell-sift = As attack: draw 3 cards. Keep one, put one back on top of your deck and discard one.
spell-arrange-top = As attack: put { $amount ->
    [one] the top card
   *[other] the top { $amount } cards
} of your deck in any order.
spell-discard-chosen = As attack: look at your opponent's hand and discard a card of it.
spell-discard-random = As attack: your opponent discards { $amount ->
    [one] 1 random hand card
   *[other] { $amount } random hand cards
}.
spell-hinder = As attack: your opponent has { $amount ->
    [one] 1 action
   *[other] { $amount } actions
} fewer in the next wave.
spell-clear-row = As attack: clear all corpses from one row of either troop.

## Orders

order-split-damage = Split { $amount } damage among any heroes.
order-damage-column = { $amount } damage to each hero in one column, on both sides.
order-damage-row = { $damage } damage to each hero { $row ->
    [front] in both fronts
    [flank] in both flanks
   *[rear] in both rears
}.
order-damage-all-in-melee = { $amount } damage to each melee-capable enemy, the leader too.
order-kill = Any hero dies at once.
order-kill-attackers = Each hero that attacks or has attacked your troop in melee in this wave dies at once.
order-split-heal = Split up to { $amount } healing among any heroes.
order-move-damage = Move all damage of one hero to another hero.
order-revive = A corpse lives again, without damage.
order-boost = A hero has attack +{ $amount } until the end of the wave.
order-frontmost-attack = The frontmost hero of each of your columns attacks in melee.
order-frontmost-attack-heroes = The frontmost hero of each of your columns attacks a hero in melee.
order-rearrange-troop = Arrange your heroes and corpses anew as you like.
order-rearrange-enemy-column = Arrange the heroes and corpses of one enemy column anew.
order-rearrange-column = Arrange the heroes and corpses of one column of either troop anew.
order-recruit-row = Recruit any number of heroes into one of your rows.
order-show-order = Show one of your hand cards, execute its order and keep it.
order-leader-order = Execute the order on your leader's card.
order-steal-order = Take a random hand card of your opponent, execute its order and discard it.
order-any-orders = Play any number of your hand cards as orders.
order-order-actions = You have { $amount ->
    [one] 1 more action
   *[other] { $amount } more actions
} in this turn, for orders only.
order-actions = You have { $amount ->
    [one] 1 more action
   *[other] { $amount } more actions
} in this turn.
order-renew-hand = Discard your hand and draw { $amount ->
    [one] one card more
   *[other] { $amount } cards more
} than you discarded.
order-search = Name a card, search your deck for it, take it into your hand and shuffle.
order-discard-random = Your opponent discards { $amount ->
    [one] 1 random hand card
   *[other] { $amount } random hand cards
}.
order-denounce = Name a card, but not the enemy leader: your opponent discards it from hand and troop.
order-return-corpses = All corpses in one row of one troop return to their owners' hands.

## Leaders

leader-ranged = This leader is ranged.
leader-troop-ranged = This leader and your heroes are ranged.
leader-heroes-intercept = Your heroes can intercept.
leader-hero-attack = Your heroes have attack +{ $amount }.
leader-hero-melee = Your heroes have attack +{ $amount } in melee.
leader-troop-melee = This leader and your heroes have attack +{ $amount } in melee.
leader-hero-attack-when-first = As first player: your heroes have attack +{ $amount }.
leader-hero-armor-when-second = As second player: attacks deal { $amount } less damage to your heroes.
leader-hero-attack-when-hurt = Your heroes have attack +{ $amount } if they have taken damage in this wave.
leader-markers = At the end of each round this leader gets a strength marker. Your heroes have attack +{ $amount } for each marker.
leader-troop-armor = Attacks deal { $amount } less damage to this leader and your heroes.
leader-drain-heroes = This leader and your heroes heal as much as the damage they deal to enemy heroes.
leader-drain-attacks = This leader and your heroes heal as much as the damage their attacks deal.
leader-wave-damage = At the end of each wave, before losses: { $amount } damage to each enemy hero.
leader-wave-heal = At the end of each wave, before losses: your cards in its row heal { $amount } damage each.
leader-turn-heal = At the end of each of your turns: your cards in the row of the wave heal { $amount } damage each.
leader-check-after-attack = After each attack of your troop your opponent checks losses at once.
leader-parting-attack = When one of your heroes dies, it attacks in melee once more at once, for free.
leader-copy-leader = This leader has the ability, attack and life of the enemy leader.
leader-forbid-clearing = Your opponent cannot choose the action “clear a corpse”.
leader-damage-after-order = After each of your orders: { $amount } damage to a hero.
leader-take-lethal = Damage that would be lethal to one of your heroes is dealt to this leader instead.
leader-redirect-melee = When an enemy card attacks in melee, you choose its target.
leader-attack-on-recruit = From round 2 on: a hero that you recruit may attack at once for free.
leader-free-orders = Orders cost you no action.
leader-free-orders-in-turn = { $amount ->
    [one] The first order
   *[other] The first { $amount } orders
} in each of your turns { $amount ->
    [one] costs
   *[other] cost
} you no action.
leader-free-recruits = Recruiting costs you no action.
leader-free-moves = Moving costs you no action.
leader-free-clearing = Clearing a corpse costs you no action.
leader-open-hand = Your opponent plays with an open hand.
leader-take-fallen = When an enemy hero dies, you may put it on a free position of your troop with 1 life.
leader-actions = You have { $amount ->
    [one] 1 action
   *[other] { $amount } actions
} in each wave.
leader-corpses-attack = Your corpses may attack with attack { $amount }. They stay corpses.
leader-corpse-action = As an action: one of your corpses attacks in melee with attack { $amount }.
leader-kill-namesake = As an action, once in each wave: show a hand card; an enemy hero of the same name dies at once.
leader-outlaw = At the end of each round: name a card, but not the enemy leader. Both discard it from troop, hand and deck, and shuffle.
leader-draw-each-round = At the end of each round: draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.

## In short, for the board

short-intercept = Intercept
short-forerunner-intercept = Intercept↑
short-ranged = Ranged
short-forerunner-ranged = Ranged↑
short-supporter-ranged = Ranged↓
short-attack = ⚔+{ $amount }
short-forerunner-attack = ⚔+{ $amount }↑
short-supporter-attack = ⚔+{ $amount }↓
short-attack-against-interceptors = ⚔+{ $amount }/intercept
short-attack-per-damage = ⚔+{ $amount }/damage
short-attack-per-corpse = ⚔+{ $amount }/corpse
short-attack-behind-corpse = ⚔+{ $amount } behind †
short-times-against-leader = ⚔×{ $amount }/leader
short-times-against-heroes = ⚔×{ $amount }/hero
short-forerunner-times-against-heroes = ⚔×{ $amount }↑/hero
short-attack-all-in-melee = hits all
short-armor = Armor { $amount }
short-forerunner-armor = Armor { $amount }↑
short-leader-armor = leader armor { $amount }
short-ranged-proof = arrow-proof
short-leader-ranged-proof = leader arrow-proof
short-supporter-attack-proof = Shield↓
short-thorns = Thorns { $amount }
short-troop-thorns = troop thorns { $amount }
short-drain = drains life
short-take-from-troop = takes damage
short-take-from-row = takes damage: { $row ->
    [front] front
    [flank] flank
   *[rear] rear
}
short-take-from-forerunner = takes damage↑
short-shot-after-order-in-wave = shoots after order
short-shot-after-order-in-turn = shoots after order
short-see-top-card = sees deck
short-damage-each = ✦ { $heroes }× { $damage } damage
short-damage-leader = ✦ { $amount } to leader
short-damage-all-in-melee = ✦ { $amount } to all ahead
short-kill-in-melee = ✦ kills ahead
short-heal = ✦ heals { $amount }
short-heal-each = ✦ heals { $heroes }× { $damage }
short-heal-leader = ✦ heals leader { $amount }
short-heal-self = ✦ heals itself
short-gather-damage = ✦ gathers { $amount }
short-pass-leader-damage = ✦ leader passes { $amount }
short-revive-for-life = ✦ revives
short-copy = ✦ copies
short-command-row-melee = ✦ commands
short-command-row-ranged = ✦ commands shot
short-command-leader = ✦ leader attacks
short-command-hero = ✦ commands
short-command-other = ✦ commands
short-swap-and-attack = ✦ swaps, attacks
short-swap-in-melee-and-attack = ✦ swaps, attacks
short-swap-own = ✦ swaps own
short-swap-enemy = ✦ swaps enemies
short-return-own = ✦ takes back
short-return-in-melee = ✦ sends back
short-recruit = ✦ recruits
short-apparition = ✦ apparition
short-borrow-order = ✦ borrows order
short-draw-for-order = ✦ draws, orders
short-draw = ✦ draws { $amount }
short-sift = ✦ sifts 3
short-arrange-top = ✦ arranges { $amount }
short-discard-chosen = ✦ hand −1
short-discard-random = ✦ hand −{ $amount }
short-hinder = ✦ action −{ $amount }
short-clear-row = ✦ clears corpses
