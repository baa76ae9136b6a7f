// What a thing is at this moment, derived from the table (CX-EFF-12): never stored as truth. Cards in other zones and
// workers have a face as well, so that one filter can be asked of everything.

import { ZONE_PLAY } from './effects/codes';
import { word } from './printed';

const MOST_KEYWORDS: i32 = 48;
const MOST_ABILITIES: i32 = 40;
const MOST_SOURCES: i32 = 24;

export class Face {
  /** Number of the object, 0 for a card in a zone or a worker; how it is named as an object to choose (objs.ts). */
  id: i32 = 0;
  obj: i32 = 0;
  /** Face number of what it shows; -1 for a worker. */
  card: i32 = 0;
  side: i32 = 0;
  owner: i32 = 0;
  zone: i32 = ZONE_PLAY;
  kinds: i32 = 0;
  color: i32 = -1;
  spec: i32 = -1;
  cost: i32 = 0;
  tech: i32 = -1;
  flags: i32 = 0;
  types: i32 = 0;
  atk: i32 = 0;
  hp: i32 = 0;
  /** ATK after copies, transformations and swaps (CX-EFF-12, the first layer). */
  printedAtk: i32 = 0;
  unfinished: bool = false;
  /** Time stamp of its transformation, 0 without one: what was granted before is gone (6.3, `transform`). */
  transformed: i32 = 0;

  keywordCount: i32 = 0;
  keywords: StaticArray<i32> = new StaticArray<i32>(MOST_KEYWORDS);
  /** Abilities, whence they are, and the object or time stamp of whoever granted them (ability-keys.ts). */
  abilityCount: i32 = 0;
  abilities: StaticArray<i32> = new StaticArray<i32>(MOST_ABILITIES);
  keys: StaticArray<i32> = new StaticArray<i32>(MOST_ABILITIES);
  granters: StaticArray<i32> = new StaticArray<i32>(MOST_ABILITIES);
  /** Sources of armor: kind of their note, key, detail, points. */
  armorCount: i32 = 0;
  armor: StaticArray<i32> = new StaticArray<i32>(4 * MOST_SOURCES);
  /** Bonuses for having no abilities: since when their source gives them, ATK, HP (Master Midori). */
  plainCount: i32 = 0;
  plain: StaticArray<i32> = new StaticArray<i32>(3 * MOST_SOURCES);

  get isPlain(): bool { return this.keywordCount == 0 && this.abilityCount == 0; }
  get isBody(): bool { return (this.kinds & 3) != 0; }

  addKeyword(keyword: i32): void {
    if (this.keywordCount < MOST_KEYWORDS) this.keywords[this.keywordCount++] = keyword;
  }
  addKeywords(list: i32): void {
    for (let i = 1, n = word(list); i <= n; ++i) this.addKeyword(word(list + i));
  }
  loseKeyword(k: i32): void {
    let left = 0;
    for (let i = 0; i < this.keywordCount; ++i) {
      const keyword = this.keywords[i];
      if (word(keyword) != k) this.keywords[left++] = keyword;
    }
    this.keywordCount = left;
  }
  addAbility(ability: i32, key: i32, granter: i32): void {
    const n = this.abilityCount;
    if (n == MOST_ABILITIES) return;
    this.abilities[n] = ability;
    this.keys[n] = key;
    this.granters[n] = granter;
    this.abilityCount = n + 1;
  }
  addArmor(kind: i32, key: i32, detail: i32, points: i32): void {
    const n = this.armorCount;
    if (n == MOST_SOURCES || points <= 0) return;
    this.armor[4 * n] = kind;
    this.armor[4 * n + 1] = key;
    this.armor[4 * n + 2] = detail;
    this.armor[4 * n + 3] = points;
    this.armorCount = n + 1;
  }
  addPlain(since: i32, atk: i32, hp: i32): void {
    const n = this.plainCount;
    if (n == MOST_SOURCES) return;
    this.plain[3 * n] = since;
    this.plain[3 * n + 1] = atk;
    this.plain[3 * n + 2] = hp;
    this.plainCount = n + 1;
  }

  /** A keyword as such, not only in a case named by `by`, `vs` or `patrollers` (6.3, `kw`). */
  has(k: i32): bool {
    for (let i = 0; i < this.keywordCount; ++i) {
      const at = this.keywords[i];
      if (word(at) == k && !word(at + 2) && !word(at + 3) && word(at + 4) < 0) return true;
    }
    return false;
  }
  /** A keyword in whatever case. */
  hasAny(k: i32): bool {
    for (let i = 0; i < this.keywordCount; ++i) if (word(this.keywords[i]) == k) return true;
    return false;
  }
  /** Sum of the numbers of a keyword that stacks. */
  sum(k: i32): i32 {
    let sum = 0;
    for (let i = 0; i < this.keywordCount; ++i) if (word(this.keywords[i]) == k) sum += word(this.keywords[i] + 1);
    return sum;
  }
  times(k: i32): i32 {
    let times = 0;
    for (let i = 0; i < this.keywordCount; ++i) if (word(this.keywords[i]) == k) ++times;
    return times;
  }

  /** Becomes a copy of another face. */
  take(other: Face): void {
    this.id = other.id;
    this.obj = other.obj;
    this.card = other.card;
    this.side = other.side;
    this.owner = other.owner;
    this.zone = other.zone;
    this.kinds = other.kinds;
    this.color = other.color;
    this.spec = other.spec;
    this.cost = other.cost;
    this.tech = other.tech;
    this.flags = other.flags;
    this.types = other.types;
    this.atk = other.atk;
    this.hp = other.hp;
    this.printedAtk = other.printedAtk;
    this.unfinished = other.unfinished;
    this.keywordCount = other.keywordCount;
    this.abilityCount = other.abilityCount;
    this.armorCount = 0;
    this.plainCount = 0;
    for (let i = 0; i < other.keywordCount; ++i) this.keywords[i] = other.keywords[i];
    for (let i = 0; i < other.abilityCount; ++i) {
      this.abilities[i] = other.abilities[i];
      this.keys[i] = other.keys[i];
      this.granters[i] = other.granters[i];
    }
  }
}
