import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { isReadable, oneOf, STEPS } from './table';
import { choose } from './walk';

const MOST = 6;
/** Things that must not be to choose, so that there is something to leave out. */
const OTHERS = 3;

/** Everything that the effect of a card or an ability may choose first. */
export const target: DrillKind<Board> = {
  id: 'target',
  steps: STEPS,
  choose,
  ask({ board, choices, question }, desk, random) {
    if (question !== 'main' || !isReadable(board)) return null;
    const acting = choices.map(({ action }) => action).filter((action) => /^(?:play|use|summon) /.test(action));
    const action = oneOf(acting, random);
    if (action === undefined) return null;
    const view = desk.after(action);
    if (view.question !== 'pick') return null;
    const nodes = view.choices.flatMap(({ picks }) => {
      const found = picks.length === 1 ? /^thing:(\d+)$/.exec(picks[0]!) : null;
      return found ? [found[1]!] : [];
    });
    const isClear = choicesOfThings(view.choices.length, nodes.length);
    if (!isClear || nodes.length > MOST || view.board.things.length - nodes.length < OTHERS) return null;
    return { question: { type: 'mark', ask: `target:${action}`, nodes }, view };
  },
};

/** At least two things to choose from, and nothing else but to choose none. */
const choicesOfThings = (all: number, things: number): boolean => things >= 2 && all - things <= 1;
