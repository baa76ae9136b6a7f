/** What the names of icons begin with where their shapes are in the page itself; null while they are only in their file. */
export const icons = $state<{ kept: string | null }>({ kept: null });
