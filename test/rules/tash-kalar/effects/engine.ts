import { rules } from '../../../../assembly/games/tash-kalar/data/rules.json' with { type: 'json' };
import * as layout from '../../../../assembly/games/tash-kalar/layout';
import { engineFromFile } from '../../../../workers/engine/node';
import { actionText, parseAction } from '../../../../workers/games/tash-kalar/actions';
import { read, write } from '../../../../workers/games/tash-kalar/codec';
import { positionToState } from '../../../../workers/games/tash-kalar/position';
import { SQUARES } from '../../../../workers/games/tash-kalar/squares';
import { RANKS, type State } from '../../../../workers/games/tash-kalar/state';
import type { Implementation, Node } from './node';

/** The compiled engine with assertions. */
export const machine = await engineFromFile(new URL('../../../../build/tash-kalar.test.wasm', import.meta.url));

const ruleOf = (number: number): string => rules[number - 1]!.id;

function boardOf({ board }: State, owner: 'A' | 'B'): string {
  return SQUARES.filter((square) => board[square]?.owner === owner)
    .map((square) => square + '*'.repeat(RANKS.indexOf(board[square]!.rank)))
    .join(' ');
}

function node(bytes: Uint8Array): Node {
  const state = read(bytes);
  const { turn } = state;
  const number = (action: string): number => {
    const parsed = parseAction(action, state);
    if (!parsed.ok) throw new Error(`${action}: ${parsed.error.problem}`);
    return parsed.value;
  };
  machine.restore(bytes);
  return {
    inEffect: bytes[layout.QUESTION] === layout.ASK_EFFECT,
    legal: machine.actor() < layout.SEATS ? [...machine.legal()].map((action) => actionText(action, state)) : [],
    whyNot(action) {
      machine.restore(bytes);
      const [first] = machine.whyNot(number(action));
      return first === undefined ? null : ruleOf(first);
    },
    play(action) {
      const refused = this.whyNot(action);
      if (refused) throw new Error(`${action} is refused by ${refused}`);
      machine.restore(bytes);
      machine.apply(number(action));
      return node(machine.save());
    },
    board: { A: boardOf(state, 'A'), B: boardOf(state, 'B') },
    counted: RANKS.map((rank) => turn.destroyed[rank]).join('-'),
    actionsLeft: turn.actions,
    gains: {
      extraBeings: turn.extraBeings,
      extraLegends: turn.extraLegends,
      extraTurn: turn.extraTurns > 0,
      borrow: turn.borrow > 0,
    },
  };
}

export const engine: Implementation = {
  name: 'engine',
  load(position) {
    const state = positionToState(position);
    if (!state.ok) throw new Error(`${state.error.problem} in ${JSON.stringify(position)}`);
    const bytes = new Uint8Array(machine.stateBytes);
    write(state.value, bytes);
    const broken = machine.load(bytes);
    if (broken) throw new Error(`no position to play on: ${ruleOf(broken)}`);
    return node(machine.save());
  },
};
