/** Which tile of a rack tells best why a place takes none of them. */
import type { Board } from '$workers/games/toy-battle/state';
import { mapOf, troopOf } from './board/map';
import { topOf } from './board/stacks';

const copies = (tiles: string, code: string): number => [...tiles].filter((one) => one === code).length;

/** Every copy of it on the rack is frozen. */
export const isFrozen = (code: string, { rack, frozen, toMove }: Board): boolean =>
  copies(frozen[toMove], code) > 0 && copies(frozen[toMove], code) === copies(rack[toMove], code);

/** What stands against a tile there; of tiles with the same word the engine gives the same reasons. */
function against(code: string, node: string, board: Board): string {
  const { bases, hqs } = mapOf(board.map);
  const { gate } = [...bases, ...hqs].find(({ id }) => id === node)!;
  const reached = board.reach[board.toMove].includes(node) || troopOf(code).effect === 'ignoreConnection';
  const top = topOf(board.stacks[node]);
  return [
    board.options.specials === 'on' && gate && !gate.some((admitted) => admitted === code) && 'gate',
    !reached && 'cut',
    top && top.side !== board.toMove && weakness(code, top.troop),
  ].join();
}

/** Kwak covers every tile and is covered by every tile; of two others the higher number covers. */
const weakness = (code: string, top: string): string | false =>
  code !== 'K' && top !== 'K' && code <= top && (code === top ? 'weak, equal' : 'weak');

/**
 * A tile of the largest group that is kept off for the same reasons; frozen ones only where there are no others.
 * While one tile of the rack could cover what lies there, strength keeps nobody off, and no such tile is asked.
 */
export function tileFor(node: string, board: Board): string | null {
  const rack = [...board.rack[board.toMove]];
  const free = rack.filter((code) => !isFrozen(code, board));
  const groups = new Map<string, string[]>();
  for (const code of free.length > 0 ? free : rack) {
    const reason = against(code, node, board);
    groups.set(reason, [...(groups.get(reason) ?? []), code]);
  }
  const isWeak = (reason: string) => Number(reason.includes('weak'));
  const [most] = [...groups].sort(([a, as], [b, bs]) => isWeak(a) - isWeak(b) || bs.length - as.length);
  return most?.[1][0] ?? null;
}
