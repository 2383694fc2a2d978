game-name = Pixel Tactics
game-about = Two leaders, two troops of at most eight heroes: every card is a hero, an order or a leader, and every hero does something else in every row.

### Who and where

side = { $who ->
    [own] You
    [foe] Your opponent
   *[other] { $color ->
        [blue] Blue
       *[red] Red
    }
}
-owner = { $who ->
    [own] your
    [foe] enemy
   *[other] { $color ->
        [blue] blue
       *[red] red
    }
}
-row = { $row ->
    [front] front
    [flank] flank
   *[rear] rear
}
-column = { $column ->
    [left] left
    [right] right
   *[middle] middle
}
-near = { $who ->
    [own] { "" }
   *[other] { -owner }{ " " }
}{ -row } { -column }
place = { $form ->
    [near] { -near }
    [near-spot] { -near }
    [target] { -near }
   *[plain] { -owner } { -row } { -column }
}
place-leader = { $who ->
    [own] your leader
    [foe] enemy leader
   *[other] { $color ->
        [blue] blue leader
       *[red] red leader
    }
}
card = { $name }
unknown-card = card { $number }
piece = { $form ->
    [spot] { $place }
    [near-spot] { NEAR($place) }
    [near] { $name } ({ NEAR($place) })
    [target] { $name } ({ NEAR($place) }{ $left ->
        [none] )
        [0] , mortally wounded)
       *[other] , { $left } of { $life } life left)
    }
   *[plain] { $name } ({ $place })
}
part-boost = order

### Questions

question-leader = Which of your cards becomes your leader?
question-act = { $row ->
    [front] Front
    [flank] Flank
   *[rear] Rear
} wave: what do you do? { $left ->
    [0] { $orders ->
        [0] You have no action left.
        [one] You have only 1 action for an order left.
       *[other] You have only { $orders } actions for orders left.
    }
    [one] You have 1 action left{ -more-orders }
   *[other] You have { $left } actions left{ -more-orders }
}
-more-orders = { $orders ->
    [0] .
    [one] , and 1 more for an order only.
   *[other] , and { $orders } more for orders only.
}
question-take-over-losses = Losses are about to be checked. Does a hero take damage upon itself first?
question-take-over-healing = Your cards in the row of the wave are about to heal. Does a hero take damage upon itself first?
question-take-over-removal = { $it } is about to be affected. Does a hero take damage upon itself first?
question-take-over-moved-damage = Damage is about to be moved. Does a hero take damage upon itself first?
question-intercept = { $by } shoots at { $at }. Does anybody intercept the shot?
question-melee-target = { $by } attacks in melee. Whom does it hit?
question-strike = { $card }: who attacks whom?
question-parting-attack = { $leader } lets the fallen strike once more: who attacks whom?
question-first = What happens first?
question-damage = Who takes { $amount } damage?{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }You can still choose up to { $left } heroes.
}
question-split-damage = Who takes damage? { $left ->
    [one] 1 point is
   *[other] { $left } points are
} left to split.
question-heal = Who heals up to { $amount } damage?{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }You can still choose up to { $left } heroes.
}
question-split-heal = Who is healed? { $left ->
    [one] 1 point is
   *[other] { $left } points are
} left to split.
question-gather = From whom does { $to } take damage? { $left ->
    [one] 1 more point is possible.
   *[other] { $left } more points are possible.
}
question-pass-damage = Who gets damage from your leader? Up to { $left ->
    [one] 1 point is moved.
   *[other] { $left } points are moved.
}
question-move-damage-from = Whose damage is moved?
question-move-damage-to = Who gets the damage of { $from }?
question-kill = Who dies?
question-boost = Who gets attack +{ $attack } until the end of the wave?
question-revive = Which corpse lives again?
question-copy-spell = Whose spell does { $by } cast?
question-swap = Who changes places?
question-swap-with = With whom does { $one } change places?
question-return = Who returns to the hand?
question-recruit = Whom do you recruit, and where?
question-arrange = Who goes where?
question-line = { $card }: which row or column is meant?
question-show-to-opponent = Which hand card do you show? Your opponent executes its order, and you keep it.
question-show-order = Which hand card do you show to execute its order? You keep it.
question-play-order = Which hand card do you play as an order?
question-play-drawn = You have drawn { $card }. Do you play it at once as an order?
question-keep = Which of the drawn cards do you keep?
question-put-back = Which one do you put back on your deck? The other one is discarded.
question-arrange-top = Which card lies { $place ->
    [1] on top of
   *[other] next on
} your deck?
question-discard-enemy = Which card does your opponent discard?
question-name-search = Which card do you search your deck for?
question-name-denounce = Which card must your opponent discard from hand and troop?
question-name-outlaw = Which card do both discard from troop, hand and deck?
question-take-fallen = { $hero } has fallen. Does the hero join your troop, and where?

