import { deductionMessages } from '@vikray/contract/money/deduction-messages.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { receiptFilters } from '@vikray/contract/money/receipt-filters.ts';
import type { Receipt } from '@vikray/contract/money/receipt.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { refundMessages } from '@vikray/contract/money/refund-messages.ts';
import { receiptFileMessages } from '@vikray/contract/tax-documents/receipt-file-messages.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { fileOf } from '../platform/list-file.ts';
import { Button } from '../ui/controls/Button.tsx';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { PageLink } from '../ui/page/PageLink.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import './receipt-list.css';
import { useReceiptList } from './money-queries.ts';

const TallyModal = lazyPart(async () => ({ default: (await import('./TallyModal.tsx')).TallyModal }));

const addReceipt = { label: say.addReceipt, to: '/receipt', operation: 'AddReceipt' } as const;

const columns: readonly Column<Receipt>[] = [
  {
    title: 'Number',
    width: 110,
    fixed: 'start',
    onPhone: 'detail',
    cell: ({ receiptId, number }) => (
      <PageLink page="receipt" search={{ id: receiptId }}>
        {number}
      </PageLink>
    ),
  },
  { title: 'Date', width: 116, sort: 'receivedOn', onPhone: 'state', cell: ({ receivedOn }) => dashedDate(receivedOn) },
  { title: 'Customer', isText: true, width: 240, onPhone: 'name', cell: ({ companyName }) => <strong>{companyName}</strong> },
  { title: 'Amount', isNumber: true, width: 150, onPhone: 'figure', cell: ({ amount }) => formatRupees(amount) },
  { title: 'Deductions', isNumber: true, width: 130, cell: ({ deducted }) => (deducted === 0 ? '–' : formatRupees(deducted)) },
  {
    title: 'Without a Mark',
    isNumber: true,
    width: 150,
    cell: ({ amount, deducted, marked, isVoid }) =>
      isVoid === 'Yes' || amount + deducted === marked ? '–' : formatRupees(amount + deducted - marked),
  },
  { title: 'Mode', width: 130, cell: ({ mode }) => mode },
  { title: 'Reference', isText: true, width: 170, cell: ({ reference }) => reference || '–' },
  { title: 'Company', isText: true, width: 200, cell: ({ companyForName }) => companyForName },
  {
    title: 'State',
    width: 120,
    fixed: 'end',
    onPhone: 'below',
    cell: ({ chequeState }) => chequeState !== '' && <StatusTag status={chequeState} />,
  },
];

/** The receipts, newest first. */
export function ReceiptListPage() {
  const list = useListSearch({ sorts: ['receivedOn'] });
  const filters = useListFilters(receiptFilters);
  const [isForTally, setForTally] = useState(false);
  return (
    <FilteredTablePage
      title={say.listTitle}
      list={list}
      filters={filters}
      csv={fileOf('GetReceipt', { ...filters.values, ...searchAndOrder(list) })}
      columns={columns}
      rows={useReceiptList(list, filters.values)}
      idOf={({ receiptId }) => receiptId}
      empty={say.noReceipts}
      add={addReceipt}
      filter={
        <div className="receipt-links">
          <PageLink page="deductions">{deductionMessages.title}</PageLink>
          <PageLink page="refunds">{refundMessages.title}</PageLink>
          <Button onClick={() => setForTally(true)}>{receiptFileMessages.open}</Button>
        </div>
      }
    >
      <Suspense>{isForTally && <TallyModal onClose={() => setForTally(false)} />}</Suspense>
    </FilteredTablePage>
  );
}
