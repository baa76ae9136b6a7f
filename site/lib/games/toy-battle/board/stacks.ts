/** Small readings of the texts a position is made of. */
import type { Side, TroopCode } from '$workers/games/toy-battle/state';

export interface TileOf {
  side: Side;
  troop: TroopCode;
}

/** A stack text such as `r5b7`, bottom to top. */
export function tilesOf(stack: string | undefined): TileOf[] {
  const tiles: TileOf[] = [];
  for (let i = 0; i + 1 < (stack ?? '').length; i += 2) {
    tiles.push({ side: stack![i] === 'b' ? 'blue' : 'red', troop: stack![i + 1] as TroopCode });
  }
  return tiles;
}

export const topOf = (stack: string | undefined): TileOf | null => tilesOf(stack).at(-1) ?? null;

/** A list text such as `K224`, with how many of the copies of each troop are frozen. */
export function rackTiles(list: string, frozen = ''): { troop: TroopCode; frozen: boolean }[] {
  const left = new Map<string, number>();
  for (const code of frozen) left.set(code, (left.get(code) ?? 0) + 1);
  return [...list].map((code) => {
    const cold = left.get(code) ?? 0;
    if (cold > 0) left.set(code, cold - 1);
    return { troop: code as TroopCode, frozen: cold > 0 };
  });
}

/** What a gate shows: the strengths it admits, a run of three or more as `3–5`; the joker passes every gate (TB-POOL-2). */
export function gateText(gate: readonly TroopCode[]): string {
  const numbers = gate.filter((code) => code !== 'K').map(Number);
  const run = numbers.every((n, i) => i === 0 || n === numbers[i - 1] + 1);
  return run && numbers.length > 2 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join('·');
}
