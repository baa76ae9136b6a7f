/**
 * A move as steps that are shown one after the other. Games make them of the boards before and after a move and of the
 * engine's own list of what it did; nothing here knows a game.
 */

/**
 * A place of the board by its id, or a spot beside it, whose name has a colon: what an element says of itself in
 * `data-spot` (`hand:0`, `pile:1`, `score:0`, by seat) or in `data-pick` (a card or tile of the hand). `c2>b1` is as far
 * behind b1 as c2 is before it, on the board or not.
 */
export type Where = string;

/** What stands on places; nothing on the others. `Thing` is whatever the game draws on one. */
export type Standing<Thing> = Readonly<Record<string, Thing | null>>;

export type StepKind =
  'place' | 'summon' | 'move' | 'shoot' | 'destroy' | 'take' | 'change' | 'draw' | 'score' | 'note';

/** What is seen moving: a thing of the board, the back of a card or tile of a seat, or a few characters. */
export type Flyer<Thing> = { thing: Thing } | { back: number } | { text: string };

/** fall: away from the board and out of sight. fold and unfold: two sides of what is turned over. */
export type Way = 'fly' | 'grow' | 'vanish' | 'fall' | 'fold' | 'unfold' | 'rise';

export interface Flight<Thing> {
  flyer: Flyer<Thing>;
  way: Way;
  /** The first that is on screen counts. */
  from: readonly Where[];
  to: readonly Where[];
}

export interface Step<Thing> {
  kind: StepKind;
  flights: readonly Flight<Thing>[];
  /** Where a shot comes from and what it hits. */
  shots?: readonly { from: string; to: string }[];
  /** Places that are hit, or where something comes into being. */
  rings?: readonly string[];
  /** Places whose outline a colour sweeps over: they belong to somebody else then. */
  washes?: readonly { at: string; paint: string }[];
  /** What is left on places while the step is shown, and what stands there once it has been. */
  leaves: Standing<Thing>;
  stands: Standing<Thing>;
}

const flight = <Thing>(thing: Thing, way: Way, from: readonly Where[], to: readonly Where[] = from): Flight<Thing> => ({
  flyer: { thing },
  way,
  from,
  to,
});

/**
 * A thing comes onto the board.
 *
 * @param from where it may be seen coming from
 * @param stands what stands there then, where that is more than the thing
 */
export const placed = <Thing>(at: string, thing: Thing, from: readonly Where[], stands = thing): Step<Thing> => ({
  kind: 'place',
  flights: [flight(thing, 'fly', from, [at])],
  leaves: {},
  stands: { [at]: stands },
});

export const summoned = <Thing>(at: string, thing: Thing): Step<Thing> => ({
  kind: 'summon',
  flights: [flight(thing, 'grow', [at])],
  rings: [at],
  leaves: {},
  stands: { [at]: thing },
});

/** @param left what stays behind; @param stands what stands at the end of the way, where that is more than the thing */
export const moved = <Thing>(
  from: string,
  to: string,
  thing: Thing,
  left: Thing | null = null,
  stands = thing,
): Step<Thing> => ({
  kind: 'move',
  flights: [flight(thing, 'fly', [from], [to])],
  leaves: { [from]: left },
  stands: { [to]: stands },
});

/** @param left what stays there */
export const destroyed = <Thing>(at: string, thing: Thing, left: Thing | null = null): Step<Thing> => ({
  kind: 'destroy',
  flights: [flight(thing, 'vanish', [at])],
  rings: [at],
  leaves: { [at]: left },
  stands: {},
});

/** A thing goes over the edge. @param to a point behind it */
export const pushedOff = <Thing>(at: string, thing: Thing, to: Where): Step<Thing> => ({
  kind: 'destroy',
  flights: [flight(thing, 'fall', [at], [to])],
  leaves: { [at]: null },
  stands: {},
});

/** A thing leaves the board for a spot beside it. */
export const taken = <Thing>(
  at: string,
  thing: Thing,
  to: readonly Where[],
  left: Thing | null = null,
): Step<Thing> => ({
  kind: 'take',
  flights: [flight(thing, 'fly', [at], to)],
  leaves: { [at]: left },
  stands: {},
});

