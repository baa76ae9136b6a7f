import { armourIn, sizeOf, type Divisions } from './divisions';

/** What one side brings to a round. */
export interface Side {
  readonly group: Divisions;
  /** Dice beyond one per division: cover, holding the city, rewards. */
  readonly extra: number;
  /** CQ-DICE-8; false when its base is invaded (CQ-INV-7). */
  readonly bombards: boolean;
  /** CQ-DICE-9. */
  readonly airfield: boolean;
}

/** The two highest of so many dice: `[highest, second, ways]`, the second 0 for a single die. */
function highestTwo(dice: number): [number, number, number][] {
  const faces = [1, 2, 3, 4, 5, 6];
  const rolls = (left: number): number[][] =>
    left === 0 ? [[]] : rolls(left - 1).flatMap((roll) => faces.map((face) => [...roll, face]));
  const ways = new Map<string, number>();
  for (const roll of rolls(dice)) {
    const [first = 0, second = 0] = roll.sort((a, b) => b - a);
    ways.set(`${first} ${second}`, (ways.get(`${first} ${second}`) ?? 0) + 1);
  }
  return [...ways].map(([pair, count]) => [...pair.split(' ').map(Number), count] as [number, number, number]);
}

const BY_DICE = [0, 1, 2, 3, 4].map(highestTwo);

/** What is added to the highest and to the second die (CQ-DICE-8, CQ-DICE-9). */
function additions({ group, bombards, airfield }: Side): [number, number] {
  const guns = bombards ? armourIn(group) : 0;
  return [(guns > 0 ? 1 : 0) + (airfield ? 1 : 0), guns > 1 ? 1 : 0];
}

const tables = new Map<string, [result: string, weight: number][]>();

/**
 * Every result of a round with its weight out of 6 to the number of dice: the side that is hit in each pair, `a` the
 * attacker, `d` the defender (CQ-DICE-6, CQ-DICE-7, CQ-DICE-10). There are as many pairs as the smaller group has
 * divisions. Both groups must have one or two.
 */
export function results(attacker: Side, defender: Side): [result: string, weight: number][] {
  const [dice, against] = [attacker, defender].map(({ group, extra }) => sizeOf(group) + extra) as [number, number];
  const [more, less] = [additions(attacker), additions(defender)];
  const pairs = Math.min(sizeOf(attacker.group), sizeOf(defender.group));
  const key = JSON.stringify([dice, against, more, less, pairs]);
  const known = tables.get(key);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const [a1, a2, ways] of BY_DICE[dice]!) {
    for (const [d1, d2, waysThere] of BY_DICE[against]!) {
      const first = a1 + more[0] > d1 + less[0] ? 'd' : 'a';
      const second = a2 + more[1] > d2 + less[1] ? 'd' : 'a';
      const result = pairs === 2 ? first + second : first;
      weights.set(result, (weights.get(result) ?? 0) + ways * waysThere);
    }
  }
  const table = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  tables.set(key, table);
  return table;
}
