import { targets, type Scene } from './area';
import type { Told, TurnEvent } from './events';
import { next, opposite, type Field } from './fields';
import { destroyAll } from './losses';
import { option } from './options';
import { isEmpty, put, take, tokenOn, type State } from './state';

interface Move {
  from: Field;
  to: Field;
}

/** TK-AREA-4: all at the same time; every token is lifted before the first one is put down. */
function moveAll(state: State, moves: readonly Move[]): State {
  const lifted = moves.reduce((now, { from }) => take(now, from), state);
  return moves.reduce((now, { from, to }) => put(now, to, tokenOn(state, from)!), lifted);
}

/** What becomes of the targets of a push or a mirror. */
interface Fates {
  moves: Move[];
  staying: Field[];
  lost: Field[];
}

function carryOut(state: State, kind: 'pushed' | 'mirrored', { moves, staying, lost }: Fates): Told {
  const { state: now, events } = destroyAll(moveAll(state, moves), lost);
  const told: TurnEvent[] = [
    ...moves.map(({ from, to }): TurnEvent => ({ kind, from, to })),
    ...staying.map((at): TurnEvent => ({ kind: 'stays', at })),
    ...lost.map((at): TurnEvent => ({ kind: 'offBoard', at })),
  ];
  return { state: now, events: [...told, ...events] };
}

/** TK-PUSH-1 to TK-PUSH-3. */
export function push(scene: Scene): Told {
  const { state } = scene;
  const fates: Fates = { moves: [], staying: [], lost: [] };
  for (const { direction, field } of targets(scene)) {
    const behind = next(field, direction);
    if (behind === null) fates.lost.push(field);
    else if (!isEmpty(state, behind)) fates.staying.push(field);
    else fates.moves.push({ from: field, to: behind });
  }
  return carryOut(state, 'pushed', fates);
}

/** TK-MIRROR-1 to TK-MIRROR-4. */
export function mirror(scene: Scene): Told {
  const { state } = scene;
  const fates: Fates = { moves: [], staying: [], lost: [] };
  const aimedAt = targets(scene);
  for (const { direction, field } of aimedAt) {
    const across = next(scene.field, opposite(direction));
    if (across === null) {
      (option(state, 'mirrorOffBoard') === 'destroy' ? fates.lost : fates.staying).push(field);
    } else if (isEmpty(state, across) || aimedAt.some((target) => target.field === across)) {
      fates.moves.push({ from: field, to: across });
    } else fates.staying.push(field);
  }
  return carryOut(state, 'mirrored', fates);
}

/** TK-SWAP-1 to TK-SWAP-3. The token being placed is on `stands` afterwards. */
export function swap({ state, field }: Scene): Told & { stands: Field } {
  const { last } = state;
  if (last === null) return { state, events: [], stands: field };
  const swapped = moveAll(state, [
    { from: field, to: last },
    { from: last, to: field },
  ]);
  return { state: swapped, events: [{ kind: 'swapped', from: field, to: last }], stands: last };
}
