/** The dice of a round in words: why there are so many, what is added, how each pair ended. */
import { clauses, labelled } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { BattleView } from '$workers/games/conquest/board';

export type Round = NonNullable<BattleView['round']>;
export type RoundSide = Round['attacker'];

/** A round that was rolled: whose dice, what they showed, the highest first, and who was hit in each pair: `ad`. */
export interface Roll {
  players: readonly [string, string];
  round: Round;
  attacker: readonly number[];
  defender: readonly number[];
  hits: string;
}

const EXTRA: Readonly<Record<RoundSide['extra'][number], () => string>> = {
  cover: m.cq_die_cover,
  city: m.cq_die_city,
  'attack-die': m.cq_die_attack,
  'defence-die': m.cq_die_defence,
};

const ADDED: Readonly<Record<RoundSide['added'][number][number], () => string>> = {
  bombardment: m.cq_plus_bombardment,
  air: m.cq_plus_air,
};

/** What is added to a die; 0 for all but the two highest. */
export const plusOf = ({ added }: RoundSide, die: number): number => added[die]?.length ?? 0;

/** Every further die and every +1 of a side, with its reason. */
export const reasonsOf = ({ extra, added }: RoundSide): string[] => [
  ...extra.map((reason) => EXTRA[reason]()),
  ...added.flatMap((reasons, die) =>
    reasons.map((reason) => labelled(ADDED[reason](), die ? m.cq_plus_second() : m.cq_plus_first())),
  ),
];

/** `6 + 1`, or what is known before the roll: `? + 1`. */
export function dieText(side: RoundSide, die: number, face?: number): string {
  const plus = plusOf(side, die);
  return `${face ?? '?'}${plus ? ` + ${plus}` : ''}`;
}

/** `6 + 1 against 4, defender hit`. */
const againstText = ({ attacker, defender }: Round, pair: number, roll?: Roll): string =>
  clauses([
    m.cq_against({
      attacker: dieText(attacker, pair, roll?.attacker[pair]),
      defender: dieText(defender, pair, roll?.defender[pair]),
    }),
    roll && (roll.hits[pair] === 'a' ? m.cq_hits_a() : m.cq_hits_d()),
  ]);

/** A pair as it is read out. */
export const pairText = (round: Round, pair: number, roll?: Roll): string =>
  labelled(m.cq_pair({ number: pair + 1 }), againstText(round, pair, roll));

/** What each pair of a roll came to; the only one has no number. */
export const pairTexts = (roll: Roll): string[] =>
  Array.from({ length: roll.round.pairs }, (_, pair) =>
    (roll.round.pairs > 1 ? pairText : againstText)(roll.round, pair, roll),
  );

/** The roll among what the engine told of an action, if it was one. */
export const rollIn = (effects: readonly object[]): (Roll & { kind: string }) | undefined =>
  (effects as readonly (Roll & { kind: string })[]).find(({ kind }) => kind === 'rolled');
