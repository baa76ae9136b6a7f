/** What a decision does to the tile that lies where it goes, and the medals it wins, as far as its own words do not say it. */
import { topOf } from '$lib/games/toy-battle/board/stacks';
import { boardIn, tileText } from '$lib/games/toy-battle/board/words';
import { wins } from '$lib/games/toy-battle/wins';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import type { Effect } from '$workers/games/toy-battle/effects';
import type { Board } from '$workers/games/toy-battle/state';

/** The tile that is covered, discarded or taken back, which lies open on its base. */
function tileOf({ stacks }: Board, action: string): string[] {
  const [, verb = '', node = ''] = /^(place .@|hit |recall |shove \w+>)(\w+)$/.exec(action) ?? [];
  const top = topOf(stacks[node]);
  if (!top) return [];
  const tile = tileText(top.side, top.troop);
  if (verb === 'hit ') return [m.tb_after_discards({ tile })];
  if (verb === 'recall ') return [m.tb_after_takes({ tile })];
  return [m.tb_after_covers({ tile })];
}

/** In short phrases. */
export const aftermath = (view: View, action: string, effects: readonly object[]): string[] => [
  ...tileOf(boardIn(view), action),
  ...wins(effects as readonly Effect[]),
];
