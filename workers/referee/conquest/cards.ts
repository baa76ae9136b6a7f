import cards from '../../../assembly/games/conquest/data/conquest-cards.json' with { type: 'json' };

/** A condition of section 6.2, as the data has it. */
export interface Condition {
  readonly kind: string;
  readonly continent?: string;
  readonly count?: number;
  readonly tookAtLeast?: number;
}

export interface Mission {
  readonly index: number;
  readonly id: string;
  readonly class: string;
  readonly minPlayers: number;
  readonly condition: Condition;
}

/** The missions by index (CQ-MISS-6). */
export const MISSIONS: readonly Mission[] = cards.missions;

/** The index of the reward of each row of the table (CQ-SETUP-10). */
export const ROWS: readonly number[] = cards.table.rows.map((id) => cards.rewards.find((one) => one.id === id)!.index);
export const ROW_CLASSES: readonly string[] = ROWS.map((reward) => cards.rewards[reward]!.class);

export type Effect =
  'airfield' | 'extra-redeploy' | 'early-redeploy' | 'guaranteed-card' | 'attack-die' | 'two-units' | 'defence-die';

/** What each reward does, by its index (CQ-REW-10). */
export const EFFECTS = cards.rewards.map(({ effect }) => effect as Effect);
