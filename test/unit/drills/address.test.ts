import { expect, test } from 'vitest';
import { fragmentOf, readFragment, type Course } from '../../../site/lib/drills/address';

const COURSES: readonly Course[] = [
  { by: 'kind', kind: 'place' },
  { by: 'drill', kind: 'place', seed: 123_456 },
  { by: 'upTo', lesson: 'TB-L05' },
  { by: 'all' },
];

test.for(COURSES)('what is drilled comes back from its fragment: $by', (course) => {
  expect(readFragment(fragmentOf(course))).toEqual(course);
});

test.for(['', '#', '#Place', '#place.', '#to-', '#to-5', '#place.zzzzzzz', '#%ff', '#a b'])(
  '"%s" names nothing',
  (text) => {
    expect(readFragment(text)).toBeNull();
  },
);
