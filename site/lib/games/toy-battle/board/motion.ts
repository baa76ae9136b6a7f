/** How the moves of Toy Battle are seen. A thing is a stack in its notation, `r5b7`; what flies is mostly one of one tile. */
import { keepIcons } from '$lib/board/keep-icons';
import type { Motion, Move } from '$lib/motion/motion';
import {
  destroyed,
  drawn,
  moved,
  noted,
  placed,
  scored,
  taken,
  type Standing,
  type Step,
  type Where,
} from '$lib/motion/steps';
import type { View } from '$workers/contract';
import { SIDES, type Board, type Side } from '$workers/games/toy-battle/state';
import StackThing from './StackThing.svelte';
import { boardIn } from './words';

type Steps = Step<string>[];

const CODE: Readonly<Record<Side, string>> = { blue: 'b', red: 'r' };
const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');
const seatOf = (side: Side): number => SIDES.indexOf(side);
const handOf = (side: Side): Where => `hand:${seatOf(side)}`;
const discardOf = (side: Side): Where => `discard:${seatOf(side)}`;

/** A captured headquarters is none of the stacks, but its captor stands there. */
const standingOn = ({ stacks, captured }: Board): Standing<string> =>
  captured ? { ...stacks, [captured.node]: captured.tile } : stacks;

/** The top tile of a stack, and what is below it. */
function lifted(stack = ''): { top: string; left: string | null } {
  return { top: stack.slice(-2), left: stack.slice(0, -2) || null };
}

function place(on: Standing<string>, side: Side, troop: string, node: string): Steps {
  const tile = CODE[side] + troop;
  return [placed(node, tile, [`tile:${side}:${troop}`, handOf(side)], (on[node] ?? '') + tile)];
}

function shove(on: Standing<string>, from: string, to: string): Steps {
  const { top, left } = lifted(on[from] ?? '');
  return [moved(from, to, top, left, (on[to] ?? '') + top)];
}

/** What chance has turned up: a tile drawn, lost from a rack, or frozen on one. */
function dealt({ question, toMove }: Board, troop: string): Steps {
  const enemy = other(toMove);
  if (question === 'ices') return [noted(handOf(enemy), '❄')];
  if (question === 'loses') return [drawn({ thing: CODE[enemy] + troop }, [handOf(enemy)], [discardOf(enemy)])];
  return [drawn({ back: seatOf(toMove) }, [`pile:${seatOf(toMove)}`], [handOf(toMove)])];
}

const ACTION =
  /^(?:place (?<troop>.)@(?<node>\w+)|(?<verb>hit|recall) (?<at>\w+)|shove (?<from>\w+)>(?<to>\w+)|exhume (?<dug>.)|~(?<dealt>.))$/;

function act(board: Board, action: string): Steps {
  const on = standingOn(board);
  const side = board.toMove;
  const { troop, node, verb, at, from, to, dug, dealt: turned } = ACTION.exec(action)?.groups ?? {};
  if (troop && node) return place(on, side, troop, node);
  if (from && to) return shove(on, from, to);
  if (dug) return [drawn({ thing: CODE[side] + dug }, [discardOf(side)], [handOf(side)])];
  if (turned) return dealt(board, turned);
  if (!at) return [];
  const { top, left } = lifted(on[at] ?? '');
  return [verb === 'hit' ? destroyed(at, top, left) : taken(at, top, [handOf(side)], left)];
}

/** Medals come from the regions that were claimed for them. */
function medals(before: Board, after: Board): Steps {
  return SIDES.flatMap((side) => {
    const [claimed] = Object.keys(after.taken).filter((id) => after.taken[id] === side && !before.taken[id]);
    return claimed ? [scored(seatOf(side), after.medals[side] - before.medals[side], `region:${claimed}`)] : [];
  });
}

export const motion: Motion<string> = {
  prepare: () => void keepIcons(),
  Thing: StackThing,
  standing: (view: View) => standingOn(boardIn(view)),
  steps: ({ before, action, after }: Move) => [
    ...act(boardIn(before), action),
    ...medals(boardIn(before), boardIn(after)),
  ],
};
