import { render } from 'svelte/server';
import { afterEach, expect, test } from 'vitest';
import { BORDERS, forceAt, LANDS, SIGN_RADIUS } from '../../../../site/lib/games/conquest/board/layout';
import Army from '../../../../site/lib/games/conquest/board/Army.svelte';
import Names from '../../../../site/lib/games/conquest/board/Names.svelte';
import { baseLocale, locales, overwriteGetLocale } from '../../../../site/lib/paraglide/runtime';
import type { LandView } from '../../../../workers/games/conquest/board';

afterEach(() => overwriteGetLocale(() => baseLocale));

/** A closer look at the map of a narrow page. */
const PART = { x: 0, y: 0, width: 38, height: 21 };

/** Half the width of a line in letters of one unit, by what is usual for them. */
const halfWidth = (line: string): number => (/\p{Script=Han}/u.test(line) ? 0.5 : 0.29) * line.length;

/** How far a line is from a point: its letters are about three quarters as high as they are large. */
function distance({ x, y, line }: Line, size: number, sign: { x: number; y: number }): number {
  const half = size * halfWidth(line);
  const aside = Math.max(0, Math.abs(sign.x - x) - half);
  const down = Math.max(0, y - 0.75 * size - sign.y, sign.y - y);
  return Math.hypot(aside, down);
}

interface Line {
  x: number;
  y: number;
  line: string;
}

const linesIn = (text: string): Line[] =>
  [...text.matchAll(/<tspan x="(.+?)" y="(.+?)">(.+?)<\/tspan>/g)].map(([, x, y, line]) => ({
    x: Number(x),
    y: Number(y),
    line: line!,
  }));

/** Where the star of a capital stands, seen from the sign of its land, and its radius without the points. */
const STAR = { x: -2.5, y: 1.25, radius: 0.6 };
/** The same of a city. */
const CITY = { x: -2, y: -1.1, radius: 0.8 };

test('the star of a capital and the sign of a city stand where the names keep off them', () => {
  const land: LandView = { owner: null, rear: '', city: true };
  const { body } = render(Army, { props: { land, capital: true, airfields: 0 } });
  for (const { x, y } of [STAR, CITY]) expect(body).toContain(`translate(${x} ${y})`);
});

test.each(locales)('no name of a territory crosses the star of a capital or the sign of a city in %s', (locale) => {
  overwriteGetLocale(() => locale);
  const { body } = render(Names, { props: { close: LANDS.map(({ code }) => code), part: PART } });
  const crossed = [...body.matchAll(/<text.*?<\/text>/gs)].flatMap(([text]) => {
    const size = Number(/font-size: ?(.+?)px/.exec(text)?.[1] ?? 1.1);
    return linesIn(text).flatMap((line) =>
      [STAR, CITY].flatMap((sign) =>
        LANDS.filter(({ x, y }) => distance(line, size, { x: x + sign.x, y: y + sign.y }) < sign.radius).map(
          ({ code }) => `${line.line} over ${code}`,
        ),
      ),
    );
  });
  expect(crossed).toEqual([]);
});

/** Where islands are landed on: their names lie where no force does. */
const LANDED = ['ICE', 'SCA', 'NGU', 'GRE', 'NWT', 'INO'];

test.each(locales)('no landing force lies on the name of an island in %s', (locale) => {
  overwriteGetLocale(() => locale);
  const { body } = render(Names, { props: { close: LANDS.map(({ code }) => code), part: PART } });
  const lanes = BORDERS.flatMap(({ sea, sides }) => (sea ? sides.map(({ id }) => id.replace('/', '~')) : []));
  const covered = [...body.matchAll(/<text.*?<\/text>/gs)].flatMap(([text], i) => {
    const size = Number(/font-size: ?(.+?)px/.exec(text)?.[1] ?? 1.1);
    if (!LANDED.includes(LANDS[i % LANDS.length]!.code)) return [];
    // The boat is four units wide.
    const lies = (line: Line, lane: string): boolean => {
      const { x, y } = forceAt(lane);
      return [-1.2, 0, 1.2].some((aside) => distance(line, size, { x: x + aside, y }) < 0.8);
    };
    return linesIn(text).flatMap((line) =>
      lanes.filter((lane) => lies(line, lane)).map((lane) => `${lane} over ${line.line}`),
    );
  });
  expect(covered).toEqual([]);
});

test.each(locales)('no name of a territory covers a sign in %s, neither on the whole map nor close', (locale) => {
  overwriteGetLocale(() => locale);
  const { body } = render(Names, { props: { close: LANDS.map(({ code }) => code), part: PART } });
  const texts = [...body.matchAll(/<text.*?<\/text>/gs)].map(([text]) => text);
  expect(texts.filter((text) => linesIn(text).length > 0)).toHaveLength(2 * LANDS.length);
  const covered = texts.flatMap((text) => {
    const size = Number(/font-size: ?(.+?)px/.exec(text)?.[1] ?? 1.1);
    return linesIn(text).flatMap((line) =>
      LANDS.filter((sign) => distance(line, size, sign) < SIGN_RADIUS).map(({ code }) => `${line.line} over ${code}`),
    );
  });
  expect(covered).toEqual([]);
});
