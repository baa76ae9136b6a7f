import { expect, test } from 'vitest';
import { engineFromFile } from '../../../workers/engine/node';
import { CAUSES, causesOf } from '../../../workers/games/token-battle/causes';
import type { Effect } from '../../../workers/games/token-battle/effects';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { PAIRINGS } from '../../../workers/games/token-battle/ready-sets';
import { SIDES, type Board, type State } from '../../../workers/games/token-battle/state';
import { seededRandom } from '../../../workers/random';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));
const session = new Session<State, Board, Effect>(tokenBattle, engine);

test.each(PAIRINGS.slice(0, 12).map((pairing, seed) => [pairing, seed] as const))(
  '%s: the causes of every turn of a random game add up to the change of both gains',
  (pairing, seed) => {
    const random = seededRandom(seed);
    const start = tokenBattle.randomStart(pairing, random, { firstPlayer: 'A' });
    if (!start.ok) throw new RangeError(start.error.problem);
    let view = session.view(tokenBattle.print(start.value));
    for (let turn = 0; turn < 40 && view.actor === 'player'; turn++) {
      const { action } = view.choices[random(view.choices.length)]!;
      const effects = session.effects(view.notation, action);
      const after = session.play(view.notation, [action]).view;
      const causes = causesOf(view.board, effects, after.board);
      for (const side of SIDES) {
        const sum = CAUSES.reduce((total, cause) => total + causes[cause][side], 0);
        expect(sum, `${view.notation} ${action}`).toBe(after.board.income![side] - view.board.income![side]);
      }
      view = after;
    }
  },
);
