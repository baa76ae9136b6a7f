// A plain player's main phase: a worker every turn up to ten, the next tech building as soon as it can be had, then the
// action that brings most, until none brings anything.

import { ARGUMENT_BITS, BUILD, END, HIRE } from './layout';
import { worthOfCard } from './policy-tech';
import { argumentOf, verbOf } from './actions';
import { lookBack } from './ask';
import { recall } from './scripts';
import { worthAfter, worthTo } from './policy-values';
import { active, owned, workers } from './table';

/** With so many every building can be built (CX-TECH-3). */
const ENOUGH_WORKERS: i32 = 10;
/** What an action must add at least to the logarithm of the odds. */
const LEAST_GAIN: f32 = 0.002;

/** The card that is missed least; 0 if none can be hired. */
function worstHire(actions: usize, n: i32): u32 {
  const seat = active();
  let worst: u32 = 0;
  let least = 1 << 20;
  for (let i = 0; i < n; ++i) {
    const action = load<u32>(actions + (i << 2));
    if (verbOf(action) != HIRE) continue;
    const worth = worthOfCard(seat, owned(seat, argumentOf(action)));
    if (worth >= least) continue;
    least = worth;
    worst = action;
  }
  return worst;
}

export function plainMain(s: usize, actions: usize, n: i32): u32 {
  recall(s);
  lookBack();
  const seat = active();
  const hire = workers(seat) < ENOUGH_WORKERS ? worstHire(actions, n) : 0;
  if (hire) return hire;
  let best = <u32>(END << ARGUMENT_BITS);
  let most = worthTo(s, seat) + LEAST_GAIN;
  for (let i = 0; i < n; ++i) {
    const action = load<u32>(actions + (i << 2));
    if (verbOf(action) == BUILD) return action;
    if (verbOf(action) == END || verbOf(action) == HIRE) continue;
    const worth = worthAfter(s, action, seat);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}
