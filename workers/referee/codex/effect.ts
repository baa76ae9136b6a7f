import { askChooser, nameIn, select, things } from './choosing';
import { check } from './check';
import { holds, value } from './conditions';
import type { Sel, Step, StepOf, Verb } from './grammar';
import { canDoSomething, couldFlag } from './possible';
import { LostChoice, type Effect, type Run } from './run';
import { rune } from './runes';
import type { Obj } from './table';
import * as cards from './verbs-cards';
import * as harm from './verbs-harm';
import * as lasting from './verbs-lasting';

/** Carries out one step; whether it really affected something (`done`). */
type Carry<V extends Verb> = (run: Run, effect: Effect, step: StepOf<V>) => boolean;

const VERBS: { readonly [V in Verb]: Carry<V> } = {
  damage: harm.damage,
  repair: harm.repair,
  rune,
  buff: lasting.buff,
  effect: lasting.effectFor,
  watch: () => {
    throw new RangeError('no card that is there watches for a time');
  },
  later: lasting.later,
  destroy: harm.destroy,
  trash: harm.trash,
  sacrifice: harm.sacrifice,
  move: cards.move,
  control: lasting.control,
  sideline: harm.sideline,
  shift: harm.shift,
  exhaust: harm.exhaustThings,
  ready: harm.ready,
  draw: cards.draw,
  discard: cards.discard,
  gold: cards.gold,
  steal: cards.steal,
  token: cards.token,
  put: harm.put,
  fetch: cards.fetch,
  play,
  attach: lasting.attach,
  remember: lasting.remember,
  transform: lasting.transform,
  flip: lasting.flip,
  swap_atk: lasting.swapAtk,
  modes,
  seq: (run, effect, step) => {
    carryOn(run, effect, step.do);
    return true;
  },
  pick: (run, effect, step) => select(run, effect, step.what).length > 0,
  coin: (run, effect, step) => {
    const side = run.chance('coin', new Map([['heads', 1], ['tails', 1]])); // prettier-ignore
    carryOn(run, effect, side === 'heads' ? step.heads : step.tails);
    return true;
  },
};

/** Only what could be played now is a choice; it counts as played. */
function play(run: Run, effect: Effect, step: StepOf<'play'>): boolean {
  const how = { free: step.cost === 'free', ignore: step.ignore ?? [] };
  const { you } = effect.binding;
  const isOpen = (obj: Obj): boolean => obj.kind === 'card' && run.tools.mayPlay(run, you, obj, how);
  const [card] = select(run, effect, step.what, 1, isOpen);
  if (card?.kind !== 'card') return false;
  run.tools.playCard(run, you, card, how);
  return true;
}

/** Modes without a legal choice cannot be chosen, nor those that pass over a flagbearer (CX-KW-11). */
function modes(run: Run, effect: Effect, step: StepOf<'modes'>): boolean {
  const n = value(run.view, effect.binding, step.n, effect);
  const numbers = step.modes.map((_, index) => index);
  if (n >= numbers.length) {
    for (const mode of step.modes) carryOn(run, effect, mode);
    return true;
  }
  const possible = numbers.filter((index) => canDoSomething(run, effect, step.modes[index]));
  const flagged = effect.flagged ? [] : possible.filter((index) => couldFlag(run, effect, step.modes[index]));
  const open = flagged.length > 0 ? flagged : possible;
  if (open.length === 0) return false;
  const why = (): string[] => [flagged.length > 0 ? 'CX-KW-11' : 'CX-SPELL-8'];
  const answer = askChooser(
    run,
    effect.binding.you,
    'mode',
    open.map((index) => `mode ${index + 1}`),
    why,
  );
  carryOn(run, effect, step.modes[Number(answer.split(' ')[1]) - 1]);
  return true;
}

/** Under which names a step tells that it was done: its label, and what its choice is called. */
function namesOf(step: Step): string[] {
  const chosen = ['to', 'on', 'what'].map((key) => nameIn((step as unknown as Record<string, Sel>)[key]));
  return [step.as, ...chosen].filter((name) => name !== undefined);
}

/** Of the things chosen by a step, whether one died and how (`killed`). */
function tellDeaths(run: Run, effect: Effect, step: Step, since: number): void {
  for (const name of namesOf(step)) {
    const ids = things(effect.binding.names[name] ?? []);
    const died = run.deaths.slice(since).filter(({ id }) => ids.includes(id));
    if (died.length > 0) effect.killed.set(name, died.some(({ how }) => how === 'damage') ? 'damage' : 'any');
  }
}

/** Parts in their order, as much as can be done of them; each is followed by the check (CX-EFF-1, CX-DMG-8). */
function carryOn(run: Run, effect: Effect, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step.if && !holds(run.view, effect.binding, step.if, effect)) continue;
    // Nobody is asked whether to do what cannot be done.
    if (step.may && !canDoSomething(run, effect, [{ ...step, may: undefined } as Step])) continue;
    if (step.may && askChooser(run, effect.binding.you, 'may', ['yes', 'no']) === 'no') continue;
    const since = run.deaths.length;
    const isDone = (VERBS[step.op] as Carry<Verb>)(run, effect, step as StepOf<Verb>);
    if (isDone) for (const name of namesOf(step)) effect.done.add(name);
    check(run);
    tellDeaths(run, effect, step, since);
  }
}

/** An ability or spell; a lost choice ends it (CX-TURN-3). */
export function carryOut(run: Run, effect: Effect, steps: readonly Step[]): void {
  const before = run.actingFor;
  run.actingFor = effect.binding.you;
  try {
    carryOn(run, effect, steps);
  } catch (stop) {
    if (!(stop instanceof LostChoice)) throw stop;
    check(run);
  }
  run.actingFor = before;
}
