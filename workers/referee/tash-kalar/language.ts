/* The effect language of the card data (rule file, section 6), as far as the first scope uses it. */
import type { Ground, Offset } from './squares';
import type { Rank } from './pieces';

/** `$being`, `$used`, `$x`: pieces; `@x`: where x stood when it was bound; `@summon`. */
export type Reference = string;

export type RankWord = 'any' | Rank | 'upgraded' | 'nonLegendary';
export type Who = 'own' | 'enemy' | 'any';

/** What `enemyHasMore` and flares compare. */
export type Measure = 'common' | 'upgraded' | 'pieces';

export interface Selector {
  who: Who;
  rank: RankWord;
  at?: Place;
  is?: Reference;
  not?: Reference[];
  colourOf?: string;
  ofLeader?: Measure;
}

export type Place =
  | 'anywhere'
  | { adjacent: Reference }
  | { orthogonal: Reference }
  | { diagonal: Reference }
  | { within: number; of: Reference }
  | { distance: number; of: Reference }
  | { marks: string }
  | { rays: 'arrows'; of: Reference }
  | { colour: Ground }
  | { nextTo: Ground }
  | { onOrNextTo: Ground }
  | { nextToPiece: Selector; atLeast?: number }
  | { square: Reference }
  | { both: [Place, Place] };

export type Range = [least: number, most: number];
export type Count = Range | 'all' | 'auto' | { sameAs: string };

export type Condition =
  | { did: string; times?: number }
  | { rankWas: string; is: Rank }
  | { rankNow: Reference; is: Rank }
  | { summonedOn: Ground }
  | { squareOf: Reference; colour: Ground }
  | { isEmpty: Place }
  | { actionsLeft: number }
  | { enemyHasMore: Measure }
  | { discardWasEmpty: true }
  | { not: Condition }
  | { and: Condition[] }
  | { or: Condition[] }
  /** Of the referee itself: a flare's criterion looked at again (option `flareCriteria`). */
  | { enemyLead: Measure; atLeast: number };

export type MoveKind = 'standard' | 'combat' | 'empty';

export interface PickStep {
  do: 'destroy' | 'upgrade' | 'downgrade' | 'convert' | 'bind';
  pick: Selector;
  count: Count;
  as?: string;
  credit?: 'none';
  to?: 'same' | 'common';
  perColour?: true;
}

export interface PlaceStep {
  do: 'place';
  colour: 'own' | 'enemy';
  rank: Rank | 'choice';
  on: Place;
  count: Range;
  as?: string;
}

export interface MovesStep {
  do: 'moves';
  movers: { pick: Selector; kind?: MoveKind }[];
  count: Range;
  as?: string;
  budget?: { standard: number; combat: number };
  leap?: 'any' | number;
  pieces?: 'one' | 'each';
  to?: Place;
  mayNotDestroy?: Rank;
  stopAfter?: 'empty';
  direction?: { same: string };
  fullNeeds?: { moves: number; by: Reference };
  firstFixes?: ('colour' | 'rank')[];
  capIfFirst?: Partial<Record<Rank, number>>;
}

export interface RunStep {
  do: 'run';
  pick: Selector;
  kind: MoveKind;
  directions: 'eight' | 'arrows';
  max: number | 'any' | Record<Rank, number>;
  count: Range;
  as?: string;
  stopAfterDestroying?: Rank;
}

export interface ShootStep {
  do: 'shoot';
  directions: 'arrows' | 'diagonals' | { same: string };
  hits: RankWord;
  limit: number | 'all';
  count: Count;
  range?: number;
  spread?: true;
  stoppedBy?: Rank;
}

export interface GroupStep {
  do: 'group';
  pick: Selector;
  count: Range;
  apply: 'downgrade' | 'destroy';
}

export interface Case {
  when: Selector | 'empty';
  do: 'destroy' | 'upgrade' | 'place';
  colour?: 'own';
  rank?: Rank;
}

export interface EachSquareStep {
  do: 'eachSquare';
  at: Place;
  count: Range;
  cases: Case[];
}

export interface ChooseStep {
  do: 'choose';
  options: { id: string; steps: Step[] }[];
  optional?: true;
}

export interface IfStep {
  do: 'if';
  cond: Condition;
  then: Step[];
  else?: Step[];
}

export interface TopOfDeckStep {
  do: 'topOfDeck';
  from: 'ownDiscard';
  count: Range;
  as?: string;
}

/** Parts without a decision that touch no piece. */
export type GainStep =
  | { do: 'gainAction'; n: number }
  | { do: 'extraTurn' }
  | { do: 'extraDraw'; beings: number; legends: number }
  | { do: 'borrow'; enemyPieces: number };

export type Step =
  | PickStep
  | PlaceStep
  | MovesStep
  | RunStep
  | ShootStep
  | GroupStep
  | EachSquareStep
  | ChooseStep
  | IfStep
  | TopOfDeckStep
  | GainStep;

/** The marked squares and arrows of a card, as offsets. */
export interface Figure {
  marks: Record<string, Offset[]>;
  arrows: Offset[];
}
