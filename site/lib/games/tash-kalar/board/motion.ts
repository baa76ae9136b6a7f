/** How the moves of Tash-Kalar are seen, from the engine's own list of what an action did. */
import type { Motion, Move } from '$lib/motion/motion';
import {
  changed,
  destroyed,
  drawn,
  merged,
  moved,
  placed,
  scored,
  summoned,
  taken,
  type Step,
} from '$lib/motion/steps';
import type { View } from '$workers/contract';
import type { Effect } from '$workers/games/tash-kalar/effects';
import { SIDES, type Piece, type Side } from '$workers/games/tash-kalar/state';
import { drawnIn } from './outcomes';
import PieceThing from './PieceThing.svelte';
import { boardIn } from './words';

const seatOf = (side: Side): number => SIDES.indexOf(side);

/** What an effect does to several pieces it does at once, and whoever comes onto a piece crushes it in coming. */
const AT_ONCE: Partial<Record<Effect['kind'], string>> = {
  crushed: 'arrival',
  moved: 'arrival',
  summoned: 'arrival',
  placed: 'placed',
  destroyed: 'destroyed',
  upgraded: 'upgraded',
  downgraded: 'downgraded',
  converted: 'converted',
  scored: 'scored',
};

function stepOf(effect: Effect): Step<Piece> | null {
  switch (effect.kind) {
    case 'scored':
      return scored(seatOf(effect.side), effect.after - effect.before);
    case 'drawn':
    case 'recovered':
      return drawn(
        { back: seatOf(effect.side) },
        [`${effect.kind === 'drawn' ? 'pile' : 'discard'}:${seatOf(effect.side)}`],
        [`hand:${seatOf(effect.side)}`],
      );
    case 'discarded':
    case 'returned':
    case 'invoked':
      return drawn(
        { back: seatOf(effect.side) },
        [`hand:${seatOf(effect.side)}`],
        [`${effect.kind === 'returned' ? 'pile' : 'discard'}:${seatOf(effect.side)}`],
      );
    default:
      return 'to' in effect ? pieceStep(effect) : null;
  }
}

function pieceStep({ kind, from, to, before, after }: Extract<Effect, { to: unknown }>): Step<Piece> | null {
  const at = (to ?? from)!;
  switch (kind) {
    case 'placed':
      return after ? placed(at, after, [`supply:${seatOf(after.owner)}`]) : null;
    case 'summoned':
      return after ? summoned(at, after) : null;
    case 'lifted':
      return before ? taken(at, before, [`supply:${seatOf(before.owner)}`]) : null;
    case 'moved':
      return from && to && before ? moved(from, to, before, null, after ?? before) : null;
    case 'crushed':
    case 'destroyed':
      return before ? destroyed(at, before) : null;
    default:
      return changed(at, before, after);
  }
}

/** What chance turns up is not told by the engine's list. */
const chance = ({ before, action }: Move): Step<Piece>[] =>
  drawnIn(action) ? [drawn({ back: before.seat }, [`pile:${before.seat}`], [`hand:${before.seat}`])] : [];

export const motion: Motion<Piece> = {
  Thing: PieceThing,
  standing: (view: View) => boardIn(view).board,
  steps: (move: Move) =>
    move.before.actor === 'chance'
      ? chance(move)
      : merged(move.effects as readonly Effect[], ({ kind }) => AT_ONCE[kind] ?? null, stepOf),
};
