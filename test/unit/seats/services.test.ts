/** The services of the workers in a game of two to five seats. */
import { describe, expect, it } from 'vitest';
import { Analysis } from '../../../workers/analysis/analysis';
import type { HoldingReport } from '../../../workers/analysis/contract';
import { OVER } from '../../../workers/engine/abi';
import { mergeRows } from '../../../workers/analysis/merge';
import type { WordedRow } from '../../../workers/analysis/worded';
import { playMatch, rotating } from '../../../workers/match/match';
import { playerNamed, playersNamed } from '../../../workers/match/players';
import { seatingsOf } from '../../../workers/match/seatings';
import { winnerOf } from '../../../workers/result';
import { seatsOf } from '../../../workers/seats';
import { Session } from '../../../workers/session';
import { auctionEngine, bruteForce, paranoid } from '../kernel/auction';
import { auction, startOf } from './auction-codec';

const engine = await auctionEngine();
const session = new Session(auction, engine);
const analysis = new Analysis(auction, engine);
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** The first decision of a game, after a prize of 2. */
const first = (seats: number): string => {
  const played = session.play(auction.print(startOf(`${seats} seats`)), ['~2']);
  if (!played.ok) throw new Error('the prize was not drawn');
  return played.view.notation;
};

/** A whole game in which every seat bids one card, the first seats the higher ones, and then nothing. */
const whole = (seats: number): string[] => [
  '~3',
  ...seatsOf(seats).flatMap((seat) => (seat < 2 ? [`c${3 - seat}`, 'c0'] : ['c0'])),
  '~1',
  ...seatsOf(seats).map(() => 'c0'),
];

