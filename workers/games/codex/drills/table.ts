import type { Random } from '../../../random';
import type { Board, ReachView, ThingView } from '../board';

/** More things than these on the table are not taken in at a glance. */
const MOST_THINGS = 12;
/** Random steps from the beginning of a game within which tables stay small. */
export const STEPS = 150;

export const isReadable = ({ things }: Board): boolean => things.length <= MOST_THINGS;

export const oneOf = <T>(all: readonly T[], random: Random): T | undefined => all[random(all.length)];

export const wordOf = ({ card, id }: ThingView): string => `${card}#${id}`;
export const thingOf = ({ things }: Board, id: number): ThingView => things.find((thing) => thing.id === id)!;
export const flies = ({ keywords }: ThingView): boolean => keywords.some(([keyword]) => keyword === 'flying');

export interface Attacker {
  readonly thing: ThingView;
  readonly reach: readonly ReachView[];
}

/** Who may attack now, and how it comes to each defender. */
export const attackersOf = (board: Board, actions: readonly string[]): Attacker[] =>
  board.things.flatMap((thing) =>
    actions.includes(`attack ${wordOf(thing)}`) ? [{ thing, reach: board.reach[thing.id] ?? [] }] : [],
  );
