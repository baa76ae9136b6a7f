import type { Refutation } from '../../../puzzles/puzzle';
import { mapOf } from '../board-data';
import type { Board, Side } from '../state';
import { other, topSide, troopCode } from '../tiles';
import { claims, type Step } from './line';

/** What the themes of a puzzle are read from: the proof told as lines. */
export interface Told {
  kind: string;
  start: Board;
  /** The main line. */
  steps: readonly Step[];
  /** Where it leads: at an endgame to the end of the game, also where nothing that is decided there matters any more. */
  end: Board;
  /** The lines of the wrong first actions, the enemy's answer included. */
  wrong: readonly { steps: readonly Step[]; refutation: Refutation }[];
  /** Without counting the tiles that were seen, other first actions would be best. */
  counts: boolean;
}

type Theme = (told: Told) => boolean;

const strengthOf = (tile: string): number => (tile === 'K' ? 0 : Number(tile));
const topOf = (board: Board, base: string): string => board.stacks[base]?.slice(-2) ?? '';
const winsBy = ({ steps, start }: Told, how: string): boolean => {
  const result = steps.at(-1)?.after.result;
  return result?.winner === start.toMove && result.how === how;
};

interface Placement {
  step: Step;
  troop: string;
  node: string;
}

/** Placements of the side to move at the start, in order. */
function placementsOf(steps: readonly Step[], board: Board): Placement[] {
  return steps.flatMap((step) => {
    const { parts, before } = step;
    if (parts.kind !== 'place' || before.toMove !== board.toMove) return [];
    return [{ step, troop: troopCode(parts.troop), node: mapOf(board).nodes[parts.node]! }];
  });
}

/** Bases next to an HQ of a side. */
function doorsOf(board: Board, side: Side): string[] {
  const { nodes, hqSide, neighbours } = mapOf(board);
  return nodes.filter((_, node) => !hqSide[node] && neighbours[node]!.some((near) => hqSide[near] === side));
}

/** Tiles of a side that a step cuts off, or HQs of the other side it shuts out. */
function cutOff({ before, after }: Step, side: Side): string[] {
  const { nodes, hqSide } = mapOf(before);
  const shut = nodes.filter(
    (id, node) => hqSide[node] === other(side) && before.reach[side].includes(id) && !after.reach[side].includes(id),
  );
  return [...after.stranded[side].filter((id) => before.reach[side].includes(id)), ...shut];
}

const isLoose = ({ step, node }: Placement, side: Side): boolean => !step.before.reach[side].includes(node);

const claimed = ({ steps, start }: Told): string[] => steps.flatMap((step) => claims(step, start.toMove));
const isSafe = ({ kind }: Told): boolean => kind === 'safe-turn' || kind === 'safest-turn';

/** Nodes the enemy enters in the lines that beat wrong actions, with the tiles that do it. */
function entries({ start, wrong }: Told): { node: string; troop: string; first: Step }[] {
  return wrong.flatMap(({ steps }) =>
    steps.flatMap(({ parts, before }) => {
      if (parts.kind !== 'place' || before.toMove === start.toMove) return [];
      return [{ node: mapOf(start).nodes[parts.node]!, troop: troopCode(parts.troop), first: steps[0]! }];
    }),
  );
}

function guardHolds(told: Told): boolean {
  const { start, steps } = told;
  const guards = placementsOf(steps, start).filter(
    ({ troop, node }) => strengthOf(troop) >= 2 && doorsOf(start, start.toMove).includes(node),
  );
  // The same base with a tile that Cap'n covers, or left alone, lets Cap'n through.
  return guards.some(({ node }) => entries(told).some((entry) => entry.node === node && entry.troop === '2'));
}

function guardLeaves(told: Told): boolean {
  const { start, wrong } = told;
  const side = start.toMove;
  const doors = doorsOf(start, side).filter((base) => {
    const top = topOf(start, base);
    return topSide(top) === side && strengthOf(top[1]!) >= 2;
  });
  const stays = (board: Board, base: string): boolean => {
    const top = topOf(board, base);
    return topSide(top) === side && strengthOf(top[1]!) >= 2;
  };
  return doors.some((base) =>
    wrong.some(({ steps, refutation }) => {
      const turn = steps.filter(({ before }) => before.toMove === side);
      return refutation.need !== undefined && turn.length > 0 && !stays(turn.at(-1)!.after, base);
    }),
  );
}

/** Different leaks: the enemy answers wrong actions in ways that share no tile set, and the right one leaves some open. */
function isChoiceOfLeaks({ kind, wrong }: Told): boolean {
  const needs = new Set(wrong.flatMap(({ refutation }) => (refutation.need ? [refutation.need] : [])));
  return kind === 'safest-turn' && needs.size >= 2;
}

const giftTo = (told: Told): boolean =>
  told.wrong.some(({ steps }) =>
    steps.some((step) => step.before.toMove === told.start.toMove && claims(step, other(told.start.toMove)).length > 0),
  );

