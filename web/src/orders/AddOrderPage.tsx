import { FileDoneIcon } from '../ui/icons/FileDoneIcon.tsx';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { fileOf } from '../platform/list-file.ts';
import { useMayOrder } from '../quotations/public.ts';
import { DealLink } from '../deals/public.ts';
import { quotationFilters } from '@vikray/contract/quotations/quotation-filters.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { RowLink } from '../ui/lists/RowAction.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { totalColumn } from '../ui/lists/total-column.tsx';
import { orderSorts } from './order-columns.tsx';
import { useApprovedQuotations } from './order-queries.ts';

const title = 'Order Management';

const columns: readonly Column<Quotation>[] = [
  serialColumn,
  {
    title: 'Number',
    width: 188,
    fixed: 'start',
    isWhole: true,
    onPhone: 'detail',
    cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
  },
  { title: 'Date', width: 116, onPhone: 'detail', sort: 'date', cell: ({ date }) => <span className="tabular">{slashedDate(date)}</span> },
  totalColumn,
  { title: 'Customer', width: 430, isText: true, onPhone: 'name', sort: 'companyName', cell: ({ companyName }) => companyName },
  { title: 'Prepared By', width: 200, isText: true, cell: ({ preparedBy }) => preparedBy },
  { title: 'Approved Date', width: 142, cell: ({ approvedDate }) => <span className="tabular">{slashedDate(approvedDate)}</span> },
  { title: 'Status', width: 120, fixed: 'end', onPhone: 'state', cell: ({ shownStatus }) => <StatusTag status={shownStatus} /> },
  { title: 'Action', icons: 1, cell: (quotation) => <GenerateLink quotation={quotation} /> },
];

/** The approved quotations that have no order yet. */
export function AddOrderPage() {
  const list = useListSearch({ sorts: orderSorts });
  const filters = useListFilters(quotationFilters);
  const csv = fileOf('GetApprovedQuotation', { ...filters.values, ...searchAndOrder(list) });
  return (
    <FilteredTablePage
      title={title}
      list={list}
      filters={filters}
      csv={csv}
      columns={columns}
      rows={useApprovedQuotations(list, filters.values)}
      idOf={(quotation) => quotation.quotationId}
      width={1500}
      empty={say.noneFound}
    />
  );
}

function GenerateLink({ quotation }: { readonly quotation: Quotation }) {
  const { quotationId, number } = quotation;
  if (!useMayOrder()(quotation)) return null;
  return <RowLink to="/generateorder" search={{ id: quotationId }} icon={<FileDoneIcon />} label={`Generate Order ${number}`} />;
}
