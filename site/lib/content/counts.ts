/** How much there is of everything in a game, counted from its own data. Only the server side of the build reads it. */
import type { Facts } from './facts';
import { inOrderOfTeaching, type StepRef } from './steps';

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

export async function countsOf(game: string): Promise<Facts> {
  const [{ lessons }, { rules }, boards, cards, puzzles] = await Promise.all([
    read(game, 'lessons'),
    read(game, 'rules'),
    count(game, 'maps'),
    count(game, 'cards'),
    puzzleLists[`/site/content/${game}/puzzles/index.json`](),
  ]);
  const teaches: Record<string, StepRef[]> = {};
  for (const lesson of lessons) {
    lesson.steps.forEach((step, i) => {
      for (const rule of step.teaches) (teaches[rule] ??= []).push({ lesson: lesson.id, step: i + 1 });
    });
  }
  for (const rule of Object.keys(teaches)) teaches[rule] = inOrderOfTeaching(teaches[rule]);
  return {
    first: lessons[0].id,
    lessons: lessons.length,
    steps: lessons.reduce((sum, lesson) => sum + lesson.steps.length, 0),
    rules: rules.filter(onSite).length,
    boards,
    cards,
    puzzles: puzzles.length,
    teaches,
  };
}
