/** Which cards and tasks of the gallery are shown. */
import type { Face, FlareFace, TaskFace } from '$lib/games/tash-kalar/board/faces';
import type { Rank } from '$workers/games/tash-kalar/state';
import type { CardTexts } from '$workers/games/tash-kalar/text/card-texts';

/** In the order of the page: three lists of beings, then what is shared. */
export const GROUPS = ['imperial', 'highland', 'sylvan', 'legends', 'flares', 'tasks'] as const;
export type Group = (typeof GROUPS)[number];

export const RANKS = ['common', 'heroic', 'legendary'] as const satisfies readonly Rank[];

export interface Filter {
  /** Part of a name or a text, in any case. */
  words: string;
  group: Group | '';
  /** Only beings have one. */
  rank: Rank | '';
}

export const NO_FILTER: Filter = { words: '', group: '', rank: '' };

export type Entry =
  | { kind: 'being'; group: Group; face: Face }
  | { kind: 'flare'; group: 'flares'; flare: FlareFace }
  | { kind: 'task'; group: 'tasks'; task: TaskFace };

export const idOf = (entry: Entry): string =>
  entry.kind === 'being' ? entry.face.id : entry.kind === 'flare' ? entry.flare.id : entry.task.id;

/** Everything an entry can be found by. */
function wordsOf(entry: Entry, texts: CardTexts, nameOf: (id: string) => string): string {
  if (entry.kind === 'being') return `${entry.face.name} ${texts.beings[entry.face.id]}`;
  if (entry.kind === 'task') return `${entry.task.name} ${texts.tasks[entry.task.id]}`;
  const { upper, lower } = texts.flares[entry.flare.id]!;
  return [nameOf(entry.flare.id), upper.criterion, upper.effect, lower.criterion, lower.effect].join(' ');
}

/**
 * The entries that fit, in groups; groups without any are left out.
 *
 * @param nameOf the name of a flare in the visitor's language
 */
export function shown(
  entries: readonly Entry[],
  { words, group, rank }: Filter,
  texts: CardTexts,
  nameOf: (id: string) => string,
): { group: Group; entries: Entry[] }[] {
  const wanted = words.trim().toLocaleLowerCase();
  const found = entries.filter(
    (entry) =>
      (!group || entry.group === group) &&
      (!rank || (entry.kind === 'being' && entry.face.rank === rank)) &&
      wordsOf(entry, texts, nameOf).toLocaleLowerCase().includes(wanted),
  );
  return GROUPS.map((name) => ({ group: name, entries: found.filter((entry) => entry.group === name) })).filter(
    (one) => one.entries.length > 0,
  );
}
