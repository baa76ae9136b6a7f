import type { Told, TurnEvent } from './events';
import { FIELDS, next, type Direction, type Field } from './fields';
import { addedUp, lose } from './losses';
import { option } from './options';
import { isEmpty, tokenOn, type Player, type State, type Token } from './state';

/** TK-SHOT-1, TK-SHOT-2. */
function aims({ type }: Token): Direction[] {
  switch (type) {
    case 'shooterH':
      return ['W', 'E'];
    case 'shooterV':
      return ['N', 'S'];
    default:
      return [];
  }
}

/** TK-SHOT-3: the nearest token in a direction, whoever owns it. */
function firstMet(state: State, from: Field, direction: Direction): Field | null {
  const beside = next(from, direction);
  return beside === null || !isEmpty(state, beside) ? beside : firstMet(state, beside, direction);
}

/** Every shot fired after a turn of `player`, by the fields of the shooters (TK-SHOT-4). */
export function shotsAfter(state: State, player: Player): { from: Field; to: Field }[] {
  return FIELDS.flatMap((from) => {
    const shooter = tokenOn(state, from);
    if (shooter === null) return [];
    if (option(state, 'betweenTurns') === 'owner' && shooter.owner !== player) return [];
    return aims(shooter).flatMap((direction) => {
      const to = firstMet(state, from, direction);
      return to === null ? [] : [{ from, to }];
    });
  });
}

/** TK-SHOT-4, TK-SHOT-5: all shooters fire at the same moment, so the losses are added up first (TK-HIT-1). */
export function fire(state: State, player: Player): Told {
  const shots = shotsAfter(state, player);
  const { state: after, events } = lose(state, addedUp(shots.map(({ to }) => ({ field: to, loss: 1 }))));
  return { state: after, events: [...shots.map((shot): TurnEvent => ({ kind: 'shot', ...shot })), ...events] };
}
