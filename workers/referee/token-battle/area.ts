import type { Card } from './cards';
import { next, type Direction, type Field } from './fields';
import { isEmpty, type Player, type State } from './state';

/** A skill at work: the card just played, its player, and the field its token stands on. */
export interface Scene {
  state: State;
  player: Player;
  card: Card;
  field: Field;
}

/** One square of the area that lies on the board, and where it is seen from the token being placed. */
export interface Square {
  direction: Direction;
  field: Field;
}

/** TK-AREA-2: squares outside the board are ignored. TK-CARD-6: the area is never turned. */
export const squares = ({ card, field }: Scene): Square[] =>
  card.area.flatMap((direction) => {
    const square = next(field, direction);
    return square === null ? [] : [{ direction, field: square }];
  });

/**
 * TK-AREA-1: the squares that hold a token, anybody's. TK-AREA-3: never the token being placed, which stands on no
 * square of its own area.
 */
export const targets = (scene: Scene): Square[] => squares(scene).filter(({ field }) => !isEmpty(scene.state, field));
