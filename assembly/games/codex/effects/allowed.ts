// What a verb can do something with at all, beside what its filter says.

import { KW_INDESTRUCTIBLE, KW_NO_SACRIFICE } from './codes';
import { Effect } from './effect';
import { faceOf } from '../faces';
import { isPileCard } from '../objs';

export const ANYTHING: i32 = 0;
/** It can be sacrificed (CX-KW-27, CX-KW-32). */
export const TO_SACRIFICE: i32 = 1;
/** It could be played now; what it costs and needs is in the bits above (6.3, `play`). */
export const TO_PLAY: i32 = 2;
export const PLAY_FREE: i32 = 4;
export const PLAY_NO_HERO: i32 = 8;
export const PLAY_NO_TECH: i32 = 16;

let playReason: (seat: i32, obj: i32, how: i32) => i32 = () => 0;
/** Takes what says why a card cannot be played (play-reasons.ts): for one thing, if its spell could do nothing that is allowed. */
export function playsJudgedBy(how: (seat: i32, obj: i32, how: i32) => i32): void { playReason = how; }

export function maySacrifice(obj: i32): bool {
  const face = faceOf(obj);
  return !!face && !face.has(KW_NO_SACRIFICE) && !face.has(KW_INDESTRUCTIBLE);
}

export function isAllowed(b: Effect, obj: i32, allow: i32): bool {
  if (allow == ANYTHING) return true;
  if (allow == TO_SACRIFICE) return maySacrifice(obj);
  return isPileCard(obj) && playReason(b.you, obj, allow) == 0;
}
