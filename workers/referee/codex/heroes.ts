import { arrive, hasRoom } from './arriving';
import { payGold, setSide } from './change';
import { HEROES } from './data';
import { modsOf } from './facts';
import type { Player } from './grammar';
import { isAtMax, levelUp } from './levels';
import { hasFinished } from './requirements';
import type { Run } from './run';
import type { Thing } from './table';

export const heroesInPlay = (run: Run, player: Player): Thing[] =>
  run.table.things.filter(({ card, controller }) => HEROES.has(card) && controller === player);

/** One hero, two with tech II, three with tech III, one more with a Heroes' Hall, never above three (CX-HERO-2, CX-ADD-8). */
export function heroLimit(run: Run, player: Player): number {
  const byTech = hasFinished(run.table, player, 3) ? 3 : hasFinished(run.table, player, 2) ? 2 : 1;
  const more = modsOf(run.view, 'hero_limit').reduce(
    (sum, { mod, binding }) => sum + (binding.you === player ? mod.add : 0),
    0,
  );
  return Math.min(3, byTech + more);
}

export function summonReasons(run: Run, player: Player, hero: string): string[] {
  const { command, gold } = run.table.sides[player];
  const card = command.find((one) => one.hero === hero);
  if (!card) return ['CX-HERO-1'];
  const reasons = card.cooldown > 0 ? ['CX-HERO-12'] : [];
  if (heroesInPlay(run, player).length >= heroLimit(run, player)) reasons.push('CX-HERO-2');
  if (gold < HEROES.get(hero)!.summon_cost) reasons.push('CX-COST-2');
  if (!hasRoom(run)) reasons.push('CX-ZONE-7');
  return reasons;
}

export function summon(run: Run, player: Player, hero: string): void {
  payGold(run, player, HEROES.get(hero)!.summon_cost);
  setSide(run, player, { command: run.table.sides[player].command.filter((one) => one.hero !== hero) });
  arrive(run, [{ card: hero, owner: player, controller: player, from: 'command' }]);
}

export function levelReasons(run: Run, player: Player, hero: string): string[] {
  const thing = heroesInPlay(run, player).find(({ card }) => card === hero);
  if (!thing) return ['CX-HERO-5'];
  const reasons = isAtMax(thing) ? ['CX-HERO-5'] : [];
  return run.table.sides[player].gold < 1 ? [...reasons, 'CX-COST-2'] : reasons;
}

export function payForLevel(run: Run, player: Player, hero: string): void {
  payGold(run, player, 1);
  levelUp(run, heroesInPlay(run, player).find(({ card }) => card === hero)!.id, 1);
}
