/** Every text of cards and tasks in one language, generated from their effect programs and conditions. */
import {
  beings as beingData,
  flares as flareData,
  tasks as taskData,
} from '../../../../assembly/games/tash-kalar/data/cards.json';
import type { Span } from '../../../text/spans';
import { effectText } from './compose';
import type { Grammar, Subject, Tongue } from './grammar';
import type { Step, TaskCondition } from './program';
import { decisionSpans } from './spans';
import { countedIn } from './tasks/counted';

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
  /** By task, what the numbers of its progress count; none where there is but one. */
  counted: Readonly<Record<string, string>>;
  /** By card, then by the name of a decision (`2`, `lower.1`): the part of the text it carries out. */
  decisions: Readonly<Record<string, Readonly<Record<string, Span>>>>;
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
  const half = (data: unknown) => {
    const { lead, compares, effect } = data as Half;
    return { criterion: tongue.criterion(compares, lead), ...said(effect, tongue.effects(NOBODY)) };
  };
  const beings = beingData
    .filter(({ scope }) => (scope as unknown) !== 'later')
    .map(({ id, name, marks, arrows, effect }) => {
      const marked = Object.values(marks).flat().length;
      const grammar = tongue.effects({ name, marks: marked, arrows: arrows.length });
      return { id, ...said(effect as unknown as Step[], grammar) };
    });
  const flares = flareData.map(({ id, upper, lower }) => ({ id, upper: half(upper), lower: half(lower) }));
  const shown = ({ criterion, effect }: HalfText): HalfText => ({ criterion, effect });
  return {
    beings: table(beings, ({ id, effect }) => [id, effect]),
    flares: table(flares, ({ id, upper, lower }) => [id, { upper: shown(upper), lower: shown(lower) }]),
    tasks: table(taskData, ({ id, condition }) => [id, tongue.task(condition as unknown as TaskCondition)]),
    counted: Object.fromEntries(
      taskData.flatMap(({ id, condition }) => {
        const kind = countedIn(condition as unknown as TaskCondition);
        return kind ? [[id, tongue.counted[kind]]] : [];
      }),
    ),
    decisions: {
      ...table(beings, ({ id, spans }) => [id, spans]),
      ...table(flares, ({ id, upper, lower }) => [
        id,
        { ...under('upper', upper.spans), ...under('lower', lower.spans) },
      ]),
    },
  };
}

function said(effect: readonly Step[], grammar: Grammar): { effect: string; spans: Record<string, Span> } {
  const text = effectText(effect, grammar);
  return { effect: text, spans: decisionSpans(effect, text, grammar) };
}

const under = (half: string, spans: Record<string, Span>): Record<string, Span> =>
  Object.fromEntries(Object.entries(spans).map(([number, span]) => [`${half}.${number}`, span]));
