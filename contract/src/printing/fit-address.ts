import type { FitAttempt, SetText, Setter } from './text-setting.ts';

/** A type size, the lines that have room in it, and the distance between their baselines in mm. */
export interface AddressAttempt extends FitAttempt {
  readonly pitch: number;
}

/** An address, set in type. */
export interface SetAddress extends SetText {
  readonly pitch: number;
}

/**
 * An address in the first size that fits, line by line or joined. If no size fits, it is joined in the last size and takes all the lines it
 * needs.
 */
export function fitAddress(setter: Setter, address: readonly string[], width: number, attempts: readonly AddressAttempt[]): SetAddress {
  const joined = [address.slice(0, -1).join(', '), ...address.slice(-1)];
  let fitted: SetAddress = { lines: [], points: 0, pitch: 0 };
  for (const { points, lines: most, pitch } of attempts) {
    const wrapAll = (texts: readonly string[]) => texts.flatMap((text) => setter.wrap(text, 'regular', points, width));
    const lines = [wrapAll(address), wrapAll(joined)].find((tried) => tried.length <= most);
    if (lines) return { lines, points, pitch };
    fitted = { lines: wrapAll(joined), points, pitch };
  }
  return fitted;
}
