import { expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../workers/engine/abi';
import { engineFromFile } from '../../../workers/engine/node';
import { actionText } from '../../../workers/games/codex/action-text';
import type { Board } from '../../../workers/games/codex/board';
import { picksOf } from '../../../workers/games/codex/choices';
import { CARDS, HEROES, TOKENS } from '../../../workers/games/codex/data';
import { effectsBetween } from '../../../workers/games/codex/effects';
import { seenBy } from '../../../workers/games/codex/seen';
import { SEATS } from '../../../workers/games/codex/table';
import { trialOf } from '../../../workers/games/codex/trial';
import { busyOf } from '../../differential/codex/support/busy';
import { dice as diceOf } from '../../differential/support/dice';
import { MILESTONES } from '../../../workers/referee/codex/milestones';
import { facesOf } from '../../../workers/referee/codex/facts';
import { look, walk } from './support/walk';
import { load } from '../../differential/codex/support/duel';

const engine = await engineFromFile(new URL('../../../build/codex.test.wasm', import.meta.url));
const POSITIONS = 8;
const PLIES = 40;

function* nodes() {
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const dice = diceOf(seed);
    yield* walk(engine, busyOf(MILESTONES.length, dice), dice, PLIES);
  }
}

const all = [...nodes()];

type Asking = Board & { source: string; ability: NonNullable<Board['ability']> };
const cards = new Map([...CARDS, ...TOKENS].map((card) => [card.id, card]));

/** Whether a table shows what a pick names. */
function isThere(pick: string, board: Board): boolean {
  const [kind, first, second] = pick.split(':');
  const side = board.asked && board.sides[board.asked];
  switch (kind) {
    case 'thing':
    case 'ability':
      return board.things.some(({ id }) => id === Number(first));
    case 'card':
      if (first === 'command') return side!.command.some(({ hero }) => hero === second);
      return side![first as 'hand' | 'discard' | 'codex'].cards!.includes(second!);
    case 'wait':
      return board.waits.some(({ action }) => action === pick.slice('wait:'.length));
    default:
      return true;
  }
}

it('every action is picked in a way of its own, by what the table shows', () => {
  const questions = new Set<string>();
  for (const { board, rows, actor } of all) {
    questions.add(board.question);
    const ways = rows.map((row) => picksOf(row, board));
    expect(new Set(ways.map((picks) => picks.join(' '))).size).toBe(rows.length);
    if (actor === CHANCE || actor === OVER) continue;
    expect(board.asked).toBe(SEATS[actor]);
    for (const pick of ways.flat())
      expect([board.question, pick, isThere(pick, board)]).toEqual([board.question, pick, true]);
  }
  expect(questions.size).toBeGreaterThan(7);
});

it('whoever picks a legal action of the main phase or a defender is taken to mean it', () => {
  let count = 0;
  for (const { board, rows } of all) {
    if (!['main', 'defender'].includes(board.question)) continue;
    const cardOf = (id: number) => board.things.find((thing) => thing.id === id)?.card;
    for (const row of rows) {
      count++;
      const tried = {
        question: board.question,
        cardOf,
        isOwn: () => true,
        isHero: () => true,
        abilities: board.abilities,
      };
      expect(trialOf(picksOf(row, board), tried)).toBe(actionText(row));
    }
  }
  expect(count).toBeGreaterThan(300);
});

it('ATK, HP and what shows are those the referee derives', () => {
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const node = busyOf(MILESTONES.length, diceOf(seed));
    load(engine, node);
    const isBody = (kind: string) => kind === 'unit' || kind === 'hero';
    const faces = facesOf(node.table);
    const told = look(engine)
      .board.things.filter(({ kind }) => isBody(kind))
      .map(({ id, card, atk, hp }) => [id, card, atk, hp]);
    const shown = new Set(told.map(([id]) => id));
    const theirs = node.table.things
      .filter(({ id }) => shown.has(id))
      .map(({ id, card }) => [id, card, faces.get(id)!.atk, faces.get(id)!.hp]);
    expect(told).toEqual(theirs);
  }
});

it('a player sees numbers of the other side where cards are hidden, and the own cards', () => {
  for (const { board } of all) {
    for (const viewer of SEATS) {
      const { sides } = seenBy(board, viewer);
      const foe = sides[viewer === 'A' ? 'B' : 'A'];
      for (const zone of ['hand', 'draw', 'discard', 'codex', 'hired'] as const) {
        expect(foe[zone].cards).toBeNull();
        expect(foe[zone].count).toBe(board.sides[viewer === 'A' ? 'B' : 'A'][zone].count);
        expect(sides[viewer][zone].cards).toHaveLength(sides[viewer][zone].count);
      }
    }
  }
});

it('what happened leads from one table to the next: gold, cards and things add up', () => {
  let last: Board | null = null;
  for (const { board } of all) {
    if (last && last.turn <= board.turn) {
      for (const effect of effectsBetween(last, board)) {
        if (effect.kind === 'zone') expect(effect.came.length - effect.went.length).toBe(effect.after - effect.before);
        if (effect.kind === 'gold') expect(board.sides[effect.seat].gold).toBe(effect.after);
        if (effect.kind === 'arrived') expect(board.things.some(({ id }) => id === effect.id)).toBe(true);
        if (effect.kind === 'left') expect(board.things.some(({ id }) => id === effect.id)).toBe(false);
      }
    }
    last = board;
  }
});

it('who is stopped is stopped by patrollers that may be attacked', () => {
  let stopped = 0;
  for (const { board } of all) {
    for (const reached of Object.values(board.reach)) {
      for (const { rule, by } of reached) {
        if (rule === null) expect(by.length).toBeLessThanOrEqual(4);
        for (const id of by) {
          stopped++;
          expect(board.things.find((thing) => thing.id === id)!.slot).not.toBeNull();
        }
      }
    }
  }
  expect(stopped).toBeGreaterThan(0);
});

it('an effect that asks says with which of the abilities printed on its card', () => {
  const asking = all.flatMap(({ board }) => (board.source !== null && board.ability ? [board as Asking] : []));
  expect(asking.length).toBeGreaterThan(0);
  for (const { source, ability } of asking) {
    const printed = HEROES.find(({ id }) => id === source)?.bands[ability.band] ?? cards.get(source)!;
    const asks = printed.abilities.at(-ability.last)!;
    expect([source, asks.kind]).toEqual([source, expect.stringMatching(/^(?:cast|when|act)$/)]);
  }
});

it('whatever ability can be used is among those of the table', () => {
  for (const { board, rows } of all) {
    const used = rows.map((row) => picksOf(row, board)[1] ?? '').filter((pick) => pick.startsWith('ability:'));
    expect(board.abilities).toEqual(expect.arrayContaining(used));
    if (board.question !== 'main') expect(board.abilities).toEqual([]);
  }
});
