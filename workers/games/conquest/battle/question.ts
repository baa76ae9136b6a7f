import * as L from '../../../../assembly/games/conquest/battle/layout';
import type { Best, FillOrder, Force, Front, Goal, Land, Question, Theatre } from './theatre';
import { divisions, NO_TROOPS, type Troops } from './troops';

const FILL_ORDERS: Record<FillOrder, number> = {
  AID: L.FILL_AID,
  ADI: L.FILL_ADI,
  IAD: L.FILL_IAD,
  IDA: L.FILL_IDA,
  DAI: L.FILL_DAI,
  DIA: L.FILL_DIA,
};
const ADVANCES = { min: L.ADVANCE_MIN, 'keep-one': L.ADVANCE_KEEP_ONE, all: L.ADVANCE_ALL };
const BESTS: Record<Best, number> = {
  attacker: L.BEST_ATTACKER,
  defender: L.BEST_DEFENDER,
  operation: L.BEST_OPERATION,
};

/** Compositions of a group in the order of the rules (section 4.2). */
const GROUPS: readonly Troops[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [2, 0, 0],
  [1, 1, 0],
  [1, 0, 1],
  [0, 2, 0],
  [0, 1, 1],
  [0, 0, 2],
].map(([infantry, armour, damaged]) => ({ infantry: infantry!, armour: armour!, damaged: damaged! }));

/** Most divisions of a kind that one side may have in all (bits of a packed battle). */
export const MOST_INFANTRY = 63;
export const MOST_ARMOUR = 15;

/** A question as the engine reads it. Throws a RangeError where the theatre is larger than it can be. */
export function questionBytes(asked: Question): Uint8Array {
  const { theatre, goal, attacker = {}, defender = {}, best = [], order = [], inOrder = false } = asked;
  checkSizes(theatre, order);
  const bytes = new Uint8Array(L.QUESTION_BYTES);
  const { lands, borders, forces = [] } = theatre;
  bytes[L.LAND_COUNT] = lands.length;
  bytes[L.BORDER_COUNT] = borders.length;
  bytes[L.FORCE_COUNT] = forces.length;
  bytes[L.OPTIONS] = bits([
    [theatre.ready, L.READY],
    [theatre.nextOnly, L.NEXT_ONLY],
    [theatre.attackDie, L.ATTACK_DIE],
    [inOrder, L.IN_ORDER],
  ]);
  bytes[L.DEFENCE_DICE] = mask(theatre.defenceDice);
  writeGoal(bytes, goal);
  bytes[L.FILL] = FILL_ORDERS[attacker.fill ?? 'AID'];
  bytes[L.FALL_BACK] = attacker.fallBack ? L.FALL_BACK_REPLACED : L.FALL_BACK_NEVER;
  bytes[L.STOP] = attacker.stop ?? 0;
  bytes[L.ADVANCE] = ADVANCES[attacker.advance ?? 'all'];
  bytes[L.DEFENDER_FILL] = FILL_ORDERS[defender.fill ?? 'AID'];
  bytes[L.DEFENDER_FALL_BACK] = defender.fallBack ? L.FALL_BACK_REPLACED : L.FALL_BACK_NEVER;
  bytes[L.RETREAT_ABOVE] = defender.retreatAbove ?? L.NEVER_RETREAT;
  bytes[L.BEST] = best.reduce((sum, who) => sum | BESTS[who], 0);
  bytes[L.ORDER_COUNT] = order.length;
  bytes.set(order, L.ORDER);
  lands.forEach((land, index) => writeLand(bytes, index, land));
  borders.forEach(({ lands: [a, b = L.OUTSIDE], sea, fronts = [] }, index) => {
    bytes.set([a, b, Number(sea ?? false)], L.BORDER_FACTS + index * 3);
    fronts.forEach((front, side) => front && writeFront(bytes, index * 2 + side, front));
  });
  forces.forEach((force, index) => writeForce(bytes, theatre, index, force));
  return bytes;
}

function checkSizes({ lands, borders, forces = [] }: Theatre, order: readonly number[]): void {
  if (lands.length > L.LANDS || borders.length > L.BORDERS || forces.length > L.FORCES || order.length > L.LANDS) {
    throw new RangeError(`a theatre has at most ${L.LANDS} lands, ${L.BORDERS} borders and ${L.FORCES} landing forces`);
  }
  const all = [
    ...lands.map(({ rear }) => rear),
    ...borders.flatMap(({ fronts = [] }) => fronts.map((front) => front?.group ?? NO_TROOPS)),
    ...forces.flatMap(({ front, rear }) => [front, rear]),
  ];
  const sum = (of: (troops: Troops) => number) => all.reduce((total, troops) => total + of(troops), 0);
  if (sum(({ infantry }) => infantry) > MOST_INFANTRY || sum(({ armour, damaged }) => armour + damaged) > MOST_ARMOUR) {
    throw new RangeError(`a theatre has at most ${MOST_INFANTRY} infantry and ${MOST_ARMOUR} armour`);
  }
}

function writeGoal(bytes: Uint8Array, { own, withInfantry, free, gone }: Goal): void {
  const masks = [mask(own), mask(withInfantry), mask(free), mask(gone)];
  if (masks.every((set) => set === 0)) throw new RangeError('a goal names something');
  bytes.set(masks, L.OWN);
}

function writeLand(bytes: Uint8Array, index: number, land: Land): void {
  bytes[L.LAND_FACTS + index] = bits([
    [land.city, L.LAND_CITY],
    [land.airfield, L.LAND_AIRFIELD],
    [land.attackerAir, L.LAND_AIR_ATTACKER],
    [land.defenderAir, L.LAND_AIR_DEFENDER],
    [land.exit, L.LAND_EXIT],
    [land.invaded, L.LAND_INVADED],
  ]);
  const mark = land.taken ? L.TAKEN : 0;
  bytes.set([(land.owner ?? L.NOBODY) | mark, ...counts(land.rear)], L.START + index * L.LAND_BYTES);
}

function writeFront(bytes: Uint8Array, place: number, { group, across, alerted }: Front): void {
  bytes[L.START + L.PLACE_AT + place] = groupNumber(group) | marks(across, alerted);
}

function writeForce(bytes: Uint8Array, { borders }: Theatre, index: number, force: Force): void {
  const side = borders[force.border]!.lands.indexOf(force.port);
  if (side < 0) throw new RangeError('a landing force lies on a border of its port');
  bytes.set([force.border * 2 + side, force.owner], L.FORCE_FACTS + index * 2);
  const front = groupNumber(force.front) | marks(force.ashore, force.alerted);
  bytes.set([front, ...counts(force.rear)], L.START + L.FORCE_AT + index * 4);
}

function groupNumber(group: Troops): number {
  if (divisions(group) > 2) throw new RangeError('a group has at most two divisions');
  return GROUPS.findIndex(
    ({ infantry, armour, damaged }) =>
      infantry === group.infantry && armour === group.armour && damaged === group.damaged,
  );
}

/** The group of a composition. */
export const groupTroops = (composition: number): Troops => GROUPS[composition]!;

const counts = ({ infantry, armour, damaged }: Troops) => [infantry, armour, damaged];
const marks = (across = false, alerted = false) => (across ? L.ACROSS : 0) | (alerted ? L.ALERTED : 0);
const mask = (numbers: readonly number[] = []) => numbers.reduce((sum, number) => sum | (1 << number), 0);
const bits = (flags: readonly (readonly [boolean | undefined, number])[]) =>
  flags.reduce((sum, [set, bit]) => (set ? sum | bit : sum), 0);
