import type { Land, Theatre } from './theatre';
import { divisions, plus, type Troops } from './troops';

/** A land to be taken. */
export interface Target {
  /** At the border to the land of the stack, at most two divisions. Waits in the rear where there is no such border. */
  front: Troops;
  rear: Troops;
  /** A city or a capital stands there. */
  city?: boolean;
  airfield?: boolean;
}

/** One stack of the player on turn, and the lands he wants, all of one opponent. */
export interface Campaign {
  stack: Troops;
  /** An airfield stands in the land of the stack. */
  airfield?: boolean;
  targets: readonly Target[];
  /** Land borders between the stack's land, which is 0, and the targets, from 1 on. */
  borders: readonly (readonly [number, number])[];
  /** Rewards of CQ-DICE-3 and CQ-DICE-5. */
  attackDie?: boolean;
  defenceDie?: boolean;
}

const ATTACKER = 0;
const DEFENDER = 1;
const HOME = 0;

/** The theatre of a campaign: land 0 is that of the stack. Throws a RangeError where it is larger than it can be. */
export function campaignTheatre(campaign: Campaign): Theatre {
  const { stack, airfield = false, targets, borders, attackDie = false, defenceDie = false } = campaign;
  const home: Land = { owner: ATTACKER, rear: stack, airfield };
  return {
    lands: [home, ...targets.map((target, index) => landOf(campaign, target, index + 1))],
    borders: borders.map(([one, other]) => {
      const [a, b] = one < other ? [one, other] : [other, one];
      const lands = [a, b] as const;
      return a === HOME ? { lands, fronts: [undefined, { group: targets[b - 1]!.front }] as const } : { lands };
    }),
    attackDie,
    defenceDice: defenceDie ? [DEFENDER] : [],
  };
}

function landOf({ borders }: Campaign, target: Target, number: number): Land {
  const { front, rear, city = false, airfield = false } = target;
  const faced = borders.some((pair) => pair.includes(HOME) && pair.includes(number));
  return { owner: DEFENDER, rear: faced ? rear : plus(rear, front), city, airfield };
}

/** Every target has somebody to defend it; without, it would be nobody's land. */
export const isHeld = ({ targets }: Campaign): boolean =>
  targets.every(({ front, rear }) => divisions(plus(front, rear)) > 0);
