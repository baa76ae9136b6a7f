import type { BattleEngine } from '../../../engine/conquest/battle';
import { battleQuestion, type Battle, type Play } from './battle';
import { EXACT_BUDGET } from './calculator';
import { questionBytes } from './question';
import type { Troops } from './troops';

/** The chance to win with that many more divisions of a kind in the attacker's feeding rear. */
export interface Need {
  more: number;
  chance: number;
  /** By policy, since best play would have taken too long. */
  estimated: boolean;
}

/** The chance to win, without the ends. */
export function winningChance(engine: BattleEngine, battle: Battle, play: Play): Omit<Need, 'more'> {
  const exact = engine.odds(questionBytes(battleQuestion(battle, play)), EXACT_BUDGET);
  const chance = exact ?? engine.odds(questionBytes(battleQuestion(battle, {})));
  if (chance === undefined) throw new RangeError('this battle is too large');
  return { chance, estimated: exact === undefined };
}

/**
 * How many more divisions of a kind the attacker needs in his feeding rear to win with at least this chance, and what each
 * one before changes: from none to the number that is enough, which is the last row, or to `most`. One more infantry never
 * lowers the chance (section 10.7, L-4).
 */
export function needs(
  engine: BattleEngine,
  battle: Battle,
  play: Play,
  { kind, chance, most }: { kind: keyof Troops; chance: number; most: number },
): Need[] {
  const rows: Need[] = [];
  for (let more = 0; more <= most; ++more) {
    const { feed } = battle.attacker;
    const attacker = { ...battle.attacker, feed: { ...feed, [kind]: feed[kind] + more } };
    rows.push({ more, ...winningChance(engine, { ...battle, attacker }, play) });
    if (rows.at(-1)!.chance >= chance) break;
  }
  return rows;
}
