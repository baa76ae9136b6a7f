/** Decisions at which a position can be set up: those that need no more than the position, or a number, to be asked. */
import { typeNamed } from './action-names';
import { BATTLE_NODES, type NodeName } from './nodes';

/** By phase: the decisions at which a position can be set up, the usual one first; `start` begins the phase. */
export const FREE_NODES: readonly (readonly NodeName[])[] = [
  ['continent', 'mission'],
  [
    'start',
    'offer',
    'early',
    'disarm',
    'turn-card',
    'raise',
    'deploy',
    'drop',
    'merge',
    'withdraw',
    'move',
    'outward',
    'man',
  ],
  ['attack', 'start', 'offer'],
  ['start', 'offer', 'withdraw', 'move', 'disarm', 'merge', 'outward', 'man'],
  ['start', 'offer', 'claim', 'airfield'],
  ['start', 'offer', 'card', 'end'],
];

const OFFERS: readonly NodeName[] = ['offer-to', 'offer-for', 'answer'];
const REDEPLOYING: readonly NodeName[] = [
  'move-to',
  'move-count',
  'take-infantry',
  'take-armour',
  'take-damaged',
  'form-front',
  'man-with',
];
export { BATTLE_NODES };

/** Numbers of what a battle under way can be, by name. */
export const ENGAGEMENTS = {
  border: typeNamed('border'),
  landing: typeNamed('landing'),
  'raid-front': typeNamed('raid-front'),
  'raid-rear': typeNamed('raid-rear'),
  strike: typeNamed('strike'),
  contest: typeNamed('contest'),
  counter: typeNamed('counter'),
  'walk-in': typeNamed('walk-in'),
};

/** By phase: decisions in the middle of a battle or a choice, which remember how it came to them. */
export const STEP_NODES: readonly (readonly NodeName[])[] = [
  ['place-capital'],
  ['drop-count', ...REDEPLOYING, ...OFFERS],
  [...BATTLE_NODES, ...OFFERS],
  [...REDEPLOYING, ...OFFERS],
  OFFERS,
  ['airfield-to', ...OFFERS],
];

/** Numbers of a step that a decision asks for: units counted, armour and infantry still to be placed. */
export const COUNTS: Readonly<Partial<Record<NodeName, readonly ('units' | 'armourLeft' | 'infantryLeft')[]>>> = {
  'turn-card': ['units'],
  raise: ['units'],
  deploy: ['armourLeft', 'infantryLeft'],
  drop: ['armourLeft', 'infantryLeft'],
};
