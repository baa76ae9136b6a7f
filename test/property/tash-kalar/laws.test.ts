import { expect, it } from 'vitest';
import { CARDS, listOf, TASKS } from '../../../workers/games/tash-kalar/cards';
import { CARD_KINDS } from '../../../workers/games/tash-kalar/decks';
import { scoreOf } from '../../../workers/games/tash-kalar/ending';
import { pileOf, PILES } from '../../../workers/games/tash-kalar/piles';
import { SIDES, type State } from '../../../workers/games/tash-kalar/state';
import { game } from './support/games';

const SEEDS = Array.from({ length: 6 }, (_, i) => i + 101);

const cardsOfDecks = (state: State): string[] =>
  PILES.filter((name) => name !== 'tasks').flatMap((name) => {
    const { top, unknown, bottom } = pileOf(state, name);
    return [...top.map(({ id }) => id), ...unknown, ...bottom.map(({ id }) => id)];
  });

/** Every card of a state, the one under way included. */
function cards(state: State): string[] {
  const hands = SIDES.flatMap((side) => CARD_KINDS.flatMap((kind) => state.hands[side][kind]));
  const piles = [...state.discards.A, ...state.discards.B, ...state.spent.legends, ...state.spent.flares];
  const asked = ['match', 'liftForSummon', 'effect'].includes(state.question);
  const underWay = asked && state.playing.card !== null ? [state.playing.card] : [];
  return [...hands, ...piles, ...cardsOfDecks(state), ...underWay];
}

it('every card and every task is in one place, at every node', () => {
  for (const seed of SEEDS) {
    for (const { before } of game(seed)) {
      const lists = [...SIDES.map((side) => listOf(before.deckIds[side])), 'legends', 'flares'];
      const all = lists.flatMap((list) => CARDS.filter((card) => card.list === list).map(({ id }) => id));
      expect(cards(before).sort()).toEqual(all.sort());
      const { row, next, aside, claimed, mode } = before;
      const { top, unknown, bottom } = pileOf(before, 'tasks');
      const deck = [...top.map(({ id }) => id), ...unknown, ...bottom.map(({ id }) => id)];
      const tasks = [...row, ...(next ? [next] : []), ...aside, ...claimed.A, ...claimed.B, ...deck];
      expect(tasks.sort()).toEqual(mode === 'duel' ? [] : TASKS.map(({ id }) => id).sort());
    }
  }
});

it('no more pieces than a player has (TS-PIECE-1, TS-PIECE-9)', () => {
  for (const seed of SEEDS) {
    for (const { before } of game(seed)) {
      for (const side of SIDES) {
        const own = Object.values(before.board).filter(({ owner }) => owner === side);
        const legendary = own.filter(({ rank }) => rank === 'legendary').length;
        expect(legendary).toBeLessThanOrEqual(3);
        expect(own.length - legendary).toBeLessThanOrEqual(before.mode === 'duel' ? 16 : 17);
      }
    }
  }
});

it('points of a duel never fall, and nothing is drawn or shuffled within a turn (TS-DUEL-5, TS-DRAW-1)', () => {
  let duels = 0;
  for (const seed of SEEDS) {
    let last: State | null = null;
    for (const { before } of game(seed)) {
      if (last && before.mode === 'duel') {
        ++duels;
        for (const side of SIDES) expect(scoreOf(before)[side]).toBeGreaterThanOrEqual(scoreOf(last)[side]);
      }
      if (last?.question === 'menu' && before.question === 'menu' && last.ply === before.ply) {
        for (const kind of CARD_KINDS) {
          expect(last.hands[last.side][kind]).toEqual(expect.arrayContaining(before.hands[last.side][kind]));
        }
      }
      last = before;
    }
  }
  expect(duels).toBeGreaterThan(50);
});
