import { arrive } from './arriving';
import { gainGold, payGold, setSide, setThing, without } from './change';
import { askChooser, select, things } from './choosing';
import { value } from './conditions';
import { copies, drawCards } from './drawing';
import type { Player, StepOf } from './grammar';
import { leave } from './leaving';
import { players } from './match';
import type { Effect, Run } from './run';
import { thingAt, type Obj } from './table';
import { isSentBySpell, takeCard } from './verbs-harm';

const who = (run: Run, { binding }: Effect, named: Parameters<typeof players>[2] | undefined): readonly Player[] =>
  named === undefined ? [binding.you] : players(run.view, binding, named);

export function draw(run: Run, effect: Effect, step: StepOf<'draw'>): boolean {
  const n = value(run.view, effect.binding, step.n, effect);
  for (const player of who(run, effect, step.who)) drawCards(run, player, n);
  return n > 0;
}

/** Cards go from a hand face down to the discard pile. */
export function throwAway(run: Run, player: Player, cards: readonly string[]): void {
  for (const card of cards) {
    const { hand, discard } = run.table.sides[player];
    setSide(run, player, { hand: without(hand, card), discard: [...discard, card] });
  }
}

export function discard(run: Run, effect: Effect, step: StepOf<'discard'>): boolean {
  let done = 0;
  for (const player of who(run, effect, step.who)) {
    const { hand } = run.table.sides[player];
    const [least, most] =
      step.n === 'all' ? [hand.length, hand.length] : typeof step.n === 'number' ? [step.n, step.n] : step.n;
    for (let n = 0; n < most; n++) {
      const left = run.table.sides[player].hand;
      if (left.length === 0) break;
      const chooser = step.by === 'you' ? effect.binding.you : player;
      const optional = n >= least;
      const isForced = !optional && left.length <= least - n;
      const options = isForced ? [left[0]] : [...left, ...(optional ? ['done'] : [])];
      const card =
        step.by === 'random'
          ? run.chance('random_discard', copies(left))
          : askChooser(run, chooser, 'discard', options, () => ['CX-EFF-2']);
      if (card === 'done') break;
      throwAway(run, player, [card]);
      done += 1;
    }
  }
  return done > 0;
}

export function gold(run: Run, effect: Effect, step: StepOf<'gold'>): boolean {
  const n = value(run.view, effect.binding, step.n, effect);
  for (const player of who(run, effect, step.who)) gainGold(run, player, n);
  return n > 0;
}

/** At most what the victim has (CX-EFF-10). */
export function steal(run: Run, effect: Effect, step: StepOf<'steal'>): boolean {
  const [victim] = players(run.view, effect.binding, step.from);
  if (victim === undefined) return false;
  const n = Math.min(run.table.sides[victim].gold, value(run.view, effect.binding, step.n, effect));
  payGold(run, victim, n);
  gainGold(run, effect.binding.you, n);
  return n > 0;
}

/** Tokens that count towards a limit: of both faces, and made in every way, but for two options (CX-TOKEN-4). */
function counted(run: Run, effect: Effect, player: Player, token: string): number {
  const { dancer_limit: dancers, nest_limit: nests } = run.table.options;
  const self = effect.binding.self === null ? undefined : thingAt(run.table, effect.binding.self);
  const own = self?.memory[MADE] ?? [];
  return run.table.things.filter(
    ({ id, card, controller, form }) =>
      card === token &&
      controller === player &&
      (dancers === 'both_faces' || token !== 'dancer' || !form) &&
      (nests === 'total_2' || token !== 'bird' || own.includes(id)),
  ).length;
}

function room(run: Run, effect: Effect, player: Player, { token, n, limit }: StepOf<'token'>): number {
  if (limit === undefined) return n;
  const most = value(run.view, effect.binding, limit, effect);
  return Math.max(0, Math.min(n, most - counted(run, effect, player, token)));
}

/** What a card has made, for a limit of its own (option `nest_limit`). */
const MADE = 'made';

export function token(run: Run, effect: Effect, step: StepOf<'token'>): boolean {
  let made = 0;
  for (const player of who(run, effect, step.who)) {
    const arrival = { card: step.token, owner: player, controller: player, from: 'token' as const };
    const ids = arrive(
      run,
      Array.from({ length: room(run, effect, player, step) }, () => arrival),
    );
    made += ids.length;
    const self = effect.binding.self === null ? undefined : thingAt(run.table, effect.binding.self);
    const mem = step.mem ?? (run.table.options.nest_limit === 'per_nest_2' && step.token === 'bird' ? MADE : undefined);
    if (mem && self)
      setThing(run, self.id, { memory: { ...self.memory, [mem]: [...(self.memory[mem] ?? []), ...ids] } });
  }
  return made > 0;
}

/** Cards come from the codex to the hand, revealed. */
export function fetch(run: Run, effect: Effect, step: StepOf<'fetch'>): boolean {
  const cards = select(run, effect, step.what).filter((obj): obj is Obj & { kind: 'card' } => obj.kind === 'card');
  for (const card of cards) {
    takeCard(run, card);
    setSide(run, card.side, { hand: [...run.table.sides[card.side].hand, card.card].sort() });
  }
  return cards.length > 0;
}

/** Leaves play without dying, or is moved from the zone it went to (CX-DEATH-3, CX-DEATH-7). */
export function move(run: Run, effect: Effect, step: StepOf<'move'>): boolean {
  if (step.to === 'deck_top' && isSentBySpell(effect, step.what, step.to)) return true;
  const objs = select(run, effect, step.what);
  const here = things(objs).filter((id) => thingAt(run.table, id));
  leave(
    run,
    here.map((id) => ({ id, dies: false, to: step.to })),
  );
  const elsewhere = things(objs).flatMap((id) => (here.includes(id) ? [] : (run.wentTo.get(id) ?? [])));
  const moved = elsewhere.filter((card) => takeCard(run, card));
  for (const { side, card } of moved)
    if (step.to === 'deck_top') setSide(run, side, { top: [card, ...run.table.sides[side].top] });
    else if (step.to !== 'command') setSide(run, side, { [step.to]: [...run.table.sides[side][step.to], card].sort() });
  return here.length + moved.length > 0;
}
