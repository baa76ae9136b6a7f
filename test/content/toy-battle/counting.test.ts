import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { countDecides, countFaults } from '../../../workers/games/toy-battle/puzzles/counting';
import { toyBattlePuzzles as game } from '../../../workers/games/toy-battle/puzzles/game';
import { readSet } from '../../../workers/puzzles/files';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import { Walker } from '../../../workers/puzzles/walker';
import { root } from '../files';

const folder = `${root}site/content/toy-battle/puzzles/`;
const puzzles = readdirSync(folder)
  .filter((file) => file !== 'index.json')
  .flatMap((file) => readSet(readFileSync(folder + file, 'utf8'), file));
const walker = new Walker(game.codec, await engineFromFile(new URL('../../../build/toy-battle.wasm', import.meta.url)));

const isCounted = ({ goal }: Puzzle) => goal.kind === 'safe-turn' || goal.kind === 'safest-turn';
const names = ({ themes }: Puzzle) => themes.includes('count');

function decides({ notation, goal }: Puzzle): boolean {
  const node = walker.read(notation);
  return countDecides(walker, { node, goal, solved: walker.solve(node, goal, 1_000_000)! });
}

describe('puzzles in which counting decides', () => {
  it('are at least 20, of both kinds of danger and over several boards', () => {
    const counted = puzzles.filter(names);
    expect(counted.length).toBeGreaterThanOrEqual(20);
    expect(new Set(counted.map(({ goal }) => goal.kind))).toEqual(new Set(['safe-turn', 'safest-turn']));
    expect(new Set(counted.map(({ map }) => map)).size).toBeGreaterThanOrEqual(5);
  });

  it('are those in which other first moves would be best if no enemy tile had been seen, and no others', () => {
    expect(
      puzzles
        .filter(isCounted)
        .filter(decides)
        .map(({ id }) => id),
    ).toEqual(puzzles.filter(names).map(({ id }) => id));
  });

  it('are so for the referee, which contradicts a puzzle that claims it wrongly', () => {
    const small = (puzzle: Puzzle) => puzzle.proof.refereeNodes;
    for (const named of [true, false]) {
      const [puzzle] = puzzles
        .filter((one) => isCounted(one) && names(one) === named)
        .sort((a, b) => small(a) - small(b));
      const state = walker.state(walker.read(puzzle!.notation));
      expect(countFaults(puzzle!, state)).toEqual([]);
      const turned = named ? puzzle!.themes.filter((theme) => theme !== 'count') : [...puzzle!.themes, 'count'];
      expect(countFaults({ ...puzzle!, themes: turned }, state)).toHaveLength(1);
    }
    const [win] = puzzles.filter(({ goal }) => goal.kind === 'win-turn');
    expect(countFaults({ ...win!, themes: ['count'] }, walker.state(walker.read(win!.notation)))).toHaveLength(1);
  });
});
