import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../state';
import { cut } from './cut';
import { draws } from './draws';
import { adjacent, cover, place, shove } from './places';
import { region } from './region';
import { win } from './win';

/** What can be asked of Toy Battle without end, in the order of the lessons. */
export const kinds: readonly DrillKind<Board>[] = [adjacent, draws, place, cover, cut, region, shove, win];
