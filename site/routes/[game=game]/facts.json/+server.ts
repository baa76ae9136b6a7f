import { json } from '@sveltejs/kit';
import type { Facts, StepRef } from '$lib/content/facts';
import { GAMES } from '$workers/registry';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';
export const entries: EntryGenerator = () => GAMES.map(({ id }) => ({ game: id }));

interface Files {
  lessons: { lessons: { id: string; steps: { id: string; teaches: string[] }[] }[] };
  rules: { rules: { scope?: string }[] };
}

/** The lists of a data file in which what is counted stands; a game has some of them. */
const COUNTED = {
  maps: ['maps'],
  cards: ['cards', 'beings', 'flares', 'tasks'],
} as const;

/** Parts of a game that come later are in its data, but not on the site. */
const onSite = ({ scope }: { scope?: string }): boolean => scope !== 'later';

const files = import.meta.glob<unknown>('/assembly/games/*/data/*.json', { import: 'default' });

function read<N extends keyof Files>(game: string, name: N): Promise<Files[N]> {
  return files[`/assembly/games/${game}/data/${name}.json`]() as Promise<Files[N]>;
}

const puzzleLists = import.meta.glob<unknown[]>('/site/content/*/puzzles/index.json', { import: 'default' });

/** How many there are of what not every game has. */
async function count(game: string, name: keyof typeof COUNTED): Promise<number> {
  const file = (await files[`/assembly/games/${game}/data/${name}.json`]?.()) as
    Record<string, { scope?: string }[] | undefined> | undefined;
  return COUNTED[name].flatMap((list) => file?.[list] ?? []).filter(onSite).length;
}

/** Counted from the game's own data, so that no page states a number of its own. */
export const GET: RequestHandler = async ({ params }) => {
  const [{ lessons }, { rules }, boards, cards, puzzles] = await Promise.all([
    read(params.game, 'lessons'),
    read(params.game, 'rules'),
    count(params.game, 'maps'),
    count(params.game, 'cards'),
    puzzleLists[`/site/content/${params.game}/puzzles/index.json`](),
  ]);
  const teaches: Record<string, StepRef[]> = {};
  for (const lesson of lessons) {
    lesson.steps.forEach((step, i) => {
      for (const rule of step.teaches) (teaches[rule] ??= []).push({ lesson: lesson.id, step: i + 1 });
    });
  }
  const steps = lessons.reduce((sum, lesson) => sum + lesson.steps.length, 0);
  const facts: Facts = {
    lessons: lessons.length,
    steps,
    rules: rules.filter(onSite).length,
    boards,
    cards,
    puzzles: puzzles.length,
    teaches,
  };
  return json(facts);
};
