/** Actions as text: name and arguments (section 4.3 of the rules), `border NAF/EGY`. */
import { ACT_ROLL } from '../../../assembly/games/conquest/layout';
import type { Parsed } from '../../contract';
import { attempt, malformed } from '../../reading/problems';
import { wordsOf, type Word } from '../../reading/words';
import { formOf, typeNamed } from './action-names';
import { argumentText, NAMED, parseArgument, type Argument } from './arguments';
import { pairsOf } from './battle';
import type { State } from './state';

const isNamed = (argument: Argument): boolean => NAMED.some((one) => one === argument);
/** Bit of a roll whose text names another number of pairs than there are, which nothing allows. */
const OTHER_PAIRS = 64;

const bytesOf = (action: number): [type: number, first: number, second: number, count: number] => [
  action >>> 24,
  (action >>> 16) & 255,
  (action >>> 8) & 255,
  action & 255,
];

export function actionText(action: number, state: State): string {
  const [type, first, second, count] = bytesOf(action);
  const form = formOf(type);
  if (!form) return `action ${action}`;
  const [name, ...args] = form;
  if (type === ACT_ROLL) return `${name} ${hitsText(count, pairsOf(state))}`;
  const named = [first, second];
  return [name, ...args.map((one) => argumentText(one, isNamed(one) ? named.shift()! : count))].join(' ');
}

/** Which side each pair hits: `a` or `d`. */
const hitsText = (hits: number, pairs: number): string =>
  Array.from({ length: Math.max(pairs, 1) }, (_, pair) => ((hits >> pair) & 1 ? 'a' : 'd')).join('');

/** Whether it can be played is another question. */
export const parseAction = (text: string, state: State): Parsed<number> =>
  attempt(() => {
    const [name, ...words] = wordsOf(text);
    const type = typeNamed(name?.text ?? '');
    if (!name || !type) return malformed(name?.column ?? 1, name?.text ?? text, 'bad-action');
    if (type === ACT_ROLL) return pack(type, [], parseHits(name, words, pairsOf(state)));
    const [, ...args] = formOf(type)!;
    if (words.length !== args.length) return malformed(name.column, text, 'bad-action');
    const values = args.map((one, i) => parseArgument(one, words[i]!.text, words[i]!.column));
    const count = args.findIndex((one) => !isNamed(one));
    return pack(
      type,
      values.filter((_, i) => isNamed(args[i]!)),
      count < 0 ? 0 : values[count]!,
    );
  });

function parseHits(name: Word, [word, more]: readonly Word[], pairs: number): number {
  if (!word || more || !/^[ad]{1,2}$/.test(word.text)) return malformed((word ?? name).column, name.text, 'bad-action');
  const hits = [...word.text].reduce((set, side, pair) => set | (side === 'a' ? 1 << pair : 0), 0);
  return word.text.length === pairs ? hits : hits | OTHER_PAIRS;
}

const pack = (type: number, [first = 0, second = 0]: readonly number[], count: number): number =>
  ((type << 24) | (first << 16) | (second << 8) | count) >>> 0;