/** A thing becomes another one. @param note what is said of it, in a few characters of any language */
export const changed = <Thing>(at: string, before: Thing | null, after: Thing | null, note?: string): Step<Thing> => ({
  kind: 'change',
  flights: [
    ...(before === null ? [] : [flight(before, 'fold', [at])]),
    ...(after === null ? [] : [flight(after, 'unfold', [at])]),
    ...(note === undefined ? [] : noted<Thing>(at, note).flights),
  ],
  leaves: { [at]: null },
  stands: { [at]: after },
});

export const shot = <Thing>(from: string, to: string): Step<Thing> => ({
  kind: 'shoot',
  flights: [],
  shots: [{ from, to }],
  rings: [to],
  leaves: {},
  stands: {},
});

/** A place that has an outline changes hands. @param paint the new owner's colour, as CSS writes it */
export const washed = <Thing>(at: string, paint: string): Step<Thing> => ({
  kind: 'change',
  flights: [],
  washes: [{ at, paint }],
  leaves: {},
  stands: {},
});

/** Something that is not on the board goes from one spot beside it to another. */
export const drawn = <Thing>(flyer: Flyer<Thing>, from: readonly Where[], to: readonly Where[]): Step<Thing> => ({
  kind: 'draw',
  flights: [{ flyer, way: 'fly', from, to }],
  leaves: {},
  stands: {},
});

/** A few characters that rise somewhere and are gone. */
export const noted = <Thing>(at: Where, text: string): Step<Thing> => ({
  kind: 'note',
  flights: [{ flyer: { text }, way: 'rise', from: [at], to: [at] }],
  leaves: {},
  stands: {},
});

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** @param from where the points come from; without it they rise where they are counted */
export const scored = <Thing>(seat: number, amount: number, from?: Where): Step<Thing> => ({
  kind: 'score',
  flights: [
    {
      flyer: { text: signed(amount) },
      way: from === undefined ? 'rise' : 'fly',
      from: [from ?? `score:${seat}`],
      to: [`score:${seat}`],
    },
  ],
  leaves: {},
  stands: {},
});

/** Steps that are shown at once. */
export const together = <Thing>(steps: readonly Step<Thing>[]): Step<Thing> => ({
  kind: steps[0]!.kind,
  flights: steps.flatMap(({ flights }) => flights),
  shots: steps.flatMap(({ shots = [] }) => shots),
  rings: steps.flatMap(({ rings = [] }) => rings),
  washes: steps.flatMap(({ washes = [] }) => washes),
  leaves: Object.assign({}, ...steps.map(({ leaves }) => leaves)),
  stands: Object.assign({}, ...steps.map(({ stands }) => stands)),
});

/** Neighbours in the list that `alike` takes for one thing are shown at once; null is like nothing. */
export function merged<Source, Thing>(
  sources: readonly Source[],
  alike: (source: Source) => string | null,
  step: (source: Source) => Step<Thing> | null,
): Step<Thing>[] {
  const groups: { key: string | null; steps: Step<Thing>[] }[] = [];
  for (const source of sources) {
    const next = step(source);
    if (!next) continue;
    const key = alike(source);
    const last = groups.at(-1);
    if (last && key !== null && last.key === key) last.steps.push(next);
    else groups.push({ key, steps: [next] });
  }
  return groups.map(({ steps }) => (steps.length > 1 ? together(steps) : steps[0]!));
}

const text = (thing: unknown): string => JSON.stringify(thing ?? null);

/** Places on which two boards differ. */
export const differing = <Thing>(a: Standing<Thing>, b: Standing<Thing>): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((at) => text(a[at]) !== text(b[at]));

/** What stands where once all steps have been shown. */
export const outcome = <Thing>(before: Standing<Thing>, steps: readonly Step<Thing>[]): Standing<Thing> =>
  steps.reduce((board, { leaves, stands }) => ({ ...board, ...leaves, ...stands }), before);

/** The steps, and one more for whatever they do not account for, so that they always end where the move did. */
export function complete<Thing>(
  steps: readonly Step<Thing>[],
  before: Standing<Thing>,
  after: Standing<Thing>,
): readonly Step<Thing>[] {
  const end = outcome(before, steps);
  const rest = differing(end, after).map((at) => changed(at, end[at] ?? null, after[at] ?? null));
  return rest.length > 0 ? [...steps, together(rest)] : steps;
}
