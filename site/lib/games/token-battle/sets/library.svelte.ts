/** The visitor's sets and the ready ones, and what is being built. */
import { setName } from '$lib/games/token-battle/board/set-names';
import { Autosave } from '$lib/progress/autosave.svelte';
import { progress } from '$lib/progress/progress.svelte';
import { saveVersion } from '$lib/progress/version';
import { SETS } from '$workers/games/token-battle/ready-sets';
import { same } from './edit';
import { readSet, writeSet, type NamedSet } from './text';

const GAME = 'token-battle';
/** Begins the keys of sets that are being built and were never saved. */
const DRAFT = 'draft-';
/** The one set that was being built, as the site stored it at first. */
const EARLIER = 'token-battle/draft';

export interface KeptSet extends NamedSet {
  key: string;
  /** As it is stored. */
  text: string;
}

export const readySets = (): NamedSet[] => SETS.map((set) => ({ name: setName(set.id), strips: set.stacks }));

/** What can be read, the last changed first. What cannot stays stored and is left out. */
const storedSets = (): KeptSet[] =>
  progress.works('sets', GAME).flatMap(({ key, title, text }) => {
    const read = readSet(text);
    return read.ok ? [{ key, text, name: title, strips: read.set.strips }] : [];
  });

export const isDraft = ({ key }: KeptSet): boolean => key.startsWith(DRAFT);

/** The visitor's own sets, the last changed first. */
export const keptSets = (): KeptSet[] => storedSets().filter((set) => !isDraft(set));

export const isSame = (a: NamedSet, b: NamedSet): boolean => a.name === b.name && same(a.strips, b.strips);

/** Whether there is something in a set that would be lost with it. */
export const isUnsaved = (set: NamedSet): boolean =>
  set.strips.some((cards) => cards.length > 0) && ![...keptSets(), ...readySets()].some((known) => isSame(known, set));

/** Sets that were being built and never saved, the last changed first. */
export const drafts = (): KeptSet[] => storedSets().filter((set) => isDraft(set) && isUnsaved(set));

/** A set by its key, saved or not. */
export const storedBy = (key: string): KeptSet | undefined => storedSets().find((set) => set.key === key);

export const autosave = (): Autosave => new Autosave('sets', GAME, progress, DRAFT);

/**
 * @param from the stored set this one was made from; it is replaced, unless another tab has changed it meanwhile
 * @returns what is stored now
 */
export async function keep(
  set: NamedSet,
  from?: { key: string; text: string },
): Promise<{ key: string; text: string }> {
  const [key, fork, text] = [from?.key ?? crypto.randomUUID(), crypto.randomUUID(), writeSet(set)];
  // One that was deleted in another tab meanwhile is simply saved again.
  const base = from && storedBy(from.key) ? from.text : null;
  const kept = await saveVersion(progress, { store: 'sets', game: GAME, key, fork, base, title: set.name, text });
  return { key: kept ?? key, text };
}

/** Adds a set, unless one with the same cards is there already, under whatever name. */
export async function keepOnce(set: NamedSet): Promise<void> {
  if (![...keptSets(), ...readySets()].some(({ strips }) => same(strips, set.strips))) await keep(set);
}

/** @returns puts the set back */
export async function forget(key: string): Promise<(() => void) | null> {
  const sets = await progress.remove('sets', [key]);
  return sets.length > 0 ? () => void progress.absorb({ sets }) : null;
}

/** Gives the one draft of earlier visits a place among the others. */
export async function takeOverEarlierDraft(): Promise<void> {
  const stored = progress.setting(EARLIER);
  const read = typeof stored === 'string' ? readSet(stored) : null;
  if (!read?.ok) return;
  if (isUnsaved(read.set)) await progress.saveWork('sets', GAME, read.set.name, writeSet(read.set), `${DRAFT}earlier`);
  await progress.changeSetting(EARLIER, null);
}
