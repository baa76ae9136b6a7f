/** Pieces of a state that hold nothing, and decisions that need no more than the position to be asked. */
import type { NodeName } from './nodes';

export { NO_DIVISIONS, KINDS, type Divisions } from './divisions';
export { CODES, COLOURS, CONTINENTS, LANE_PLACES, PLACES, forceText, landOf, placeOf, placeText } from './map';
export { continentsOwned } from './moment';
export { EMPTY_HAND, EMPTY_LAND, EMPTY_STEP, EMPTY_TABLE, NOBODY } from './state';

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

/** Numbers of a step that a decision asks for: units counted, armour and infantry still to be placed. */
export const COUNTS: Readonly<Partial<Record<NodeName, readonly ('units' | 'armourLeft' | 'infantryLeft')[]>>> = {
  'turn-card': ['units'],
  raise: ['units'],
  deploy: ['armourLeft', 'infantryLeft'],
  drop: ['armourLeft', 'infantryLeft'],
};
