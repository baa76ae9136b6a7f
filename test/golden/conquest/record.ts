import { CHANCE, OVER } from '../../../workers/engine/abi';
import { plainAction } from '../../../workers/engine/conquest';
import type { Engine } from '../../../workers/engine/engine';
import { conquest as codec } from '../../../workers/games/conquest/game';
import { firstNode } from '../../../workers/games/conquest/start';
import { begin } from '../../property/conquest/games';

/**
 * A game of two to five plain players to its end, as text: each action in a line, and the position in a line after an
 * empty one whenever a turn is over. Chance is drawn by the engine from the seed.
 */
export function record(engine: Engine, seats: number, seed: number): string {
  begin(engine, seats, '', seed);
  const lines = [codec.print(firstNode(seats))];
  let turn = '';
  for (;;) {
    const state = codec.read(engine.save());
    const now = `${state.round} ${state.player}`;
    const actor = engine.actor();
    if (actor === OVER || (turn && turn !== now)) lines.push('', codec.print(state));
    if (actor === OVER) return `${lines.join('\n')}\n`;
    turn = now;
    const action = actor === CHANCE ? engine.happen() : plainAction(engine);
    if (actor !== CHANCE) engine.apply(action);
    lines.push(codec.actionText(action, state));
  }
}
