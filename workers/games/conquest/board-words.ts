/** A state and what happens to it in plain English, one thing a line. */
import type { Asking } from '../../engine/engine';
import { divisionsWords } from './action-words';
import { boardOf, type Board } from './board';
import type { Effect } from './effects';
import { landName, missionName, playerName, rewardName } from './names';
import type { State } from './state';

const PHASES = ['set-up', 'recruit', 'attack', 'redeploy', 'claim missions', 'end of the turn'] as const;

export function boardWords(state: State, engine: Asking): string[] {
  const board = boardOf(state, engine);
  return [
    `Round ${board.round}, ${PHASES[board.phase]}: ${playerName(board.player)} is on turn.`,
    ...(board.decider === board.player ? [] : [`${playerName(board.decider)} decides.`]),
    ...board.order.map((colour) => playerWords(board, colour)),
    ...Object.keys(board.lands).map((code) => landWords(board, code)),
    ...Object.entries(board.forces).map(
      ([lane, { owner, front, rear, ashore }]) =>
        `${spotWords(`force:${lane}`)}${ashore ? ' (ashore)' : ''}, ${playerName(owner)}: ` +
        `front ${divisionsWords(front)}, rear ${divisionsWords(rear)}.`,
    ),
    ...tableWords(board),
    ...(board.battle
      ? [`Battle: ${divisionsWords(board.battle.attackers)} against ${divisionsWords(board.battle.defenders)}.`]
      : []),
  ];
}

function playerWords({ players, lands }: Board, colour: string): string {
  const { capital, cards, missions, rewards, income } = players[colour]!;
  const owned = Object.values(lands).filter(({ owner }) => owner === colour).length;
  const parts = [
    `${owned} territories`,
    capital ? `capital ${landName(capital)}` : 'no capital yet',
    `${Object.keys(cards).length} cards`,
    `counts up to ${income} units`,
    ...missions.map((index) => `mission "${missionName(index)}"`),
    ...rewards.map((row) => `reward "${rewardName(row)}"`),
  ];
  return `${playerName(colour)}: ${parts.join(', ')}.`;
}

function landWords({ lands, fronts, airfields }: Board, code: string): string {
  const { owner, rear, city } = lands[code]!;
  const places = Object.entries(fronts).filter(([place, { group }]) => group && place.startsWith(`${code}/`));
  const parts = [
    owner ? playerName(owner) : 'nobody',
    `rear ${divisionsWords(rear)}`,
    ...places.map(
      ([place, { group, across }]) =>
        `${across ? 'across into' : 'towards'} ${landName(place.slice(4))} ${divisionsWords(group)}`,
    ),
    ...(city ? ['a city'] : []),
    ...(airfields.includes(code) ? ['an airfield'] : []),
  ];
  return `${landName(code)}: ${parts.join(', ')}.`;
}

const tableWords = ({ table }: Board): string[] =>
  table.flatMap((mission, row) =>
    mission === null ? [] : [`Open: "${missionName(mission)}" with the reward "${rewardName(row)}".`],
  );

/** A spot as effects name it. */
function spotWords(spot: string): string {
  const [kind, id = ''] = spot.split(':');
  const [at = '', facing = ''] = id.split(/[/~]/);
  if (kind === 'land') return `the rear of ${landName(at)}`;
  return kind === 'force'
    ? `the force from ${landName(at)} off ${landName(facing)}`
    : `the front of ${landName(at)} towards ${landName(facing)}`;
}

export const effectWords = (effects: readonly Effect[]): string[] => effects.map(wordsOf);

function wordsOf(effect: Effect): string {
  const nobody = (colour: string | null): string => (colour === null ? 'nobody' : playerName(colour));
  switch (effect.kind) {
    case 'rolled':
      return `the dice show ${effect.attacker.join(' ')} against ${effect.defender.join(' ')}`;
    case 'divisions':
      return `${spotWords(effect.spot)}: ${divisionsWords(effect.before)} becomes ${divisionsWords(effect.after)}`;
    case 'owner':
      return `${landName(effect.land)} now belongs to ${nobody(effect.after)}`;
    case 'invasion':
      return effect.begun ? `${spotWords(effect.spot)} has invaded` : `${spotWords(effect.spot)} invades no more`;
    case 'turned':
      return `the card of ${landName(effect.land)} is ${effect.down ? 'turned over' : 'face up again'}`;
    case 'card':
      return `the card of ${landName(String(effect.what))} goes to ${nobody(effect.to)}`;
    case 'mission':
      return `the mission "${missionName(Number(effect.what))}" goes to ${nobody(effect.to)}`;
    case 'reward':
      return `the reward "${rewardName(Number(effect.what))}" goes to ${nobody(effect.to)}`;
    case 'noAttack':
      return 'nothing is left to attack';
    case 'nextTurn':
      return `${nobody(effect.player)} is on turn`;
    case 'gameOver':
      return effect.player === null ? 'the game is drawn' : `${playerName(effect.player)} wins`;
    default:
      return `${effect.kind} in ${landName(effect.land)}: ${effect.gained ? 'there now' : 'there no more'}`;
  }
}
