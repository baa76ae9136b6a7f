import { CHANCE, OVER } from './engine/abi';
import type { Engine } from './engine/engine';
import type { GameCodec } from './game-codec';

/** What it takes to put an engine where a state is. */
export type Entered = Pick<Engine, 'load' | 'save' | 'actor' | 'legal' | 'outcomes' | 'apply' | 'ask' | 'output'>;

/** Why a state cannot be entered: the number of the rule that makes it unplayable, or the action that leads nowhere. */
export type Barred = { rule: number } | { action: string };

/** Whether an action is legal for the player asked, or an outcome that chance can bring. */
export function isPossible(engine: Pick<Engine, 'actor' | 'legal' | 'outcomes'>, action: number): boolean {
  const actor = engine.actor();
  if (actor === OVER) return false;
  return (actor === CHANCE ? engine.outcomes().actions : engine.legal()).includes(action);
}

/** Makes a state the engine's current one; null, or why it cannot be. */
export function enterState<S>(codec: GameCodec<S>, engine: Entered, state: S): Barred | null {
  const bytes = new Uint8Array(codec.stateBytes);
  codec.write(state, bytes);
  const rule = engine.load(bytes);
  if (rule) return { rule };
  for (const text of codec.since?.(state) ?? []) {
    const action = codec.parseAction(text, codec.read(engine.save(), engine));
    if (!action.ok || !isPossible(engine, action.value)) return { action: text };
    engine.apply(action.value);
  }
  return null;
}
