import { expect, test } from 'vitest';
import {
  beginningIn,
  forceBy,
  goalIn,
  goalLeft,
  isReached,
  landPick,
  wayInto,
} from '../../../../site/lib/games/conquest/board/land-picks';

const asking = (...picks: string[]) => ({
  choices: picks.map((pick) => ({ action: pick, picks: [pick] })),
  state: (pick: string) => (picks.includes(pick) ? ('next' as const) : null),
});

test('a territory in which one thing can be picked stands for it', () => {
  expect(landPick('NAF', ['place:NAF/EGY'], asking('place:NAF/EGY'))).toBe('place:NAF/EGY');
});

test('the land beyond a border stands for that border of the territory looked into before', () => {
  const picker = asking('place:BRA/ARG', 'place:BRA/PER');
  expect(landPick('ARG', [], picker, 'BRA')).toBe('place:BRA/ARG');
  expect(landPick('ARG', [], picker)).toBeNull();
  expect(landPick('EGY', [], picker, 'BRA')).toBeNull();
});

test('and does so with a force of its enemy off its coast', () => {
  const picker = asking('place:EGY/NAF', 'force:BRA~NAF', 'place:NAF/BRA');
  const here = ['force:BRA~NAF', 'place:NAF/BRA'];
  expect(landPick('NAF', here, picker, 'EGY')).toBe('place:EGY/NAF');
  expect(landPick('NAF', here, picker)).toBeNull();
});

test('where to go is pressed before who goes, if only one border leads there', () => {
  const picker = asking('place:BRA/ARG', 'place:PER/VEN', 'place:BRA/VEN', 'land:JAP');
  expect(wayInto('ARG', picker)).toBe('place:BRA/ARG');
  expect(wayInto('VEN', picker)).toBeNull();
  expect(wayInto('JAP', picker)).toBeNull();
});

test('the rear of a territory that may strike back does not make every territory one that is asked for', () => {
  const picker = asking('place:BRA/ARG');
  const striking = { ...picker, choices: [{ action: 'strike', picks: ['land:BRA', 'place:NAF/BRA'] }] };
  expect(landPick('JAP', [], striking)).toBeNull();
  const merging = { ...picker, choices: [{ action: 'merge', picks: ['land:BRA'] }] };
  expect(landPick('JAP', [], merging)).toBe('land:JAP');
});

test('whoever has picked a force that lies off the goal presses the goal', () => {
  const picker = {
    choices: [{ action: 'landing', picks: ['force:EAF~MAD', 'place:MAD/EAF'] }],
    state: (pick: string) => (pick.startsWith('force') ? ('picked' as const) : ('next' as const)),
  };
  expect(landPick('MAD', ['force:EAF~MAD', 'place:MAD/EAF'], picker)).toBe('place:MAD/EAF');
});

test('the only force off a coast stands for the land there, and for the land it came from', () => {
  const picker = asking('force:GBR~ICE', 'place:BRA/ARG');
  expect(['ICE', 'GBR', 'ARG'].map((code) => forceBy(code, picker))).toEqual(['force:GBR~ICE', 'force:GBR~ICE', null]);
  expect(forceBy('GBR', asking('force:GBR~ICE', 'force:GBR~WEU'))).toBeNull();
});

test('of whoever is picked to fight the goal is meant, if there is only one', () => {
  const border = { action: 'border', picks: ['place:BRA/ARG', 'place:ARG/BRA'] };
  const counter = { action: 'counter', picks: ['place:BRA/ARG', 'force:ARG~BRA'] };
  const picked = ['place:BRA/ARG'];
  expect(goalLeft({ picked, matches: [border] })).toBe('place:ARG/BRA');
  expect(goalLeft({ picked, matches: [border, counter] })).toBeNull();
  expect(goalLeft({ picked: [], matches: [border] })).toBeNull();
  expect(goalLeft({ picked: ['place:ARG/BRA'], matches: [border] })).toBeNull();
});

test('a goal is plain where nothing else can be picked in a territory', () => {
  const picker = asking('place:CAM/WUS', 'land:PER', 'place:PER/VEN');
  expect(goalIn(['place:CAM/WUS'], picker)).toBe('place:CAM/WUS');
  expect(goalIn(['land:PER', 'place:PER/VEN'], picker)).toBeNull();
  expect(goalIn([], picker)).toBeNull();
});

test('troops that can go to a territory are told from those that can begin there', () => {
  const picker = asking('place:BRA/ARG', 'place:PER/ARG', 'place:PER/BRA');
  expect(isReached('ARG', picker)).toBe(true);
  expect(isReached('VEN', picker)).toBe(false);
  expect(beginningIn('BRA', picker)).toBe('place:BRA/ARG');
  expect(beginningIn('PER', picker)).toBeNull();
  expect(beginningIn('VEN', picker)).toBeNull();
});

test('where territories are asked for, another one is tried, whatever was looked into before', () => {
  expect(landPick('EGY', [], asking('land:NAF', 'place:NAF/EGY'), 'NAF')).toBe('land:EGY');
});
