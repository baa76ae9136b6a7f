import type { TokenType } from './cards';
import type { Field } from './fields';
import type { Player, State } from './state';
import type { Ending } from './ending';

/** One thing that happened in a turn. Fields are where it happened at that moment. */
export type TurnEvent =
  | { kind: 'placed'; at: Field; card: string; owner: Player; value: number; type: TokenType }
  | { kind: 'weakened'; at: Field; before: number; after: number }
  | { kind: 'destroyed'; at: Field; before: number }
  | { kind: 'reborn'; at: Field; before: number; after: number }
  | { kind: 'pushed' | 'mirrored' | 'swapped'; from: Field; to: Field }
  /** A target that cannot be moved because the field it would go to is taken, or does not exist. */
  | { kind: 'stays'; at: Field }
  /** Destroyed or reborn follows. */
  | { kind: 'offBoard'; at: Field }
  | { kind: 'created'; at: Field; owner: Player }
  | { kind: 'gilded'; at: Field; before: TokenType }
  | { kind: 'extraTurn' | 'boost' | 'next'; player: Player }
  | { kind: 'scored'; A: number; B: number }
  /** One for each shooter and direction that meets a token; the losses follow. */
  | { kind: 'shot'; from: Field; to: Field }
  | ({ kind: 'ended' } & Ending);

/** A state and what led to it, in order. */
export interface Told {
  state: State;
  events: TurnEvent[];
}
