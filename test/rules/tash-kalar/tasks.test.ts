import { describe, expect, test } from 'vitest';
import { arena, implementations, NO_DRAWS, words } from './support';

/** Tasks named here are fulfilled or not; of the others nothing is said. */
const BOARDS: { rule: string; own: string; enemy: string; yes?: string; no?: string }[] = [
  { rule: 'TS-HIGH-10', own: 'd4 e5* f6* d6 f5', enemy: '', yes: 'CentralDominance', no: 'CenterCross' },
  { rule: 'TS-HIGH-10', own: 'd4 e5* f6* d6 f4', enemy: '', yes: 'CentralDominance CenterCross' },
  { rule: 'TS-HIGH-10', own: 'e4 d5 e5 f5 e6', enemy: '', yes: 'CenterCross', no: 'CentralDominance' },
  { rule: 'TS-HIGH-10', own: 'a5 b5 c5* d5 e5 f5 g5', enemy: 'i5', yes: 'LineDominance' },
  { rule: 'TS-HIGH-10', own: 'a5 b5 c5* d5 f5 g5', enemy: 'i5', no: 'LineDominance' },
  { rule: 'TS-HIGH-10', own: 'b2* c3 e5 g7 h2 g3* d6', enemy: '', yes: 'Diagonals' },
  { rule: 'TS-HIGH-10', own: 'b2* c3 f6 g7 h2 g3 d6 c7', enemy: '', no: 'Diagonals' },
  { rule: 'TS-HIGH-8', own: 'd2* h6* e4 c8', enemy: '', yes: 'RedConquest', no: 'RedLegends' },
  { rule: 'TS-HIGH-8', own: 'd2** h6*', enemy: '', yes: 'RedLegends', no: 'RedConquest GreenLegends' },
  { rule: 'TS-HIGH-8', own: 'c3* g3* i4', enemy: '', yes: 'GreenConquest', no: 'GreenLegends' },
  { rule: 'TS-HIGH-8', own: 'c3* g3** i4 d2* e5', enemy: '', yes: 'ColorConquest GreenLegends' },
  { rule: 'TS-HIGH-8', own: 'd2* c3* g3*', enemy: 'e5 i4*', yes: 'RainbowDominance' },
  { rule: 'TS-HIGH-8', own: 'd2* c3* g3*', enemy: 'e5* i4*', no: 'RainbowDominance' },
  { rule: 'TS-HIGH-11', own: 'b2 c3 d4 e5 f5 g6 h7 h8', enemy: '', yes: 'CornerChain', no: 'SideChain' },
  { rule: 'TS-HIGH-11', own: 'b2 c3 d4 e5 f5 g6 h7', enemy: '', no: 'CornerChain' },
  { rule: 'TS-HIGH-11', own: 'b2 c3 d4 e6 f5 g6 h7 h8', enemy: '', no: 'CornerChain' },
  { rule: 'TS-HIGH-11', own: 'a5 b5 c5 d4 e5 f5 g5 h4 i3', enemy: '', yes: 'SideChain' },
  { rule: 'TS-HIGH-12', own: 'd4 e4 f4 d5 d6 f5', enemy: 'e5', yes: 'Imprisonment', no: 'Envelopment' },
  { rule: 'TS-HIGH-12', own: 'd4 e4 f4 d5 d6 f5 e6', enemy: 'e5', yes: 'Imprisonment Envelopment' },
  { rule: 'TS-HIGH-13', own: 'b4 b5 b6 a4 a6', enemy: 'a5 c5', yes: 'Isolation' },
  { rule: 'TS-HIGH-13', own: 'b4 b5 b6 a4', enemy: 'a5 c5', no: 'Isolation' },
  { rule: 'TS-HIGH-13', own: 'b4 b5 b6 a4 c4', enemy: 'a5 c5', no: 'Isolation' },
  { rule: 'TS-HIGH-13', own: 'e5', enemy: 'a5 i5', no: 'Isolation' },
];

/** Rule, enemy pieces destroyed and beings summoned in this turn. */
const TURNS: { rule: string; destroyed?: [number, number, number]; summoned?: string; yes?: string; no?: string }[] = [
  { rule: 'TS-HIGH-7', destroyed: [3, 0, 0], yes: 'Destruction', no: 'Devastation HeroicDestruction EndofLegends' },
  { rule: 'TS-HIGH-7', destroyed: [2, 1, 0], yes: 'Destruction HeroicDestruction', no: 'HeroicDevastation' },
  { rule: 'TS-HIGH-7', destroyed: [2, 2, 0], yes: 'Devastation HeroicDevastation EndofLegends' },
  { rule: 'TS-HIGH-7', destroyed: [0, 0, 1], yes: 'EndofLegends', no: 'Destruction' },
  {
    rule: 'TS-HIGH-9',
    summoned: 'e5 d4',
    yes: 'RedSummoning',
    no: 'GreenSummoning ColoredSummoning LegendarySummoning',
  },
  { rule: 'TS-HIGH-9', summoned: 'c3* c3*', yes: 'GreenSummoning ColoredSummoning' },
  { rule: 'TS-HIGH-9', summoned: 'b4** e6', yes: 'LegendarySummoning', no: 'RedSummoning' },
  { rule: 'TS-HIGH-9', summoned: 'e5**', no: 'RedSummoning LegendarySummoning' },
];

