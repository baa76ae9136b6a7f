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

  interface System {
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    /** Ends a rating period. The outcome is the first player's: 1, 0.5 or 0. */
    updateRatings(matches: [Player, Player, number][]): void;
  }

  const glicko2: { Glicko2: new (settings: Settings) => System };
  export default glicko2;
}
