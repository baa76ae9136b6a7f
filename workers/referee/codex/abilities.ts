import { exhaust } from './arriving';
import { called, payGold, setThing, withSide } from './change';
import { check, kill } from './check';
import { select, things } from './choosing';
import { carryOut } from './effect';
import { newEffect } from './events';
import { candidates } from './candidates';
import { bindingOf } from './facts';
import type { Face, Held } from './faces';
import type { Act, Cost, Pick, Player } from './grammar';
import { hasWhole } from './match';
import { canDoSomething } from './possible';
import { Run, type Effect } from './run';
import { addRunes } from './runes';
import { throwAway } from './verbs-cards';
import { maySacrifice } from './verbs-harm';

const effectOf = (face: Face): Effect => newEffect({ ...bindingOf(face.thing!), you: face.side });

/** A fresh thing cannot pay with exhausting itself unless it has haste (CX-PLAY-2, CX-CTRL-1, CX-KW-1). */
export function fatigueReasons(face: Face): string[] {
  const { fatigue, stamp, since } = face.thing!;
  if (!fatigue || hasWhole(face, 'haste')) return [];
  return [stamp === since ? 'CX-PLAY-2' : 'CX-CTRL-1'];
}

/** Why one part of a cost cannot be paid. */
function costReasons(run: Run, face: Face, cost: Cost): string[] {
  const { side, thing } = face;
  const table = run.table.sides[side];
  switch (cost.c) {
    case 'gold':
      return table.gold < cost.n ? ['CX-COST-2'] : [];
    case 'exhaust':
      if (cost.what) return enough(run, face, cost.what as Pick) ? [] : ['CX-ABIL-6'];
      return thing!.exhausted ? ['CX-ABIL-5'] : fatigueReasons(face);
    case 'sacrifice':
      if (typeof cost.what === 'string') return maySacrifice(run, face.obj) ? [] : ['CX-KW-32'];
      return enough(run, face, cost.what as Pick) ? [] : ['CX-ABIL-6'];
    case 'discard':
      return table.hand.length < cost.n ? ['CX-ABIL-6'] : [];
    case 'rune':
      return (thing!.runes[cost.kind] ?? 0) < cost.n ? ['CX-ABIL-6'] : [];
  }
}

const enough = (run: Run, face: Face, { pick, n = 1 }: Pick): boolean =>
  candidates(run.view, effectOf(face).binding, pick).length >= (n as number);

/** Every rule that forbids using an ability now. */
export function useReasons(run: Run, player: Player, face: Face, held: Held): string[] {
  const ability = held.ability as Act;
  if (face.side !== player) return ['CX-ABIL-3'];
  const reasons = ability.cost.flatMap((cost) => costReasons(run, face, cost));
  if (ability.limit !== undefined && (face.thing!.uses[held.key] ?? 0) >= ability.limit) reasons.push('CX-ABIL-3');
  const gold = ability.cost.reduce(
    (left, cost) => left - (cost.c === 'gold' ? cost.n : 0),
    run.table.sides[player].gold,
  );
  if (reasons.length === 0 && run.table.options.no_effect_spell === 'refuse') {
    const ahead = new Run(withSide(run.table, player, { gold }), [], run.tools);
    if (!canDoSomething(ahead, effectOf(face), ability.do)) reasons.push('CX-ABIL-7');
  }
  return [...new Set(reasons)];
}

/** Costs are paid before the effect, in the order they are written (CX-COST-2, CX-ABIL-6). */
function pay(run: Run, face: Face, effect: Effect, cost: Cost): void {
  const { id } = face.thing!;
  switch (cost.c) {
    case 'gold':
      return payGold(run, face.side, cost.n);
    case 'exhaust':
      for (const one of cost.what ? things(select(run, effect, cost.what)) : [id]) exhaust(run, one);
      return;
    case 'sacrifice':
      return kill(run, things(select(run, effect, cost.what, 1, (obj) => maySacrifice(run, obj))));
    case 'discard':
      for (let n = 0; n < cost.n; n++)
        throwAway(run, face.side, [run.ask(face.side, 'discard', run.table.sides[face.side].hand)]);
      return;
    case 'rune':
      addRunes(run, id, cost.kind, -cost.n);
  }
}

export function useAbility(run: Run, face: Face, held: Held): void {
  const ability = held.ability as Act;
  const effect = effectOf(face);
  const { id, uses } = face.thing!;
  setThing(run, id, { uses: { ...uses, [held.key]: (uses[held.key] ?? 0) + 1 } });
  for (const cost of ability.cost) pay(run, face, effect, cost);
  check(run);
  carryOut(run, effect, ability.do);
}

/** Abilities with a cost of everything in play, as `use` names them. */
export const usable = (run: Run): { text: string; face: Face; held: Held }[] =>
  [...run.view.faces.values()]
    .filter(({ thing }) => !thing!.underConstruction)
    .flatMap((face) =>
      face.abilities
        .filter(({ ability }) => ability.kind === 'act')
        .map((held) => ({ text: `use ${called(run, face.thing!.id)} ${held.key}`, face, held })),
    );
