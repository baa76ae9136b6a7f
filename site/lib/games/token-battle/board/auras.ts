/** Whom the aura of a token about to be placed would reach, for drawing it; what that brings the engine says. */
import { areaAround } from '$workers/games/token-battle/board-fields';
import { DIRECTIONS } from '$workers/games/token-battle/cards';
import { optionsOf } from '$workers/games/token-battle/default-options';
import type { Effect, TokenEffect } from '$workers/games/token-battle/effects';
import type { Board, Token } from '$workers/games/token-battle/state';
import { standingAfter } from '../standing';

/** TK-AURA-1 to TK-AURA-3. */
function reaches({ type, owner }: Token, other: Token, { options }: Pick<Board, 'options'>): boolean {
  const friends = type === 'auraFriends' || (type === 'auraEnemies' && optionsOf(options).thirdAura === 'friends');
  if (type !== 'auraAll' && type !== 'auraEnemies' && !friends) return false;
  return type === 'auraAll' || (other.owner === owner) === friends;
}

/** Fields of the tokens near the new one whose gain its aura raises, once its skill has acted. */
export function fedBy(effects: readonly Effect[], board: Pick<Board, 'board' | 'options'>): string[] {
  const acts = effects.slice(
    0,
    effects.findIndex(({ kind }) => kind === 'scored'),
  );
  const tokens = acts.filter((effect): effect is TokenEffect => 'to' in effect);
  const placed = tokens.find(({ kind }) => kind === 'placed');
  if (!placed?.to || !placed.after) return [];
  const at = tokens.find(({ kind, from }) => kind === 'swapped' && from === placed.to)?.to ?? placed.to;
  const standing = standingAfter(board.board, acts);
  const { after } = placed;
  return areaAround(at, DIRECTIONS).filter((field) => standing[field] && reaches(after, standing[field], board));
}
