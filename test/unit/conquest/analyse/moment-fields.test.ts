import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { draftOf, isOffered, withNode, type Draft } from '../../../../site/lib/games/conquest/analyse/draft';
import MomentFields from '../../../../site/lib/games/conquest/analyse/MomentFields.svelte';
import { engagementsOf } from '../../../../site/lib/games/conquest/analyse/engagements';
import { withStepOf } from '../../../../site/lib/games/conquest/analyse/likely-step';
import { momentFields } from '../../../../site/lib/games/conquest/analyse/moment-fields';
import { engineFromFile } from '../../../../workers/engine/node';
import { formOf, typeNamed } from '../../../../workers/games/conquest/action-names';
import { STEP_NODES } from '../../../../workers/games/conquest/blank';
import { landOf } from '../../../../workers/games/conquest/map';
import { conquest } from '../../../../workers/games/conquest/game';
import { positionOf } from '../../../../workers/games/conquest/notation';
import type { NodeName } from '../../../../workers/games/conquest/nodes';
import { Session } from '../../../../workers/session';
import refusals from '../../../../site/content/conquest/refusals/en.json';

const engine = await engineFromFile(new URL('../../../../build/conquest.test.wasm', import.meta.url));
const session = new Session(conquest, engine);

/** What the editor hands over, as the engine judges it. */
const judged = (draft: Draft) => session.parse(JSON.stringify(positionOf(draft)));
const notationOf = (draft: Draft): string => {
  const parsed = judged(draft);
  if (!parsed.ok) throw new Error(`${parsed.error.rule}: ${parsed.error.problem} ${parsed.error.found}`);
  return parsed.value.notation;
};
const at = (line: string, phase: number, node: NodeName): Draft => withStepOf(withNode(draftOf(line), phase, node));
const field = (draft: Draft, id: string) => {
  const found = momentFields(draft).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
function set(draft: Draft, id: string, value: string | number | boolean): Draft {
  const { set: put } = field(draft, id) as { set(value: unknown): Draft };
  return put(value);
}
const kinds = (line: string): string[] => [
  ...new Set(engagementsOf(draftOf(line)).map(({ kind }) => formOf(kind)![0])),
];

// Two players at three borders, a force at sea, an invader, cards and an airfield.
const RICH =
  'trading=on EGY=B:II/NAF:II NAFk=R:IIII/EGY:AI CONa=R:III BRA=B:II/NAF:I NAF~BRA=R:AI+II UKRk=B:II @R=NAF,JAP/-/- @B=EGY,SIB/-/-';
/** Own land in one piece, a front with room, armour in a port without a force off the coast it could sail to. */
const AT_HOME =
  'trading=on EGY=B:II/NAF:II NAFk=R:AIIII/EGY:I CON=R:AII EAF=R:II BRA=B:II UKRk=B:II @R=NAF,JAP/-/- @B=EGY,SIB/-/-';

describe('a battle under way', () => {
  it('is one that the divisions could be in', () => {
    expect(kinds(RICH)).toEqual(['border', 'landing']);
    expect(kinds('EGY=B:II/SUD:I NAF=R:II/EGY*:I'.replace('/SUD:I', ''))).toEqual(['raid-rear', 'walk-in']);
    expect(kinds('>=B/2attack/1/RB/- EGY=B:II NAF=R:II/EGY*:I')).toContain('strike');
    expect(kinds('>=B/2attack/1/RB/- BRA=B:II/NAF:I NAF=R:I NAF~BRA=R:AI+I')).toContain('counter');
  });

  it.each(['commit', 'resupply', 'roll', 'go-on'] as const)('can be set at %s, and be gone on with', (node) => {
    // Steps with one possibility are played on: both sides have somebody to send.
    const draft = at(RICH.replace('EGY:AI', 'EGY:A').replace('NAF:II NAF', 'NAF!:I NAF'), 2, node);
    expect(isOffered(draft)).toBe(true);
    expect(notationOf(draft)).toContain(`2${node}:border,NAF/EGY,-,-`);
  });

  it('is first one whose dice can be rolled, where there is one', () => {
    const draft = at('NAF=R:II/EGY:I CON=R:I/EAF:II EGY=B:II EAF=B:I/CON:I UKRk=B:II', 2, 'roll');
    expect(notationOf(draft)).toContain('2roll:border,CON/EAF,-,-');
    const atSea = at('NAF=R:II/EGY:I EGY=B:II NAF~BRA=R:AI+- BRA=B:II/NAF:I UKRk=B:II', 2, 'roll');
    expect(notationOf(atSea)).toContain('2roll:landing,NAF~BRA');
  });

  it('asks the owner of the land whether he fills up, and whoever has lost what falls back', () => {
    expect(at(RICH, 2, 'resupply').decider).toBe(1);
    expect(at(RICH, 2, 'commit').decider).toBe(0);
    const damaged = at(RICH.replace('EGY:AI', 'EGY:DI').replace('NAF:II', 'NAF:DI'), 2, 'fall-back');
    expect(notationOf(damaged)).toContain(',R/');
    expect(notationOf(set(damaged, 'decider', '1'))).toContain(',B/');
  });

  it('says of the place attacked whether it has fought a round', () => {
    const draft = set(at(RICH, 2, 'roll'), 'alerted', true);
    expect(notationOf(draft)).toContain('/NAF!:II');
    expect(notationOf(set(draft, 'alerted', false))).not.toContain('!');
  });

  it('names groups from the rear where somebody strikes back or a rear is raided', () => {
    const begun = at('>=B/2attack/1/RB/- EGY=B:I NAF=R:II/EGY*:I', 2, 'roll');
    const options = (field(begun, 'engagement') as { options: readonly { value: string }[] }).options;
    const strike = set(
      begun,
      'engagement',
      options.find(({ value }) => value.startsWith(`${typeNamed('strike')},`))!.value,
    );
    expect(notationOf(set(strike, 'own', '4'))).toContain('2roll:strike,EGY,NAF/EGY,II,-');
    const raid = at('EGY=B:I NAF=R:II/EGY*:I', 2, 'roll');
    expect(notationOf(set(raid, 'foe', '1'))).toContain('2roll:raid-rear,NAF/EGY,-,I');
  });

  it('is refused by the rule where nobody could fight it', () => {
    const nobody = judged(at('NAF=R:I UKR=B:I', 2, 'roll'));
    expect(nobody).toMatchObject({ ok: false, error: { rule: 'CQ-ATT-2' } });
    const noGroup = judged(at('NAF=R:II EGY=B:I/NAF:I', 2, 'roll'));
    expect(noGroup).toMatchObject({ ok: false, error: { rule: 'CQ-ATT-2' } });
  });
});

describe('a choice half made', () => {
  it('offers to move no airfield from land without one', () => {
    const { options } = field(at(RICH, 5, 'airfield-to'), 'from') as { options: readonly { value: string }[] };
    expect(options.map(({ value }) => Number(value))).toEqual([landOf('CON')]);
    expect(momentFields(at('NAF=R:II EGYk=B:II', 5, 'airfield-to')).map(({ id }) => id)).not.toContain('from');
  });

  it.each([
    [1, 'drop-count'],
    [3, 'move-to'],
    [3, 'move-count'],
    [3, 'take-infantry'],
    [3, 'form-front'],
    [3, 'man-with'],
    [2, 'offer-for'],
    [2, 'answer'],
  ] as const)('of phase %i can be set at %s', (phase, node) => {
    // With one destination alone, how many go is asked at once.
    expect(notationOf(at(AT_HOME, phase, node))).toContain(node === 'move-to' ? '3move-' : `${phase}${node}:`);
  });

  it('is what the fields say', () => {
    const moving = set(set(at(RICH, 3, 'move-count'), 'kind', '0'), 'from', String(at(RICH, 3, 'move-to').step.pick));
    expect(moving.step.pickKind).toBe(0);
    const offered = at(RICH, 2, 'answer');
    expect(notationOf(offered)).toMatch(/2answer:[A-Z]{3},B\//);
    expect(notationOf(set(offered, 'wanted', String(landOf('SIB'))))).toMatch(/2answer:[A-Z]{3},B,[A-Z]{3}\//);
  });

  it('is refused by the rule of the choice', () => {
    expect(judged(at(RICH.replace('trading=on ', ''), 2, 'answer'))).toMatchObject({
      ok: false,
      error: { rule: 'CQ-CARD-8' },
    });
    expect(judged(set(at('NAF=R:A CON=R:A UKR=B:I', 3, 'move-to'), 'kind', '0'))).toMatchObject({
      ok: false,
      error: { rule: 'CQ-MOVE-1' },
    });
  });
});

it('never throws, whatever decision is chosen in whatever position, and every field can be set to all it offers', () => {
  const refused = new Set<string>();
  for (const line of [RICH, 'NAF=R:I', 'EGY=B:I NAF=R:II/EGY*:I', '>=B/2attack/1/RB/- EGY=B:I NAF=R:II/EGY*:I']) {
    STEP_NODES.forEach((nodes, phase) => {
      for (const node of nodes) {
        const draft = at(line, phase, node);
        const found = judged(draft);
        if (!found.ok && found.error.rule) refused.add(found.error.rule);
        for (const one of momentFields(draft)) {
          if ('options' in one) one.options.forEach(({ value }) => judged(one.set(value)));
          else if (typeof one.value === 'number') judged((one as { set(n: number): Draft }).set(1));
        }
      }
    });
  }
  // Whoever chooses a decision that cannot be is told why in words.
  expect([...refused].filter((rule) => !(rule in refusals))).toEqual([]);
});

it('draws a field for all that the decision remembers', () => {
  const drawn = (draft: Draft): string =>
    render(MomentFields, { props: { draft, change: () => {}, wrong: null } }).body;
  const battle = drawn(at(RICH, 2, 'roll'));
  expect(battle).toContain('Border battle');
  expect(battle).toContain('type="checkbox"');
  expect(battle).toContain('<optgroup');
  expect(drawn(at(RICH, 3, 'move-count')).match(/<select/g)!.length).toBeGreaterThan(
    drawn(withNode(draftOf(RICH), 3, 'move')).match(/<select/g)!.length,
  );
});
