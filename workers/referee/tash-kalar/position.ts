/*
 * A position as JSON. Every part may be left out; what then holds stands beside it. A position written by the referee
 * (`printPosition`) has all parts, in this order, options only where they differ from the default.
 *
 * {
 *   "options": { "mode": "highForm", "decks": { "A": "northern", "B": "southern" }, ... },    rule file, section 3
 *   "board":   { "A": ["d5", "e5*", "g3**"], "B": [] },          * heroic, ** legendary; squares in number order
 *   "hands":   { "A": ["Knight", "Titan", "flare-06"], "B": [] },          in the order of the data: beings, legends, flares
 *   "decks":   { "A": DECK, "B": DECK, "legends": DECK, "flares": DECK, "tasks": DECK },
 *   "discards":{ "A": [], "B": [], "legends": [], "flares": [] },          the top card first
 *   "tasks":   { "row": ["RedConquest"], "next": null, "claimed": { "A": [], "B": [] } },        High Form only
 *   "points":  { "A": 0, "B": 0 },                                Duel only; High Form derives them (TS-HIGH-5)
 *   "turn":    { "player": "A", "first": false, "actions": 2, "discarded": false,
 *                "destroyed": { "common": 0, "heroic": 0, "legendary": 0 }, "summoned": ["e5*"],
 *                "borrow": false, "extraBeings": 0, "extraLegends": 0, "extraTurn": false },
 *   "end":     "open" | "triggered" | ["B", "A"],
 *   "node":    NODE,
 *   "play":    ["summon Swordmaster@d5"]
 * }
 *
 * Names. Cards and tasks are named as in actions: the English name without spaces and hyphens ("TwoHeadedDragon",
 * "CenterCross"), flares by their id ("flare-06").
 *
 * DECK. `{ "top": [], "unknown": [], "bottom": [] }`: known cards on top (the top card first), cards of which every order
 * is equally likely, known cards at the bottom (the bottom card last). A plain list is a deck in known order, top first.
 * A deck left out holds, in unknown order, every card of its list that is nowhere else. Cards that a position names
 * nowhere are out of the game. Canonical: at most one unknown card is a known one, so `unknown` has none or at least two;
 * without unknown cards everything is `top`.
 *
 * turn. `first`: the very first turn of the game (TS-TURN-3). `summoned`: rank and square of each being, in order.
 * `borrow`: War Summoner's permission. `extraTurn`: a Time Elemental's turn is due.
 *
 * end. "triggered" until the final turns are fixed; then the turns still to come after the one that is played
 * (TS-END-4), [] in the very last.
 *
 * NODE. What is decided; left out: the menu.
 *   { "kind": "start" }                              chance: who begins (only with startPlayer "random")
 *   { "kind": "deal" }                               chance: starting hands; `turn.player` is the starting player
 *   { "kind": "layTasks", "aside": [] }              chance: current tasks (TS-SETUP-4)
 *   { "kind": "layNext", "then": "turn" | "draw" }   chance: the next task, before the first turn or after a claim
 *   { "kind": "marks" }                              `turn.player` still is the starting player; the other one decides
 *   { "kind": "menu" }
 *   { "kind": "placeLifted", "from": "e5" }
 *   { "kind": "match", "card": "Cannon", "target": "e5" }         the card has left the hand, the action is paid
 *   { "kind": "lift", "card": "Titan", "target": "e3", "match": ["e4", "e5"] }     the squares used, target included if
 *                                                    it is a pattern square; null if the match makes no difference
 *   { "kind": "return", "last": null }               a being has just been discarded; `last`: the card returned before
 *   { "kind": "claim" }
 *   { "kind": "draw" }                               chance: refilling the hand at the end of the turn
 *   { "kind": "over" }
 * A node inside an effect is written as the position before its card was played, and `play`, the actions since then.
 *
 * Chance. Every card that is drawn and every task that is turned up is a chance node of its own, also if it is certain
 * which one it is. Beings are drawn first, then legends, then the flare, then extra beings, extra legends (TS-DRAW-5);
 * the deck of legends or flares is reshuffled, without a node, when a card is to be drawn and the deck is empty.
 * Setting tasks aside, putting one under the deck and shuffling them back are no nodes.
 */
import type { Options } from './options';
import type { Node, Player, Shared } from './state';

export interface PositionJson {
  options?: Partial<Options>;
  board?: Partial<Record<Player, string[]>>;
  hands?: Partial<Record<Player, string[]>>;
  decks?: Partial<
    Record<Player | Shared | 'tasks', string[] | { top?: string[]; unknown?: string[]; bottom?: string[] }>
  >;
  discards?: Partial<Record<Player | Shared, string[]>>;
  tasks?: { row?: string[]; next?: string | null; claimed?: Partial<Record<Player, string[]>> };
  points?: Partial<Record<Player, number>>;
  turn?: {
    player?: Player;
    first?: boolean;
    actions?: number;
    discarded?: boolean;
    destroyed?: { common?: number; heroic?: number; legendary?: number };
    summoned?: string[];
    borrow?: boolean;
    extraBeings?: number;
    extraLegends?: number;
    extraTurn?: boolean;
  };
  end?: 'open' | 'triggered' | Player[];
  node?: Exclude<Node, { kind: 'effect' }>;
  play?: string[];
}
