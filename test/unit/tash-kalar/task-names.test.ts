import { afterEach, describe, expect, it, test } from 'vitest';
import { taskName } from '../../../site/lib/games/tash-kalar/board/words';
import { baseLocale, overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { TASKS } from '../../../workers/games/tash-kalar/faces';

const names = (): string[] => TASKS.map(({ id }) => taskName(id));

describe('the names of tasks', () => {
  afterEach(() => overwriteGetLocale(() => baseLocale));

  it('are those of the data in English', () => {
    expect(names()).toEqual(TASKS.map(({ name }) => name));
  });

  test.each(['pl', 'zh-Hant', 'zh-Hans'] as const)('are all translated in %s, each to a name of its own', (locale) => {
    overwriteGetLocale(() => locale);
    expect(new Set(names()).size).toBe(TASKS.length);
    expect(names().filter((name, i) => name === TASKS[i]!.name)).toEqual([]);
  });
});
