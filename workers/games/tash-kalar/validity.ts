import {
  LEGENDARY_PIECES,
  MAX_SUMMONED,
  MOST_POINTS,
  MOST_TURNS,
  ROW_LENGTH,
  TWO_SIDED_PIECES,
  TWO_SIDED_PIECES_IN_DUEL,
} from '../../../assembly/games/tash-kalar/layout';
import type { RuleId } from '../../contract';
import { cardOf, listOf, taskById } from './cards';
import { CARD_KINDS } from './decks';
import { placeOf } from './decisions';
import { membersOf, PILES, placedOf, pileOf, type PileName } from './piles';
import type { ProblemKey } from './problems';
import { SIDES, type Side, type State } from './state';

/** Why a well-formed state cannot be a state of the game. */
export interface Problem {
  /** Path of the member that is wrong, e.g. `board.c3`, `hands.A.knight`. */
  where: string;
  rule: RuleId | null;
  problem: ProblemKey;
  found: string;
}

type Check = (state: State) => Problem[];

/** Everything wrong with a state, in a fixed order; none means that its bytes can be written. */
export function problemsOf(state: State): Problem[] {
  return CHECKS.flatMap((check) => check(state));
}

const differentDecks: Check = ({ deckIds: { A, B } }) =>
  A === B ? [{ where: 'decks.B', rule: 'TS-CARD-1', problem: 'equal-decks', found: B }] : [];

const supply: Check = ({ board, mode }) => {
  const [twoSided, rule] =
    mode === 'duel' ? [TWO_SIDED_PIECES_IN_DUEL, 'TS-PIECE-9'] : [TWO_SIDED_PIECES, 'TS-PIECE-1'];
  return SIDES.flatMap((side): Problem[] => {
    const own = Object.entries(board).filter(([, { owner }]) => owner === side);
    const legendary = own.filter(([, { rank }]) => rank === 'legendary');
    const small = own.filter(([, { rank }]) => rank !== 'legendary');
    const over = [
      ...small.slice(twoSided).map(([square]) => ({ square, rule })),
      ...legendary.slice(LEGENDARY_PIECES).map(([square]) => ({ square, rule: 'TS-PIECE-1' })),
    ];
    return over.map(({ square, rule }) => ({
      where: `board.${square}`,
      rule,
      problem: 'too-many-pieces',
      found: square,
    }));
  });
};

/** Each card lies in one place, and beings only with the player whose deck has them (TS-CARD-1). */
const ownCards: Check = (state) =>
  SIDES.flatMap((side): Problem[] => {
    const list = listOf(state.deckIds[side]);
    const ids = [...state.hands[side].beings, ...state.discards[side]];
    const foreign = ids.find((id) => cardOf(id).list !== list);
    if (foreign === undefined) return [];
    const held = state.hands[side].beings.includes(foreign);
    const where = `${held ? 'hands' : 'discards'}.${side}.${foreign}`;
    return [{ where, rule: 'TS-CARD-1', problem: 'foreign-card', found: cardOf(foreign).word }];
  });

const sharedPiles: Check = ({ spent }) =>
  (['legends', 'flares'] as const).flatMap((kind): Problem[] => {
    const foreign = spent[kind].find((id) => cardOf(id).kind !== kind);
    if (foreign === undefined) return [];
    return [
      { where: `discards.${kind}.${foreign}`, rule: 'TS-CARD-2', problem: 'foreign-card', found: wordOf(foreign) },
    ];
  });

const inDeck: Check = (state) =>
  PILES.flatMap((name): Problem[] => {
    const members = new Set(membersOf(state, name));
    const { top, unknown, bottom } = pileOf(state, name);
    const foreign = [...top.map(({ id }) => id), ...unknown, ...bottom.map(({ id }) => id)].find(
      (id) => !members.has(id),
    );
    const where = name.replace(' ', '.');
    if (foreign !== undefined) return [{ where, rule: ruleOf(name), problem: 'foreign-card', found: wordOf(foreign) }];
    const all = [...placedOf(state, name), ...unknown.map((id): [string, string] => [`${where}.${id}`, id])];
    const twice = all.find(([, id], i) => all.findIndex(([, other]) => other === id) < i);
    const problem = name === 'tasks' ? 'task-twice' : 'card-twice';
    return twice ? [{ where: twice[0], rule: ruleOf(name), problem, found: wordOf(twice[1]) }] : [];
  });