/** An endgame that is won because somebody is stuck. */
const stuckWin = ({ kind, start, end }: Told): boolean =>
  kind === 'endgame' && end.result?.how === 'stuck' && end.result.winner === start.toMove;

/** A wrong line of the solver ends with the solver stuck. */
const runsOutFirst = ({ start, wrong }: Told): boolean =>
  wrong.some(({ steps }) => {
    const { result, toMove } = steps.at(-1)!.after;
    return result?.how === 'stuck' && toMove === start.toMove;
  });

const DRAWING = ['skully', 'star', 'cloud'];
const BASE_EFFECTS = ['recall', 'shove', 'exhume', 'freeze'];

/** By theme id; the ids are those of the texts. */
export const THEMES: Readonly<Record<string, Theme>> = {
  'open-line': (told) => winsBy(told, 'hq') && placementsOf(told.steps, told.start).length === 1,
  'capn-lethal': (told) =>
    winsBy(told, 'hq') && placementsOf(told.steps, told.start).length === 2 && told.kind === 'win-turn',
  'double-capn': ({ kind, steps, start }) => kind !== 'endgame' && placementsOf(steps, start).length >= 3,
  'one-base-two-regions': ({ steps, start }) => steps.some((step) => claims(step, start.toMove).length >= 2),
  'multi-region': (told) => told.kind !== 'endgame' && claimed(told).length >= 2,
  'jumbo-uncovers': ({ steps, start }) =>
    steps.some((step) => step.parts.kind === 'hit' && claims(step, start.toMove).length > 0),
  'hook-closes': ({ steps, start }) =>
    placementsOf(steps, start).some(
      (placed) => placed.troop === '4' && isLoose(placed, start.toMove) && claims(placed.step, start.toMove).length > 0,
    ),
  'kwak-on-roxy': ({ steps, start }) =>
    placementsOf(steps, start).some(
      ({ troop, node, step }) =>
        troop === 'K' && topOf(step.before, node)[1] === '7' && topSide(topOf(step.before, node)) !== start.toMove,
    ),
  'gated-hq': (told) => {
    const { node } = told.steps.at(-1)?.after.captured ?? {};
    const map = mapOf(told.start);
    return node !== undefined && winsBy(told, 'hq') && map.gate[map.nodeIndex.get(node)!] !== null;
  },
  'cover-the-gap': (told) =>
    isSafe(told) &&
    placementsOf(told.steps, told.start).some(({ node }) => entries(told).some((entry) => entry.node === node)),
  'cut-the-root': ({ steps, start }) =>
    placementsOf(steps, start).some(
      (placed) =>
        placed.troop === '4' && isLoose(placed, start.toMove) && cutOff(placed.step, other(start.toMove)).length > 0,
    ),
  'last-link': ({ steps, start }) =>
    steps.some((step) => step.parts.kind === 'hit' && cutOff(step, other(start.toMove)).length > 0),
  'guard-capn-cannot-cover': (told) => isSafe(told) && guardHolds(told),
  'two-leaks-one-plug': isChoiceOfLeaks,
  count: ({ counts }) => counts,
  'keep-the-guard': (told) => isSafe(told) && guardLeaves(told),
  articulation: ({ kind, steps, start }) =>
    kind !== 'endgame' &&
    placementsOf(steps, start).some(
      ({ step, node }) =>
        topSide(topOf(step.before, node)) === other(start.toMove) && cutOff(step, other(start.toMove)).length > 0,
    ),
  'no-gift': (told) => told.kind === 'no-gift' || giftTo(told),
  'run-dry': (told) => stuckWin(told) && told.end.toMove !== told.start.toMove && runsOutFirst(told),
  // Whoever is stuck with tiles in hand finds every node of its line's reach held too firmly.
  'lock-the-door': (told) =>
    stuckWin(told) && told.end.toMove !== told.start.toMove && told.end.rack[told.end.toMove] !== '',
  'keep-a-draw': ({ kind, steps, start, wrong }) => {
    const own = steps.filter(({ before }) => before.toMove === start.toMove);
    const declines = own.some(({ text, before }) => text === 'skip' && DRAWING.includes(before.question));
    const waits =
      own.slice(1).some(({ text }) => text === 'draw') && wrong.some(({ steps: [first] }) => first?.text === 'draw');
    return kind === 'endgame' && (declines || waits);
  },
  'medal-lead': (told) =>
    stuckWin(told) && told.start.medals[told.start.toMove] > told.start.medals[other(told.start.toMove)],
  'special-base': ({ kind, steps, start }) =>
    kind !== 'no-gift' &&
    steps.some(({ parts, before }) => before.toMove === start.toMove && BASE_EFFECTS.includes(parts.kind)),
};

export const themesOf = (told: Told): string[] => Object.keys(THEMES).filter((theme) => THEMES[theme]!(told));
