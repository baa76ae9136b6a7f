/** Codex's own panels, each fetched when it is opened; what each of them needs is listed here, and so weighs on no first visit. */
export const reach = () => import('./ReachPanel.svelte');
export const patrol = () => import('./PatrolPanel.svelte');
export const cards = () => import('./CardsPanel.svelte');
export const figures = () => import('./FiguresPanel.svelte');
