/** The columns of a report as a file and on paper. */
import { formatDecimal } from '../platform/decimal.ts';
import type { CsvColumn } from '../platform/list-file.ts';
import type { ReportRow } from './report-row.ts';
import type { SalesBy } from './sales-report.ts';

/** What the rows of a sales report are. */
export const salesHeads: Readonly<Record<SalesBy, string>> = {
  month: 'Month',
  person: 'Prepared By',
  customer: 'Customer',
  product: 'Product',
  category: 'Category',
  state: 'State',
  city: 'City',
  solution: 'Solution',
  datasource: 'Data Source',
  company: 'Issuing Company',
};

/** The same in the title of a report: `Order value by person`. */
export const salesByWords: Readonly<Record<SalesBy, string>> = {
  month: 'month',
  person: 'person',
  customer: 'customer',
  product: 'product',
  category: 'category',
  state: 'state',
  city: 'city',
  solution: 'solution',
  datasource: 'data source',
  company: 'issuing company',
};

/** How a report names its rows, its records and its amounts. */
export interface ReportHeads {
  readonly label: string;
  readonly count: string;
  readonly amount: string;
  /** Whether the records are order lines, so that they have pieces. */
  readonly hasPieces: boolean;
  /** The share of a row in the total amount. */
  readonly share: string;
  /** Its share in the total number; absent where no one asks for it. */
  readonly countShare?: string;
  /** Whether the figures are compared with those of the year before. */
  readonly isCompared: boolean;
}

/** The columns of a report. */
export function reportColumns({ label, count, amount, hasPieces, share, countShare, isCompared }: ReportHeads): CsvColumn<ReportRow>[] {
  return [
    { heading: label, text: (row) => row.label },
    { heading: count, text: (row) => String(row.count), kind: 'whole' },
    ...(hasPieces ? [{ heading: 'Pieces', text: (row: ReportRow) => String(row.quantity ?? ''), kind: 'whole' } as const] : []),
    { heading: amount, text: (row) => formatDecimal(row.amount), kind: 'decimal' },
    ...(countShare === undefined
      ? []
      : [{ heading: `${countShare} %`, text: (row: ReportRow) => row.countShare, kind: 'decimal' } as const]),
    { heading: `${share} %`, text: (row) => row.share, kind: 'decimal' },
    ...(isCompared
      ? ([
          { heading: 'Year Before', text: (row) => (row.before === null ? '' : formatDecimal(row.before)), kind: 'decimal' },
          { heading: 'Change %', text: (row) => row.change, kind: 'decimal' },
        ] satisfies CsvColumn<ReportRow>[])
      : []),
  ];
}
