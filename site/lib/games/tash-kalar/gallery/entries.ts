/** What the gallery shows: beings and legends, flares, tasks. */
import { BEINGS, FLARES, TASKS, type Face, type FlareFace, type TaskFace } from '$workers/games/tash-kalar/faces';
import { cardName, taskName } from '$lib/games/tash-kalar/board/words';
import type { Rank } from '$workers/games/tash-kalar/state';
import type { CardTexts } from '$workers/games/tash-kalar/text/card-texts';

/** In the order of the page: three lists of beings, then what is shared. */
export const GROUPS = ['imperial', 'highland', 'sylvan', 'legends', 'flares', 'tasks'] as const;
export type Group = (typeof GROUPS)[number];

export type Entry = { id: string; group: Group } & (
  { kind: 'being'; face: Face } | { kind: 'flare'; flare: FlareFace } | { kind: 'task'; task: TaskFace }
);

export const ENTRIES: readonly Entry[] = [
  ...BEINGS.map((face): Entry => ({ id: face.id, kind: 'being', group: face.list as Group, face })),
  ...FLARES.map((flare): Entry => ({ id: flare.id, kind: 'flare', group: 'flares', flare })),
  ...TASKS.map((task): Entry => ({ id: task.id, kind: 'task', group: 'tasks', task })),
];

/** Only beings have one. */
export const rankOf = (entry: Entry): Rank | undefined => (entry.kind === 'being' ? entry.face.rank : undefined);

/** Everything an entry can be found by. */
export function wordsOf(entry: Entry, texts: CardTexts): string {
  if (entry.kind === 'being') return `${entry.face.name} ${texts.beings[entry.id]}`;
  if (entry.kind === 'task') return `${taskName(entry.id)} ${entry.task.name} ${texts.tasks[entry.id]}`;
  const { upper, lower } = texts.flares[entry.id]!;
  return [cardName(entry.id), upper.criterion, upper.effect, lower.criterion, lower.effect].join(' ');
}
