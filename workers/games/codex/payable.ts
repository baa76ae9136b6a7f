/** What can be paid for in a main phase, as the table picks it: prices in gold, and abilities with a cost. */
import * as L from '../../../assembly/games/codex/layout';
import { priceRows } from '../../engine/codex';
import type { Asking } from '../../engine/engine';
import { picksOf } from './choices';
import { ADDON_IDS, faceId } from './faces';
import type { Open } from './state';

/** What an action that is paid for begins with on the table, by its verb. */
const PAID: Readonly<Record<number, (what: number) => string>> = {
  [L.PLAY]: (what) => `card:hand:${faceId(what)}`,
  [L.BUILD]: (what) => `build:${what}`,
  [L.ADDON]: (what) => `addon:${ADDON_IDS[what]}`,
  [L.HIRE]: () => 'button:hire',
};
/** Whether or not it can be afforded; `engine` stands at the node. */
export const pricesOf = (engine: Asking): Record<string, number> =>
  Object.fromEntries(priceRows(engine).map(([verb, what, gold]) => [PAID[verb]!(what), gold]));

/** Usable or not. */
export function abilitiesOf({ question, asked, rows, now }: Open): string[] {
  if (question !== 'main') return [];
  const own = new Set(now.things.filter(({ controller }) => controller === asked).map(({ id }) => id));
  const uses = [...rows.values()].filter(([verb, , , id]) => verb === L.USE && own.has(id!));
  return uses.map((row) => picksOf(row, { asked })[1]!);
}
