// The Conquest module: one Machine bound to one set of rules.

import { ConquestGoal } from './games/conquest/goals';
import { LAYOUT_VERSION } from './games/conquest/layout';
import { Conquest } from './games/conquest/rules';
import { Machine } from './kernel/machine';

@global const game = new Machine<Conquest, ConquestGoal>(new Conquest(), new ConquestGoal(), LAYOUT_VERSION);

export * from './kernel/abi';
