import { mapOf } from '$lib/games/toy-battle/board/maps';
import { boardIn, mapName } from '$lib/games/toy-battle/board/words';
import { face, layoutFor } from '$lib/games/toy-battle/face';
import { table } from '$lib/games/toy-battle/table';
import { m } from '$lib/paraglide/messages';
import type { AnalyseGame } from '$lib/analyse/game';
import { targetOf } from '$lib/analyse/values';
import { hidden } from './hidden';
import { maps } from './maps';
import { nodeText } from './words';

/** Both sides stand before the regions; XB-42, which shoots, is worth more to Blue than the stronger Roxy. */
const FIRST =
  'tb1 castle-field b 8 1:b5,2:b2,3:b6,8:b4,9:r3,13:r4,14:r6,15:r1 K357/K257 ' +
  'KK11122334456677/KK11223344556677 4/4 -/- -/-';

export const analyse: AnalyseGame = {
  ...table,

  notes: {
    editor: m.tb_editor_note,
    allMoves: m.tb_values_all,
    working: m.analyse_working,
    worked: m.analyse_worked,
    spread: m.analyse_spread_note,
  },

  place: nodeText,
  // The verb that is nearly always the same is left out, in lists and by those who type.
  short: (action) => action.replace(/^place /, ''),
  typed: (text) => (/^.@\w+$/.test(text) ? `place ${text}` : text),
  examples: { field: '4@7, draw, hit 3', all: '4@7, draw, skip, hit 3, shove 4>7, exhume 3, ~K' },
  title: (view) => mapName(mapOf(boardIn(view).map)),

  areas: (view) =>
    layoutFor(view).areas.map(({ id, bases, medals }) => ({
      id,
      label: m.tb_region_open({ id, medals }),
      places: bases,
    })),
  suppose: () => import('./suppose'),
  arrow(move) {
    const to = targetOf(move);
    if (to === null) return null;
    const [first, second] = face.placesOf(move.action);
    const tile = /^place (.)@/.exec(move.action)?.[1];
    return { from: tile ? null : second ? first! : to, to, ...(tile && { label: tile }) };
  },

  maps,
  panels: [{ id: 'odds', label: m.tb_tab_odds, load: () => import('./Odds.svelte') }],
  hidden,

  beginnings: () => import('./beginnings'),
  first: () => Promise.resolve(FIRST),
  Editor: () => import('./Editor.svelte'),
};
