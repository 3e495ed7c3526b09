import { formatRupeeChange } from '@vikray/contract/platform/decimal.ts';
import { differenceMessages as say } from '@vikray/contract/quotations/difference-messages.ts';
import { differenceParts, differenceTotals, type QuotationDifference } from '@vikray/contract/quotations/quotation-difference.ts';

export interface DifferenceRowsProps {
  /** In the order of the answer; unchanged ones only if they are to be shown. */
  readonly rows: readonly QuotationDifference[];
  /** The totals of both revisions, in paise. */
  readonly totals: { readonly before: number; readonly after: number };
  readonly olderNumber: string;
  readonly newerNumber: string;
}

export type Side = 'before' | 'after';

/** The rows of each part that has any, with its heading. */
export function rowsByPart(rows: readonly QuotationDifference[]) {
  return differenceParts
    .map((part) => ({ part, title: say.parts[part], rows: rows.filter((row) => row.part === part) }))
    .filter((group) => group.rows.length > 0);
}

/** Whether a row compares amounts; the others compare texts. */
export function isOfFigures({ part }: QuotationDifference): boolean {
  return part === 'Line' || part === 'Costing';
}

/** The change of a row's amount with its sign; the word for an unchanged row; blank for texts. */
export function shownChange(row: QuotationDifference): string {
  if (row.kind === 'Same') return say.unchanged;
  const { before, after } = differenceTotals([row]);
  return isOfFigures(row) ? formatRupeeChange(after - before) : '';
}
