import { READY_SETUPS, teamsOf } from '../ready-teams';
import type { State } from '../state';
import { SEATS } from '../table';

const sameHeroes = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((hero) => other.includes(hero));

/** The teams a position is played with. Throws a RangeError for teams that puzzles have no name for. */
export function setupOf({ table }: State): string {
  const setup = READY_SETUPS.find((id) =>
    teamsOf(id)!.every(({ heroes }, seat) => sameHeroes(heroes, table.sides[SEATS[seat]!].team)),
  );
  if (setup === undefined) throw new RangeError('no name for these teams');
  return setup;
}
