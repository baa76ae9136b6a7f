import { describe } from 'vitest';
import { inTurn } from '../support/day';
import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/keyboard';
import { inLegs, otherThirdOfKinds, thirdOfKinds, translatedKinds } from './support/routes';
import { settled, test, type Theme } from './support/test';

// Languages differ in words, themes in colours: every page is looked at every other day, as each of these in turn.
const LEG = 5;

describe('axe finds nothing to object to', () => {
  test.for(inTurn(inLegs(translatedKinds, LEG), 2))(
    'from %s, light, in other languages',
    async ([, routes], { site }) => {
      const page = await (await site.visitor({ theme: 'light' })).newPage();
      for (const route of routes) {
        await page.goto(route);
        await settled(page);
        await expectAccessible(page);
      }
    },
  );
});

describe('axe finds nothing to object to, and the focus is visible wherever Tab leads', () => {
  const legsIn = (theme: Theme, pages: readonly string[]) =>
    inLegs(pages, LEG).map(([title, routes]) => [title, theme, routes] as const);
  const themed = [...legsIn('light', otherThirdOfKinds), ...legsIn('dark', thirdOfKinds)];
  test.for(inTurn(themed, 2))('from %s, %s', async ([, theme, routes], { site, expect }) => {
    const page = await (await site.visitor({ theme })).newPage();
    for (const route of routes) {
      await page.goto(route);
      await settled(page);
      await expectAccessible(page);
      expect(await expectVisibleFocus(page), `stops of Tab on /${route}`).toBeGreaterThan(0);
    }
  });
});
