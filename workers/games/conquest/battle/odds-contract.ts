/** What a page and the worker that reckons battles say to each other. */
import type { Board } from '../board';
import type { Aim } from './aims';
import type { BattleAsked } from './battle';
import type { Campaign } from './campaign';
import type { Fight } from './fights';
import type { Need } from './needs';
import type { OperationResult, OrderRow } from './operation';
import type { QuantityId, QuantityRow } from './quantities';
import type { Question } from './theatre';
import type { Threat } from './threat';
import type { Troops } from './troops';

export type { BattleAsked };

/**
 * attackers, defenders: that side has nobody who could fight. across: nobody lies across the border. large: there are more
 * divisions than can be reckoned with.
 */
export type OddsProblem = 'attackers' | 'defenders' | 'across' | 'large';

/** How many divisions are left to whom: the attacker where he has won, else the defender. */
export interface Survivors {
  won: boolean;
  left: number;
  chance: number;
}

export interface BattleOdds {
  /** To win, and to win with infantry left (CQ-OCC-3). */
  chance: number;
  withInfantry: number;
  /** By policy although best play was asked for, which would have taken too long. */
  estimated: boolean;
  /** By policy since the attacker stops early: counted to the end, but not best play. */
  planned: boolean;
  /** Rounds of dice to be expected. */
  rounds: number;
  /** Units each side is expected to lose. */
  losses: { attacker: number; defender: number };
  /** From the defender's most divisions to his last, then from the attacker's fewest to his most. */
  survivors: Survivors[];
  /** The chance to win with at least one division left, at least two, and so on. */
  keep: number[];
}

export type Answered<T> = T | { problem: OddsProblem };

export interface OddsService {
  /** Loads the module of battles. Rejects with a TypeError where the file cannot be had. */
  open(wasm: string): Promise<void>;
  battle(asked: BattleAsked): Answered<BattleOdds>;
  /** How many more divisions of a kind in the rear are enough for this chance; see `needs`. Rows, or what is wrong. */
  needs(asked: BattleAsked, kind: keyof Troops, chance: number): Answered<{ rows: Need[] }>;
  /** Lands by their index in the campaign. */
  operation(campaign: Campaign, order: readonly number[]): Answered<OperationResult>;
  /** Orders in which the lands can be taken at all, the best first. */
  orders(campaign: Campaign): Answered<{ rows: OrderRow[] }>;
  /** The battles for a territory, base by base, and the one under way; see `fights.ts`. */
  fightsFor(board: Board, code: string): Fight[];
  openFight(board: Board): Fight | null;
  /** A map's numbers that rest on battles; see `quantities.ts`. */
  quantity(board: Board, id: QuantityId): QuantityRow[];
  /** How far the open missions are this turn; see `aims.ts`. */
  aims(board: Board): Aim[];
  /** Orders in which territories can be taken from one base, the best first; lands by their number among `targets`, from 1 on. */
  ordersFrom(board: Board, base: string, targets: readonly string[]): Answered<{ rows: OrderRow[] }>;
  /** Enemy land that can be attacked from a base. */
  targetsOf(board: Board, base: string): string[];
  /** What every enemy who can reach the territory asks; see `threatsTo`. */
  threatsTo(board: Board, code: string): Threat[];
  /** The chance of a question that is answered exactly or not at all. */
  threat(question: Question): Answered<{ chance: number }>;
}
