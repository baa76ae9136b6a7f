import type { BattleEngine } from '../../workers/engine/conquest/battle';
import type { Battle } from '../../workers/games/conquest/battle/battle';
import { chanceToWin, fight } from '../../workers/games/conquest/battle/calculator';
import { NO_TROOPS, divisions, plus, type Troops } from '../../workers/games/conquest/battle/troops';
import type { Divisions } from '../../workers/games/conquest/divisions';
import { PLACES } from '../../workers/games/conquest/map';
import { NOBODY, type State } from '../../workers/games/conquest/state';

/** Rows of the rewards of an extra die. */
const ATTACK_DIE = 4;
const DEFENCE_DIE = 7;

/** The calculator takes no more, and more in a rear would say nothing new. */
const MOST_INFANTRY = 24;
const MOST_ARMOUR = 3;

const troops = ([infantry, armour, damaged]: Divisions): Troops => ({ infantry, armour, damaged });
const some = ({ infantry, armour, damaged }: Troops): Troops => ({
  infantry: Math.min(infantry, MOST_INFANTRY),
  armour: Math.min(armour, MOST_ARMOUR),
  damaged: Math.min(damaged, 1),
});

export const infantry = (count: number): Troops => ({ ...NO_TROOPS, infantry: count });

/** By land: the places it has. */
const PLACES_OF = new Map<number, number[]>();
PLACES.forEach(({ at }, place) => PLACES_OF.set(at, [...(PLACES_OF.get(at) ?? []), place]));
export const placesOf = (land: number): number[] => PLACES_OF.get(land)!;

export const groupAt = ({ fronts }: State, place: number): Troops => troops(fronts.get(place)?.group ?? [0, 0, 0]);
export const rearOf = ({ lands }: State, land: number): Troops => troops(lands[land]!.rear);

export const isHostile = ({ lands }: State, place: number): boolean => {
  const [own, other] = [lands[PLACES[place]!.at]!.owner, lands[PLACES[place]!.facing]!.owner];
  return other !== NOBODY && other !== own;
};

/** What the rear of a land can send: in land taken this turn the last infantry stays (CQ-OCC-6). */
function sendable(state: State, land: number): Troops {
  const rear = rearOf(state, land);
  return state.lands[land]!.taken ? { ...rear, infantry: Math.max(0, rear.infantry - 1) } : rear;
}

/** Exact chances of battles by the calculator's default policy, each worked out once. */
export class Odds {
  private readonly known = new Map<string, number>();

  constructor(private readonly engine: BattleEngine) {}

  private of(battle: Battle): number {
    const key = JSON.stringify(battle);
    let odds = this.known.get(key);
    if (odds === undefined) {
      if (this.known.size > 200_000) this.known.clear();
      odds = this.fought(battle);
      this.known.set(key, odds);
    }
    return odds;
  }

  /** Where so many groups take part that the calculator has no room, the larger side wins. */
  private fought(battle: Battle): number {
    try {
      return chanceToWin(fight(this.engine, battle, {}));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const { attacker, defender } = battle;
      const size = (all: readonly Troops[]): number => all.reduce((sum, one) => sum + divisions(one), 0);
      return Number(size([attacker.group, attacker.feed]) > size([defender.group, defender.feed, ...defender.others!]));
    }
  }

  /** The chance of a group and its rear to take a land over a place, or with `kind` from the sea or from behind. */
  toTake(
    state: State,
    place: number,
    group: Troops,
    feed: Troops,
    kind: Battle['kind'] = 'border',
    first?: number,
  ): number {
    const land = PLACES[place]!.facing;
    const owner = state.lands[land]!.owner;
    if (owner === NOBODY) return 0;
    const held = kind === 'raid' ? first : place ^ 1;
    const others = placesOf(land)
      .filter((one) => one !== held && one !== (place ^ 1))
      .map((one) => groupAt(state, one))
      .filter((one) => divisions(one));
    const defender = {
      group: held === undefined ? NO_TROOPS : groupAt(state, held),
      feed: some(rearOf(state, land)),
      others,
      city: state.lands[land]!.city || state.capitals.includes(land),
      die: state.hands[owner]!.rewards.includes(DEFENCE_DIE),
    };
    if (!divisions(plus(group, feed))) return 0;
    if (!divisions([defender.feed, ...others].reduce(plus, defender.group))) return 1;
    const die = state.hands[state.player]!.rewards.includes(ATTACK_DIE);
    return this.of({ kind, attacker: { group, feed: some(feed), die }, defender, ready: false });
  }

  /** The chance to take the land across a border with everything there and so many infantry more. */
  across(state: State, place: number, more = 0): number {
    const at = PLACES[place]!.at;
    return this.toTake(state, place, groupAt(state, place), plus(sendable(state, at), infantry(more)));
  }

  /** The chance of a landing force. */
  landing(state: State, place: number): number {
    const force = state.forces.get(place)!;
    return this.toTake(state, place, troops(force.front), troops(force.rear), 'landing');
  }

  /** A raid by a group across, or from a force ashore: at another front, or at the rear. */
  raid(state: State, place: number, front?: number): number {
    const force = state.forces.get(place);
    if (PLACES[place]!.sea && force)
      return this.toTake(state, place, troops(force.front), troops(force.rear), 'raid', front);
    return this.toTake(state, place, groupAt(state, place), sendable(state, PLACES[place]!.at), 'raid', front);
  }

  /** A group against another, which only has to be beaten. */
  against(
    kind: 'strike' | 'counter' | 'border',
    own: [group: Troops, feed: Troops],
    foe: [group: Troops, feed: Troops],
  ): number {
    const [group, feed] = own;
    if (!divisions(plus(group, feed))) return 0;
    if (!divisions(plus(foe[0], kind === 'strike' ? NO_TROOPS : foe[1]))) return 1;
    return this.of({
      kind,
      attacker: { group, feed: some(feed) },
      defender: { group: foe[0], feed: some(foe[1]) },
      ready: false,
    });
  }

  /** Group and rear of invaders: over land from a base, at sea of a force. */
  static standing(state: State, place: number): [group: Troops, feed: Troops] {
    const force = PLACES[place]!.sea ? state.forces.get(place) : undefined;
    if (force) return [troops(force.front), troops(force.rear)];
    return [groupAt(state, place), rearOf(state, PLACES[place]!.at)];
  }

  /** The best chance of anybody to take an own land over land, if it had so many infantry more in its rear. */
  toLose(state: State, land: number, more = 0): number {
    const { owner, rear } = state.lands[land]!;
    const stronger: State = {
      ...state,
      lands: state.lands.map((one, t) => (t === land ? { ...one, rear: [rear[0] + more, rear[1], rear[2]] } : one)),
    };
    const threats = placesOf(land)
      .map((place) => place ^ 1)
      .filter((place) => !PLACES[place]!.sea && isHostile(stronger, place) && stronger.lands[land]!.owner === owner)
      .map((place) => this.toTake(stronger, place, groupAt(state, place), rearOf(state, PLACES[place]!.at)));
    return Math.max(0, ...threats);
  }
}
