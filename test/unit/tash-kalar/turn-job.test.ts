import { expect, test } from 'vitest';
import { Analysis, NoDecision } from '../../../workers/analysis/analysis';
import { engineFromFile } from '../../../workers/engine/node';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import type { Finds } from '../../../workers/games/tash-kalar/turn';
import { Session } from '../../../workers/session';

const engine = await engineFromFile(new URL('../../../build/tash-kalar.test.wasm', import.meta.url));
const analysis = new Analysis(tashKalar, engine);
const session = new Session(tashKalar, engine);

const SMALL =
  'A d5 f1 f8 e5* f5* i4*; B d4 e2 e4 d2* d3* e3* g3**; decks northern sylvan; hand B ForestWardens; turn B 2';
/** Four actions and beings that move on and on: nobody looks through this turn to its end. */
const LARGE =
  `A d4* f4 d6 f6 e4 h3 h6 c6 g6 c3 a5; B i3 h2 g1 d2* e2 b4 b5 g8 h8 c8; decks highland northern; mode duel;
  hand A Warlord Werewolf DireWolf Leviathan Titan flare-04; turn A 4`.replace(/\s+/g, ' ');

async function look(notation: string): Promise<Finds[]> {
  const reports: Finds[] = [];
  await analysis.turn(notation, (finds) => reports.push(finds as Finds));
  return reports;
}

test('the last report is proven and done, and each line leads where it says', async () => {
  const finds = (await look(SMALL)).at(-1)!;
  expect(finds).toMatchObject({ seat: 1, certainty: 'proven', done: true, share: 1 });
  const summons = finds.summons.find(({ card, place }) => card === 'ForestWardens' && place === 'f3')!;
  expect(summons.line).toEqual(['summon ForestWardens@f3']);
  const gone = finds.cleared[0]!;
  const played = session.play(finds.notation, gone.line);
  expect(played.ok && tashKalar.read(engine.save()).board[gone.place]?.owner).not.toBe('A');
  expect(finds.points.map(({ points }) => points)).toEqual([...finds.points.map(({ points }) => points)].sort());
});

test('a report on the way says that there may be more', async () => {
  const reports: Finds[] = [];
  const job = analysis.turn(LARGE, (finds) => {
    reports.push(finds as Finds);
    analysis.cancel();
  });
  await expect(job).rejects.toMatchObject({ name: 'Cancelled' });
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ certainty: 'found', done: false });
  expect(reports[0]!.share).toBeGreaterThan(0);
  expect(reports[0]!.share).toBeLessThan(1);
});

test('the same engine answers other questions after a cancel', async () => {
  const job = analysis.turn(LARGE, () => undefined);
  analysis.cancel();
  await expect(job).rejects.toMatchObject({ name: 'Cancelled' });
  expect((await look(SMALL)).at(-1)!.certainty).toBe('proven');
});

test('nobody decides where chance does', async () => {
  const over = session.play(SMALL, ['place a5', 'place a6']);
  expect(over.view.actor).toBe('chance');
  await expect(analysis.turn(over.view.notation, () => undefined)).rejects.toBeInstanceOf(NoDecision);
});
