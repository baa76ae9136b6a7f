import type { Goal } from '../../../analysis/contract';
import type { Node, Walker } from '../../../puzzles/walker';
import { mapOf } from '../board-data';
import type { State } from '../state';
import { other } from '../tiles';
import { boardAt } from './line';

/** Ends of turns looked at for one first action. */
const ENDS = 120;

/** A cut worth asking for strands this many tiles, unless it saves an HQ. */
const FEWEST_TILES = 2;

/**
 * The most demanding thing of its kind that some turn here achieves: enemy tiles connected now and stranded then, or
 * an own HQ the enemy reaches now and does not reach then. Null if no turn cuts off enough.
 */
export function cutGoal(walker: Walker<State>, node: Node): Goal | null {
  const { toMove, reach } = boardAt(walker, node);
  const enemy = other(toMove);
  const home = mapOf(walker.state(node))
    .data.hqs.filter(({ side }) => side === toMove)
    .map(({ id }) => id);
  const connected = reach[enemy];
  const cuts = new Map<string, Set<number>>();
  for (const first of walker.legal(node)) {
    for (const end of turnEnds(walker, walker.play(node, first), node)) {
      const board = boardAt(walker, end);
      const stranded = board.stranded[enemy].filter((id) => connected.includes(id));
      const saved = home.filter((id) => connected.includes(id) && !board.reach[enemy].includes(id));
      if (stranded.length < FEWEST_TILES && saved.length === 0) continue;
      const key = [...stranded, ...saved].join(' ');
      cuts.set(key, (cuts.get(key) ?? new Set()).add(first));
    }
  }
  const [best] = [...cuts].sort(([a, x], [b, y]) => x.size - y.size || b.length - a.length);
  return best ? { kind: 'cut', nodes: best[0].split(' ') } : null;
}

/** Nodes at which the turn of `root` is over, as far as `ENDS` allows; where chance decides, one outcome stands for all. */
function turnEnds(walker: Walker<State>, first: Node, root: Node): Node[] {
  const seat = walker.actor(root);
  const ends: Node[] = [];
  const open = [first];
  for (let node = open.pop(); node && ends.length < ENDS; node = open.pop()) {
    const actor = walker.actor(node);
    if (actor === 'over' || (actor !== 'chance' && actor !== seat)) ends.push(node);
    else
      for (const step of actor === 'chance' ? walker.steps(node).slice(0, 1) : walker.steps(node))
        open.push(walker.play(node, step));
  }
  return ends;
}
