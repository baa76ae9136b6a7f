/** A battle as a fragment of an address: `border.II.IIII.II.I.-.city.0`. */
import { divisions, troops, troopsText, type Troops } from '$workers/games/conquest/battle/troops';
import { KINDS, MARKS, MOST_IN_GROUP, MOST_IN_REAR, MOST_OTHERS, type BattleForm } from './battle-form';

const NONE = '-';

const listText = (list: readonly string[]) => list.join('_') || NONE;
export const listOf = (text: string): string[] => (text === NONE ? [] : text.split('_'));

export function battleCode({ kind, attack, defence, marks, stop }: BattleForm): string {
  const groups = [attack.group, attack.feed, defence.group, defence.feed].map(troopsText);
  return [kind, ...groups, listText(defence.others.map(troopsText)), listText(marks), stop].join('.');
}

/** The battle of a code; null where it is none. */
export function readBattle(code: string): BattleForm | null {
  const fields = code.split('.');
  if (fields.length !== 8) return null;
  const [kindText, ...rest] = fields as [string, string, string, string, string, string, string, string];
  const [attackGroup, attackFeed, group, feed, othersText, marksText, stopText] = rest;
  const kind = KINDS.find((known) => known === kindText);
  const marks = knownOf(listOf(marksText), MARKS);
  const others = listOf(othersText).map(groupOf);
  const attack = { group: groupOf(attackGroup), feed: rearOf(attackFeed) };
  const defence = { group: groupOf(group), feed: rearOf(feed) };
  const stop = /^\d{1,2}$/.test(stopText) ? Number(stopText) : null;
  if (!kind || !marks || stop === null || stop > MOST_IN_REAR || others.length > MOST_OTHERS) return null;
  if (!attack.group || !attack.feed || !defence.group || !defence.feed || !allThere(others)) return null;
  return {
    kind,
    attack: { group: attack.group, feed: attack.feed },
    defence: { group: defence.group, feed: defence.feed, others },
    marks,
    stop,
  };
}

const allThere = <T>(list: readonly (T | null)[]): list is T[] => !list.includes(null);

/** The words of a list that all stand among the known ones; null where one does not. */
export function knownOf<T extends string>(words: readonly string[], known: readonly T[]): T[] | null {
  const found = words.map((word) => known.find((one) => one === word) ?? null);
  return allThere(found) ? known.filter((word) => found.includes(word)) : null;
}

/** Divisions at a front; null for more than two, or what is no list of divisions. */
export function groupOf(text: string): Troops | null {
  const read = troopsOf(text);
  return read && divisions(read) <= MOST_IN_GROUP ? read : null;
}

/** Divisions in a rear, at most as many of a kind as the form lets one set. */
export function rearOf(text: string): Troops | null {
  const read = troopsOf(text);
  return read && Object.values(read).every((count) => count <= MOST_IN_REAR) ? read : null;
}

function troopsOf(text: string): Troops | null {
  try {
    return troops(text);
  } catch {
    return null;
  }
}
