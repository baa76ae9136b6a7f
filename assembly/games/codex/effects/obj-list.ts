// Lists of objects, lent out and given back in turn.

const MOST: i32 = 320;
const DEPTH: i32 = 48;

export class ObjList {
  count: i32 = 0;
  all: StaticArray<i32> = new StaticArray<i32>(MOST);
  /** Marks for whoever goes through the list. */
  taken: StaticArray<bool> = new StaticArray<bool>(MOST);

  @inline at(index: i32): i32 { return this.all[index]; }
  add(obj: i32): void {
    if (this.count == MOST) return;
    this.taken[this.count] = false;
    this.all[this.count++] = obj;
  }
  has(obj: i32): bool {
    for (let i = 0; i < this.count; ++i) if (this.all[i] == obj) return true;
    return false;
  }
}

const pool: StaticArray<ObjList> = many(DEPTH);
let depth: i32 = 0;
function many(n: i32): StaticArray<ObjList> {
  const all = new StaticArray<ObjList>(n);
  for (let i = 0; i < n; ++i) all[i] = new ObjList();
  return all;
}

export function forgetLists(): void { depth = 0; }
/** An empty list; `giveBackLists` in the order of a stack. */
export function lendList(): ObjList {
  assert(depth < DEPTH, 'too many lists');
  const list = pool[depth++];
  list.count = 0;
  return list;
}
export function giveBackLists(n: i32 = 1): void { depth -= n; }
