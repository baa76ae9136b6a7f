/** How the turns of Token Battle are seen, from the engine's own list of what happened in them. */
import type { Motion, Move } from '$lib/motion/motion';
import { changed, destroyed, merged, moved, noted, placed, scored, shot, summoned, type Step } from '$lib/motion/steps';
import type { View } from '$workers/contract';
import type { Effect } from '$workers/games/token-battle/effects';
import { SIDES, type Token } from '$workers/games/token-battle/state';
import TokenThing from './TokenThing.svelte';
import { boardIn } from './words';

/** What the targets of one card do, they do at once; shots are told apart. */
const AT_ONCE = new Set<Effect['kind']>([
  'pushed',
  'mirrored',
  'swapped',
  'blocked',
  'weakened',
  'destroyed',
  'created',
  'gilded',
  'scored',
]);

/** The stack that a token comes from is told after the token. */
function originOf(effects: readonly Effect[]): string[] {
  const used = effects.find((effect) => effect.kind === 'cardUsed');
  return used ? [`stack:${used.side}:${used.stack}`, `hand:${SIDES.indexOf(used.side)}`] : [];
}

function stepOf(effect: Effect, origin: readonly string[]): Step<Token> | null {
  if (effect.kind === 'scored') return scored(SIDES.indexOf(effect.side), effect.after - effect.before);
  if (!('to' in effect)) return null;
  const { kind, from, to, before, after } = effect;
  const at = to ?? from;
  if (!at) return null;
  switch (kind) {
    case 'placed':
      return after ? placed(at, after, origin) : null;
    case 'created':
      return after ? summoned(at, after) : null;
    case 'pushed':
    case 'mirrored':
    case 'swapped':
      return from && before ? moved(from, at, before, null, after ?? before) : null;
    case 'shot':
      return from && to ? shot(from, to) : null;
    case 'destroyed':
      return before ? destroyed(at, before) : null;
    case 'weakened':
      return after ? changed(at, before, after, `−${before!.value - after.value}`) : noted(at, `−${before!.value}`);
    case 'gilded':
      return changed(at, before, after, '×2');
    case 'reborn':
      return changed(at, before, after, '↻');
    case 'blocked':
      return noted(at, '=');
    default:
      return null;
  }
}

export const motion: Motion<Token> = {
  Thing: TokenThing,
  standing: (view: View) => boardIn(view).board,
  steps({ effects }: Move) {
    const told = effects as readonly Effect[];
    const origin = originOf(told);
    return merged(
      told,
      ({ kind }) => (AT_ONCE.has(kind) ? kind : null),
      (effect) => stepOf(effect, origin),
    );
  },
};
