import type { Draft } from '../../../puzzles/puzzle-game';

/** The kind of a question by its goal, and whether its value is a chance. */
export function kindOfQuestion({ goal, solved: { value } }: Pick<Draft, 'goal' | 'solved'>): string {
  if (goal.kind === 'win') return value.den === 1 ? 'win' : 'odds';
  if (goal.kind === 'most') return goal.metric === 'gone' ? 'sweep' : 'damage';
  return goal.kind === 'kill' ? 'hero' : goal.kind;
}

const counted = (line: readonly string[], verb: string): number =>
  line.filter((action) => action.startsWith(`${verb} `)).length;

/** What a solution shows beyond its kind, the most telling first. */
const DEVICES: Readonly<Record<string, (line: readonly string[]) => boolean>> = {
  level: (line) => counted(line, 'level') > 0,
  summon: (line) => counted(line, 'summon') > 0,
  card: (line) => counted(line, 'play') > 0,
  ability: (line) => counted(line, 'use') > 0,
  attacks: (line) => counted(line, 'attack') > 2,
};
export const DEVICE_THEMES: readonly string[] = Object.keys(DEVICES);

export const themesOf = (draft: Draft, line: readonly string[]): string[] => [
  ...DEVICE_THEMES.filter((theme) => DEVICES[theme]!(line)),
  kindOfQuestion(draft),
];
