import { ACT_COUNTER, ACT_STRIKE } from '../../../../assembly/games/conquest/layout';
import type { Goal } from '../../../analysis/contract';
import { CODES, PLACES } from '../map';
import type { State } from '../state';

/** The territory that is fought for; null where invaders are thrown back, or a landing force is met at sea. */
export function attackedLand({ battle }: Pick<State, 'battle'>): number | null {
  if (!battle || battle.kind === ACT_COUNTER || battle.kind === ACT_STRIKE) return null;
  return PLACES[battle.source]!.facing;
}

/** A question about some territories; equal sets make equal goals. */
export const about = (kind: 'take' | 'hold' | 'guard' | 'landing', lands: readonly number[]): Goal => ({
  kind,
  nodes: lands.map((land) => CODES[land]!).sort(),
});
