import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../../site/${file}`, import.meta.url), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!).sort();

describe('signs of all pages', () => {
  const page = read('app.html');

  it('are drawn, each that a page may name and no other', () => {
    const drawn = all(page, /id="icon-(\w+)"/g);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn).toEqual(all(read('lib/ui/Icon.svelte'), /^\s*\| '(\w+)'/gm));
  });

  it('have the sign of the site among them', () => {
    expect(page).toContain('id="mark"');
    expect(read('lib/shell/Mark.svelte')).toContain('href="#mark"');
  });
});
