/** Where a text stops being JSON. What browsers say about it differs, is in English, and often names no place. */
export interface JsonFault {
  /** Both counted from 1. */
  line: number;
  column: number;
  /** What stands there; empty where the text breaks off. */
  found: string;
}

const SPACE = /[ \t\r\n]*/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Control characters have no place in a JSON string; they are what an unclosed quote runs into first.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
/** Signs of the place that are shown. */
const SHOWN = 24;

/** The first fault of a text that `JSON.parse` refuses; null for JSON. */
export function faultOf(text: string): JsonFault | null {
  let at = 0;
  const open: ('{' | '[')[] = [];
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return false;
    at += found[0].length;
    return true;
  };
  const sign = (wanted: string): boolean => {
    skip(SPACE);
    if (text[at] !== wanted) return false;
    at++;
    return true;
  };
  const key = (): boolean => (skip(SPACE), skip(STRING) && sign(':'));

  /** One value, or the beginnings of those that hold others; texts nested without end must not exhaust the stack. */
  const value = (): boolean => {
    for (;;) {
      if (sign('{')) {
        if (sign('}')) return true;
        open.push('{');
        if (!key()) return false;
      } else if (sign('[')) {
        if (sign(']')) return true;
        open.push('[');
      } else return skip(STRING) || skip(LITERAL);
    }
  };

  let sound = value();
  while (sound && open.length > 0) {
    const inside = open.at(-1);
    if (sign(inside === '{' ? '}' : ']')) open.pop();
    else sound = sign(',') && (inside === '[' || key()) && value();
  }
  skip(SPACE);
  if (sound && at === text.length) return null;
  const before = text.slice(0, at).split('\n');
  const found = text.slice(at).split('\n', 1)[0]!.trimEnd();
  return {
    line: before.length,
    column: before.at(-1)!.length + 1,
    found: found.length > SHOWN ? `${found.slice(0, SHOWN - 1)}…` : found,
  };
}
