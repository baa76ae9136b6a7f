import type { Engine } from '../../../../workers/engine/engine';
import { CHANCE, OVER } from '../../../../workers/engine/abi';
import { actionRow } from '../../../../workers/engine/codex';
import { boardOf, type Board } from '../../../../workers/games/codex/board';
import { read } from '../../../../workers/games/codex/read';
import type { Node } from '../../../../workers/referee/codex';
import type { Dice } from '../../../differential/support/dice';
import { load } from '../../../differential/codex/support/duel';

export interface Stop {
  readonly board: Board;
  readonly actor: number;
  /** Rows of the actions, or of the outcomes of chance. */
  readonly rows: readonly (readonly number[])[];
}

/** The node the engine stands at. */
export function look(engine: Engine): Stop & { readonly actions: readonly number[] } {
  const actor = engine.actor();
  const actions = actor === OVER ? [] : [...(actor === CHANCE ? engine.outcomes().actions : engine.legal())];
  return {
    board: boardOf(read(engine.save(), engine), engine),
    actor,
    actions,
    rows: actions.map((action) => actionRow(engine, action)),
  };
}

/** Plays on at random from a node; every node on the way, the first one included. */
export function* walk(engine: Engine, start: Node, dice: Dice, plies: number): Generator<Stop> {
  load(engine, start);
  for (let ply = 0; ply < plies; ply++) {
    const here = look(engine);
    yield here;
    if (here.actions.length === 0) return;
    engine.apply(here.actions[dice(here.actions.length)]!);
  }
}
