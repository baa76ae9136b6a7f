import { stateToPosition } from '../../../../workers/games/tash-kalar/position';
import { sided, type State } from '../../../../workers/games/tash-kalar/state';
import * as referee from '../../../../workers/referee/tash-kalar';

type Members = Record<string, unknown>;

/** Members that hold sets, written as lists; in `claimed` one for each player. */
const SETS = ['legends', 'flares', 'aside', 'unknown'];

const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...(value as string[])].sort() : value);

function unordered(key: string, value: unknown): unknown {
  if (key === 'claimed') return sided((side) => sorted((value as Members)[side]));
  return SETS.includes(key) ? sorted(value) : value;
}

interface DeckJson {
  top: string[];
  unknown: string[];
  bottom: string[];
}

/**
 * A position in which what has no order has one: shared discard piles (TS-DRAW-3), tasks set aside or claimed. A deck
 * that is made anew for a card that is drawn may have been made before or after the draw is asked for.
 */
export function described(position: object): Members {
  const members = JSON.parse(JSON.stringify(position, unordered)) as Members;
  const { node, decks, discards } = members as {
    node: { kind: string };
    decks: Record<string, DeckJson>;
    discards: Record<string, string[]>;
  };
  for (const name of ['legends', 'flares']) {
    const { top, unknown, bottom } = decks[name]!;
    if (node.kind !== 'draw' || top.length + unknown.length + bottom.length) continue;
    const certain = discards[name]!.length === 1;
    decks[name] = { top: certain ? discards[name]! : [], unknown: certain ? [] : discards[name]!, bottom: [] };
    discards[name] = [];
  }
  return members;
}

/** The members in which two positions differ, as text. */
export function differences(ours: Members, theirs: Members): [ours: string, theirs: string] | null {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const text = (value: unknown): string => JSON.stringify(value, sortKeys);
  const wrong = names.filter((name) => text(ours[name]) !== text(theirs[name]));
  const pick = (from: Members): string => wrong.map((name) => `${name}: ${text(from[name])}`).join('; ');
  return wrong.length ? [pick(ours), pick(theirs)] : null;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The node as the engine's side prints it; inside an effect, everything but the effect. */
export const printedByEngine = (state: State): object => {
  const inside = state.question === 'effect';
  return { ...stateToPosition(inside ? { ...state, question: 'menu' } : state)!, inside };
};

/** The same by the referee. */
export const printedByReferee = (node: referee.State): object => {
  const inside = node.node.kind === 'effect';
  return { ...referee.printPosition(inside ? { ...node, node: { kind: 'menu' } } : node), inside };
};
