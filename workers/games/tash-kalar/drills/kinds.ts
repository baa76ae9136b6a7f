import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { moves, reach } from './effect';
import { falls } from './falls';
import { fit } from './fit';
import { flares } from './flares';
import { lack } from './lack';
import { points } from './points';
import { task } from './task';

/** What can be asked of Tash-Kalar without end, in the order of the lessons. */
export const kinds: readonly DrillKind<Board>[] = [fit, lack, reach, moves, falls, flares, task, points];
