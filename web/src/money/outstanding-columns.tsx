import { creditMessages as credit } from '@vikray/contract/money/credit-messages.ts';
import { billName, bucketNames } from '@vikray/contract/money/money-messages.ts';
import { buckets, type Bucket, type OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { LinkButton } from '../ui/page/LinkButton.tsx';
import { PageLink, type PageLinkProps } from '../ui/page/PageLink.tsx';
import { amountOf } from './bucket-amounts.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';

type AmountKey = 'open' | 'advance' | 'amount' | 'settled' | 'asked' | 'received' | 'billed';

const amount = (title: string, key: AmountKey, more: Partial<Column<OutstandingRow>> = {}): Column<OutstandingRow> => ({
  title,
  isNumber: true,
  width: 138,
  // Nothing is quieter than ₹0.00, so that the eye finds what is there.
  cell: (row) => (row[key] ? formatRupees(row[key]) : '–'),
  ...more,
});

/** A part of what a customer has open, which leads to its bills. */
const aged = (bucket: Bucket): Column<OutstandingRow> => ({
  title: bucketNames[bucket],
  isNumber: true,
  width: 138,
  cell: (row) => opened(amountOf(row, bucket), 'outstanding', { by: 'Bill', customerid: row.customerId, bucket }),
});

type Opened = Required<Pick<PageLinkProps, 'page' | 'search'>>;

/** An amount that leads to the rows behind it; a dash for none. */
function opened(paise: number, page: string, search: Opened['search']) {
  if (paise === 0) return '–';
  return (
    <PageLink page={page} search={search}>
      {paise < 0 ? formatRupeeChange(paise) : formatRupees(paise)}
    </PageLink>
  );
}

const signed = (title: string, key: 'onAccount' | 'net', opens: (row: OutstandingRow) => Opened): Column<OutstandingRow> => ({
  title,
  isNumber: true,
  width: 138,
  cell: (row) => {
    const { page, search } = opens(row);
    return opened(row[key] ?? 0, page, search);
  },
});

const customer = (opens: 'Bill' | 'Statement'): Column<OutstandingRow> => ({
  title: 'Customer',
  isText: true,
  width: 230,
  fixed: 'start',
  onPhone: 'name',
  sort: 'companyName',
  cell: ({ customerId, companyName, companyId }) => (
    <PageLink page="outstanding" search={{ by: opens, customerid: customerId, companyid: companyId }}>
      {companyName}
    </PageLink>
  ),
});

/** The columns of the bills for someone who may change when one is due. */
export const billColumnsWith = (move: (bill: OutstandingRow) => void): Column<OutstandingRow>[] =>
  outstandingColumns.Bill.map((column) => (column.title === due.title ? { ...due, cell: (bill) => movableDueDate(bill, move) } : column));

function movableDueDate(bill: OutstandingRow, move: (bill: OutstandingRow) => void) {
  const { dueOn = '', kind = 'Invoice', invoiceNumber = '', open } = bill;
  const date = dashedDate(dueOn);
  if (open === 0) return date;
  return <LinkButton label={date} name={`${date}, ${credit.changeDueDate(billName(kind, invoiceNumber))}`} onClick={() => move(bill)} />;
}

const due: Column<OutstandingRow> = { title: 'Due', width: 116, sort: 'overdue', cell: ({ dueOn = '' }) => dashedDate(dueOn) };

/** The columns, by what the rows are. */
export const outstandingColumns: Readonly<Record<'Customer' | 'Bill' | 'Deal', readonly Column<OutstandingRow>[]>> = {
  Customer: [
    customer('Bill'),
    amount('Open', 'open', {
      onPhone: 'figure',
      sort: 'open',
      cell: (row) => opened(row.open, 'outstanding', { by: 'Bill', customerid: row.customerId }),
    }),
    ...buckets.map(aged),
    amount('Advance', 'advance', { cell: (row) => opened(row.advance ?? 0, 'outstanding', { by: 'Deal', customerid: row.customerId }) }),
    signed('On Account', 'onAccount', (row) => ({ page: 'receipts', search: { customerid: row.customerId, unmarked: 'Yes' } })),
    signed('Net', 'net', (row) => ({
      page: 'outstanding',
      search: { by: 'Statement', customerid: row.customerId, companyid: row.companyId },
    })),
    { title: 'Oldest Due', width: 120, sort: 'overdue', onPhone: 'detail', cell: ({ oldestDue = '' }) => dashedDate(oldestDue) || '–' },
    { title: 'Promise', width: 110, cell: ({ promiseState = '' }) => (promiseState === '' ? '–' : <StatusTag status={promiseState} />) },
    { title: 'Last Call', width: 112, cell: ({ lastCallOn = '' }) => dashedDate(lastCallOn) || '–' },
    { title: 'Owner', isText: true, width: 130, cell: ({ owner = '' }) => owner || '–' },
    { title: 'City', isText: true, width: 120, cell: ({ city = '' }) => city || '–' },
  ],
  Bill: [
    customer('Statement'),
    {
      title: 'Invoice',
      width: 140,
      onPhone: 'detail',
      cell: ({ kind, invoiceNumber = '' }) => (kind === 'Charge' ? 'Charge' : invoiceNumber),
    },
    { title: 'Invoice Date', width: 120, cell: ({ invoiceDate = '' }) => dashedDate(invoiceDate) },
    due,
    { title: 'Days Overdue', isNumber: true, width: 120, cell: ({ overdueDays = 0 }) => overdueDays || '–' },
    amount('Amount', 'amount'),
    amount('Settled', 'settled'),
    amount('Open', 'open', { onPhone: 'figure', sort: 'open' }),
    { title: 'Company', isText: true, width: 180, cell: ({ companyForName = '' }) => companyForName },
    { title: 'State', width: 116, fixed: 'end', onPhone: 'state', cell: ({ billState = '' }) => <StatusTag status={billState} /> },
  ],
  Deal: [
    customer('Bill'),
    {
      title: 'Deal',
      width: 170,
      onPhone: 'detail',
      cell: ({ dealId, number }) => (
        <PageLink page="deal" search={{ id: dealId ?? undefined }}>
          {number}
        </PageLink>
      ),
    },
    amount('Asked', 'asked'),
    amount('Received', 'received'),
    amount('Billed', 'billed'),
    amount('Open', 'open', { onPhone: 'figure', sort: 'open' }),
    amount('Advance', 'advance'),
    { title: 'Company', isText: true, width: 180, cell: ({ companyForName = '' }) => companyForName },
  ],
};
