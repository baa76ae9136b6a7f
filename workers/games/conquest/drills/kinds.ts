import type { BattleEngine } from '../../../engine/conquest/battle';
import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { attack } from './attack';
import { dice } from './dice';
import { man } from './man';
import { mission } from './mission';
import { odds } from './odds';
import { roll } from './roll';
import { units } from './units';

/** What can be asked of Conquest without end, in the order of the lessons. */
export const kinds = (battles: BattleEngine): readonly DrillKind<Board>[] => [
  units,
  man,
  attack,
  dice,
  roll,
  odds(battles),
  mission,
];
