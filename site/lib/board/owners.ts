/** How often each side ends up holding a place. */
export interface OwnerShare {
  node: string;
  /** Shares of all playouts, 0..1; what is missing to 1 ended up with nobody. */
  blue: number;
  red: number;
}
