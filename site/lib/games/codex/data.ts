/** What is printed on cards, read by the worker's module of the same name. */
export { arrive } from '../../../../assembly/games/codex/data/codex-cards.json?fetched&columns=cards,tokens,heroes,buildings,name,color,cost,type,kind,atk,hp,bands,from_level,spec,tech,summon_cost,keywords,k,n';
