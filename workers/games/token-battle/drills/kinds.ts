import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../state';
import { fate } from './fate';
import { gain } from './gain';
import { land } from './land';
import { next } from './next';
import { points } from './points';
import { reach } from './reach';
import { shots } from './shots';
import { touch } from './touch';
import { value } from './value';

/** What can be asked of Token Battle without end, in the order of the lessons. */
export const kinds: readonly DrillKind<Board>[] = [reach, land, touch, gain, shots, fate, points, next, value];
