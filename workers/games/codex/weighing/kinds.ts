/** What can be weighed, by name. */
import { ASK_MAIN, ASK_TECH } from '../../../../assembly/games/codex/layout';
import type { Engine } from '../../../engine/engine';
import type { Weighing } from '../../../game-codec';
import type { Lineup } from '../line-up';
import { read } from '../read';
import { SLOTS } from '../table';
import { weighBounties } from './bounty';
import { weighCards } from './cards';
import { questionOf } from './playing';
import { weighSlots } from './slots';
import { weighTech } from './tech';

/** `leader=12 elite=7` */
function readLineup(words: readonly string[]): Lineup {
  const pairs = words.map((word) => word.split('='));
  return Object.fromEntries(
    SLOTS.flatMap((slot) => pairs.filter(([at]) => at === slot).map(([, id]) => [slot, Number(id)])),
  );
}

/** Throws a RangeError for what cannot be weighed where the engine stands. */
export function weigh(about: string, engine: Engine): Weighing {
  const state = read(engine.save(), engine);
  const [kind, ...rest] = about.split(' ');
  const question = questionOf(engine);
  if (question === ASK_MAIN) {
    if (kind === 'slots') return weighSlots(readLineup(rest), state, engine);
    if (kind === 'bounties') return weighBounties(readLineup(rest), state, engine);
    if (kind === 'cards') return weighCards(state, engine);
  }
  if (kind === 'tech' && (question === ASK_MAIN || question === ASK_TECH)) return weighTech(state, engine);
  throw new RangeError(`"${about}" cannot be weighed here`);
}
