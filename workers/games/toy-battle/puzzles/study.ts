import type { SolutionTree } from '../../../puzzles/puzzle';
import type { Draft, Study } from '../../../puzzles/puzzle-game';
import { exactNumber } from '../../../puzzles/exact';
import type { Node, Walker } from '../../../puzzles/walker';
import type { State } from '../state';
import { mapOf } from '../board-data';
import { other } from '../tiles';
import { countDecides } from './counting';
import { boardAt, claims, stepsOf, type Step } from './line';
import { playOut, refutations, withRack } from './refute';
import { themesOf, type Told } from './themes';

/** Themes that a solution of one plain placement has to show to be worth a puzzle. */
const WORTH_ONE_PLACEMENT = [
  'one-base-two-regions',
  'jumbo-uncovers',
  'hook-closes',
  'kwak-on-roxy',
  'gated-hq',
  'cut-the-root',
  'last-link',
  'articulation',
  'special-base',
];

/** A wrong action that comes this close to the best chance tempts. */
const NEAR = 0.1;

const EFFECTS = ['hit', 'shove', 'recall', 'exhume', 'freeze'];

/** Reads themes, length and temptations of a puzzle off its solution; null for what is too plain to publish. */
export function study(
  walker: Walker<State>,
  draft: Draft,
  tree: SolutionTree,
  line: readonly string[],
  plain = false,
): Study | null {
  const { node, goal, solved } = draft;
  const { kind } = goal;
  const start = boardAt(walker, node);
  const steps = stepsOf(walker, node, line);
  const answers = refutations(walker, draft);
  const wrong = Object.values(answers).map((refutation) => ({
    refutation,
    steps: stepsOf(walker, startFor(walker, node, refutation.rack), refutation.line),
  }));
  const last = walker.follow(node, line);
  const end = kind === 'endgame' ? playOut(walker, last, goal, walker.actor(node)).end : last;
  const counts = countDecides(walker, draft);
  const told: Told = { kind, start, steps, wrong, counts, end: boardAt(walker, end) };
  const themes = themesOf(told);
  const own = steps.filter(({ before }) => before.toMove === start.toMove);
  const placements = own.filter(({ parts }) => parts.kind === 'place').length;
  const effect = own.some((step) => isEffect(step));
  const decoys = wrong.filter((one, i) =>
    tempts(told, one.steps, exactNumber(valueAt(draft, i)), exactNumber(solved.value)),
  ).length;
  const worthIt =
    kind === 'endgame'
      ? own.length >= 2
      : kind === 'win-turn' || kind === 'max-medals'
        ? placements > 1 || themes.some((theme) => WORTH_ONE_PLACEMENT.includes(theme))
        : kind !== 'cut' || decoys > 0 || effect;
  if (Object.keys(tree).length === 0) return null;
  if (!plain && (themes.length === 0 || !worthIt)) return null;
  const depth = Math.max(1, placements + longestAttack(told));
  return { themes, placements, depth, effect, decoys, assumptions: assumptionsOf(draft, walker), refutations: answers };
}

/** Most tiles the enemy places to punish a wrong action this turn; a longer game is measured by its own line. */
function longestAttack({ kind, start, wrong }: Told): number {
  if (kind === 'endgame') return 0;
  const tiles = (steps: readonly Step[]): number =>
    steps.filter(({ parts, before }) => parts.kind === 'place' && before.toMove !== start.toMove).length;
  return Math.max(0, ...wrong.map(({ steps }) => tiles(steps)));
}

/** The puzzle's start with the enemy rack a refutation speaks of. */
function startFor(walker: Walker<State>, node: Node, rack: string | undefined): Node {
  if (rack === undefined) return node;
  const state = walker.state(node);
  return walker.enter(withRack(state, other(state.toMove), rack));
}

/** Value of the i-th wrong first action. */
function valueAt({ solved }: Draft, i: number): { num: number; den: number } {
  const wrong = [...solved.values].filter(([action]) => !solved.right.includes(action));
  return wrong[i]![1];
}

function isEffect({ parts, before }: Step): boolean {
  if (EFFECTS.includes(parts.kind)) return true;
  return parts.kind === 'place' && !before.reach[before.toMove].includes(mapOf(before).nodes[parts.node]!);
}

/** Plausible first actions that are wrong: section 8.3 of the rules for wins, and its like for the other goals. */
function tempts({ kind, start }: Told, steps: readonly Step[], value: number, best: number): boolean {
  const first = steps[0]!;
  if (first.parts.kind !== 'place') return false;
  const side = start.toMove;
  const claimsNow = steps.some((step) => step.before.toMove === side && claims(step, side).length > 0);
  const enemyHqs = mapOf(start)
    .data.hqs.filter((hq) => hq.side !== side)
    .map(({ id }) => id);
  switch (kind) {
    case 'win-turn':
      return (
        claimsNow ||
        (enemyHqs.some((id) => first.after.reach[side].includes(id)) &&
          !enemyHqs.some((id) => start.reach[side].includes(id)))
      );
    case 'max-medals':
      return value > 0;
    case 'cut':
      return first.after.stranded[other(side)].length > start.stranded[other(side)].length;
    case 'safest-turn':
      return best - value <= NEAR;
    case 'endgame':
      return value > 0 || steps.length > 4;
    default:
      return first.after.reach[other(side)].length < start.reach[other(side)].length || claimsNow;
  }
}

/** What the puzzle takes for granted; the ids are keys of texts. */
function assumptionsOf({ node, goal }: Draft, walker: Walker<State>): string[] {
  const { unseen } = walker.state(node);
  switch (goal.kind) {
    case 'endgame':
      return ['open-racks', unseen.blue + unseen.red === '' ? 'nothing-to-draw' : 'last-draws'];
    case 'safest-turn':
      return ['hidden-rack', 'equally-likely-tiles'];
    default:
      return ['hidden-rack'];
  }
}
