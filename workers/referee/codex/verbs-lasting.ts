import { giveControl } from './arriving';
import { setThing, stamp } from './change';
import { select, things } from './choosing';
import { value } from './conditions';
import { other, type Mod, type Num, type Player, type StepOf, type Until } from './grammar';
import { candidates } from './candidates';
import { players } from './match';
import type { Effect, Run } from './run';
import { thingAt, type Binding, type End, type Lasting, type Obj } from './table';

export const endOf = (until: Until, you: Player): End => {
  switch (until) {
    case 'end_of_turn':
      return { at: 'turn-end' };
    case 'your_next_upkeep':
      return { at: 'upkeep', of: you };
    case 'your_next_turn':
      return { at: 'turn', of: you };
    case 'leaves_play':
      return { at: 'leaves-play' };
    case 'end_of_opp_next_turn':
      return { at: 'turn', of: other(you) };
  }
};

const NOTHING = {
  on: [],
  atk: 0,
  hp: 0,
  armor: 0,
  give: [],
  lose: [],
  types: [],
  mods: [],
  printedAtk: {},
  previous: null,
};

function addLasting(run: Run, end: End, binding: Binding, more: Partial<Lasting>): void {
  const at = stamp(run);
  run.table = { ...run.table, lasting: [...run.table.lasting, { ...NOTHING, stamp: at, end, binding, ...more }] };
}

export function buff(run: Run, effect: Effect, step: StepOf<'buff'>): boolean {
  const ids = things(select(run, effect, step.on)).filter((id) => thingAt(run.table, id));
  if (ids.length === 0) return false;
  const number = (num: Num | undefined): number =>
    num === undefined ? 0 : value(run.view, effect.binding, num, effect);
  addLasting(run, endOf(step.until, effect.binding.you), effect.binding, {
    on: ids,
    atk: number(step.atk),
    hp: number(step.hp),
    armor: number(step.armor),
    give: step.give ?? [],
    lose: step.lose ?? [],
    types: step.types ?? [],
  });
  return true;
}

/** With `snapshot` an effect on all that match stays with those that match now (option `team_buffs`). */
function fixed(run: Run, binding: Binding, mods: readonly Mod[]): { mods: readonly Mod[]; binding: Binding } {
  const names: Record<string, readonly Obj[]> = { ...binding.names };
  const fixedMods = mods.map((mod, index) => {
    if (!('on' in mod) || typeof mod.on !== 'object' || !('all' in mod.on)) return mod;
    names[`all${index}`] = candidates(run.view, binding, mod.on.all);
    return { ...mod, on: `$all${index}` } as Mod;
  });
  return { mods: fixedMods, binding: { ...binding, names } };
}

/** A continuous effect keeps watching: what comes later is included (CX-EFF-8). */
export function effectFor(run: Run, { binding }: Effect, step: StepOf<'effect'>): boolean {
  const snapshot = run.table.options.team_buffs === 'snapshot';
  const what = snapshot ? fixed(run, binding, step.mods) : { mods: step.mods, binding };
  addLasting(run, endOf(step.until, binding.you), what.binding, { mods: what.mods });
  return true;
}

export function later(run: Run, { binding }: Effect, step: StepOf<'later'>): boolean {
  run.table = { ...run.table, delayed: [...run.table.delayed, { at: step.at, steps: step.do, binding }] };
  return true;
}

/** Control for a time remembers who has the thing again when it ends (CX-CTRL-3). */
export function control(run: Run, effect: Effect, step: StepOf<'control'>): boolean {
  const ids = things(select(run, effect, step.what)).filter((id) => thingAt(run.table, id));
  const [player] = players(run.view, effect.binding, step.who);
  for (const id of ids) {
    const { controller } = thingAt(run.table, id)!;
    giveControl(run, id, player);
    if (step.until === 'leaves_play') forgetReturn(run, id);
    else addLasting(run, endOf(step.until, effect.binding.you), effect.binding, { on: [id], previous: controller });
  }
  return ids.length > 0;
}

const forgetReturn = (run: Run, id: number): void => {
  const lasting = run.table.lasting.filter(({ previous, on }) => previous === null || !on.includes(id));
  run.table = { ...run.table, lasting };
};

/** Effects for a time end, the newest control first; who had a thing before has it again. */
export function endLasting(run: Run, isOver: (end: End) => boolean): void {
  const ending = run.table.lasting.filter(({ end }) => isOver(end));
  run.table = { ...run.table, lasting: run.table.lasting.filter(({ end }) => !isOver(end)) };
  for (const { previous, on } of [...ending].reverse())
    if (previous !== null) for (const id of on) giveControl(run, id, previous);
}

/** Effects on things that are all gone mean nothing any more. */
export function forgetGone(run: Run): void {
  const isThere = (id: number): boolean => thingAt(run.table, id) !== undefined;
  const lasting = run.table.lasting.filter(
    ({ on, mods, printedAtk }) => mods.length > 0 || [...on, ...Object.keys(printedAtk).map(Number)].some(isThere),
  );
  if (lasting.length < run.table.lasting.length) run.table = { ...run.table, lasting };
}

export function attach(run: Run, effect: Effect, step: StepOf<'attach'>): boolean {
  const [host] = things(select(run, effect, step.to)).filter((id) => thingAt(run.table, id));
  const { self } = effect.binding;
  if (host === undefined || self === null || !thingAt(run.table, self)) return false;
  setThing(run, self, { host });
  return true;
}

export function remember(run: Run, effect: Effect, step: StepOf<'remember'>): boolean {
  const ids = things(select(run, effect, step.what));
  const self = effect.binding.self === null ? undefined : thingAt(run.table, effect.binding.self);
  if (!self || ids.length === 0) return false;
  setThing(run, self.id, { memory: { ...self.memory, [step.mem]: [...(self.memory[step.mem] ?? []), ...ids] } });
  return true;
}

/** Printed values become those of the token; earlier buffs end, damage, runes and attachments stay (CX-EFF-9). */
export function transform(run: Run, effect: Effect, step: StepOf<'transform'>): boolean {
  const ids = things(select(run, effect, step.what)).filter((id) => thingAt(run.table, id));
  for (const id of ids) {
    const at = stamp(run);
    setThing(run, id, { form: { card: step.into, stamp: at, until: effect.binding.you } });
    const lasting = run.table.lasting.map((one) =>
      one.previous === null && one.on.includes(id) ? { ...one, on: one.on.filter((other) => other !== id) } : one,
    );
    run.table = { ...run.table, lasting };
  }
  forgetGone(run);
  return ids.length > 0;
}

/** A token is turned over: no arrival, and it keeps everything that lies on it. */
export function flip(run: Run, effect: Effect, step: StepOf<'flip'>): boolean {
  const ids = things(select(run, effect, step.what)).filter((id) => thingAt(run.table, id));
  for (const id of ids) {
    const thing = thingAt(run.table, id)!;
    setThing(run, id, { form: step.into === thing.card ? null : { card: step.into, stamp: thing.stamp, until: null } });
  }
  return ids.length > 0;
}

export function swapAtk(run: Run, effect: Effect, step: StepOf<'swap_atk'>): boolean {
  const [a, b] = things(select(run, effect, step.what));
  if (a === undefined || b === undefined) return false;
  const atk = (id: number): number => run.view.faces.get(id)!.printedAtk;
  addLasting(run, endOf(step.until, effect.binding.you), effect.binding, { printedAtk: { [a]: atk(b), [b]: atk(a) } });
  return true;
}
