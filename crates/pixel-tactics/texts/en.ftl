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
row = { $row ->
    [front] front
    [flank] flank
   *[rear] rear
}
row-of = { $who ->
    [own] your
    [foe] enemy
   *[other] { $color ->
        [blue] blue
       *[red] red
    }
} { $row ->
    [front] front
    [flank] flank
   *[rear] rear
}
place = { $row } { $column ->
    [left] left
    [right] right
   *[middle] middle
}
place-leader = { $who ->
    [own] your leader
    [foe] enemy leader
   *[other] { $color ->
        [blue] blue leader
       *[red] red leader
    }
}
piece = { $name } ({ $place })
target = { $name } ({ $place }, { $left ->
    [0] lethally hit
   *[other] { $left } of { $life } life left
})
sum-of-one = { "" }
sum = { " " }({ $parts })
part-boost = order

### Questions

question-leader = Which of your cards becomes your leader?
question-act = { $row ->
    [front] Front
    [flank] Flank
   *[rear] Rear
} wave: what do you do? { $left ->
    [0] You have no action left
    [one] You have 1 action left
   *[other] You have { $left } actions left
}{ $orders ->
    [0] .
    [one] { "" }, and 1 more for an order only.
   *[other] { "" }, and { $orders } more for orders only.
}
question-take-over-losses = Losses are about to be checked. Does a hero take damage upon itself first?
question-take-over-removal = { $piece } is about to be affected. Does a hero take damage upon itself first?
question-take-over-moved-damage = Damage is about to be moved. Does a hero take damage upon itself first?
question-intercept = { $by } shoots at { $at }. Does anybody intercept the shot?
question-melee-target = { $by } attacks in melee. Whom does it hit?
question-strike = { $card }: who attacks whom?
question-first = What happens first?
question-damage = Who takes { $amount } damage?{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }You can still choose up to { $left }.
}
question-split-damage = Who takes damage? { $left ->
    [one] 1 point is
   *[other] { $left } points are
} left to split.
question-heal = Who heals up to { $amount } damage?{ $left ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }You can still choose up to { $left }.
}
question-split-heal = Who is healed? { $left ->
    [one] 1 point is
   *[other] { $left } points are
} left to split.
question-gather = From whom does { $to } take damage? { $left ->
    [one] 1 more point is possible.
   *[other] { $left } more points are possible.
}
question-pass-damage = Who gets damage from your leader? { $left ->
    [one] 1 more point is possible.
   *[other] { $left } more points are possible.
}
question-move-damage-from = Whose damage is moved?
question-move-damage-to = Who gets the damage of { $from }?
question-kill = Who dies?
question-boost = Who has attack +{ $attack } until the end of the wave?
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
    [0] on top of
   *[other] next on
} your deck?
question-discard-enemy = Which card does your opponent discard?
question-name-search = Which card do you search your deck for?
question-name-denounce = Which card must your opponent discard from hand and troop?
question-name-outlaw = Which card do both discard from troop, hand and deck?
question-take-fallen = { $hero } has fallen. Where does the hero join your troop?

### Choices

choice-leader = { $name } ({ $card }): attack { $attack }, life { $life } – { $text }
choice-draw = Draw: the top card of your deck
choice-draw-promo = Draw a promo card: discard { $card } for it
choice-recruit = Recruit: { $card } ({ $attack }/{ $life }) → { $place } – { $ability }
choice-recruit-nobody = Recruit nobody else
choice-melee = Melee: { $by } → { $target }
choice-attack = Attack: { $by }
choice-ranged = Ranged attack: { $by } → { $target }
choice-spell = Spell: { $by } – { $text }
choice-order = Order: { $card } – { $text }
choice-clear = Clear a corpse: { $piece }
choice-move = Move: { $piece } → { $to }
choice-kill-namesake = Show { $card }: { $target } dies at once
choice-take-over = Take damage over: { $from } → { $by }: { $amount }
choice-take-nothing = Take no more damage over
choice-done = End the turn
choice-let-through = Let it through
choice-intercept = Intercept: { $hero }
choice-no-attack = No attack
choice-healing-first = Healing first
choice-damage-first = Damage first
choice-nobody = Nobody else
choice-pick = { $target }
choice-split = { $target }: { $amount }
choice-split-done = Enough
choice-put = { $from } → { $to }
choice-exchange = { $from } ↔ { $to }
choice-arrange-done = Leave it like this
choice-row = { $row }
choice-column = { $who ->
    [own] your
    [foe] enemy
   *[other] { $color ->
        [blue] blue
       *[red] red
    }
} { $column ->
    [left] left column
    [right] right column
   *[middle] middle column
}
choice-columns = { $column ->
    [left] Left column
    [right] Right column
   *[middle] Middle column
}, on both sides
choice-no-card = No other card
choice-card = { $card } – order: { $text }
choice-named = { $card }

