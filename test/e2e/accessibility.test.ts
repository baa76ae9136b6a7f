import { describe } from 'vitest';
import { expectAccessible } from './support/axe';
import { expectVisibleFocus } from './support/keyboard';
import { kinds } from './support/routes';
import { test } from './support/test';

const english = kinds.filter((route) => route === '' || route.startsWith('en/'));

// Languages differ in words, themes in colours: no page needs every combination.
describe.concurrent('axe finds nothing to object to', () => {
  test.for(kinds)('on /%s, light', async (route, { site }) => {
    await expectAccessible(await site.open(route, { theme: 'light' }));
  });

  test.for(english)('on /%s, dark', async (route, { site }) => {
    await expectAccessible(await site.open(route, { theme: 'dark' }));
  });
});

describe.concurrent('the focus is visible wherever Tab leads', () => {
  test.for(english)('on /%s, light', async (route, { site, expect }) => {
    expect(await expectVisibleFocus(await site.open(route, { theme: 'light' }))).toBeGreaterThan(0);
  });

  test.for(english)('on /%s, dark', async (route, { site, expect }) => {
    expect(await expectVisibleFocus(await site.open(route, { theme: 'dark' }))).toBeGreaterThan(0);
  });
});
