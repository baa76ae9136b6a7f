/** What lessons and puzzles both ask of a Toy Battle action or pick. Knows texts only, no board data. */
import type { View } from '$workers/contract';
import type { Board, Side } from '$workers/games/toy-battle/state';
import { trialOf } from '$workers/games/toy-battle/trial';

/** Questions whose answer may begin with a node; at the others a node alone is an answer that does not fit (TB-TURN-4). */
const NODE_FIRST = new Set(['turn', 'extra', 'shove']);

/** The action that picks seem to mean, for asking why it cannot be played; null while they do not say enough. */
export function trialAction(picks: readonly string[], view: View): string | null {
  const action = trialOf(picks, view.board as Board);
  const [kind, node] = picks[0]?.split(':') ?? [];
  if (action === null && picks.length === 1 && kind === 'node' && !NODE_FIRST.has(view.question)) return `hit ${node}`;
  return action;
}

/** Nodes an action names, in its order. */
export const nodesOf = (action: string): string[] =>
  (/^place .@(\w+)$/.exec(action)?.[1] ?? /^(?:hit|recall|shove) (.*)$/.exec(action)?.[1] ?? '')
    .split('>')
    .filter(Boolean);

/** What is chosen on the screen for an action, whether it is legal or not; `mover` owns the tiles named. */
export function picksOfText(action: string, mover: Side): string[] {
  const [word = '', rest = ''] = action.split(' ');
  if (word === 'place') return [`tile:${mover}:${rest[0]}`, `node:${rest.slice(2)}`];
  if (word === 'exhume') return [`discard:${mover}:${rest}`];
  const nodes = nodesOf(action);
  return nodes.length > 0 ? nodes.map((node) => `node:${node}`) : [`button:${word}`];
}

/** Rules that explain themselves when the line of the side to move is drawn. */
export const ABOUT_LINES: ReadonlySet<string> = new Set(['TB-REACH-1', 'TB-REACH-5', 'TB-HOOK-2', 'TB-METAL-2']);
