import { describe, expect, it } from 'vitest';
import { arrowsOf } from '../../../../site/lib/games/conquest/analyse/order-arrows';
import { engineFromFile } from '../../../../workers/engine/node';
import { fightsFor } from '../../../../workers/games/conquest/battle/fights';
import { oddsAnswers } from '../../../../workers/games/conquest/battle/odds';
import type { Board } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { Session } from '../../../../workers/session';
import { battleEngine, value } from '../../../support/conquest-battles';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);
const answers = oddsAnswers(await battleEngine());

function boardAt(line: string): Board {
  const parsed = session.parse(line);
  if (!parsed.ok) throw new Error(`${parsed.error.problem}: ${parsed.error.found}`);
  return parsed.value.board as Board;
}
const alone = (line: string, code: string, from: string): number => {
  const fight = fightsFor(boardAt(line), code).find((one) => one.from === from)!;
  const answer = answers.battle(fight.asked);
  return 'problem' in answer ? Number.NaN : answer.chance;
};

describe('the open missions', () => {
  it('tell what is held, what is wanted, and the chance of the best base for each of the rest', () => {
    // Row 0: an enemy capital; row 4: two continents.
    const line = '#=4,-,-,-,7,-,-,- NAF=R:IIII EGYk=B:I INO=R:I NGU=R:I WAU=R:I EAU=R:I';
    const [first, second] = answers.aims(boardAt(line));
    expect(first).toMatchObject({ mission: 4, row: 0, have: 0, wanted: 1 });
    expect(first!.chance).toBeCloseTo(alone(line, 'EGY', 'NAF/EGY'), 12);
    expect(second).toMatchObject({ mission: 7, have: 1, wanted: 2, chance: 0 });
  });

  it('use no base twice', () => {
    // Two captures are wanted of what one base could attack.
    const one = '#=-,-,-,-,9,-,-,- NAFf=R:IIIII EGY=B:I CONf=R:I SAFf=R:I EAF=B:I';
    const [aim] = answers.aims(boardAt(one));
    expect([aim!.have, aim!.wanted]).toEqual([3, 4]);
    expect(aim!.chance).toBeGreaterThan(0);
    const two = one.replace('SAFf=R:I', 'SAF=R:I').replace('CONf=R:I', 'CON=B:I');
    expect(answers.aims(boardAt(two))[0]!.chance).toBe(0);
  });

  it('are certain or out of reach once nothing moves any more', () => {
    const line = '>=R/4claim/1/RB/- #=4,2,-,-,-,-,-,- NAF=R:IIII EGYkB=R:I UKR=B:I';
    const aims = answers.aims(boardAt(line));
    expect(aims.map(({ mission, chance }) => [mission, chance])).toEqual([
      [4, 1],
      [2, 0],
    ]);
  });

  it('count neutral land for an expedition while there is infantry for it', () => {
    const lands = 'INO=R:III NGU=R:I WAU=R:I';
    const line = `#=5,-,-,-,-,-,-,- ${lands} NAF=R:I CON=R:I SAF=R:I MAD=R:I EAF=R:I BRA=R:I VEN=R:I PER=R:I UKR=B:I`;
    expect(answers.aims(boardAt(line))[0]).toMatchObject({ have: 11, wanted: 12, chance: 1 });
  });
});

