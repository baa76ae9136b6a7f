import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../workers/cli/main';
import type { Io } from '../../../workers/cli/command';
import { engineFromFile } from '../../../workers/engine/node';
import { foundLine, readFound } from '../../../workers/puzzles/files';
import type { Puzzle } from '../../../workers/puzzles/puzzle';

const engine = await engineFromFile(new URL('../../../build/toy-battle.wasm', import.meta.url));

/** A world of files in memory. */
function world(files: Record<string, string> = {}): { io: Io; files: Record<string, string> } {
  const read = async (path: string): Promise<string> => files[path] ?? Promise.reject(new Error('no such file'));
  const write = async (path: string, text: string): Promise<void> => void (files[path] = text);
  const io: Io = {
    read,
    append: async (path, text) => write(path, (files[path] ?? '') + text),
    content: (path) => read(`content/${path}`),
    publish: (path, text) => write(`content/${path}`, text),
    engine: async () => engine,
    progress: () => undefined,
  };
  return { io, files };
}

/** Chance deals here, as the end of the notation says. */
const NOBODY = 'tb1 hallway b 0 - 35/7 146/7 0/0 -/- -/-';

const MINE = [
  'mine',
  'toy-battle',
  '--out',
  'found',
  '--kind',
  'win-turn,cut',
  '--map',
  'tropical-pool',
  '--seed',
  '3',
];
let found: Puzzle[];
beforeAll(async () => {
  const { io, files } = world();
  expect(await run([...MINE, '--count', '4'], io)).toMatchObject({ code: 0 });
  found = readFound(files.found!, 'found');
});

describe('mine', () => {
  it('finds as many puzzles as asked for, of the kinds and boards asked for', () => {
    expect(found.length).toBe(4);
    for (const { map, goal, provenance } of found) {
      expect([map, provenance.seed]).toEqual(['tropical-pool', 3]);
      expect(['win-turn', 'cut']).toContain(goal.kind);
    }
  });

  it('goes on where an earlier run stopped, and finds the same', async () => {
    const upTo = found.findIndex(({ provenance }) => provenance.game !== found[0]!.provenance.game);
    const { io, files } = world({ found: found.slice(0, upTo).map(foundLine).join('') });
    await run([...MINE, '--count', '4'], io);
    expect(readFound(files.found!, 'found')).toEqual(found);
  });

  it('says which file it cannot write', async () => {
    const { io } = world();
    const append = () => Promise.reject(new Error('permission denied'));
    expect(await run(MINE, { ...io, append })).toEqual({
      code: 2,
      out: '',
      err: 'sandtable: cannot write found: permission denied\n',
    });
  });

  it('plays only the games of its shard', async () => {
    const { io, files } = world();
    await run([...MINE, '--count', '2', '--shard', '1/3'], io);
    for (const { provenance } of readFound(files.found!, 'found')) expect(provenance.game % 3).toBe(1);
  });

  it.each([
    [['mine', 'toy-battle'], '--out FILE'],
    [[...MINE, '--shard', '3/3'], '--shard'],
    [[...MINE, '--kind', 'chess'], 'does not know "chess"'],
    [[...MINE, '--map', 'moon'], 'does not know "moon"'],
  ])('answers a mistake with one line: %j', async (words, message) => {
    const { code, err } = await run(words, world().io);
    expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
    expect(err).toContain(message);
  });
});

describe('reprove', () => {
  const REPROVE = ['reprove', 'toy-battle', '--out', 'anew'];

  async function published(change: (puzzle: Puzzle) => Puzzle = (same) => same) {
    const { io, files } = world({ found: found.map(change).map(foundLine).join('') });
    await run(['publish', 'toy-battle', 'found'], io);
    return { io, files };
  }

  it('makes what is published again as it was', async () => {
    const { io, files } = await published();
    expect(await run(REPROVE, io)).toMatchObject({ code: 0, out: '4 of 4 puzzles in anew, 0 changed\n' });
    const byId = (list: Puzzle[]) => list.sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(readFound(files.anew!, 'anew'))).toEqual(byId([...found]));
  });

  it('puts right what a proof says otherwise, and goes on where it stopped', async () => {
    const { io, files } = await published((puzzle) => ({ ...puzzle, proof: { ...puzzle.proof, engineNodes: 1 } }));
    await run([...REPROVE, '--shard', '1/2'], io);
    expect(readFound(files.anew!, 'anew')).toHaveLength(2);
    expect(await run(REPROVE, io)).toMatchObject({ code: 0, out: '4 of 4 puzzles in anew, 2 changed\n' });
    for (const puzzle of readFound(files.anew!, 'anew')) expect(found).toContainEqual(puzzle);
  });

  it('leaves out what is no puzzle any more', async () => {
    const { io, files } = await published();
    const [entry] = Object.keys(files).filter((file) => file.endsWith('pool.json'));
    files[entry!] = files[entry!]!.replaceAll(found[0]!.id, 'tb-win-0000000');
    files['content/toy-battle/puzzles/index.json'] = files['content/toy-battle/puzzles/index.json']!.replaceAll(
      found[0]!.id,
      'tb-win-0000000',
    );
    const { code, out } = await run(REPROVE, io);
    expect([code, out]).toEqual([1, '3 of 4 puzzles in anew, 1 changed\ntb-win-0000000 is no puzzle any more\n']);
  });

  it('wants a file to write to', async () => {
    expect(await run(['reprove', 'toy-battle'], (await published()).io)).toMatchObject({ code: 2 });
  });
});

