/** One rule at work: a position line, a line of play, and what must be seen after it (conditions of rule file section 7). */
export interface Shown {
  rule: string;
  title: string;
  position: string;
  play: string;
  expect: string;
}

export const shown = (rule: string, title: string, position: string, play: string, expect: string): Shown => ({
  rule,
  title,
  position,
  play,
  expect,
});
