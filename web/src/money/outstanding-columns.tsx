import { creditMessages as credit } from '@vikray/contract/money/credit-messages.ts';
import { billName, bucketNames } from '@vikray/contract/money/money-messages.ts';
import { buckets, type Bucket, type OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';
import { LinkButton } from '../ui/page/LinkButton.tsx';
import { PageLink, type PageLinkProps } from '../ui/page/PageLink.tsx';
import { amountOf } from './bucket-amounts.ts';
import type { OutstandingAddress } from './outstanding-search.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';

type AmountKey = 'open' | 'advance' | 'cheques' | 'amount' | 'settled' | 'asked' | 'received' | 'billed';

const figure = { isNumber: true, width: 138 } as const;

const amount = (title: string, key: AmountKey, more: Partial<Column<OutstandingRow>> = {}): Column<OutstandingRow> => ({
  title,
  ...figure,
  // Nothing is quieter than ₹0.00, so that the eye finds what is there.
  cell: (row) => (row[key] ? formatRupees(row[key]) : '–'),
  ...more,
});

/** Of which company and day the figures are: the rows that they open are of the same. */
export type FiguresOf = Pick<OutstandingAddress, 'companyid' | 'asof'>;

/** A part of what a customer has open, which leads to its bills. */
const aged = (bucket: Bucket, of: FiguresOf): Column<OutstandingRow> => ({
  title: bucketNames[bucket],
  ...figure,
  cell: (row) => opened(amountOf(row, bucket), 'outstanding', { ...of, by: 'Bill', customerid: row.customerId, bucket }),
});

/** A figure of a deal, which leads to the deal with its papers and its money. */
const ofDeal = (title: string, key: AmountKey): Column<OutstandingRow> =>
  amount(title, key, { cell: (row) => opened(row[key] ?? 0, 'deal', { id: row.dealId ?? undefined }) });

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
  ...figure,
  cell: (row) => {
    const { page, search } = opens(row);
    return opened(row[key] ?? 0, page, search);
  },
});

const customer = (opens: 'Bill' | 'Statement', of: FiguresOf): Column<OutstandingRow> => ({
  title: 'Customer',
  isText: true,
  width: 230,
  fixed: 'start',
  onPhone: 'name',
  sort: 'companyName',
  cell: ({ customerId, companyName, companyId }) => (
    <PageLink
      page="outstanding"
      search={{ ...of, by: opens, customerid: customerId, ...(opens === 'Statement' && { companyid: companyId }) }}
    >
      {companyName}
    </PageLink>
  ),
});

/** When a bill is due, for someone who may change it. */
const movableDue = (move: (bill: OutstandingRow) => void): Column<OutstandingRow> => ({
  ...due,
  cell: (bill) => movableDueDate(bill, move),
});

function movableDueDate(bill: OutstandingRow, move: (bill: OutstandingRow) => void) {
  const { dueOn = '', kind = 'Invoice', invoiceNumber = '', open } = bill;
  const date = dashedDate(dueOn);
  if (open === 0) return date;
  return <LinkButton label={date} name={`${date}, ${credit.changeDueDate(billName(kind, invoiceNumber))}`} onClick={() => move(bill)} />;
}

const due: Column<OutstandingRow> = { title: 'Due', width: 116, sort: 'overdue', cell: ({ dueOn = '' }) => dashedDate(dueOn) };

interface ColumnFacts extends FiguresOf {
  readonly by: 'Customer' | 'Bill' | 'Deal';
  /** The bucket whose bills are shown. */
  readonly bucket: Bucket | undefined;
  /** For someone who may change when a bill is due. */
  readonly move: ((bill: OutstandingRow) => void) | undefined;
}

/** The columns, by what the rows are. */
export function outstandingColumns({ by, bucket, move, companyid, asof }: ColumnFacts): Column<OutstandingRow>[] {
  const of = { companyid, asof };
  if (by === 'Bill') return billColumns(of, bucket, move);
  return by === 'Deal' ? dealColumns(of) : customerColumns(of);
}

