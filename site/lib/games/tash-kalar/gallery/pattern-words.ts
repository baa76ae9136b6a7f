/** A pattern in words, for those who do not see it. */
import { sentences, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Face, Offset } from '$workers/games/tash-kalar/faces';
import { directionText, rankName } from '$lib/games/tash-kalar/board/words';

/** From the target square: `2 left, 1 up`. */
function whereText([right, down]: Offset): string {
  const steps = [
    down < 0 && m.ts_gallery_up({ count: -down }),
    down > 0 && m.ts_gallery_down({ count: down }),
    right < 0 && m.ts_gallery_left({ count: -right }),
    right > 0 && m.ts_gallery_right({ count: right }),
  ].filter(Boolean);
  return steps.join(' ') || m.ts_gallery_target();
}

const COMPASS: Readonly<Record<string, string>> = {
  '0 -1': 'n',
  '1 -1': 'ne',
  '1 0': 'e',
  '1 1': 'se',
  '0 1': 's',
  '-1 1': 'sw',
  '-1 0': 'w',
  '-1 -1': 'nw',
};

/** `Needs common 1 up; common 1 down.`, and where marks and arrows are. */
export function patternText({ pattern, marks = [], arrows = [] }: Face): string {
  const pieces = pattern.map(([right, down, least]) => `${rankName(least)} ${whereText([right, down])}`);
  return sentences([
    m.ts_gallery_needs({ list: statements(pieces) }),
    marks.length > 0 && m.ts_gallery_marked({ list: statements(marks.map(whereText)) }),
    arrows.length > 0 &&
      m.ts_gallery_arrows({ list: statements(arrows.map((offset) => directionText(COMPASS[offset.join(' ')]!))) }),
  ]);
}
