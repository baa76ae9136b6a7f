/** Why a move was a fault, in sentences: what beat it, and what the better one would have come to. */
import { causesOf, countsOf, namesText } from '$lib/analyse/reasons';
import { resultOf } from '$lib/analyse/values';
import { sentences, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { EnginePool } from '$workers/analysis/pool';
import type { View } from '$workers/contract';
import type { Line, Told } from '../retold';
import type { PlayGame } from '../table';
import { answersIn, courseFrom, decided, type Course } from './course';
import type { TurningPoint } from './review.svelte';

type Asked = Pick<EnginePool, 'play' | 'terms'>;

/** A line of the engine as a course; null where it cannot be played. */
async function courseOf(pool: Asked, start: View, line: readonly string[], seat: number): Promise<Course | null> {
  const played = line.length > 0 ? await pool.play(start.notation, [...line]) : null;
  return played?.ok ? courseFrom({ views: [start, ...played.path], actions: line }, 0, seat) : null;
}

/** In what the move played stands below the better one. */
async function lackOf({ view, played, best }: TurningPoint, game: PlayGame, pool: Asked): Promise<string> {
  const names = game.terms;
  if (!names) return '';
  const counted = (await pool.terms(view.notation)).map(({ action, terms }) => ({
    action,
    terms: Object.fromEntries(Object.entries(terms).filter(([name]) => name in names)),
  }));
  const { worse } = causesOf(countsOf(counted), played.action, best.action);
  return worse.length > 0 ? m.play_lacks({ what: namesText(worse, names) }) : '';
}

/**
 * Who loses at once is told by what; else the best answer is told and what is counted. Empty where nothing is known.
 * @param line the game, of which what really happened is taken
 */
export async function reasonOf(point: TurningPoint, line: Line, game: PlayGame, pool: Asked): Promise<string> {
  const { seat, at, view, played, best, answer } = point;
  const words = (told: readonly Told[]) => statements(told.map(({ view, action }) => game.event(view, action, null)));
  const after = line.views[at + 1]!;
  /** What the answers were, or what they came to; of a whole round of long turns the decision that ended it as well. */
  const story = (told: readonly Told[], { end }: Course): string => {
    if (!game.followed) return words(told);
    const last = end.result ? told.slice(-1).map(({ view, action }) => game.event(view, action, null)) : [];
    return statements([...game.followed(after, end, seat), ...last]);
  };

  const better = await courseOf(pool, view, best.line, seat);
  const wins = better && decided(better, seat) && answersIn(better, seat).length === 0;
  const isAlone = better?.steps.filter(({ view: { actor } }) => actor === 'player').length === 1;
  const winsNow = isAlone ? m.play_better_wins_now : m.play_better_wins_turn;
  const won = wins ? winsNow() : resultOf(best) === 'win' ? m.play_better_wins() : '';

  const happened = courseFrom(line, at + 1, seat);
  const answers = answersIn(happened, seat);
  if (decided(happened, seat) === false && answers.length > 0) {
    return sentences([m.play_lost_to({ what: story(answers, happened) }), won]);
  }

  const feared = await courseOf(pool, after, answer, seat);
  const fear = feared ? answersIn(feared, seat) : [];
  const loses = feared && decided(feared, seat) === false;
  const fearful = feared ? story(fear, feared) : '';
  const came = story(answers, happened);
  const said = fearful
    ? (loses ? m.play_loses_to : m.play_best_answer)({ what: fearful })
    : came && m.play_answered({ what: came });
  const lost = !loses && resultOf(played) === 'loss' ? m.play_loses() : '';
  const lack = won || loses || lost ? '' : await lackOf(point, game, pool);
  return sentences([said, lost, won, lack]);
}
