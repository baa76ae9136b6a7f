import { colourName, specName } from '$lib/games/codex/board/words';
import { seatName } from '$lib/games/codex/board/view';
import { count } from '$lib/i18n/numbers';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Offer, SetupOption, SetupPicker } from '$lib/play/offer';
import { MORE_TEAMS, READY_TEAMS, SINGLE_TEAMS } from '$workers/games/codex/ready-teams';
import { heroOf, type Team } from '$workers/games/codex/team';

const specsOf = ({ heroes }: Team): string => listed(heroes.map((hero) => specName(heroOf(hero).spec)));

const starterOf = ({ starter }: Team): string => m.cx_play_starter({ colour: colourName(starter!) });

function optionsOf(isSingle: boolean): SetupOption[] {
  if (isSingle)
    return Object.entries(SINGLE_TEAMS).map(([id, team]) => ({ id, name: specsOf(team), about: starterOf(team) }));
  return [
    ...Object.entries(READY_TEAMS).map(([id, team]) => ({
      id,
      name: colourName(team.starter!),
      about: specsOf(team),
    })),
    ...Object.entries(MORE_TEAMS).map(([id, team]) => ({
      id,
      name: specsOf(team),
      about: starterOf(team),
    })),
  ];
}

/** The team offered first is another one in each seat: a game of two different ones is the usual one. */
function teamsOf(seat: number, isSingle: boolean): SetupPicker {
  const options = optionsOf(isSingle);
  return {
    legend: m.cx_play_team({ side: seatName(seat) }),
    options: [...options.slice(seat), ...options.slice(0, seat)],
  };
}

export const offer: Offer = {
  seat: seatName,
  first: () => ({
    rule: 'team_size',
    legend: m.cx_play_size(),
    options: [
      { id: 'three', name: m.cx_play_three(), about: m.cx_play_three_about() },
      { id: 'one', name: m.cx_play_one(), about: m.cx_play_one_about() },
    ],
  }),
  pickers: (rules) => [0, 1].map((seat) => teamsOf(seat, rules?.team_size === 'one')),
  setupOf: ([a, b]) => `${a}-${b}`,
  seats: () => 2,
  options: async () => (await import('../analyse/options')).options,
  dealt: true,
  // Turns have a dozen decisions and more.
  levels: {
    1: { player: 'random' },
    2: { player: 'greedy' },
    3: { player: 'one-ply' },
    4: { player: 'plain' },
    5: { lines: 4 },
    6: { worlds: 3 },
  },
  strength(strength) {
    if ('lines' in strength) return m.cx_play_width({ count: count(strength.lines) });
    return 'worlds' in strength ? m.cx_play_worlds({ count: count(strength.worlds) }) : '';
  },
  note: m.cx_play_note,
};
