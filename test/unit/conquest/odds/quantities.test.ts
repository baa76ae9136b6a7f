import { describe, expect, it } from 'vitest';
import { engineFromFile } from '../../../../workers/engine/node';
import { fightsFor } from '../../../../workers/games/conquest/battle/fights';
import { oddsAnswers } from '../../../../workers/games/conquest/battle/odds';
import { QUANTITIES, type QuantityId } from '../../../../workers/games/conquest/battle/quantities';
import type { Board } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import type { Measures } from '../../../../workers/games/conquest/measures';
import { Session } from '../../../../workers/session';
import { battleEngine } from '../../../support/conquest-battles';
import file from '../../../../site/content/conquest/samples.json' with { type: 'json' };

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);
const answers = oddsAnswers(await battleEngine());

function boardAt(line: string): Board {
  const parsed = session.parse(line);
  if (!parsed.ok) throw new Error(`${parsed.error.problem}: ${parsed.error.found}`);
  return parsed.value.board as Board;
}
const rowsAt = (line: string, id: QuantityId) =>
  Object.fromEntries(answers.quantity(boardAt(line), id).map((row) => [row.code, row]));
/** The chance of the strongest base against a territory. */
function fall(line: string, code: string): number {
  const chances = fightsFor(boardAt(line), code).map(({ asked }) => {
    const answer = answers.battle(asked);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.chance;
  });
  return Math.max(0, ...chances);
}

// B is on turn unless told otherwise, so that R, who attacks, has his turn still to come.
const BLUE = '>=B/2attack/1/RB/- ';

describe('fall odds with recruits', () => {
  it('are those of the base with all units of his count, never lower than without, and estimated', () => {
    const line = `${BLUE}NAFk=R:II EGY=B:III CON=B:I @R=NAF/-/-`;
    const { EGY } = rowsAt(line, 'recruits');
    // NAF: a capital and two stars, so three units: infantry, or one tank.
    const infantry = fall(line.replace('NAFk=R:II', 'NAFk=R:IIIII'), 'EGY');
    const tank = fall(line.replace('NAFk=R:II', 'NAFk=R:AII'), 'EGY');
    expect(EGY!.value).toBeCloseTo(Math.max(infantry, tank), 12);
    expect(EGY!.value).toBeGreaterThan(fall(line, 'EGY'));
    expect(EGY!.exact).toBe(false);
  });

  it('leave landing forces as they are', () => {
    const line = `${BLUE}NAFk=R:II BRA=B:II NAF~BRA=R:AI+- @R=NAF/-/-`;
    expect(rowsAt(line, 'recruits').BRA!.value).toBeCloseTo(fall(line, 'BRA'), 12);
  });
});

describe('shield gain', () => {
  const line = `${BLUE}NAF=R:IIII EGY=B:II/NAF:I CON=B:I`;

  it('is the drop of the fall odds for one infantry in the rear, at a front with room, or for a tank', () => {
    const { EGY } = rowsAt(line, 'shield');
    const before = fall(line, 'EGY');
    const by = Object.fromEntries(EGY!.parts.map(({ what, value }) => [what, value]));
    expect(by.rear).toBeCloseTo(before - fall(line.replace('EGY=B:II/', 'EGY=B:III/'), 'EGY'), 12);
    expect(by['EGY/NAF']).toBeCloseTo(before - fall(line.replace('/NAF:I', '/NAF:II'), 'EGY'), 12);
    expect(by.armour).toBeCloseTo(before - fall(line.replace('EGY=B:II/', 'EGY=B:AII/'), 'EGY'), 12);
    expect(EGY!.value).toBe(Math.max(by.rear!, by['EGY/NAF']!));
    expect(EGY!.exact).toBe(true);
  });

  it('says nothing of land nobody can attack, nor of a front that is full', () => {
    expect(rowsAt(line, 'shield').CON).toBeDefined();
    expect(rowsAt(`${BLUE}NAF=R:IIII EGY=B:II/NAF:II JAP=B:I`, 'shield').JAP).toBeUndefined();
    const full = rowsAt(`${BLUE}NAF=R:IIII EGY=B:II/NAF:II JAP=B:I`, 'shield').EGY!;
    expect(full.parts.map(({ what }) => what)).not.toContain('EGY/NAF');
  });
});

describe('spear gain', () => {
  it('is the rise of the take odds for one infantry more behind the border, border by border', () => {
    const line = 'NAF=R:III EGY=B:II CON=B:I';
    const { NAF } = rowsAt(line, 'spear');
    const more = line.replace('NAF=R:III', 'NAF=R:IIII');
    const by = Object.fromEntries(NAF!.parts.map(({ what, value }) => [what, value]));
    expect(by['NAF/EGY']).toBeCloseTo(fall(more, 'EGY') - fall(line, 'EGY'), 12);
    expect(by['NAF/CON']).toBeCloseTo(fall(more, 'CON') - fall(line, 'CON'), 12);
    expect(NAF!.value).toBe(Math.max(by['NAF/EGY']!, by['NAF/CON']!));
  });
});

