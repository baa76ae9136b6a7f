import { expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import refusals from '../../../site/content/tash-kalar/refusals/en.json' with { type: 'json' };
import { trial } from '../../../site/lib/games/tash-kalar/trial';
import type { View } from '../../../workers/contract';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/tash-kalar/board';
import { cardOf } from '../../../workers/games/tash-kalar/cards';
import { FAULTS } from '../../../workers/games/tash-kalar/faults';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { ruleOf } from '../../../workers/reasons';
import { Session } from '../../../workers/session';
import { dice, type Dice } from '../../differential/support/dice';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
const session = new Session(tashKalar, engine);

type Node = View<Board>;
const SQUARES = data.board.squares.map(({ name }) => name);
const RANKS = ['common', 'heroic', 'legendary'];
const EFFECTS = 4;

const pick = <T>(from: readonly T[], roll: Dice): T => from[roll(from.length)]!;
const placeOf = (name: string) => data.board.squares.find((one) => one.name === name)!;
const apart = (a: string, b: string): [number, number] => {
  const [one, two] = [placeOf(a), placeOf(b)];
  return [Math.abs(one.x - two.x), Math.abs(one.y - two.y)];
};
const distance = (a: string, b: string): number => Math.max(...apart(a, b));
const colourOf = (square: string): string => placeOf(square).colour;
const near = (square: string, fits: (other: string) => boolean): boolean =>
  SQUARES.some((other) => distance(square, other) === 1 && fits(other));

type Played = Pick<(typeof data.beings)[number], 'id' | 'deck' | 'pattern'>;

/** A position in which a card can be played, and its action; null where the dice did not make one. */
function opening(card: Played, roll: Dice): { node: Node; action: string } | null {
  const middle = pick(data.board.squares, roll);
  const { dx, dy } = pick(data.orientations, roll);
  const [own, enemy] = [new Map<string, number>(), new Map<string, number>()];
  for (const { dx: u, dy: v, rank } of card.pattern) {
    const x = middle.x + dx[0]! * u + dx[1]! * v;
    const y = middle.y + dy[0]! * u + dy[1]! * v;
    const square = data.board.squares.find((one) => one.x === x && one.y === y);
    if (!square) return null;
    own.set(square.name, RANKS.indexOf(rank));
  }
  for (const pieces of [own, enemy]) {
    // Whoever invokes a flare has to be behind.
    const some = card.deck !== 'flares' ? 3 + roll(7) : pieces === own ? 4 : 14;
    for (let left = some; left; left--) {
      const square = roll(2)
        ? pick(SQUARES, roll)
        : pick(
            SQUARES.filter((one) => distance(one, middle.name) < 3),
            roll,
          );
      if (own.has(square) || enemy.has(square) || square === middle.name) continue;
      const legends = [...pieces.values()].filter((rank) => rank === 2).length;
      pieces.set(square, Math.min(pick([0, 0, 0, 1, 1, 2], roll), legends < 2 ? 2 : 1));
    }
  }
  const written = (pieces: typeof own) => [...pieces].map(([name, rank]) => name + '*'.repeat(rank)).join(' ');
  const deck = data.decks.find(({ list, id }) => list === card.deck && id !== 'legends')?.id ?? 'highland';
  const decks = `${deck} ${deck === 'sylvan' ? 'highland' : 'sylvan'}`;
  const parsed = session.parse(
    `decks ${decks}; A ${written(own)}; B ${written(enemy)}; hand A ${cardOf(card.id).word}; turn A 1`,
  );
  const action = card.deck === 'flares' ? 'flare' : `summon ${cardOf(card.id).word}@${middle.name}`;
  if (!parsed.ok || !parsed.value.choices.some((choice) => choice.action === action)) return null;
  return { node: parsed.value, action };
}

const squaresOf = (action: string): string[] =>
  action
    .split(' ')
    .slice(1)
    .join(' ')
    .match(/\b[a-i]\d\b/g) ?? [];

type Says = (square: string, node: Node) => boolean;

/** What has to be true of every piece or square that is legal, and false of the one that is refused. */
const WANTED: Record<string, Says> = {
  'wants-piece': (square, { board }) => square in board.board,
  'wants-enemy': (square, { board }) => board.board[square]?.owner !== board.side,
  'wants-own': (square, { board }) => board.board[square]?.owner === board.side,
  'wants-common-not-heroic': (square, { board }) => board.board[square]?.rank !== 'heroic',
  'wants-common-not-legendary': (square, { board }) => board.board[square]?.rank !== 'legendary',
  'wants-heroic-not-common': (square, { board }) => board.board[square]?.rank !== 'common',
  'wants-heroic-not-legendary': (square, { board }) => board.board[square]?.rank !== 'legendary',
  'wants-legendary-not-common': (square, { board }) => board.board[square]?.rank !== 'common',
  'wants-legendary-not-heroic': (square, { board }) => board.board[square]?.rank !== 'heroic',
  'wants-upgraded': (square, { board }) => board.board[square]?.rank !== 'common',
  'wants-non-legendary': (square, { board }) => board.board[square]?.rank !== 'legendary',
  'only-being': (square, { board }) => square === board.effect!.being,
  'only-named': (square, { board }) => board.effect!.names.some((named) => named.square === square),
  'not-being': (square, { board }) => square !== board.effect!.being,
  again: (square, { board: { effect } }) =>
    !effect!.done.includes(square) && (effect!.each.length === 0 || effect!.each.includes(square)),
  adjacent: (square, { board }) => distance(square, board.effect!.being!) === 1,
  'was-adjacent': (square, { board: { effect } }) => effect!.each.includes(square),
  orthogonal: (square, { board }) => String(apart(square, board.effect!.being!).sort()) === '0,1',
  diagonal: (square, { board }) => String(apart(square, board.effect!.being!)) === '1,1',
  'adjacent-to-summoning': (square, { board }) => distance(square, board.effect!.summon!) === 1,
  'adjacent-to-last': (square, { board }) =>
    board.effect!.names.some(({ at }) => at !== null && distance(square, at) === 1),
  'within-two': (square, { board }) => [1, 2].includes(distance(square, board.effect!.being!)),
  'within-three': (square, { board }) => [1, 2, 3].includes(distance(square, board.effect!.being!)),
  coloured: (square) => colourOf(square) !== 'none',
  'next-to-green': (square) => near(square, (other) => colourOf(other) === 'green'),
  'near-red': (square) => colourOf(square) === 'red' || near(square, (other) => colourOf(other) === 'red'),
  'near-green': (square) => colourOf(square) === 'green' || near(square, (other) => colourOf(other) === 'green'),
  'beside-own': (square, { board }) => near(square, (other) => board.board[other]?.owner === board.side),
  'beside-other': (square, { board }) =>
    near(square, (other) => board.board[other]?.owner === board.side && other !== board.effect!.being),
  taken: (square, { board }) => !(square in board.board),
  'onto-empty': (square, { board }) => !(square in board.board),
  'is-legendary': (square, { board }) => board.board[square]?.rank !== 'legendary',
  'is-common': (square, { board }) => board.board[square]?.rank !== 'common',
  'spares-common': (square, { board }) => board.board[square]?.rank !== 'common',
  'upgrades-common': (square, { board }) =>
    board.board[square]?.owner !== board.side || board.board[square]?.rank === 'common',
  'destroys-non-legendary': (square, { board }) =>
    board.board[square]?.owner === board.side || board.board[square]?.rank !== 'legendary',
};

/** Of a move the place it ends on is at fault, not the piece. */
const ENDING = ['coloured', 'beside-other', 'onto-empty', 'spares-common', 'square-of-last'];

function verify(node: Node, action: string, fault: string): void {
  const says = WANTED[fault];
  if (!says) return;
  const at = (one: string): string => (ENDING.includes(fault) ? squaresOf(one).at(-1)! : squaresOf(one)[0]!);
  expect(says(at(action), node), `${fault} of ${action} at ${node.notation}`).toBe(false);
  const others = node.choices.filter((choice) => squaresOf(choice.action).length > 0);
  for (const other of others) {
    expect(says(at(other.action), node), `${fault} of ${action}, not of ${other.action} at ${node.notation}`).toBe(
      true,
    );
  }
}

const told = new Set<string>();

function attemptAll(node: Node): void {
  const moves = node.choices.filter(({ action }) => /^(?:move|run) /.test(action));
  const ones = SQUARES.map((square) => trial([`square:${square}`], node));
  const twos = moves
    .slice(0, 1)
    .flatMap(({ picks }) => SQUARES.map((square) => trial([picks[0]!, `square:${square}`], node)));
  for (const action of new Set([...ones, ...twos])) {
    if (action === null) continue;
    for (const reason of session.reasons(node.notation, action)) {
      const fault = reason.split('/')[1];
      if (ruleOf(reason) === 'TS-EFF-11') expect(fault, `${action} at ${node.notation}`).toBeDefined();
      if (fault === undefined) continue;
      told.add(reason);
      expect(refusals).toHaveProperty([reason]);
      verify(node, action, fault);
    }
  }
}

test('what is said to fail does fail, and holds of all that is legal', { timeout: 120_000 }, () => {
  const roll = dice(7);
  const beings = data.beings.filter(({ scope }) => scope === 'first');
  const flares = data.flares.map(({ id }): Played => ({ id, deck: 'flares', pattern: [] }));
  for (const card of [...beings, ...flares]) {
    for (let played = 0, tries = 0; played < EFFECTS && tries < 400; tries++) {
      const start = opening(card, roll);
      if (!start) continue;
      played++;
      let node = start.node;
      let action = start.action;
      for (let step = 0; step < 12; step++) {
        const next = session.play(node.notation, [action]);
        if (!next.ok) throw new Error(action);
        node = next.view;
        if (!['effect', 'match'].includes(node.question)) break;
        if (node.question === 'effect') attemptAll(node);
        const going = node.choices.filter((choice) => choice.action !== 'done' || roll(8) === 0);
        action = pick(going.length > 0 ? going : node.choices, roll).action;
      }
    }
  }
  expect([...told].sort()).toMatchInlineSnapshot(`
    [
      "TS-EFF-11/adjacent",
      "TS-EFF-11/adjacent-to-last",
      "TS-EFF-11/again",
      "TS-EFF-11/beside-other",
      "TS-EFF-11/beside-own",
      "TS-EFF-11/coloured",
      "TS-EFF-11/destroys-non-legendary",
      "TS-EFF-11/diagonal",
      "TS-EFF-11/near-green",
      "TS-EFF-11/near-red",
      "TS-EFF-11/next-to-green",
      "TS-EFF-11/not-being",
      "TS-EFF-11/on-diagonals",
      "TS-EFF-11/only-being",
      "TS-EFF-11/only-named",
      "TS-EFF-11/onto-empty",
      "TS-EFF-11/orthogonal",
      "TS-EFF-11/spares-common",
      "TS-EFF-11/square-of-last",
      "TS-EFF-11/stops",
      "TS-EFF-11/upgrades-common",
      "TS-EFF-11/wants-common-not-heroic",
      "TS-EFF-11/wants-common-not-legendary",
      "TS-EFF-11/wants-enemy",
      "TS-EFF-11/wants-heroic-not-common",
      "TS-EFF-11/wants-heroic-not-legendary",
      "TS-EFF-11/wants-non-legendary",
      "TS-EFF-11/wants-own",
      "TS-EFF-11/wants-piece",
      "TS-EFF-11/wants-upgraded",
      "TS-EFF-11/within-three",
      "TS-EFF-11/within-two",
      "TS-EFF-7/asks-direction",
      "TS-EFF-7/asks-option",
      "TS-EFF-7/asks-piece",
      "TS-WORD-13/runs-one",
      "TS-WORD-13/runs-three",
      "TS-WORD-13/straight",
      "TS-WORD-14/again",
      "TS-WORD-14/all-alike",
      "TS-WORD-14/all-by-one",
      "TS-WORD-5/leaps-two",
      "TS-WORD-6/taken",
    ]
  `);
});

test('every condition has its words', () => {
  const worded = Object.keys(refusals).flatMap((reason) => reason.split('/').slice(1));
  expect([...new Set(worded)].sort()).toEqual([...FAULTS].sort());
});
