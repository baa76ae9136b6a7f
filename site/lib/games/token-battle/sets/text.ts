/** A set as one line of text: `set Name: a>b c>d>e f>g h>i`, strips from left to right, the top card first. */
import { cardById } from '$workers/games/token-battle/cards';
import type { Strips } from './edit';

export interface NamedSet {
  name: string;
  strips: Strips;
}

/** What is wrong with a text that should be a set; `column` counts from 1. */
export interface SetTextProblem {
  problem: 'not-a-set' | 'unknown-card' | 'too-many-strips';
  column: number;
  found: string;
}

export type ReadSet = { ok: true; set: NamedSet } | { ok: false; error: SetTextProblem };

const STRIPS = 4;
/** Nobody needs a longer name, and it has to fit a list. */
export const MAX_NAME = 60;
/** Above any set, legal or half built. */
const MAX_TEXT = 2000;
const QUOTE = 30;

/** Colons and line ends would end the name. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(/[\s:]+/g, ' ')
    .trim()
    .slice(0, MAX_NAME);

export const writeSet = ({ name, strips }: NamedSet): string =>
  `set ${cleanName(name)}: ${strips.map((cards) => cards.join('>') || '-').join(' ')}`;

/** Reads the text of a set, half built ones too; whether it is legal is another question (TK-SET-1, TK-SET-2). Never throws. */
export function readSet(text: string): ReadSet {
  const fail = (problem: SetTextProblem['problem'], at: number, found: string): ReadSet => ({
    ok: false,
    error: { problem, column: at + 1, found: found.length > QUOTE ? `${found.slice(0, QUOTE)}…` : found },
  });
  const head = /^\s*set ([^:]*): */.exec(text.slice(0, MAX_TEXT));
  if (!head) return fail('not-a-set', 0, text.trim());
  const strips: string[][] = [];
  for (const match of text.slice(0, MAX_TEXT).slice(head[0].length).matchAll(/\S+/g)) {
    const start = head[0].length + match.index;
    if (strips.length === STRIPS) return fail('too-many-strips', start, match[0]);
    const cards = match[0] === '-' ? [] : match[0].split('>');
    let at = start;
    for (const id of cards) {
      if (!cardById(id)) return fail('unknown-card', at, id);
      at += id.length + 1;
    }
    strips.push(cards);
  }
  while (strips.length < STRIPS) strips.push([]);
  return { ok: true, set: { name: cleanName(head[1]!), strips } };
}
