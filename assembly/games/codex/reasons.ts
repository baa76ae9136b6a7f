// Rules that forbid an action, gathered while it is looked at.

const MOST: i32 = 32;
const rules: StaticArray<i32> = new StaticArray<i32>(MOST);
/** Where the list begins: it may stand behind one that is still being gathered. */
let first: i32 = 0;
export let reasonCount: i32 = 0;

/** Whether every rule is asked for, also those that take long to judge; else one is enough. */
export let isThorough: bool = false;
export function askForAll(all: bool): void { isThorough = all; }

export function forgetReasons(): void { reasonCount = 0; }
/** Adds a rule once. */
export function forbid(rule: i32): void {
  for (let i = 0; i < reasonCount; ++i) if (reasonAt(i) == rule) return;
  if (first + reasonCount < MOST) rules[first + reasonCount++] = rule;
}
@inline export function reasonAt(index: i32): i32 { return rules[first + index]; }

/** Begins a list behind the one there is; `endReasons` takes what this returns and goes back to that. */
export function beginReasons(): i32 {
  const before = reasonCount;
  first += before;
  reasonCount = 0;
  return before;
}
export function endReasons(before: i32): void {
  first -= before;
  reasonCount = before;
}
