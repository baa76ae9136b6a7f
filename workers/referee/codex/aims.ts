import { BUILDINGS, cardOf, isBuilding, isHero, isToken } from './data';
import { facesOf } from './facts';
import { other, type Player } from './grammar';
import { thingAt, type Table, type Thing } from './table';

/** What questions look at in a table between two actions. */

const BASE_HP = BUILDINGS.get('base')!.hp;

/** HP a player's base has lost; all of them when it has fallen. */
export function damageOnBase(table: Table, player: Player): number {
  const base = table.things.find(({ card, controller }) => card === 'base' && controller === player);
  return base ? Math.min(BASE_HP, base.damage) : BASE_HP;
}

const copiesIn = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/** Whether a thing of the table at the start is gone for one of the reasons that are called dying, or destroyed. */
export function hasDied(start: Table, now: Table, id: number): boolean {
  const { card, owner } = thingAt(start, id)!;
  if (thingAt(now, id)) return false;
  // Tokens and buildings go nowhere else; whatever else leaves play alive goes to another zone (CX-DEATH-3).
  if (isBuilding(card) || isToken(card)) return true;
  const side = now.sides[owner];
  if (isHero(card)) return side.command.some(({ hero, cooldown }) => hero === card && cooldown === 2);
  return copiesIn(side.discard, card) > copiesIn(start.sides[owner].discard, card);
}

const isBody = ({ card }: Thing): boolean =>
  isHero(card) || isToken(card) || (!isBuilding(card) && cardOf(card).type === 'unit');

/** Units and heroes a player had that are in play no more. */
export const bodiesGone = (start: Table, now: Table, player: Player): number =>
  start.things.filter((thing) => thing.controller === player && isBody(thing) && !thingAt(now, thing.id)).length;

/** Whether a player still has everything he had. */
export const hasLostNothing = (start: Table, now: Table, player: Player): boolean =>
  start.things.every(({ id, controller }) => controller !== player || thingAt(now, id)?.controller === player);

/** HP left of everything a player has, minus those of the opponent. */
export function hpAhead(table: Table, player: Player): number {
  let ahead = 0;
  for (const { thing, kinds, hp, side } of facesOf(table).values()) {
    if (!thing || !(['unit', 'hero', 'building'] as const).some((kind) => kinds.has(kind))) continue;
    const left = Math.max(0, hp - thing.damage);
    ahead += side === player ? left : side === other(player) ? -left : 0;
  }
  return ahead;
}
