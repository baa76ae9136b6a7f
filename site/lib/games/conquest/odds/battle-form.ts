/** A battle as the form of the calculator holds it. */
import type { Battle } from '$workers/games/conquest/battle/battle';
import type { BattleAsked } from '$workers/games/conquest/battle/odds-contract';
import { troops, type Troops } from '$workers/games/conquest/battle/troops';

export const KINDS = [
  'border',
  'landing',
  'raid',
  'strike',
  'contest',
  'counter',
] as const satisfies readonly Battle['kind'][];
export type Kind = Battle['kind'];

/** What can be said of a battle beside its divisions. */
export const MARKS = [
  'city',
  'attackDie',
  'defenceDie',
  'attackAir',
  'defenceAir',
  'attackInvaded',
  'defenceInvaded',
  'garrison',
  'unready',
] as const;
export type Mark = (typeof MARKS)[number];

/** Marks that only some kinds of battles know. */
const ONLY: Partial<Record<Mark, readonly Kind[]>> = {
  city: ['border', 'landing', 'raid'],
  attackInvaded: ['border', 'raid', 'contest', 'counter'],
  defenceInvaded: ['border', 'landing', 'strike', 'contest'],
  garrison: ['border', 'raid', 'contest'],
};

export const marksOf = (kind: Kind): Mark[] => MARKS.filter((mark) => ONLY[mark]?.includes(kind) ?? true);

/** Groups of the defender at further borders, of which these kinds of battles know. */
export const hasOthers = (kind: Kind): boolean => kind === 'border' || kind === 'landing' || kind === 'raid';

/** Most such groups, divisions of a group, and divisions of a kind in a rear. */
export const MOST_OTHERS = 2;
export const MOST_IN_GROUP = 2;
export const MOST_IN_REAR = 20;

export interface BattleForm {
  kind: Kind;
  attack: { group: Troops; feed: Troops };
  defence: { group: Troops; feed: Troops; others: Troops[] };
  marks: Mark[];
  /** The attacker stops when he could send no more divisions than this. */
  stop: number;
}

function form(
  kind: Kind,
  [group, feed]: readonly [string, string],
  [front, rear]: readonly [string, string],
  marks: Mark[] = [],
): BattleForm {
  return {
    kind,
    attack: { group: troops(group), feed: troops(feed) },
    defence: { group: troops(front), feed: troops(rear), others: [] },
    marks,
    stop: 0,
  };
}

export const EXAMPLES = {
  city: form('border', ['II', 'IIII'], ['II', 'I'], ['city']),
  tank: form('border', ['A', '-'], ['II', '-']),
  landing: form('landing', ['II', 'A'], ['I', 'I']),
  raid: form('raid', ['II', 'I'], ['A', '-']),
  strike: form('strike', ['II', 'I'], ['II', '-']),
  contest: form('contest', ['AI', 'I'], ['II', 'II']),
} as const satisfies Record<string, BattleForm>;
export type Example = keyof typeof EXAMPLES;

/** What the worker is asked; marks and groups that this kind of battle does not know are left out. */
export function askedBy({ kind, attack, defence, marks, stop }: BattleForm): BattleAsked {
  const known = marksOf(kind);
  const has = (mark: Mark) => known.includes(mark) && marks.includes(mark);
  return {
    stop,
    battle: {
      kind,
      attacker: {
        ...attack,
        die: has('attackDie'),
        air: has('attackAir'),
        invaded: has('attackInvaded'),
        garrison: has('garrison'),
      },
      defender: {
        ...defence,
        others: hasOthers(kind) ? defence.others : [],
        die: has('defenceDie'),
        air: has('defenceAir'),
        invaded: has('defenceInvaded'),
        city: has('city'),
      },
      ready: !has('unready'),
    },
  };
}

/** The form of a battle that was read off a board; it may hold more than can be written into the form. */
export function formOf({ battle: { kind, attacker, defender, ready = true }, stop }: BattleAsked): BattleForm {
  const set: Partial<Record<Mark, boolean | undefined>> = {
    city: defender.city,
    attackDie: attacker.die,
    defenceDie: defender.die,
    attackAir: attacker.air,
    defenceAir: defender.air,
    attackInvaded: attacker.invaded,
    defenceInvaded: defender.invaded,
    garrison: attacker.garrison,
    unready: !ready,
  };
  return {
    kind,
    attack: { group: attacker.group, feed: attacker.feed },
    defence: { group: defender.group, feed: defender.feed, others: [...(defender.others ?? [])] },
    marks: marksOf(kind).filter((mark) => set[mark]),
    stop,
  };
}
