import { expect, it } from 'vitest';
import { consequence } from '../../../site/lib/learn/conduct';
import type { Step } from '../../../site/lib/learn/lesson';
import type { Attempt } from '../../../site/lib/playthrough/attempt';
import type { View } from '../../../workers/contract';

const viewOf = (seat: number): View =>
  ({ actor: 'player', seat, choices: [{ action: 'pass', picks: [] }], outcomes: [] }) as unknown as View;
const step = { wrong: [{ line: ['slip', 'pass'] }] } as Step;
const after = (seat: number): Attempt => ({ views: [viewOf(0), viewOf(seat)], actions: ['slip'] });

it('shows what others answer to a slip', () => expect(consequence(after(1), step)).toBe('pass'));

it('does not go on for the learner, who would wait for the answer meanwhile', () =>
  expect(consequence(after(0), step)).toBeNull());
