/** The answers of Toy Battle's drills, found once more by the referee, which knows nothing of the engine. */
import { expect, test } from 'vitest';
import type { Drill } from '../../../workers/drills/drill';
import { makeDrill } from '../../../workers/drills/make';
import { engineFromFile } from '../../../workers/engine/node';
import { mapById } from '../../../workers/games/toy-battle/board-data';
import { kinds } from '../../../workers/games/toy-battle/drills/kinds';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import type { Side, State } from '../../../workers/games/toy-battle/state';
import { mapOf, neighbours } from '../../../workers/referee/toy-battle/board';
import { stranded } from '../../../workers/referee/toy-battle/connection';
import { judge } from '../../../workers/referee/toy-battle/judge';
import { Session } from '../../../workers/session';

const SEEDS = 25;

const session = new Session(
  toyBattle,
  await engineFromFile(new URL('../../../build/toy-battle.wasm', import.meta.url)),
) as unknown as Session;

function stateOf({ view }: Drill): State {
  const parsed = toyBattle.parse(view.notation);
  if (!parsed.ok) throw new Error(view.notation);
  return parsed.value;
}

/** What follows a beginning in the referee's legal actions. */
const endings = (state: State, beginning: string): string[] =>
  judge.tree
    .legal(judge.enter(state, ''))
    .flatMap((action) => (action.startsWith(beginning) ? action.slice(beginning.length) : []));

const sorted = (words: Iterable<string>): string[] => [...words].sort();

const ANSWERS: Readonly<Record<string, (drill: Drill, of: string) => unknown>> = {
  adjacent: (drill, base) => neighbours(mapOf(stateOf(drill)), base),
  place: (drill, troop) => endings(stateOf(drill), `place ${troop}@`),
  shove: (drill, from) => endings(stateOf(drill), `shove ${from}>`),
  cover(drill, base) {
    const state = stateOf(drill);
    const open = endings(state, 'place ').filter((rest) => rest.endsWith(`@${base}`));
    return [...state.rack[state.toMove]].filter((code) => open.includes(`${code}@${base}`));
  },
  cut: (drill, side) => stranded(judge.enter(stateOf(drill), drill.view.notation), side as Side),
  draws(drill, troop) {
    const { toMove, rack, discard, stacks } = stateOf(drill);
    const letter = toMove === 'blue' ? 'b' : 'r';
    const seen = Object.values(stacks).join('').split(`${letter}${troop}`).length - 1;
    return 3 - seen - (rack[toMove] + discard[toMove]).split(troop).length + 1;
  },
  region(drill, id) {
    const after = judge.tree.apply(judge.enter(stateOf(drill), drill.view.notation), drill.line[0]!) as State;
    return after.taken[id] ?? 'none';
  },
  win(drill) {
    const { num, den } = judge.solve(judge.enter(stateOf(drill), drill.view.notation), { kind: 'win-turn' }, {}).value;
    return num === den ? 'yes' : 'no';
  },
};

function answerOf({ question }: Drill): unknown {
  switch (question.type) {
    case 'mark':
      return sorted(question.nodes);
    case 'pick':
      return sorted(question.tiles);
    case 'answer':
      return question.value;
    case 'choose':
      return question.options[question.right];
  }
}

test.for(kinds)('$id: the referee answers the same', (kind) => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const drill = makeDrill(session, kind, seed * 104_729);
    const found = ANSWERS[kind.id]!(drill, drill.question.ask.split(':')[1] ?? '');
    expect(Array.isArray(found) ? sorted(found) : found, drill.view.notation).toEqual(answerOf(drill));
  }
});

test('what is asked before lesson 13 is asked on boards that need no later lesson', () => {
  for (const kind of kinds.filter(({ id }) => id !== 'shove')) {
    for (const setup of kind.setups ?? toyBattle.fullSetups) {
      const { hqs, bases } = mapById(setup)!.data;
      expect(hqs, setup).toHaveLength(2);
      expect(bases.flatMap(({ special, gate }) => gate ?? (special === 'recall' ? [] : (special ?? [])))).toEqual([]);
    }
  }
});
