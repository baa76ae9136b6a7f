import { mapOf } from '$lib/games/toy-battle/board/map';
import { boardIn } from '$lib/games/toy-battle/board/words';
import type { Trial } from '$lib/board/face';
import type { View } from '$workers/contract';
import type { Board } from '$workers/games/toy-battle/state';
import { trialOf } from '$workers/games/toy-battle/trial';
import { isFrozen, tileFor } from './trial-tile';

/** Questions that a tile of the rack answers, on a place. */
const PLACING = new Set(['turn', 'extra']);

/** A tile of the other side is no answer to any question: it is tried as one that does not fit (TB-TURN-4). */
function foreignTrial(picks: readonly string[], view: View): string | null {
  const foreign = picks.find((pick) => /^(tile|discard):/.test(pick) && pick.split(':')[1] !== boardIn(view).toMove);
  return foreign ? (view.question === 'exhume' ? 'raid' : `exhume ${foreign.split(':')[2]}`) : null;
}

/** A place no answer begins with, told why at once: by the tile that stands for most of the rack, or for being no answer. */
function placeTrial(node: string, { question }: View, board: Board): string {
  if (question === 'shove') return `shove ${node}>${besideOf(node, board)}`;
  const tile = PLACING.has(question) ? tileFor(node, board) : null;
  return tile === null ? `hit ${node}` : `place ${tile}@${node}`;
}

/** Where a tile there could go if it could be shoved: a base, since a headquarters would be refused for itself. */
function besideOf(node: string, { map }: Board): string {
  const { edges, bases } = mapOf(map);
  const beside = edges.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));
  return beside.find((id) => bases.some((base) => base.id === id)) ?? node;
}

/** A tile of the rack that cannot be placed: not at this question, or not while it is frozen. */
function tileTrial(code: string, { question }: View, board: Board): string | null {
  if (PLACING.has(question) && !isFrozen(code, board)) return null;
  const reached = board.reach[board.toMove].find((id) => !board.stacks[id]);
  return `place ${code}@${reached ?? mapOf(board.map).bases[0]!.id}`;
}

/** One pick that no answer can begin with cannot become one, so its refusal does not wait for a second. */
function loneTrial(pick: string, view: View): string | null {
  // Nothing is known of a position the engine has not answered yet.
  if (view.choices.length === 0 && view.question !== 'over') return null;
  // Of two bases the first is where the tile stands; a tile and its base come in any order.
  const parts = (picks: readonly string[]) => (view.question === 'shove' ? picks.slice(0, 1) : picks);
  if (view.choices.some(({ picks }) => parts(picks).includes(pick))) return null;
  const [kind, what, code] = pick.split(':') as [string, string, string?];
  if (kind === 'node') return placeTrial(what, view, boardIn(view));
  return kind === 'tile' ? tileTrial(code!, view, boardIn(view)) : null;
}

export const trial: Trial = (picks, view) =>
  foreignTrial(picks, view) ??
  trialOf(picks, boardIn(view)) ??
  (picks.length === 1 ? loneTrial(picks[0]!, view) : null);
