import { describe, expect, it } from 'vitest';
import { loadCodec } from '../../workers/codecs';
import { SEEDS, drillId, readDrillId, type Drill } from '../../workers/drills/drill';
import { makeDrill } from '../../workers/drills/make';
import { engineFromFile } from '../../workers/engine/node';
import { GAMES } from '../../workers/registry';
import { Session } from '../../workers/session';
import { drillKinds } from '../support/drills';

/** Questions made of each kind. */
const ASKED = 4;

/** What an answer amounts to, to see that not always the same one is right. */
function answerOf({ question }: Drill): string {
  switch (question.type) {
    case 'mark':
      return question.nodes.join(' ');
    case 'pick':
      return question.tiles.join(' ');
    case 'answer':
      return String(question.value);
    case 'choose':
      return question.options[question.right]!;
  }
}

describe.for(GAMES)('drills of $id', async ({ id, wasm }) => {
  const codec = await loadCodec(id);
  const session = new Session(codec, await engineFromFile(new URL(`../../build/${wasm}`, import.meta.url)));
  const kinds = await drillKinds(id);

  it('are of at least six kinds', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(6);
    expect(new Set(kinds.map((kind) => kind.id)).size).toBe(kinds.length);
  });

  it.for(kinds)('$id: the same seed asks the same, others ask other things', (kind) => {
    const drills = Array.from({ length: ASKED }, (_, seed) => makeDrill(session, kind, seed * 7919));
    expect(makeDrill(session, kind, 7919)).toEqual(drills[1]);
    expect(new Set(drills.map(({ view }) => view.notation)).size).toBe(ASKED);
    expect(new Set(drills.map(answerOf)).size, 'different right answers').toBeGreaterThan(1);
    for (const { view, line, question } of drills) {
      expect(view.actor).toBe('player');
      // What is told of it can be played, and some answer is right.
      expect(session.play(view.notation, line).ok).toBe(true);
      if (question.type === 'mark') expect(question.nodes.length).toBeGreaterThan(0);
      if (question.type === 'choose') expect(question.options[question.right]).toBeDefined();
    }
  });
});

it('names of drills are read back, and others refused', () => {
  expect(readDrillId(drillId('place', SEEDS - 1))).toEqual({ kind: 'place', seed: SEEDS - 1 });
  for (const text of ['place', 'place.', 'place.ABC', 'place.1234567', '.12', 'Place.12'])
    expect(readDrillId(text)).toBeNull();
});
