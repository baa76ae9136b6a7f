import { readFile } from 'node:fs/promises';
import { BattleEngine } from '../../workers/engine/conquest/battle';
import type { Battle } from '../../workers/games/conquest/battle/battle';
import { troops } from '../../workers/games/conquest/battle/troops';

/** The module of battles, with assertions unless the released one is asked for. */
export async function battleEngine(build: 'test' | 'release' = 'test'): Promise<BattleEngine> {
  const name = build === 'test' ? 'conquest-battle.test.wasm' : 'conquest-battle.wasm';
  return BattleEngine.create(
    await WebAssembly.compile(await readFile(new URL(`../../build/${name}`, import.meta.url))),
  );
}

const side = (text: string) => {
  const [group = '-', feed = '-'] = text.split('|');
  return { group: troops(group), feed: troops(feed) };
};

/** A battle as the rules write it: attacker's group|rear, defender's group|rear. */
export function battleOf(
  attacker: string,
  defender: string,
  {
    kind = 'border',
    attack = {},
    defence = {},
    ready = true,
  }: {
    kind?: Battle['kind'];
    attack?: Partial<Battle['attacker']>;
    defence?: Partial<Battle['defender']>;
    ready?: boolean;
  } = {},
): Battle {
  return { kind, attacker: { ...side(attacker), ...attack }, defender: { ...side(defender), ...defence }, ready };
}

/** The number of a fraction in the notation of the rules. */
export function value(fraction: string): number {
  const [numerator, denominator = 1] = fraction.split('/').map(Number) as [number, number?];
  return numerator / denominator;
}
