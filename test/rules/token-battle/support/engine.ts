import data from '../../../../assembly/games/token-battle/data/cards.json' with { type: 'json' };
import type { View } from '../../../../workers/contract';
import { engineFromFile } from '../../../../workers/engine/node';
import { tokenBattle } from '../../../../workers/games/token-battle/game';
import type { Effect } from '../../../../workers/games/token-battle/effects';
import { tokenWord } from '../../../../workers/games/token-battle/predicates';
import { setProblems } from '../../../../workers/games/token-battle/sets';
import { SIDES, sided, type Board, type State } from '../../../../workers/games/token-battle/state';
import { seededRandom } from '../../../../workers/random';
import { winnerOf } from '../../../../workers/result';
import { Session, TextError } from '../../../../workers/session';
import type { Implementation, Table } from './table';

/** The compiled engine with assertions. */
export const machine = await engineFromFile(new URL('../../../../build/token-battle.test.wasm', import.meta.url));
const session = new Session<State, Board, Effect>(tokenBattle, machine);

/** What the engine says the board brings each player: before a turn, or on the board the turn leaves. */
function income(effects: readonly Effect[], when: 'before' | 'after'): Table['gain'] {
  return sided((side) => effects.flatMap((one) => (one.kind === 'gain' && one.side === side ? [one[when]] : []))[0]!);
}

/** At a node nobody has come to by a turn; where nobody decides, the engine is not asked. */
function incomeAt({ notation, choices, board }: View<Board>): Table['gain'] {
  return choices.length ? income(session.effects(notation, choices[0]!.action), 'before') : board.income!;
}

function table(notation: string, gain?: Table['gain']): Table {
  const view = session.view(notation);
  const state = session.state();
  const why = (action: string) => session.whyNot(notation, action);
  return {
    actor: view.actor,
    legal: view.choices.map(({ action }) => action),
    outcomes: view.outcomes,
    tokens: Object.fromEntries(Object.entries(state.board).map(([field, token]) => [field, tokenWord(token)])),
    cards: state.cards,
    turn: state.turn,
    points: state.points,
    gain: gain ?? incomeAt(view),
    last: state.last,
    boost: state.boost,
    extra: state.extra,
    ply: state.ply,
    result: view.result && {
      winner: SIDES[winnerOf(view.result) ?? -1] ?? 'draw',
      how: view.result.reason as 'points',
    },
    line: notation,
    whyNot(action) {
      try {
        return why(action);
      } catch (error) {
        if (error instanceof TextError) return null;
        throw error;
      }
    },
    whyNotBy: (side, stack, field) =>
      why(side === state.turn ? `${side}:${stack}@${field}` : `out-of-turn ${stack}@${field}`),
    whyNotFrom: (side, stack, field) => why(`${side}:${stack}@${field}`),
    play(action) {
      const played = session.play(notation, [action]);
      if (!played.ok) throw new Error(`${action} is refused: ${played.refused.join(', ') || 'malformed'}`);
      const effects = session.effects(notation, action);
      return table(played.view.notation, effects.length ? income(effects, 'after') : undefined);
    },
  };
}

/** The engine, asked in text as every part of the site asks it. */
export const engine: Implementation = {
  name: 'engine',
  load(position) {
    const parsed = session.parse(typeof position === 'string' ? position : JSON.stringify(position));
    if (!parsed.ok) return { ok: false, rule: parsed.error.rule };
    return { ok: true, table: table(parsed.value.notation) };
  },
  start({ A, B }, options = {}) {
    const words = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
    const start = tokenBattle.randomStart(`${A}-${B}`, seededRandom(1), words);
    if (!start.ok) throw new Error(start.error.problem);
    return table(tokenBattle.print(start.value));
  },
  setRules: (stacks) => setProblems(stacks).map(({ rule }) => rule),
  forbids: (attempt, at) => at.whyNot(attempt)![0]!,
};

/** Runs something with other areas on all cards; `areaOf` turns one mask of directions (bit 0 is NW) into another. */
export function withAreas<T>(areaOf: (mask: number) => number, run: () => T): T {
  const set = (of: (mask: number) => number): void => {
    for (const { no, mask } of data.cards) machine.ask('setArea', no, of(mask));
  };
  set(areaOf);
  try {
    return run();
  } finally {
    set((mask) => mask);
  }
}
