import { checkPuzzle } from '../puzzles/check';
import { CliError, type Command } from './command';
import { openPuzzles, readMined, readPublished } from './puzzles';

export const verify: Command = {
  name: 'verify',
  about: 'prove puzzles anew with engine and referee; the exit code is 1 if one is not as it says',
  args: '<game> [id ...]',
  flags: {
    all: { type: 'boolean', about: 'verify every published puzzle' },
    file: {
      type: 'string',
      value: 'FILE',
      about: 'verify what mine has written to a file, or a proof taken from the site, instead of what is published',
    },
  },
  examples: ['verify toy-battle --all', 'verify toy-battle --file found.jsonl --json'],
  run: async ([name, ...ids], flags, io) => {
    const { game, walker } = await openPuzzles(name, io);
    const { file } = flags;
    const all = flags.all === true || (file !== undefined && ids.length === 0);
    if (!all && ids.length === 0) throw new CliError('name puzzles, or --all');
    const puzzles = typeof file === 'string' ? await readMined(file, io) : await readPublished(game, io);
    if (puzzles.length === 0) throw new CliError(`${String(file)} holds no whole puzzle`);
    const stranger = ids.find((id) => !puzzles.some((puzzle) => puzzle.id === id));
    if (stranger !== undefined) throw new CliError(`there is no puzzle "${stranger}"`);
    const chosen = all ? puzzles : puzzles.filter(({ id }) => ids.includes(id));
    const results = chosen.map((puzzle, i) => {
      const began = performance.now();
      const faults = checkPuzzle(game, walker, puzzle);
      io.progress(`${i + 1}/${chosen.length} ${puzzle.id} ${faults.length ? 'IS NOT AS IT SAYS' : 'holds'}`);
      return { id: puzzle.id, milliseconds: Math.round(performance.now() - began), faults };
    });
    const wrong = results.filter(({ faults }) => faults.length > 0);
    return {
      text: [
        ...wrong.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`)),
        `${results.length - wrong.length} of ${results.length} puzzles hold`,
      ].join('\n'),
      json: { verified: results.length, wrong: wrong.length, results },
      failed: wrong.length > 0,
    };
  },
};
