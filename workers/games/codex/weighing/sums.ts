/** Mean of what samples say, with its standard error, which two of them are needed for. */
export interface Mean {
  readonly mean: number;
  readonly error: number | null;
}

export class Sums {
  private sum = 0;
  private squares = 0;
  samples = 0;

  add(value: number): void {
    this.samples++;
    this.sum += value;
    this.squares += value * value;
  }

  /** Null without a sample. */
  get mean(): Mean | null {
    const { samples: n, sum, squares } = this;
    if (n === 0) return null;
    const spread = Math.max(0, squares - (sum * sum) / n);
    return { mean: sum / n, error: n > 1 ? Math.sqrt(spread / (n - 1) / n) : null };
  }
}
