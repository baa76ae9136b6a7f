import type { RuleId } from '../../contract';
import { isHq, mapOf } from './board';
import { TROOPS, count, without } from './piles';
import type { PositionError } from './problem';
import { claimable } from './regions';
import { BOTH, RACK_LIMIT, medalsOf, opponent, type Side, type State, type TroopCode } from './state';

const COPIES = 3;

type Check = (state: State) => PositionError[];

const wrong = (problem: string, rule: RuleId, where: string, found: string): PositionError => ({
  problem,
  rule,
  where,
  found,
});

const perSide =
  (check: (state: State, side: Side) => PositionError[]): Check =>
  (state) =>
    BOTH.flatMap((side) => check(state, side));

/** All tiles of a side, wherever they are: rack, unseen, board and discard. */
function armyCount(state: State, side: Side, troop: TroopCode): number {
  const onBoard =
    Object.values(state.stacks)
      .join('')
      .split((side === 'blue' ? 'b' : 'r') + troop).length - 1;
  return onBoard + count(state.rack[side] + state.unseen[side] + state.discard[side], troop);
}

const tooManyCopies = perSide((state, side) =>
  TROOPS.filter((troop) => armyCount(state, side, troop) > COPIES).map((troop) =>
    wrong('too-many-copies', 'TB-KIT-1', side, troop),
  ),
);

const rackTooFull = perSide((state, side) =>
  state.rack[side].length > RACK_LIMIT ? [wrong('rack-too-full', 'TB-DRAW-2', `rack.${side}`, state.rack[side])] : [],
);

const frozenNotOnRack = perSide((state, side) => {
  const elsewhere = without(state.frozen[side], state.rack[side]);
  return elsewhere === '' ? [] : [wrong('frozen-not-on-rack', 'TB-FIELD-3', `frozen.${side}`, elsewhere)];
});

/** Frost is gone when the turn of its owner is over, so only the side to move can hold any. */
const frozenTooLong: Check = (state) => {
  const side = opponent(state.toMove);
  return state.frozen[side] === ''
    ? []
    : [wrong('frozen-not-to-move', 'TB-FIELD-2', `frozen.${side}`, state.frozen[side])];
};

const knownNotOnRack = perSide((state, side) => {
  const elsewhere = without(state.known[side], state.rack[side]);
  return elsewhere === '' ? [] : [wrong('known-not-on-rack', 'TB-INFO-5', `known.${side}`, elsewhere)];
});

const tooManyRemoved = perSide((state, side) =>
  state.removed[side] > state.unseen[side].length
    ? [wrong('removed-not-unseen', 'TB-SET-3', `removed.${side}`, String(state.removed[side]))]
    : [],
);

const tileOnHq: Check = (state) =>
  Object.entries(state.stacks)
    .filter(([node]) => isHq(mapOf(state), node))
    .map(([node, stack]) => wrong('tile-on-hq', 'TB-END-1', `stacks.${node}`, stack));

const unclaimedRegion = perSide((state, side) =>
  claimable(state, side).map(({ id }) => wrong('region-not-claimed', 'TB-REGION-1', `taken.${id}`, side)),
);

const objectiveReached = perSide((state, side) => {
  const { objective } = mapOf(state);
  const medals = medalsOf(state, side);
  return objective !== null && medals >= objective
    ? [wrong('objective-reached', 'TB-END-2', `taken`, `${side} ${medals}`)]
    : [];
});

/** In the order of rule file 4.2; what it does not name stands with its like. */
const CHECKS: readonly Check[] = [
  tooManyCopies,
  rackTooFull,
  tooManyRemoved,
  frozenNotOnRack,
  frozenTooLong,
  knownNotOnRack,
  tileOnHq,
  unclaimedRegion,
  objectiveReached,
];

/** The first reason why this cannot be the start of a turn (rule file 4.2), or null. */
export function brokenRule(state: State): PositionError | null {
  for (const check of CHECKS) {
    const [first] = check(state);
    if (first) return first;
  }
  return null;
}
