/** What the tokens bring their owners a turn (TK-SCORE-2), as the engine works it out. */
import { GAIN_AURAS, GAIN_GOLD, GAIN_VALUE } from '../../../assembly/games/token-battle/gain-parts';
import { GAINS } from '../../../assembly/games/token-battle/layout';
import type { Asking } from '../../engine/engine';
import { gains } from '../../engine/token-battle';
import { FIELDS } from './board-fields';
import { sided, SIDES, type Board, type Gain, type Sided } from './state';

export type Gains = Pick<Board, 'gain'> & { income: Sided<number> };

/** Of the state the engine stands at. */
export function gainsOf(engine: Asking): Gains {
  const { parts, sums } = gains(engine);
  return {
    gain: Object.fromEntries(
      FIELDS.flatMap((field, i) => (parts[i]![GAIN_VALUE] ? [[field, gainOf(parts[i]!)] as const] : [])),
    ),
    income: { A: sums[0], B: sums[1] },
  };
}

function gainOf(parts: readonly number[]): Gain {
  const [value, auras, gold] = [GAIN_VALUE, GAIN_AURAS, GAIN_GOLD].map((part) => parts[part]!) as [
    number,
    number,
    number,
  ];
  return { total: value + auras + gold, value, auras, gold };
}

/** Points per turn of each player, read off the bytes of a state that the engine has saved. */
export const incomeIn = (bytes: Uint8Array): Sided<number> =>
  sided((side) => {
    const at = GAINS + 2 * SIDES.indexOf(side);
    return bytes[at]! | (bytes[at + 1]! << 8);
  });
