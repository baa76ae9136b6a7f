import type { View } from '../../contract';
import { mapOf } from './board-data';
import { covers } from './covers';
import type { Board, Side } from './state';
import { sortTiles, topSide } from './tiles';

/**
 * What a lesson asks the learner to mark, pick or count, worked out from what the engine says of a node. Lessons carry
 * their answers as data; this is what those answers are checked against.
 */
export type Answer = { nodes: string[] } | { tiles: string } | { value: number | null };

type Ask = (view: View<Board>, ...of: string[]) => Answer;

/** Ends of the legal actions that begin in some way, in the order of the map: `place 7@` gives the nodes. */
function endings(view: View<Board>, beginning: string): string[] {
  const found = view.choices.filter(({ action }) => action.startsWith(beginning));
  const ends = new Set(found.map(({ action }) => action.slice(beginning.length)));
  return mapOf(view.board).nodes.filter((node) => ends.has(node));
}

const ASKS: Record<string, Ask> = {
  adjacent: ({ board }, node) => {
    const map = mapOf(board);
    return { nodes: map.neighbours[map.nodeIndex.get(node!)!]!.map((next) => map.nodes[next]!) };
  },
  place: (view, troop) => ({ nodes: endings(view, `place ${troop}@`) }),
  shove: (view, from) => ({ nodes: endings(view, `shove ${from}>`) }),
  occupied: ({ board }, side) => ({ nodes: mapOf(board).nodes.filter((id) => topSide(board.stacks[id]) === side) }),
  stranded: ({ board }, side) => ({ nodes: board.stranded[side as Side] }),
  reach: ({ board }, side) => ({ nodes: board.reach[side as Side] }),
  regionBases: ({ board }, id) => ({ nodes: mapOf(board).data.regions.find((region) => region.id === id)!.bases }),
  joker: ({ board }) => ({ tiles: [...board.rack[board.toMove]].filter((code) => code === 'K').join('') }),
  cover: (view, node) => {
    const end = `@${node}`;
    const places = view.choices.filter(({ action }) => action.startsWith('place ') && action.endsWith(end));
    return { tiles: sortTiles(places.map(({ action }) => action[6]!).join('')) };
  },
  unseen: ({ board }, side) => ({ tiles: board.unseen[side as Side] }),
  reserve: ({ board }, side) => ({ value: board.reserve[side as Side] }),
  objective: ({ board }) => ({ value: mapOf(board).objective }),
  coverers: ({ board }, side, troop) => {
    const hidden = [...board.rack[side as Side], ...board.unseen[side as Side]];
    return { value: hidden.filter((code) => covers(code, troop!)).length };
  },
};

/**
 * The answer to a question such as `place:7` or `coverers:red:5`; null for `percent`, whose questions are put in words.
 * Throws a RangeError for a question that does not exist.
 */
export function answerTo(view: View<Board>, ask: string): Answer | null {
  const [name, ...of] = ask.split(':');
  if (name === 'percent') return null;
  const work = ASKS[name!];
  if (!work) throw new RangeError(`unknown question "${ask}"`);
  return work(view, ...of);
}
