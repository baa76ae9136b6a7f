import { findCard, type Card, type CardTable } from './cards';
import { act } from './skills';
import { ending } from './ending';
import type { Told, TurnEvent } from './events';
import type { Field } from './fields';
import { score } from './scoring';
import { fire } from './shots';
import { mover, opponent, plus, put, type Player, type State } from './state';

/** TK-TURN-5: one whole turn in the order of rule file 2.5. `stack` counts from 0; that it is legal is not asked. */
export function takeTurn(before: State, stack: number, field: Field, cards: CardTable): Told {
  const player = mover(before);
  const card = findCard(cards, before.cards[player][stack]![0]!);
  const events: TurnEvent[] = [];
  const note = ({ state, events: more }: Told): State => {
    events.push(...more);
    return state;
  };

  const used = goRound(before, player, stack); // step 2
  const placed = note(place(used, player, card, field)); // step 3
  const acted = act({ state: placed, player, card, field }); // step 4
  const played = { ...note(acted), last: acted.stands, ply: before.ply + 1 }; // step 5, TK-SWAP-2
  const { state: paid, scored } = score(played); // step 6
  events.push({ kind: 'scored', ...scored });
  const ended = ending(paid); // step 7, TK-END-5
  if (ended) return { state: paid, events: [...events, { kind: 'ended', ...ended }] };
  const shot = note(fire(paid, player)); // step 8, TK-SHOT-4
  const passed = note(passOn(shot, player)); // step 9
  return { state: passed, events };
}

/** TK-TURN-3. */
function goRound(state: State, player: Player, stack: number): State {
  const stacks = state.cards[player].map((cards, i) => (i === stack ? [...cards.slice(1), cards[0]!] : cards));
  return { ...state, cards: { ...state.cards, [player]: stacks } };
}

/** TK-CARD-2, TK-BOOST-2: the boost goes into the value and is used up. */
function place(state: State, player: Player, { id, value, type }: Card, field: Field): Told {
  const token = { owner: player, value: value + state.boost[player], type };
  return {
    state: { ...put(state, field, token), boost: { ...state.boost, [player]: 0 } },
    events: [{ kind: 'placed', at: field, card: id, ...token }],
  };
}

/** TK-EXTRA-2; TK-EXTRA-3 follows. */
function passOn(state: State, player: Player): Told {
  const again = state.extra[player] > 0;
  const turn = again ? player : opponent(player);
  return {
    state: { ...state, turn, extra: again ? plus(state.extra, player, -1) : state.extra },
    events: [{ kind: 'next', player: turn }],
  };
}
