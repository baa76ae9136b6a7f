/** Answers for the pages of odds, from the module of battles. */
import type { BattleEngine } from '../../../engine/conquest/battle';
import { aimsOf, ordersFrom, targetsOf } from './aims';
import { KEEPER, type Battle, type Play } from './battle';
import { chanceToKeep, chanceToWin, chanceWithInfantry, expectedLosses, fight, type BattleResult } from './calculator';
import { campaignTheatre, isHeld, type Campaign } from './campaign';
import { fightsFor, openFight } from './fights';
import { needs, type Need } from './needs';
import type { Answered, BattleAsked, BattleOdds, OddsProblem, OddsService, Survivors } from './odds-contract';
import { operation, orders } from './operation';
import { MOST_ARMOUR, MOST_INFANTRY, questionBytes } from './question';
import { chances, quantityOf } from './quantities';
import { threatsTo } from './threat';
import { divisions, plus, type Troops } from './troops';

/** Most further divisions that are tried out. */
const MOST_MORE = 20;

/** Battles and states looked at for a threat: a few seconds. The page can be told to stop before. */
export const THREAT_BUDGET = 1_500_000;

/** What can be asked; a service of workers has to be opened first. */
export type OddsAnswers = Omit<OddsService, 'open'>;

export function oddsAnswers(engine: BattleEngine): OddsAnswers {
  return {
    battle(asked) {
      const problem = problemOf(asked.battle);
      return problem ? { problem } : sized(() => battleOdds(asked, fight(engine, asked.battle, playOf(asked))));
    },
    needs(asked, kind, chance) {
      const problem = problemOf(asked.battle);
      return problem ? { problem } : sized(() => ({ rows: needsOf(engine, asked, kind, chance) }));
    },
    operation(campaign, order) {
      const problem = campaignProblem(campaign);
      return problem ? { problem } : sized(() => operation(engine, campaignTheatre(campaign), order));
    },
    orders(campaign) {
      const problem = campaignProblem(campaign);
      const lands = campaign.targets.map((_, index) => index + 1);
      return problem ? { problem } : sized(() => ({ rows: orders(engine, campaignTheatre(campaign), lands) }));
    },
    fightsFor,
    openFight,
    quantity: (board, id) => quantityOf(engine, board, id),
    aims: (board) => aimsOf(board, chances(engine)),
    ordersFrom: (board, base, targets) => sized(() => ({ rows: ordersFrom(engine, board, base, targets) })),
    targetsOf,
    threatsTo,

    threat: (question) =>
      sized<{ chance: number }>(() => {
        const chance = engine.odds(questionBytes(question), THREAT_BUDGET);
        if (chance === undefined) throw new RangeError('this threat is too large');
        return { chance };
      }),
  };
}

/** Whoever stops early follows a policy; a battle to the end is played best. */
const playOf = ({ stop }: BattleAsked): Play => (stop > 0 ? { attacker: { stop } } : 'best');

function problemOf({ kind, attacker, defender }: Battle): OddsProblem | null {
  if (divisions(plus(attacker.group, attacker.feed)) === 0) return 'attackers';
  if ((kind === 'raid' || kind === 'contest') && divisions(attacker.group) === 0) return 'across';
  // Invaders and landing forces that are attacked have to be there at once: an empty group is no invasion, no force.
  const attacked = kind === 'strike' || kind === 'contest' || kind === 'counter' ? defender.group : all(defender);
  return divisions(attacked) === 0 ? 'defenders' : null;
}

const all = ({ group, feed, others = [] }: Battle['defender']): Troops => others.reduce(plus, plus(group, feed));

function campaignProblem(campaign: Campaign): OddsProblem | null {
  if (divisions(campaign.stack) === 0) return 'attackers';
  return isHeld(campaign) ? null : 'defenders';
}

/** A question that is larger than the module holds is no mistake of the page: visitors may ask it. */
function sized<T>(answer: () => T): Answered<T> {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'large' };
    throw error;
  }
}

function battleOdds({ battle, stop }: BattleAsked, result: BattleResult): BattleOdds {
  const most = divisions(plus(battle.attacker.group, battle.attacker.feed));
  return {
    chance: chanceToWin(result),
    withInfantry: chanceWithInfantry(result),
    estimated: result.estimated,
    planned: stop > 0,
    rounds: result.rounds,
    losses: expectedLosses(battle, result),
    survivors: survivorsOf(result),
    keep: Array.from({ length: most }, (_, index) => chanceToKeep(result, index + 1)),
  };
}

function survivorsOf({ ends }: BattleResult): Survivors[] {
  const rows = new Map<number, Survivors>();
  for (const { won, attacker, defender, chance } of ends) {
    const left = divisions(won ? attacker : defender);
    // Ends without the win come first, the defender's most divisions in front.
    const place = won ? left + 1 : -left;
    const row = rows.get(place) ?? { won, left, chance: 0 };
    rows.set(place, { ...row, chance: row.chance + chance });
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

function needsOf(engine: BattleEngine, asked: BattleAsked, kind: keyof Troops, chance: number): Need[] {
  const { attacker, defender } = asked.battle;
  const everybody = plus(plus(attacker.group, attacker.feed), all(defender));
  const room =
    kind === 'infantry'
      ? MOST_INFANTRY - everybody.infantry - KEEPER.infantry
      : MOST_ARMOUR - everybody.armour - everybody.damaged;
  return needs(engine, asked.battle, playOf(asked), { kind, chance, most: Math.min(MOST_MORE, Math.max(0, room)) });
}