/** As texts name a card or a task. */
const wordOf = (id: string): string => (taskById(id) ?? cardOf(id)).word;

const ruleOf = (name: PileName): RuleId => (name.startsWith('deck') ? 'TS-CARD-1' : 'TS-CARD-2');

const known: Check = (state) =>
  SIDES.flatMap((side: Side) =>
    CARD_KINDS.flatMap((kind): Problem[] => {
      const missing = state.known[side][kind].find((id) => !state.hands[side][kind].includes(id));
      if (missing === undefined) return [];
      return [{ where: `known.${side}.${missing}`, rule: 'TS-CARD-3', problem: 'not-in-hand', found: wordOf(missing) }];
    }),
  );

const tasks: Check = ({ mode, row, next, aside, claimed }) => {
  const open = [...row, ...(next === null ? [] : [next]), ...aside, ...claimed.A, ...claimed.B];
  if (mode === 'duel' && open.length) {
    const [found] = open;
    return [
      { where: row.length ? 'row' : 'next', rule: 'TS-MODE-3', problem: 'too-many-tasks', found: wordOf(found!) },
    ];
  }
  if (row.length <= ROW_LENGTH) return [];
  return [{ where: 'row', rule: 'TS-SETUP-3', problem: 'too-many-tasks', found: String(row.length) }];
};

const points: Check = ({ mode, points }) => {
  const found = `${points.A}-${points.B}`;
  if (mode === 'highForm' && found !== '0-0')
    return [{ where: 'points', rule: 'TS-MODE-2', problem: 'bad-number', found }];
  const most = Math.max(points.A, points.B);
  return most > MOST_POINTS ? [{ where: 'points', rule: 'TS-END-3', problem: 'bad-number', found }] : [];
};

const turn: Check = ({ turn: { summoned }, ply }) => [
  ...(summoned.length > MAX_SUMMONED
    ? [{ where: 'summoned', rule: null, problem: 'bad-number' as const, found: String(summoned.length) }]
    : []),
  ...(ply > MOST_TURNS ? [{ where: 'ply', rule: null, problem: 'bad-number' as const, found: String(ply) }] : []),
];

/** A card under way is one that the player on turn can have played; to be summoned, it is a being that comes somewhere. */
const underWay: Check = ({ question, playing: { card, target }, deckIds, side }) => {
  if (card !== null) {
    const { list, kind, word } = cardOf(card);
    if (kind === 'beings' && list !== listOf(deckIds[side]))
      return [{ where: 'playing', rule: 'TS-CARD-1', problem: 'foreign-card', found: word }];
  }
  const summoning = question === 'match' || question === 'liftForSummon';
  return summoning && (card === null || target === null)
    ? [{ where: 'ask', rule: 'TS-SUM-1', problem: 'bad-question', found: question }]
    : [];
};

/** Effects are open exactly where they are asked about, and belong to a card. */
const effect: Check = ({ question, effect, playing }) => {
  if (question !== 'effect')
    return effect ? [{ where: 'effect', rule: null, problem: 'bad-effect', found: question }] : [];
  if (effect && playing.card !== null)
    return placeOf(playing.card, effect.step) === undefined
      ? [{ where: 'effect', rule: null, problem: 'bad-effect', found: effect.step }]
      : [];
  return [{ where: effect ? 'effect' : 'ask', rule: null, problem: 'bad-effect', found: question }];
};

/** Chance, and only chance, does not know who begins. */
const starter: Check = ({ question, starter }) =>
  (question === 'start') === (starter === null)
    ? []
    : [{ where: starter === null ? 'starter' : 'ask', rule: 'TS-SETUP-1', problem: 'bad-question', found: question }];

const CHECKS: readonly Check[] = [
  differentDecks,
  supply,
  ownCards,
  sharedPiles,
  inDeck,
  known,
  tasks,
  points,
  turn,
  underWay,
  effect,
  starter,
];
