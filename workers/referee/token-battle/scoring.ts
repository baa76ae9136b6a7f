import { neighbours, type Field } from './fields';
import { option } from './options';
import { plus, tokenOn, type Player, type State, type Token } from './state';

/** TK-AURA-1 to TK-AURA-4: whether an aura token raises the gain of a token beside it. */
function feeds(state: State, aura: Token, token: Token): boolean {
  const friends = aura.owner === token.owner;
  switch (aura.type) {
    case 'auraFriends':
      return friends;
    case 'auraAll':
      return true;
    case 'auraEnemies':
      return option(state, 'thirdAura') === 'friends' ? friends : !friends;
    default:
      return false;
  }
}

/** TK-AURA-5: how many auras reach the token on a field; its own never does. */
export const aurasOn = (state: State, field: Field): number =>
  neighbours(field).filter((other) => {
    const aura = tokenOn(state, other);
    return aura !== null && feeds(state, aura, tokenOn(state, field)!);
  }).length;

/** TK-SCORE-2, TK-GOLD-1: points per turn of the token on a field; 0 for an empty one. */
export function gainOf(state: State, field: Field): number {
  const token = tokenOn(state, field);
  if (token === null) return 0;
  const factor = token.type === 'golden' ? option(state, 'goldenFactor') : 1;
  return (token.value + aurasOn(state, field)) * factor;
}

/** TK-SCORE-1: what the board brings each player per turn. */
export const gains = (state: State): Record<Player, number> =>
  Object.entries(state.board).reduce<Record<Player, number>>(
    (sum, [field, { owner }]) => plus(sum, owner, gainOf(state, field)),
    { A: 0, B: 0 },
  );

/** TK-SCORE-1, TK-SCORE-3: both players score. */
export function score(state: State): { state: State; scored: Record<Player, number> } {
  const scored = gains(state);
  const points = { A: state.points.A + scored.A, B: state.points.B + scored.B };
  return { state: { ...state, points }, scored };
}
