/** What payers usually keep back, with the day from which it holds (PAY-07). It is a hint: whether it applies is for the accountant. */
import { share } from '../gst/shares.ts';
import type { DeductionKind } from './receipt-words.ts';

/** A deduction that payers usually make. */
export interface Usual {
  readonly kind: DeductionKind;
  readonly from: string;
  /** Of the value without GST, in hundredths of a percent. */
  readonly percent: number;
}

/** Section 51 of the CGST Act for public bodies, and section 194Q of the Income-tax Act for large buyers. */
const usual: readonly Usual[] = [
  { kind: 'GST TDS', from: '2018-10-01', percent: 2_00 },
  { kind: 'Income-tax TDS', from: '2021-07-01', percent: 10 },
];

/** Deductions are made in whole rupees, so that less than that is no difference. */
const roundedTo = 1_00;

/**
 * The usual deduction of this kind on a value without GST, if the entered one is another. Amounts in paise. `chosen` are those of the
 * settings, each from its day on; they go before the law's.
 */
export function usualInstead(
  { kind, amount }: { readonly kind: DeductionKind; readonly amount: number },
  { value, on, chosen = [] }: { readonly value: number; readonly on: string; readonly chosen?: readonly Usual[] },
): { readonly amount: number; readonly percent: number } | undefined {
  const known = [...usual, ...chosen].findLast((each) => each.kind === kind && each.from <= on);
  if (!known || value === 0) return undefined;
  const expected = share(value, known.percent);
  return Math.abs(expected - amount) > roundedTo ? { amount: expected, percent: known.percent } : undefined;
}
