import type { Draft } from '../../../puzzles/puzzle-game';
import type { Refutation, SolutionTree } from '../../../puzzles/puzzle';
import type { Walker } from '../../../puzzles/walker';
import type { Effect } from '../effects';
import type { Side, State } from '../state';
import { tokenBattle } from '../game';
import { bestPlay } from './best-play';
import { byEngine, uncovers } from './uncovering';

/** One turn of a line, with the states around it and what happened in it. */
export interface Step {
  action: string;
  side: Side;
  before: State;
  after: State;
  effects: readonly Effect[];
}

/** What themes and difficulty of a puzzle are read from. */
export interface Told {
  goal: Draft['goal'];
  side: Side;
  start: State;
  /** Best play from a right first action to where the goal is settled. */
  steps: readonly Step[];
  /** What beats the wrong first actions. */
  wrong: readonly Refutation[];
  /** Every later right answer plays the card that the first one uncovered. */
  uncovers: boolean;
}

/** The puzzle told as lines; `refutations` are those of its wrong first actions. */
export function tell(
  walker: Walker<State>,
  { node, goal, solved }: Draft,
  tree: SolutionTree,
  refutations: readonly Refutation[],
): Told {
  const start = walker.state(node);
  const first = walker.text(node, solved.right[0]!);
  const rest = bestPlay(walker, node, goal, walker.play(node, solved.right[0]!));
  return {
    goal,
    side: start.turn as Side,
    start,
    steps: stepsOf(walker, start, [first, ...rest]),
    wrong: refutations,
    uncovers: goal.kind === 'bestMargin' && uncovers(byEngine(walker), start, tree),
  };
}

function stepsOf(walker: Walker<State>, start: State, line: readonly string[]): Step[] {
  let node = walker.enter(start);
  return line.map((text) => {
    const before = walker.state(node);
    const action = walker.action(node, text);
    walker.engine.restore(node);
    const effects = tokenBattle.effects!(action, walker.engine);
    node = walker.play(node, action);
    const after = walker.state(node);
    return { action: text, side: before.turn as Side, before, after, effects };
  });
}
