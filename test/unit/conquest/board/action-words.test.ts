import { afterAll, describe, expect, it } from 'vitest';
import { actionText, toldText } from '../../../../site/lib/games/conquest/board/action-words';
import { face } from '../../../../site/lib/games/conquest/told-face';
import { baseLocale, overwriteGetLocale } from '../../../../site/lib/paraglide/runtime';
import type { View } from '../../../../workers/contract';
import { CHANCE, OVER } from '../../../../workers/engine/abi';
import { engineFromFile } from '../../../../workers/engine/node';
import { ACTION_FORMS } from '../../../../workers/games/conquest/action-names';
import type { Board } from '../../../../workers/games/conquest/board';
import { conquest } from '../../../../workers/games/conquest/game';
import { seededRandom } from '../../../../workers/random';
import { begin, step } from '../../../property/conquest/games';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));

/** One action of each wording and node that came up in random games, with the board it came up at. */
function actionsMet(): [string, Board][] {
  const random = seededRandom(5);
  const met = new Map<string, [string, Board]>();
  for (let game = 0; game < 12; game++) {
    begin(engine, 2 + (game % 4), game % 2 ? 'trading=on' : '', game);
    for (let plies = 0; plies < 1500 && engine.actor() !== OVER; plies++, step(engine, random)) {
      const state = conquest.read(engine.save());
      for (const action of engine.actor() === CHANCE ? engine.outcomes().actions : engine.legal()) {
        const text = conquest.actionText(action, state);
        const shape = text.replace(/[A-Z]{3}/g, 'LAND');
        if (!met.has(shape)) met.set(shape, [text, conquest.board(state, engine)]);
      }
    }
  }
  return [...met.values()];
}

const met = actionsMet();

function written(state: Parameters<typeof conquest.write>[0]): Uint8Array {
  const bytes = new Uint8Array(conquest.stateBytes);
  conquest.write(state, bytes);
  return bytes;
}

describe.each(['en', 'pl', 'zh-Hans', 'zh-Hant'] as const)('actions in %s', (locale) => {
  afterAll(() => overwriteGetLocale(() => baseLocale));

  it('every action of random games has words of its own', () => {
    overwriteGetLocale(() => locale);
    const kinds = new Set(met.map(([action]) => action.split(' ')[0]));
    expect(kinds.size).toBeGreaterThan(ACTION_FORMS.length - 12);
    for (const [action, board] of met) {
      const text = actionText(action, board);
      expect([action, text]).not.toEqual([action, action]);
      expect(text, action).not.toMatch(/undefined|NaN|cq_a_|[{}]/);
      if (locale.startsWith('zh')) expect(text, action).not.toMatch(/[a-z]|\p{Script=Han}\d|\d\p{Script=Han}/u);
    }
  });
});

it('says where, whereto and how many', () => {
  overwriteGetLocale(() => 'pl');
  const board = { table: [3] } as unknown as Board;
  expect(actionText('raid-front NAF/EGY EGY/MEA', board)).toBe(
    'Uderzenie od tyłu, front Afryka Północna → Egipt; cel: front Egipt → Bliski Wschód',
  );
  expect(actionText('advance-infantry 12', board)).toBe('Wkroczenie: piechota 12');
  expect(actionText('claim 0', board)).toBe('Odbiór misji: Zdobyć miasto, nagroda: Lotnisko');
  expect(actionText('roll d', board)).toBe('Kości: obrońca trafiony');
  expect(actionText('roll ad', board)).toBe('Kości: atakujący trafiony, obrońca trafiony');
  expect(actionText('roll dd', board)).toBe('Kości: obrońca trafiony dwa razy');
  overwriteGetLocale(() => 'zh-Hans');
  expect(actionText('advance-infantry 12', board)).toBe('进驻：12 个步兵师');
  expect(actionText('set-out NAF/EGY', board)).toBe('从北非出发到埃及');
  overwriteGetLocale(() => baseLocale);
});

it.each([
  [
    '3take-infantry:NAF/CON/1/RB/- NAFk=R:III UKRkB=B:III',
    'take-infantry 2',
    'Take along: 2 infantry (North Africa › Congo)',
  ],
  [
    '3move-count:NAF,I,EGY/1/RB/- NAFk=R:III EGY=R:I UKRkB=B:III',
    'move-count 2',
    'Number moved: 2 (North Africa › Egypt)',
  ],
  ['3outward/1/RB/- NAFk=R:III UKRkB=B:III', 'set-out NAF/CON', 'Set out from North Africa to Congo'],
])('what is told by itself says from where to where: %s', (line, action, text) => {
  const state = conquest.parse(`>=R/${line}`);
  if (!state.ok) throw new Error(line);
  engine.load(written(state.value));
  expect(toldText(action, conquest.board(state.value, engine))).toBe(text);
});

it('an event says who decided it without a colon before the one its own words have', () => {
  const state = conquest.parse('>=R/3take-infantry:NAF/CON/1/RB/- NAFk=R:III UKRkB=B:III');
  if (!state.ok) throw new Error(state.error.problem);
  engine.load(written(state.value));
  const view = { actor: 'player', seat: 0, board: conquest.board(state.value, engine) } as unknown as View;
  expect(face.event(view, 'take-infantry 2', null)).toBe('Red · Take along: 2 infantry (North Africa › Congo)');
});

it.each([
  ['BRA', 'Move infantry from Brazil'],
  ['ARG', 'Move to Argentina'],
  ['NAF', 'Move to North Africa'],
])('whoever presses land that is not theirs where troops move means to go there: %s', (code, text) => {
  const board = { player: 'R', lands: { BRA: { owner: 'R' }, NAF: { owner: 'B' } } } as unknown as Board;
  expect(actionText(`move ${code} I`, board)).toBe(text);
});
