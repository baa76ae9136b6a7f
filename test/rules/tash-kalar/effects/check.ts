import { expect } from 'vitest';
import data from '../../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import type { Case } from './case';
import type { Implementation, Node } from './node';
import { playing, positionWith, words } from './position';

const inOrder = (text: string): string =>
  words(text)
    .sort((a, b) => indexOf(a) - indexOf(b))
    .join(' ');
const indexOf = (piece: string): number => data.board.squares.findIndex(({ name }) => name === piece.slice(0, 2));

const answersIn = (text: string): string[] =>
  text
    .split(',')
    .map((answer) => answer.trim())
    .filter(Boolean);

/** One answer, or what is expected of the node: `!answer RULE`, `=one|two`. */
function step(node: Node, text: string): Node {
  if (text.startsWith('!')) {
    const at = text.lastIndexOf(' ');
    expect({ [text]: node.whyNot(text.slice(1, at)) }).toEqual({ [text]: `TS-${text.slice(at + 1)}` });
    return node;
  }
  if (text.startsWith('=')) {
    expect(new Set(node.legal)).toEqual(new Set(text.slice(1).split('|')));
    return node;
  }
  return node.play(text);
}

const NOTHING = { extraBeings: 0, extraLegends: 0, extraTurn: false, borrow: false };

/** Plays a case on an implementation and expects all it says. */
export function check(implementation: Implementation, one: Case): void {
  const begun = implementation.load(positionWith(one.card, one)).play(playing(one.card));
  expect(begun.inEffect).toBe(one.play !== '');
  const resolved = answersIn(one.play).reduce(step, begun);
  expect(resolved.inEffect).toBe(false);
  const end = answersIn(one.then ?? '').reduce(step, resolved);
  const left = one.left ?? (one.card.includes('@') ? 1 : 2);
  expect({ ...end.board, inEffect: end.inEffect }).toEqual({
    A: inOrder(one.after.you),
    B: inOrder(one.after.enemy),
    inEffect: false,
  });
  // Without actions left the turn ends by itself, and its counters begin anew.
  if (!left) return;
  expect(end).toMatchObject({ counted: one.counted ?? '0-0-0', actionsLeft: left });
  expect(end.gains).toEqual({ ...NOTHING, ...one.gains });
}
