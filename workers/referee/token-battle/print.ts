import { TYPE_LETTERS } from './cards';
import { canonical } from './describe';
import { PLAYERS, type Player, type State } from './state';

const tokens = ({ board }: State, player: Player): string[] => {
  const own = Object.entries(board).filter(([, { owner }]) => owner === player);
  if (own.length === 0) return [];
  return [[player, ...own.map(([field, { value, type }]) => `${field}=${value}${TYPE_LETTERS[type]}`)].join(' ')];
};

const pairUnlessZero = (name: string, { A, B }: Record<Player, number>): string[] =>
  A === 0 && B === 0 ? [] : [`${name} ${A}-${B}`];

/** A state as one line in canonical order; equal states are equal lines. */
export function printLine(state: State): string {
  const node = canonical(state);
  const settings = Object.entries(node.options).map(([name, value]) => `${name}=${value}`);
  return [
    ...PLAYERS.flatMap((player) => tokens(node, player)),
    ...PLAYERS.map((player) => `cards ${player} ${node.cards[player].map((stack) => stack.join('>')).join(' ')}`),
    `turn ${node.turn}`,
    `points ${node.points.A}-${node.points.B}`,
    ...(node.last === null ? [] : [`last ${node.last}`]),
    ...pairUnlessZero('boost', node.boost),
    ...pairUnlessZero('extra', node.extra),
    ...(node.ply === 0 ? [] : [`ply ${node.ply}`]),
    ...(settings.length === 0 ? [] : [`options ${settings.join(' ')}`]),
  ].join('; ');
}
