import { afterEach, expect, test } from 'vitest';
import { CONTINENT_AT, HEIGHT, LANDS, SIGN_RADIUS, WIDTH } from '../../../../site/lib/games/conquest/board/layout';
import { continentName } from '../../../../site/lib/games/conquest/board/names';
import { baseLocale, locales, overwriteGetLocale } from '../../../../site/lib/paraglide/runtime';

afterEach(() => overwriteGetLocale(() => baseLocale));

/** Letters on the map, and half the width of a name in them by what is usual. */
const SIZE = 3.2;
const halfWidth = (name: string): number => SIZE * (/\p{Script=Han}/u.test(name) ? 0.5 : 0.3) * name.length;

test.each(locales)('the name of no continent is covered by a sign in %s, or leaves the map', (locale) => {
  overwriteGetLocale(() => locale);
  CONTINENT_AT.forEach(({ x, y }, index) => {
    const half = halfWidth(continentName(index));
    const covering = LANDS.filter((sign) => {
      const aside = Math.max(0, Math.abs(sign.x - x) - half);
      const down = Math.max(0, y - 0.75 * SIZE - sign.y, sign.y - y);
      return Math.hypot(aside, down) < SIGN_RADIUS;
    });
    expect([index, ...covering.map(({ code }) => code)]).toEqual([index]);
    expect(x - half).toBeGreaterThan(-1);
    expect(x + half).toBeLessThan(WIDTH + 1);
    expect(y).toBeLessThan(HEIGHT);
  });
  expect(CONTINENT_AT).toHaveLength(new Set(LANDS.map(({ continent }) => continent)).size);
});
