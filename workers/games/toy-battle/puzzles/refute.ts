import type { Goal } from '../../../analysis/contract';
import { reach, winNext } from '../../../engine/toy-battle';
import { compareExact } from '../../../puzzles/exact';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Refutation } from '../../../puzzles/puzzle';
import type { Actor, Node, Walker } from '../../../puzzles/walker';
import { mapOf } from '../board-data';
import { SIDES, type Side, type State } from '../state';
import { countTiles, other, sortTiles, tilesOf, topSide } from '../tiles';

/** Nodes one decision of a line may cost. */
const BUDGET = 1_000_000;

const NOTES: Readonly<Record<string, string>> = {
  'win-turn': 'no-win',
  'max-medals': 'fewer-medals',
  cut: 'still-connected',
  'no-gift': 'gift',
  'safe-turn': 'enemy-wins',
  'safest-turn': 'riskier',
};

/** What beats every wrong first action of a draft, by action. */
export function refutations(walker: Walker<State>, draft: Draft): Record<string, Refutation> {
  const { node, solved } = draft;
  const wrong = [...solved.values.keys()].filter((action) => !solved.right.includes(action));
  const kept = draft.goal.kind === 'safest-turn' ? needsAfter(walker, draft, solved.right[0]!) : [];
  return Object.fromEntries(
    wrong.map((action) => [walker.text(node, action), refutation(walker, draft, action, kept)]),
  );
}

function refutation(walker: Walker<State>, draft: Draft, action: number, kept: readonly string[]): Refutation {
  const { node, goal } = draft;
  if (goal.kind === 'endgame') return endgameLine(walker, node, goal, action);
  const { line, end } = bestTurn(walker, draft, node, walker.text(node, action), []);
  const note = NOTES[goal.kind]!;
  if (goal.kind === 'cut') return { line, note, nodes: stillConnected(walker, end, goal, walker.state(node).toMove) };
  if (goal.kind === 'safe-turn' || goal.kind === 'safest-turn') return attack(walker, draft, line, end, note, kept);
  return { line, note };
}

/** The best way to finish the turn after `first`; of equal answers the last one, which declines if it can. */
function bestTurn(
  walker: Walker<State>,
  { goal }: Draft,
  root: Node,
  first: string,
  need: readonly string[],
): { line: string[]; end: Node } {
  const seat = walker.actor(root);
  const line = [first];
  let node = walker.play(root, walker.action(root, first));
  for (;;) {
    const actor = walker.actor(node);
    if (actor === 'over' || (actor !== 'chance' && actor !== seat)) return { line, end: node };
    const action = actor === 'chance' ? outcome(walker, node, need) : walker.solve(node, goal, BUDGET)!.right.at(-1)!;
    line.push(walker.text(node, action));
    node = walker.play(node, action);
  }
}

/** An outcome that leaves the needed tiles of the enemy's rack in play: the most frequent tile besides them. */
function outcome(walker: Walker<State>, node: Node, need: readonly string[]): number {
  const state = walker.state(node);
  const outcomes = walker.steps(node);
  if (state.question !== 'ices') return outcomes[0]!;
  const enemy = other(state.toMove);
  const free = (action: number): number => {
    const troop = walker.text(node, action).slice(1);
    const copies = (tiles: string): number => [...tiles].filter((code) => code === troop).length;
    return copies(state.rack[enemy]) - copies(state.frozen[enemy]) - copies(need.join(''));
  };
  return outcomes.reduce((best, action) => (free(action) > free(best) ? action : best));
}

const needsAt = (walker: Walker<State>, node: Node, side: Side): string[] => {
  walker.engine.restore(node);
  return winNext(walker.engine, SIDES.indexOf(side)).needs.map(tilesOf);
};

/** What the enemy still needs after the right action. */
function needsAfter(walker: Walker<State>, draft: Draft, right: number): string[] {
  const { end } = bestTurn(walker, draft, draft.node, walker.text(draft.node, right), []);
  return needsAt(walker, end, other(walker.state(draft.node).toMove));
}

const holds = (rack: string, need: string): boolean => {
  const counts = countTiles(rack);
  return countTiles(need).every((count, troop) => count <= counts[troop]!);
};

/** An enemy rack that wins against `line`, and if there is one that the right answer would have stopped. */
function attack(
  walker: Walker<State>,
  draft: Draft,
  line: string[],
  end: Node,
  note: string,
  kept: readonly string[],
): Refutation {
  const start = walker.state(draft.node);
  const enemy = other(start.toMove);
  if (walker.actor(end) === 'over') return { line, note: 'loses' };
  const racks = needsAt(walker, end, enemy)
    .map((need) => ({ need, rack: rackWith(walker.state(end), start, enemy, need, kept) }))
    .filter(({ rack }) => rack !== null);
  const isNew = (rack: string): boolean => !kept.some((other) => holds(rack, other));
  const chosen = racks.find(({ rack }) => isNew(rack!)) ?? racks[0];
  if (!chosen) return { line, note };
  const root = walker.enter(withRack(start, enemy, chosen.rack!));
  const own = bestTurn(walker, draft, root, line[0]!, [...chosen.need]);
  return { line: [...own.line, ...strike(walker, own.end)], note, need: chosen.need, rack: chosen.rack! };
}

