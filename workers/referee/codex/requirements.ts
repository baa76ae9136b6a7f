import { TECH_IDS, cardOf } from './data';
import type { Player } from './grammar';
import type { Table, Thing } from './table';

/** A player's tech building of a level; the base is that of level 0 (CX-PLAY-3). */
export const techBuilding = (table: Table, player: Player, level: number): Thing | undefined =>
  table.things.find(({ card, controller }) => card === TECH_IDS[level] && controller === player);

/** Finished and not disabled (CX-TECH-4, CX-KW-35). */
export function hasFinished(table: Table, player: Player, level: number): boolean {
  const building = techBuilding(table, player, level);
  return !!building && !building.underConstruction && !building.disabled;
}

export const baseOf = (table: Table, player: Player): Thing => techBuilding(table, player, 0)!;

export const addonOf = (table: Table, player: Player): Thing | undefined =>
  table.things.find(
    ({ card, controller }) => controller === player && ['tower', 'surplus', 'heroes_hall', 'tech_lab'].includes(card),
  );

/** A finished add-on of that kind (CX-ADD-1). */
export const hasAddon = (table: Table, player: Player, card: string): boolean => {
  const addon = addonOf(table, player);
  return addon?.card === card && !addon.underConstruction;
};

/** Whether the spec of a tech II or III card is that of the building, or of the Tech Lab (CX-TECH-6, CX-ADD-9). */
export function isSpecOpen(table: Table, player: Player, id: string): boolean {
  const { tech = 0, spec = null } = cardOf(id);
  if (tech < 2 || spec === null) return true;
  const { spec: chosen, labSpec } = table.sides[player];
  return spec === chosen || (spec === labSpec && hasAddon(table, player, 'tech_lab'));
}
