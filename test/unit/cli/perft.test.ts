import { expect, test } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { GAMES, type GameId } from '../../../workers/registry';
import { commandLine } from '../support/command-line';

const OVER: Readonly<Record<GameId, string>> = {
  'toy-battle': '{"map":"hallway","toMove":"red"}',
  'token-battle': 'A a1=6 b1=5; B f6=7; points 1000-990; cards A milestone; cards B milestone',
  'tash-kalar':
    'A d4* a5 e5; B f6* g6; mode duel; deck A |; deck B |; legends |; flares |; points 9-9; turn A 0; ply 3; end 0; ask over',
  conquest: '>=R/4won/1/RB NAFk=R:I EGY=B:I @R=-/0,1,2/-',
  codex:
    'game:stage="over";result="A" A:team=["troq_bashar","river_montoya","captain_zane"] ' +
    'B:team=["troq_bashar","river_montoya","captain_zane"] #1: #2:owner="B";controller="B";damage=20',
};

const on = (game: GameId) => commandLine(engineFromFile(new URL(`../../../build/${game}.test.wasm`, import.meta.url)));

async function count(game: GameId, ...more: string[]): Promise<number> {
  return (await on(game).json(['perft', game, OVER[game], '--depth', '2', ...more])).nodes;
}

test('the help tells as what a finished game counts in each game, and so it does', async () => {
  const counts = await Promise.all(GAMES.map(async ({ id, name }) => [name.en, await count(id)] as const));
  const once = counts.filter(([, nodes]) => nodes === 1).map(([name]) => name);
  expect(counts.filter(([, nodes]) => nodes !== 0 && nodes !== 1)).toEqual([]);
  const help = await on('toy-battle').out(['perft', '--help']);
  expect(help).toContain(`a game over sooner counts 1 in ${once.join(' and ')}, 0 in the others`);
});

test.each(GAMES.map(({ id }) => id))('divided or not, a finished game of %s counts the same', async (game) => {
  expect(await count(game, '--divide')).toBe(await count(game));
});
