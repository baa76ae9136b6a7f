import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { air } from './air';
import { attack } from './attack';
import { falls } from './falls';
import { gold } from './gold';
import { guard } from './guard';
import { illegal } from './illegal';
import { play } from './play';
import { target } from './target';
import { waiting } from './waiting';

/** What can be asked of Codex without end, in the order of the lessons. */
export const kinds: readonly DrillKind<Board>[] = [play, gold, illegal, guard, attack, falls, air, target, waiting];
