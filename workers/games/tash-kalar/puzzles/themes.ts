import type { Goal } from '../../../analysis/contract';
import type { Node, Walker } from '../../../puzzles/walker';
import { cardByWord, cardOf } from '../cards';
import type { Effect } from '../effects';
import { tashKalar } from '../game';
import type { State } from '../state';
import type { Kind } from './kinds';

/** The kind of a puzzle, told by what it asks and where. */
export function kindOfGoal({ kind, card, other }: Goal, { mode }: State): Kind {
  switch (kind) {
    case 'claim':
      return 'claim-it';
    case 'points':
      return mode === 'duel' ? 'eighteen-points' : 'nine-points';
    case 'bestTurn':
      return 'best-duel-turn';
    case 'killLegend':
      return 'kill-the-legend';
    case 'winNow':
      return 'win-now';
    case 'keepCold':
      return 'keep-the-flare-cold';
    case 'shutOut':
      return 'leave-nothing';
    case 'come':
      return 'where-can-it-come';
    case 'spare':
      return 'spare-piece';
    case 'idle':
      return 'rotten-ground';
    default: {
      if (cardByWord(card!)!.kind === 'flares') return 'wake-the-flare';
      return other === undefined ? 'one-piece-short' : 'two-in-a-turn';
    }
  }
}

type Motif = 'legend' | 'sacrifice' | 'extra-action' | 'conversion' | 'upgrade';

/** What happens in a solution beside placing and summoning. */
export function motifsOf(walker: Walker<State>, root: Node, line: readonly string[]): Motif[] {
  const { side } = walker.state(root);
  const effects: Effect[] = [];
  let node = root;
  for (const text of line) {
    const action = walker.action(node, text);
    walker.engine.restore(node);
    effects.push(...tashKalar.effects!(action, walker.engine));
    node = walker.play(node, action);
  }
  const has = (is: (effect: Effect) => boolean): boolean => effects.some(is);
  const found: Record<Motif, boolean> = {
    legend: has((one) => one.kind === 'played' && cardOf(one.id).kind === 'legends'),
    sacrifice: has((one) => (one.kind === 'destroyed' || one.kind === 'crushed') && one.before?.owner === side),
    'extra-action': has(({ kind }) => kind === 'actionsGained'),
    conversion: has(({ kind }) => kind === 'converted'),
    upgrade: has((one) => one.kind === 'upgraded' && one.after?.owner === side),
  };
  return (Object.keys(found) as Motif[]).filter((motif) => found[motif]);
}
