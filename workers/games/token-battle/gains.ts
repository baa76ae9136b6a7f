import { areaAround } from './board-fields';
import { DIRECTIONS } from './cards';
import { optionsOf } from './options';
import { sided, type Gain, type Side, type Sided, type State, type Token } from './state';

type Scene = Pick<State, 'board' | 'options'>;

/** What the token on a field brings its owner every turn, taken apart (TK-SCORE-2, TK-GOLD-1). */
export function gainOf(field: string, scene: Scene): Gain {
  const token = scene.board[field]!;
  const auras = auraSources(field, scene).length;
  const factor = token.type === 'golden' ? optionsOf(scene.options).goldenFactor : 1;
  const gold = (factor - 1) * (token.value + auras);
  return { total: token.value + auras + gold, value: token.value, auras, gold };
}

/** Neighbouring fields whose tokens raise the gain of the token on a field (TK-AURA-1 .. TK-AURA-5). */
export function auraSources(field: string, { board, options }: Scene): string[] {
  const fed = board[field]!;
  const third = optionsOf(options).thirdAura;
  return areaAround(field, DIRECTIONS).filter((near) => board[near] && feeds(board[near], fed, third));
}

function feeds(source: Token, fed: Token, third: 'enemies' | 'friends'): boolean {
  const friends = source.owner === fed.owner;
  if (source.type === 'auraAll') return true;
  if (source.type === 'auraFriends') return friends;
  return source.type === 'auraEnemies' && friends === (third === 'friends');
}

/** Points per turn of each player if the board stays as it is (TK-SCORE-1). */
export function incomeOf(scene: Scene): Sided<number> {
  const of = (side: Side): number =>
    Object.entries(scene.board).reduce(
      (sum, [field, { owner }]) => (owner === side ? sum + gainOf(field, scene).total : sum),
      0,
    );
  return sided(of);
}
