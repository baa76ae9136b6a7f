import type { RuleId, View } from '../../../contract';
import type { Desk } from '../../../drills/desk';
import type { Asked, DrillKind } from '../../../drills/drill';
import type { Random } from '../../../random';
import type { Board } from '../board';
import { summonsIn } from './summons';
import { choose } from './walk';

type Range = readonly [least: number, most: number];

/** How many squares are to be pointed out, in turn: few, or so many that one is easily missed. */
const PIECES: readonly Range[] = [
  [1, 1],
  [2, 3],
  [3, 7],
];
const STEPS: readonly Range[] = [
  [1, 4],
  [4, 6],
  [6, 7],
];

/** Pieces beside the being, at least: among fewer there is nothing to think about. */
const CROWD = 2;

/** A rank stands against a move (standard, combat). */
const RANK_RULES: readonly RuleId[] = ['TS-WORD-3', 'TS-WORD-4'];

/** The nodes at which effects of beings begin that can come now, each with the card by its word. */
function arrivals({ question, board, choices }: View<Board>, desk: Desk<Board>): { card: string; node: View<Board> }[] {
  if (question !== 'menu' || board.turn.actions === 0) return [];
  return [...summonsIn(choices)].flatMap(([card, squares]) =>
    squares.flatMap((square) => {
      const node = desk.after(`summon ${card}@${square}`);
      return node.question === 'effect' && node.board.effect!.being ? [{ card, node }] : [];
    }),
  );
}

const apart = (a: string, b: string, axis: 0 | 1): number => Math.abs(a.charCodeAt(axis) - b.charCodeAt(axis));

/** Where other pieces stand on the squares adjacent to the being. */
const beside = ({ board, effect }: Board): string[] =>
  Object.keys(board).filter(
    (square) =>
      square !== effect!.being && apart(square, effect!.being!, 0) <= 1 && apart(square, effect!.being!, 1) <= 1,
  );

/** The squares that all first answers to an effect name in this way; none if some answers are of another kind. */
function squaresBy(verb: string, { choices }: View<Board>): string[] {
  const answers = choices.map(({ action }) => action).filter((action) => action !== 'done');
  const named = answers.filter((action) => action.startsWith(verb)).map((action) => action.slice(verb.length));
  return named.length === answers.length ? named : [];
}

/** A node at which as many squares are to be found as is wished for. */
function found(
  view: View<Board>,
  desk: Desk<Board>,
  random: Random,
  [least, most]: Range,
  verb: (board: Board) => string,
): { card: string; node: View<Board>; nodes: string[] } | null {
  const all = arrivals(view, desk)
    .filter(({ node }) => beside(node.board).length >= CROWD)
    .map((one) => ({ ...one, nodes: squaresBy(verb(one.node.board), one.node) }))
    .filter(({ nodes }) => nodes.length >= least && nodes.length <= most);
  return all[random(Math.max(1, all.length))] ?? null;
}

/** Pieces the first choice of an effect may fall on. */
export const reach: DrillKind<Board> = {
  id: 'reach',
  steps: 40,
  choose,
  ask(view, desk, random, wish): Asked<Board> | null {
    const one = found(view, desk, random, PIECES[wish % PIECES.length]!, () => 'pick ');
    if (!one) return null;
    const { card, node, nodes } = one;
    const near = beside(node.board).filter((square) => !nodes.includes(square));
    return { question: { type: 'mark', ask: `picks:${card}`, nodes }, view: node, why: near };
  },
};

/** Squares to which the being may go first. */
export const moves: DrillKind<Board> = {
  id: 'moves',
  steps: 40,
  choose,
  ask(view, desk, random, wish): Asked<Board> | null {
    const verb = ({ effect }: Board): string => `move ${effect!.being}-`;
    const one = found(view, desk, random, STEPS[wish % STEPS.length]!, verb);
    if (!one) return null;
    const { card, node, nodes } = one;
    const shut = beside(node.board).filter((square) =>
      desk
        .at(node)
        .whyNot(verb(node.board) + square)
        .some((rule) => RANK_RULES.includes(rule)),
    );
    return {
      question: { type: 'mark', ask: `moves:${card}:${node.board.effect!.being}`, nodes },
      view: node,
      why: shut,
    };
  },
};
