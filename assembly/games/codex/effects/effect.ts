// An ability or spell while it is carried out: its card, its player, what its names are bound to, and what its steps did.

import { NAMES } from '../tables';

/** Room for the objects one name is bound to. */
export const MOST_BOUND: i32 = 128;
/** How deep abilities are carried out inside one another. */
const DEPTH: i32 = 12;

/** Where a spell goes afterwards (CX-SPELL-3). */
export const GOES_TO_DISCARD: i32 = 0;
export const GOES_TO_TRASH: i32 = 1;
export const GOES_TO_TOP: i32 = 2;
/** It stays in play, or something else has moved it. */
export const GOES_NOWHERE: i32 = 3;

export class Effect {
  /** The object that has the ability; 0 for a spell, which is in no zone (CX-SPELL-7). */
  self: i32 = 0;
  /** Its face, for colour, spec and types of a source that is no object; -1 without one. */
  card: i32 = -1;
  you: i32 = 0;
  /** What it does, all steps of it; 0 before it is known. */
  steps: i32 = 0;
  boosted: bool = false;
  /** The zone it was played from; -1 if it was not. */
  playedFrom: i32 = -1;
  /** The duty to choose a flagbearer has been met (CX-KW-11). */
  flagged: bool = false;
  isSpell: bool = false;
  owner: i32 = 0;
  goesTo: i32 = GOES_NOWHERE;
  /** Bits of the names whose step really affected something; how a thing so chosen died: 1 any, 2 from damage. */
  done: u32 = 0;
  killed: StaticArray<i32> = new StaticArray<i32>(NAMES);
  counts: StaticArray<i32> = new StaticArray<i32>(NAMES);
  bound: StaticArray<i32> = new StaticArray<i32>(NAMES * MOST_BOUND);

  clear(self: i32, card: i32, you: i32): Effect {
    this.self = self;
    this.card = card;
    this.you = you;
    this.steps = 0;
    this.boosted = false;
    this.playedFrom = -1;
    this.flagged = false;
    this.isSpell = false;
    this.owner = you;
    this.goesTo = GOES_NOWHERE;
    this.done = 0;
    for (let i = 0; i < NAMES; ++i) this.killed[i] = this.counts[i] = 0;
    return this;
  }
  bind(name: i32, obj: i32): void {
    const n = this.counts[name];
    if (n == MOST_BOUND) return;
    this.bound[name * MOST_BOUND + n] = obj;
    this.counts[name] = n + 1;
  }
  unbind(name: i32): void { this.counts[name] = 0; }
  @inline boundAt(name: i32, index: i32): i32 { return this.bound[name * MOST_BOUND + index]; }
}

const pool: StaticArray<Effect> = many(DEPTH);
let depth: i32 = 0;

function many(n: i32): StaticArray<Effect> {
  const all = new StaticArray<Effect>(n);
  for (let i = 0; i < n; ++i) all[i] = new Effect();
  return all;
}

/** Nothing is being carried out. */
export function forgetEffects(): void { depth = 0; }
/** Begins an ability of an object, or a spell of a card. */
export function beginEffect(self: i32, card: i32, you: i32): Effect {
  assert(depth < DEPTH, 'abilities too deep inside one another');
  return pool[depth++].clear(self, card, you);
}
export function endEffect(): void { --depth; }

/** For filters and conditions of static abilities, of keywords, and of triggers that are looked at. */
export const ofStatic: Effect = new Effect();
export const ofKeyword: Effect = new Effect();
export const ofTrigger: Effect = new Effect();
