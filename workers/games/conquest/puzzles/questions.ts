import type { Question } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { MISSION_IDS } from '../mission-ids';
import type { State } from '../state';
import { entered } from './asking';
import { about, attackedLand } from './target';
import { enemiesNextTo, targets, theatreOf } from './theatre';

/** With more territories in reach than these, a question leaves out what it is not about, or no proof would end. */
const WHOLE = 5;

/** What can be asked of a position: each territory in reach, and two of them, each open mission, and what the turn can bring. */
export function* questions(walker: Walker<State>, node: Node): Iterable<Question> {
  const state = walker.state(node);
  const fought = attackedLand(state);
  if (state.decider !== state.player) {
    if (fought !== null) yield { node, goal: about('hold', [fought]) };
    return;
  }
  if (fought !== null) {
    yield { node, goal: about('take', [fought]) };
    for (const land of enemiesNextTo(state, fought)) yield { node, goal: about('take', [fought, land]) };
    return;
  }
  if (state.node === 'attack') {
    yield* attacks(walker, state, node);
    for (const mission of state.table)
      if (mission >= 0) yield { node, goal: { kind: 'mission', card: MISSION_IDS[mission]! } };
  }
  yield { node, goal: { kind: 'most', metric: 'income' } };
  yield { node, goal: { kind: 'most', metric: 'lands' } };
}

function* attacks(walker: Walker<State>, state: State, node: Node): Iterable<Question> {
  const all = targets(state, state.player);
  const whole = all.length <= WHOLE;
  const behind = all.flatMap((a) => enemiesNextTo(state, a).map((b) => [a, b]));
  const pairs = all.flatMap((a) => all.flatMap((b) => (a < b ? [[a, b]] : [])));
  const triples = pairs.flatMap(([a, b]) => all.flatMap((c) => (c > b! ? [[a!, b!, c]] : [])));
  const seen = new Set<string>();
  for (const lands of [...all.map((land) => [land]), ...(whole ? [...pairs, ...behind, ...triples] : [])]) {
    const goal = about('take', lands);
    const key = goal.nodes!.join();
    const theatre = whole ? node : entered(walker, theatreOf(state, state.player, lands));
    if (!theatre || seen.has(key)) continue;
    seen.add(key);
    yield { node: theatre, goal };
  }
}