for (const { name, load } of implementations) {
  describe(`conditions of tasks [${name}]`, () => {
    test.each(BOARDS)('$rule: $own against $enemy', ({ own, enemy, yes = '', no = '' }) => {
      const fulfilled = load(arena(own, enemy)).fulfilled();
      expect(fulfilled).toEqual(expect.arrayContaining(words(yes)));
      expect(fulfilled.filter((task) => words(no).includes(task))).toEqual([]);
    });

    test.each(TURNS)(
      '$rule: $destroyed destroyed, $summoned summoned',
      ({ destroyed, summoned = '', yes = '', no = '' }) => {
        const [common, heroic, legendary] = destroyed ?? [0, 0, 0];
        const turn = { destroyed: { common, heroic, legendary }, summoned: words(summoned) };
        const fulfilled = load(arena('', '', { turn })).fulfilled();
        expect(fulfilled).toEqual(expect.arrayContaining(words(yes)));
        expect(fulfilled.filter((task) => words(no).includes(task))).toEqual([]);
      },
    );
  });

  describe(`claiming [${name}]`, () => {
    const row = ['CentralDominance', 'SideChain', 'Destruction'];
    const position = arena('d4 e5* f6* d6', '', {
      ...NO_DRAWS,
      tasks: { row, next: 'CenterCross' },
      decks: { ...NO_DRAWS.decks, tasks: ['RedConquest', 'GreenConquest'] },
      turn: { actions: 1 },
    });
    const asked = load(position).play('place f5');

    test('TS-HIGH-1: a current task that is fulfilled, or none', () => {
      expect(asked.legal()).toEqual(['claim CentralDominance', 'skip']);
      expect(asked.whyNot('claim SideChain')).toBe('TS-HIGH-1');
      expect(asked.play('skip').position()).toMatchObject({ tasks: { row }, turn: { player: 'B' } });
    });

    test('TS-HIGH-2: not the next task', () => expect(asked.whyNot('claim CenterCross')).toBe('TS-HIGH-2'));

    test('TS-HIGH-3: the next task joins the row, a new one is turned up', () => {
      const claimed = asked.play('claim CentralDominance');
      expect(claimed.score('A')).toBe(1);
      expect(claimed.outcomes()).toEqual(['~RedConquest']);
      expect(claimed.play('~RedConquest').position().tasks).toEqual({
        row: ['SideChain', 'Destruction', 'CenterCross'],
        next: 'RedConquest',
        claimed: { A: ['CentralDominance'], B: [] },
      });
    });

    test('TS-SETUP-5: a task that would be the third of its type goes under the deck', () => {
      const crowded = load({
        ...position,
        tasks: { row: ['CentralDominance', 'Destruction', 'RedSummoning'], next: 'Devastation' },
        decks: { ...NO_DRAWS.decks, tasks: ['HeroicDestruction', 'Imprisonment'] },
      });
      const claimed = crowded.play('place f5', 'claim CentralDominance', '~HeroicDestruction');
      expect(claimed.outcomes()).toEqual(['~Imprisonment']);
      const after = claimed.play('~Imprisonment').position();
      expect(after.tasks).toMatchObject({ row: ['Destruction', 'RedSummoning', 'Devastation'], next: 'Imprisonment' });
      expect(after.decks!.tasks).toMatchObject({ top: ['HeroicDestruction'] });
    });

    test('TS-HIGH-4: if every task would be the third of its type, the first one stays', () => {
      const crowded = load({
        ...position,
        tasks: { row: ['CentralDominance', 'Destruction', 'RedSummoning'], next: 'Devastation' },
        decks: { ...NO_DRAWS.decks, tasks: ['HeroicDestruction', 'HeroicDevastation'] },
      });
      const after = crowded.play('place f5', 'claim CentralDominance', '~HeroicDestruction').position();
      expect(after.tasks).toMatchObject({ next: 'HeroicDestruction' });
    });

    test('TS-HIGH-4: without a task to turn up the row stays shorter', () => {
      const last = load({
        ...position,
        tasks: { row: ['CentralDominance'], next: null },
        decks: { ...NO_DRAWS.decks, tasks: [] },
      });
      const after = last.play('place f5', 'claim CentralDominance').position();
      expect(after.tasks).toMatchObject({ row: [], next: null });
    });
  });
}
