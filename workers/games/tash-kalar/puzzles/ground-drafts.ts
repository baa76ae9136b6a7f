import { patternsShown } from '../../../engine/tash-kalar';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import { cardOf } from '../cards';
import { ORIENTATIONS } from '../orientations';
import { patternNumber } from '../measures';
import { squareNumber } from '../squares';
import type { State } from '../state';
import { isPlainArrival } from './arrival';
import { someCards } from './play-drafts';
import { question } from './question';

/** Cards tried for one position. */
const TRIES = 8;

/** Squares a being can come to in a question about all of them. */
const FEWEST_TARGETS = 3;
const MOST_TARGETS = 10;

/** Squares of each kind, rotten or not, among those a being can come to. */
const FEWEST_EACH = 2;

const targetOf = (summon: string): string => summon.slice(-2);

const targetsIn = (walker: Walker<State>, node: Node): string[] =>
  walker
    .legal(node)
    .map((action) => walker.text(node, action))
    .filter((text) => text.startsWith('summon '))
    .map(targetOf);

/** Some square can be reached by a mirrored pattern only. */
function needsMirror({ engine }: Walker<State>, node: Node, card: string, targets: readonly string[]): boolean {
  engine.restore(node);
  const shown = patternsShown(engine, patternNumber(card));
  return targets.some((square) =>
    shown
      .filter(({ target }) => target === squareNumber(square))
      .every(({ orientation }) => ORIENTATIONS[orientation]!.startsWith('m')),
  );
}

/** All squares a being can come to, one of them only by the mirrored pattern, and one that is not empty. */
export function whereCanItCome(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  const fits =
    (card: string) =>
    ({ node: start }: Draft, { board }: State): boolean => {
      const targets = targetsIn(walker, start);
      if (targets.length < FEWEST_TARGETS || !targets.some((square) => square in board)) return false;
      return needsMirror(walker, start, card, targets);
    };
  for (const card of someCards(from, TRIES, random)) {
    const given = { board: from.board, hand: [card], actions: 1 };
    const asked = { from, given, goal: { kind: 'come', card: cardOf(card).word }, mostRight: MOST_TARGETS };
    const draft = question(walker, asked, random, fits(card));
    if (draft) return draft;
  }
  return null;
}

/** All squares, of those a being can come to, on which its effect is lost. */
export function rottenGround(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  for (const card of someCards(from, TRIES, random)) {
    const given = { board: from.board, hand: [card], actions: 2 };
    const asked = { from, given, goal: { kind: 'idle', card: cardOf(card).word }, mostRight: MOST_TARGETS };
    const draft = question(walker, asked, random, (found) => isDivided(walker, found));
    if (draft) return draft;
  }
  return null;
}

/** Some squares are rotten, and on each of the others the effect can truly change something. */
function isDivided(walker: Walker<State>, { node, solved }: Draft): boolean {
  const targets = targetsIn(walker, node).length;
  const rotten = solved.right.length;
  if (rotten < FEWEST_EACH || targets - rotten < FEWEST_EACH || targets > MOST_TARGETS) return false;
  const start = walker.state(node);
  return walker.legal(node).every((action) => {
    if (solved.right.includes(action) || !walker.text(node, action).startsWith('summon ')) return true;
    return changesSomething(walker, start, walker.play(node, action));
  });
}

/** Some way through an effect ends with more than the arrival of its being. */
function changesSomething(walker: Walker<State>, start: State, node: Node): boolean {
  const state = walker.state(node);
  if (state.question === 'match' || state.question === 'liftForSummon') return false;
  if (state.question !== 'effect') return !isPlainArrival(start, state);
  return walker.legal(node).some((action) => changesSomething(walker, start, walker.play(node, action)));
}