describe('open-border loss', () => {
  it('is nothing for infantry alone, and large for armour, which an open border leaves without its bonus', () => {
    expect(rowsAt(`${BLUE}NAF=R:IIII EGY=B:II JAP=B:I`, 'open').EGY!.value).toBeCloseTo(0, 12);
    const { EGY } = rowsAt(`${BLUE}NAF=R:IIII EGY=B:AA JAP=B:I`, 'open');
    const [manned, unmanned] = [
      fall(`${BLUE}NAF=R:IIII EGY=B:-/NAF:AA JAP=B:I`, 'EGY'),
      fall(`${BLUE}NAF=R:IIII EGY=B:AA JAP=B:I`, 'EGY'),
    ];
    expect(EGY!.value).toBeGreaterThan(0.05);
    expect(EGY!.value).toBeGreaterThanOrEqual(unmanned - manned - 1e-12);
    expect(EGY!.parts.map(({ what }) => what)).toEqual(['EGY/NAF']);
  });

  it('does not depend on who stands there now', () => {
    const [rear, front] = ['EGY=B:AI', 'EGY=B:I/NAF:A'].map((egypt) => {
      return rowsAt(`${BLUE}NAF=R:IIII ${egypt} JAP=B:I`, 'open').EGY!.value;
    });
    expect(front).toBeCloseTo(rear!, 12);
  });
});

describe('city value', () => {
  it('is a unit as likely as the land is held with its die, and tells what the die takes off the fall odds', () => {
    const line = `${BLUE}NAF=R:IIII EGY=B:II JAPk=B:I`;
    const { EGY, JAP } = rowsAt(line, 'city');
    const built = fall(line.replace('EGY=', 'EGYc='), 'EGY');
    expect(EGY!.value).toBeCloseTo(1 - built, 12);
    expect(EGY!.parts.find(({ what }) => what === 'die')!.value).toBeCloseTo(fall(line, 'EGY') - built, 12);
    // Nobody comes to Japan, and a capital has the die already.
    expect(JAP!.value).toBe(1);
  });

  it('counts the steps that new armour is nearer to an enemy', () => {
    const line = `${BLUE}NAF=R:IIII EGY=B:II EAF=B:I SAFk=B:I`;
    const { EGY, EAF } = rowsAt(line, 'city');
    expect(EGY!.parts.find(({ what }) => what === 'steps')!.value).toBeGreaterThan(0);
    expect(EAF!.parts.find(({ what }) => what === 'steps')!.value).toBeGreaterThanOrEqual(0);
  });

  it('leaves land with a city out', () => {
    expect(rowsAt(`${BLUE}NAF=R:I EGYc=B:II`, 'city').EGY).toBeUndefined();
  });
});

describe('landing forces', () => {
  const line = 'NAF=R:I NAF~BRA=R:AI+I BRA=B:I/NAF:II';

  it('are destroyed by the front and the rear of the coast they lie off', () => {
    const { BRA } = rowsAt(line, 'risk');
    const played = session.play(`>=B/2attack/1/RB/- ${line}`, ['counter BRA/NAF']);
    if (!played.ok) throw new Error(played.refused.join());
    expect(BRA!.parts).toHaveLength(1);
    expect(BRA!.value).toBeGreaterThan(0);
    expect(BRA!.value).toBeLessThan(1);
    expect(rowsAt('NAF=R:I NAF~BRA=R:AI+I BRA=B:I VEN=B:I', 'risk').BRA!.value).toBeLessThan(BRA!.value);
  });

  it('take the coast as the calculator says', () => {
    expect(rowsAt(line, 'landing').BRA!.value).toBeCloseTo(fall(line, 'BRA'), 12);
  });
});

describe('expedition value', () => {
  const at = (line: string): Measures['expedition'] => session.measure(line, '')!['expedition' as never];

  it('is the card, a continent completed or under way, less the infantry that stays', () => {
    const oceania = at('INO=R:I NGU=R:I WAU=R:I EGY=B:I');
    // One star and the bonus of two.
    expect(oceania.EAU).toEqual({ gain: 3, progress: 0, cost: 0.25 });
    const half = at('INO=R:I NGU=R:I EGY=B:I');
    // Three of four: a quarter above the half, of a bonus of two.
    expect(half.WAU!.progress).toBeCloseTo(0.5, 12);
    expect(at('INO=R:I EGY=B:I').NGU!.progress).toBe(0);
  });

  it('leaves out land that is not next to one’s own, or in which somebody lies', () => {
    const found = at('INO=R:I EGY=B:I');
    expect(found.BRA).toBeUndefined();
    expect(found.SIA).toBeDefined();
  });
});

it.each(file.samples)('$id: every quantity is a number between its bounds', ({ position }) => {
  for (const id of QUANTITIES) {
    for (const { value, parts } of answers.quantity(boardAt(position), id)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1 + 1e-9);
      expect(parts.length).toBeGreaterThan(0);
    }
  }
});
