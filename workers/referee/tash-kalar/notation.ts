import { BEINGS, isCard } from './cards';
import { isDirection, ordered, type Direction, type Square } from './squares';
import { RANKS, type Rank } from './pieces';
import { TASKS } from './tasks';

/** An action taken apart. Squares may lie outside the board, so that they can be refused. */
export type Action =
  | { verb: 'place' | 'lift' | 'pick'; square: Square }
  | { verb: 'summon'; card: string; target: Square }
  | { verb: 'discard' | 'return' | 'card'; card: string }
  | { verb: 'match'; squares: Square[] }
  | { verb: 'placeOn'; square: Square; rank: Rank }
  | { verb: 'move' | 'run'; from: Square; to: Square }
  | { verb: 'direction'; direction: Direction }
  | { verb: 'option'; id: string }
  | { verb: 'claim'; task: string }
  | { verb: 'marks'; own: boolean }
  | { verb: 'outcome'; what: string }
  /** Looking at hidden cards and drawing at will can be tried, but never done. */
  | { verb: 'flare' | 'end' | 'done' | 'skip' | 'look' | 'draw' };

const BARE = ['flare', 'end', 'done', 'skip', 'look', 'draw'] as const;

const SQUARE = /^[a-z][0-9]$/;
const isSquareText = (text: string): boolean => SQUARE.test(text) && text.length === 2;

const isOutcome = (what: string): boolean => what === 'A' || what === 'B' || isCard(what) || TASKS.has(what);

/** Reads the text of an action or of an outcome of chance; null for every other text: malformed. */
export function readAction(text: string): Action | null {
  const bare = BARE.find((verb) => verb === text);
  if (bare) return { verb: bare };
  if (text.startsWith('~')) return isOutcome(text.slice(1)) ? { verb: 'outcome', what: text.slice(1) } : null;
  const [verb, what = '', more, ...rest] = text.split(' ');
  if (rest.length > 0 || (more !== undefined) !== (verb === 'placeOn')) return null;
  switch (verb) {
    case 'place':
    case 'lift':
    case 'pick':
      return isSquareText(what) ? { verb, square: what } : null;
    case 'summon': {
      const [card, target, ...others] = what.split('@') as [string, ...string[]];
      const readable = BEINGS.has(card) && target !== undefined && isSquareText(target) && others.length === 0;
      return readable ? { verb, card, target } : null;
    }
    case 'discard':
    case 'return':
    case 'card':
      return isCard(what) ? { verb, card: what } : null;
    case 'match': {
      const squares = what.split('+');
      return squares.every(isSquareText) && ordered(squares).length === squares.length ? { verb, squares } : null;
    }
    case 'placeOn': {
      const rank = RANKS.find((one) => one === more);
      return rank && isSquareText(what) ? { verb, square: what, rank } : null;
    }
    case 'move':
    case 'run': {
      const [from, to, ...others] = what.split('-') as [string, ...string[]];
      const readable = isSquareText(from) && to !== undefined && isSquareText(to) && others.length === 0;
      return readable ? { verb, from, to } : null;
    }
    case 'direction':
      return isDirection(what) ? { verb, direction: what } : null;
    case 'option':
      return /^[a-z]+$/i.test(what) ? { verb, id: what } : null;
    case 'claim':
      return TASKS.has(what) ? { verb, task: what } : null;
    case 'marks':
      return what === 'own' || what === 'enemy' ? { verb, own: what === 'own' } : null;
    default:
      return null;
  }
}

/** The text of a choice of pattern squares. */
export const writeMatch = (used: readonly Square[]): string => `match ${ordered(used).join('+')}`;
