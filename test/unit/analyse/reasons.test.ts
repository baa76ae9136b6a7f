import { expect, test } from 'vitest';
import {
  causesOf,
  causesText,
  certainText,
  countsOf,
  faultText,
  namesText,
  reasonText,
} from '../../../site/lib/analyse/reasons';
import type { MoveValue } from '../../../workers/analysis/contract';

const counts = countsOf([
  { action: 'a', terms: { medals: 2, rack: 0, turn: -1 } },
  { action: 'b', terms: { medals: 0, rack: 1, turn: -1 } },
  { action: 'c', terms: { medals: 0, rack: 0, turn: -1 } },
  { action: 'd', terms: { medals: 0, rack: 0, turn: -1 } },
]);
const names = { medals: () => 'Medals', rack: () => 'Tiles on the rack', turn: () => 'The right to move' };

const value = (action: string, chance: number, certainty: MoveValue['certainty'] = 'estimated'): MoveValue => ({
  action,
  picks: [],
  certainty,
  chance,
  chances: [chance, 1 - chance],
  error: 0,
  visits: 100,
  line: [action],
});

test('a move is held against the best one, the best one against a move of the middle', () => {
  expect(causesOf(counts, 'a', 'a')).toEqual({ better: ['medals'], worse: [] });
  expect(causesOf(counts, 'b', 'a')).toEqual({ better: ['rack'], worse: ['medals'] });
});

test('what all moves have alike is no reason, nor is anything where nothing is counted', () => {
  expect(causesOf(counts, 'c', 'd')).toEqual({ better: [], worse: [] });
  expect(causesOf(countsOf([]), 'a', 'a')).toEqual({ better: [], worse: [] });
  expect(causesOf(countsOf([{ action: 'end', terms: {} }]), 'end', 'a')).toEqual({ better: [], worse: [] });
});

test('names are said inside a sentence', () => {
  expect(causesText(causesOf(counts, 'b', 'a'), names)).toBe('better in tiles on the rack; worse in medals');
});

test('a name begins small in a sentence, but for an abbreviation', () => {
  const names = { medals: () => 'Medals', hp: () => 'HP in play' };
  expect(namesText(['medals', 'hp'], names)).toBe('medals, HP in play');
});

test('what is sure is said first', () => {
  const all = [value('a', 1, 'proven'), value('b', 0, 'proven')];
  expect(certainText(all[0]!, all)).toBe('wins, whatever the others do');
  expect(certainText(all[1]!, all)).toBe('loses against the best answers');
  const only = [value('a', 0.4), value('b', 0, 'proven')];
  expect(certainText(only[0]!, only)).toBe('the only move that does not lose');
  expect(certainText(value('a', 0.4), [value('a', 0.4)])).toBe('');
  expect(reasonText({ move: all[1]!, best: all[0]!, all, counts, names })).toBe(
    'loses against the best answers; better in tiles on the rack; worse in medals',
  );
});

test('what a fault gains is no reason for it', () => {
  const all = [value('a', 0.7), value('b', 0.5), value('c', 0.4)];
  const fault = (move: MoveValue, best: MoveValue) => faultText({ move, best, all, counts, names });
  expect(fault(all[1]!, all[0]!)).toBe('worse in medals');
  expect(fault(all[0]!, all[2]!)).toBe('');
  expect(fault(value('b', 0, 'proven'), all[0]!)).toBe('loses against the best answers; worse in medals');
});
