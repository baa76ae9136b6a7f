import type { DrillKind } from '../../../drills/drill';
import { answerTo } from '../asks';
import { mapOf } from '../board-data';
import type { Board, Side } from '../state';
import { other, topSide } from '../tiles';
import { PLAIN_BOARDS } from './boards';

const STEPS = 40;

/** More places than these to point out is work, not a question. */
const MOST = 9;

const heldBy = ({ stacks }: Board, side: Side): string[] =>
  Object.keys(stacks).filter((node) => topSide(stacks[node]) === side);

const nodesOf = (answer: ReturnType<typeof answerTo>): string[] => (answer && 'nodes' in answer ? answer.nodes : []);

/** Every node that a single path joins to a base. */
export const adjacent: DrillKind<Board> = {
  id: 'adjacent',
  setups: PLAIN_BOARDS,
  // A board with little on it, since nothing that lies there matters.
  steps: 8,
  ask(view, _, random) {
    const { data } = mapOf(view.board);
    const ask = `adjacent:${data.bases[random(data.bases.length)]!.id}`;
    return { question: { type: 'mark', ask, nodes: nodesOf(answerTo(view, ask)) } };
  },
};

/** Every base a tile of the rack can be placed on. Enemy tiles lie about, so that not all are open. */
export const place: DrillKind<Board> = {
  id: 'place',
  setups: PLAIN_BOARDS,
  steps: STEPS,
  ask(view, _, random) {
    const { board } = view;
    const rack = [...new Set(board.rack[board.toMove])];
    if (view.question !== 'turn' || rack.length === 0 || heldBy(board, other(board.toMove)).length < 2) return null;
    const ask = `place:${rack[random(rack.length)]}`;
    const nodes = nodesOf(answerTo(view, ask));
    return nodes.length >= 2 && nodes.length <= MOST ? { question: { type: 'mark', ask, nodes } } : null;
  },
};

/** Every tile of the rack that can be placed on an enemy tile that the line reaches. */
export const cover: DrillKind<Board> = {
  id: 'cover',
  setups: PLAIN_BOARDS,
  steps: STEPS,
  ask(view, _, random) {
    const { board } = view;
    const enemy = heldBy(board, other(board.toMove)).filter((node) => board.reach[board.toMove].includes(node));
    if (view.question !== 'turn' || board.rack[board.toMove].length < 3 || enemy.length === 0) return null;
    const ask = `cover:${enemy[random(enemy.length)]}`;
    const answer = answerTo(view, ask);
    const codes = answer && 'tiles' in answer ? answer.tiles : '';
    const tiles = [...board.rack[board.toMove]].filter((code) => codes.includes(code));
    return tiles.length > 0 && tiles.length < board.rack[board.toMove].length
      ? { question: { type: 'pick', ask, tiles } }
      : null;
  },
};

/** Every base a tile beside a volcano can be shoved to. */
export const shove: DrillKind<Board> = {
  id: 'shove',
  setups: ['volcanic-jungle'],
  steps: STEPS,
  ask(view, _, random) {
    if (view.question !== 'shove') return null;
    const movable = [...new Set(view.choices.flatMap(({ action }) => /^shove (\w+)>/.exec(action)?.[1] ?? []))];
    if (movable.length === 0) return null;
    const ask = `shove:${movable[random(movable.length)]}`;
    return { question: { type: 'mark', ask, nodes: nodesOf(answerTo(view, ask)) } };
  },
};
