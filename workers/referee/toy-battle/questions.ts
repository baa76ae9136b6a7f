import { basesOf, mapOf, neighbours, nodesOf } from './board';
import { chances } from './chance';
import type { Action } from './notation';
import { kinds } from './piles';
import { refusals } from './refusals';
import { RACK_LIMIT, asking, drawable, opponent, type Question, type State } from './state';

const SKIP: Action = { verb: 'skip' };

/** Everything that might be answered, in listing order: `draw` first, troops and nodes in their order, `skip` last. */
function candidates(state: State): Action[] {
  const map = mapOf(state);
  const bases = basesOf(map);
  switch (state.question) {
    case 'turn':
      return [{ verb: 'draw' }, ...placements(state)];
    case 'extra':
      return [...placements(state), SKIP];
    case 'skully':
    case 'star':
    case 'cloud':
      return [{ verb: 'draw' }, SKIP];
    case 'jumbo':
      return [...bases.map((node): Action => ({ verb: 'hit', node })), SKIP];
    case 'xb42':
      return [{ verb: 'raid' }, SKIP];
    case 'recall':
      return [...bases.map((node): Action => ({ verb: 'recall', node })), SKIP];
    case 'shove':
      return [
        ...bases.flatMap((from) => neighbours(map, from).map((to): Action => ({ verb: 'shove', from, to }))),
        SKIP,
      ];
    case 'exhume':
      return [...kinds(state.discard[state.toMove]).map((troop): Action => ({ verb: 'exhume', troop })), SKIP];
    case 'freeze':
      return [{ verb: 'freeze' }, SKIP];
    default:
      return [];
  }
}

const placements = (state: State): Action[] =>
  kinds(state.rack[state.toMove]).flatMap((troop) =>
    nodesOf(mapOf(state)).map((node): Action => ({ verb: 'place', troop, node })),
  );

/** The legal answers of a player, in listing order; none at chance questions and after the end. */
export const answers = (state: State): Action[] =>
  candidates(state).filter((action) => refusals(state, action).length === 0);

/** A rack below its limit is what towers, clouds and pumpkins need (TB-BASE-6). */
const hasRoom = (state: State): boolean => state.rack[state.toMove].length < RACK_LIMIT;

/** What each question needs beside an answer other than `skip` (rule file 4.2). */
function worthAsking(state: State): boolean {
  switch (state.question) {
    case 'xb42':
      return state.rack[opponent(state.toMove)] !== '';
    case 'recall':
    case 'exhume':
      return hasRoom(state);
    case 'freeze':
      return chances(asking(state, 'ices')).length > 0;
    default:
      return true;
  }
}

/** Asks a question if something other than `skip` can be answered, else null: it is passed over (TB-TROOP-4). */
export function offer(state: State, question: Question, base: string | null = null): State | null {
  const left = question === 'skully' ? drawable(state, state.toMove, 2) : 0;
  const asked = asking(state, question, base, left);
  return worthAsking(asked) && answers(asked).some(({ verb }) => verb !== 'skip') ? asked : null;
}
