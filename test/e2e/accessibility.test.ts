import { describe } from 'vitest';
import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/keyboard';
import { englishKinds, thirdOfKinds, otherThirdOfKinds, translatedKinds } from './support/routes';
import { test } from './support/test';

// Languages differ in words, themes in colours: no page needs every combination, and those it needs take turns.
describe.concurrent('axe finds nothing to object to', () => {
  test.for([...englishKinds, ...translatedKinds])('on /%s, light', async (route, { site }) => {
    await expectAccessible(await site.open(route, { theme: 'light' }));
  });

  test.for(thirdOfKinds)('on /%s, dark', async (route, { site }) => {
    await expectAccessible(await site.open(route, { theme: 'dark' }));
  });
});

describe.concurrent('the focus is visible wherever Tab leads', () => {
  test.for(otherThirdOfKinds)('on /%s, light', async (route, { site, expect }) => {
    expect(await expectVisibleFocus(await site.open(route, { theme: 'light' }))).toBeGreaterThan(0);
  });

  test.for(thirdOfKinds)('on /%s, dark', async (route, { site, expect }) => {
    expect(await expectVisibleFocus(await site.open(route, { theme: 'dark' }))).toBeGreaterThan(0);
  });
});
