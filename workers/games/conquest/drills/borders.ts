/** What the borders of a territory are asked about, read off what the engine offers. */
import type { View } from '../../../contract';
import type { Random } from '../../../random';
import type { Board } from '../board';
import { neighboursOf } from '../battle/standing';

/** Most random steps to a position: the players have met by then, and few are out. */
export const STEPS = 400;

export const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

/**
 * Of a territory from which `what` can be done over some borders and not over all: where it can be done, in codes.
 *
 * @param what the word of an action that names a front place, `border`
 */
export function overBorders(
  { choices }: View<Board>,
  what: string,
  random: Random,
): { from: string; nodes: string[] } | null {
  const found = new Map<string, string[]>();
  for (const { action } of choices) {
    const [word, place = ''] = action.split(' ');
    if (word !== what) continue;
    const [from = '', facing = ''] = place.split('/');
    found.set(from, [...(found.get(from) ?? []), facing]);
  }
  const worthAsking = [...found].filter(([from, nodes]) => nodes.length < neighboursOf(from).length);
  const [from, nodes] = oneOf(worthAsking, random) ?? [];
  return from && nodes ? { from, nodes } : null;
}
