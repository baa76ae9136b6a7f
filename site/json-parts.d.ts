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
declare module '*?fetched&columns=cards,tokens,heroes,buildings,name,color,cost,type,kind,atk,hp,bands,from_level,spec,summon_cost,keywords,k,n' {
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
  export const data: typeof import('../assembly/games/tash-kalar/data/faces.json');
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
declare module '*?keys=territories,borders,continents,id,abbr,a,b,kind' {
  const map: {
    readonly territories: readonly { id: string; abbr: string }[];
    readonly borders: readonly { a: string; b: string; kind: string }[];
    readonly continents: readonly { id: string; territories: readonly string[] }[];
  };
  export default map;
}
