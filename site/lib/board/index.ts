/** The shared picking, heat and arrow layers, and one board component a game. */
export { default as ArrowLayer } from './ArrowLayer.svelte';
export { default as ChoiceList } from './ChoiceList.svelte';
export { default as DragGhost } from './DragGhost.svelte';
export { default as HeatLayer } from './HeatLayer.svelte';
export { default as HeatLegend } from './HeatLegend.svelte';
export { default as HeatList } from './HeatList.svelte';
export { default as LiveRegion } from './LiveRegion.svelte';
export { default as OwnerLayer } from './OwnerLayer.svelte';
export { default as OwnerList } from './OwnerList.svelte';
export { default as ToyBattleBoard } from '$lib/games/toy-battle/board/ToyBattleBoard.svelte';
export { Drawings } from './drawings.svelte';
export { Picker, type PickerHandlers, type PickWords } from './picker.svelte';
export { ICON_CREDITS } from './icons.generated';
export type { Arrow, Brush } from './arrows';
export type { HeatKind, HeatValue } from './heat';
export type { Mark, MarkKind } from './marks';
export type { OwnerShare } from './owners';
export type { Places } from './places';
