import type { View } from '../contract';
import { OVER } from '../engine/abi';
import { seededRandom } from '../random';
import { CliError, numberFlag, type Command, type Flags } from './command';
import { openGame, readNode, textError, type GameInput } from './input';
import { nodeJson } from './nodes';
import { OPTION_FLAG, optionsOf } from './options';

/** Games tried before giving up on one that lasts long enough. */
const TRIES = 200;

export const position: Command = {
  name: 'position',
  about: 'print a start, a random reachable position, or a given one in canonical form',
  args: '<game> [position]',
  flags: {
    map: {
      type: 'string',
      value: 'ID',
      about: 'board, or pairing of card sets, to start with (default: the first that `games` lists)',
    },
    option: OPTION_FLAG,
    random: { type: 'boolean', about: 'play random steps from the start' },
    plies: {
      type: 'string',
      value: 'K',
      about: 'with --random: number of steps, chance outcomes included (default 20)',
    },
    seed: {
      type: 'string',
      value: 'N',
      about: 'seed of all that is random (default 1); the same seed gives the same position',
    },
    words: { type: 'boolean', about: 'describe the position in plain English' },
  },
  examples: [
    'position toy-battle --map city-of-clouds --seed 7',
    'position toy-battle --random --seed 7 --plies 30 --json',
    'position toy-battle @position.json --words',
    'position token-battle --map masons-quickstep --option headStart=60',
  ],
  run: async ([game, text], flags, io) => {
    const input = await openGame(game, io);
    const { session } = input;
    const view =
      text === undefined ? newPosition(flags, input) : session.view((await readNode(text, input, io)).notation);
    return { text: flags.words ? wordsOf(view, input) : view.notation, json: nodeJson(view, input) };
  },
};

function newPosition(flags: Flags, { codec, session, laws }: GameInput): View {
  const seed = numberFlag(flags, 'seed', 1);
  const random = seededRandom(seed);
  const board = String(flags.map ?? codec.setups[0]);
  const start = (): string => {
    const dealt = codec.randomStart(board, random, optionsOf(flags));
    if (!dealt.ok) throw textError('start', dealt.error, laws);
    return codec.print(dealt.value);
  };
  if (!flags.random) {
    if (flags.plies !== undefined) throw new CliError('--plies needs --random');
    return session.view(start());
  }
  const plies = numberFlag(flags, 'plies', 20, 100_000);
  session.engine.seed(seed);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    session.enter(start());
    if (session.engine.playRandom(plies) === plies && session.engine.actor() !== OVER) return session.current();
  }
  throw new CliError(`none of ${TRIES} random games on ${board} was still going after ${plies} steps`);
}

function wordsOf({ notation }: View, { codec, session }: GameInput): string {
  session.enter(notation);
  return [notation, ...codec.boardWords(session.state(), session.engine)].join('\n');
}
