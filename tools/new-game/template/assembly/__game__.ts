// The __Title__ module: one Machine bound to one set of rules.

import { HeapGoal } from './games/__game__/goals';
import { LAYOUT_VERSION } from './games/__game__/layout';
import { Heap } from './games/__game__/rules';
import { Machine } from './kernel/machine';

@global const game = new Machine<Heap, HeapGoal>(new Heap(), new HeapGoal(), LAYOUT_VERSION);

export * from './kernel/abi';
