import { expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { plainAction } from '../../../workers/engine/codex';
import { readTable } from '../../../workers/games/codex/position';
import type { Seat, Table } from '../../../workers/games/codex/table';
import { cardOf, CARDS } from '../../../workers/referee/codex/data';
import { PAIRINGS, startOf } from '../../bench/codex-decks';
import { engine, seed } from './games';

const NAMES: ReadonlySet<string> = new Set(CARDS.map(({ id }) => id));
/** Worlds that are dealt at a node. */
const WORLDS = 3;

const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;
const ofCodex = (cards: readonly string[]): string[] => cards.filter((card) => cardOf(card).spec);

/** What somebody remembers who sits opposite a player and looks at the table alone. */
class Watcher {
  /** Cards that left play for the discard pile since it was turned over last. */
  private laid: string[] = [];
  private hasTurned = false;
  /** Cards that came from the codex since then. */
  private fresh = 0;
  /** The most copies of a card that were in play at once. */
  private readonly most = new Map<string, number>();

  constructor(private readonly seat: Seat) {}

  private inPlay(table: Table): string[] {
    return table.things.filter(({ owner, card }) => owner === this.seat && NAMES.has(card)).map(({ card }) => card);
  }

  /** The table after one script, and before it. */
  watch(before: Table, after: Table): void {
    const [was, is] = [before.sides[this.seat], after.sides[this.seat]];
    if (
      is.pile.length > was.pile.length ||
      was.discard.some((card) => count(is.discard, card) < count(was.discard, card))
    ) {
      this.laid = [];
      this.fresh = 0;
      this.hasTurned = true;
      return;
    }
    if (before.stage === 'ready' && before.active === this.seat) this.fresh += was.choice?.length ?? 0;
    const stayed = this.inPlay(after);
    for (const card of stayed) this.most.set(card, Math.max(this.most.get(card) ?? 0, count(stayed, card)));
    for (const card of new Set(this.inPlay(before))) {
      const gone = count(this.inPlay(before), card) - count(stayed, card);
      const laid = count(is.discard, card) - count(was.discard, card);
      // In the end of a turn cards of the hand are put away as well.
      if (before.stage === 'main' && gone > 0 && laid > 0)
        this.laid.push(...Array<string>(Math.min(gone, laid)).fill(card));
    }
  }

  check(world: Table, where: string): void {
    const { hand, pile, hired, discard, codex, choice } = world.sides[this.seat];
    for (const card of new Set(this.laid))
      expect(count(discard, card), `${where}: ${card} lies in the discard pile`).toBeGreaterThanOrEqual(
        count(this.laid, card),
      );
    if (!this.hasTurned) {
      expect(ofCodex([...hand, ...pile, ...hired]), `${where}: not drawn yet`).toEqual([]);
    }
    expect(ofCodex(discard).length, `${where}: came from the codex`).toBeGreaterThanOrEqual(this.fresh);
    for (const [card, most] of this.most) {
      if (!cardOf(card).spec) continue;
      expect(count([...codex, ...(choice ?? [])], card), `${where}: ${card} is out of the codex`).toBeLessThanOrEqual(
        2 - most,
      );
    }
  }
}

it(`no dealt world contradicts what was seen (seed ${seed})`, () => {
  let [looks, others] = [0, 0];
  for (const [game, [a, b]] of PAIRINGS.entries()) {
    engine.seed(seed + game);
    engine.load(startOf(a, b));
    const watchers = [new Watcher('A'), new Watcher('B')] as const;
    let before = readTable(engine.save());
    while (engine.actor() !== OVER) {
      const state = engine.save();
      const viewer = engine.actor();
      if (state[L.ANSWER_COUNT] === 0) {
        const now = readTable(state);
        for (const watcher of watchers) watcher.watch(before, now);
        before = now;
        for (let i = 0; viewer !== CHANCE && i < WORLDS; ++i) {
          engine.determinize(viewer);
          const dealt = engine.hash();
          const where = `${seed}, game ${game}, turn ${now.turn}`;
          watchers[1 - viewer]!.check(readTable(engine.save()), where);
          expect(engine.load(engine.save()), where).toBe(0);
          engine.restore(state);
          looks++;
          if (engine.hash() !== dealt) others++;
        }
      }
      if (engine.actor() === CHANCE) engine.happen();
      else engine.apply(plainAction(engine));
    }
  }
  expect(looks).toBeGreaterThan(500);
  expect(others).toBeGreaterThan(0.8 * looks);
});
