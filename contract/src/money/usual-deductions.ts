/** What payers usually keep back, with the day from which it holds (PAY-07). It is a hint: whether it applies is for the accountant. */
import { share } from '../gst/shares.ts';
import type { DeductionKind } from './receipt-words.ts';

interface Usual {
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

/** The usual deduction of this kind on a value without GST, if the entered one is another. Amounts in paise. */
export function usualInstead(
  { kind, amount }: { readonly kind: DeductionKind; readonly amount: number },
  { value, on }: { readonly value: number; readonly on: string },
): number | undefined {
  const known = usual.findLast((each) => each.kind === kind && each.from <= on);
  if (!known || value === 0) return undefined;
  const expected = share(value, known.percent);
  return Math.abs(expected - amount) > roundedTo ? expected : undefined;
}
