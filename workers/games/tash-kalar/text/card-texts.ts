/** Every text of cards and tasks in one language, generated from their effect programs and conditions. */
import {
  beings as beingData,
  flares as flareData,
  tasks as taskData,
} from '../../../../assembly/games/tash-kalar/data/cards.json';
import { effectText } from './compose';
import type { Subject, Tongue } from './grammar';
import type { Step, TaskCondition } from './program';

/** A half of a flare (TS-FLARE-3 to TS-FLARE-5). */
export interface HalfText {
  criterion: string;
  effect: string;
}

export interface CardTexts {
  /** By the id of a being or legend. */
  beings: Readonly<Record<string, string>>;
  flares: Readonly<Record<string, Readonly<Record<'upper' | 'lower', HalfText>>>>;
  tasks: Readonly<Record<string, string>>;
}

interface Half {
  lead: number;
  compares: 'upgraded' | 'pieces';
  effect: Step[];
}

/** A flare has neither a piece nor a pattern. */
const NOBODY: Subject = { name: '', marks: 0, arrows: 0 };

const table = <T, V>(items: readonly T[], entry: (item: T) => [string, V]): Record<string, V> =>
  Object.fromEntries(items.map(entry));

/**
 * The texts of all cards of the first scope.
 *
 * @throws RangeError where the data says something the language has no words for
 */
export function cardTexts(tongue: Tongue): CardTexts {
  const half = (data: unknown): HalfText => {
    const { lead, compares, effect } = data as Half;
    return { criterion: tongue.criterion(compares, lead), effect: effectText(effect, tongue.effects(NOBODY)) };
  };
  return {
    beings: table(
      beingData.filter(({ scope }) => (scope as unknown) !== 'later'),
      ({ id, name, marks, arrows, effect }) => {
        const marked = Object.values(marks).flat().length;
        const grammar = tongue.effects({ name, marks: marked, arrows: arrows.length });
        return [id, effectText(effect as unknown as Step[], grammar)];
      },
    ),
    flares: table(flareData, ({ id, upper, lower }) => [id, { upper: half(upper), lower: half(lower) }]),
    tasks: table(taskData, ({ id, condition }) => [id, tongue.task(condition as unknown as TaskCondition)]),
  };
}
