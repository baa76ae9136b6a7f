import { setFiles } from '../puzzles/files';
import type { Puzzle } from '../puzzles/puzzle';
import { chooseSet } from '../puzzles/select';
import { CliError, numberFlag, written, type Command } from './command';
import { openPuzzles, pathOf, readMined } from './puzzles';

export const publish: Command = {
  name: 'publish',
  about: "choose a varied set out of mined puzzles and write it into the site's content",
  args: '<game> <file> ...',
  flags: {
    count: { type: 'string', value: 'N', about: 'puzzles in the set (default 200)' },
  },
  examples: ['publish toy-battle found.jsonl odds.jsonl --count 240'],
  run: async ([name, ...files], flags, io) => {
    const { game } = await openPuzzles(name, io);
    if (files.length === 0) throw new CliError('name the files mine has written');
    const pool = (await Promise.all(files.map((file) => readMined(file, io)))).flat();
    const set = chooseSet(pool, numberFlag(flags, 'count', 200, 100_000), game.shares, game.kindOf).sort(inOrder);
    for (const [file, text] of Object.entries(setFiles(set, game.codec.setups))) {
      const path = pathOf(game, file);
      await written(path, io.publish(path, text));
    }
    const kinds = Object.fromEntries(
      Object.keys(game.kinds).map((kind) => [kind, set.filter((puzzle) => game.kindOf(puzzle) === kind).length]),
    );
    return {
      text: `${set.length} of ${pool.length} puzzles: ${JSON.stringify(kinds)}`,
      json: { pool: pool.length, set: set.length, kinds },
    };

    function inOrder(a: Puzzle, b: Puzzle): number {
      const kind = (puzzle: Puzzle): number => Object.keys(game.kinds).indexOf(game.kindOf(puzzle));
      return kind(a) - kind(b) || a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1);
    }
  },
};
