// Levels of heroes (CX-HERO).

import { EVENT_MAX_LEVEL } from './effects/codes';
import { emit, tell } from './events';
import { NOTED_BAND, OBJ_DAMAGE, OBJ_LEVEL } from './layout';
import { note } from './notes';
import { cardOf, fieldOf, recordOf, setField } from './objects';
import { bandOf, maxLevel } from './printed';
import { newStamp } from './table';

export function isAtMax(o: usize): bool { return fieldOf(o, OBJ_LEVEL) == maxLevel(cardOf(o)); }

/**
 * A hero gains levels, never above its maximum (CX-HERO-5). A higher band removes all damage (CX-HERO-6); the top level
 * sets off what happens once there (CX-HERO-8).
 */
export function levelUp(id: i32, n: i32): void {
  const o = recordOf(id);
  if (!o || isAtMax(o)) return;
  const hero = cardOf(o);
  const before = fieldOf(o, OBJ_LEVEL);
  const level = min(maxLevel(hero), before + n);
  const band = bandOf(hero, level);
  const from = bandOf(hero, before);
  if (band > from) {
    const stamp = newStamp();
    for (let i = from + 1; i <= band; ++i) note(id, NOTED_BAND, i, 0, stamp);
    setField(o, OBJ_DAMAGE, 0);
  }
  setField(o, OBJ_LEVEL, level);
  if (level != maxLevel(hero)) return;
  tell(EVENT_MAX_LEVEL, id);
  emit();
}
