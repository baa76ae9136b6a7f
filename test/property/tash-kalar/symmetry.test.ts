import { expect, it } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { actionText, parseAction } from '../../../workers/games/tash-kalar/actions';
import { read, write } from '../../../workers/games/tash-kalar/codec';
import { positionToState } from '../../../workers/games/tash-kalar/position';
import { SQUARES } from '../../../workers/games/tash-kalar/squares';
import { choose } from '../../differential/tash-kalar/support/attempts';
import { anyPosition } from '../../differential/tash-kalar/support/starts';
import { dice } from '../../differential/support/dice';
import type { PositionJson } from '../../../workers/referee/tash-kalar';
import { engine } from './support/games';

const POSITIONS = 40;
/** Steps after a position; a turn is rarely longer. */
const STEPS = 12;

const IN_TURN: readonly string[] = ['menu', 'placeLifted', 'match', 'liftForSummon', 'effect'];

type Turned = (square: string) => string;

/** What an orientation of patterns makes of the squares, the centre staying where it is. */
function turnedBy({ dx, dy }: (typeof data.orientations)[number]): { square: Turned; direction: Turned } {
  const image = (x: number, y: number) => ({ x: dx[0]! * x + dx[1]! * y, y: dy[0]! * x + dy[1]! * y });
  const squares = new Map(
    data.board.squares.map(({ name, x, y }) => {
      const to = image(x - 5, y - 5);
      return [name, data.board.squares.find((one) => one.x === to.x + 5 && one.y === to.y + 5)!.name];
    }),
  );
  const across = ['w', '', 'e'];
  const down = ['n', '', 's'];
  const directions = new Map(
    [-1, 0, 1].flatMap((y) =>
      [-1, 0, 1].map((x) => {
        const to = image(x, y);
        return [down[y + 1]! + across[x + 1]!, down[to.y + 1]! + across[to.x + 1]!] as const;
      }),
    ),
  );
  return { square: (name) => squares.get(name)!, direction: (name) => directions.get(name)! };
}

/** Cards whose effect looks at the colours of squares, which no turn of the board keeps. */
const COLOURED = new Set(
  data.beings
    .filter(({ effect }) =>
      /"colour":"(red|green|coloured|colourless)|nextTo"|onOrNextTo|summonedOn/.test(JSON.stringify(effect)),
    )
    .map(({ name }) => name.replaceAll(/[ -]/g, '')),
);

const inOrder = (pieces: readonly string[]): string[] =>
  [...pieces].sort((a, b) => SQUARES.indexOf(a.slice(0, 2)) - SQUARES.indexOf(b.slice(0, 2)));

function enter(position: PositionJson): Uint8Array | null {
  const state = positionToState(position);
  if (!state.ok) return null;
  const bytes = new Uint8Array(engine.stateBytes);
  write(state.value, bytes);
  return engine.load(bytes) ? null : engine.save();
}

const textsOf = (bytes: Uint8Array): string[] => {
  engine.restore(bytes);
  const state = read(bytes);
  return [...engine.legal()].map((action) => actionText(action, state));
};

function after(bytes: Uint8Array, text: string): Uint8Array {
  const action = parseAction(text, read(bytes));
  if (!action.ok) throw new Error(`${text}: ${action.error.problem}`);
  engine.restore(bytes);
  engine.apply(action.value);
  return engine.save();
}

/** The board as it looks turned. */
const boardOf = (bytes: Uint8Array, turned: Turned): string[] =>
  Object.entries(read(bytes).board)
    .map(([square, { owner, rank }]) => `${owner} ${rank} ${turned(square)}`)
    .sort();

it.each(data.orientations)('a turn of the board by $id changes nothing but the names of the squares', (orientation) => {
  const { square, direction } = turnedBy(orientation);
  const image = (text: string): string => {
    const [verb, what, ...rest] = text.split(' ');
    if (verb === 'direction') return `direction ${direction(what!)}`;
    const squares = (what ?? '').replace(/\b[a-i][1-9]\b/g, square);
    const named = verb === 'match' ? inOrder(squares.split('+')).join('+') : squares;
    return [verb, ...(what === undefined ? [] : [named]), ...rest].join(' ');
  };
  const allowed = (text: string): boolean => !COLOURED.has(/^summon (\w+)@/.exec(text)?.[1] ?? '');
  let steps = 0;
  for (let seed = 1; seed <= POSITIONS; ++seed) {
    const roll = dice(seed);
    const position = anyPosition(seed, roll);
    const there = {
      ...position,
      board: {
        A: inOrder(position.board!.A!.map((piece) => piece.replace(/^../, square))),
        B: inOrder(position.board!.B!.map((piece) => piece.replace(/^../, square))),
      },
    };
    let [here, turned] = [enter(position), enter(there)];
    expect(here === null).toBe(turned === null);
    for (let step = 0; here && turned && step < STEPS; ++step) {
      // The end of the turn looks at tasks, some of which ask for colours.
      if (![here, turned].every((bytes) => IN_TURN.includes(read(bytes).question))) break;
      const actions = textsOf(here);
      expect(textsOf(turned).sort()).toEqual(actions.map(image).sort());
      const action = choose(actions.filter(allowed), roll);
      [here, turned] = [after(here, action), after(turned, image(action))];
      expect(boardOf(turned, (name) => name)).toEqual(boardOf(here, square));
      ++steps;
    }
  }
  expect(steps).toBeGreaterThan(POSITIONS);
});
