/** Numbers that can be answered, and those of them that are answered most. */

/** As many have room as buttons. */
export const FEW = 8;

/** The number that comes nearest to the one that is wanted; of two the lower one. */
export const nearest = (numbers: readonly number[], wanted: number): number =>
  numbers.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));

export type QuickName = 'least' | 'half' | 'all-but-one' | 'most';

/**
 * The least of the numbers, half of the greatest and the greatest; one less than that where the greatest leaves nobody
 * behind.
 *
 * @param numbers at least one, from the least on
 */
export function quickOf(numbers: readonly number[], isEmptying: boolean): { name: QuickName; count: number }[] {
  const most = numbers.at(-1)!;
  const wanted: [QuickName, number][] = [
    ['least', numbers[0]!],
    ['half', Math.floor(most / 2)],
    ['all-but-one', isEmptying ? most - 1 : NaN],
    ['most', most],
  ];
  return wanted.flatMap(([name, count]) => (numbers.includes(count) ? [{ name, count }] : []));
}
