import { describe, expect, it } from 'vitest';
import { closeUp, contains, isIn, lookAt } from '../../../../site/lib/games/conquest/board/close-up';
import { HEIGHT, LAND_AT, SHAPE, WIDTH } from '../../../../site/lib/games/conquest/board/layout';
import { boardOf } from '../../../../workers/games/conquest/board';
import { parse } from '../../../../workers/games/conquest/notation';

function partOf(position: string) {
  const parsed = parse(position);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return closeUp(boardOf(parsed.value, null));
}

describe('the part of the map that is shown', () => {
  it('holds whoever owns land, and the neighbours of whoever is on turn, in the shape of the whole', () => {
    const part = partOf('CON=R:II EGYk=B:II NAF=B:I SAFk=R:I')!;
    for (const code of ['CON', 'EGY', 'NAF', 'SAF', 'EAF', 'MAD']) expect(isIn(part, LAND_AT[code]!), code).toBe(true);
    expect(isIn(part, LAND_AT.JAP!)).toBe(false);
    expect(part.width / part.height).toBeCloseTo(SHAPE.ratio);
    expect(contains({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, part)).toBe(true);
  });

  it('is all of it where they live far apart, or nobody does', () => {
    expect(partOf('ALAk=R:II EAUk=B:II')).toBeNull();
    expect(partOf('>=R/0continent/1/RB/-')).toBeNull();
  });

  it('is a closer look at any territory, which stays while what is pressed lies well inside it', () => {
    const world = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    for (const land of Object.values(LAND_AT)) {
      const look = lookAt(land, null);
      expect(isIn(look, land), land.code).toBe(true);
      expect(contains(world, look), land.code).toBe(true);
    }
    const look = lookAt(LAND_AT.EGY!, null);
    expect(lookAt(LAND_AT.NAF!, look)).toBe(look);
    expect(lookAt(LAND_AT.JAP!, look)).not.toBe(look);
  });

  it('shows the coast that a landing force threatens', () => {
    const part = partOf('BRA=B:I NAFk=R:I WEUk=B:I NAF~BRA=R:A+-')!;
    expect(isIn(part, LAND_AT.BRA!)).toBe(true);
  });
});
