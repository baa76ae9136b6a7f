import type { TokenEffect } from '../effects';
import type { Token } from '../state';
import { ofShots, ofSkill, type Turn } from './turns';

/** What a turn takes from one token that stays where it is, in the order of the turn. */
export interface Losses {
  /** Value as its card or the board shows it. */
  before: number;
  boost: number;
  skill: number;
  shots: number;
  /** Own tokens that a volley counts. */
  friends: string[];
  /** It is pushed over the edge. */
  edge: boolean;
  /** It was destroyed, and rose as a phoenix does. */
  risen: boolean;
  after: Token | null;
}

const MOVES: ReadonlySet<TokenEffect['kind']> = new Set(['pushed', 'mirrored', 'swapped', 'mirroredOff', 'gilded']);
const HURTS: ReadonlySet<TokenEffect['kind']> = new Set(['weakened', 'destroyed', 'reborn']);

/**
 * Null for a token that is moved or gilded, and for one that is hit by the skill and shot as well after it has risen.
 *
 * @param token the token before the turn; null for the one that the turn places
 */
export function lossesOf(turn: Turn, field: string, token: Token | null): Losses | null {
  const skill = ofSkill(turn);
  const shots = ofShots(turn);
  const here = (effects: readonly TokenEffect[]) => effects.filter(({ from, to }) => (to ?? from) === field);
  if ([...here(skill), ...skill.filter(({ from }) => from === field)].some(({ kind }) => MOVES.has(kind))) return null;
  const placed = token ? null : skill.find(({ kind }) => kind === 'placed')!;
  const before = token ?? placed!.before!;
  const hit = here(skill).find(({ kind }) => HURTS.has(kind));
  const hits = shots.filter(({ kind, to }) => kind === 'shot' && to === field).length;
  if (hit?.kind === 'reborn' && hits > 0) return null;
  const volley = turn.card.skill === 'reduceByFriends' && hit;
  const owner = skill.find(({ kind }) => kind === 'placed')!.after!.owner;
  const friends = volley
    ? skill.filter((one) => HURTS.has(one.kind) && one.before!.owner === owner).map(({ to }) => to!)
    : [];
  const last = [...here(skill), ...here(shots)].filter(({ kind }) => HURTS.has(kind)).at(-1);
  return {
    before: before.value,
    boost: placed ? placed.after!.value - before.value : 0,
    skill: !hit ? 0 : volley ? friends.length : before.value - (hit.kind === 'weakened' ? hit.after!.value : 0),
    shots: hits,
    friends,
    edge: here(skill).some(({ kind }) => kind === 'pushedOff'),
    risen: last?.kind === 'reborn',
    after: last ? last.after : (placed?.after ?? before),
  };
}

/** The losses as words of a drill, the last one telling how it ends: its value, `risen` or `gone`. */
export const wordsOf = ({ before, boost, skill, shots, friends, edge, risen, after }: Losses): string[] => [
  ...[before, boost, skill, shots].map(String),
  String(friends),
  edge ? 'edge' : '',
  !after ? 'gone' : risen ? 'risen' : String(after.value),
];
