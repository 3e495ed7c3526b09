import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { DealLink } from '../deals/public.ts';
import { csvAddress } from '../platform/call.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { useDispatchList } from './dispatch-queries.ts';
import './dispatch-list.css';
import { InvoiceInForce } from './InvoiceInForce.tsx';
import { NoteButton } from './NoteButton.tsx';

const title = 'Dispatch History';

const columns: readonly Column<Dispatch>[] = [
  serialColumn,
  {
    title: 'Invoice Number',
    width: 160,
    fixed: 'start',
    isWhole: true,
    onPhone: 'detail',
    cell: (dispatch) => <InvoiceInForce dispatch={dispatch} />,
  },
  { title: 'Invoice Date', width: 124, cell: ({ invoiceDate }) => dashedDate(invoiceDate) },
  { title: 'Dispatch Date', width: 128, onPhone: 'state', cell: ({ dispatchDate }) => dashedDate(dispatchDate) },
  { title: 'Order Number', width: 216, onPhone: 'detail', cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} /> },
  { title: 'Product Name', width: 528, isText: true, onPhone: 'name', cell: ({ name }) => name },
  {
    title: 'Dispatch Quantity',
    width: 160,
    isNumber: true,
    fixed: 'end',
    onPhone: 'figure',
    cell: ({ dispatchQuantity }) => <strong>{dispatchQuantity}</strong>,
  },
  { title: 'Note', icons: 1, onPhone: 'below', cell: (dispatch) => <NoteButton dispatch={dispatch} /> },
];

export function DispatchListPage() {
  const list = useListSearch();
  const csv = { address: csvAddress('GetDispatchOrder', { search: list.search }), fileName: 'dispatch_list.csv' };
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar list={list} csv={csv} />
      </PageHeading>
      <DataTable
        columns={columns}
        list={list}
        rows={useDispatchList(list)}
        idOf={(dispatch) => dispatch.id}
        label={title}
        empty={say.noneFound}
      />
    </>
  );
}
