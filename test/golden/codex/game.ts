import { TURN } from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { actionRow, plainAction } from '../../../workers/engine/codex';
import type { Engine } from '../../../workers/engine/engine';
import { actionText } from '../../../workers/games/codex/action-text';
import { printPosition } from '../../../workers/games/codex/notation';
import { readTable } from '../../../workers/games/codex/position';
import { canonical } from '../../differential/codex/support/canonical';
import { load } from '../../differential/codex/support/duel';
import * as referee from '../../../workers/referee/codex';
import type { Node } from '../../../workers/referee/codex';

/** So often, in turns, the position stands between the actions. */
const EVERY = 4;

/** The position in a line, where no script is in its middle. */
export const lineOf = (engine: Engine): string => printPosition(canonical(readTable(engine.save())), []);

/** Puts engine and referee before a line. */
export function begin(engine: Engine, line: string): Node {
  const reading = referee.fromText(line);
  if (!reading.ok) throw new Error(`${line}: ${reading.error}`);
  load(engine, reading.node);
  return reading.node;
}

export const actionsOf = (engine: Engine): ReadonlyMap<string, number> => {
  const actions = engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal();
  return new Map([...actions].map((action) => [actionText(actionRow(engine, action)), action]));
};

/**
 * A game of two plain players to its end, as text: each action in a line, and every fourth turn and at the end the
 * position after an empty one. Chance is drawn by the engine from the seed.
 */
export function record(engine: Engine, start: Uint8Array, seed: number): string {
  engine.seed(seed);
  engine.load(start);
  const lines = [lineOf(engine)];
  let turn = 1;
  for (;;) {
    const actor = engine.actor();
    const state = engine.save();
    const now = new DataView(state.buffer, state.byteOffset).getUint16(TURN, true);
    if (actor === OVER || (now !== turn && now % EVERY === 0)) lines.push('', lineOf(engine));
    turn = now;
    if (actor === OVER) return `${lines.join('\n')}\n`;
    const texts = new Map([...actionsOf(engine)].map(([text, action]) => [action, text]));
    const action = actor === CHANCE ? engine.happen() : plainAction(engine);
    lines.push(texts.get(action)!);
    if (actor !== CHANCE) engine.apply(action);
  }
}
