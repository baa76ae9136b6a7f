import { describe, expect, it } from 'vitest';
import { CARDS, HEROES, BUILDINGS, TOKENS } from '../../../workers/games/codex/data';
import { COLOURS } from '../../../workers/games/codex/specs';
import { heroOf, isMulticolour, startersFor, type Team } from '../../../workers/games/codex/team';

interface Printed {
  readonly stage: number;
  readonly keywords: readonly unknown[];
  readonly abilities: readonly unknown[];
}
const printed = CARDS as unknown as readonly (Printed & { readonly spec?: string | null })[];
const inFirst = (cards: readonly unknown[]): number =>
  (cards as readonly Printed[]).filter(({ stage }) => stage === 1).length;

const ids = HEROES.map(({ id }) => id);
const teams: Team[] = ids.flatMap((a, i) =>
  ids.slice(i + 1).flatMap((b, j) => ids.slice(i + j + 2).map((c) => ({ heroes: [a, b, c], starter: null }))),
);

describe('reference counts', () => {
  it('R1: of the data', () => {
    expect(printed.filter(({ spec }) => spec)).toHaveLength(240);
    expect(printed.filter(({ spec }) => !spec)).toHaveLength(70);
    expect([HEROES.length, TOKENS.length, BUILDINGS.length]).toEqual([20, 22, 8]);
    const silent = printed.filter(({ abilities }) => abilities.length === 0);
    expect(silent.filter(({ keywords }) => keywords.length === 0)).toHaveLength(11);
    expect(silent.filter(({ keywords }) => keywords.length > 0)).toHaveLength(43);
    expect(printed.length - silent.length).toBe(256);
    expect([inFirst(CARDS), inFirst(HEROES), inFirst(TOKENS)]).toEqual([126, 8, 10]);
  });

  it('R2: of the teams', () => {
    expect(teams).toHaveLength(1140);
    expect(teams.reduce((sum, team) => sum + startersFor(team).length, 0)).toBe(3084);
    const coloured = teams.filter(({ heroes }) => heroes.some((hero) => heroOf(hero).color !== COLOURS[0]));
    expect(coloured.filter((team) => !isMulticolour(team))).toHaveLength(60);
  });
});
