import type { PickWords } from '$lib/board/picker.svelte';
import { cardName, pickWords } from '$lib/board/token-battle/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { boardOf } from '$workers/games/token-battle/board';
import { FIELDS } from '$workers/games/token-battle/board-fields';
import { CARDS } from '$workers/games/token-battle/cards';
import { trialOf } from '$workers/games/token-battle/choices';
import { parse } from '$workers/games/token-battle/notation';
import { holdAll, type Predicate } from '$workers/games/token-battle/predicates';
import { SIDES, type Board, type Side } from '$workers/games/token-battle/state';
import type { Goal } from '../lesson';
import type { Teaching } from '../teaching';
import Cards from './Cards.svelte';
import { eventText } from './events';
import { order } from './order';
import { setHolds, setRefusals } from './sets';
import Table from './Table.svelte';

const boardIn = (view: View): Board => view.board as Board;

/** Lesson positions are tested to be sound. */
function picture(line: string): View {
  const parsed = parse(line);
  if (!parsed.ok) throw new RangeError(`${line}: ${parsed.error.problem}`);
  const seat = SIDES.indexOf(parsed.value.turn as Side);
  const board = boardOf(parsed.value);
  return { notation: '', actor: 'player', seat, question: 'turn', choices: [], outcomes: [], result: null, board };
}

/** The covered card a pick means: `stack:A:1:2` is the second below the top one. Null for every other pick. */
function coveredCard(pick: string, view: View): string | null {
  const found = /^stack:([AB]):(\d):(\d)$/.exec(pick);
  return found ? (boardIn(view).cards[found[1] as Side][Number(found[2]) - 1]?.[Number(found[3])] ?? null) : null;
}

/** The board's words, and those of what only lessons let be picked: a covered card, and passing. */
function words(view: () => View): PickWords {
  const table = pickWords(() => boardIn(view()));
  return {
    ...table,
    pick(text) {
      if (text.startsWith('button:')) return m.tk_learn_pass();
      const covered = coveredCard(text, view());
      return covered ? cardName(covered) : table.pick(text);
    },
  };
}

/** Questions about cards alone leave the table aside. */
function bench(goal: Goal): ReturnType<NonNullable<Teaching['bench']>> {
  if (goal.type === 'order') return import('./CardParts.svelte').then((module) => module.default);
  if (goal.type === 'build') return import('./SetBuilder.svelte').then((module) => module.default);
  if (goal.type === 'pick' && goal.ask === 'published')
    return import('./Published.svelte').then((module) => module.default);
  return null;
}

export const teaching: Teaching = {
  Table,
  Tiles: Cards,
  prepare: async () => {},

  holds: (all, view, before) => holdAll(boardIn(view), all as Predicate[], before && boardIn(before)),

  /** Every miss has an answer of its own among the slips of its step. */
  lacking: async () => [],

  picture: (position) => picture(position as string),
  words,

  trial(picks, view) {
    const [first, second] = picks;
    if (first === 'button:pass') return 'pass';
    const covered = first ? coveredCard(first, view) : null;
    if (covered) return second?.startsWith('field:') ? `${covered}@${second.slice(6)}` : null;
    return trialOf(picks, boardIn(view), SIDES[view.seat]);
  },

  nodesOf: (action) => action.match(/(?<=@)\w+$/) ?? [],
  event: (view, action) =>
    eventText(
      view,
      action,
      words(() => view),
    ),
  nodes: () => [...FIELDS],
  pickOf: (field) => `field:${field}`,

  supply({ ask }, view) {
    const [what, side, n] = ask.split(':');
    if (what === 'published') return CARDS.map(({ id }) => id);
    return boardIn(view).cards[side as Side][Number(n) - 1] ?? [];
  },

  picksOnTable: () => false,
  marked: () => null,
  isPercent: () => false,
  aboutLines: new Set(),
  order,
  bench,
  building: { refuses: setRefusals, holds: setHolds },
};
