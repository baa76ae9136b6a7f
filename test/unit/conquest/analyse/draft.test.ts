import { describe, expect, test } from 'vitest';
import {
  draftOf,
  withNode,
  withOption,
  withPlaceInOrder,
  withPlayer,
  withPlayers,
  withoutPieces,
} from '../../../../site/lib/games/conquest/analyse/draft';
import { put, take } from '../../../../site/lib/games/conquest/analyse/entries';
import { spotOf } from '../../../../site/lib/games/conquest/analyse/fields';
import { fits, readThing, readWhere } from '../../../../site/lib/games/conquest/analyse/things';
import { lineOf, shortText, typedText } from '../../../../site/lib/games/conquest/analyse/words';
import { print } from '../../../../workers/games/conquest/notation';

const LINE = 'EGYk=B:II NAFk=R:III/EGY:I @R=NAF/-/- @B=EGY/-/-';
const draft = draftOf(LINE);
const after = (...entries: [thing: string, where: string][]) =>
  print(entries.reduce((one, [thing, where]) => put(one, thing, where), draft));

describe('troops', () => {
  test('go to the rear of the land they are put on, or to the front they are put at', () => {
    expect(after(['division:R:A', 'land:NAF'], ['division:R:D', 'tray:front:NAF/EGY'])).toBe(
      'EGYk=B:II NAFk=R:AIII/EGY:DI @R=NAF/-/- @B=EGY/-/-',
    );
  });

  test('of somebody else take the land, and nobody of its owner is left in it', () => {
    expect(after(['division:B:I', 'land:NAF'])).toBe('EGYk=B:II NAFkR=B:I @R=NAF/-/- @B=EGY/-/-');
  });

  test('taken away to the last leave the land to nobody', () => {
    const bare = take(take(draft, 'division:B:I', 'land:EGY'), 'division:B:I', 'tray:rear:EGY');
    expect(print(bare)).toContain('EGYkB=- ');
  });

  test('at sea are a landing force; with the last of them its marks are gone', () => {
    const at = 'tray:sea-front:NAF~BRA';
    const sailing = put(put(draft, 'division:R:A', at), 'mark:ashore', at);
    expect(print(sailing)).toContain('NAF~BRA*=R:A+-');
    expect(print(take(sailing, 'division:R:A', at))).toBe(LINE);
  });
});

describe('marks, buildings and what players hold', () => {
  test('a mark is put and taken away', () => {
    const marked = put(put(draft, 'mark:fought', 'land:NAF'), 'mark:across', 'tray:front:NAF/EGY');
    expect(print(marked)).toContain('NAFkf=R:III/EGY*:I');
    expect(print(take(take(marked, 'mark:taken', 'tray:site:NAF'), 'mark:across', 'tray:front:NAF/EGY'))).toBe(LINE);
  });

  test('there are two airfields at most, and one capital of each player', () => {
    const line = after(
      ['airfield', 'land:NAF'],
      ['airfield', 'land:EGY'],
      ['airfield', 'land:EGY'],
      ['capital:R', 'land:EGY'],
    );
    // Of two airfields the first on the map gives way to a third.
    expect(line).toContain('EGYkRka=B:II NAFa=R:III/EGY:I');
  });

  test('a card and a mission lie in one place', () => {
    expect(after(['card:NAF', 'tray:turned:B'])).toContain("@B=EGY,NAF'/-/-");
    const line = after(['mission:3', 'tray:row:2'], ['mission:3', 'tray:missions:R'], ['reward:6', 'tray:rewards:R']);
    expect(line).toContain('@R=NAF/3/6');
    expect(line).not.toContain('#=');
  });

  test('things lie only where things of their kind can', () => {
    expect(fits('division:R:I', 'tray:front:NAF/EGY')).toBe(true);
    expect(fits('card:NAF', 'land:NAF')).toBe(false);
    expect(fits('mark:across', 'land:NAF')).toBe(false);
    expect(fits('mission:3', 'tray:row:0')).toBe(true);
    expect(readThing('division:B:D')).toEqual({ type: 'division', seat: 1, kind: 2 });
    expect(readWhere('tray:sea-rear:NAF~BRA')).toMatchObject({ type: 'sea', part: 'rear' });
  });
});

describe('players and moment', () => {
  test('with fewer players, what the last ones had is gone', () => {
    const three = put(withPlayers(draft, 3), 'division:G:I', 'land:BRA');
    expect(print(three)).toContain('BRA=G:I');
    expect(print(withPlayers(three, 2))).toBe(LINE);
  });

  test('a seat changes places in the order with the one that had its place', () => {
    expect(withPlaceInOrder(withPlayers(draft, 3), 0, 2).order).toEqual([2, 1, 0]);
  });

  test('another phase begins at its beginning; another player keeps the decision', () => {
    expect(print(withNode(draft, 3))).toMatch(/^>=R\/3start\/1\/RB/);
    expect(withPlayer(draft, 1)).toMatchObject({ player: 1, decider: 1, node: 'attack' });
  });

  test('a usual option is not told', () => {
    const other = withOption(draft, 'city-limit', '9', '15');
    expect(print(other)).toContain('city-limit=9');
    expect(print(withOption(other, 'city-limit', '15', '15'))).toBe(LINE);
  });

  test('an empty map keeps what players hold', () => {
    expect(print(withoutPieces(draft))).toContain('@R=NAF/-/- @B=EGY/-/-');
  });
});

describe('words', () => {
  test('a problem is told where it is', () => {
    const option = (key: string) => key;
    expect(spotOf(draft, 'NAF: III', null, option).where).toBe('land:NAF');
    expect(spotOf(draft, '@B: 3,3', null, option).where).toBe('tray:cards:B');
    expect(spotOf(draft, 'city-limit: 1', null, option).words).toBe('option_city-limit');
    expect(spotOf(draft, '', 'CQ-AIM-6', option).field).toBe('round');
  });

  test('a border battle goes without its verb, in whatever case it is typed', () => {
    expect(shortText('border NAF/EGY')).toBe('NAF/EGY');
    expect(typedText('naf/egy')).toBe('border NAF/EGY');
    expect(typedText('NAF~BRA')).toBe('landing NAF~BRA');
    expect(typedText('move naf I')).toBe('move NAF I');
    expect(typedText('roll ad')).toBe('roll ad');
  });

  test('an arrow goes from the land that attacks to the land attacked', () => {
    expect(lineOf('border NAF/EGY')).toEqual({ from: 'NAF', to: 'EGY' });
    expect(lineOf('strike EGY NAF/EGY')).toEqual({ from: 'EGY', to: 'NAF' });
    expect(lineOf('sail-home NAF~BRA VEN')).toEqual({ from: 'BRA', to: 'VEN' });
    expect(lineOf('drop-rear NAF')).toEqual({ from: null, to: 'NAF' });
    expect(lineOf('end-attack')).toBeNull();
  });
});
