/** The columns of a statement as an Excel file. */
import { dashedDate } from '../platform/dates.ts';
import { formatDecimal, formatSignedDecimal } from '../platform/decimal.ts';
import type { CsvColumn } from '../platform/list-file.ts';
import { statementWords as words } from './money-messages.ts';
import type { StatementRow } from './outstanding.ts';

/** The columns, as the page shows them. */
export const statementColumns: readonly CsvColumn<StatementRow>[] = [
  { heading: words.date, text: (row) => dashedDate(row.date), kind: 'dashedDate' },
  { heading: 'Kind', text: (row) => row.kind },
  { heading: words.paper, text: (row) => row.document },
  { heading: words.what, text: (row) => row.text },
  { heading: words.debit, text: (row) => formatDecimal(row.debit), kind: 'decimal' },
  { heading: words.credit, text: (row) => formatDecimal(row.credit), kind: 'decimal' },
  { heading: words.balance, text: (row) => formatSignedDecimal(row.balance), kind: 'decimal' },
];
