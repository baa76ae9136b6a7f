/** Where a problem of a position is: what the reader names, or what the rule that the engine names is about. */
import { trayPick, type Spot } from '$lib/analyse/edit/edits';
import { landName } from '$lib/games/conquest/board/names';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { playerName } from '$lib/games/conquest/board/words';
import { clauses } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Draft } from './draft';

/** By the beginning of a rule: the field that it is about, where the engine says no more. */
const FIELDS: readonly (readonly [rules: RegExp, field: string])[] = [
  [/^CQ-(?:SETUP-1|AIM-3)$/, 'player'],
  [/^CQ-AIM-6$/, 'round'],
  [/^CQ-(?:TURN|REC|ATT|CONV|MOVE)-/, 'moment'],
];

const nowhere: Spot = { where: null, field: null, words: '' };

/**
 * @param found what the checks name, by the item of the JSON form, e.g. `NAF: III`, `@R: 0,0`; empty if the engine refused
 * @param rule the rule that is broken
 */
export function spotOf({ player }: Draft, found: string, rule: string | null, option: (name: string) => string): Spot {
  const [key = ''] = found.split(': ');
  if (/^[A-Z]{3}~[A-Z]{3}/.test(key)) {
    const [port, coast] = [key.slice(0, 3), key.slice(4, 7)];
    const words = clauses([landName(port), m.cq_edit_force({ land: landName(coast) })]);
    return { where: `land:${port}`, field: null, words };
  }
  if (/^[A-Z]{3}/.test(key)) return { where: `land:${key.slice(0, 3)}`, field: null, words: landName(key.slice(0, 3)) };
  if (/^@[RBGYP]$/.test(key)) return { where: trayPick(`cards:${key[1]}`), field: null, words: playerName(key[1]!) };
  if (key === '#') return { where: trayPick('row:0'), field: null, words: m.cq_open_missions() };
  if (key === '>') return { where: null, field: 'moment', words: m.cq_edit_moment() };
  if (/^[a-z-]+$/.test(key)) return { where: null, field: 'options', words: option(`option_${key}`) };
  const field = FIELDS.find(([rules]) => rules.test(rule ?? ''))?.[1];
  if (field === undefined) return nowhere;
  return { where: null, field, words: field === 'player' ? playerName(COLOURS[player]!) : '' };
}
