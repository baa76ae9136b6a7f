import type { Question } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';
import { isBody } from './bodies';

/** What can be asked of a position: of a main phase what it can bring, of a placement of patrollers whether it holds. */
export function* questions(walker: Walker<State>, node: Node): Iterable<Question> {
  const { table } = walker.codec.read(node);
  if (table.stage === 'closing') yield { node, goal: { kind: 'survive' } };
  if (table.stage !== 'main') return;
  yield { node, goal: { kind: 'win' } };
  yield { node, goal: { kind: 'most', metric: 'damage' } };
  for (const { id, card, controller } of table.things) {
    if (controller === table.active || card === 'base') continue;
    const nodes = [String(id)];
    yield { node, goal: { kind: isBody(card) ? 'kill' : 'destroy', nodes } };
    if (isBody(card)) yield { node, goal: { kind: 'clean', nodes } };
  }
}
