/** Rows of a report from sums of the database. Amounts in paise. */
import { changeSince, shareOf } from '@vikray/contract/reports/report-ratios.ts';
import type { ReportRow } from '@vikray/contract/reports/report-row.ts';

/** A count and a sum with the list that shows its records. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** Only for order lines. */
  readonly quantity?: number | undefined;
  readonly amount: number;
  readonly page: string;
  /** The sum of the period before, and its list; absent where nothing is compared. */
  readonly before?: { readonly amount: number; readonly page: string } | undefined;
}

/** The row of a figure. `whole` is the figure of which it is a part. */
export function rowOf(
  { key, label, count, quantity, amount, page, before }: Figure,
  whole: Pick<Figure, 'count' | 'amount'> = { count, amount },
): ReportRow {
  return {
    key,
    label,
    count,
    quantity: quantity ?? null,
    amount,
    share: shareOf(amount, whole.amount),
    countShare: shareOf(count, whole.count),
    before: before?.amount ?? null,
    change: before ? changeSince(before.amount, amount) : '',
    page,
    beforePage: before?.page ?? '',
  };
}
