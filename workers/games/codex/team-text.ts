/**
 * Teams as text to share: the specs by name and the starter deck, `fire+blood+anarchy/red` or, for one hero, `fire/red`.
 * One spec stands for one hero, so that the text says what the codex holds.
 */
import type { Colour } from './data';
import { COLOURS, SPECS } from './specs';
import { heroOf, startersFor, TEAM_SIZES, type Team } from './team';

const isWhole = (size: number): boolean => Object.values(TEAM_SIZES).includes(size);

/** @throws RangeError for a team without a starter deck, or of a size no game is played with */
export function teamText({ heroes, starter }: Team): string {
  if (starter === null || !isWhole(heroes.length)) throw new RangeError('only a complete team has a text');
  return `${heroes.map((id) => heroOf(id).spec).join('+')}/${starter}`;
}

/**
 * The team of a text; blanks around it and capitals do not matter.
 *
 * @returns null for a text that names no legal team
 */
export function readTeam(text: string): Team | null {
  const found = /^([a-z+]+)\/([a-z]+)$/.exec(text.trim().toLowerCase());
  if (!found) return null;
  const specs = found[1]!.split('+');
  const starter = found[2] as Colour;
  if (!isWhole(specs.length) || new Set(specs).size !== specs.length) return null;
  if (specs.some((spec) => !Object.hasOwn(SPECS, spec))) return null;
  if (!COLOURS.includes(starter)) return null;
  const team: Team = { heroes: specs.map((spec) => SPECS[spec]!.hero), starter };
  return startersFor(team).includes(starter) ? team : null;
}
