import { expect, test } from 'vitest';
import data from '../../../assembly/games/token-battle/data/cases.json' with { type: 'json' };
import { Analysis } from '../../../workers/analysis/analysis';
import type { MoveValue, SearchJob } from '../../../workers/analysis/contract';
import { engineFromFile } from '../../../workers/engine/node';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));
const analysis = new Analysis(tokenBattle, engine);
const session = new Session(tokenBattle, engine);

async function search(notation: string, job: Partial<SearchJob> = {}): Promise<MoveValue[]> {
  let found: MoveValue[] = [];
  await analysis.lookDeeper(
    { notation, playouts: 200_000, spread: 'best', seed: 1, ...job },
    (moves) => (found = moves),
  );
  return found;
}

test.each(data.puzzles.map(({ id, position, best }) => [id, position, best] as const))(
  '%s: the proved answer is found and proven',
  async (_, position, best) => {
    const [first] = await search(position);
    expect(best).toContain(first!.action);
    expect(first).toMatchObject({ certainty: 'proven', chance: 1, error: 0 });
  },
);

const OPENING = 'cards A banner>hatchery needle; cards B milestone>idol shove; turn A; points 0-0';

test('values of a game that is far from over are estimates with margin and depth, and their lines can be played', async () => {
  const moves = await search(OPENING, { playouts: 20_000 });
  expect(moves).toHaveLength(72);
  for (const { certainty, chance, score, line, action } of moves) {
    expect(certainty).toBe('estimated');
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(score!.depth).toBeGreaterThan(0);
    expect(line[0]).toBe(action);
    expect(session.play(OPENING, line).ok).toBe(true);
  }
});

test('a sweep gives every answer a value of its own', async () => {
  const moves = await search(OPENING, { spread: 'sweep', playouts: 20_000 });
  expect(moves.filter(({ score }) => score!.atMost)).toEqual([]);
});

test('the same work gives the same values', async () => {
  const job = { playouts: 30_000 };
  expect(await search(OPENING, job)).toEqual(await search(OPENING, job));
});
