import { playMatch, rotating, type MatchScore } from '../match/match';
import type { GameCodec } from '../game-codec';
import type { Player } from '../match/player';
import { PLAYER_KINDS, playerNamed } from '../match/players';
import { seededRandom } from '../random';
import { CliError, numberFlag, type Command } from './command';
import { openGame, textError } from './input';
import { OPTION_FLAG, optionsOf } from './options';

export const match: Command = {
  name: 'match',
  about: `let two players (${PLAYER_KINDS.map(({ usage }) => usage).join(', ')}) play many games, seats swapped and boards rotated`,
  args: '<game> <player> <player>',
  flags: {
    games: { type: 'string', value: 'N', about: 'games to play, an even number (default 100)' },
    seed: { type: 'string', value: 'N', about: 'seed of the starts (default 1)' },
    boards: {
      type: 'string',
      value: 'LIST',
      about: 'boards or pairings of card sets to rotate, with commas (default: all that are played in earnest)',
    },
    option: OPTION_FLAG,
    opening: { type: 'string', value: 'N', about: 'random steps each game begins with (default 0)' },
  },
  examples: [
    'match toy-battle mcts:2000 greedy --games 400',
    'match toy-battle mcts:200ms one-ply --boards castle-field,battlefield',
    'match token-battle alphabeta:20000 one-ply --option headStart=60 --opening 2',
  ],
  run: async ([game, first, second], flags, io) => {
    const { codec, engine, laws } = await openGame(game, io);
    const players: [Player, Player] = [named(first, codec), named(second, codec)];
    const games = numberFlag(flags, 'games', 100, 1_000_000);
    if (games === 0 || games % 2)
      throw new CliError('--games takes an even number of at least 2: every start is played from both seats');
    const boards = typeof flags.boards === 'string' ? flags.boards.split(',') : codec.fullSetups;
    const unknown = boards.find((board) => !codec.setups.includes(board));
    if (unknown !== undefined) throw new CliError(`no board "${unknown}"; boards are ${codec.setups.join(', ')}`);
    const seed = numberFlag(flags, 'seed', 1);
    const options = optionsOf(flags);
    for (const board of boards) {
      const start = codec.randomStart(board, seededRandom(seed), options);
      if (!start.ok) throw textError('start', start.error, laws);
    }
    const fixture = {
      players,
      startOf: rotating(codec, boards, seed, options),
      games,
      seed,
      opening: numberFlag(flags, 'opening', 0),
    };
    const score = playMatch(engine, codec, fixture, (sofar) => {
      if (sofar.games % 20 === 0) io.progress(`${first} ${line(sofar)}`);
    });
    return {
      text: `${first} against ${second}: ${line(score)}\nendings: ${JSON.stringify(score.reasons)}`,
      json: { players: [first, second], boards, ...score },
    };
  },
};

function named<S>(name: string | undefined, codec: GameCodec<S>): Player {
  if (name === undefined) throw new CliError('name two players, e.g. mcts:2000 and one-ply');
  try {
    return playerNamed(name, codec);
  } catch (error) {
    if (error instanceof RangeError) throw new CliError(error.message);
    throw error;
  }
}

function line({ games, points, share, halfWidth }: MatchScore): string {
  return `${points} of ${games} points, ${(100 * share).toFixed(1)} % ± ${(100 * halfWidth).toFixed(1)} (95 %)`;
}
