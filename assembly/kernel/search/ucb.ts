// How promising a child is to the seat that moves there: UCB1 (Auer, Cesa-Bianchi, Fischer 2002) on win chances, with the
// static value as a few playouts.

import { isDecided, isLost, isWon } from './proof';
import { moverOf, offered, prior, proof, sum, visits } from './nodes';

/** Playouts a static value is worth when a node is compared with its siblings. */
const PRIOR_WEIGHT: f64 = 4;

export class Ucb {
  /** Siblings were mostly on offer equally often, so what `of` makes of that number alone is kept until it changes. */
  private offers: u32 = 0;
  private log: f64 = 0;
  private bonus: f64 = 0;

  constructor(private exploration: f64) {}

  /** The score of a child; the parent's visits are counted where this action was on offer. */
  of(at: usize): f64 {
    const mover = moverOf(at);
    if (isWon(proof(at), mover)) return 1e6;
    if (isLost(proof(at), mover)) return -1e6 + sum(at);
    if (offered(at) != this.offers) this.setOffers(offered(at));
    const n = <f64>visits(at);
    if (!n) return <f64>prior(at) + this.bonus;
    const mean = (sum(at) + PRIOR_WEIGHT * <f64>prior(at)) / (n + PRIOR_WEIGHT);
    return mean + this.exploration * Math.sqrt(this.log / (n + 1));
  }

  private setOffers(offers: u32): void {
    this.offers = offers;
    this.log = Math.log(<f64>offers + 1);
    this.bonus = this.exploration * Math.sqrt(this.log);
  }
}

/** The score of a child where all get the same number of visits, but for those of which all is proven. */
export function evenness(at: usize): f64 {
  return isDecided(proof(at), moverOf(at)) ? -1e8 : -<f64>visits(at);
}
