import { CODES } from '../../../../workers/games/conquest/map';
import type { Dice } from '../../support/dice';

/** What a slip of the hand may put into a line. */
const BITS = [...'RBGADI*!^-kctfa=/:', 'mIA', '12I', 'NAF', 'EGY', 'R:', 'B:AI', '/EGY*:I', '~BRA'];

const NODES = [
  '2attack',
  '1start',
  '3move',
  '3outward',
  '4claim',
  '5end',
  '5card',
  '1disarm',
  '1raise:5',
  '1drop:0,3',
  '4airfield',
  '3man',
  '2start',
  '5start',
  '1merge',
  '0mission',
];

const pick = <T>(random: Dice, all: readonly T[]): T => all[random(all.length)]!;
const swapped = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);

/** Changes one item of a line. */
const inItem = (text: string, random: Dice, change: (item: string) => string): string => {
  const items = text.split(' ');
  const at = random(items.length);
  return items.map((item, i) => (i === at ? change(item) : item)).join(' ');
};

function exchanged(text: string, random: Dice): string {
  const [one, other] = [pick(random, text.split(' ')), pick(random, text.split(' '))];
  const left = (item: string): string => item.split('=')[0]!;
  const right = (item: string): string => item.slice(left(item).length);
  const change = (item: string): string => {
    if (item === one) return left(one) + right(other);
    return item === other ? left(other) + right(one) : item;
  };
  return text.split(' ').map(change).join(' ');
}

const SLIPS: readonly ((text: string, random: Dice) => string)[] = [
  (text, random) => swapped(text, random(text.length + 1), 0, pick(random, BITS)),
  (text, random) => swapped(text, random(text.length + 1), 1, pick(random, BITS)),
  (text, random) => swapped(text, random(text.length + 1), 1 + random(3), ''),
  (text, random) => text.replace(/[A-Z]{3}/, pick(random, CODES)),
  (text, random) => text.replace(/^(>=[^/]+\/)[^/ ]*/, (_, head: string) => head + pick(random, NODES)),
  (text, random) => inItem(text, random, () => ''),
  (text, random) =>
    inItem(text, random, (item) => item.replace(/[RBGYP]/g, (colour) => pick(random, [colour, ...'RBGYP']))),
  (text, random) =>
    inItem(text, random, (item) => item.replace(/\d/g, (digit) => pick(random, [digit, String(random(10))]))),
  exchanged,
];

/** A line with one or two slips in it; often, but not always, no position any more. */
export function spoiled(line: string, random: Dice): string {
  const once = pick(random, SLIPS)(line, random);
  return random(2) ? pick(random, SLIPS)(once, random) : once;
}