### Events

event-game-began = Game { $number } begins.
event-hands-drawn = { $who ->
    [own] You draw { $near } cards, your opponent { $far }.
   *[other] { $side } draws { $near } cards, { $far-side } { $far }.
}
event-same-leader = Both chose the same leader: { $card }. The cards are discarded, and both choose again.
event-leaders-revealed = { $who ->
    [own] Your leader is { $near }, your opponent's is { $far }.
   *[other] The leaders: { $side } has { $near }, { $far-side } has { $far }.
}
event-first-player-drawn = { $who ->
    [own] You are first player.
   *[other] { $side } is first player.
}
event-round-began = Round { $round } begins. { $who ->
    [own] You are first player.
   *[other] { $side } is first player.
}
event-wave-began = { $row ->
    [front] Front
    [flank] Flank
   *[rear] Rear
} wave.
event-turn-began = { $who ->
    [own] It is your turn
   *[other] { $side } is on
} ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
}).
event-turn-lapsed = { $who ->
    [own] You can
   *[other] { $side } can
} do nothing more; the rest of the turn lapses.
event-drew = { $who ->
    [own] You draw
   *[other] { $side } draws
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-saw-drawn = Drawn: { $cards }.
event-drew-promo = { $who ->
    [own] You discard { $card } and draw
   *[other] { $side } discards { $card } and draws
} a promo card.
event-recruited = { $who ->
    [own] You recruit
   *[other] { $side } recruits
} { $card }: { $place }.
event-moved = { $piece } moves: { $to }.
event-cleared = The corpse of { $card } is cleared: { $place }.
event-order-played = { $who ->
    [own] You play
   *[other] { $side } plays
} { $card } as an order: “{ $text }”
event-order-copied = { $who ->
    [own] You execute the order of { $card }
   *[other] { $side } executes the order of { $card }
}: “{ $text }”
event-loop-ignored = { $card }: the order would trigger itself; nothing happens.
event-melee = { $piece } attacks in melee: { $at }.
event-attack = { $piece } attacks.
event-ranged = { $piece } makes a ranged attack: { $at }.
event-target-redirected = { $who ->
    [own] You redirect the attack
   *[other] { $side } redirects the attack
}: { $by } meets { $at }.
event-intercepted = { $piece } intercepts the shot at { $at }.
event-let-through = { $who ->
    [own] You let
   *[other] { $side } lets
} the shot through: { $at }.
event-hit = { $piece } → { $at }: { $damage } damage{ $sum }.
event-spell-cast = { $piece } casts a spell: “{ $text }”
event-spell-copied = { $piece } copies the spell: { $from }.
event-damaged = { $piece } takes { $damage } damage.
event-struck-back = { $piece } takes { $damage } damage from { $by }.
event-healed = { $piece } heals { $healed } damage.
event-lethal-taken = { $piece } takes { $damage } lethal damage over: { $from }.
event-took-over = { $piece } takes { $damage } damage over: { $from }.
event-damage-moved = { $damage } damage is moved: { $from } → { $to }.
event-boosted = { $piece } has attack +{ $attack } until the end of the wave.
event-losses-checked = Both check their losses.
event-losses-checked-by = { $who ->
    [own] You check your losses.
   *[other] { $side } checks losses.
}
event-killed = { $piece } dies.
event-leader-killed = { $piece } dies!
event-parting-attack = { $piece } strikes once more while falling.
event-fallen-taken = { $who ->
    [own] You take { $piece } to your side
   *[other] { $side } takes { $piece } over
}: { $to }.
event-revived = { $piece } lives again.
event-swapped = New places: { $one } ↔ { $other }.
event-returned-to-hand = { $piece } returns { $who ->
    [own] to your hand
   *[other] to its owner's hand
}.
event-dismissed = { $piece } is discarded.
event-discarded = { $who ->
    [own] You discard
   *[other] { $side } discards
}: { $cards }.
event-shown = { $who ->
    [own] You show
   *[other] { $side } shows
} { $card }.
event-looked-at-hand = { $who ->
    [own] You look at your opponent's hand.
   *[other] { $side } looks at the enemy hand.
}
event-saw-hand = The hand: { $cards }.
event-looked-at-top = { $who ->
    [own] You look
   *[other] { $side } looks
} at { $cards ->
    [one] the top card
   *[other] the top { $cards } cards
} of the deck.
event-saw-top = On top of the deck: { $cards }.
event-put-back = { $who ->
    [own] You put
   *[other] { $side } puts
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back on the deck.
event-named = { $who ->
    [own] You name
   *[other] { $side } names
} { $card }.
event-found = { $who ->
    [own] You take { $card } from your deck
   *[other] { $side } takes { $card } from the deck
} into the hand.
event-not-found = { $who ->
    [own] { $card } is not in your deck.
   *[other] { $side } does not find { $card } in the deck.
}
event-shuffled = { $who ->
    [own] You shuffle your deck.
   *[other] { $side } shuffles the deck.
}
event-actions-gained = { $who ->
    [own] You have
   *[other] { $side } has
} { $actions ->
    [one] 1 more action
   *[other] { $actions } more actions
}.
event-orders-gained = { $who ->
    [own] You have
   *[other] { $side } has
} { $orders ->
    [one] 1 more action, for an order only
   *[other] { $orders } more actions, for orders only
}.
event-hindered = { $who ->
    [own] You have
   *[other] { $side } has
} { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} fewer in the next wave.
event-attackers-outlawed = { $who ->
    [own] A hero that attacks your troop
   *[other] { $side }: a hero that attacks this troop
} in melee in this wave dies.
event-marker-gained = { $who ->
    [own] Your leader now has
   *[other] { $side }: the leader now has
} { $markers ->
    [one] 1 strength marker
   *[other] { $markers } strength markers
}.
event-round-ended = Round { $round } ends.
event-game-won = { $who ->
    [own] You win
   *[other] { $side } wins
} the game. Victory piles: { $won } to { $lost }.
event-game-drawn = The game is a draw. Victory piles: { $who ->
    [own] you { $near }, your opponent { $far }.
   *[other] { $side } { $near }, { $far-side } { $far }.
}
event-game-broken-off = The game is broken off after round { $round } because nothing happens any more.

### Why something is not possible

reason-not-in-hand = This card is not in your hand.
reason-deck-is-empty = Your deck is empty.
reason-promos-are-gone = The pile of promo cards is empty.
reason-no-free-position = The position is not free.
reason-wrong-row = Only the row of the wave attacks, and the leader with the flank.
reason-wrong-row-to-recruit = Heroes are recruited only into the row of the wave.
reason-ceasefire = There is a ceasefire in the first round: attacks and orders come from round 2 on.
reason-already-acted = Who was recruited, attacked or moved in this wave can do none of that again.
reason-not-melee-capable = Somebody stands before it; in melee only the frontmost of a column attacks.
reason-target-not-melee-capable = Somebody stands before it; in melee only the frontmost of a column is hit.
reason-not-ranged = It is not ranged.
reason-defender-chooses = The enemy leader lets your opponent choose the target.
reason-no-action-left = You have no action left.
reason-orders-only = Your remaining actions are for orders only.
reason-clearing-is-forbidden = The enemy leader forbids you to clear corpses.
reason-already-shown-in-wave = This is possible only once in each wave.

### Chance

chance-shuffle = { $who ->
    [own] Your deck is shuffled
   *[other] { $side } shuffles
}
chance-shuffle-promos = The promo cards are shuffled
chance-first-player = Who becomes first player?
chance-hand-card = { $who ->
    [own] A random card of your hand
   *[other] A random hand card: { $side }
}

### The end

outcome = { $who ->
    [own] You win.
   *[other] { $side } wins.
} { $how }
outcome-killed = The leader of the other side is dead.
outcome-more-heroes = Both leaders are dead; the living heroes count.
outcome-broken-off = The game was broken off; the living heroes count.
outcome-series = The victory pile is high enough.
outcome-resigned = The other side has resigned.
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
sketch-active = { $who ->
    [own] your turn
   *[other] { $side } is on
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

defect-red-name = needs a `name` beside it
defect-no-keyword = must have at least one keyword
defect-spells = must not have more than one spell
defect-word-twice = has `{ $word }` twice
defect-many-keywords = must not have more than { $most } keywords
defect-no-such-keyword = `{ $word }` is no { $kind ->
    [passive] passive
    [spell] spell
    [order] order
   *[leader] leader
} keyword
defect-count-of-cards = must have { $count } cards
defect-no-card = there is no card `{ $card }`
defect-changed-twice = another entry changes `{ $card }` already
defect-new-card = is missing, and a new card needs it
defect-replaces-missing = is a new card: `replaces` must say whose place it takes
defect-replaces-known = belongs to a card with a key of its own
defect-same = the cards `{ $one }` and `{ $other }` have the same { $what ->
    [key] key
    [name] name
   *[leader] name of a leader
}
defect-unknown-entry = has `{ $word }`, but only entries `[[card]]` are known
