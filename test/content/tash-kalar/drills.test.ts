/** What the drills call right, by other ways than those that made them: mostly by the referee, who plays it himself. */
import { expect, it } from 'vitest';
import { makeDrill } from '../../../workers/drills/make';
import type { Drill } from '../../../workers/drills/drill';
import { engineFromFile } from '../../../workers/engine/node';
import type { Board } from '../../../workers/games/tash-kalar/board';
import { taskOf } from '../../../workers/games/tash-kalar/cards';
import { kinds } from '../../../workers/games/tash-kalar/drills/kinds';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { SQUARES } from '../../../workers/games/tash-kalar/squares';
import { other } from '../../../workers/games/tash-kalar/state';
import * as referee from '../../../workers/referee/tash-kalar';
import { Session } from '../../../workers/session';
import { inTurn } from '../../support/day';

const SEEDS = inTurn(
  Array.from({ length: 20 }, (_, i) => i * 104_729 + 11),
  5,
);

const engine = await engineFromFile(new URL('../../../build/tash-kalar.wasm', import.meta.url));
const session = new Session(tashKalar, engine);

const boardOf = ({ view }: Drill): Board => view.board as Board;
const nodesOf = ({ question }: Drill): string[] => (question.type === 'mark' ? [...question.nodes].sort() : []);
const aboutOf = ({ question }: Drill): string[] => question.ask.split(':').slice(1);

/** The referee's node after the line of a drill. */
const judged = (drill: Drill, line: readonly string[] = drill.line): referee.State =>
  line.reduce(referee.apply, referee.enter(boardOf(drill)));

/** Squares on which an action is not refused. */
const allowed = ({ view }: Drill, action: (square: string) => string): string[] =>
  SQUARES.filter((square) => session.whyNot(view.notation, action(square)).length === 0).sort();

const CHECKS: Readonly<Record<string, (drill: Drill) => void>> = {
  fit(drill) {
    expect(nodesOf(drill)).toEqual(referee.targets(judged(drill), aboutOf(drill)[0]!).sort());
  },

  lack(drill) {
    const [card] = aboutOf(drill);
    const comes = (state: referee.State): boolean =>
      referee.legal(state).some((action) => action.startsWith(`summon ${card}@`));
    const start = judged(drill);
    expect(comes(start)).toBe(false);
    const empty = SQUARES.filter((square) => !(square in boardOf(drill).board));
    expect(nodesOf(drill)).toEqual(empty.filter((square) => comes(referee.apply(start, `place ${square}`))).sort());
  },

  reach(drill) {
    expect(nodesOf(drill)).toEqual(allowed(drill, (square) => `pick ${square}`));
  },

  moves(drill) {
    expect(nodesOf(drill)).toEqual(allowed(drill, (square) => `move ${aboutOf(drill)[1]}-${square}`));
  },

  falls(drill) {
    const { board, side } = boardOf(drill);
    const marked = nodesOf(drill).map((square) => board[square]!.owner);
    const after = Object.values(judged(drill).board);
    for (const owner of [side, other(side)]) {
      const before = Object.values(board).filter((piece) => piece.owner === owner).length + (owner === side ? 1 : 0);
      const left = after.filter((piece) => piece.owner === owner).length;
      expect(before - left).toBe(marked.filter((one) => one === owner).length);
    }
  },

  flares(drill) {
    const state = judged(drill);
    const usable = aboutOf(drill).filter((flare) => Object.values(referee.criteriaMet(state, flare)).includes(true));
    expect(drill.question.type === 'pick' && drill.question.tiles).toEqual(usable);
  },

  task(drill) {
    const { question } = drill;
    if (question.type !== 'choose') throw new Error(question.type);
    const right = question.options[question.right]!;
    expect(question.options).toEqual([...boardOf(drill).row, 'none']);
    expect(referee.claimable(judged(drill))).toEqual(right === 'none' ? [] : [taskOf(right).word]);
  },

  points(drill) {
    const { side } = boardOf(drill);
    const gained = referee.score(judged(drill), side) - referee.score(judged(drill, []), side);
    expect(drill.question).toMatchObject({ type: 'answer', value: gained });
  },
};

it('every kind is checked', () => {
  expect(Object.keys(CHECKS)).toEqual(kinds.map(({ id }) => id));
});

it.for(kinds)('$id: another way leads to the same answer', (kind) => {
  for (const seed of SEEDS) CHECKS[kind.id]!(makeDrill(session, kind, seed));
});