describe('orders from a base', () => {
  const line = 'NAF=R:IIIII EGY=B:I CON=B:II';

  it('are sorted from the best on, and the best is that of the planner', () => {
    const answer = answers.ordersFrom(boardAt(line), 'NAF', ['EGY', 'CON']);
    if ('problem' in answer) throw new Error(answer.problem);
    expect(answer.rows).toHaveLength(2);
    const [best, other] = answer.rows;
    expect(best!.chance).toBeGreaterThanOrEqual(other!.chance);
    expect(answers.targetsOf(boardAt(line), 'NAF').sort()).toEqual(['CON', 'EGY']);
    const planned = answers.orders({
      stack: { infantry: 5, armour: 0, damaged: 0 },
      targets: [
        { front: { infantry: 0, armour: 0, damaged: 0 }, rear: { infantry: 1, armour: 0, damaged: 0 } },
        { front: { infantry: 0, armour: 0, damaged: 0 }, rear: { infantry: 2, armour: 0, damaged: 0 } },
      ],
      borders: [
        [0, 1],
        [0, 2],
      ],
    });
    if ('problem' in planned) throw new Error(planned.problem);
    expect(best!.chance).toBeCloseTo(planned.rows[0]!.chance, 12);
  });

  it('are drawn from where each attack can begin', () => {
    expect(arrowsOf('NAF', ['EGY', 'MEA']).map(({ from, to, label }) => [from, to, label])).toEqual([
      ['NAF', 'EGY', '1'],
      ['EGY', 'MEA', '2'],
    ]);
  });
});

describe('odds of one base', () => {
  const rowsOf = (line: string, id: 'take' | 'fall') =>
    Object.fromEntries(answers.quantity(boardAt(line), id).map((row) => [row.code, row]));
  const bases = (line: string, id: 'take' | 'fall', code: string) =>
    rowsOf(line, id)[code]?.parts.map(({ by, what }) => `${by} ${what}`);

  it('are exact, and name who attacks from where, the likeliest first', () => {
    const one = rowsOf('NAF=R:III EGY=B:I/NAF:I', 'take').EGY!;
    expect(one).toMatchObject({ exact: true, parts: [{ what: 'NAF/EGY', by: 'R' }] });
    expect(one.value).toBeCloseTo(value('39125965/53747712'), 12);
    expect(bases('NAF=R:IIII CON=R:I EGY=B:I EAF=B:III', 'take', 'EAF')).toEqual(['R NAF/EAF', 'R CON/EAF']);
    expect(bases('NAF=R:I BRA=B:I NAF~BRA=R:AI+-', 'take', 'BRA')).toEqual(['R NAF~BRA']);
    expect(bases('NAF=R:I EGY=B:III', 'fall', 'NAF')).toEqual(['B EGY/NAF']);
    expect(bases('NAF=R:I EGY=B:III', 'take', 'NAF')).toBeUndefined();
  });

  it('reckon with the infantry that must hold land just taken', () => {
    const egypt = (line: string) => rowsOf(line, 'take').EGY?.value ?? 0;
    expect(egypt('NAFt=R:A CON=R:I EGY=B:I EAF=B:I')).toBe(0);
    // It may fight, but somebody must be left for it.
    expect(egypt('NAFt=R:IIII EGY=B:I')).toBeGreaterThan(egypt('NAF=R:III EGY=B:I'));
    expect(egypt('NAFt=R:IIII EGY=B:I')).toBeLessThan(egypt('NAF=R:IIII EGY=B:I'));
  });

  it('of the best base are no more than those of all together', () => {
    const line = 'NAF=R:III EAF=R:II EGY=B:II/NAF:I';
    const all = answers.quantity(boardAt(line), 'storm').find(({ code }) => code === 'EGY')!;
    expect(rowsOf(line, 'take').EGY!.value).toBeLessThan(all.value);
  });
});

describe('best take odds', () => {
  it('are those of all bases together: the reference value for one, more for two', () => {
    const rows = (line: string) =>
      Object.fromEntries(answers.quantity(boardAt(line), 'storm').map((row) => [row.code, row]));
    const one = rows('NAF=R:III EGY=B:I/NAF:I').EGY!;
    expect(one.value).toBeCloseTo(value('39125965/53747712'), 12);
    expect(one.exact).toBe(true);
    const two = rows('NAF=R:III EAF=R:III EGY=B:I/NAF:I').EGY!;
    expect(two.value).toBeGreaterThan(Math.max(...two.parts.map((part) => part.value)));
  });
});