function customerColumns(of: FiguresOf): Column<OutstandingRow>[] {
  return [
    customer('Bill', of),
    amount('Open', 'open', {
      onPhone: 'figure',
      sort: 'open',
      cell: (row) => opened(row.open, 'outstanding', { ...of, by: 'Bill', customerid: row.customerId }),
    }),
    ...buckets.map((bucket) => aged(bucket, of)),
    amount('Advance', 'advance', {
      cell: (row) => opened(row.advance ?? 0, 'outstanding', { ...of, by: 'Deal', customerid: row.customerId }),
    }),
    signed('On Account', 'onAccount', (row) => ({
      page: 'receipts',
      search: { customerid: row.customerId, companyid: of.companyid, unmarked: 'Yes' },
    })),
    amount('In Cheques', 'cheques', {
      cell: (row) => opened(row.cheques ?? 0, 'receipts', { customerid: row.customerId, companyid: of.companyid, mode: 'Cheque' }),
    }),
    signed('Net', 'net', (row) => ({
      page: 'outstanding',
      search: { ...of, by: 'Statement', customerid: row.customerId, companyid: row.companyId },
    })),
    { title: 'Oldest Due', width: 120, sort: 'overdue', onPhone: 'detail', cell: ({ oldestDue = '' }) => dashedDate(oldestDue) || '–' },
    { title: 'Promise', width: 110, cell: ({ promiseState = '' }) => (promiseState === '' ? '–' : <StatusTag status={promiseState} />) },
    { title: 'Last Call', width: 112, cell: ({ lastCallOn = '' }) => dashedDate(lastCallOn) || '–' },
    { title: 'Owner', isText: true, width: 130, cell: ({ owner = '' }) => owner || '–' },
    { title: 'City', isText: true, width: 120, cell: ({ city = '' }) => city || '–' },
  ];
}

function billColumns(of: FiguresOf, bucket: ColumnFacts['bucket'], move: ColumnFacts['move']): Column<OutstandingRow>[] {
  return [
    customer('Statement', of),
    {
      title: 'Invoice',
      width: 140,
      onPhone: 'detail',
      cell: ({ kind, invoiceNumber = '' }) => (kind === 'Charge' ? 'Charge' : invoiceNumber),
    },
    { title: 'Invoice Date', width: 120, cell: ({ invoiceDate = '' }) => dashedDate(invoiceDate) },
    move ? movableDue(move) : due,
    ...(bucket ? [inBucket(bucket)] : []),
    amount('Open', 'open', { sort: 'open', ...(!bucket && { onPhone: 'figure' }) }),
    { title: 'Days Overdue', isNumber: true, width: 120, cell: ({ overdueDays = 0 }) => overdueDays || '–' },
    amount('Amount', 'amount'),
    amount('Settled', 'settled'),
    { title: 'Company', isText: true, width: 180, cell: ({ companyForName = '' }) => companyForName },
    { title: 'State', width: 116, fixed: 'end', onPhone: 'state', cell: ({ billState = '' }) => <StatusTag status={billState} /> },
  ];
}

/** What is open of a bill in the bucket that is shown: the rest of it may be due on another day. */
const inBucket = (bucket: Bucket): Column<OutstandingRow> => ({
  title: bucketNames[bucket],
  ...figure,
  onPhone: 'figure',
  cell: (row) => formatRupees(amountOf(row, bucket)),
});

function dealColumns(of: FiguresOf): Column<OutstandingRow>[] {
  return [
    customer('Bill', of),
    {
      title: 'Deal',
      width: 184,
      isWhole: true,
      onPhone: 'detail',
      cell: ({ dealId, number = '' }) => (
        <PageLink page="deal" search={{ id: dealId ?? undefined }}>
          <DocumentNumber number={number} />
        </PageLink>
      ),
    },
    ofDeal('Asked', 'asked'),
    ofDeal('Received', 'received'),
    ofDeal('Billed', 'billed'),
    amount('Open', 'open', {
      onPhone: 'figure',
      sort: 'open',
      cell: ({ open, customerId, companyId, number }) =>
        opened(open, 'outstanding', { ...of, by: 'Bill', customerid: customerId, companyid: companyId, search: number }),
    }),
    ofDeal('Advance', 'advance'),
    { title: 'Company', isText: true, width: 180, cell: ({ companyForName = '' }) => companyForName },
  ];
}
