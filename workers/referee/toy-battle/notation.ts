import { isNode, type GameMap } from './board';
import { isTroop } from './piles';
import type { TroopCode } from './state';

/** An action taken apart; the notation is that of rule file 4.2. */
export type Action =
  | { verb: 'draw' | 'raid' | 'freeze' | 'skip' }
  | { verb: 'place'; troop: TroopCode; node: string }
  | { verb: 'hit' | 'recall'; node: string }
  | { verb: 'shove'; from: string; to: string }
  | { verb: 'exhume'; troop: TroopCode }
  | { verb: 'outcome'; troop: TroopCode };

/** Reads an action. Null if it holds an unknown word, troop or node: malformed (rule file, section 5). */
export function readAction(map: GameMap, text: string): Action | null {
  if (text === 'draw' || text === 'raid' || text === 'freeze' || text === 'skip') return { verb: text };
  const outcome = /^~(.)$/.exec(text);
  if (outcome) return isTroop(outcome[1]!) ? { verb: 'outcome', troop: outcome[1] } : null;
  const words = /^(place|hit|recall|shove|exhume) (\S+)$/.exec(text);
  if (!words) return null;
  const [verb, what] = [words[1]!, words[2]!];
  if (verb === 'exhume') return isTroop(what) ? { verb, troop: what } : null;
  if (verb === 'hit' || verb === 'recall') return isNode(map, what) ? { verb, node: what } : null;
  const parts = what.split(verb === 'place' ? '@' : '>');
  if (parts.length !== 2) return null;
  const [first, second] = [parts[0]!, parts[1]!];
  if (!isNode(map, second)) return null;
  if (verb === 'place') return isTroop(first) ? { verb, troop: first, node: second } : null;
  return isNode(map, first) ? { verb: 'shove', from: first, to: second } : null;
}

export function writeAction(action: Action): string {
  switch (action.verb) {
    case 'place':
      return `place ${action.troop}@${action.node}`;
    case 'hit':
    case 'recall':
      return `${action.verb} ${action.node}`;
    case 'shove':
      return `shove ${action.from}>${action.to}`;
    case 'exhume':
      return `exhume ${action.troop}`;
    case 'outcome':
      return `~${action.troop}`;
    default:
      return action.verb;
  }
}
