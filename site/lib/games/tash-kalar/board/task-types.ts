/** Types of tasks in words; apart from all others, since tasks are shown in some of the modes only. */
import { m } from '$lib/paraglide/messages';
import type { TaskType } from '$workers/games/tash-kalar/faces';

const TYPE: Readonly<Record<TaskType, () => string>> = {
  destruction: m.ts_type_destruction,
  colour: m.ts_type_colour,
  summoning: m.ts_type_summoning,
  pattern: m.ts_type_pattern,
  enemy: m.ts_type_enemy,
};

export const typeName = (type: TaskType): string => TYPE[type]();
