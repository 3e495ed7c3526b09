import { refundMessages as say } from '@vikray/contract/money/refund-messages.ts';
import { refundFilters } from '@vikray/contract/money/refund-filters.ts';
import type { Refund } from '@vikray/contract/money/refunds-operations.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import { PageLink } from '../ui/page/PageLink.tsx';
import { useRefundList } from './refund-queries.ts';

const columns: readonly Column<Refund>[] = [
  { title: 'Number', width: 110, fixed: 'start', onPhone: 'detail', cell: ({ number }) => <strong>{number}</strong> },
  { title: 'Date', width: 116, sort: 'paidOn', onPhone: 'state', cell: ({ paidOn }) => dashedDate(paidOn) },
  { title: 'Customer', isText: true, width: 230, onPhone: 'name', cell: ({ companyName }) => companyName },
  { title: 'Amount', isNumber: true, width: 150, onPhone: 'figure', cell: ({ amount }) => <strong>{formatRupees(amount)}</strong> },
  { title: 'Mode', width: 130, cell: ({ mode }) => mode },
  { title: 'Reference', isText: true, width: 160, cell: ({ reference }) => reference || '–' },
  {
    title: 'Advance for',
    width: 190,
    cell: ({ dealId, dealNumber }) =>
      dealId === null ? (
        '–'
      ) : (
        <PageLink page="deal" search={{ id: dealId }}>
          {dealNumber}
        </PageLink>
      ),
  },
  { title: 'Reason', isText: true, width: 200, cell: ({ reason }) => reason },
  { title: 'Company', isText: true, width: 190, cell: ({ companyForName }) => companyForName },
  {
    title: 'PDF',
    icons: 1,
    cell: ({ refundId, number }) => (
      <ExportButton address={`/api/refunds/${refundId}/refund.pdf`} label={number} failed={printingMessages.pdfFailed} />
    ),
  },
];

/** Money that was paid back, newest first. */
export function RefundListPage() {
  const list = useListSearch({ sorts: ['paidOn'] });
  const filters = useListFilters(refundFilters);
  return (
    <FilteredTablePage
      title={say.title}
      list={list}
      filters={filters}
      csv={fileOf('GetRefund', { ...filters.values, ...searchAndOrder(list) })}
      columns={columns}
      rows={useRefundList(list, filters.values)}
      idOf={({ refundId }) => refundId}
      empty={say.none}
    />
  );
}
