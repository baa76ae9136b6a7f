// The last layer of continuous effects (CX-EFF-12): keywords that are shown because others have them.

import { KW_SPARKSHOT, MOD_MIMIC } from './effects/codes';
import { matches } from './effects/match';
import { faces } from './faces';
import { count, placeOfId } from './objects';
import { word } from './printed';
import { firstMod, modAt, nextMod, Source, sourceOf } from './sources';

/** Wandering Mimic: each keyword while some match has it as such, sparkshot once. */
export function addMimics(): void {
  for (let m = firstMod(MOD_MIMIC); m >= 0; m = nextMod(m, MOD_MIMIC)) {
    const source = sourceOf(m);
    const own = placeOfId(source.self);
    const list = word(modAt(m) + 2);
    for (let k = 1, n = word(list); k <= n; ++k) {
      const keyword = word(list + k);
      if (keyword == KW_SPARKSHOT && faces[own].has(keyword)) continue;
      if (isShown(source, word(modAt(m) + 1), keyword)) faces[own].addKeyword(bareKeyword(keyword));
    }
  }
}
function isShown(source: Source, filters: i32, keyword: i32): bool {
  for (let place = 0, n = count(); place < n; ++place) {
    const face = faces[place];
    if (!face.unfinished && face.has(keyword) && matches(source.binding, face, filters)) return true;
  }
  return false;
}
/** The words of some such keyword in play: they are all alike, since only whole ones are shown. */
function bareKeyword(keyword: i32): i32 {
  for (let place = 0, n = count(); place < n; ++place) {
    for (let i = 0; i < faces[place].keywordCount; ++i) {
      const at = faces[place].keywords[i];
      if (word(at) == keyword && !word(at + 2) && !word(at + 3) && word(at + 4) < 0) return at;
    }
  }
  return 0;
}
