import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../workers/games/toy-battle/notation';
import {
  atLeastOne,
  choose,
  drawOdds,
  drawSize,
  fraction,
  rackOdds,
  withRacks,
} from '../../../workers/games/toy-battle/odds';
import type { State } from '../../../workers/games/toy-battle/state';

function state(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${parsed.error.problem} ${parsed.error.found}`);
  return parsed.value;
}

/** Counts the draws one by one. */
function counted(pool: number, wanted: number, drawn: number): [number, number] {
  let hits = 0;
  let all = 0;
  const draw = (from: number, left: number, hit: boolean): void => {
    if (left === 0) {
      all++;
      if (hit) hits++;
      return;
    }
    for (let tile = from; tile <= pool - left; tile++) draw(tile + 1, left - 1, hit || tile < wanted);
  };
  draw(0, drawn, false);
  return [hits, all];
}

describe('counting', () => {
  test('choose', () => {
    expect(choose(24, 4)).toBe(10626n);
    expect(choose(22, 4)).toBe(7315n);
    expect(choose(3, 4)).toBe(0n);
    expect(choose(5, 0)).toBe(1n);
    expect(choose(48, 24)).toBe(32247603683100n);
  });

  test('at least one agrees with counting draw by draw', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(5), (pool, wanted, drawn) => {
        fc.pre(wanted <= pool && drawn <= pool);
        const [hits, all] = counted(pool, wanted, drawn);
        expect(atLeastOne(pool, wanted, drawn)).toEqual(fraction(BigInt(hits), BigInt(all)));
      }),
    );
  });

  test('more tiles than there are cannot be drawn', () => {
    expect(() => atLeastOne(1, 1, 2)).toThrow(RangeError);
  });
});

describe('a draw', () => {
  test('one of the next two is a Hook', () => {
    const s = state('tb1 castle-field b 0 - K2/1 444567/- 0/0 -/- -/-');
    expect(drawOdds(s, 'blue').find(({ troop }) => troop === '4')!.chance).toEqual({ num: 4, den: 5 });
    expect(drawOdds(s, 'blue').find(({ troop }) => troop === 'K')!.chance).toEqual({ num: 0, den: 1 });
  });

  test('the missing tiles count among the unseen ones (TB-DRAW-6)', () => {
    const s = state('tb1 castle-field b 0 - K2/1 KK135/- 4/0 -/- -/-');
    expect(drawSize(s, 'blue')).toBe(1);
    expect(drawOdds(s, 'blue').find(({ troop }) => troop === 'K')!.chance).toEqual({ num: 2, den: 5 });
  });

  test('a full rack draws nothing', () => {
    const s = state('tb1 castle-field b 0 - K1122334/1 567/- 0/0 -/- -/-');
    expect(drawSize(s, 'blue')).toBe(0);
    expect(drawOdds(s, 'blue').every(({ chance }) => chance.num === 0)).toBe(true);
  });
});

describe('the enemy rack', () => {
  test("Cap'n among four tiles of twenty-two", () => {
    const s = state(
      'tb1 castle-field b 0 - K/1113 77/K223445566K77244556 0/0 -/- -/-'.replace(
        'K223445566K77244556',
        'KK222344455566677',
      ),
    );
    const pool = s.rack.red.length + s.unseen.red.length;
    expect(rackOdds(s, 'red').find(({ troop }) => troop === '2')!.chance).toEqual(atLeastOne(pool, 3, 4));
  });

  test('what it is made of makes no difference to who cannot see it', () => {
    const a = state('tb1 castle-field b 0 - K/11 77/223344 0/0 -/- -/-');
    const b = state('tb1 castle-field b 0 - K/34 77/112234 0/0 -/- -/-');
    expect(rackOdds(a, 'red')).toEqual(rackOdds(b, 'red'));
  });

  test('a tile both have seen is certain (TB-INFO-5)', () => {
    const s = state('tb1 castle-field b 0 - K/12 77/334 0/0 -/- -/- known=-/2');
    const odds = rackOdds(s, 'red');
    expect(odds.find(({ troop }) => troop === '2')!.chance).toEqual({ num: 1, den: 1 });
    expect(odds.find(({ troop }) => troop === '1')!.chance).toEqual({ num: 1, den: 4 });
  });
});

test('open racks are known to both', () => {
  const s = state('tb1 castle-field b 0 - K/12 77/334 0/0 -/- -/-');
  expect(withRacks(s, 'open').known).toEqual({ blue: 'K', red: '12' });
  expect(withRacks(s, 'dealt')).toBe(s);
});
