/** A team in the making, and its text. */
import type { Colour } from '$workers/games/codex/data';
import { faultsOf, NO_TEAM, toggled, type Team } from '$workers/games/codex/team';
import { readTeam, teamText } from '$workers/games/codex/team-text';

export class TeamDesk {
  team = $state<Team>(NO_TEAM);
  readonly faults = $derived(faultsOf(this.team));
  /** Empty while the team is not complete. */
  readonly text = $derived(this.faults.length === 0 ? teamText(this.team) : '');

  toggle(hero: string): void {
    this.team = toggled(this.team, hero);
  }

  start(starter: Colour): void {
    this.team = { ...this.team, starter };
  }

  /** Takes over the team of a text; false if it names none. */
  read(text: string): boolean {
    const team = readTeam(text);
    if (team) this.team = team;
    return team !== null;
  }
}
