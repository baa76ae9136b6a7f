import { describe, expect, test } from 'vitest';
import type { Edits } from '../../../site/lib/analyse/edit/edits';
import { trayPick } from '../../../site/lib/analyse/edit/edits';
import { ERASE, Editing, MOVE, itemPick, toolPick } from '../../../site/lib/analyse/edit/editing.svelte';
import { EditPicker } from '../../../site/lib/analyse/edit/edit-picker.svelte';
import { edits as toyBattle } from '../../../site/lib/games/toy-battle/analyse/edits';
import { edits as tashKalar } from '../../../site/lib/games/tash-kalar/analyse/edits';
import { editsWith } from '../../../site/lib/games/token-battle/analyse/edits';
import '../../../site/lib/games/toy-battle/board/maps';
import { boardOf as tashBoard } from '../../../workers/games/tash-kalar/board';
import { parse as parseTash } from '../../../workers/games/tash-kalar/notation';
import { boardOf as tokenBoard } from '../../../workers/games/token-battle/board';
import { parse as parseToken } from '../../../workers/games/token-battle/notation';
import { boardOf as toyBoard } from '../../../workers/games/toy-battle/board';
import { parse as parseToy } from '../../../workers/games/toy-battle/notation';
import type { Parsed, View } from '../../../workers/contract';

const TOY = 'tb1 castle-field b 9 1:b7,3:b6r2 K27/224 KK1133/134 4/3 -/5 b/- known=K/-';
const TOKEN =
  'A b5=1 c5=3g d5=2a; B d1=3p a2=3; cards A siege>milestone lightning>drummer>thorns; ' +
  'cards B milestone>plough siege>shove; turn A; points 265-284; ply 16; options firstPlayer=A headStart=60';
const TASH =
  'A d5 e5* f5; B d4 e4*; decks northern sylvan; hand A Knight Bomb Titan flare-03; hand B Dryad Naiad flare-06; ' +
  'row RedConquest CenterCross Destruction; next Envelopment; claimed B SideChain; turn A 2';

const valueOf = <T>(parsed: Parsed<T>): T => {
  if (!parsed.ok) throw new Error(`${parsed.error.problem}: ${parsed.error.found}`);
  return parsed.value;
};
const viewWith = (board: object): View => ({ board }) as unknown as View;

const GAMES: readonly { name: string; edits: Edits<unknown>; view: View }[] = [
  {
    name: 'toy-battle',
    edits: toyBattle as Edits<unknown>,
    view: viewWith(toyBoard(valueOf(parseToy(TOY)), () => [])),
  },
  {
    name: 'token-battle',
    edits: editsWith(() => 'plain') as Edits<unknown>,
    view: viewWith(tokenBoard(valueOf(parseToken(TOKEN)), null)),
  },
  { name: 'tash-kalar', edits: tashKalar as Edits<unknown>, view: viewWith(tashBoard(valueOf(parseTash(TASH)))) },
];

/** Everything that lies somewhere, counted. */
function census<D>(edits: Edits<D>, draft: D): number {
  const onBoard = edits.places(draft).filter((place) => edits.top(draft, place) !== null).length;
  const beside = edits.trays(draft).flatMap(({ things }) => things.map(({ count = 1 }) => count));
  return onBoard + beside.reduce((sum, count) => sum + count, 0);
}

describe.each(GAMES)('what there is to edit in $name', ({ edits, view }) => {
  const draft = edits.from(view);
  const wheres = [...edits.places(draft), ...edits.trays(draft).map(({ id }) => trayPick(id))];
  const loads = [
    ...edits.places(draft).flatMap((from) => {
      const thing = edits.top(draft, from);
      return thing === null ? [] : [{ thing, from, item: null }];
    }),
    ...edits
      .trays(draft)
      .flatMap(({ id, things }) => things.map(({ item, thing }) => ({ thing, from: trayPick(id), item }))),
  ];

  test('every thing of the palette can be put somewhere, and is there then', () => {
    for (const { things } of edits.palette(draft)) {
      for (const { thing } of things) {
        expect(edits.name(thing)).not.toBe('');
        const fitting = wheres.filter((where) => edits.fits(thing, where));
        expect(fitting, thing).not.toEqual([]);
        for (const where of fitting) {
          const after = edits.put(draft, thing, where);
          const lies = edits.places(after).includes(where)
            ? [edits.top(after, where)]
            : edits
                .trays(after)
                .find(({ id }) => trayPick(id) === where)!
                .things.map((one) => one.thing);
          expect(lies, `${thing} ${where}`).toContain(thing);
        }
      }
    }
  });

  test('what lies somewhere can be taken away, and nothing else goes with it', () => {
    expect(loads.length).toBeGreaterThan(4);
    for (const { from, item, thing } of loads) {
      const after = edits.take(draft, from, item);
      expect(edits.text(after), `${thing} ${from}`).not.toBe(edits.text(draft));
      expect(edits.top(draft, from) === null || edits.top(after, from) !== thing || after !== draft).toBe(true);
    }
    expect(edits.text(draft), 'the draft itself is left as it is').toBe(edits.text(edits.from(view)));
  });

  test('tags of trays and things are told apart', () => {
    const ids = edits.trays(draft).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { things, label } of edits.trays(draft)) {
      expect(label).not.toBe('');
      expect(new Set(things.map(({ item }) => item)).size).toBe(things.length);
      for (const { item } of things) expect(item).not.toContain('|');
    }
  });

  test('things of the board are carried across it without one more or less', () => {
    const [load] = loads.filter(({ item }) => item === null);
    const to = edits.places(draft).find((place) => edits.top(draft, place) === null && edits.fits(load!.thing, place))!;
    const editing = new Editing(edits, view);
    editing.carry(load!.from, to);
    expect(edits.top(editing.draft, to)).toBe(load!.thing);
    expect(census(edits, editing.draft)).toBe(census(edits, draft));
    editing.undo();
    expect(edits.text(editing.draft)).toBe(edits.text(draft));
  });
});

