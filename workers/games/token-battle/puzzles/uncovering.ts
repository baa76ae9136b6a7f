import { apply, fromState } from '../../../referee/token-battle';
import type { SolutionTree } from '../../../puzzles/puzzle';
import type { Walker } from '../../../puzzles/walker';
import type { Side, State } from '../state';

/** Plays an action at a state: with the engine, or with the referee. */
type Play = (state: State, action: string) => State;

export const byEngine =
  (walker: Walker<State>): Play =>
  (state, action) => {
    const node = walker.enter(state);
    return walker.state(walker.play(node, walker.action(node, action)));
  };

export const byReferee: Play = (state, action) => apply(fromState(state), action) as State;

/**
 * True if the stack is the point of a solution: the solver decides again, and wherever that decision matters, every
 * right answer plays the card that the only right first action uncovered.
 */
export function uncovers(play: Play, start: State, tree: SolutionTree): boolean {
  const side = start.turn as Side;
  const [first, ...others] = Object.keys(tree);
  if (first === undefined || others.length > 0) return false;
  const after = play(start, first);
  const stack = start.cards[side].findIndex((cards, i) => cards.join() !== after.cards[side][i]!.join());
  const card = after.cards[side][stack]?.[0];
  const answers = later(after, tree[first]!);
  return card !== undefined && answers.length > 0 && answers.every((action) => cardIn(action) === card);

  function later(state: State, below: SolutionTree): string[] {
    const actions = Object.keys(below);
    if (state.turn === side) return actions;
    return actions.flatMap((action) =>
      Object.keys(below[action]!).length > 0 ? later(play(state, action), below[action]!) : [],
    );
  }
}

/** The card an action plays; see `actionText`. */
export const cardIn = (action: string): string => action.split(/[:@]/)[0]!;
