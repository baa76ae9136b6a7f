// The end of effects for a time.

import { OP_EFFECT } from './codes';
import { giveBackLists, lendList } from './obj-list';
import { giveControl } from '../arriving';
import { stop } from '../ask';
import { dropLasting, isEmpty, lastingAt, lastingByte, lastingCount, lastingHalf, placesOf } from '../lasting';
import { END_TURN, LAST_END, LAST_OF, LAST_PREVIOUS, LAST_STEP } from '../layout';
import { count, hasPlace, idAt } from '../objects';
import { word } from '../printed';

/** Effects for a time end, the newest control first; who had a thing before has it again. */
export function endLasting(end: i32, seat: i32): void {
  const back = lendList();
  for (let i = lastingCount() - 1; i >= 0; --i) {
    const at = lastingAt(i);
    if (lastingByte(at, LAST_END) != end || (end != END_TURN && lastingByte(at, LAST_OF) != seat)) continue;
    const previous = lastingByte(at, LAST_PREVIOUS);
    for (let place = 0, n = count(); previous && place < n; ++place) {
      if (hasPlace(placesOf(at), place)) back.add((idAt(place) << 1) | (previous - 1));
    }
    dropLasting(i);
  }
  for (let i = 0; i < back.count && !stop; ++i) giveControl(back.at(i) >> 1, back.at(i) & 1);
  giveBackLists();
}

/** Effects on things that are all gone mean nothing any more. */
export function forgetGone(): void {
  for (let i = lastingCount() - 1; i >= 0; --i) {
    const at = lastingAt(i);
    if (word(lastingHalf(at, LAST_STEP)) != OP_EFFECT && isEmpty(placesOf(at))) dropLasting(i);
  }
}
