import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Switch from '../../../site/lib/learn/Switch.svelte';

const children = createRawSnippet(() => ({ render: () => '<i></i>' }));
const drawn = (props: { on: boolean; crossed: boolean; single: boolean }): string =>
  render(Switch, { props: { label: 'Kwak', disabled: false, pick: 'tile:K:0', onclick() {}, children, ...props } })
    .body;

test('a thing chosen as an answer tells whether it is one of many or the only one', () => {
  expect(drawn({ on: true, crossed: false, single: false })).toContain('aria-pressed="true"');
  const only = drawn({ on: false, crossed: false, single: true });
  expect(only).toMatch(/role="radio"[^>]* aria-checked="false"/);
  expect(only).not.toContain('aria-pressed');
});

test('one that is crossed says so', () => {
  expect(drawn({ on: true, crossed: true, single: false })).toContain('aria-label="Kwak, crossed out"');
  expect(drawn({ on: true, crossed: false, single: false })).toContain('aria-label="Kwak"');
});
