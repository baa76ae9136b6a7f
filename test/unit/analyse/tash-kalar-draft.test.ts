import { describe, expect, test } from 'vitest';
import {
  draftOf,
  taskPlace,
  withCard,
  withDeck,
  withKnown,
  withMode,
  withOption,
  withPiece,
  withTask,
  withTurn,
} from '../../../site/lib/games/tash-kalar/analyse/draft';
import { opened as withOpenHands, passed } from '../../../site/lib/games/tash-kalar/analyse/suppose';
import { loadSamples } from '../../../site/lib/games/tash-kalar/analyse/samples';
import { maps } from '../../../site/lib/games/tash-kalar/analyse/maps';
import { parse, print } from '../../../workers/games/tash-kalar/notation';
import type { State } from '../../../workers/games/tash-kalar/state';
import { problemsOf } from '../../../workers/games/tash-kalar/validity';

function state(line: string): State {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(`${parsed.error.problem}: ${parsed.error.found}`);
  return parsed.value;
}

const LINE =
  'A d5 e5* f5; B d4 e4*; decks northern sylvan; hand A Knight Bomb Titan flare-03; hand B Dryad Naiad flare-06; ' +
  'row RedConquest CenterCross Destruction; next Envelopment; claimed B SideChain; turn A 2';

describe('a position being edited', () => {
  const draft = draftOf(state(LINE));
  const whole = (changed: State) => {
    expect(problemsOf(changed)).toEqual([]);
    expect(parse(print(changed))).toEqual({ ok: true, value: changed });
    return changed;
  };

  test('is what it was taken from', () => {
    expect(print(draft)).toBe(print(state(LINE)));
  });

  test('gets and loses pieces', () => {
    const more = whole(withPiece(draft, 'c1', { owner: 'B', rank: 'legendary' }));
    expect(more.board.c1).toEqual({ owner: 'B', rank: 'legendary' });
    expect(Object.keys(more.board)[0]).toBe('c1');
    expect(print(withPiece(more, 'c1', null))).toBe(print(draft));
  });

  test('moves cards between deck, hands and discards, each being in one place', () => {
    expect(draft.decks.A.unknown).not.toContain('knight');
    const back = whole(withCard(draft, 'A', 'knight', 'deck'));
    expect([back.hands.A.beings, back.decks.A.unknown.includes('knight')]).toEqual([['bomb'], true]);
    const gone = whole(withCard(draft, 'A', 'knight', 'discards'));
    expect([gone.discards.A, gone.decks.A.unknown.includes('knight')]).toEqual([['knight'], false]);
    const other = whole(withCard(draft, 'B', 'titan', 'hand'));
    expect([other.hands.A.legends, other.hands.B.legends]).toEqual([[], ['titan']]);
    const spent = whole(withCard(draft, 'A', 'titan', 'discards'));
    expect(spent.spent.legends).toEqual(['titan']);
  });

  test('a card that leaves the hand is known no longer', () => {
    const known = whole(withKnown(draft, 'A', 'knight', true));
    expect(known.known.A.beings).toEqual(['knight']);
    expect(whole(withCard(known, 'A', 'knight', 'deck')).known.A.beings).toEqual([]);
  });

  test('another deck brings its own beings', () => {
    const changed = whole(withDeck(draft, 'A', 'highland'));
    expect(changed.hands.A).toEqual({ beings: [], legends: ['titan'], flares: ['flare-03'] });
    expect(problemsOf(withDeck(draft, 'A', 'sylvan'))[0]).toMatchObject({ rule: 'TS-CARD-1', problem: 'equal-decks' });
  });

  test('tasks lie in one place, and a duel has none', () => {
    expect(taskPlace(draft, 'side-chain')).toBe('B');
    const next = whole(withTask(draft, 'side-chain', 'next'));
    expect([next.next, next.claimed.B]).toEqual(['side-chain', []]);
    expect(taskPlace(next, 'envelopment')).toBe('deck');
    const duel = whole(withMode(draft, 'duel'));
    expect([duel.row, duel.next, duel.claimed.B]).toEqual([[], null, []]);
  });

  test('turn and options change by name', () => {
    expect(whole(withTurn(draft, { actions: 1, discarded: true })).turn).toMatchObject({ actions: 1, discarded: true });
    expect(whole(withOption(draft, 'titanArrival', 'ignored')).options).toEqual({ titanArrival: 'ignored' });
    expect(withOption(draft, 'titanArrival', 'counts').options).toEqual({});
    expect(() => withOption(draft, 'titanArrival', 'maybe')).toThrow(RangeError);
  });
});

describe('nodes the analyser asks about', () => {
  test('the other side begins a turn of two actions', () => {
    const turned = state(passed(LINE)!);
    expect([turned.side, turned.turn.actions, turned.question]).toEqual(['B', 2, 'menu']);
    expect(passed('nonsense')).toBeNull();
    expect(passed(LINE + '; ask match; playing card=Knight target=e4'.replace('Knight', 'Champion'))).toBeNull();
  });

  test('open hands are known to both, and nothing else changes', () => {
    const opened = state(withOpenHands(LINE));
    expect(opened.known).toEqual(opened.hands);
    expect({ ...opened, known: null }).toEqual({ ...state(LINE), known: null });
  });

  test('samples can be read and are whole', async () => {
    const samples = await loadSamples();
    expect(samples).toHaveLength(4);
    for (const { position } of samples) expect(problemsOf(state(position))).toEqual([]);
  });

  test('maps have ids of their own', () => {
    expect(new Set(maps.map(({ id }) => id)).size).toBe(maps.length);
  });
});
