/** Puzzles about who patrols: what is placed has to outlast the opponent's next main phase. */
import type { Goal } from '../../../analysis/contract';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import type { State } from '../state';
import { otherSeat, type Table, type Thing } from '../table';
import { best, draftOf } from './asking';
import type { Finder } from './tries';
import { isBody, isHero } from './bodies';
import { bodiesOf, reduced, withBase } from './small';

/** All placements are proved, each against every line of the opponent. */
const MOST_NODES = 1800;
const TRIES = 2;
const MOST_HP = 9;
const PATROLLERS = [2, 3] as const;
const ATTACKERS = 3;

const NOTHING = { hand: [], pile: [], gold: 0 };

function besieged(table: Table, random: Random): Table | null {
  const { active } = table;
  const able = bodiesOf(table, active, random).filter(({ exhausted, card }) => !exhausted && isBody(card));
  const attackers = bodiesOf(table, otherSeat(active), random).filter(({ card }) => isBody(card));
  if (able.length < PATROLLERS[0] || attackers.length < 2) return null;
  const kept = [...able.slice(0, PATROLLERS[random(2)]), ...attackers.slice(0, ATTACKERS)];
  return reduced(table, new Set(kept.map(({ id }) => id)), NOTHING);
}

/** Some who could stand first are right and some are not. */
const isOpen = ({ solved: { right, values } }: Draft): boolean => values.size >= 3 && right.length * 2 <= values.size;

/** With as little left of the base as still can be held. */
function held(walker: Walker<State>, table: Table): Draft | null {
  for (let hp = 1; hp <= MOST_HP; hp++) {
    const draft = draftOf(walker, withBase(table, table.active, hp), { kind: 'survive' }, MOST_NODES);
    if (!draft) return null;
    if (best(draft) === 1) return isOpen(draft) ? draft : null;
  }
  return null;
}

const tried =
  (make: (walker: Walker<State>, table: Table, random: Random) => Draft | null): Finder =>
  (walker, node, random) => {
    const { table } = walker.codec.read(node);
    for (let i = 0; table.stage === 'closing' && i < TRIES; i++) {
      const small = besieged(table, random);
      const draft = small && make(walker, small, random);
      if (draft) return draft;
    }
    return null;
  };

const keeping = ({ id }: Thing): Goal => ({ kind: 'keep', nodes: [String(id)] });

export const PATROL_FINDERS: Readonly<Record<string, Finder>> = {
  survive: tried(held),
  keep: tried((walker, table, random) => {
    const own = shuffled(
      table.things.filter(({ card, controller }) => controller === table.active && isBody(card)),
      random,
    );
    const target = own.find(({ card }) => isHero(card)) ?? own[0];
    const draft = target && draftOf(walker, table, keeping(target), MOST_NODES);
    return draft && best(draft) === 1 && isOpen(draft) ? draft : null;
  }),
};
