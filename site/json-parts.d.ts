/** Made by tools/json-parts.mjs: parts of data files. What a part looks like is known where it is imported. */
declare module '*?each=maps' {
  const loaders: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  export default loaders;
}
declare module '*?each=patterns' {
  const loaders: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  export default loaders;
}
declare module '*?part=troops' {
  const part: unknown;
  export default part;
}
declare module '*?part=names' {
  const part: unknown;
  export default part;
}
declare module '*?part=board/aspect' {
  const part: number;
  export default part;
}
declare module '*?fetched&columns=cards,tokens,heroes,buildings,name,color,cost,type,kind,atk,hp,bands,from_level,spec,tech,summon_cost,keywords,k,n' {
  export const data: unknown;
  export function arrive(): Promise<void>;
}
declare module '*/map-drawing.json?fetched' {
  export const data: {
    readonly width: number;
    readonly height: number;
    readonly lands: readonly string[];
    readonly borders: readonly string[];
  };
  export function arrive(): Promise<void>;
}
declare module '*/faces.json?fetched' {
  type Being = { readonly name: string; readonly rank: string; readonly pattern: string };
  type Task = { readonly name: string; readonly type: string; readonly points: number };
  export const data: {
    readonly decks: readonly { readonly id: string; readonly list: string }[];
    readonly orientations: readonly {
      readonly id: string;
      readonly dx: readonly number[];
      readonly dy: readonly number[];
    }[];
    readonly beings: Readonly<Record<string, readonly Being[]>>;
    readonly flares: readonly (readonly number[])[];
    readonly tasks: readonly Task[];
    readonly squares: readonly string[];
    readonly red: readonly string[];
    readonly green: readonly string[];
    readonly central: readonly string[];
  };
  export function arrive(): Promise<void>;
}
declare module '*?part=specs' {
  const specs: unknown;
  export default specs;
}
declare module '*?part=starters' {
  const starters: unknown;
  export default starters;
}
declare module '*?part=runes' {
  const runes: Readonly<Record<string, unknown>>;
  export default runes;
}
declare module '*?keys=missions,condition,kind,continent,count,tookAtLeast' {
  interface Condition {
    kind: string;
    continent?: string;
    count?: number;
    tookAtLeast?: number;
  }
  const cards: { missions: { condition: Condition }[] };
  export default cards;
}
declare module '*?keys=continents,bonus' {
  const map: { continents: { bonus: number }[] };
  export default map;
}
declare module '*?keys=territories,borders,continents,id,abbr,a,b,kind' {
  const map: {
    readonly territories: readonly { id: string; abbr: string }[];
    readonly borders: readonly { a: string; b: string; kind: string }[];
    readonly continents: readonly { id: string; territories: readonly string[] }[];
  };
  export default map;
}