### Choices

leader = { $name } ({ $card }): attack { ATTACK($leader) }, life { LIFE($leader) } – { TEXT($leader) }
act-draw = Draw: the top card of your deck
    .brief = Draw
act-draw-promo = Draw a promo card: discard { $discard } for it
recruit-hero = Recruit: { $card } ({ ATTACK($card) }/{ LIFE($card) }) → { NEAR-SPOT($at) } – { $ability }
recruit-done = Recruit nobody
attack = { $how ->
    [melee] { $at ->
        [none] Melee: { NEAR($by) } → { $hits_all ->
            [yes] all melee-capable enemies
           *[no] the target your opponent picks
        }
       *[other] Melee: { NEAR($by) } → { TARGET($at) }
    }
    [ranged] Ranged attack: { NEAR($by) } → { TARGET($at) }
   *[spell] Spell: { NEAR($by) } – { $text }
}
    .brief = { $how ->
        [spell] Spell – { $text }
        [ranged] Ranged attack → { TARGET($at) }
       *[melee] Melee → { $at ->
            [none] { $hits_all ->
                [yes] all melee-capable enemies
               *[no] the target your opponent picks
            }
           *[other] { TARGET($at) }
        }
    }
act-order = Order: { $card } – { TEXT($card) }
    .brief = Order – { TEXT($card) }
act-clear = Clear a corpse: { NEAR($at) }
    .brief = Clear the corpse
