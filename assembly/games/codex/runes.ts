// Runes on things in play (CX-RUNE): at most 99 of a kind.

import { RUNE_MINUS, RUNE_PLUS } from './effects/codes';
import { runesOn } from './effects/match';
import { NOTED_RUNES, OBJ_MINUS, OBJ_PLUS } from './layout';
import { note } from './notes';
import { count, fieldOf, record, recordOf, setField } from './objects';

const MOST: i32 = 99;

/** Adds (or, negative, removes) runes, not above `cap`; true if there were others before. */
export function addRunes(id: i32, kind: i32, n: i32, cap: i32 = MOST): bool {
  const o = recordOf(id);
  if (!o) return false;
  const before = runesOn(id, kind);
  const now = n > 0 ? max(before, min(min(cap, MOST), before + n)) : max(0, before + n);
  if (now == before) return false;
  if (kind == RUNE_PLUS) setField(o, OBJ_PLUS, now);
  else if (kind == RUNE_MINUS) setField(o, OBJ_MINUS, now);
  else note(id, NOTED_RUNES, kind, 0, now);
  return true;
}

/** Paired +1/+1 and -1/-1 runes go (CX-RUNE-1). */
export function cancelRunes(): void {
  for (let place = 0, n = count(); place < n; ++place) {
    const o = record(place);
    const pairs = min(fieldOf(o, OBJ_PLUS), fieldOf(o, OBJ_MINUS));
    if (!pairs) continue;
    setField(o, OBJ_PLUS, fieldOf(o, OBJ_PLUS) - pairs);
    setField(o, OBJ_MINUS, fieldOf(o, OBJ_MINUS) - pairs);
  }
}
