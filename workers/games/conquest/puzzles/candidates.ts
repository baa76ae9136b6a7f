import { plainAction } from '../../../engine/conquest';
import { plainStep } from '../../../puzzles/plain-step';
import type { Candidate } from '../../../puzzles/puzzle-game';
import type { Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { NodeName } from '../nodes';
import type { State } from '../state';

/** One decision in so many is made at random, from sound games to wild ones. */
const WILD = [40, 12, 5] as const;

/** Longest game, in steps; later turns are no better for puzzles. */
const LONGEST = 900;

/** Nodes at which a puzzle may begin. */
const BEGINNINGS: readonly NodeName[] = [
  'attack',
  'commit',
  'fall-back',
  'go-on',
  'bring-up',
  'advance-infantry',
  'advance-armour',
  'retreat',
  'resupply',
  'turn-card',
  'raise',
  'drop',
  'deploy',
  'withdraw',
  'move',
  'outward',
  'man',
  'end',
];

/** One game of plain players who err now and then, stopped wherever somebody decides something worth asking. */
export function* candidates(walker: Walker<State>, setup: string, random: Random): Generator<Candidate> {
  const start = walker.codec.randomStart(setup, random);
  if (!start.ok) throw new RangeError(`no games with "${setup}"`);
  const wild = WILD[random(WILD.length)]!;
  let node = walker.enter(start.value);
  for (let ply = 0; ply < LONGEST && walker.actor(node) !== 'over'; ply++) {
    const state = walker.state(node);
    if (BEGINNINGS.includes(state.node)) yield { node, ply };
    node = walker.play(node, plainStep(walker, node, plainAction, wild, random));
  }
}
