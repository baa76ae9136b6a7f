import type { Question } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { CODES } from '../map';
import { MISSION_IDS } from '../names';
import type { State } from '../state';
import { entered } from './asking';
import { targets, theatreOf } from './theatre';
import { attackedLand } from './target';

/** What can be asked of a position: each territory in reach, each open mission, and what the turn can bring. */
export function* questions(walker: Walker<State>, node: Node): Iterable<Question> {
  const state = walker.state(node);
  const fought = attackedLand(state);
  const nodes = fought === null ? [] : [CODES[fought]!];
  if (state.decider !== state.player) {
    if (fought !== null) yield { node, goal: { kind: 'hold', nodes } };
    return;
  }
  if (fought !== null) return yield { node, goal: { kind: 'take', nodes } };
  if (state.node === 'attack') {
    for (const land of targets(state, state.player)) {
      const theatre = entered(walker, theatreOf(state, state.player, [land]));
      if (theatre) yield { node: theatre, goal: { kind: 'take', nodes: [CODES[land]!] } };
    }
    for (const mission of state.table)
      if (mission >= 0) yield { node, goal: { kind: 'mission', card: MISSION_IDS[mission]! } };
  }
  yield { node, goal: { kind: 'most', metric: 'income' } };
  yield { node, goal: { kind: 'most', metric: 'lands' } };
}
