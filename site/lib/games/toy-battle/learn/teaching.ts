import { loadMap, mapOf } from '$lib/games/toy-battle/board/map';
import { boardIn } from '$lib/games/toy-battle/board/words';
import { face, layoutFor } from '$lib/games/toy-battle/face';
import { blankState } from '$workers/games/toy-battle/blank';
import type { Predicate } from '$workers/games/toy-battle/predicates';
import {
  SIDES,
  TROOP_CODES,
  type Board,
  type Position,
  type Side,
  type Sided,
  type State,
} from '$workers/games/toy-battle/state';
import type { Teaching } from '$lib/learn/teaching';
import { named } from './named';
import { pace } from './pace';
import Table from './Table.svelte';
import { wonBy } from './won.svelte';

/**
 * Lesson positions are tested to be sound, so they are only filled up here. How far lines reach is for the engine to say;
 * until then nothing is claimed to be connected or cut off.
 */
function boardOf(position: Position): Board {
  const sided = <T>(of: (side: Side) => T): Sided<T> => ({ blue: of('blue'), red: of('red') });
  const map = mapOf(position.map);
  const blank = blankState(map, position.toMove, position.options);
  const tiles = (name: TileList): Sided<string> => ({ ...blank[name], ...position[name] });
  const state: State = {
    ...blank,
    stacks: position.stacks ?? {},
    rack: tiles('rack'),
    unseen: tiles('unseen'),
    discard: tiles('discard'),
    frozen: tiles('frozen'),
    removed: { ...blank.removed, ...position.removed },
    taken: position.taken ?? {},
    turns: position.turns ?? 0,
  };
  return {
    ...state,
    medals: sided((side) =>
      map.regions.reduce((sum, { id, medals }) => sum + (state.taken[id] === side ? medals : 0), 0),
    ),
    rackSize: sided((side) => state.rack[side].length),
    reserve: sided((side) => state.unseen[side].length - state.removed[side]),
    reach: sided(() => []),
    stranded: sided(() => []),
  };
}

type TileList = 'rack' | 'unseen' | 'discard' | 'frozen';

export const teaching: Teaching = {
  ...face,
  event: (view, action, viewer) => face.event(view, action, viewer) + wonBy(view, action),
  pace,
  Table,
  tiles: () => import('./Tiles.svelte').then((module) => module.default),

  async boardOf(given) {
    const position = given as Position;
    await loadMap(position.map);
    return boardOf(position);
  },

  async judge() {
    const { holdAll } = await import('$workers/games/toy-battle/predicates');
    return (all, view) => holdAll(boardIn(view), all as Predicate[]);
  },

  lacking: async (all, view) => (await import('./lacking')).lacking(boardIn(view), all as Predicate[], layoutFor(view)),

  picksOnTable: ({ ask }) => !ask.startsWith('unseen'),

  supply: (goal, view) => {
    if (teaching.picksOnTable(goal)) return boardIn(view).rack[SIDES[view.seat]];
    // Any army could miss any troop, so every troop is on offer, as often as the answer needs.
    const wanted = [...goal.tiles];
    const copies = Math.max(...TROOP_CODES.map((code) => wanted.filter((tile) => tile === code).length));
    return TROOP_CODES.map((code) => code.repeat(copies)).join('');
  },

  marked(ask, node) {
    const [what, of] = ask.split(':');
    if (what === 'place') return `place ${of}@${node}`;
    return what === 'shove' ? `shove ${of}>${node}` : null;
  },

  named,
  isPercent: (ask) => ask === 'percent',
  bench: ({ type }) => (type === 'order' ? import('./Turn.svelte').then((module) => module.default) : null),
};
