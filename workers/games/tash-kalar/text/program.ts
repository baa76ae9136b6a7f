/** The effect language of the first scope (section 6 of the rules) as far as texts are made of it. */
import type { Count } from '../../../text/amounts';
import type { Rank } from '../state';

export type Who = 'own' | 'enemy' | 'any';
export type RankClass = Rank | 'any' | 'upgraded' | 'nonLegendary';
export type Colour = 'red' | 'green' | 'coloured';

/** `$being`, `$used`, a bound piece `$x`, the square `@x` it was bound on, or `@summon`. */
export type Ref = string;

export interface Pick {
  who?: Who;
  rank?: RankClass;
  at?: Place;
  is?: Ref;
  not?: Ref[];
  colourOf?: string;
  ofLeader?: 'common' | 'upgraded';
}

export type Place =
  | 'anywhere'
  | { adjacent: Ref }
  | { orthogonal: Ref }
  | { diagonal: Ref }
  | { within: number; of: Ref }
  | { marks: string }
  | { rays: 'arrows'; of: Ref }
  | { colour: Colour }
  | { nextTo: Colour }
  | { onOrNextTo: Colour }
  | { nextToPiece: Pick }
  | { square: Ref };

export type MoveKind = 'standard' | 'combat' | 'empty';

export type Condition =
  | { did: string; times?: number; deed?: Treatment }
  | { rankWas: string; is: Rank }
  | { rankNow: Ref; is: Rank }
  | { summonedOn: 'red' | 'green' | 'nonCentralColoured' }
  | { squareOf: Ref; colour: 'red' | 'green' }
  | { isEmpty: Place }
  | { actionsLeft: number }
  | { enemyHasMore: 'common' | 'upgraded' }
  | { discardWasEmpty: true }
  | { or: Condition[] };

export interface Moves {
  do: 'moves';
  movers: { pick: Pick; kind?: MoveKind }[];
  budget?: { standard: number; combat: number };
  pieces?: 'one' | 'each';
  count: [number, number];
  as?: string;
  leap?: 'any' | number;
  to?: Place;
  mayNotDestroy?: Rank;
  stopAfter?: 'empty';
  direction?: { same: string };
  fullNeeds?: { moves: number; by: Ref };
  firstFixes?: ['colour', 'rank'];
  capIfFirst?: { heroic: number };
}

export interface Run {
  do: 'run';
  pick: Pick;
  kind: 'standard' | 'combat';
  directions: 'eight';
  max: 'any' | Readonly<Record<Rank, number>>;
  count: [number, number];
  as?: string;
  stopAfterDestroying?: Rank;
}

export interface Shoot {
  do: 'shoot';
  directions: 'arrows' | 'diagonals' | { same: string };
  hits: RankClass;
  limit: 'all' | number;
  count: Count;
  range?: number;
  spread?: true;
  stoppedBy?: Rank;
}

export interface Case {
  when: Pick | 'empty';
  do: 'destroy' | 'upgrade' | 'place';
  colour?: 'own';
  rank?: Rank;
}

/** What is done to pieces on their squares. `ifPossible` and `deed` of a condition are put in by `references.ts`. */
export type Treatment = { pick: Pick; count: Count; as?: string; ifPossible?: true } & (
  { do: 'destroy'; credit?: 'none' } | { do: 'upgrade'; perColour?: true } | { do: 'downgrade' }
);

export type Step =
  | Treatment
  | { do: 'convert'; pick: Pick; count: Count; as?: string; to: 'same' | 'common' }
  | { do: 'bind'; pick: Pick; count: Count; as: string }
  | { do: 'place'; colour: 'own' | 'enemy'; rank: Rank | 'choice'; on: Place; count: Count; as?: string }
  | Moves
  | Run
  | Shoot
  | { do: 'group'; pick: Pick; count: [number, number]; apply: 'downgrade' | 'destroy' }
  | { do: 'eachSquare'; at: Place; count: [number, number]; cases: Case[] }
  | { do: 'choose'; options: { id: string; steps: Step[] }[] }
  | { do: 'if'; cond: Condition; then: Step[]; else?: Step[] }
  | { do: 'gainAction'; n: number }
  | { do: 'extraTurn' }
  | { do: 'extraDraw'; beings: number; legends: number }
  | { do: 'borrow'; enemyPieces: number }
  | { do: 'topOfDeck'; from: 'ownDiscard'; count: [0, 1]; as?: string };

/** What makes one step, without those that steer others. */
export type Deed = Exclude<Step, { do: 'if' | 'choose' }>;

export type TaskSquares = 'red' | 'green' | 'coloured' | 'central';

/** When a task is fulfilled (TS-HIGH-6 to TS-HIGH-13). */
export type TaskCondition =
  | { destroyed: { pieces: number; upgraded: number } }
  | { destroyedOneOf: Partial<Record<Rank, number>>[] }
  | { ownOn: { squares: TaskSquares; pieces: number; upgraded: number; legendary: number } }
  | { moreUpgradedOn: ('red' | 'green')[] }
  | { summoned: { beings: number; legends: number; on: 'red' | 'green' | 'coloured' | 'any'; times: number } }
  | { fillOneOf: ('centralPlus' | 'centralCross')[] }
  | { lineLead: { lines: 'centralLines'; lead: number } }
  | { eachLine: { lines: 'longDiagonals'; pieces: number; upgraded: number } }
  | { chain: { between: 'sides' | 'corners' } }
  | { around: { own: number } }
  | { isolation: { near: number; steps: number } };