act-move = Move: { NEAR($from) } → { NEAR-SPOT($to) }
act-kill-namesake = Show { $card }: { TARGET($at) } dies at once
take-over-take = Take over damage: { TARGET($from) } → { TARGET($by) }: { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
take-over-done = Leave the damage where it is
act-done = End the turn
intercept-let-through = Let it through
intercept-by = Intercept: { TARGET($hero) }
strike-decline = No attack
first-healing = Healing first
first-damage = Damage first
pick-done = Nobody
pick-no = No
pick-at = { CAPITAL(TARGET($at)) }
split-to = { TARGET($at) }: { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
split-done = Leave it at that
arrange-put = { NEAR($from) } { $taken ->
    [yes] ↔
   *[no] →
} { NEAR($to) }
arrange-done = Leave it like this
line-row = { WHO($seat) ->
    [own] Your
    [foe] Enemy
   *[other] { COLOR($seat) ->
        [blue] Blue
       *[red] Red
    }
} { $row ->
    [front] front
    [flank] flank
   *[rear] rear
}
line-column = { WHO($seat) ->
    [own] Your
    [foe] Enemy
   *[other] { COLOR($seat) ->
        [blue] Blue
       *[red] Red
    }
} { $column ->
    [left] left column
    [right] right column
   *[middle] middle column
}
line-columns = { $column ->
    [left] Left column
    [right] Right column
   *[middle] Middle column
}, on both sides
pick-card-done = No card
pick-card-no = No
pick-card = { $card } – order: { TEXT($card) }
pick-card-named = { $card }

### Events

event-game-began = Game { $number } begins.
event-hands-drawn = { WHO($cards) ->
    [own] You draw { NEAR($cards) } cards, your opponent { FAR($cards) }.
   *[other] { NEAR-SIDE($cards) } draws { NEAR($cards) } cards, { FAR-SIDE($cards) } { FAR($cards) }.
}
event-same-leader = Both chose the same leader: { $leader }. The cards are discarded, and both choose again.
event-leaders-revealed = { WHO($leaders) ->
    [own] Your leader is { NEAR($leaders) }, your opponent’s is { FAR($leaders) }.
   *[other] The leaders: { NEAR-SIDE($leaders) } has { NEAR($leaders) }, { FAR-SIDE($leaders) } has { FAR($leaders) }.
}
event-first-player-drawn = { WHO($seat) ->
    [own] You are the first player.
   *[other] { $seat } is the first player.
}
event-round-began = Round { $round } begins. { WHO($first) ->
    [own] You are the first player.
   *[other] { $first } is the first player.
}
event-wave-began = { $row ->
    [front] Front
    [flank] Flank
   *[rear] Rear
} wave.
event-turn-began = { WHO($seat) ->
    [own] It is your turn
    [foe] It is your opponent’s turn
   *[other] It is { $seat }’s turn
} ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
}).
event-turn-lapsed = { WHO($seat) ->
    [own] You can
   *[other] { $seat } can
} do nothing more; the rest of the turn lapses.
event-drew = { WHO($seat) ->
    [own] You draw
   *[other] { $seat } draws
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-saw-drawn = Drawn: { $cards }.
event-drew-promo = { WHO($seat) ->
    [own] You discard { $discarded } and draw
   *[other] { $seat } discards { $discarded } and draws
} a promo card.
event-recruited = { WHO($seat) ->
    [own] You recruit
   *[other] { $seat } recruits
} { $card }: { SPOT($at) }.
event-moved = { $card } ({ SPOT($from) }) moves: { SPOT($to) }.
event-cleared = A corpse is cleared: { $card } ({ SPOT($at) }).
event-order-played = { WHO($seat) ->
    [own] You play
   *[other] { $seat } plays
} { $card } as an order: “{ TEXT($card) }”
event-order-copied = { WHO($seat) ->
    [own] You execute the order of { $card }
   *[other] { $seat } executes the order of { $card }
}: “{ TEXT($card) }”
event-loop-ignored = { $card }: the order would trigger itself; nothing happens.
event-attack-began = { $at ->
    [none] { $by } attacks { $hits_all ->
        [yes] all melee-capable enemies.
       *[no] in melee; the defender picks the target.
    }
   *[other] { $by } { $how ->
        [ranged] makes a ranged attack: { $at }.
       *[melee] attacks in melee: { $at }.
    }
}
event-target-redirected = { WHO($seat) ->
    [own] You redirect the attack
   *[other] { $seat } redirects the attack
}: { $by } meets { $at }.
event-intercepted = { $by } intercepts the shot at { $at }.
event-let-through = { WHO($seat) ->
    [own] You let
   *[other] { $seat } lets
} the shot through: { $at }.
event-hit = { $by } → { $at }: { $proof ->
    [none] { COUNT($sum) ->
        [one] { $damage }
       *[other] { $sum }
    } damage.
   *[other] no damage; this attack cannot hurt the target ({ $proof }).
}
event-spell-cast = { $by } casts a spell: “{ $text }”
event-spell-copied = { $by } copies the spell: { $from }.
event-damaged = { CAPITAL($at) } takes { $damage } damage{ $by ->
    [none] .
   *[other] { " " }from { $by }.
}
event-struck-back = { CAPITAL($at) } takes { $damage } damage from { $by }.
event-healed = { CAPITAL($at) } heals { $healed } damage{ $by ->
    [none] .
   *[other] { " " }thanks to { $by }.
}
event-lethal-taken = { $by } takes on { $damage } damage that would be lethal to { $from }.
event-took-over = { $by } takes over { $damage } damage from { $from }.
event-damage-moved = { $damage } damage is moved: { $from } → { $to }.
event-boosted = { CAPITAL($at) } has attack +{ $attack } until the end of the wave.
event-losses-checked = { COUNT($seats) ->
    [one] { WHO($seat) ->
        [own] You check your losses.
       *[other] { $seat } checks their losses.
    }
   *[other] Both check their losses.
}
event-killed = { $card } ({ SPOT($at) }) dies.
event-leader-killed = { $piece } dies!
event-parting-attack = A parting blow: { $by } strikes once more while falling.
event-fallen-taken = { WHO($seat) ->
    [own] You take { $card } ({ SPOT($from) }) to your side
   *[other] { $seat } takes { $card } ({ SPOT($from) }) to their side
}: { SPOT($to) }.
event-revived = { $card } ({ SPOT($at) }) lives again.
event-swapped = New places: { $one } ↔ { $other }.
event-returned-to-hand = { $card } ({ SPOT($from) }) returns { WHO($to) ->
    [own] to your hand
   *[other] to its owner’s hand
}.
event-dismissed = { $card } ({ SPOT($from) }) is discarded.
event-discarded = { WHO($seat) ->
    [own] You discard
   *[other] { $seat } discards
}: { $cards }.
event-shown = { WHO($seat) ->
    [own] You show
   *[other] { $seat } shows
} { $card }.
event-looked-at-hand = { WHO($by) ->
    [own] You look at your opponent’s hand.
    [foe] Your opponent looks at your hand.
   *[other] { $by } looks at the enemy hand.
}
event-saw-hand = { COUNT($cards) ->
    [0] The enemy hand is empty.
   *[other] The enemy hand: { $cards }.
}
event-looked-at-top = { WHO($seat) ->
    [own] You look
   *[other] { $seat } looks
} at { $cards ->
    [one] the top card
   *[other] the top { $cards } cards
} of the deck.
event-saw-top = On top of the deck: { $cards }.
event-put-back = { WHO($seat) ->
    [own] You put
   *[other] { $seat } puts
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back on the deck.
event-named = { WHO($seat) ->
    [own] You name
   *[other] { $seat } names
} { $card }.
event-found = { WHO($seat) ->
    [own] You take { $card } from your deck into your hand.
   *[other] { $seat } takes { $card } from the deck into their hand.
}
event-not-found = { WHO($seat) ->
    [own] You do not have { $card }.
   *[other] { $seat } does not have { $card }.
}
event-shuffled = { WHO($seat) ->
    [own] You shuffle your deck.
   *[other] { $seat } shuffles the deck.
}
event-actions-gained = { WHO($seat) ->
    [own] You have
   *[other] { $seat } has
} { $actions ->
    [one] 1 more action
   *[other] { $actions } more actions
}.
event-orders-gained = { WHO($seat) ->
    [own] You have
   *[other] { $seat } has
} { $orders ->
    [one] 1 more action, for an order only
   *[other] { $orders } more actions, for orders only
}.
event-hindered = { WHO($seat) ->
    [own] You have
   *[other] { $seat } has
} { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} fewer in the next wave.
event-attackers-outlawed = { WHO($seat) ->
    [own] A hero that attacks your troop
   *[other] { $seat }: a hero that attacks this troop
} in melee in this wave dies.
event-marker-gained = { WHO($seat) ->
    [own] Your leader now has
   *[other] { $seat }: the leader now has
} { $markers ->
    [one] 1 strength marker
   *[other] { $markers } strength markers
}.
event-round-ended = Round { $round } ends.
event-game-won = { WHO($seat) ->
    [own] You win
   *[other] { $seat } wins
} the game.{ -piles }
event-game-drawn = The game is a draw.{ -piles }
-piles = { $victory ->
    [none] { "" }
   *[other] { " " }Victory piles: { WHO($victory) ->
        [own] you { NEAR($victory) }, your opponent { FAR($victory) }.
       *[other] { NEAR-SIDE($victory) } { NEAR($victory) }, { FAR-SIDE($victory) } { FAR($victory) }.
    }
}
event-game-broken-off = The game is called off after round { $round } because nothing happens any more.

### Why something is not possible

reason-not-in-hand = This card is not in your hand.
reason-deck-is-empty = Your deck is empty.
reason-promos-are-gone = The pile of promo cards is empty.
reason-no-free-position = The position is not free.
reason-wrong-row = Only the row of the wave attacks, and the leader with the flank.
reason-wrong-row-to-recruit = Heroes are recruited only into the row of the wave.
reason-ceasefire = There is a ceasefire in the first round: attacks and orders come from round 2 on.
reason-already-acted = Whoever was recruited, attacked or moved in this wave can do none of that again.
reason-not-melee-capable = Somebody stands before it; in melee only the frontmost of a column attacks.
reason-target-not-melee-capable = Somebody stands before it; in melee only the frontmost of a column is hit.
reason-not-ranged = It has no ranged attack.
reason-defender-chooses = The enemy leader lets your opponent choose the target.
reason-no-action-left = You have no action left.
reason-orders-only = Your remaining actions are for orders only.
reason-clearing-is-forbidden = The enemy leader forbids you to clear corpses.
reason-already-shown-in-wave = This is possible only once in each wave.

### Chance

chance-card = { WHO($seat) ->
    [own] You draw a card
   *[other] { $seat } draws a card
}
chance-promo = { WHO($seat) ->
    [own] You draw a promo card
   *[other] { $seat } draws a promo card
}
chance-first-player = Who becomes first player? Blue on a 1, Red on a 2.
chance-hand-card = { WHO($seat) ->
    [own] A random card of your hand
   *[other] A random hand card: { $seat }
}

### The end

outcome = { WHO($seat) ->
    [own] You win.
   *[other] { $seat } wins.
} { $how }
outcome-killed = The leader of the losing side is dead.
outcome-more-heroes = Both leaders are dead; the living heroes count.
outcome-broken-off = The game was called off; the living heroes count.
outcome-series = The victory pile is high enough.
outcome-resigned = The losing side has resigned.
outcome-draw = A draw: neither side is ahead of the other.
outcome-series-draw = A draw: there are not enough leaders for another game.

### The board

sketch-row = { $row ->
    [front] Front
    [flank] Flank
   *[rear] Rear
}
sketch-ability = ★ “{ $text }”
sketch-set-up = Choosing leaders
sketch-round = Round { $round } · wave: { $row }
sketch-game = game { $game }, to { $victory }
sketch-active = { WHO($seat) ->
    [own] your turn
   *[other] { $seat }’s turn
}
sketch-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
sketch-orders = +{ $orders } for orders
sketch-first = first player
sketch-second = second player
sketch-hand = hand { $cards }
sketch-deck = deck { $cards }
sketch-discard = discard { $cards }
sketch-won = victory pile { $cards }
sketch-promos = promos { $cards }
sketch-hindered = { $wave ->
    [this] now
   *[next] next wave
} −{ $actions }
sketch-kills-attackers = attackers die
sketch-your-hand = Your hand:
sketch-known-hand = { $side } holds:
sketch-seen-deck = On top of the deck:
sketch-empty-hand = no card
sketch-hidden = { $cards } hidden
sketch-legend = ⚔ attack · ♥ life · ✚ damage · † corpse · › melee-capable · ➶ ranged
sketch-legend-more = ✓ has acted · ✦ spell · ★ leader · ↑ forerunner · ↓ supporter

option-edition = Edition
option-edition-first = German edition
option-edition-second = second edition
option-promos = Promo cards
option-series = Play
option-series-single = a single game
option-series-to-four = several games, to 4 victory cards
option-series-to-six = several games, to 6 victory cards

### What is wrong with data files

fault-red-name = needs a `name` beside it
fault-no-keyword = must have at least one keyword
fault-spells = must not have more than one spell
fault-count-of-cards = must have { $count } cards
fault-no-card = there is no card `{ $card }`
fault-changed-twice = another entry changes `{ $card }` already
fault-new-card = is missing, and a new card needs it
fault-replaces-missing = is a new card: `replaces` must say whose place it takes
fault-replaces-known = belongs to a card with a key of its own
fault-same = the cards `{ $one }` and `{ $other }` have the same { $what ->
    [key] key
    [name] name
   *[leader] name of a leader
}

### What is wrong with a position from outside

position-no-promo = card { $card } is not a promo card
position-promo = promo card { $card } is in a deck
position-copies = card { $card } of seat { $seat } is there { $copies } times, but at most { $most ->
    [one] once
   *[other] twice
}
position-leader-slot = this is the leader’s place
position-taken = exactly the heroes that belong to the other seat are taken over (PT-53)
position-fallen = only heroes that lie there as corpses have just fallen
position-leaders-equal = both leaders are the same card (PT-03)
position-no-leaders = both leaders are chosen before the first round
position-one-leader = both leaders are revealed at once (PT-02)

### What can stand behind any number

words-behind-numbers = damage, less damage, life, until, to all, for orders, hidden, more for orders, healing, to leader, in melee

### Blunders, as the arena counts them

blunder-walks = actions in which a hero only walks
