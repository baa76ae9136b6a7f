import { engineFromFile } from '../../../../workers/engine/node';
import { winNext } from '../../../../workers/engine/toy-battle';
import { toyBattle } from '../../../../workers/games/toy-battle/game';
import { SIDES, type Board, type State } from '../../../../workers/games/toy-battle/state';
import { seededRandom } from '../../../../workers/random';
import { Session, TextError } from '../../../../workers/session';
import type { Implementation, Table } from './table';

/** The compiled engine with assertions. */
export const machine = await engineFromFile(new URL('../../../../build/toy-battle.test.wasm', import.meta.url));
const session = new Session<State, Board>(toyBattle, machine);

function table(notation: string): Table {
  const view = session.view(notation);
  const { board } = view;
  return {
    asked: board.question,
    actor: view.actor,
    legal: view.choices.map(({ action }) => action),
    odds: Object.fromEntries(view.outcomes.map(({ action, weight }) => [action.slice(1), weight])),
    state: board,
    result: board.result,
    medals: board.medals,
    reserve: board.reserve,
    reach: board.reach,
    stranded: board.stranded,
    whyNot(action) {
      try {
        return session.whyNot(notation, action);
      } catch (error) {
        if (error instanceof TextError) return null;
        throw error;
      }
    },
    play(...actions) {
      const played = session.play(notation, actions);
      if (!played.ok) throw new Error(`${played.action} is refused: ${played.refused.join(', ') || 'malformed'}`);
      return table(played.view.notation);
    },
    winNext(side) {
      session.enter(notation);
      const { winning, possible } = winNext(machine, SIDES.indexOf(side));
      return winning / possible;
    },
  };
}

/** The engine, asked in text as every part of the site asks it. */
export const engine: Implementation = {
  name: 'engine',
  load(position) {
    const parsed = session.parse(JSON.stringify(position));
    if (!parsed.ok) return { ok: false, rule: parsed.error.rule };
    return { ok: true, table: table(parsed.value.notation) };
  },
  deal(map, seed, options) {
    const start = toyBattle.randomStart(map, seededRandom(seed), options);
    if (!start.ok) throw new Error(start.error.problem);
    return table(toyBattle.print(start.value));
  },
};
