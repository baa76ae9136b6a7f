import { ATTACK } from '../../../assembly/games/conquest/layout';
import type { Ending } from '../../contract';
import type { State } from './state';

/**
 * How a game that is over ended, and the rule that ended it; null while it goes on. Only a battle leaves a player alone,
 * and missions are counted only behind the attack phase (CQ-AIM-2), so the phase tells the two apart: whoever is left
 * alone may hold the missions of all others without his capital.
 */
export function endingOf({ node, phase }: State): Ending | null {
  if (node === 'drawn') return { reason: 'limit', rule: 'CQ-AIM-6' };
  if (node !== 'won') return null;
  return phase === ATTACK ? { reason: 'last', rule: 'CQ-AIM-5' } : { reason: 'missions', rule: 'CQ-AIM-1' };
}
