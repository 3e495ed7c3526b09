import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { tickColumn } from '../ui/several/RowTick.tsx';
import type { Ticked } from '../ui/several/use-selection.ts';
import { namedDebtors } from './collection-several.tsx';
import { overdueOf } from './overdue-of.ts';
import { PromiseTag } from './PromiseTag.tsx';

/** The columns of those who call. */
export const collectionColumns: readonly Column<OutstandingRow>[] = [
  {
    title: 'Customer',
    isText: true,
    width: 220,
    fixed: 'start',
    sort: 'companyName',
    cell: ({ companyName }) => <strong>{companyName}</strong>,
  },
  { title: 'Overdue', isNumber: true, width: 152, cell: (row) => <strong>{formatRupees(overdueOf(row))}</strong> },
  { title: 'Since', width: 128, sort: 'overdue', cell: ({ oldestDue = '' }) => dashedDate(oldestDue) || '–' },
  { title: 'Promise', width: 226, cell: (row) => <PromiseTag row={row} /> },
  { title: 'Last Call', width: 122, cell: ({ lastCallOn = '' }) => dashedDate(lastCallOn) || '–' },
  { title: 'Outcome', width: 120, cell: ({ lastOutcome = '' }) => lastOutcome || '–' },
  { title: 'Next', width: 122, cell: ({ nextOn = '' }) => dashedDate(nextOn) || '–' },
  { title: 'Open', isNumber: true, width: 152, sort: 'open', cell: ({ open }) => formatRupees(open) },
  { title: 'Contact', isText: true, width: 150, cell: ({ contactName = '' }) => contactName },
  { title: 'Owner', isText: true, width: 130, cell: ({ owner = '' }) => owner || '–' },
];

interface Ticks {
  readonly ticked: Ticked<OutstandingRow>;
  readonly onTicked: (ticked: Ticked<OutstandingRow>) => void;
}

/** The most reminders at once. */
const most = 20;

/** The same, with boxes to select rows while these are wanted. */
export function columnsWithTicks({ ticked, onTicked }: Ticks): Column<OutstandingRow>[] {
  return [...(ticked ? [tickColumn({ ...namedDebtors, ticked, onTicked, most })] : []), ...collectionColumns];
}
