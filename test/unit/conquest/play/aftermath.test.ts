import { expect, test } from 'vitest';
import { aftermath } from '../../../../site/lib/games/conquest/play/aftermath';
import { isPassing } from '../../../../site/lib/games/conquest/play/passing';
import { roundTexts } from '../../../../site/lib/games/conquest/play/round-words';
import type { Board } from '../../../../workers/games/conquest/board';
import type { Effect } from '../../../../workers/games/conquest/effects';

const board = {
  player: 'G',
  order: ['R', 'B', 'G'],
  lands: { EUS: { owner: 'R', rear: 'I' }, WUS: { owner: 'R', rear: 'I' }, CAM: { owner: 'G', rear: 'I' } },
  forces: {},
} as unknown as Board;

test('a roll tells whose land is whose then, and who is out', () => {
  const told = aftermath(board, 'roll d', [
    { kind: 'owner', land: 'EUS', before: 'R', after: null },
    { kind: 'owner', land: 'CAM', before: 'G', after: 'R' },
  ]);
  expect(told).toEqual([
    'Eastern United States belongs to nobody now',
    'Red takes Central America',
    'Green is out of the game',
  ]);
});

test('nobody is out who is at sea', () => {
  const atSea = { ...board, forces: { 'CAM~VEN': { owner: 'G' } } } as unknown as Board;
  expect(aftermath(atSea, 'roll d', [{ kind: 'owner', land: 'CAM', before: 'G', after: null }])).toEqual([
    'Central America belongs to nobody now',
  ]);
});

const rolled = {
  kind: 'rolled',
  players: ['G', 'R'],
  round: { attacker: { extra: [], added: [] }, defender: { extra: [], added: [] } },
  attacker: [6, 4],
  defender: [5, 1],
  hits: 'dd',
} as unknown as Effect;

test('a round tells its dice and what was lost, whoever owns the land then', () => {
  const told = roundTexts(board, [
    rolled,
    { kind: 'divisions', spot: 'place:WUS/CAM', before: 'AI', after: '' },
    { kind: 'divisions', spot: 'land:WUS', before: 'I', after: 'DI' },
    { kind: 'divisions', spot: 'land:CAM', before: 'I', after: 'II' },
  ]);
  expect(told).toEqual(['6, 4 against 5, 1', 'Red loses 1 infantry', 'Red: 1 armour damaged']);
});

test('a front that faces nobody any more goes back by rule, which is said after what it comes of', () => {
  expect(
    aftermath(board, 'take-infantry 1', [
      { kind: 'divisions', spot: 'place:WUS/CAM', before: 'A', after: '' },
      { kind: 'divisions', spot: 'land:WUS', before: 'I', after: 'AI' },
      { kind: 'owner', land: 'CAM', before: 'G', after: null },
    ]),
  ).toEqual([
    'Central America belongs to nobody now',
    '1 armour facing Central America drops back to the rear of Western United States',
    'Green is out of the game',
  ]);
});

test('attacks that end because nothing is left to attack are told', () => {
  expect(aftermath(board, 'advance-infantry 1', [{ kind: 'noAttack' }])).toEqual(['no more attacks are possible']);
});

test('an open border that is invaded, and what is placed without a choice, are told', () => {
  expect(aftermath(board, 'commit I', [{ kind: 'invasion', spot: 'place:WUS/CAM', begun: true }])).toEqual([
    'Central America is invaded without dice: nobody stood in the way',
  ]);
  expect(aftermath(board, 'roll d', [{ kind: 'invasion', spot: 'place:WUS/CAM', begun: true }])).toEqual([
    'Central America is invaded',
  ]);
  const placed = { kind: 'divisions', spot: 'land:CAM', before: 'I', after: 'II' } as const;
  expect(aftermath(board, 'turn-done', [placed])).toEqual(['Central America: 2 infantry']);
  expect(aftermath(board, 'drop-count 1', [placed])).toEqual([]);
});

test('numbers and goals that were without a choice are told with the decision before', () => {
  const dropped = { kind: 'divisions', spot: 'land:CAM', before: 'I', after: 'III' } as const;
  expect(aftermath(board, 'drop-rear CAM', [dropped])).toEqual(['Central America: 3 infantry']);
  const left = { kind: 'divisions', spot: 'land:MEA', before: 'II', after: 'I' } as const;
  // Red's front has nobody to face any more, and goes back.
  const back = { kind: 'divisions', spot: 'land:WUS', before: 'I', after: 'II' } as const;
  expect(aftermath(board, 'move-count 1', [left, dropped, back])).toEqual(['Central America: 3 infantry']);
  expect(
    aftermath(board, 'shift-airfield WUS', [
      { kind: 'airfield', land: 'WUS', gained: false },
      { kind: 'airfield', land: 'EUS', gained: true },
    ]),
  ).toEqual(['airfield: Eastern United States']);
});

test('what the next player places before anything is asked of them is told with the step that ends the turn', () => {
  const red = { ...board, player: 'R' } as unknown as Board;
  const forced = { kind: 'divisions', spot: 'land:CAM', before: 'I', after: 'II' } as const;
  const next = { kind: 'nextTurn', player: 'G' } as const;
  expect(aftermath(red, 'card NAF', [forced, next])).toEqual(['Central America: 2 infantry']);
  expect(aftermath(red, 'end-turn', [forced, { ...forced, spot: 'land:WUS' }, next])).toEqual([
    'Central America: 2 infantry',
  ]);
  // Who falls back within a turn has said so.
  expect(aftermath(red, 'fall-back 1', [forced])).toEqual([]);
});

test('what only goes on is told by what came of it', () => {
  expect(['turn-done', 'end-turn', 'no-claim', 'turn-card NAF', 'fight-on'].map(isPassing)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
