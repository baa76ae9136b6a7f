/** What there is to edit in a position of Conquest, and where it can lie, as texts that palette and trays carry. */
import { trayOf } from '$lib/analyse/edit/edits';
import { placeOf } from '$lib/board/place-picks';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { KINDS } from '$workers/games/conquest/divisions';
import { landOf, placeOf as placeNumber } from '$workers/games/conquest/map';

/** Marks of a territory, a front and a landing force. */
export const LAND_MARKS = ['taken', 'fought', 'arrived-I', 'arrived-A', 'arrived-D'] as const;
export const FRONT_MARKS = ['across', 'alerted'] as const;
export const FORCE_MARKS = ['ashore', 'alerted', 'fresh'] as const;
export type MarkName = (typeof LAND_MARKS | typeof FRONT_MARKS | typeof FORCE_MARKS)[number];
export const MARKS: readonly MarkName[] = [...new Set([...LAND_MARKS, ...FRONT_MARKS, ...FORCE_MARKS])];

export type Thing =
  /** `kind` by its number (KINDS). */
  | { type: 'division'; seat: number; kind: number }
  | { type: 'capital'; seat: number }
  | { type: 'city' }
  | { type: 'airfield' }
  | { type: 'mark'; mark: MarkName }
  | { type: 'card'; land: number }
  | { type: 'mission'; index: number }
  | { type: 'reward'; index: number };

/** `division:R:I`, `capital:R`, `city`, `mark:across`, `card:NAF`, `mission:3`. */
export function readThing(thing: string): Thing {
  const [type, a = '', b = ''] = thing.split(':');
  switch (type) {
    case 'division':
      return { type, seat: COLOURS.indexOf(a), kind: KINDS.indexOf(b as 'I') };
    case 'capital':
      return { type, seat: COLOURS.indexOf(a) };
    case 'mark':
      return { type, mark: a as MarkName };
    case 'card':
      return { type, land: landOf(a)! };
    case 'mission':
    case 'reward':
      return { type, index: Number(a) };
    default:
      return { type: type as 'city' | 'airfield' };
  }
}

export const divisionThing = (seat: number, kind: number): string => `division:${COLOURS[seat]}:${KINDS[kind]}`;
export const capitalThing = (seat: number): string => `capital:${COLOURS[seat]}`;
export const markThing = (mark: MarkName): string => `mark:${mark}`;
export const cardThing = (code: string): string => `card:${code}`;
export const missionThing = (index: number): string => `mission:${index}`;
export const rewardThing = (index: number): string => `reward:${index}`;

export type Where =
  | { type: 'land' | 'rear' | 'site'; land: number }
  | { type: 'front'; place: number }
  | { type: 'sea'; place: number; part: 'front' | 'rear' }
  | { type: 'cards'; seat: number; turned: boolean }
  | { type: 'missions' | 'rewards'; seat: number }
  | { type: 'row'; row: number };

/**
 * A place of the map `land:NAF`, or a tray: `rear:NAF`, `site:NAF` (buildings and marks), `front:NAF/EGY`, `sea-front:NAF~BRA`,
 * `sea-rear:NAF~BRA`, `cards:R`, `turned:R`, `missions:R`, `rewards:R`, `row:3`.
 */
export function readWhere(where: string): Where {
  const [name = '', id = ''] = (trayOf(where) ?? `land:${placeOf(where)}`).split(':');
  switch (name) {
    case 'front':
      return { type: 'front', place: placeNumber(id)! };
    case 'sea-front':
    case 'sea-rear':
      return { type: 'sea', place: placeNumber(id.replace('~', '/'))!, part: name === 'sea-front' ? 'front' : 'rear' };
    case 'cards':
    case 'turned':
      return { type: 'cards', seat: COLOURS.indexOf(id), turned: name === 'turned' };
    case 'missions':
    case 'rewards':
      return { type: name, seat: COLOURS.indexOf(id) };
    case 'row':
      return { type: 'row', row: Number(id) };
    default:
      return { type: name as 'land' | 'rear' | 'site', land: landOf(id)! };
  }
}

const isOneOf = (mark: MarkName, marks: readonly MarkName[]): boolean => marks.includes(mark);

/** Whether a thing of this kind can lie there at all, rules aside. */
export function fits(thing: string, where: string): boolean {
  const what = readThing(thing);
  const to = readWhere(where);
  switch (what.type) {
    case 'division':
      return ['land', 'rear', 'front', 'sea'].includes(to.type);
    case 'capital':
    case 'city':
    case 'airfield':
      return to.type === 'land' || to.type === 'site';
    case 'mark':
      if (to.type === 'front') return isOneOf(what.mark, FRONT_MARKS);
      if (to.type === 'sea') return to.part === 'front' && isOneOf(what.mark, FORCE_MARKS);
      return (to.type === 'land' || to.type === 'site') && isOneOf(what.mark, LAND_MARKS);
    case 'card':
      return to.type === 'cards';
    case 'mission':
      return to.type === 'missions' || to.type === 'row';
    case 'reward':
      return to.type === 'rewards';
  }
}
