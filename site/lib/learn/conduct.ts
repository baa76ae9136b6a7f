/**
 * How a step goes on once the learner has acted: what chance and the opponent do by the script, and when the step is
 * solved or missed. Pure functions over engine views; no rule of a game is decided here.
 */
import { nodeOf, type Attempt } from '$lib/playthrough/attempt';
import type { View } from '$workers/contract';
import { ruleOf, type Reason } from '$workers/reasons';
import type { Slip, Step } from './lesson';
import { actorOf, counts, isLooked, type Line } from './line';

export type Verdict = 'open' | 'reached' | 'missed';

/** Whether predicates hold of a node; `before` is the node of the attempt that led to it. */
export type Holds = (all: readonly object[], node: View, before?: View) => boolean;

const holdNow = (holds: Holds, all: readonly object[], { views }: Attempt): boolean =>
  holds(all, views[views.length - 1], views[views.length - 2]);

/** The opponent is to decide in a game of many decisions a turn, and the line never lets them. */
const isHandedOn = (view: View, { by, learner, pace }: Line): boolean =>
  pace.atRest.has(view.question) && view.actor === 'player' && view.seat !== learner && !by.includes(view.seat);

/** The part of the game is over in which the line acts last. */
const isPast = (view: View, { lastStage, pace }: Line): boolean =>
  pace.stage !== undefined && pace.stage(view) > lastStage;

/**
 * A goal is looked at whenever a turn begins and when the game is over; where turns have many decisions also between
 * them, but never in the middle of an action. What the step knows to be lost is missed before its turns are over, at some
 * questions of the pace even within one.
 */
export function verdict(attempt: Attempt, line: Line, { goal, lost = [] }: Step, holds: Holds): Verdict {
  const node = nodeOf(attempt);
  const over = node.actor === 'over';
  const isLost = (): boolean => lost.some((all) => holdNow(holds, all, attempt));
  if (!over && !isLooked(node, line.pace)) return line.pace.lostAt?.has(node.question) && isLost() ? 'missed' : 'open';
  if (goal.type === 'state' && holdNow(holds, goal.all, attempt)) return 'reached';
  if (isPast(node, line) || isLost()) return 'missed';
  // Where a turn has parts, what an opponent decides within one ends nothing.
  if (!over && (line.pace.stage || !counts(node, line.learner, line.pace))) return 'open';
  const finished = attempt.views.slice(0, -1).filter((view) => counts(view, line.learner, line.pace)).length;
  return over || finished >= line.turns || isHandedOn(node, line) ? 'missed' : 'open';
}

const begins = (line: readonly string[], played: readonly string[]): boolean =>
  played.every((action, i) => line[i] === action);

const wrongLines = (step: Step): string[][] => step.wrong.flatMap((slip) => (slip.line ? [slip.line] : []));

/** The next action of the first line that has gone exactly as the attempt has. */
function followed(lines: readonly (readonly string[])[], attempt: Attempt, allowed: readonly string[]): string | null {
  const { actions } = attempt;
  const next = lines.filter((line) => begins(line, actions)).map((line) => line[actions.length]);
  return next.find((action) => allowed.includes(action)) ?? null;
}

/** Actions of one actor in the line that the attempt has not used up yet. */
function left(line: Line, attempt: Attempt, actor: number | 'chance'): string[] {
  const own = line.actions.filter((_, i) => line.by[i] === actor);
  return own.slice(attempt.actions.filter((_, i) => actorOf(attempt.views[i]) === actor).length);
}

/**
 * What happens next without the learner, or null if the learner is asked or the game is over. While the attempt follows
 * the line, or one of the lines expected to miss, that line goes on. Off the lines, chance takes the outcomes of the line
 * in their order, and the opponent plays the move of the line if it is legal, else what the game's pace says.
 */
export function scripted(attempt: Attempt, line: Line, step: Step): string | null {
  const node = nodeOf(attempt);
  const actor = actorOf(node);
  if (node.actor === 'over' || actor === line.learner) return null;
  const allowed = [...node.choices, ...node.outcomes].map(({ action }) => action);
  const onLine = followed([line.actions, ...wrongLines(step)], attempt, allowed);
  if (onLine) return onLine;
  const rest = left(line, attempt, actor);
  if (actor === 'chance') return rest.find((action) => allowed.includes(action)) ?? allowed[0];
  return [rest[0], ...line.pace.idle].find((action) => allowed.includes(action)) ?? allowed[0];
}

/**
 * Which of the step's expected slips a missed attempt is: the one whose line leaves the right line with the same action
 * at the same place and which fits what came of it, else the first that says of itself that it looks like this. Null if it
 * is none of them.
 */
export function wrongLine(attempt: Attempt, line: Line, step: Step, holds: Holds): number | null {
  const same = step.wrong.findIndex((slip) => {
    if (!slip.line) return false;
    const fork = slip.line.findIndex((action, i) => line.actions[i] !== action);
    const leaves = fork >= 0 && attempt.actions.length > fork && begins(slip.line, attempt.actions.slice(0, fork + 1));
    return leaves && (!slip.when || holdNow(holds, slip.when, attempt));
  });
  const alike = (): number =>
    step.wrong.findIndex(({ when, refused }) => when && !refused && holdNow(holds, when, attempt));
  const at = same >= 0 ? same : alike();
  return at < 0 ? null : at;
}

/**
 * What remains of a wrong line once the step is missed: the answer that shows why. What the learner would still have done
 * shows nothing, and whoever is asked has nothing to wait for.
 */
export function consequence(attempt: Attempt, step: Step): string | null {
  const node = nodeOf(attempt);
  if (actorOf(node) === actorOf(attempt.views[0])) return null;
  const allowed = [...node.choices, ...node.outcomes].map(({ action }) => action);
  return followed(wrongLines(step), attempt, allowed);
}

/**
 * The expected slip a wrong answer to a question is: one that names what is wrong in it, else one that names what it lacks,
 * else one that fits any. Null if there is none.
 *
 * @param missing what the answer lacks
 * @param part place of the question in what the step asks
 */
export function misreading(
  step: Step,
  given: readonly string[],
  missing: readonly string[] = [],
  part = 0,
): number | null {
  const find = (fits: (slip: Slip) => boolean | undefined): number =>
    step.wrong.findIndex((slip) => (slip.part ?? part) === part && fits(slip));
  const ways = [
    (slip: Slip) => slip.given?.some((one) => given.includes(one)),
    (slip: Slip) => slip.missing?.some((one) => missing.includes(one)),
    ({ belief, given, missing }: Slip) => belief !== undefined && !given && !missing,
  ];
  return ways.map(find).find((at) => at >= 0) ?? null;
}

/** The expected slip an illegal action is: itself, refused for the same reason, else one that answers whatever the same rules refuse. Null if it is none. */
export function slipOf(step: Step, action: string, rules: readonly Reason[]): number | null {
  const broken = String(rules.map(ruleOf));
  const fits = ({ refused }: Slip): boolean => refused !== undefined && String(refused) === broken;
  const same = step.wrong.findIndex((slip) => slip.try === action && fits(slip));
  const alike = (): number => step.wrong.findIndex((slip) => slip.when && fits(slip));
  const at = same >= 0 ? same : alike();
  return at < 0 ? null : at;
}
