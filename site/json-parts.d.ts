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
declare module '*?keys=cards,tokens,heroes,buildings,id,name,color,cost,type,tech,atk,hp,bands,from_level,spec,summon_cost,keywords,k,n' {
  const parts: unknown;
  export default parts;
}
