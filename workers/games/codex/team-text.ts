/**
 * Teams as text to share: the three specs by name and the starter deck, `fire+blood+anarchy/red`. One spec stands for one
 * hero, so that the text says what the codex holds.
 */
import type { Colour } from './data';
import { COLOURS, SPECS } from './specs';
import { heroOf, startersFor, TEAM_SIZE, type Team } from './team';

/** @throws RangeError for a team without a starter deck or with less than three heroes */
export function teamText({ heroes, starter }: Team): string {
  if (starter === null || heroes.length !== TEAM_SIZE) throw new RangeError('only a complete team has a text');
  return `${heroes.map((id) => heroOf(id).spec).join('+')}/${starter}`;
}

/**
 * The team of a text; blanks around it and capitals do not matter.
 *
 * @returns null for a text that names no legal team
 */
export function readTeam(text: string): Team | null {
  const found = /^([a-z]+)\+([a-z]+)\+([a-z]+)\/([a-z]+)$/.exec(text.trim().toLowerCase());
  if (!found) return null;
  const specs = found.slice(1, 1 + TEAM_SIZE);
  const starter = found[4] as Colour;
  if (specs.some((spec) => !Object.hasOwn(SPECS, spec)) || new Set(specs).size !== TEAM_SIZE) return null;
  if (!COLOURS.includes(starter)) return null;
  const team: Team = { heroes: specs.map((spec) => SPECS[spec]!.hero), starter };
  return startersFor(team).includes(starter) ? team : null;
}
