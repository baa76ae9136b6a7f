/**
 * The picking layer: from the legal actions of a position to the things on the screen that may be chosen now.
 * It knows no game and no DOM; every function is pure.
 */
import type { Choice } from '$workers/contract';
import { isPlace } from './place-picks';

/** A selection in progress: the legal actions and what has been chosen so far, in the order it was chosen. */
export interface Picking {
  readonly choices: readonly Choice[];
  readonly picked: readonly string[];
  /** A target was picked first and took the only source that can come to it in hand: it is to be picked again. Until another pick. */
  readonly meant?: string;
}

/** `next`: the pick that follows in the natural order of some action; `early`: allowed, but out of that order. */
export type Offer = 'next' | 'early';

export type Step =
  /** The selection changed; ask for the next pick. */
  | { kind: 'narrowed'; picking: Picking }
  /** One action is completely chosen. The picking returned is ready for whatever comes next. */
  | { kind: 'play'; choice: Choice; picking: Picking }
  /**
   * No action allows this pick. `picks` is the attempt, for whoever can say which rule stands against it; `picking` is how
   * it goes on once it is refused.
   */
  | { kind: 'trial'; picks: string[]; picking: Picking };

export const start = (choices: readonly Choice[], picked: readonly string[] = []): Picking => ({ choices, picked });

/** What all actions begin with, as long as none is complete with it: the only tile in hand, the only piece that can move. */
export function common(choices: readonly Choice[]): string[] {
  const first = choices[0]?.picks[0];
  const shared = choices.every(({ picks }) => picks.length > 1 && picks[0] === first);
  return first !== undefined && shared ? [first] : [];
}

/** The part of a pick before the first colon: `node` of `node:7`. */
export const kindOf = (pick: string): string => pick.slice(0, (pick + ':').indexOf(':'));

/**
 * Picks of different kinds say by themselves which part of the action they are, so they may come in any order
 * (base first, then tile). Between picks of one kind only the order tells source from target.
 */
function anyOrder(choice: Choice): boolean {
  return new Set(choice.picks.map(kindOf)).size === choice.picks.length;
}

const startsWith = (choice: Choice, picked: readonly string[]): boolean =>
  picked.length <= choice.picks.length && picked.every((pick, i) => choice.picks[i] === pick);

const allows = (choice: Choice, picked: readonly string[]): boolean =>
  startsWith(choice, picked) || (anyOrder(choice) && picked.every((pick) => choice.picks.includes(pick)));

/** Legal actions that agree with everything picked so far; all of them before the first pick. */
export function matches(picking: Picking): Choice[] {
  const { choices, picked } = picking;
  return isAimed(picking) ? choices.filter((choice) => isTowards(choice, picked)) : forward(picking);
}

const forward = ({ choices, picked }: Picking): Choice[] => choices.filter((choice) => allows(choice, picked));

/** The target of a source and a target, and perhaps the source after it. */
const isTowards = ({ picks }: Choice, picked: readonly string[]): boolean =>
  picks.length === 2 && picked.length <= 2 && picked[0] === picks[1] && (picked.length < 2 || picked[1] === picks[0]);

/** What was picked first begins no action and is the target of some: its source is still to be picked. */
const isAimed = ({ choices, picked: [first] }: Picking): boolean =>
  first !== undefined &&
  forward({ choices, picked: [first] }).length === 0 &&
  choices.some((choice) => isTowards(choice, [first]));

/** The action that is completely picked, or null. Longer actions that begin the same way may still be open. */
export function complete(picking: Picking): Choice | null {
  return matches(picking).find((choice) => choice.picks.length === picking.picked.length) ?? null;
}

/**
 * What is to blame for the refusal of an attempt: the picks of no action; where each is of some, whatever follows those that
 * some action goes on with.
 */
export function blamed(choices: readonly Choice[], picks: readonly string[]): string[] {
  const strange = picks.filter((pick) => !choices.some((choice) => choice.picks.includes(pick)));
  const firm = picks.findIndex((_, i) => matches({ choices, picked: picks.slice(0, i + 1) }).length === 0);
  return strange.length > 0 ? strange : picks.slice(Math.max(0, firm));
}

/** What may be picked now, and whether it is the natural next part of an action. */
export function offers(picking: Picking): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const choice of matches(picking)) {
    const left = choice.picks.filter((pick, i) =>
      startsWith(choice, picking.picked) ? i >= picking.picked.length : !picking.picked.includes(pick),
    );
    left.forEach((pick, i) => {
      if (i === 0) found.set(pick, 'next');
      else if (anyOrder(choice) && !found.has(pick)) found.set(pick, 'early');
    });
  }
  return found;
}

