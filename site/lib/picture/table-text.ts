/** A table that is laid out, in words: side by side, and of each side zone by zone what stands there. */
import { labelled, listed, statements } from '$lib/i18n/phrases';

const said = (element: Element): string => element.getAttribute('aria-label') ?? '';
const written = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

/** What is counted beside the zones: what is short there says in its title what it is. */
const countedText = (side: Element): string => listed([...side.querySelectorAll('[title]:not(button *)')].map(written));

/** What stands in a zone that has a name; null where nothing does. */
export function zoneText(zone: Element): string | null {
  const things = [...zone.querySelectorAll('button[aria-label]')].map(said);
  return things.length > 0 ? labelled(said(zone), statements(things)) : null;
}

const sideText = (side: Element): (string | null)[] => [
  labelled(said(side), countedText(side)),
  ...[...side.querySelectorAll('[aria-label]:not(button)')].map(zoneText),
];

export const tableText = (table: Element): (string | null)[] =>
  [...table.querySelectorAll('section[aria-label]')].flatMap(sideText);
