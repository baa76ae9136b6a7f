/** How the turns of Token Battle are seen, from the engine's own list of what happened in them. */
import type { Motion, Move } from '$lib/motion/motion';
import {
  changed,
  destroyed,
  merged,
  moved,
  noted,
  placed,
  pushedOff,
  scored,
  shot,
  summoned,
  type Step,
  type Where,
} from '$lib/motion/steps';
import type { View } from '$workers/contract';
import type { Effect, TokenEffect } from '$workers/games/token-battle/effects';
import { SIDES, type Side, type Token } from '$workers/games/token-battle/state';
import TokenThing from './TokenThing.svelte';
import { boardIn } from './words';

/** What the targets of one card do, they do at once; shots are told apart. */
const AT_ONCE = new Set<Effect['kind']>([
  'pushed',
  'pushedOff',
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
function originOf(effects: readonly Effect[]): Where[] {
  const used = effects.find((effect) => effect.kind === 'cardUsed');
  return used ? [`stack:${used.side}:${used.stack}`, `hand:${SIDES.indexOf(used.side)}`] : [];
}

const isOfToken = (effect: Effect): effect is TokenEffect => 'to' in effect;

/** Behind the edge, as seen from where the token of this turn came down. */
function behind(field: string, effects: readonly TokenEffect[]): string {
  const placed = effects.find(({ kind }) => kind === 'placed');
  return `${placed?.to}>${field}`;
}

const has = (effects: readonly TokenEffect[], kinds: readonly TokenEffect['kind'][], field: string): boolean =>
  effects.some(({ kind, from, to }) => kinds.includes(kind) && (to ?? from) === field);

function tokenStep(effect: TokenEffect, effects: readonly TokenEffect[], origin: readonly Where[]): Step<Token> | null {
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
    case 'pushedOff':
    case 'mirroredOff':
      // A phoenix stays and is born anew.
      return before && has(effects, ['destroyed'], at) ? pushedOff(at, before, behind(at, effects)) : null;
    case 'destroyed':
      return before && !has(effects, ['pushedOff', 'mirroredOff'], at) ? destroyed(at, before) : null;
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

function points({ side, before, after }: { side: Side; before: number; after: number }): Step<Token> | null {
  return after === before ? null : scored(SIDES.indexOf(side), after - before);
}

export const motion: Motion<Token> = {
  Thing: TokenThing,
  standing: (view: View) => boardIn(view).board,
  steps({ effects }: Move) {
    const told = effects as readonly Effect[];
    const tokens = told.filter(isOfToken);
    const origin = originOf(told);
    return merged(
      told,
      ({ kind }) => (AT_ONCE.has(kind) ? kind : null),
      (effect) => {
        if (effect.kind === 'scored') return points(effect);
        return isOfToken(effect) ? tokenStep(effect, tokens, origin) : null;
      },
    );
  },
};
