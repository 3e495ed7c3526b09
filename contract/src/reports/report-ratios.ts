/** Percentages of a report as texts with two decimals. Nothing is divided by zero (RPT-04, 14). */
import { roundedQuotient } from '../gst/shares.ts';
import { formatSignedDecimal } from '../platform/decimal.ts';
import { reportMessages as say } from './report-messages.ts';

/** A part of a whole in percent, rounded half up: `33.33`. A part of nothing is a dash. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 ? say.none : formatSignedDecimal(hundredths(part, whole));
}

/** How much an amount has changed in percent: `-12.50`. Without anything before it is `new`, and blank if there is still nothing. */
export function changeSince(before: number, now: number): string {
  if (before === 0) return now === 0 ? '' : say.isNew;
  return formatSignedDecimal(hundredths(now - before, before));
}

function hundredths(part: number, whole: number): number {
  return Number(roundedQuotient(BigInt(part) * 10_000n, BigInt(whole)));
}
