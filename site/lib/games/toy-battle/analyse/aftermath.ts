/** What a decision does to the tiles that lie where it goes, as far as its own words do not say it. */
import { topOf } from '$lib/games/toy-battle/board/stacks';
import { boardIn, tileText } from '$lib/games/toy-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';

/** In short phrases: the tile that is covered, discarded or taken back, which lies open on its base. */
export function aftermath(view: View, action: string): string[] {
  const [, verb = '', node = ''] = /^(place .@|hit |recall |shove \w+>)(\w+)$/.exec(action) ?? [];
  const top = topOf(boardIn(view).stacks[node]);
  if (!top) return [];
  const tile = tileText(top.side, top.troop);
  if (verb === 'hit ') return [m.tb_after_discards({ tile })];
  if (verb === 'recall ') return [m.tb_after_takes({ tile })];
  return [m.tb_after_covers({ tile })];
}
