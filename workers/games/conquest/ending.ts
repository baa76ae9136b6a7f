import type { Ending } from '../../contract';
import { OPTION_LIST, usualText } from './options';
import type { State } from './state';

const USUAL_MISSIONS = Number(usualText(OPTION_LIST.find(({ name }) => name === 'missions-to-win')!));

/** How a game that is over ended, and the rule that ended it; null while it goes on. */
export function endingOf({ node, player, hands, options }: State): Ending | null {
  if (node === 'drawn') return { reason: 'limit', rule: 'CQ-AIM-6' };
  if (node !== 'won') return null;
  const wanted = Number(options['missions-to-win'] ?? USUAL_MISSIONS);
  return hands[player]!.missions.length >= wanted
    ? { reason: 'missions', rule: 'CQ-AIM-1' }
    : { reason: 'last', rule: 'CQ-AIM-5' };
}
