import { asObject, asText, onlyKeys } from '../../reading/json';
import { recordsOf } from '../../reading/record';
import { parseAction } from './actions';
import { mapOf } from './board-data';
import { readMap, readOption, readSide, readTiles } from './fields';
import { parse, print } from './notation';
import { changedOptions } from './options';
import { readPosition } from './position';
import { failAt, malformed } from './problems';
import { isStart, rackSizeAtStart, startState } from './start';
import { SIDES, type Options, type State } from './state';
import { problemsOf } from './validity';

/** Games dealt by the rules say so with `map`, `options`, `starter` and `racks` (section 4.2 of the rules). */
export const { parseRecord, printRecord } = recordsOf<State>({
  game: 'toy-battle',
  openingKeys: ['map', 'options', 'starter', 'racks'],
  opening: (start) =>
    isStart(start)
      ? { map: start.map, options: changedOptions(start.options), starter: start.toMove, racks: start.rack }
      : null,
  readOpening: readDealt,
  print,
  parse,
  readPosition,
  checkAction: (text, start) => parseAction(text, mapOf(start)),
});

function readDealt(source: Readonly<Record<string, unknown>>): State {
  for (const key of ['map', 'starter', 'racks']) if (source[key] === undefined) malformed(1, key, 'missing-field');
  const map = readMap(asText(source.map, 'map'), failAt('map', source.map));
  const starter = readSide(source.starter, failAt('starter', source.starter));
  const options: Partial<Options> = {};
  for (const [name, value] of Object.entries(asObject(source.options ?? {}, 'options'))) {
    Object.assign(options, readOption(name, value, failAt(`options.${name}`, value)));
  }
  const given = asObject(source.racks, 'racks');
  onlyKeys(given, SIDES, 'racks.');
  const racks = { blue: '', red: '' };
  for (const side of SIDES) {
    const fail = failAt(`racks.${side}`, given[side]);
    racks[side] = readTiles(asText(given[side], `racks.${side}`), fail);
    if (racks[side].length !== rackSizeAtStart(side, starter)) fail(0, racks[side], 'bad-opening', 'TB-SET-6');
  }
  const state = startState(map, starter, racks, options);
  const [wrong] = problemsOf(state);
  if (wrong) malformed(1, `${wrong.where}: ${JSON.stringify(wrong.found)}`, wrong.problem, wrong.rule);
  return state;
}
