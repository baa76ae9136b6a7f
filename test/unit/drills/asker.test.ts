import { expect, test } from 'vitest';
import type { Course } from '../../../site/lib/drills/address';
import { Asker } from '../../../site/lib/drills/asker.svelte';
import type { DrillFace } from '../../../site/lib/drills/face';
import { drillId, type Drill } from '../../../workers/drills/drill';

const face = {
  kinds: [
    { id: 'early', lesson: 'TB-L01' },
    { id: 'late', lesson: 'TB-L09' },
  ],
} as unknown as DrillFace;

/** An engine that makes at once what is asked for. */
const engine = {
  made: [] as string[],
  async drill(kind: string, seed: number): Promise<Drill> {
    const id = drillId(kind, seed);
    this.made.push(id);
    return { id, kind } as Drill;
  },
};

async function asked(course: Course, times: number, due: string[] = []): Promise<string[]> {
  const asker = new Asker(engine, face, () => due);
  asker.begin(course);
  const ids: string[] = [];
  for (let i = 0; i < times; i++) {
    await asker.ask();
    ids.push(asker.drill!.id);
  }
  return ids;
}

const kindsOf = (ids: readonly string[]) => new Set(ids.map((id) => id.split('.')[0]));

test('a kind asks of itself alone, all ask of all, and up to a lesson of what was taught by then', async () => {
  expect(kindsOf(await asked({ by: 'kind', kind: 'late' }, 10))).toEqual(new Set(['late']));
  expect(kindsOf(await asked({ by: 'all' }, 60))).toEqual(new Set(['early', 'late']));
  expect(kindsOf(await asked({ by: 'upTo', lesson: 'TB-L05' }, 20))).toEqual(new Set(['early']));
});

test('a question that is named is asked first, then others of its kind', async () => {
  const [first, ...rest] = await asked({ by: 'drill', kind: 'late', seed: 7 }, 4);
  expect(first).toBe('late.7');
  expect(rest).not.toContain('late.7');
  expect(kindsOf(rest)).toEqual(new Set(['late']));
});

test('what is due again comes first, once, and only where its kind is asked', async () => {
  const ids = await asked({ by: 'kind', kind: 'early' }, 3, ['late.1', 'early.2', 'early.3']);
  expect(ids.slice(0, 2)).toEqual(['early.2', 'early.3']);
  expect(ids[2]).not.toBe('early.2');
});

test('a course of what the game does not have is none', () => {
  const asker = new Asker(engine, face, () => []);
  expect(asker.knows({ by: 'kind', kind: 'unheard-of' })).toBe(false);
  expect(asker.knows({ by: 'upTo', lesson: 'TB-L00' })).toBe(false);
  expect(asker.knows({ by: 'all' })).toBe(true);
});

test('an answer that comes after another course has begun is dropped', async () => {
  const asker = new Asker(engine, face, () => []);
  asker.begin({ by: 'all' });
  const late = asker.ask();
  asker.begin(null);
  await late;
  expect(asker.drill).toBeNull();
});
