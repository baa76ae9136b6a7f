import type { Troops } from './troops';

/**
 * A part of the map during one attack phase. Player 0 is on turn; players 1 to 4 are the others, who act together against
 * him. Lands, borders and forces are named by their index. What the limits are, `battle/layout.ts` says.
 */
export interface Theatre {
  lands: readonly Land[];
  borders: readonly Border[];
  forces?: readonly Force[];
  /** Reward of the attacker (CQ-DICE-3); players with that of CQ-DICE-5. */
  attackDie?: boolean;
  defenceDice?: readonly number[];
  /** `first-round-resupply=both` (section 3). */
  ready?: boolean;
  /** `airfield-reach=next-only`. */
  nextOnly?: boolean;
}

export interface Land {
  /** 0 to 4; undefined for nobody. */
  owner?: number | undefined;
  rear: Troops;
  /** A city or a capital stands there; an airfield does. */
  city?: boolean;
  airfield?: boolean;
  /** Taken this turn (CQ-OCC-6). */
  taken?: boolean;
  /** Groups based there are supported from outside of the theatre: those of the attacker, those of others. */
  attackerAir?: boolean;
  defenderAir?: boolean;
  /** Its owner could retreat to a land outside of the theatre. */
  exit?: boolean;
  /** Somebody outside of the theatre has invaded it. */
  invaded?: boolean;
}

export interface Border {
  /** The lands on both sides, or only one: then the other lies outside, and is hostile. */
  lands: readonly [number, number?];
  sea?: boolean;
  /** The front groups, in the order of the lands. */
  fronts?: readonly [Front?, Front?];
}

export interface Front {
  /** At most two divisions. */
  group: Troops;
  /** Lies across, so that the other land is invaded. */
  across?: boolean;
  alerted?: boolean;
}

/** A landing force on the sea border `border`, from the land `port` of it. */
export interface Force {
  border: number;
  port: number;
  owner: number;
  front: Troops;
  rear: Troops;
  ashore?: boolean;
  alerted?: boolean;
}

/** What the attacker wants at the end of his phase; everything named must hold. */
export interface Goal {
  /** Lands to own; lands to own with infantry in them, as their cards ask for. */
  own?: readonly number[];
  withInfantry?: readonly number[];
  /** Lands without invaders. */
  free?: readonly number[];
  /** Forces that are gone. */
  gone?: readonly number[];
}

/** Order of kinds in which a group is filled: `AID` is whole armour first, then infantry, then damaged armour. */
export type FillOrder = 'AID' | 'ADI' | 'IAD' | 'IDA' | 'DAI' | 'DIA';

/** How somebody decides in battles by rule of thumb (section 4.7). */
export interface Policy {
  fill?: FillOrder;
  /** Damaged armour falls back when fresh divisions come in its stead. */
  fallBack?: boolean;
}

export interface AttackerPolicy extends Policy {
  /** He breaks off when he could send no more divisions than this. */
  stop?: number;
  /** Moves in with one division, all but one infantry, or all. */
  advance?: 'min' | 'keep-one' | 'all';
}

export interface DefenderPolicy extends Policy {
  /** In per cent: he retreats when the goal is likelier than this. */
  retreatAbove?: number;
}

/** Who plays best instead of by policy. `operation`: the attacker between battles, that is engagements and advances. */
export type Best = 'attacker' | 'defender' | 'operation';

/** A question about a theatre. */
export interface Question {
  theatre: Theatre;
  goal: Goal;
  attacker?: AttackerPolicy;
  defender?: DefenderPolicy;
  best?: readonly Best[];
  /** Lands in the order in which the plan takes them. */
  order?: readonly number[];
  /** No land is attacked before those in front of it in the order are owned. */
  inOrder?: boolean;
}

export const ALL_BEST: readonly Best[] = ['attacker', 'defender', 'operation'];
