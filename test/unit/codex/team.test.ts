import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../workers/games/codex/catalogue';
import { CARDS, HEROES } from '../../../workers/games/codex/data';
import { SPECS, STARTERS } from '../../../workers/games/codex/specs';
import {
  binderOf,
  codexSize,
  coloursOf,
  faultsOf,
  isMulticolour,
  NO_TEAM,
  starterCards,
  startersFor,
  toggled,
  withHeroes,
  type Team,
} from '../../../workers/games/codex/team';
import { readTeam, teamText } from '../../../workers/games/codex/team-text';

const red: Team = { heroes: ['captain_zane', 'drakk_ramhorn', 'jaina_stormborne'], starter: 'red' };
const mixed: Team = { heroes: ['troq_bashar', 'master_midori', 'setsuki_hiruki'], starter: 'white' };

describe('a team (CX-TEAM)', () => {
  it('is three different heroes and a starter deck of one of their colours', () => {
    expect(faultsOf(red)).toEqual([]);
    expect(faultsOf(mixed)).toEqual([]);
    expect(faultsOf(NO_TEAM)).toEqual(['CX-TEAM-1', 'CX-TEAM-4']);
    expect(faultsOf({ ...red, heroes: red.heroes.slice(1) })).toEqual(['CX-TEAM-1']);
    expect(faultsOf({ ...red, heroes: ['captain_zane', 'captain_zane', 'drakk_ramhorn'] })).toEqual(['CX-TEAM-6']);
    expect(faultsOf({ ...red, starter: 'green' })).toEqual(['CX-TEAM-4']);
    expect(faultsOf({ ...red, starter: 'neutral' })).toEqual(['CX-TEAM-4']);
  });

  it('is multicolour with two real colours; neutral is none', () => {
    expect(isMulticolour(red)).toBe(false);
    expect(isMulticolour(mixed)).toBe(true);
    expect(isMulticolour({ heroes: ['troq_bashar', 'river_montoya', 'master_midori'], starter: 'green' })).toBe(false);
    expect(coloursOf(mixed)).toEqual(['neutral', 'green', 'white']);
    expect(startersFor(mixed)).toEqual(['neutral', 'green', 'white']);
  });

  it('takes heroes in and out; the starter deck follows where there is but one', () => {
    const one = toggled(NO_TEAM, 'captain_zane');
    expect(one).toEqual({ heroes: ['captain_zane'], starter: 'red' });
    const two = toggled(one, 'master_midori');
    expect(two).toEqual({ heroes: ['captain_zane', 'master_midori'], starter: 'red' });
    expect(toggled(two, 'captain_zane')).toEqual({ heroes: ['master_midori'], starter: 'green' });
    expect(toggled(red, 'master_midori')).toBe(red);
    expect(toggled(toggled(NO_TEAM, 'captain_zane'), 'captain_zane')).toEqual(NO_TEAM);
  });

  it('of one hero is complete with that one, who gives way to another', () => {
    const zane = toggled(NO_TEAM, 'captain_zane', 1);
    expect(faultsOf(zane, 1)).toEqual([]);
    expect(faultsOf(NO_TEAM, 1)).toEqual(['CX-TEAM-1', 'CX-TEAM-4']);
    expect(faultsOf(red, 1)).toEqual(['CX-TEAM-1']);
    expect(toggled(zane, 'master_midori', 1)).toEqual({ heroes: ['master_midori'], starter: 'green' });
    expect(toggled(zane, 'captain_zane', 1)).toEqual(NO_TEAM);
    expect(codexSize(zane)).toBe(24);
    expect(isMulticolour(zane)).toBe(false);
    expect(withHeroes(mixed, mixed.heroes.slice(0, 1))).toEqual({ heroes: ['troq_bashar'], starter: 'neutral' });
  });
});

describe('the binder', () => {
  it('has 72 cards for every spec: four spells, and 2, 5 and 1 cards of tech I, II and III', () => {
    for (const spec of Object.values(SPECS)) {
      const [page] = binderOf({ heroes: [spec.hero], starter: null });
      expect(page!.spells.map((id) => cardOf(id).type)).toEqual(['spell', 'spell', 'spell', 'spell']);
      expect(page!.spells.filter((id) => cardOf(id).ultimate)).toHaveLength(1);
      expect(page!.tech.map((ids) => ids.map((id) => cardOf(id).tech))).toEqual([[1, 1], [2, 2, 2, 2, 2], [3]]);
      expect([...page!.spells, ...page!.tech.flat()]).toEqual(spec.cards);
    }
    expect(codexSize(red)).toBe(72);
    expect(codexSize(NO_TEAM)).toBe(0);
  });

  it('has a starter deck of ten cards', () => {
    expect(starterCards(red)).toEqual(STARTERS.red.cards);
    expect(starterCards(NO_TEAM)).toEqual([]);
    for (const { cards } of Object.values(STARTERS)) expect(cards).toHaveLength(10);
    expect(new Set(Object.values(STARTERS).flatMap(({ cards }) => cards)).size).toBe(
      CARDS.filter(({ set }) => set === 'starter').length,
    );
  });
});

describe('a team as text', () => {
  it('is read back as it was written, for every team of three heroes', () => {
    expect(teamText(red)).toBe('anarchy+blood+fire/red');
    for (const [i, a] of HEROES.entries())
      for (const [j, b] of HEROES.slice(i + 1).entries())
        for (const c of HEROES.slice(i + j + 2)) {
          const team: Team = { heroes: [a.id, b.id, c.id], starter: c.color };
          expect(readTeam(teamText(team))).toEqual(team);
        }
  });

  it('has one spec for one hero', () => {
    for (const { id, color } of HEROES) {
      const team: Team = { heroes: [id], starter: color };
      expect(readTeam(teamText(team))).toEqual(team);
    }
    expect(teamText({ heroes: ['troq_bashar'], starter: 'neutral' })).toBe('bashing/neutral');
    for (const text of ['bashing/red', '/red', '+/red', 'fire+/red', 'fire+fire/red'])
      expect(readTeam(text)).toBeNull();
    expect(() => teamText({ ...red, heroes: red.heroes.slice(1) })).toThrow(RangeError);
  });

  it('is forgiving about blanks and capitals, and about nothing else', () => {
    expect(readTeam(' Anarchy+Blood+Fire/Red\n')).toEqual(red);
    const wrong = [
      '',
      'anarchy+blood/red',
      'anarchy+blood+blood/red',
      'anarchy+blood+fire/green',
      'anarchy+blood+fire',
    ];
    for (const text of [...wrong, 'anarchy+blood+nothing/red', 'constructor+blood+fire/red', 'anarchy+blood+fire/grey'])
      expect(readTeam(text), text).toBeNull();
    expect(() => teamText(NO_TEAM)).toThrow(RangeError);
    expect(() => teamText({ ...red, starter: null })).toThrow(RangeError);
  });
});
