import { m } from '$lib/paraglide/messages';
import { readLocal, writeLocal } from '$lib/storage/local';
import type { Random } from '$workers/random';
import { MAX_SEATS, seatsOf } from '$workers/seats';
import { isLevel, type Level, type Players } from './levels';
import { fitted, type Offer } from './offer';
import type { Standing } from './record';

/** Who sits where: the visitor at a seat, at one that chance draws, or each seat as it is said. */
export type Side = number | 'chance' | 'each';

/** Whoever plays for the first time meets the one that is good for a first game. */
const USUAL: Level = 1;

const keyOf = (game: string): string => `play:${game}`;

/** What a visitor chooses before a game; the last choice is offered again. */
export class Choice {
  readonly #offer: Offer;
  level = $state<Level>(USUAL);
  side = $state<Side>(0);
  /** Who plays if each seat is said: a level, or null for a visitor. As many as ever play. */
  each = $state<(Level | null)[]>([null, ...Array<Level>(MAX_SEATS - 1).fill(USUAL)]);
  picked = $state<string[]>([]);
  /** Options of the rules that are not as usual, by name. Every visit begins with the usual ones. */
  rules = $state.raw<Readonly<Record<string, string>>>({});
  /** Words the game is dealt by; by chance while empty. */
  seed = $state('');

  constructor(offer: Offer) {
    this.#offer = offer;
    this.picked = fitted(offer.pickers(), []);
  }

  /** @param usual the value the rules have of themselves */
  agree(name: string, value: string, usual: string): void {
    const others = Object.entries(this.rules).filter(([other]) => other !== name);
    this.rules = Object.fromEntries(value === usual ? others : [...others, [name, value]]);
    if (name === this.#offer.first?.().rule) this.picked = fitted(this.#offer.pickers(this.rules), this.picked);
  }

  /** Takes back what was agreed on, but for what is asked first. */
  usual(): void {
    const first = this.#offer.first?.().rule;
    this.rules = Object.fromEntries(Object.entries(this.rules).filter(([name]) => name === first));
  }

  /** Rules that are agreed on and that a visitor does not see chosen. */
  get changed(): Standing['rules'] {
    return changedBy(this.#offer, this.rules);
  }

  /** The setup as the codec names it; null where what is picked does not go together. */
  get setup(): string | null {
    return this.#offer.setupOf(this.picked);
  }

  /** Who plays a game of so many seats. */
  players(seats: number, random: Random): Players {
    if (this.side === 'each') return seatsOf(seats).map((seat) => this.each[seat] ?? null);
    const own = this.side === 'chance' ? random(seats) : this.side;
    return seatsOf(seats).map((seat) => (seat === own ? null : this.level));
  }

  /** Takes what was chosen last, as far as it is still on offer. */
  recall(game: string): void {
    const last = parsed(readLocal(keyOf(game)));
    const { level, side, each, picked } = last;
    if (isLevel(level)) this.level = level;
    if (side === 'chance' || side === 'each' || (Number.isInteger(side) && (side as number) < MAX_SEATS)) {
      this.side = side as Side;
    }
    if (Array.isArray(each)) this.each = this.each.map((usual, i) => (isPlayer(each[i]) ? each[i] : usual));
    if (Array.isArray(picked)) this.picked = fitted(this.#offer.pickers(this.rules), picked);
  }

  remember(game: string): void {
    const { level, side, each, picked } = this;
    writeLocal(keyOf(game), JSON.stringify({ level, side, each, picked }));
  }
}

const isPlayer = (value: unknown): value is Level | null => value === null || isLevel(value);

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What a game was set up with, in the language of the page: names of what was picked, and that its rules are not as usual. */
export function setUpText(offer: Offer, { picked, rules }: Pick<Standing, 'picked' | 'rules'>): string {
  if (picked.length === 0) return m.play_from_position();
  const changed = Object.keys(changedBy(offer, rules)).length;
  return [...namesOf(offer, picked, rules), ...(changed > 0 ? [m.play_rules_changed({ count: changed })] : [])].join(
    ' · ',
  );
}

/** What is asked first shows in the names of what was picked. */
export function changedBy(offer: Pick<Offer, 'first'>, rules: Standing['rules']): Standing['rules'] {
  const first = offer.first?.().rule;
  return Object.fromEntries(Object.entries(rules).filter(([name]) => name !== first));
}

/** Names of what was picked; an option that is gone by now is left out. */
const namesOf = (offer: Offer, picked: readonly string[], rules: Standing['rules']): string[] =>
  offer.pickers(rules).flatMap(({ options }, i) => options.find(({ id }) => id === picked[i])?.name ?? []);
