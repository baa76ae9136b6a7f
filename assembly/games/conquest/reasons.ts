// The rules that forbid an action, collected one by one.

let list: usize = 0;
let count: i32 = 0;

export function beginReasons(out: usize): void {
  list = out;
  count = 0;
}

/** Adds a rule where `broken` says so; ascending, each once. */
export function forbid(rule: i32, broken: bool = true): void {
  if (!broken) return;
  let i = count;
  for (; i > 0 && load<i32>(list + ((i - 1) << 2)) >= rule; --i) {
    if (load<i32>(list + ((i - 1) << 2)) == rule) return;
  }
  for (let j = count; j > i; --j) store<i32>(list + (j << 2), load<i32>(list + ((j - 1) << 2)));
  store<i32>(list + (i << 2), rule);
  ++count;
}

/** Reasons found so far. */
export function reasonsFound(): i32 {
  return count;
}
