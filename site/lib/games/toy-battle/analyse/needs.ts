/** Sets of tiles that suffice for something, said shortly. */
import { TROOP_CODES } from '$workers/games/toy-battle/state';

/** All of `all`, and one of `oneOf` if that is not empty; `any` if every troop will do. */
export interface Need {
  all: string[];
  oneOf: string[];
  any: boolean;
}

/**
 * Puts sets that differ in one tile together: `12 22 23 ...` becomes "2 and any other tile".
 * @param sets smallest sets as tile codes, e.g. `["12", "22", "7"]`
 */
export function needsOf(sets: readonly string[]): Need[] {
  const needs: Need[] = [];
  let left = [...sets];
  while (left.length > 0) {
    const best = bestCore(left);
    const covered = left.filter((set) => without(set, best) !== null);
    const oneOf = covered.map((set) => without(set, best)!).filter((rest) => rest !== '');
    const any = TROOP_CODES.every((code) => oneOf.includes(code));
    needs.push({ all: [...best], oneOf: any ? [] : oneOf, any });
    left = left.filter((set) => !covered.includes(set));
  }
  return needs;
}

/** What remains of a set without the core, or null if more or less than one tile would remain. */
function without(set: string, core: string): string | null {
  if (set === core) return '';
  let rest = set;
  for (const code of core) {
    const at = rest.indexOf(code);
    if (at < 0) return null;
    rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return rest.length === 1 ? rest : null;
}

/** The core most sets have in common; a single set is its own core. */
function bestCore(sets: readonly string[]): string {
  const cores = new Map<string, number>();
  for (const set of sets) {
    for (const core of new Set([...set].map((_, i) => set.slice(0, i) + set.slice(i + 1)))) {
      if (core) cores.set(core, (cores.get(core) ?? 0) + 1);
    }
  }
  const [core, shared] = [...cores].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return shared > 1 ? core : sets[0]!;
}
