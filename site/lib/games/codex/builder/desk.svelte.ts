/** A team in the making, and its text. */
import type { Colour } from '$workers/games/codex/data';
import { faultsOf, NO_TEAM, TEAM_SIZE, toggled, withHeroes, type Team } from '$workers/games/codex/team';
import { readTeam, teamText } from '$workers/games/codex/team-text';

export class TeamDesk {
  team = $state<Team>(NO_TEAM);
  /** Heroes of a complete team. */
  size = $state(TEAM_SIZE);
  readonly faults = $derived(faultsOf(this.team, this.size));
  /** Empty while the team is not complete. */
  readonly text = $derived(this.faults.length === 0 ? teamText(this.team) : '');

  toggle(hero: string): void {
    this.team = toggled(this.team, hero, this.size);
  }

  /** A team for games of so many heroes each; of more the first ones stay. */
  resize(size: number): void {
    this.size = size;
    this.team = withHeroes(this.team, this.team.heroes.slice(0, size));
  }

  start(starter: Colour): void {
    this.team = { ...this.team, starter };
  }

  /** Takes over the team of a text; false if it names none. */
  read(text: string): boolean {
    const team = readTeam(text);
    if (team) {
      this.team = team;
      this.size = team.heroes.length;
    }
    return team !== null;
  }
}
