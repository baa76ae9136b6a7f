import { describe } from 'vitest';
import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/keyboard';
import { englishKinds, otherThirdOfKinds, thirdOfKinds, translatedKinds } from './support/routes';
import { test } from './support/test';

// Languages differ in words, themes in colours: no page needs every combination, and those it needs take turns.
const lightOnly = englishKinds.filter((route) => !otherThirdOfKinds.includes(route));

describe.concurrent('axe finds nothing to object to', () => {
  test.for([...lightOnly, ...translatedKinds])('on /%s, light', async (route, { site }) => {
    await expectAccessible(await site.open(route, { theme: 'light' }));
  });
});

describe.concurrent('axe finds nothing to object to, and the focus is visible wherever Tab leads', () => {
  const themed = [
    ...otherThirdOfKinds.map((route) => [route, 'light'] as const),
    ...thirdOfKinds.map((route) => [route, 'dark'] as const),
  ];
  test.for(themed)('on /%s, %s', async ([route, theme], { site, expect }) => {
    const page = await site.open(route, { theme });
    await expectAccessible(page);
    expect(await expectVisibleFocus(page)).toBeGreaterThan(0);
  });
});
