import { cardOf } from './data';
import { value } from './conditions';
import { zoneFace, type View } from './faces';
import { modsOf } from './facts';
import type { Player } from './grammar';
import { matches } from './match';
import type { Obj } from './table';

type CardObj = Obj & { kind: 'card' };

/** "Costs N" first, then increases and reductions, then not below 0 (CX-COST-1). */
export function baseCost(view: View, player: Player, card: CardObj): number {
  const face = zoneFace(card);
  const mods = modsOf(view, 'cost').filter(
    ({ mod, binding }) => mod.on !== 'self' && matches(view, binding, face, mod.on) && binding.you === player,
  );
  const set = mods.reduce((cost, { mod }) => mod.set ?? cost, cardOf(card.card).cost);
  const own = { self: null, card: card.card, you: player, names: {} };
  const ownChanges = cardOf(card.card).abilities.flatMap((ability) =>
    ability.kind === 'static' && ability.zone === 'any'
      ? ability.mods.map((mod) => (mod.mod === 'cost' && mod.add !== undefined ? value(view, own, mod.add) : 0))
      : [],
  );
  const changes = mods.map(({ mod, binding }) => (mod.add === undefined ? 0 : value(view, binding, mod.add)));
  return Math.max(
    0,
    [...ownChanges, ...changes].reduce((cost, change) => cost + change, set),
  );
}

/** A coloured minor spell costs 1 more without a hero of its colour (CX-COLOR-2). */
export function surcharge(view: View, player: Player, id: string): number {
  const { minor, color } = cardOf(id);
  if (!minor || color === 'neutral' || view.table.options.minor_spell_colour !== 'surcharge') return 0;
  const isOfColor = [...view.faces.values()].some(
    (face) => face.kinds.has('hero') && face.side === player && face.color === color,
  );
  return isOfColor ? 0 : 1;
}

export const boostOf = (id: string): number | null => cardOf(id).keywords.find(({ k }) => k === 'boost')?.n ?? null;

/** Whether its hero or tech building is not asked for (`waive`). */
export const isWaived = (view: View, player: Player, card: CardObj, what: 'hero' | 'tech'): boolean =>
  modsOf(view, 'waive').some(
    ({ mod, binding }) =>
      binding.you === player && mod.what.includes(what) && matches(view, binding, zoneFace(card), mod.on),
  );

export const hiringCost = (view: View, player: Player): number =>
  modsOf(view, 'worker_cost').reduce((cost, { mod, binding }) => (binding.you === player ? mod.set : cost), 1);
