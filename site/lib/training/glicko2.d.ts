/** The part of glicko2 1.2 that is used; the package brings no types. */
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }

  interface Settings {
    tau: number;
    rating: number;
    rd: number;
    vol: number;
  }

  class Glicko2 {
    constructor(settings: Settings);
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    /** Ends a rating period. The outcome is the first player's: 1, 0.5 or 0. */
    updateRatings(matches: [Player, Player, number][]): void;
  }

  const glicko2: { Glicko2: typeof Glicko2 };
  export default glicko2;
}
