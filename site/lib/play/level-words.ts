/** Levels in words people know; numbers only as small print. */
import { count } from '$lib/i18n/numbers';
import { m } from '$lib/paraglide/messages';
import type { Level, Strength } from './levels';

type Text = () => string;

const NAMES: Readonly<Record<Level, Text>> = {
  1: m.play_level_1,
  2: m.play_level_2,
  3: m.play_level_3,
  4: m.play_level_4,
  5: m.play_level_5,
  6: m.play_level_6,
};

const THINKING: Readonly<Record<Level, Text>> = {
  1: m.play_thinks_1,
  2: m.play_thinks_2,
  3: m.play_thinks_3,
  4: m.play_thinks_4,
  5: m.play_thinks_5,
  6: m.play_thinks_6,
};

const SIMPLE = {
  random: m.play_simple_random,
  greedy: m.play_simple_greedy,
  'one-ply': m.play_simple_one_ply,
  plain: m.play_simple_plain,
} as const satisfies Record<string, Text>;

export const levelName = (level: Level): string => NAMES[level]();

/** How an opponent of this level plays. */
export const levelAbout = (level: Level, strength: Strength): string =>
  'player' in strength ? SIMPLE[strength.player]() : THINKING[level]();

/** The small print where work is counted in playouts; nothing for players that do not search. */
export function workText(strength: Strength): string {
  if ('plans' in strength) return m.play_work({ count: count(strength.plans) });
  return 'work' in strength ? m.play_work({ count: count(strength.work) }) : '';
}
