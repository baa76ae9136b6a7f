import { ACTION_IDS, actionRow, type ActionId, type Scope } from './actions';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const LETTER = /^\p{L}$/u;

/** A key press in the writing of the action table, or null for a lone modifier. */
export function chordOf(press: KeyPress): string | null {
  let { key } = press;
  if (key === 'Control' || key === 'Shift' || key === 'Alt' || key === 'Meta' || key === 'Dead') return null;
  if (key === ' ') key = 'Space';
  const letter = LETTER.test(key);
  if (letter) key = key.toLowerCase();
  const modifiers = [];
  if (press.ctrlKey || press.metaKey) modifiers.push('Ctrl');
  if (press.altKey) modifiers.push('Alt');
  // The sign itself already tells whether Shift was down: `?` differs by keyboard, so Shift+? would too.
  if (press.shiftKey && (letter || key.length > 1)) modifiers.push('Shift');
  return [...modifiers, key].join('+');
}

/** True for keys that only mean something with nothing held down; these can be switched off. */
export function isSingleCharacter(chord: string): boolean {
  const key = chord.replace(/^Shift\+/, '');
  return [...key].length === 1 || key === 'Space';
}

export type Keys = Readonly<Record<string, readonly string[]>>;

export function keysOf(id: ActionId, own: Keys): readonly string[] {
  const row = actionRow(id);
  return row.fixed ? row.keys : (own[id] ?? row.keys);
}

/** Actions a chord stands for, in the order of the table; several scopes may use the same key. */
export function actionsFor(chord: string, own: Keys): ActionId[] {
  return ACTION_IDS.filter((id) => keysOf(id, own).includes(chord));
}

const together = (a: Scope, b: Scope) => {
  if (a === b || a === 'everywhere' || b === 'everywhere') return true;
  // The board's keys come first while it has the focus, so they may repeat the page's.
  if (a === 'board' || b === 'board') return false;
  // Lessons and puzzles have moves to step through, the analyser too, but no page is both drill and analyser.
  return a === 'moves' || b === 'moves';
};

/** Another action that would answer to the same key on some page, or null. */
export function conflict(id: ActionId, chord: string, own: Keys): ActionId | null {
  const scope = actionRow(id).scope;
  return actionsFor(chord, own).find((other) => other !== id && together(scope, actionRow(other).scope)) ?? null;
}
