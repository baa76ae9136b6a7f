import type { DrillKind } from '../../../drills/drill';
import type { Board } from '../board';
import { attack } from './attack';
import { falls } from './falls';
import { gold } from './gold';
import { guard } from './guard';
import { illegal } from './illegal';
import { play } from './play';
import { target } from './target';

/** What can be asked of Codex without end, in the order of the lessons. */
export const kinds: readonly DrillKind<Board>[] = [play, gold, illegal, guard, attack, falls, target];