describe.each([2, 3, 5])('with %i seats', (seats) => {
  it('a node knows how many there are, and its end what each of them gets', () => {
    const start = auction.print(startOf(`${seats} seats`));
    expect(session.view(start)).toMatchObject({ actor: 'chance', seats, result: null });
    const played = session.play(start, whole(seats));
    if (!played.ok) throw new Error(`${played.action} is refused`);
    expect(played.path.every((view) => view.seats === seats)).toBe(true);
    const { result } = played.view;
    expect(result).toEqual({
      shares: seatsOf(seats).map((seat) => (seat === 0 ? 1 : 0)),
      reason: 'points',
      rule: 'AU-END-1',
    });
    expect(winnerOf(result!)).toBe(0);
  });

  it('nobody wins what is shared', () => {
    const start = auction.print(startOf(`${seats} seats`));
    const idle = ['~3', ...seatsOf(seats).map(() => 'c0'), '~1', ...seatsOf(seats).map(() => 'c0')];
    const { result } = (session.play(start, idle) as { view: { result: Parameters<typeof winnerOf>[0] } }).view;
    result.shares.forEach((share) => expect(share).toBeCloseTo(1 / seats, 6));
    expect(winnerOf(result)).toBe(null);
  });

  it('a first look, a search and two searches added up tell the chances of every seat', async () => {
    const notation = first(seats);
    for (const { chance, chances } of analysis.look(notation)) {
      expect(chances).toHaveLength(seats);
      expect(chances[0]).toBe(chance);
      expect(sum(chances)).toBeCloseTo(1, 5);
    }
    const parts: WordedRow[][] = [];
    for (const seed of [1, 2])
      await analysis.search({ notation, playouts: 600, spread: 'sweep', seed }, (rows) => (parts[seed - 1] = rows));
    const moves = mergeRows(parts, analysis.root(notation).seat);
    expect(moves.map(({ action }) => action).toSorted()).toEqual(['c0', 'c1', 'c2', 'c3']);
    for (const { action, chances, chance, visits } of moves) {
      const rows = parts.flat().filter((row) => row.action === action);
      expect(visits).toBe(sum(rows.map((row) => row.visits)));
      chances.forEach((share, seat) => expect(share).toBeCloseTo(sum(rows.map((row) => row.sums[seat]!)) / visits, 5));
      expect(chances[0]).toBeCloseTo(chance, 6);
    }
    const [line] = analysis.lines(['c0'], notation)!;
    expect(line![0]).toBe('c0');
    expect(line!.length).toBeGreaterThan(1);
    // One step after the other is one of the game.
    for (const step of line!) expect(step).toMatch(/^(c[0-3]|~\d|~\?)$/);
  });

  it('playouts tell how often each seat wins, and who ends up with what', async () => {
    let report!: HoldingReport;
    await analysis.holding(first(seats), 0, 200, 5, (found) => (report = found));
    expect(report).toMatchObject({ playouts: 200, done: true });
    expect(report.wins).toHaveLength(seats);
    expect(sum(report.wins)).toBeCloseTo(1, 5);
    expect(report.holding.crown).toHaveLength(seats);
    // Who holds the crown alone has won; shared wins have no crown.
    report.holding.crown!.forEach((share, seat) => expect(share).toBeLessThanOrEqual(report.wins[seat]! + 1e-6));
  });

  it('a goal is what the mover can get against all others together', async () => {
    const late = session.play(auction.print(startOf(`${seats} seats`)), whole(seats).slice(0, seats + 4));
    if (!late.ok) throw new Error('the line broke off');
    const { notation } = late.view;
    expect(late.view.actor).toBe('player');
    const mover = late.view.seat;
    let values: { action: string; value: { num: number; den: number } | null }[] = [];
    await analysis.solve(notation, { kind: 'share' }, (report) => (values = report.values));
    for (const { action, value } of values) {
      const after = session.play(notation, [action]);
      if (!after.ok) throw new Error(action);
      session.enter(after.view.notation);
      const worst = bruteForce(engine, (at) => (at.actor() === OVER ? at.reward(mover) : undefined), paranoid(mover));
      // The goal counts in sixtieths.
      expect(value!.num / value!.den / 60).toBeCloseTo(worst, 5);
    }
  });

  it.each(['random', 'greedy', 'one-ply', 'mcts:50', 'beam:3'])('%s finds an action', async (player) => {
    expect(['c0', 'c1', 'c2', 'c3']).toContain(await analysis.choose(first(seats), player, 3));
  });

  it('every contestant of a match sits in every seat, and equals share alike', () => {
    const players = playersNamed(['one-ply', ...seatsOf(seats - 1).map(() => 'random')], auction);
    const seatings = seatingsOf(players);
    expect(seatings).toHaveLength(seats);
    expect(seatings.map((seating) => seating.indexOf(0)).toSorted()).toEqual(seatsOf(seats));
    const play = (names: string[], games: number) =>
      playMatch(engine, auction, {
        players: playersNamed(names, auction),
        startOf: rotating(auction, [`${seats} seats`], 7),
        games,
        seed: 7,
      });
    const score = play(['one-ply', ...seatsOf(seats - 1).map(() => 'random')], 20 * seats);
    expect(score).toMatchObject({ games: 20 * seats, fair: 1 / seats });
    expect(sum(score.points)).toBeCloseTo(score.games, 4);
    expect(sum(score.shares)).toBeCloseTo(1, 6);
    const even = play(
      seatsOf(seats).map(() => 'random'),
      40 * seats,
    );
    // Five standard deviations of a share that is mostly 0 or 1.
    const bound = 5 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / even.games);
    even.shares.forEach((share) => expect(Math.abs(share - 1 / seats)).toBeLessThan(bound));
  });
});

describe('seatings', () => {
  const [a, b, c] = ['random', 'greedy', 'one-ply'].map((name) => playerNamed(name, auction));

  it('are all orders of different players, the given one first', () => {
    expect(seatingsOf([a!, b!, c!])).toEqual([
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]);
  });

  it('do not tell apart who plays the same, but for the first contestant', () => {
    expect(seatingsOf([a!, a!])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(seatingsOf([a!, b!, b!])).toEqual([
      [0, 1, 2],
      [1, 0, 2],
      [1, 2, 0],
    ]);
  });

  it('need as many contestants as there are seats', () => {
    const fixture = { players: [a!, b!], startOf: rotating(auction, ['3 seats'], 1), games: 2, seed: 1 };
    expect(() => playMatch(engine, auction, fixture)).toThrow('3 players play this game, not 2');
  });
});
