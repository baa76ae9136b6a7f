/** The visitor's sets and the ready ones, and what is being built. */
import { setName } from '$lib/board/token-battle/set-names';
import { progress } from '$lib/progress/progress.svelte';
import { SETS } from '$workers/games/token-battle/ready-sets';
import { readSet, writeSet, type NamedSet } from './text';

const GAME = 'token-battle';
/** What was being built when the page was left. */
const DRAFT = 'token-battle/draft';

export interface KeptSet extends NamedSet {
  key: string;
}

export const readySets = (): NamedSet[] => SETS.map((set) => ({ name: setName(set.id), strips: set.stacks }));

/** The visitor's own sets, the last changed first. What cannot be read stays stored and is left out. */
export const keptSets = (): KeptSet[] =>
  progress.works('sets', GAME).flatMap(({ key, title, text }) => {
    const read = readSet(text);
    return read.ok ? [{ key, name: title, strips: read.set.strips }] : [];
  });

export const keep = (set: NamedSet, key?: string): Promise<string> =>
  progress.saveWork('sets', GAME, set.name, writeSet(set), key);

/** @returns puts the set back */
export async function forget(key: string): Promise<(() => void) | null> {
  const removed = await progress.removeWork('sets', key);
  return removed && (() => void progress.absorb({ sets: [removed] }));
}

export function draft(): NamedSet | null {
  const stored = progress.setting(DRAFT);
  const read = typeof stored === 'string' ? readSet(stored) : null;
  return read?.ok ? read.set : null;
}

export const keepDraft = (set: NamedSet): Promise<void> => progress.changeSetting(DRAFT, writeSet(set));
