/** Elements of a drawing, made one by one. */

const SPACE = 'http://www.w3.org/2000/svg';

type Value = string | number | undefined;

/** No finer than anybody sees. */
const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** Those without a value are left as they are. */
export function write(element: Element, attributes: Readonly<Record<string, Value>>): void {
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, short(value));
}

/** @param attributes those without a value are left out */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SPACE, name);
  write(element, attributes);
  element.append(...children);
  return element;
}

/** Numbers and letters of a path. */
export const path = (...parts: readonly (string | number)[]): string => parts.map(short).join(' ');

let made = 0;

/** A name within one drawing or several on one page. */
export const newId = (kind: string): string => `${kind}-${++made}`;
