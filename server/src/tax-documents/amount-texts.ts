import { formatDecimal } from '@vikray/contract/platform/decimal.ts';

/** Hundredths as a text with two decimals, with a minus before a negative amount. */
export function signedText(hundredths: number): string {
  return hundredths < 0 ? `-${formatDecimal(-hundredths)}` : formatDecimal(hundredths);
}
