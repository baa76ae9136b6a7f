import { asObject, onlyKeys } from '../../reading/json';
import { recordsOf } from '../../reading/record';
import { checkAction } from './actions';
import { copyStacks } from './cards';
import { parse, print } from './notation';
import { changedOptions } from './options';
import { readOptions, readPosition, readStacks } from './position';
import { malformed, show } from './problems';
import { readySet, setById } from './ready-sets';
import { setProblems } from './sets';
import { isStart, startState } from './start';
import { SIDES, sided, type Side, type Stacks, type State } from './state';
import { problemsOf } from './validity';

/** Games from an empty board say so with `sets`, each the id of a ready set or four stacks, and `options`. */
export const { parseRecord, printRecord } = recordsOf<State>({
  game: 'token-battle',
  openingKeys: ['sets', 'options'],
  opening(start) {
    if (!isStart(start)) return null;
    const sets = sided((side) => readySet(start.cards[side])?.id ?? start.cards[side]);
    return { sets, options: changedOptions(start.options) };
  },
  readOpening: readSets,
  print,
  parse,
  readPosition,
  checkAction,
});

function readSets(source: Readonly<Record<string, unknown>>): State {
  if (source.sets === undefined) malformed(1, 'sets', 'missing-field');
  const given = asObject(source.sets, 'sets');
  onlyKeys(given, SIDES, 'sets.');
  const cards = sided((side) => readSet(given[side], side));
  const state = startState(cards, readOptions(source.options, 'options'));
  const [wrong] = problemsOf(state);
  if (wrong) malformed(1, `${wrong.where}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  return state;
}

function readSet(value: unknown, side: Side): Stacks {
  const where = `sets.${side}`;
  if (value === undefined) malformed(1, where, 'missing-field');
  if (typeof value === 'string') {
    const set = setById(value) ?? malformed(1, `${where}: ${show(value)}`, 'unknown-set');
    return copyStacks(set.stacks);
  }
  const stacks = readStacks(value, where);
  const [wrong] = setProblems(stacks);
  if (wrong) {
    const path = wrong.stack === null ? where : `${where}.${wrong.stack}`;
    malformed(1, `${path}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  }
  return stacks;
}
