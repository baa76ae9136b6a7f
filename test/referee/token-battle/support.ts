import {
  apply,
  gains,
  legal,
  load,
  outcomes,
  result,
  type CardTable,
  type State,
} from '../../../workers/referee/token-battle';
import { TYPE_LETTERS } from '../../../workers/referee/token-battle/cards';
import { random } from '../toy-battle/support';

/** The node of a position that must be valid. */
export function start(position: unknown, cards?: CardTable): State {
  const loaded = load(position, cards);
  if (!loaded.ok) throw new Error(`${loaded.error.problem} at ${loaded.error.where}: ${loaded.error.found}`);
  return loaded.node;
}

/** Every node of a line, the first one included. Actions stand between commas; brackets mark the other player's. */
export const path = (node: State, play: string, cards?: CardTable): State[] =>
  play
    .split(',')
    .map((action) => action.replace(/[()\s]/g, ''))
    .filter((action) => action !== '')
    .reduce((nodes, action) => [...nodes, apply(nodes[nodes.length - 1]!, action, cards)], [node]);

const at = (node: State, field: string): string => {
  const token = node.board[field];
  return token ? `${field}=${token.owner}${token.value}${TYPE_LETTERS[token.type]}` : `empty ${field}`;
};

const pair = ({ A, B }: Record<'A' | 'B', number>): string => `${A}-${B}`;

/** What a line of play says to one condition of rule file section 7: the condition itself if it holds. */
function seen(nodes: readonly State[], condition: string): string {
  const node = nodes[nodes.length - 1]!;
  const before = nodes[nodes.length - 2] ?? node;
  const [word, what] = condition.split(' ') as [string, string];
  switch (word) {
    case 'empty':
      return at(node, what);
    case 'scored':
      return `scored ${pair({ A: node.points.A - before.points.A, B: node.points.B - before.points.B })}`;
    case 'points':
    case 'boost':
    case 'extra':
      return `${word} ${pair(node[word])}`;
    case 'gain':
      return `gain ${pair(gains(node))}`;
    case 'turn':
      return `turn ${node.turn}`;
    case 'last':
      return `last ${node.last}`;
    case 'ply':
      return `ply ${node.ply}`;
    case 'top': {
      const [player, stack] = what as unknown as ['A' | 'B', string];
      return `top ${player}${stack}=${node.cards[player][Number(stack) - 1]![0]}`;
    }
    case 'winner':
    case 'open': {
      const ended = result(node);
      return ended ? `winner ${ended.winner}` : 'open';
    }
    default:
      return at(node, word.split('=')[0]!);
  }
}

/** What a line of play says to conditions between commas: equal to `wanted` if all of them hold. */
export const observe = (nodes: readonly State[], wanted: string): string =>
  wanted
    .split(', ')
    .map((condition) => seen(nodes, condition))
    .join(', ');

/** A random game from a node to its end, every node included. */
export function wander(node: State, seed: number, cards?: CardTable): State[] {
  const next = random(seed);
  const nodes = [node];
  for (;;) {
    const here = nodes[nodes.length - 1]!;
    const choices = [...legal(here), ...outcomes(here).map(({ action }) => action)];
    if (choices.length === 0) return nodes;
    nodes.push(apply(here, choices[Math.floor(next() * choices.length)]!, cards));
  }
}
