import { playMatch, rotating, type MatchScore } from '../match/match';
import type { GameCodec } from '../game-codec';
import type { Player } from '../match/player';
import { PLAYER_KINDS, playersNamed } from '../match/players';
import { seatingsOf } from '../match/seatings';
import { seededRandom } from '../random';
import { CliError, numberFlag, type Command } from './command';
import { openGame, textError } from './input';
import { OPTION_FLAG, optionsOf } from './options';

export const match: Command = {
  name: 'match',
  about: `let players (${PLAYER_KINDS.map(({ usage }) => usage).join(', ')}) play many games in all seatings, boards rotated`,
  args: '<game> <player> <player> ...',
  flags: {
    games: {
      type: 'string',
      value: 'N',
      about: 'games to play, a multiple of the seatings: of 2 for two players (default 100)',
    },
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
  run: async ([game, ...names], flags, io) => {
    const { codec, engine, laws } = await openGame(game, io);
    const players = named(names, codec);
    const seatings = seatingsOf(players).length;
    const games = numberFlag(flags, 'games', 100, 1_000_000);
    if (games === 0 || games % seatings)
      throw new CliError(`--games takes a multiple of ${seatings}: every start is played in all seatings`);
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
    const score = inWords(() =>
      playMatch(engine, codec, fixture, (sofar) => {
        if (sofar.games % 20 === 0) io.progress(`${names[0]} ${line(sofar, 0)}`);
      }),
    );
    return { text: report(score, names), json: { players: names, boards, ...score } };
  },
};

function named<S>(names: readonly string[], codec: GameCodec<S>): Player[] {
  const wanted = codec.seats.length;
  if (names.length < 2 || names.length > wanted)
    throw new CliError(`name ${wanted === 2 ? 'two' : `2 to ${wanted}`} players, e.g. mcts:2000 and one-ply`);
  return inWords(() => playersNamed(names, codec));
}

/** Does something that may be refused: what was asked for cannot be had. */
function inWords<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof RangeError) throw new CliError(error.message);
    throw error;
  }
}

/** A line a contestant; of two the first alone says everything. */
function report(score: MatchScore, names: readonly string[]): string {
  const [first, ...others] = names;
  const rows =
    others.length === 1
      ? [`${first} against ${others[0]}: ${line(score, 0)}`]
      : names.map((name, contestant) => `${name}: ${line(score, contestant)}`);
  const fair = others.length === 1 ? [] : [`equally good players would have ${percent(score.fair)} % each`];
  return [...rows, ...fair, `endings: ${JSON.stringify(score.reasons)}`].join('\n');
}

function line({ games, points, shares, halfWidths }: MatchScore, contestant: number): string {
  const [share, halfWidth] = [shares[contestant]!, halfWidths[contestant]!];
  return `${points[contestant]} of ${games} points, ${percent(share)} % ± ${percent(halfWidth)} (95 %)`;
}

const percent = (share: number): string => (100 * share).toFixed(1);
