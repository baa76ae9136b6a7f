import type { BattleEngine } from '../../../engine/conquest/battle';
import { ATTACKER, AWAY, battleQuestion, KEEPER, type Battle, type Play } from './battle';
import { endState, troopsOf, type EndState } from './end-state';
import { questionBytes } from './question';
import type { Theatre } from './theatre';
import { divisions, plus, units, type Troops } from './troops';

/** How a battle can end, and what each side has left of all it had there. */
export interface BattleEnd {
  chance: number;
  won: boolean;
  attacker: Troops;
  defender: Troops;
}

export interface BattleResult {
  /** By policy although best play was asked for, which would have taken too long. */
  estimated: boolean;
  /** Different from each other; the likeliest first. */
  ends: BattleEnd[];
  /** Rounds of dice to be expected. */
  rounds: number;
}

/**
 * Battles and states looked at for best play before policies answer instead. Battles of groups and rears of up to 14 divisions
 * need fewer; the landing AA|AAAII against AA|AAAII needs most, 344,424. Some with groups at other borders need more.
 */
export const EXACT_BUDGET = 400_000;

/** What a battle ends in. Throws a RangeError where a side has nobody, or where there are more than a theatre holds. */
export function fight(engine: BattleEngine, battle: Battle, play: Play): BattleResult {
  const asked = battleQuestion(battle, play);
  const exact = engine.ends(questionBytes(asked), EXACT_BUDGET);
  const rows = exact ?? engine.ends(questionBytes(battleQuestion(battle, {})));
  if (!rows) throw new RangeError('this battle is too large');
  const ends = rows.map(({ chance, state }) => {
    return { chance, ...whatIsLeft(battle, asked.theatre, endState(asked.theatre, state)) };
  });
  return { estimated: !exact, ends: gathered(ends), rounds: engine.rounds() };
}

function whatIsLeft(battle: Battle, theatre: Theatre, end: EndState): Omit<BattleEnd, 'chance'> {
  const defender = troopsOf(theatre, end, (player) => player !== ATTACKER);
  const kept = battle.defender.refuge ? KEEPER.infantry : 0;
  return {
    won: wins(battle.kind, end),
    attacker: troopsOf(theatre, end, (player) => player === ATTACKER),
    defender: { ...defender, infantry: defender.infantry - kept },
  };
}

function wins(kind: Battle['kind'], end: EndState): boolean {
  switch (kind) {
    case 'strike':
      return !end.fronts[0]![AWAY].across;
    case 'counter':
      return divisions(plus(end.forces[0]!.front, end.forces[0]!.rear)) === 0;
    default:
      return end.lands[AWAY]!.owner === ATTACKER;
  }
}

/** Ends that differ in where divisions stand alone are one. */
function gathered(ends: readonly BattleEnd[]): BattleEnd[] {
  const different = new Map<string, BattleEnd>();
  for (const end of ends) {
    const { won, attacker: a, defender: d } = end;
    const key = `${won} ${a.infantry} ${a.armour} ${a.damaged} ${d.infantry} ${d.armour} ${d.damaged}`;
    const same = different.get(key);
    if (same) same.chance += end.chance;
    else different.set(key, { ...end });
  }
  return [...different.values()].sort((a, b) => b.chance - a.chance);
}

/** The chance of the ends of which `holds` is true. */
export const chanceOf = ({ ends }: BattleResult, holds: (end: BattleEnd) => boolean): number =>
  ends.reduce((sum, end) => (holds(end) ? sum + end.chance : sum), 0);

export const chanceToWin = (result: BattleResult): number => chanceOf(result, ({ won }) => won);

/** The chance to win with infantry left, who alone gain the card of a land (CQ-OCC-3). */
export const chanceWithInfantry = (result: BattleResult): number =>
  chanceOf(result, ({ won, attacker }) => won && attacker.infantry > 0);

/** The chance to win with at least `count` divisions left. */
export const chanceToKeep = (result: BattleResult, count: number): number =>
  chanceOf(result, ({ won, attacker }) => won && divisions(attacker) >= count);

/** The chance that the defender holds out with at least `count` divisions left. */
export const chanceToHold = (result: BattleResult, count: number): number =>
  chanceOf(result, ({ won, defender }) => !won && divisions(defender) >= count);

/** Units to be expected at the end; damaged armour counts as three (section 9.1). */
export function expectedUnits({ ends }: BattleResult): { attacker: number; defender: number } {
  const mean = (of: (end: BattleEnd) => Troops) => ends.reduce((sum, end) => sum + end.chance * units(of(end)), 0);
  return { attacker: mean(({ attacker }) => attacker), defender: mean(({ defender }) => defender) };
}

/** Units each side is expected to lose. */
export function expectedLosses(battle: Battle, result: BattleResult): { attacker: number; defender: number } {
  const { attacker, defender } = battle;
  const left = expectedUnits(result);
  const others = (defender.others ?? []).reduce(plus, plus(defender.group, defender.feed));
  return {
    attacker: units(plus(attacker.group, attacker.feed)) - left.attacker,
    defender: units(others) - left.defender,
  };
}
