import { arrive } from './arriving';
import { payGold, setCounts, setSide } from './change';
import { check, kill } from './check';
import { ADDONS, BUILDINGS, HEROES, SPECS, TECH_IDS } from './data';
import { modsOf } from './facts';
import type { Player } from './grammar';
import type { Run } from './run';
import { addonOf, techBuilding } from './requirements';
import type { Table } from './table';

/** The lowest tech building a player does not have; 4 with all three (CX-TECH-1). */
const nextLevel = (table: Table, player: Player): number =>
  [1, 2, 3].find((level) => !techBuilding(table, player, level)) ?? 4;

/** Heroes of two or more real colours (CX-TEAM-5). */
export const isMulticolour = (team: readonly string[]): boolean =>
  new Set(team.map((hero) => HEROES.get(hero)!.color).filter((color) => color !== 'neutral')).size > 1;

/** A multicolour team pays 1 more for its first construction of the game (CX-COLOR-1). */
function multicolourCost(table: Table, player: Player, level: number | null): number {
  const { team, constructed, lost } = table.sides[player];
  if (!isMulticolour(team)) return 0;
  const { multicolour_build: rule } = table.options;
  if (rule === 'off') return 0;
  if (rule === 'tech1_only') return level === 1 && !lost.includes(1) ? 1 : 0;
  return constructed ? 0 : 1;
}

const isInstant = (run: Run, player: Player): boolean =>
  modsOf(run.view, 'instant_tech').some(({ binding }) => binding.you === player);

/** A rebuild costs no gold (CX-TECH-9). */
export const techCost = (table: Table, player: Player, level: number): number =>
  (table.sides[player].lost.includes(level) ? 0 : BUILDINGS.get(TECH_IDS[level])!.cost!) +
  multicolourCost(table, player, level);

export function techReasons(run: Run, player: Player, level: number): string[] {
  const { table } = run;
  const { counts, lost, workers, gold } = table.sides[player];
  const reasons: string[] = [];
  const isRebuilt = lost.includes(level);
  if (counts.tech && table.options.construct_limit === 'one_each' && !isInstant(run, player))
    reasons.push(isRebuilt ? 'CX-TECH-10' : 'CX-MAIN-2');
  if (level !== nextLevel(table, player)) reasons.push('CX-TECH-1');
  const below = techBuilding(table, player, level - 1);
  if (below && (below.underConstruction || below.disabled)) reasons.push('CX-TECH-5');
  const needed = isRebuilt && table.options.rebuild_workers === 'waived' ? 0 : BUILDINGS.get(TECH_IDS[level])!.workers!;
  if (workers < needed) reasons.push(isRebuilt ? 'CX-TECH-11' : 'CX-TECH-2');
  if (gold < techCost(table, player, level)) reasons.push('CX-COST-2');
  return reasons;
}

const specsOf = (table: Table, player: Player): string[] =>
  table.sides[player].team.map((hero) => Object.keys(SPECS).find((spec) => SPECS[spec].hero === hero)!);

/** The Tech Lab opens another one of the player's own specs (CX-ADD-9); with a team of one there is none. */
function chooseLabSpec(run: Run, player: Player): void {
  const { spec } = run.table.sides[player];
  const open = specsOf(run.table, player).filter((one) => one !== spec);
  if (open.length === 0) return;
  setSide(run, player, { labSpec: run.ask(player, 'lab_spec', open, () => ['CX-ADD-9']) });
}

export function buildTech(run: Run, player: Player, level: number): void {
  const underConstruction = !isInstant(run, player);
  payGold(run, player, techCost(run.table, player, level));
  arrive(run, [{ card: TECH_IDS[level], owner: player, controller: player, from: 'built', underConstruction }]);
  setCounts(run, player, { tech: true });
  setSide(run, player, { constructed: true });
  if (level !== 2 || run.table.sides[player].spec !== null) return;
  setSide(run, player, { spec: run.ask(player, 'spec', specsOf(run.table, player)) });
  if (addonOf(run.table, player)?.card === 'tech_lab') chooseLabSpec(run, player);
}

export const addonCost = (table: Table, player: Player, card: string): number =>
  BUILDINGS.get(card)!.cost! + multicolourCost(table, player, null);

export function addonReasons(run: Run, player: Player, card: string): string[] {
  const { counts, gold } = run.table.sides[player];
  if (!ADDONS.includes(card)) return ['CX-ADD-1'];
  const reasons = counts.addon && run.table.options.construct_limit === 'one_each' ? ['CX-MAIN-2'] : [];
  return gold < addonCost(run.table, player, card) ? [...reasons, 'CX-COST-2'] : reasons;
}

/** The old add-on counts as destroyed (CX-ADD-3, CX-ADD-4). */
export function buildAddon(run: Run, player: Player, card: string): void {
  payGold(run, player, addonCost(run.table, player, card));
  const old = addonOf(run.table, player);
  if (old) kill(run, [old.id]);
  check(run);
  arrive(run, [{ card, owner: player, controller: player, from: 'built', underConstruction: true }]);
  setCounts(run, player, { addon: true });
  setSide(run, player, { constructed: true });
  if (card === 'tech_lab' && run.table.sides[player].spec !== null) chooseLabSpec(run, player);
}

/** F3: what was under construction is finished (CX-TECH-4, CX-END-3). */
export function finishBuildings(run: Run, player: Player): void {
  const things = run.table.things.map((thing) =>
    thing.controller === player && thing.underConstruction ? { ...thing, underConstruction: false } : thing,
  );
  run.table = { ...run.table, things };
}