/** Takes back the last pick; with nothing picked it changes nothing. */
export const back = (picking: Picking): Picking => ({ ...picking, picked: picking.picked.slice(0, -1) });

export const clear = (picking: Picking): Picking => ({ ...picking, picked: [] });

/** Keeps a pick no action allows, so that an attempt can be spelled out to its end and then be explained. */
export const hold = (picking: Picking, pick: string): Picking => ({ ...picking, picked: withPick(picking, pick) });

/** The picks with one more; a pick of a kind that stands there already as the only one of its kind replaces it. */
function withPick({ choices, picked }: Picking, pick: string): string[] {
  const others = picked.filter((p) => kindOf(p) !== kindOf(pick));
  const single = choices.every((c) => c.picks.filter((p) => kindOf(p) === kindOf(pick)).length < 2);
  return single && others.length < picked.length ? [...others, pick] : [...picked, pick];
}

/**
 * Answers one pick.
 * - Picking the last pick again takes it back, unless it completes an action: then it plays that action. A source that
 *   came along with its target has not been picked yet: it stays in hand, and its target is open again.
 * - A pick that fits continues the selection, and plays as soon as a single action is left and completely picked; only how
 *   it is done, if there is but one way, goes without saying.
 * - Otherwise a target that only one source can come to, picked first, takes that source in hand; whoever meant it picks
 *   the target again, and whoever did not sees what would happen. One that several can come to is held until its source
 *   is picked.
 * - Otherwise a pick that could take the place of an earlier one of its kind replaces it (another tile, another base).
 * - Otherwise a pick that is an action by itself drops the others (a button, while a tile is held). A place does not: what
 *   is held was meant for it, and no other action may be played in its stead.
 * - Otherwise it is a trial; the selection stays as it was, but what may be taken in hand is, where only a place was picked:
 *   it does not fit there, and may elsewhere.
 */
export function pick(picking: Picking, chosen: string): Step {
  const { choices, picked } = picking;
  if (picked.length > 0 && picked[picked.length - 1] === chosen) {
    const whole = complete(picking);
    if (whole) return play(picking, whole);
    return { kind: 'narrowed', picking: picking.meant === undefined ? back(picking) : { choices, picked } };
  }
  const fresh: Picking = { choices, picked: [...picked, chosen] };
  const coming = matches(fresh);
  if (picked.length === 0 && coming.length === 1 && isAimed(fresh)) {
    return { kind: 'narrowed', picking: { choices, picked: coming[0].picks.slice(0, 1), meant: chosen } };
  }
  if (coming.length > 0) return settle(fresh);

  const kept = picked.filter((p) => kindOf(p) !== kindOf(chosen));
  if (kept.length < picked.length) {
    const switched: Picking = { choices, picked: [...kept, chosen] };
    // A source in hand is tried on what it cannot come to; only a target that was held gives way to another target.
    if ((isAimed(picking) ? matches(switched) : forward(switched)).length > 0) return settle(switched);
  }
  const alone: Picking = { choices, picked: [chosen] };
  const aimed = isPlace(chosen) && picked.some((pick) => !isPlace(pick));
  if (!aimed && complete(alone)) return settle(alone);
  const attempt = isAimed(picking) ? [chosen, ...picked] : inNaturalOrder(choices, withPick(picking, chosen));
  const taken = !isPlace(chosen) && picked.every(isPlace) && matches(alone).length > 0;
  return { kind: 'trial', picks: attempt, picking: taken ? alone : picking };
}

/**
 * Sorts an attempt the way the actions of this position are ordered by kind (tile before base), however it was picked;
 * where no action is made of such picks, it stays as it was.
 */
function inNaturalOrder(choices: readonly Choice[], picks: string[]): string[] {
  const place = (pick: string, among: readonly string[]) => among.findIndex((one) => kindOf(one) === kindOf(pick));
  const model = choices.find(
    (choice) =>
      anyOrder(choice) && choice.picks.length === picks.length && picks.every((pick) => place(pick, choice.picks) >= 0),
  );
  return model ? [...picks].sort((a, b) => place(a, model.picks) - place(b, model.picks)) : picks;
}

/** What says how, and lies nowhere: the rank of a piece that is placed. */
const MANNER = /^rank:/;

/** A single action is left, and nothing of it is missing that could be chosen otherwise. */
function settle(picking: Picking): Step {
  const [only, ...others] = matches(picking);
  const missing = only?.picks.filter((pick) => !picking.picked.includes(pick)) ?? [];
  const whole = complete(picking) ?? (missing.every((pick) => MANNER.test(pick)) ? only : null);
  return whole && others.length === 0 ? play(picking, whole) : { kind: 'narrowed', picking };
}

function play(picking: Picking, choice: Choice): Step {
  return { kind: 'play', choice, picking: clear(picking) };
}