describe('tiles of Toy Battle', () => {
  const start = () => new Editing(toyBattle, GAMES[0]!.view);

  test('go from tray to tray, and what is put down comes from the unseen ones', () => {
    const editing = start();
    editing.carry(itemPick('rack:blue', 'b2'), trayPick('discard:blue'));
    expect([editing.draft.rack.blue, editing.draft.discard.blue, editing.draft.unseen.blue]).toEqual([
      'K7',
      '2',
      'KK1133',
    ]);
    editing.carry(toolPick('b1'), trayPick('rack:blue'));
    expect([editing.draft.rack.blue, editing.draft.unseen.blue]).toEqual(['K17', 'KK133']);
    editing.carry(itemPick('rack:blue', 'b1'), null);
    expect([editing.draft.rack.blue, editing.draft.unseen.blue]).toEqual(['K7', 'KK1133']);
    editing.carry(itemPick('unseen:blue', 'bK'), null);
    expect(editing.draft.unseen.blue).toBe('K1133');
  });

  test('a tile that leaves the rack is no longer known; one marked as frozen stays on it', () => {
    const editing = start();
    editing.carry(itemPick('rack:blue', 'bK'), 'node:5');
    expect([editing.draft.known.blue, editing.draft.stacks['5']]).toEqual(['', 'bK']);
    editing.undo();
    editing.carry(itemPick('rack:blue', 'b2'), trayPick('frozen:blue'));
    expect([editing.draft.rack.blue, editing.draft.frozen.blue]).toEqual(['K27', '2']);
  });

  test('never lie with the other side', () => {
    const editing = start();
    const before = editing.draft;
    editing.carry(itemPick('rack:blue', 'b2'), trayPick('rack:red'));
    expect(editing.draft).toBe(before);
    expect(editing.changed).toBe(false);
  });
});

describe('cards', () => {
  test('of a stack that is emptied go to another without losing their way', () => {
    const editing = new Editing(
      editsWith(() => 'plain'),
      GAMES[1]!.view,
    );
    editing.carry(itemPick('cards:A:0', '1'), trayPick('cards:A:1'));
    editing.carry(itemPick('cards:A:0', '0'), trayPick('cards:B:1'));
    expect(editing.draft.cards.A).toEqual([['lightning', 'drummer', 'thorns', 'milestone']]);
    expect(editing.draft.cards.B).toEqual([
      ['milestone', 'plough'],
      ['siege', 'shove', 'siege'],
    ]);
  });

  test('of Tash-Kalar lie in one place; the opponent knows only what is in the hand', () => {
    const editing = new Editing(tashKalar, GAMES[2]!.view);
    editing.carry(itemPick('hand:A', 'knight'), trayPick('known:A'));
    expect([editing.draft.hands.A.beings, editing.draft.known.A.beings]).toEqual([['bomb', 'knight'], ['knight']]);
    editing.carry(itemPick('known:A', 'knight'), trayPick('discards:A'));
    expect(editing.draft.discards.A).toEqual(['knight']);
    expect([editing.draft.hands.A.beings, editing.draft.known.A.beings]).toEqual([['bomb'], []]);
    editing.carry(itemPick('hand:A', 'titan'), trayPick('hand:B'));
    expect([editing.draft.hands.A.legends, editing.draft.hands.B.legends]).toEqual([[], ['titan']]);
  });
});

describe('the hand that edits', () => {
  const hands = () => {
    const editing = new Editing(toyBattle, GAMES[0]!.view);
    return { editing, picker: new EditPicker(editing) };
  };

  test('moves, erases, puts down again and again', () => {
    const { editing, picker } = hands();
    expect(editing.tool).toBe(MOVE);
    editing.run(['node:3', 'node:8']);
    expect(editing.draft.stacks).toEqual({ '1': 'b7', '3': 'b6', '8': 'r2' });
    editing.choose(ERASE);
    picker.pick('node:8');
    expect(editing.draft.stacks).toEqual({ '1': 'b7', '3': 'b6' });
    editing.choose('r1');
    picker.pick('node:8');
    picker.pick('node:8');
    expect(editing.draft.stacks['8']).toBe('r1r1');
    editing.choose('r1');
    expect(editing.tool).toBe(MOVE);
  });

  test('takes what lies in a tray for the tray while something else is in it', () => {
    const { editing, picker } = hands();
    editing.choose('b3');
    picker.pick(itemPick('rack:blue', 'bK'));
    expect(editing.draft.rack.blue).toBe('K237');
    editing.choose(ERASE);
    picker.pick(itemPick('rack:blue', 'bK'));
    expect(editing.draft.rack.blue).toBe('237');
  });

  test('carries whatever lies somewhere, and drops it beside everything', () => {
    const { editing, picker } = hands();
    expect([picker.lift('node:1'), picker.lift('node:9'), picker.lift(trayPick('rack:blue'))]).toEqual([
      true,
      false,
      false,
    ]);
    picker.drop('node:1', 'node:1');
    expect(editing.changed).toBe(false);
    picker.drop('node:1', null);
    expect(editing.draft.stacks['1']).toBeUndefined();
  });

  test('lays down a card that has left the palette', () => {
    const editing = new Editing(tashKalar, GAMES[2]!.view);
    const picker = new EditPicker(editing);
    editing.choose('card:A:champion');
    picker.pick(trayPick('hand:A'));
    expect(editing.draft.hands.A.beings).toContain('champion');
    expect(editing.tool).toBe(MOVE);
  });
});
