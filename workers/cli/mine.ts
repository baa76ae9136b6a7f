import type { Disagreement } from '../puzzles/build';
import { mine as mineGames } from '../puzzles/mine';
import { foundLine } from '../puzzles/files';
import { CliError, numberFlag, outFlag, written, type Command, type Flags } from './command';
import { openPuzzles, readBefore } from './puzzles';
import { shardFlag } from './shard';

export const mine: Command = {
  name: 'mine',
  about: 'find puzzles in games the engine plays against itself, each proved by engine and referee',
  args: '<game>',
  flags: {
    out: { type: 'string', value: 'FILE', about: 'where finds go, one a line; a file that is there is continued' },
    kind: { type: 'string', value: 'LIST', about: 'kinds of goals with commas, or all (default all)' },
    map: { type: 'string', value: 'LIST', about: 'boards with commas (default: all that are played in earnest)' },
    count: { type: 'string', value: 'N', about: 'finds in the file at which to stop (default 20)' },
    seed: { type: 'string', value: 'N', about: 'seed of the games (default 1); the same seed finds the same puzzles' },
    shard: { type: 'string', value: 'I/N', about: 'play only every N-th game, beginning with number I, from 0' },
    'per-game': { type: 'string', value: 'N', about: 'most puzzles of one kind from one game (default 1)' },
  },
  examples: [
    'mine toy-battle --out found.jsonl --count 100',
    'mine toy-battle --out odds.jsonl --kind safest-turn --map battlefield --shard 0/2 --seed 7',
  ],
  run: async ([name], flags, io) => {
    const { game, walker } = await openPuzzles(name, io);
    const out = outFlag(flags, 'finds');
    const kinds = listFlag(flags, 'kind', Object.keys(game.kinds));
    const boards = listFlag(flags, 'map', game.codec.fullSetups, game.codec.setups);
    const seed = numberFlag(flags, 'seed', 1);
    const count = numberFlag(flags, 'count', 20, 1_000_000);
    const perGame = numberFlag(flags, 'per-game', 1, 100);
    const found = await readBefore(out, io);
    const games = found.filter(({ provenance }) => provenance.seed === seed).map(({ provenance }) => provenance.game);
    const job = { kinds, boards, seed, shard: shardFlag(flags), from: Math.max(-1, ...games) + 1, perGame };
    const disagreements: Disagreement[] = [];
    for (const find of count > found.length ? mineGames(game, walker, job, new Set(found.map(({ id }) => id))) : []) {
      if ('puzzle' in find) {
        await written(out, io.append(out, foundLine(find.puzzle)));
        found.push(find.puzzle);
        const { id, map, difficulty, themes } = find.puzzle;
        io.progress(
          `${found.length}/${count} ${id} ${map} ${game.kindOf(find.puzzle)}, difficulty ${difficulty}: ${themes.join(', ')}`,
        );
      } else if ('disagreement' in find) {
        disagreements.push(find.disagreement);
        io.progress(`ENGINE AND REFEREE DISAGREE: ${JSON.stringify(find.disagreement)}`);
      }
      if (found.length >= count) break;
    }
    const kindsFound = Object.fromEntries(
      kinds.map((kind) => [kind, found.filter((puzzle) => game.kindOf(puzzle) === kind).length]),
    );
    const wrong = disagreements.map((one) => `engine and referee disagree at ${one.notation}`);
    return {
      text: [`${found.length} puzzles in ${out}: ${JSON.stringify(kindsFound)}`, ...wrong].join('\n'),
      json: { out, puzzles: found.length, kinds: kindsFound, disagreements },
      failed: disagreements.length > 0,
    };
  },
};

function listFlag(flags: Flags, name: string, all: readonly string[], known = all): readonly string[] {
  const text = flags[name];
  if (typeof text !== 'string' || text === 'all') return all;
  const list = text.split(',');
  const stranger = list.find((one) => !known.includes(one));
  if (stranger !== undefined)
    throw new CliError(`--${name} does not know "${stranger}"; there are ${known.join(', ')}`);
  return list;
}
