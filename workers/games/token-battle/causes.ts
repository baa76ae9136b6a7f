import type { Effect } from './effects';
import { sided, type Board, type Gain, type Side, type Sided } from './state';

/** Why what the board brings a player changes in a turn. */
export const CAUSES = ['placed', 'created', 'losses', 'destroyed', 'pushed', 'auras', 'gold', 'shots'] as const;
export type Cause = (typeof CAUSES)[number];

export type Causes = Record<Cause, Sided<number>>;

/**
 * The change of both gains in a turn by cause; the causes of a side add up to its change. Values are told by the engine's
 * record of the turn; auras and gold by what the tokens bring before and after it, wherever they have been pushed.
 */
export function causesOf(before: Board, effects: readonly Effect[], after: Board): Causes {
  const causes = Object.fromEntries(CAUSES.map((cause) => [cause, { A: 0, B: 0 }])) as Causes;
  const pushed = new Set<string>();
  let shooting = false;
  const add = (cause: Cause, side: Side, change: number) => (causes[cause][side] += change);

  for (const effect of effects) {
    switch (effect.kind) {
      case 'scored':
        shooting = true;
        break;
      case 'placed':
      case 'created':
        add(effect.kind, effect.after!.owner, effect.after!.value);
        break;
      case 'pushedOff':
      case 'mirroredOff':
        pushed.add(effect.from!);
        break;
      case 'weakened':
      case 'destroyed':
      case 'reborn': {
        const fate = effect.kind === 'weakened' ? 'losses' : pushed.has(effect.to!) ? 'pushed' : 'destroyed';
        add(shooting ? 'shots' : fate, effect.before!.owner, (effect.after?.value ?? 0) - effect.before!.value);
      }
    }
  }
  for (const part of ['auras', 'gold'] as const) {
    const change = sided((side) => partOf(after, side, part) - partOf(before, side, part));
    causes[part] = change;
  }
  return causes;
}

function partOf({ board, gain }: Board, side: Side, part: keyof Gain): number {
  return Object.entries(gain).reduce((sum, [field, one]) => (board[field]!.owner === side ? sum + one[part] : sum), 0);
}
