import { describe, expect, it } from 'vitest';
import { OVER } from '../../../workers/engine/abi';
import { PlanSearch } from '../../../workers/engine/plans';
import { auctionEngine, bruteForce, isOver, paranoid, start, steps } from './auction';

const engine = await auctionEngine();

const tell = (name: string, ...given: number[]) =>
  (engine.ask as unknown as (name: string, ...given: number[]) => number).call(engine, name, ...given);

/** The first decision of a game that begins with the dearest prize. */
function begin(seats: number, rounds = 2, hands?: number[]): void {
  start(engine, seats, rounds, hands);
  engine.apply(3);
}

function search(playouts: number[], uniform = true) {
  engine.seed(4);
  const plans = new PlanSearch(engine, uniform);
  playouts.forEach((count) => plans.run(count));
  return plans.rows();
}

describe.each([3, 5])('plans with %i seats', (seats) => {
  it('a plan is carried out as the same actions one by one', () => {
    begin(seats);
    tell('carryOut', 0b101);
    const carried = engine.save();
    begin(seats);
    [1, 3, 0].forEach((action) => engine.apply(action));
    expect(carried).toEqual(engine.save());
  });

  it('gives every action at the root a value of its own, by seat', () => {
    begin(seats);
    const rows = search([800]);
    expect(rows.map(({ action }) => action)).toEqual([...engine.legal()]);
    for (const { visits, sums } of rows) {
      expect(visits).toBe(200);
      expect(sums).toHaveLength(seats);
      expect(sums.reduce((a, b) => a + b)).toBeCloseTo(visits, 2);
    }
  });

  it('gives the same answer for the same seed and does not care about slices', () => {
    begin(seats);
    const rows = search([700], false);
    expect(search([1, 99, 600], false)).toEqual(rows);
  });

  it('comes close to the exact values where little is left', () => {
    // All but the last two seats have nothing left; the very last can outbid whatever the other lays, and does.
    const hands = Array.from({ length: seats }, (_, seat) =>
      seat < seats - 2 ? 0 : seat === seats - 2 ? 0b011 : 0b111,
    );
    begin(seats, 1, hands);
    while (engine.actor() < seats - 2) engine.apply(0);
    const seat = seats - 2;
    for (const { action, means } of search([400])) {
      const here = engine.save();
      engine.restore(steps(engine).find((step) => step.action === action)!.state);
      const expected = bruteForce<number>(engine, (e) => (isOver(e) ? e.reward(seat) : undefined), paranoid(seat));
      engine.restore(here);
      expect(Math.abs(means[seat]! - expected)).toBeLessThan(0.35);
    }
  });

  it('proves nothing from plans, which are not all that can be done', () => {
    begin(seats);
    for (const { proof, live } of search([2000])) {
      expect(proof).toBe('none');
      expect(live).toBe((1 << seats) - 1);
    }
  });

  it('plays a game to its end', () => {
    begin(seats);
    while (engine.actor() !== OVER) {
      if (engine.actor() >= seats) engine.happen();
      else engine.apply(search([60], false).reduce((a, b) => (b.visits > a.visits ? b : a)).action);
    }
    expect(Array.from({ length: seats }, (_, seat) => engine.reward(seat)).reduce((a, b) => a + b)).toBeCloseTo(1, 5);
  });
});