/**
 * A rack of the enemy's size that holds `need` and what is known to lie there, and if possible none of the sets in
 * `kept`. Null if the rack is too small.
 */
function rackWith(end: State, start: State, enemy: Side, need: string, kept: readonly string[]): string | null {
  const frozen = end.frozen[enemy].length;
  const size = start.rack[enemy].length;
  const pool = countTiles(start.rack[enemy] + start.unseen[enemy]);
  const held = countTiles(need).map((count, troop) => Math.max(count, countTiles(start.known[enemy])[troop]!));
  let rack = tilesOf(held);
  if (rack.length + frozen > size) return null;
  while (rack.length < size) {
    const counts = countTiles(rack);
    const spare = [...tilesOf(pool.map((count, troop) => count - counts[troop]!))];
    const harmless = spare.filter((troop) => !kept.some((other) => holds(sortTiles(rack + troop), other)));
    const next = harmless.at(-1) ?? spare.at(-1);
    if (next === undefined) return null;
    rack = sortTiles(rack + next);
  }
  return rack;
}

/** The state with another enemy rack out of the same unknown tiles. */
export function withRack(state: State, enemy: Side, rack: string): State {
  const pool = countTiles(state.rack[enemy] + state.unseen[enemy]);
  const held = countTiles(rack);
  return {
    ...state,
    rack: { ...state.rack, [enemy]: sortTiles(rack) },
    unseen: { ...state.unseen, [enemy]: tilesOf(pool.map((count, troop) => count - held[troop]!)) },
  };
}

/** The player to move wins this turn: at each step an answer that ends it, or one that still wins. */
function strike(walker: Walker<State>, start: Node): string[] {
  const line: string[] = [];
  let node = start;
  while (walker.actor(node) !== 'over') {
    const { right, value } = walker.solve(node, { kind: 'win-turn' }, BUDGET)!;
    if (value.num !== 1) throw new Error(`no win at ${walker.print(node)}`);
    const at = node;
    const action = right.find((one) => walker.actor(walker.play(at, one)) === 'over') ?? right[0]!;
    line.push(walker.text(node, action));
    node = walker.play(node, action);
  }
  return line;
}

function stillConnected(walker: Walker<State>, end: Node, goal: Goal, side: Side): string[] {
  const state = walker.state(end);
  const { nodes, hqSide, nodeIndex } = mapOf(state);
  walker.engine.restore(end);
  const reached = reach(walker.engine, SIDES.indexOf(other(side))).map((node) => nodes[node]!);
  return goal.nodes!.filter(
    (id) => reached.includes(id) || (!hqSide[nodeIndex.get(id)!] && topSide(state.stacks[id]) !== other(side)),
  );
}

/** Best play of both sides from a node to the end; chance brings what is worst for `seat`. */
export function playOut(walker: Walker<State>, start: Node, goal: Goal, seat: Actor): { line: string[]; end: Node } {
  const line: string[] = [];
  let node = start;
  for (let actor = walker.actor(node); actor !== 'over'; actor = walker.actor(node)) {
    const next =
      actor === 'chance' ? worstOutcome(walker, node, goal, seat) : walker.solve(node, goal, BUDGET)!.right[0]!;
    line.push(walker.text(node, next));
    node = walker.play(node, next);
  }
  return { line, end: node };
}

function endgameLine(walker: Walker<State>, root: Node, goal: Goal, action: number): Refutation {
  const rest = playOut(walker, walker.play(root, action), goal, walker.actor(root));
  const { winner } = walker.state(rest.end).result!;
  return { line: [walker.text(root, action), ...rest.line], note: winner === 'none' ? 'draws' : 'loses' };
}

function worstOutcome(walker: Walker<State>, node: Node, goal: Goal, seat: Actor): number {
  const worth = (action: number): { num: number; den: number } => {
    let below = walker.play(node, action);
    while (walker.actor(below) === 'chance') below = walker.play(below, walker.steps(below)[0]!);
    const actor = walker.actor(below);
    if (actor === 'over') {
      const { winner } = walker.state(below).result!;
      return winner === 'none' ? { num: 1, den: 2 } : { num: SIDES.indexOf(winner) === seat ? 1 : 0, den: 1 };
    }
    const { value } = walker.solve(below, goal, BUDGET)!;
    return actor === seat ? value : { num: value.den - value.num, den: value.den };
  };
  const outcomes = walker.steps(node);
  const worths = new Map(outcomes.map((action) => [action, worth(action)]));
  return outcomes.reduce((worst, one) => (compareExact(worths.get(one)!, worths.get(worst)!) < 0 ? one : worst));
}
