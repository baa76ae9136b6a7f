// Whence an ability is: printed on the thing itself, or granted by a static ability or an effect for a time. Under that
// key its uses are counted. A key is sort << 16 | mod << 6 | place of the ability, in a band of a hero (band + 1) << 4 more.

import { NOTED_USES } from './layout';

@inline export function keySort(key: i32): i32 { return key >> 16; }
/** Kind of note that counts uses under such a key. */
@inline export function usesKind(key: i32): i32 { return NOTED_USES + keySort(key); }
@inline export function keyDetail(key: i32): i32 { return key & 0xff; }
