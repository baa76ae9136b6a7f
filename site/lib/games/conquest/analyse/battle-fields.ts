/** What a decision in the middle of a battle remembers, as fields of a form. */
import { actionText } from '$lib/games/conquest/board/action-words';
import { divisionsText } from '$lib/games/conquest/board/words';
import { m } from '$lib/paraglide/messages';
import { ENGAGEMENTS } from '$workers/games/conquest/blank';
import { boardOf } from '$workers/games/conquest/board';
import { compositionOf, COMPOSITIONS, divisionsText as written } from '$workers/games/conquest/divisions';
import { NOBODY, type Battle } from '$workers/games/conquest/state';
import type { Draft } from './draft';
import { deciderOf, engagementsAt, isAdvance, opponentOf, type Engagement } from './engagements';
import { seatOption, takeFields, type Field } from './field';

const ADVANCES: readonly string[] = ['advance-infantry', 'advance-armour', 'advance-damaged'];
const hasDecider = (node: string): boolean => node === 'fall-back' || node === 'bring-up';

const idOf = ({ kind, source, target }: Engagement): string => [kind, source, target].join();

function engagementText(draft: Draft, engagement: Engagement): string {
  const board = boardOf({ ...draft, battle: { own: [0, 0, 0], foe: [0, 0, 0], ...engagement } }, null);
  const { kind, source, target } = board.battle!;
  return actionText([kind, source, target ?? ''].join(' ').trim(), board);
}

/** Whether the place attacked has fought a round (CQ-LOSS-9); it is a mark of the place, and set here because it is asked. */
function alertField(draft: Draft, { kind, source, target }: Battle): Field[] {
  const place = kind === ENGAGEMENTS['raid-front'] ? target : source ^ 1;
  if (![ENGAGEMENTS.border, ENGAGEMENTS.landing, ENGAGEMENTS['raid-front']].includes(kind)) return [];
  const front = draft.fronts.get(place);
  return [
    {
      id: 'alerted',
      label: m.cq_edit_alerted(),
      value: front?.alerted ?? false,
      set(alerted: boolean): Draft {
        const fronts = new Map(draft.fronts);
        fronts.set(place, { group: [0, 0, 0], across: false, ...front, alerted });
        return { ...draft, fronts };
      },
    },
  ];
}

export function battleFields(draft: Draft, battle: Battle): Field[] {
  const { node, player } = draft;
  const set = (changes: Partial<Battle>): Draft => {
    const next = { ...draft, battle: { ...battle, ...changes } };
    return { ...next, decider: hasDecider(node) ? next.decider : deciderOf(next) };
  };
  const listed = engagementsAt(draft);
  const all = listed.some((one) => idOf(one) === idOf(battle)) ? listed : [battle, ...listed];
  const groups = COMPOSITIONS.map((group, index) => ({
    value: String(index),
    label: index ? divisionsText(written(group)) : m.cq_edit_nobody(),
  }));
  const group = (id: 'own' | 'foe', label: string): Field => ({
    id,
    label,
    value: String(compositionOf(battle[id])),
    options: groups,
    set: (value: string) => set({ [id]: COMPOSITIONS[Number(value)]! }),
  });
  const opponent = opponentOf(draft);
  return [
    {
      id: 'engagement',
      label: m.cq_edit_battle(),
      value: idOf(battle),
      options: all.map((one) => ({ value: idOf(one), label: engagementText(draft, one) })),
      set(value: string): Draft {
        const [kind = 0, source = 0, target = 0] = value.split(',').map(Number);
        return set({ kind, source, target, own: [0, 0, 0], foe: [0, 0, 0] });
      },
    },
    ...(battle.kind === ENGAGEMENTS.strike ? [group('own', m.cq_edit_striking())] : []),
    ...(battle.kind === ENGAGEMENTS['raid-rear'] && !isAdvance(node) ? [group('foe', m.cq_edit_raided())] : []),
    ...(hasDecider(node)
      ? [
          {
            id: 'decider',
            label: m.cq_edit_decider(),
            value: String(draft.decider),
            options: [player, ...(opponent === NOBODY ? [] : [opponent])].map(seatOption),
            set: (value: string): Draft => ({ ...draft, decider: Number(value) }),
          },
        ]
      : []),
    ...takeFields(draft, isAdvance(node) ? ADVANCES.indexOf(node) : 0),
    ...alertField(draft, battle),
  ];
}
