import { BEINGS, FLARE_NAMES, LEGENDS, deckNames, isCard, isOwnBeing } from './cards';
import { settled, shuffled } from './decks';
import type { Options } from './options';
import { Unreadable } from './problem';
import { list, paired, record } from './readers';
import { PLAYERS, type Player } from './pieces';
import type { Deck, Shared, State } from './state';
import { TASKS, TASK_NAMES } from './tasks';

export type DeckName = Player | Shared | 'tasks';

export const DECK_NAMES: readonly DeckName[] = ['A', 'B', 'legends', 'flares', 'tasks'];
export const PILE_NAMES: readonly (Player | Shared)[] = ['A', 'B', 'legends', 'flares'];

/** Every card that belongs to a deck. */
export function cardsOf(name: DeckName, { decks, mode }: Options): readonly string[] {
  switch (name) {
    case 'legends':
      return LEGENDS;
    case 'flares':
      return FLARE_NAMES;
    case 'tasks':
      return mode === 'highForm' ? TASK_NAMES : [];
    default:
      return deckNames(decks[name]);
  }
}

export function card(text: string, where: string): string {
  if (!isCard(text)) throw new Unreadable('unknown-card', 'TS-CARD-1', where, text);
  return text;
}

export function task(text: string, where: string): string {
  if (!TASKS.has(text)) throw new Unreadable('unknown-task', 'TS-CARD-2', where, text);
  return text;
}

export const hands = (value: unknown): State['hands'] =>
  paired(value, 'hands', (cards, where) => list(cards, where, card));

export function discards(value: unknown): State['discards'] {
  const piles = record(value, 'discards', PILE_NAMES);
  const pile = (name: Player | Shared): string[] => list(piles[name], `discards.${name}`, card);
  return { A: pile('A'), B: pile('B'), legends: pile('legends'), flares: pile('flares') };
}

function deck(value: unknown, where: string, one: (text: string, where: string) => string): Deck {
  if (Array.isArray(value)) return settled({ top: list(value, where, one), unknown: [], bottom: [] });
  const parts = record(value, where, ['top', 'unknown', 'bottom']);
  return settled({
    top: list(parts.top, `${where}.top`, one),
    unknown: list(parts.unknown, `${where}.unknown`, one),
    bottom: list(parts.bottom, `${where}.bottom`, one),
  });
}

/** Decks as given; one left out holds in unknown order what belongs to it and is nowhere else. */
export function decks(value: unknown, options: Options, elsewhere: Record<DeckName, string[]>): State['decks'] {
  const given = record(value, 'decks', DECK_NAMES);
  const one = (name: DeckName): Deck =>
    given[name] === undefined
      ? shuffled(cardsOf(name, options).filter((other) => !elsewhere[name].includes(other)))
      : deck(given[name], `decks.${name}`, name === 'tasks' ? task : card);
  return { A: one('A'), B: one('B'), legends: one('legends'), flares: one('flares'), tasks: one('tasks') };
}

/** The cards of each deck that are in hands, on discard piles, or being played. */
export function cardsOutside(state: Omit<State, 'decks'>): Record<DeckName, string[]> {
  const { hands: held, discards: piles, tasks, node, turn } = state;
  const played = 'card' in node ? [node.card] : [];
  const own = (player: Player): string[] => [
    ...[...held[player], ...(turn.player === player ? played : [])].filter(isOwnBeing),
    ...piles[player],
  ];
  const shared = PLAYERS.flatMap((player) => held[player]).concat(played);
  const aside = node.kind === 'layTasks' ? node.aside : [];
  const open = tasks.next === null ? tasks.row : [...tasks.row, tasks.next];
  return {
    A: own('A'),
    B: own('B'),
    legends: [...shared.filter((name) => BEINGS.has(name) && !isOwnBeing(name)), ...piles.legends],
    flares: [...shared.filter((name) => !BEINGS.has(name)), ...piles.flares],
    tasks: [...open, ...tasks.claimed.A, ...tasks.claimed.B, ...aside],
  };
}
