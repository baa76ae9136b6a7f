/** Actions of Conquest as the analyser abbreviates and draws them. */
import type { Arrow } from '$lib/board/arrows';

/** What is written without its verb: a border battle as `NAF/EGY`, a landing as `NAF~BRA`. */
const BARE = [
  { verb: 'border', form: /^[A-Z]{3}\/[A-Z]{3}$/ },
  { verb: 'landing', form: /^[A-Z]{3}~[A-Z]{3}$/ },
];

/** An action in a few characters. */
export const shortText = (action: string): string => action.replace(/^(?:border|landing) /, '');

/** An action as it was typed, in whatever case. */
export function typedText(text: string): string {
  const words = text.trim().split(/\s+/);
  const [code = ''] = words;
  const bare = BARE.find(({ form }) => words.length === 1 && form.test(code.toUpperCase()));
  if (bare) return `${bare.verb} ${code.toUpperCase()}`;
  return words.map((word, i) => (i > 0 && isPlace(word) ? word.toUpperCase() : word)).join(' ');
}

/** Territories, places and forces; hits of a roll are two letters at most. */
const isPlace = (word: string): boolean => /^[a-z]{3}(?:[/~][a-z]{3})?$/i.test(word);

/** The two territories of a border `NAF/EGY` or a lane `NAF~BRA`. */
const ends = (id: string): [from: string, to: string] => [id.slice(0, 3), id.slice(4)];

type Line = (first: string, second: string) => Pick<Arrow, 'from' | 'to'>;

const along: Line = (id) => ({ from: ends(id)[0], to: ends(id)[1] });
/** From the base of one group of invaders to that of another, or to a front of the land they lie in. */
const between: Line = (one, other) => ({ from: ends(one)[0], to: ends(other)[0] });

/** Actions that lead from one territory to another, by their names. */
const LINES: Readonly<Record<string, Line>> = {
  border: along,
  landing: along,
  'raid-rear': along,
  'walk-in': along,
  counter: along,
  'set-out': along,
  ashore: along,
  // A front that is raided belongs to the land the raiders lie in.
  'raid-front': along,
  strike: (land, invader) => ({ from: land, to: ends(invader)[0] }),
  contest: between,
  'sail-home': (force, land) => ({ from: ends(force)[1], to: land }),
};

/** Where an action leads; of what stays where it is, the territory; null for what touches none. */
export function lineOf(action: string): Pick<Arrow, 'from' | 'to'> | null {
  const [name = '', first = '', second = ''] = action.split(' ');
  const line = LINES[name];
  if (line) return line(first, second);
  const [to] = action.match(/\b[A-Z]{3}\b/) ?? [];
  return to ? { from: null, to } : null;
}
