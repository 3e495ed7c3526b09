/** Parts of amounts: percentages, and shares that add up to the whole. */

/** A quotient rounded to the nearest whole number, halves away from zero. The divisor is positive. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}

/** A percentage of an amount, rounded half up to a paisa. Exact for every amount that the contract accepts. */
export function share(paise: number, percentHundredths: number): number {
  return Number(roundedQuotient(BigInt(paise) * BigInt(percentHundredths), 10_000n));
}

/**
 * Shares out an amount in paise in proportion to weights, in their order: each share is the rounded cumulative share so far, less the one
 * before. No share is negative, and together they are exactly the amount. Where all weights are 0, every share is 0.
 */
export function cumulativeShares(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  let weightSoFar = 0n;
  let sharedSoFar = 0n;
  return weights.map((weight) => {
    weightSoFar += BigInt(weight);
    const upToHere = roundedQuotient(BigInt(amount) * weightSoFar, whole);
    const part = Number(upToHere - sharedSoFar);
    sharedSoFar = upToHere;
    return part;
  });
}
