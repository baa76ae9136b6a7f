import { layoutOf, type Layout } from '$lib/games/toy-battle/board/layout';
import { loadMap, mapOf } from '$lib/games/toy-battle/board/map';
import { pickWords } from '$lib/games/toy-battle/board/words';
import { ABOUT_LINES, nodesOf, trialAction } from '$lib/games/toy-battle/play/actions';
import type { View } from '$workers/contract';
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
import { eventText } from './events';
import { order } from './order';
import Table from './Table.svelte';

const boardIn = (view: View): Board => view.board as Board;

const layouts = new Map<string, Layout>();

/** Layouts are worked out anew by each board; words need them for every single node. */
function layoutFor(view: View): Layout {
  const { map } = boardIn(view);
  const layout = layouts.get(map) ?? layoutOf(mapOf(map));
  layouts.set(map, layout);
  return layout;
}

/**
 * Lesson positions are tested to be sound, so they are only filled up here. How far lines reach is for the engine to say;
 * until then nothing is claimed to be connected or cut off.
 */
function picture(position: Position): View {
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
  const board: Board = {
    ...state,
    medals: sided((side) =>
      map.regions.reduce((sum, { id, medals }) => sum + (state.taken[id] === side ? medals : 0), 0),
    ),
    rackSize: sided((side) => state.rack[side].length),
    reserve: sided((side) => state.unseen[side].length - state.removed[side]),
    reach: sided(() => []),
    stranded: sided(() => []),
  };
  const seat = SIDES.indexOf(state.toMove);
  return {
    notation: '',
    actor: 'player',
    seats: SIDES.length,
    seat,
    question: 'turn',
    choices: [],
    outcomes: [],
    result: null,
    board,
  };
}

type TileList = 'rack' | 'unseen' | 'discard' | 'frozen';

export const teaching: Teaching = {
  Table,
  tiles: () => import('./Tiles.svelte').then((module) => module.default),

  prepare: (position) => loadMap((position as Position).map),

  async judge() {
    const { holdAll } = await import('$workers/games/toy-battle/predicates');
    return (all, view) => holdAll(boardIn(view), all as Predicate[]);
  },

  lacking: async (all, view) => (await import('./lacking')).lacking(boardIn(view), all as Predicate[], layoutFor(view)),

  picture: (position) => picture(position as Position),

  words: (view) => pickWords(() => layoutFor(view())),

  trial: trialAction,

  nodesOf,

  event: (view, action, learner) =>
    eventText(
      view,
      action,
      learner,
      teaching.words(() => view),
    ),

  nodes: (view) => layoutFor(view).spots.map(({ id }) => id),

  pickOf: (node) => `node:${node}`,

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

  isPercent: (ask) => ask === 'percent',
  aboutLines: ABOUT_LINES,
  order,
};
