// What a look at a turn leaves out must not be missed. Boards from games, with other cards in the hand that is to play, are
// looked at twice: once as always, once without leaving out anything for lack of prospects.
import { describe, expect, test } from 'vitest';
import {
  ACTIONS_LEFT,
  BEINGS_PER_LIST,
  FLARE_COUNT,
  HAND_BEINGS,
  HAND_FLARES,
  HAND_LEGENDS,
  LEGEND_COUNT,
  TO_MOVE,
} from '../../../assembly/games/tash-kalar/layout';
import { engineFromFile } from '../../../workers/engine/node';
import { runTurn, startTurn, turnLine, turnReport, type TurnReport } from '../../../workers/engine/tash-kalar/turns';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { SETUPS } from '../../../workers/games/tash-kalar/setups';
import { seededRandom, type Random } from '../../../workers/random';
import { midgame } from '../../bench/tash-kalar-positions';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));

/** Turns that take longer without leaving out anything are not compared. */
const MOST_ANSWERS = 200_000;
const SLICE = 2000;

/** The start of a turn in a random game. */
function boardOf(seed: number): Uint8Array {
  const start = tashKalar.randomStart(SETUPS[seed % SETUPS.length]!, seededRandom(seed), {});
  if (!start.ok) throw new RangeError(start.error.problem);
  const bytes = new Uint8Array(tashKalar.stateBytes);
  tashKalar.write(start.value, bytes);
  engine.load(bytes);
  engine.seed(seed);
  engine.playRandom(60 + 40 * (seed % 5));
  while (engine.actor() <= 1 && !isMenu()) engine.playRandom(1);
  return engine.save();
}

const isMenu = (): boolean => engine.save()[ACTIONS_LEFT]! > 0 && engine.legal()[0]! >>> 16 <= 2;

/** The board with other cards in hand. `cards`: 0 .. 17 beings, from there on legends; `flare`: FLARE_COUNT for none. */
function deal(board: Uint8Array, cards: readonly number[], flare: number, actions: number): Uint8Array {
  const bytes = board.slice();
  const view = new DataView(bytes.buffer);
  const seat = bytes[TO_MOVE]!;
  const bits = (least: number, count: number) =>
    cards.filter((card) => card >= least && card < least + count).reduce((set, card) => set | (1 << (card - least)), 0);
  view.setUint32(HAND_BEINGS + 4 * seat, bits(0, BEINGS_PER_LIST), true);
  view.setUint16(HAND_LEGENDS + 2 * seat, bits(BEINGS_PER_LIST, LEGEND_COUNT), true);
  view.setUint16(HAND_FLARES + 2 * seat, flare < FLARE_COUNT ? 1 << flare : 0, true);
  bytes[ACTIONS_LEFT] = actions;
  return bytes;
}

function look(bytes: Uint8Array, thorough: boolean): TurnReport {
  engine.restore(bytes);
  startTurn(engine, thorough);
  let finished = false;
  for (let played = 0; !finished && played < MOST_ANSWERS; played += SLICE) finished = runTurn(engine, SLICE);
  return turnReport(engine, finished);
}

/** What was found, without the lines. */
const found = ({ summons, tasks, cleared, points }: TurnReport) => ({
  summons: summons.map(({ about }) => `${about.card}@${about.square}`),
  tasks: tasks.map(({ about }) => about),
  cleared: cleared.map(({ about }) => about),
  points: points.map(({ about }) => about),
});

/** Compares looks at hands dealt by `hand`; returns how many were compared, and how many positions each kind took. */
function compare(
  boards: number,
  hand: (random: Random) => [cards: number[], flare: number, actions: number],
  boardFrom: (seed: number) => Uint8Array = boardOf,
) {
  const sum = { compared: 0, thorough: 0, pruned: 0, summons: 0, tasks: 0, cleared: 0, points: 0 };
  for (let seed = 1; seed <= boards; ++seed) {
    const board = boardFrom(seed);
    engine.restore(board);
    if (!isMenu()) continue;
    const bytes = deal(board, ...hand(seededRandom(seed)));
    const everything = look(bytes, true);
    if (!everything.complete) continue;
    const pruned = look(bytes, false);
    expect(pruned.complete).toBe(true);
    expect(found(pruned), tashKalar.print(tashKalar.read(bytes))).toEqual(found(everything));
    for (const row of [...pruned.tasks, ...pruned.cleared, ...pruned.points]) {
      const line = turnLine(engine, row);
      engine.restore(bytes);
      for (const action of line) {
        expect([...engine.legal()]).toContain(action);
        engine.apply(action);
      }
    }
    ++sum.compared;
    sum.thorough += everything.positions;
    sum.pruned += pruned.positions;
    sum.summons += everything.summons.length;
    sum.tasks += everything.tasks.length;
    sum.cleared += everything.cleared.length;
    sum.points += everything.points.length;
  }
  return sum;
}

const anyCard = (random: Random): number => random(BEINGS_PER_LIST + LEGEND_COUNT);
const anyFlare = (random: Random): number => random(FLARE_COUNT + 1);

describe('what is left out for lack of prospects', () => {
  test('would add nothing to a turn of one action', () => {
    const sum = compare(300, (random) => [[anyCard(random), anyCard(random)], anyFlare(random), 1]);
    expect(sum.compared).toBeGreaterThan(180);
    expect(sum.summons).toBeGreaterThan(100);
    expect(sum.cleared).toBeGreaterThan(100);
    expect(sum.pruned).toBeLessThan(sum.thorough / 10);
  });

  test('would add nothing to a turn of two actions', () => {
    const sum = compare(240, (random) => [[anyCard(random), anyCard(random)], anyFlare(random), 2]);
    expect(sum.compared).toBeGreaterThan(30);
    expect(sum.summons).toBeGreaterThan(200);
    expect(sum.cleared).toBeGreaterThan(60);
    expect(sum.pruned).toBeLessThan(sum.thorough / 10);
  });

  test('would add nothing to a turn in the middle of a game', () => {
    const boards = midgame(engine, 40);
    const sum = compare(
      240,
      (random) => [Array.from({ length: 1 + random(3) }, () => anyCard(random)), anyFlare(random), 1 + random(2)],
      (seed) => boards[seed % boards.length]!,
    );
    expect(sum.compared).toBeGreaterThan(100);
    expect(sum.tasks).toBeGreaterThan(8);
    expect(sum.points).toBeGreaterThan(50);
    expect(sum.pruned).toBeLessThan(sum.thorough / 10);
  });
});
