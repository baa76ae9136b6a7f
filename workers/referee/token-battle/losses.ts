import type { Told } from './events';
import type { Field } from './fields';
import { put, take, tokenOn, type State } from './state';

/** How much value each token is to lose. */
export type Losses = ReadonlyMap<Field, number>;

/** TK-HIT-1: losses of one token are added up. */
export const addedUp = (hits: readonly { field: Field; loss: number }[]): Losses => {
  const losses = new Map<Field, number>();
  for (const { field, loss } of hits) losses.set(field, (losses.get(field) ?? 0) + loss);
  return losses;
};

/** TK-HIT-1, TK-HIT-2: the losses are taken off together; whoever has nothing left is destroyed. */
export function lose(state: State, losses: Losses): Told {
  let told: Told = { state, events: [] };
  for (const [field, loss] of losses) {
    const token = tokenOn(state, field)!;
    if (loss === 0) continue;
    const value = token.value - loss;
    const { state: now, events } =
      value <= 0
        ? destroy(told.state, field)
        : {
            state: put(told.state, field, { ...token, value }),
            events: [{ kind: 'weakened' as const, at: field, before: token.value, after: value }],
          };
    told = { state: now, events: [...told.events, ...events] };
  }
  return told;
}

/**
 * TK-HIT-2: the token leaves the board. TK-PHX-1, TK-PHX-2: a phoenix stays on its field as a plain token of value 1.
 * TK-HIT-3: no card is touched. The token played last is none when it is destroyed, and the same when it is reborn.
 */
export function destroy(state: State, field: Field): Told {
  const token = tokenOn(state, field)!;
  if (token.type === 'phoenix') {
    return {
      state: put(state, field, { ...token, value: 1, type: 'plain' }),
      events: [{ kind: 'reborn', at: field, before: token.value, after: 1 }],
    };
  }
  return {
    state: { ...take(state, field), last: state.last === field ? null : state.last },
    events: [{ kind: 'destroyed', at: field, before: token.value }],
  };
}

/** Several tokens destroyed at the same time. */
export const destroyAll = (state: State, fields: readonly Field[]): Told =>
  fields.reduce<Told>(
    (told, field) => {
      const { state: now, events } = destroy(told.state, field);
      return { state: now, events: [...told.events, ...events] };
    },
    { state, events: [] },
  );