describe('publish and verify', () => {
  it('writes a set that holds', async () => {
    const { io, files } = world({ found: found.map(foundLine).join('') });
    expect(await run(['publish', 'toy-battle', 'found', '--count', '3'], io)).toMatchObject({ code: 0 });
    expect(Object.keys(files).sort()).toEqual([
      'content/toy-battle/puzzles/index.json',
      'content/toy-battle/puzzles/tropical-pool.json',
      'found',
    ]);
    expect(await run(['verify', 'toy-battle', '--all'], io)).toMatchObject({ code: 0, out: '3 of 3 puzzles hold\n' });
    expect(await run(['verify', 'toy-battle', 'tb-win-0000000'], io)).toMatchObject({ code: 2 });
  });

  it('takes a file for all that is in it, and does not call nothing right', async () => {
    const line = foundLine(found[0]!);
    const { io } = world({ whole: line, cut: line.slice(0, -20), empty: '', broken: `{"id": 1}\n${line}` });
    const verify = (file: string) => run(['verify', 'toy-battle', '--file', file], io);
    expect(await verify('whole')).toMatchObject({ code: 0, out: '1 of 1 puzzles hold\n' });
    expect(await verify('cut')).toMatchObject({ code: 2, err: 'sandtable: cut holds no whole puzzle\n' });
    expect(await verify('empty')).toMatchObject({ code: 2, err: 'sandtable: empty holds no whole puzzle\n' });
    expect((await verify('broken')).err).toMatch(/^sandtable: broken, line 1: /);
  });

  it('says which file of the site it cannot write', async () => {
    const { io } = world({ found: found.map(foundLine).join('') });
    const publish = () => Promise.reject(new Error('permission denied'));
    expect(await run(['publish', 'toy-battle', 'found'], { ...io, publish })).toMatchObject({
      code: 2,
      err: 'sandtable: cannot write toy-battle/puzzles/tropical-pool.json: permission denied\n',
    });
  });

  it.each([
    [
      'a value',
      (puzzle: Puzzle): Puzzle => {
        const [wrong] = Object.keys(puzzle.refutations);
        const { [wrong!]: _, ...refutations } = puzzle.refutations;
        const right = Object.keys(puzzle.values).filter((action) => action === wrong || puzzle.right.includes(action));
        return {
          ...puzzle,
          refutations,
          right,
          values: { ...puzzle.values, [wrong!]: '1/1' },
          tree: { ...puzzle.tree, [wrong!]: {} },
        };
      },
    ],
    ['a solution cut short', (puzzle: Puzzle): Puzzle => ({ ...puzzle, tree: { [puzzle.right[0]!]: { skip: {} } } })],
    ['the board', (puzzle: Puzzle): Puzzle => ({ ...puzzle, map: 'castle-field' })],
    [
      'a line that cannot be played',
      (puzzle: Puzzle): Puzzle => {
        const [wrong] = Object.keys(puzzle.refutations);
        return {
          ...puzzle,
          refutations: { ...puzzle.refutations, [wrong!]: { line: [wrong!, 'raid'], note: 'no-win' } },
        };
      },
    ],
    ['the notation', (puzzle: Puzzle): Puzzle => ({ ...puzzle, notation: 'tb1 oz' })],
    ['whose turn it is', (puzzle: Puzzle): Puzzle => ({ ...puzzle, notation: `${NOBODY} ask=deal left=2` })],
    ['the goal', (puzzle: Puzzle): Puzzle => ({ ...puzzle, goal: { kind: 'peace' } })],
    ['what the goal is about', (puzzle: Puzzle): Puzzle => ({ ...puzzle, goal: { kind: 'cut' } })],
    [
      'the rack that refutes',
      (puzzle: Puzzle): Puzzle => {
        const [wrong] = Object.keys(puzzle.refutations);
        const refutation = { line: [wrong!], note: 'loses', rack: 'KKKKKKKK' };
        return { ...puzzle, refutations: { ...puzzle.refutations, [wrong!]: refutation } };
      },
    ],
  ])('notices that somebody changed %s, with exit code 1', async (_what, change) => {
    const puzzle = found.find(({ right }) => right.length === 1)!;
    const { io } = world({ found: foundLine(change(puzzle)) });
    const { code, out } = await run(['verify', 'toy-battle', '--all', '--file', 'found'], io);
    expect(code).toBe(1);
    expect(out).toContain(puzzle.id);
    expect(out).toContain('0 of 1 puzzles hold');
  });
});
