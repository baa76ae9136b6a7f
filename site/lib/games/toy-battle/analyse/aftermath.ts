/** What a decision does to the tiles that lie where it goes, and to the regions there, as far as its own words do not say it. */
import { mapOf } from '$lib/games/toy-battle/board/map';
import { topOf } from '$lib/games/toy-battle/board/stacks';
import { boardIn, sideName, tileText } from '$lib/games/toy-battle/board/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { SIDES, type Board } from '$workers/games/toy-battle/state';

/** The stacks of the bases it changes, as they stand after it. */
function changed({ stacks, toMove }: Board, action: string): Record<string, string> {
  const [, verb, from = '', to = ''] = /^(place|hit|recall|shove) (\w+)[@>]?(\w*)$/.exec(action) ?? [];
  const stack = (node: string): string => stacks[node] ?? '';
  if (verb === 'place') return { [to]: `${stack(to)}${toMove[0]}${from}` };
  if (!verb) return {};
  const left = { [from]: stack(from).slice(0, -2) };
  return verb === 'shove' ? { ...left, [to]: stack(to) + stack(from).slice(-2) } : left;
}

/** The medals of regions that are closed by it, which only the board shows (TB-REGION-8: they may be the other side's). */
function claims(board: Board, action: string): string[] {
  const after: Record<string, string> = { ...board.stacks, ...changed(board, action) };
  const open = mapOf(board.map).regions.filter(({ id }) => !board.taken[id]);
  return SIDES.flatMap((side) => {
    const closed = open.filter(({ bases }) => bases.every((base) => topOf(after[base])?.side === side));
    const medals = closed.reduce((sum, region) => sum + region.medals, 0);
    return medals > 0 ? [m.tb_after_claims({ side: sideName(side), medals })] : [];
  });
}

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
export function aftermath(view: View, action: string): string[] {
  const board = boardIn(view);
  return [...tileOf(board, action), ...claims(board, action)];
}
