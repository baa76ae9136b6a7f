import { landsOf, territory } from './board';
import { EFFECTS, MISSIONS } from './cards';
import { fulfils, mayClaim } from './claiming';
import { citiesOnBoard, starsUp } from './ending';
import type { Land } from './map';
import { broken, isMine } from './refuse-recruit';
import type { State } from './state';

export function claimReasons(state: State, row: number): string[] {
  const mission = state.table[row] ?? null;
  return broken(
    ['CQ-MISS-3', mission === null],
    ['CQ-MISS-1', mission !== null && !fulfils(state, MISSIONS[mission]!.condition)],
    ['CQ-MISS-2', !mayClaim(state)],
  );
}

export const airfieldReasons = (state: State, land: Land): string[] => broken(['CQ-REW-4', !isMine(state, land)]);

export const buildReasons = (state: State, land: Land): string[] =>
  broken(
    ['CQ-END-4', starsUp(state) < 2],
    ['CQ-END-5', !isMine(state, land) || territory(state, land).city],
    ['CQ-PIECE-7', citiesOnBoard(state) >= state.options['city-limit']],
  );

export const shiftReasons = (state: State, land: Land): string[] =>
  broken([
    'CQ-END-6',
    starsUp(state) < 5 ||
      !isMine(state, land) ||
      territory(state, land).airfields === 0 ||
      landsOf(state, state.player).length < 2,
  ]);

export const airfieldToReasons = (state: State, from: Land, to: Land): string[] =>
  broken(['CQ-END-6', from === to || !isMine(state, to)]);

export const earlyReasons = (state: State): string[] =>
  broken(['CQ-REW-2', !state.holdings[state.player].rewards.some((one) => EFFECTS[one] === 'early-redeploy')]);
