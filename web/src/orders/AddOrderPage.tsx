import { FileDoneOutlined } from '@ant-design/icons';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { approvedQuotationCsv } from '@vikray/contract/quotations/quotations-operations.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { csvAddress } from '../platform/call.ts';
import { useMayOrder } from '../quotations/public.ts';
import { DealLink } from '../deals/public.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { RowLink } from '../ui/lists/RowAction.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { orderSorts } from './order-columns.tsx';
import { useApprovedQuotations } from './order-queries.ts';

const title = 'Order Management';

const columns: readonly Column<Quotation>[] = [
  serialColumn,
  {
    title: 'Number',
    width: 188,
    fixed: 'start',
    onPhone: 'detail',
    cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
  },
  { title: 'Date', width: 116, onPhone: 'detail', sort: 'date', cell: ({ date }) => <span className="tabular">{slashedDate(date)}</span> },
  {
    title: 'Amount',
    width: 156,
    onPhone: 'figure',
    isNumber: true,
    sort: 'totalAmount',
    cell: ({ totalAmount }) => <strong>{formatRupees(totalAmount)}</strong>,
  },
  { title: 'Customer', width: 430, isText: true, onPhone: 'name', sort: 'companyName', cell: ({ companyName }) => companyName },
  { title: 'Prepared By', width: 200, isText: true, cell: ({ preparedBy }) => preparedBy },
  { title: 'Approved Date', width: 142, cell: ({ approvedDate }) => <span className="tabular">{slashedDate(approvedDate)}</span> },
  { title: 'Status', width: 120, fixed: 'end', onPhone: 'state', cell: ({ shownStatus }) => <StatusTag status={shownStatus} /> },
  { title: 'Action', icons: 1, cell: (quotation) => <GenerateLink quotation={quotation} /> },
];

/** The approved quotations that have no order yet. */
export function AddOrderPage() {
  const list = useListSearch({ sorts: orderSorts });
  const csv = {
    address: csvAddress('GetApprovedQuotation', searchAndOrder(list)),
    fileName: approvedQuotationCsv.fileName,
  };
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar list={list} csv={csv} />
      </PageHeading>
      <DataTable
        columns={columns}
        list={list}
        rows={useApprovedQuotations(list)}
        idOf={(quotation) => quotation.quotationId}
        label={title}
        width={1500}
        empty={say.noneFound}
      />
    </>
  );
}

function GenerateLink({ quotation }: { readonly quotation: Quotation }) {
  const { quotationId, number } = quotation;
  if (!useMayOrder()(quotation)) return null;
  return (
    <RowLink to="/generateorder" search={{ id: quotationId }} icon={<FileDoneOutlined aria-hidden />} label={`Generate Order ${number}`} />
  );
}
