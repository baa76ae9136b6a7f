/** CSS pixels of one unit of what is drawn over the table: lines and letters of the shared layers are a few units. */
export const UNIT = 6;
