import { expect, it } from 'vitest';
import { draftOf, withPlayers } from '../../../../site/lib/games/conquest/analyse/draft';
import { editsWith } from '../../../../site/lib/games/conquest/analyse/edits';
import { parsePosition } from '../../../../workers/games/conquest/json-position';
import { print } from '../../../../workers/games/conquest/notation';

const edits = editsWith({ looked: () => 'NAF', seat: () => 0 });
const start = draftOf('>=R/2attack/1/RB/- EGY=B:I NAFk=R:II');

/** The line of a draft as its text is read. */
function line(draft: typeof start): string {
  const parsed = parsePosition(edits.text(draft));
  if (!parsed.ok) throw new Error(parsed.error.found);
  return print(parsed.value);
}

it('divisions go into the rear, to a front and into a landing force of the territory looked into, and come out again', () => {
  let draft = edits.put(start, 'division:R:A', 'land:NAF');
  draft = edits.put(draft, 'division:R:I', 'tray:front:NAF/EGY');
  draft = edits.put(draft, 'division:R:A', 'tray:sea-front:NAF~BRA');
  expect(line(draft)).toContain('NAFk=R:AII/EGY:I');
  expect(line(draft)).toContain('NAF~BRA=R:A+-');
  draft = edits.take(draft, 'tray:sea-front:NAF~BRA', 'A');
  draft = edits.take(draft, 'tray:front:NAF/EGY', 'I');
  draft = edits.take(draft, 'tray:rear:NAF', 'A');
  expect(line(draft)).toBe(line(start));
});

it('what lies uppermost on a territory is taken first: divisions, then buildings', () => {
  let draft = edits.put(start, 'city', 'land:EGY');
  expect(edits.top(draft, 'land:EGY')).toBe('division:B:I');
  draft = edits.take(draft, 'land:EGY', null);
  expect(edits.top(draft, 'land:EGY')).toBe('city');
  draft = edits.take(draft, 'land:EGY', null);
  expect(edits.top(draft, 'land:EGY')).toBeNull();
});

it('every tray that something lies in gives it back', () => {
  const full = draftOf(
    ">=R/2attack/1/RBG/- EGYcka=B:I NAFkf=R:DII/EGY*!:A NAF~BRA*=R:A+II @R=NAF,EGY'/0/7 @B=BRA/3/- #=-,1,-,-,9,-,-,-",
  );
  for (const { id, things } of edits.trays(full)) {
    for (const { item, thing } of things) {
      expect(edits.name(thing)).toBeTruthy();
      expect(edits.fits(thing, `tray:${id}`), `${thing} in ${id}`).toBe(true);
      const taken = edits.take(full, `tray:${id}`, item);
      expect(taken, `${thing} from ${id}`).not.toEqual(full);
    }
  }
});

it('the palette has what nobody holds, for any player of the game', () => {
  const things = edits.palette(edits.put(start, 'card:NAF', 'tray:cards:B')).flatMap((group) => group.things);
  const named = things.map(({ thing }) => thing);
  expect(named).toContain('division:R:D');
  expect(named).toContain('card:EGY');
  expect(named).not.toContain('card:NAF');
  const five = editsWith({ looked: () => null, seat: () => 4 });
  expect(five.palette(withPlayers(start, 5))[0]!.things[0]!.thing).toBe('division:P:I');
  expect(five.palette(start)[0]!.things[0]!.thing).toBe('division:B:I');
});
