/** What a language has to say for the texts of cards. */
import type { Counted } from './tasks/counted';
import type { Language } from '../../../registry';
import { amountOf } from '../../../text/amounts';
import type { Joining } from '../../../text/joining';
import type { Condition, Deed, Moves, Pick, Place, TaskCondition, Treatment } from './program';

/** What a text must know of its card besides the effect. */
export interface Subject {
  /** English in every language; empty for a flare, which has no piece. */
  name: string;
  /** Marked squares of the pattern. */
  marks: number;
  arrows: number;
}

export interface Grammar extends Joining {
  /** What a single step does. */
  deed(step: Deed): string;
  /** "if …", without a comma at its end. `chained`: another condition before it has failed. */
  condition(condition: Condition, chained: boolean): string;
  /** What so many sentences before destroyed is not credited to the player (TS-COUNT-6). */
  uncounted(sentences: number): string;
}

export interface Tongue {
  locale: Language;
  effects(subject: Subject): Grammar;
  /** A sentence. */
  task(condition: TaskCondition): string;
  counted: Readonly<Record<Counted, string>>;
  /** A sentence: how far the opponent must be ahead (TS-FLARE-3, TS-FLARE-4). */
  criterion(compares: 'upgraded' | 'pieces', lead: number): string;
}

/** What was done, no longer as something that may be left. */
export function asDone(deed: Treatment): Treatment {
  const { max } = amountOf(deed.count);
  return typeof max === 'number' ? { ...deed, count: [max, max] } : deed;
}

/**
 * How many moves a step has, and whether none will do as well.
 *
 * @throws RangeError where kinds of moves are missing, do not add up to the count, or would have to be made
 */
export function movesOf({ count, budget, movers, pieces }: Moves): { optional: boolean; max: number } {
  const { optional, max } = amountOf(count);
  const mixed = budget !== undefined || movers.length > 1 || pieces === 'each';
  const kindless = movers.some(({ kind }) => (kind === undefined) !== (budget !== undefined));
  if (
    typeof max !== 'number' ||
    kindless ||
    (mixed && !optional) ||
    (budget && budget.standard + budget.combat !== max)
  )
    throw new RangeError(`no words for moves with a count of ${JSON.stringify(count)}`);
  return { optional, max };
}

/**
 * Whether a step affects a piece of each enemy colour.
 *
 * @throws RangeError where it should do so with other pieces
 */
export function isPerColour({ pick, perColour }: { pick: Pick; perColour?: true }): boolean {
  if (perColour && pick.who !== 'enemy') throw new RangeError('only enemy pieces are taken colour by colour');
  return perColour ?? false;
}

export const isBeing = ({ is }: Pick): boolean => is === '$being';
export const isUsed = ({ is }: Pick): boolean => is === '$used';
/** A piece an earlier step has bound. */
export const isBound = (pick: Pick): boolean => pick.is !== undefined && !isBeing(pick) && !isUsed(pick);
export const isOther = ({ not }: Pick): boolean => not !== undefined;

/** There can be one such piece at most. */
export const isSingle = ({ at }: Pick, { marks }: Subject): boolean =>
  typeof at === 'object' && 'marks' in at && marks === 1;

/** The piece or square a place refers to, in one of the ways languages name it. */
export type Anchor = 'being' | 'summoning' | 'bound';

export function anchorOf(ref: string): Anchor {
  if (ref === '$being') return 'being';
  return ref === '@summon' ? 'summoning' : 'bound';
}

/** A place this language has no words for: the data and the texts have parted. */
export function unknownPlace(place: Place): never {
  throw new RangeError(`no words for the place ${JSON.stringify(place)}`);
}
