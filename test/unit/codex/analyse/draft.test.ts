import { expect, it } from 'vitest';
import {
  draftOf,
  notationOf,
  patrolling,
  placed,
  removed,
  withCard,
  withoutCard,
  withSide,
} from '$lib/games/codex/analyse/draft';
import { facing } from '$lib/games/codex/analyse/lineup';
import { opened, passed } from '$lib/games/codex/analyse/suppose';
import { shortText, typedText } from '$lib/games/codex/analyse/words';
import samples from '$content/codex/samples.json';
import { engineFromFile } from '../../../../workers/engine/node';
import type { Board } from '../../../../workers/games/codex/board';
import { codex } from '../../../../workers/games/codex/game';
import { posted } from '../../../../workers/games/codex/line-up';
import { read } from '../../../../workers/games/codex/read';
import { otherSeat, type Table } from '../../../../workers/games/codex/table';
import { Session } from '../../../../workers/session';

const engine = await engineFromFile(new URL('../../../../build/codex.test.wasm', import.meta.url));
const session = new Session(codex, engine);
const FIRST = samples.samples[0]!.position;
const begin = (): Table => draftOf(FIRST)!;
const boardOf = (draft: Table): Board => session.view(notationOf(draft)).board as Board;

it('a sample is written as the codec writes it, and can be played', () => {
  for (const { position } of samples.samples) expect(session.view(position).notation).toBe(position);
});

it('a position that is set up can be played: purse, cards, things, patrol', () => {
  let draft = withSide(begin(), 'B', { gold: 7, workers: 9 });
  draft = withCard(draft, 'B', 'hand', 'tiger_cub');
  draft = placed(draft, 'B', 'ironbark_treant');
  const id = draft.things.at(-1)!.id;
  draft = patrolling(draft, id, 'leader');
  const board = boardOf(draft);
  expect(board.sides.B).toMatchObject({ gold: 7, workers: 9 });
  expect(board.sides.B.hand.cards).toContain('tiger_cub');
  expect(board.things.find((thing) => thing.id === id)).toMatchObject({ card: 'ironbark_treant', slot: 'leader' });
  expect(board.things.filter(({ controller, slot }) => controller === 'B' && slot === 'leader')).toHaveLength(1);
  const less = boardOf(removed(withoutCard(draft, 'B', 'hand', 'tiger_cub'), id));
  expect(less.things.some((thing) => thing.id === id)).toBe(false);
});

it('a hero goes from the command zone into play and back', () => {
  const hero = begin().sides.B.command[0]!.hero;
  const there = placed(begin(), 'B', hero);
  expect(boardOf(there).sides.B.command.map((one) => one.hero)).not.toContain(hero);
  const back = removed(there, there.things.at(-1)!.id);
  expect(boardOf(back).sides.B.command.map((one) => one.hero)).toContain(hero);
});

it('the other side is supposed to have its main phase, unless something is half done', () => {
  const turned = passed(FIRST, begin().active === 'A' ? 1 : 0);
  expect((session.view(turned!).board as Board).active).not.toBe(begin().active);
  expect(passed(`${FIRST} / play spark`, 1)).toBeNull();
});

it('actions are told in short and read as they are typed', () => {
  expect(shortText('play iron_man')).toBe('Iron Man');
  expect(shortText('iron_man#13.0.1@5')).toBe('Iron Man');
  expect(shortText('attack iron_man#5')).toBe('Attack with Iron Man');
  expect(shortText('bounty B')).toBe('Bounty (Player B)');
  expect(shortText('leader')).toBe('Squad leader');
  expect(typedText(' Play Iron Man ')).toBe('play iron_man');
  expect(typedText('attack iron_man#5')).toBe('attack iron_man#5');
  expect(typedText('use iron_man#5 0')).toBe('use iron_man#5 0');
});

it('codex, workers’ cards and tech choice of either side can be set; a codex stays in card order', () => {
  let draft = withSide(begin(), 'A', { codex: [], hired: [] });
  for (const card of ['tiger_cub', 'iron_man', 'tiger_cub']) draft = withCard(draft, 'A', 'codex', card);
  draft = withCard(draft, 'A', 'hired', 'spark');
  const { codex, hired } = boardOf(draft).sides.A;
  expect(codex.cards).toEqual(['iron_man', 'tiger_cub', 'tiger_cub']);
  expect(hired.cards).toEqual(['spark']);
  expect(boardOf(withoutCard(draft, 'A', 'codex', 'tiger_cub')).sides.A.codex.count).toBe(2);
});

it('the opponent faces the patrol that is tried out, with the gold of his workers', () => {
  const { active, things, sides } = begin();
  const own = things.filter((thing) => thing.controller === active && thing.card !== 'base');
  const body = (boardOf(begin()).things as readonly { id: number; kind: string }[]).find(
    ({ id, kind }) => kind === 'unit' && own.some((thing) => thing.id === id),
  )!;
  const lineup = posted(posted({}, 'elite', body.id), 'leader', body.id);
  expect(lineup).toEqual({ leader: body.id });
  const there = session.view(facing(FIRST, lineup)!).board as Board;
  const foe = otherSeat(active);
  expect(there.active).toBe(foe);
  expect(there.sides[foe].gold).toBe(Math.min(20, sides[foe].gold + sides[foe].workers));
  expect(there.things.filter(({ controller, slot }) => controller === active && slot)).toMatchObject([
    { id: body.id, slot: 'leader' },
  ]);
  expect(facing(`${FIRST} / play spark`, lineup)).toBeNull();
});

it('where everything is known, whatever is dealt is what is there', () => {
  for (const { position } of samples.samples) {
    for (const viewer of [0, 1]) {
      const foe = otherSeat(viewer ? 'B' : 'A');
      for (let seed = 0; seed < 8; ++seed) {
        session.enter(opened(position));
        engine.seed(seed);
        engine.determinize(viewer);
        const { hand, pile, discard, hired } = read(engine.save(), engine).table.sides[foe];
        const there = draftOf(position)!.sides[foe];
        expect({ hand, pile, discard, hired }).toEqual({
          hand: there.hand,
          pile: there.pile,
          discard: there.discard,
          hired: there.hired,
        });
      }
    }
  }
});
