import type { BattleEngine } from '../../../engine/conquest/battle';
import type { DrillKind } from '../../../drills/drill';
import type { Random } from '../../../random';
import { EXACT_BUDGET } from '../battle/calculator';
import { battleQuestion, type Battle } from '../battle/battle';
import { questionBytes } from '../battle/question';
import type { Board } from '../board';
import { oneOf, STEPS } from './borders';
import { loneBattle, sizes } from './lone-battle';

/** The question is whether a chance lies above or below this. */
const MIDDLE = 0.5;
/** Chances that are asked about differ by at least so much from each other or from the middle. */
export const APART = 0.05;
/** Attacks that nearly always or hardly ever succeed are no question. */
const LEAST = 0.03;
/** With more divisions than these nobody guesses. */
const MOST_DIVISIONS = 10;

interface Attack {
  /** The front place that attacks. */
  place: string;
  battle: Battle;
  chance: number;
}

/** Uncertain attacks of the player on turn, each by its own base alone, with their exact chances. */
function attacksOf(board: Board, places: readonly string[], battles: BattleEngine): Attack[] {
  return places.flatMap((place) => {
    const battle = loneBattle(board, place);
    const chance = battle && isSmall(battle) ? chanceOf(battle, battles) : undefined;
    return chance !== undefined && chance >= LEAST && chance <= 1 - LEAST ? [{ place, battle: battle!, chance }] : [];
  });
}

function isSmall(battle: Battle): boolean {
  const { attacker, defender } = sizes(battle);
  return attacker > 0 && defender > 0 && attacker + defender <= MOST_DIVISIONS;
}

const chanceOf = (battle: Battle, battles: BattleEngine): number | undefined =>
  battles.odds(questionBytes(battleQuestion(battle, 'best')), EXACT_BUDGET);

/** Two attacks whose chances are far enough from each other. */
function twoOf(attacks: readonly Attack[], random: Random): [Attack, Attack] | null {
  const pairs = attacks.flatMap((one) =>
    attacks.flatMap((other): [Attack, Attack][] => (Math.abs(one.chance - other.chance) < APART ? [] : [[one, other]])),
  );
  return oneOf(pairs, random) ?? null;
}

/** In words of the game: the place, the chance with all its digits, and what counts beside the divisions. */
function told({ place, chance, battle: { attacker, defender } }: Attack): string {
  const counts = {
    'attack-die': attacker.die,
    'attack-air': attacker.air,
    city: defender.city,
    // CQ-DICE-5: no second die beside that of a city.
    'defence-die': defender.die && !defender.city,
    'defence-air': defender.air,
  };
  return [place, chance, ...Object.entries(counts).flatMap(([what, is]) => (is ? [what] : []))].join(' ');
}

/**
 * Which of two attacks has the better chance, or whether one succeeds more often than not: the land across is to be owned at
 * the end of the phase, nobody but the base and that land fights, and both sides play best.
 */
export const odds = (battles: BattleEngine): DrillKind<Board> => ({
  id: 'odds',
  steps: STEPS,
  ask({ question, board, choices }, _desk, random, wish) {
    if (question !== 'attack') return null;
    const places = choices.flatMap(({ action }) => /^border (\S+)$/.exec(action)?.[1] ?? []);
    const attacks = attacksOf(board, places, battles);
    if (wish % 2 === 0) {
      const two = twoOf(attacks, random);
      if (!two) return null;
      const [one, other] = two;
      return {
        question: {
          type: 'choose',
          ask: `odds:${one.place}:${other.place}`,
          options: [one.place, other.place],
          right: one.chance > other.chance ? 0 : 1,
        },
        why: [told(one), told(other)],
      };
    }
    const right = (wish >> 1) % 2;
    const asked = oneOf(
      attacks.filter(({ chance }) => Math.abs(chance - MIDDLE) >= APART && chance > MIDDLE === (right === 0)),
      random,
    );
    if (!asked) return null;
    return {
      question: { type: 'choose', ask: `odds:${asked.place}`, options: ['above', 'below'], right },
      why: [told(asked)],
    };
  },
});
