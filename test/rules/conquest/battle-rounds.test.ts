import { expect, it } from 'vitest';
import type { RoundSide } from '../../../workers/engine/conquest/battle';
import { battleEngine, value } from '../../support/conquest-battles';

const engine = await battleEngine();

const side = (divisions: number, dice = divisions, bombarding = 0, air = false): RoundSide => ({
  divisions,
  dice,
  bombarding,
  air,
});

/** Section 10.2: chances that the defender and the attacker is hit, or both defenders, one each and both attackers. */
const CASES: [id: string, attacker: RoundSide, defender: RoundSide, chances: string[]][] = [
  ['R-1', side(1), side(1), ['5/12', '7/12']],
  ['R-2', side(1, 1, 1), side(1), ['7/12', '5/12']],
  ['R-3', side(1), side(1, 1, 1), ['5/18', '13/18']],
  ['R-4', side(2), side(1), ['125/216', '91/216']],
  ['R-5', side(2, 3), side(1), ['95/144', '49/144']],
  ['R-6', side(2, 3, 2), side(1), ['119/144', '25/144']],
  ['R-7', side(1), side(1, 2), ['55/216', '161/216']],
  ['R-8', side(2), side(2), ['295/1296', '35/108', '581/1296']],
  ['R-9', side(2, 3), side(2), ['1445/3888', '2611/7776', '2275/7776']],
  ['R-10', side(2, 2, 1), side(2), ['5/16', '3/8', '5/16']],
  ['R-11', side(2, 3, 2), side(2), ['301/486', '1981/7776', '979/7776']],
  ['R-12', side(2, 3), side(2, 3), ['3589/15552', '1519/5184', '3703/7776']],
];

for (const [id, attacker, defender, chances] of CASES) {
  it(`${id}: weights of a round are exact (CQ-DICE-6 to CQ-DICE-10)`, () => {
    const weights = engine.round(attacker, defender);
    const rolls = 6 ** (attacker.dice + defender.dice);
    const [none, first, second, both] = weights as [number, number, number, number];
    expect(none + first + second + both).toBe(rolls);
    const hits = chances.length === 2 ? [none, first] : [none, first + second, both];
    expect(hits).toEqual(chances.map((chance) => Math.round(value(chance) * rolls)));
    chances.forEach((chance, index) => expect(hits[index]! / rolls).toBeCloseTo(value(chance), 14));
  });
}

it('every one of the 520 rounds adds up to its number of rolls, hits to its pairs (L-1)', () => {
  const sides = (attacking: boolean) =>
    [1, 2].flatMap((divisions) =>
      [0, 1, 2]
        .slice(0, attacking && divisions === 2 ? 3 : 2)
        .flatMap((extra) =>
          [0, 1, 2]
            .slice(0, divisions + 1)
            .flatMap((bombarding) => [false, true].map((air) => side(divisions, divisions + extra, bombarding, air))),
        ),
    );
  let rounds = 0;
  for (const attacker of sides(true)) {
    for (const defender of sides(false)) {
      const weights = engine.round(attacker, defender);
      expect(weights.reduce((sum, weight) => sum + weight)).toBe(6 ** (attacker.dice + defender.dice));
      if (attacker.divisions + defender.divisions < 4) expect(weights.slice(2)).toEqual([0, 0]);
      ++rounds;
    }
  }
  expect(rounds).toBe(520);
});
