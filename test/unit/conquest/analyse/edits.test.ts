import { expect, it } from 'vitest';
import { editsWith } from '../../../../site/lib/games/conquest/analyse/edits';
import { draftOf, withPhase, withPlayers } from '../../../../site/lib/games/conquest/analyse/draft';

const edits = editsWith(() => 'NAF');
const start = draftOf('>=R/2attack/1/RB/- EGY=B:I NAFk=R:II');

it('divisions go into the rear, to a front and into a landing force of the territory looked into, and come out again', () => {
  let draft = edits.put(start, 'div:R:A', 'land:NAF');
  draft = edits.put(draft, 'div:R:I', 'tray:front:NAF/EGY');
  draft = edits.put(draft, 'div:R:A', 'tray:force-front:NAF~BRA');
  expect(edits.text(draft)).toContain('NAFk=R:AII/EGY:I');
  expect(edits.text(draft)).toContain('NAF~BRA=R:A+-');
  draft = edits.take(draft, 'tray:force-front:NAF~BRA', 'A');
  draft = edits.take(draft, 'tray:front:NAF/EGY', 'I');
  draft = edits.take(draft, 'tray:rear:NAF', 'A');
  expect(edits.text(draft)).toBe(edits.text(start));
});

it('land that gets a division of somebody else is his alone, and land without divisions is nobody’s', () => {
  const taken = edits.put(start, 'div:B:I', 'land:NAF');
  expect(edits.text(taken)).toContain('NAFkR=B:I');
  expect(edits.text(edits.take(taken, 'land:NAF', null))).not.toContain('NAF=B');
});

it('cards lie in one hand, missions on the table or in a hand', () => {
  let draft = edits.put(start, 'card:NAF', 'tray:hand:R');
  draft = edits.put(draft, 'card:NAF', 'tray:hand:B');
  draft = edits.put(draft, 'mission:3', 'tray:table');
  draft = edits.put(draft, 'reward:2', 'tray:hand:B');
  expect(edits.text(draft)).toContain('@B=NAF/-/2');
  expect(edits.text(draft)).not.toContain('@R=');
  expect(edits.text(draft)).toContain('#=3,-,-,-,-,-,-,-');
  draft = edits.take(draft, 'tray:hand:B', 'NAF');
  expect(edits.text(draft)).toContain('@B=-/-/2');
});

it('what is put somewhere can lie there', () => {
  expect(edits.fits('div:R:I', 'land:NAF')).toBe(true);
  expect(edits.fits('card:NAF', 'land:NAF')).toBe(false);
  expect(edits.fits('city', 'tray:rear:NAF')).toBe(false);
  expect(edits.fits('mission:1', 'tray:table')).toBe(true);
  expect(edits.fits('div:R:I', 'tray:hand:R')).toBe(false);
});

it('another phase begins at its beginning, and fewer players leave nothing behind', () => {
  const three = edits.put(withPlayers(start, 3), 'div:G:I', 'land:BRA');
  expect(edits.text(withPhase(three, 1, 2))).toMatch(/^>=G\/1start\/1\/RBG/);
  expect(edits.text(withPlayers(three, 2))).not.toContain('BRA');
});
