/** How often each seat ends up holding a place. */
export interface OwnerShare {
  node: string;
  /** Shares of all playouts by seat, 0..1; what is missing to 1 ended up with nobody. */
  shares: readonly number[];
}
