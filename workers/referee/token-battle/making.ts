import { squares, targets, type Scene } from './area';
import type { Told, TurnEvent } from './events';
import { isEmpty, put, tokenOn, type Player } from './state';

/** TK-SPAWN-1, TK-SPAWN-2: a token of `owner` on every empty field of the area. TK-SPAWN-3: plain, of value 1, not played. */
export function spawn(scene: Scene, owner: Player): Told {
  const free = squares(scene).filter(({ field }) => isEmpty(scene.state, field));
  return {
    state: free.reduce((now, { field }) => put(now, field, { owner, value: 1, type: 'plain' }), scene.state),
    events: free.map(({ field }): TurnEvent => ({ kind: 'created', at: field, owner })),
  };
}

/** TK-GILD-1, TK-GILD-2: the old type is lost, owner and value stay. A token that is golden already stays as it is. */
export function gild(scene: Scene): Told {
  const { state } = scene;
  const changed = targets(scene).filter(({ field }) => {
    const { value, type } = tokenOn(state, field)!;
    return value < 3 && type !== 'golden';
  });
  return {
    state: changed.reduce((now, { field }) => put(now, field, { ...tokenOn(now, field)!, type: 'golden' }), state),
    events: changed.map(({ field }): TurnEvent => ({ kind: 'gilded', at: field, before: tokenOn(state, field)!.type })),
  };
}
