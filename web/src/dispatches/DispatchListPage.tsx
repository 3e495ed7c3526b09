import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { DealLink } from '../deals/public.ts';
import { fileOf } from '../platform/list-file.ts';
import { dispatchFilters } from '@vikray/contract/dispatches/dispatch-filters.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
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
    width: 152,
    fixed: 'start',
    isWhole: true,
    onPhone: 'detail',
    cell: (dispatch) => <InvoiceInForce dispatch={dispatch} />,
  },
  { title: 'Invoice Date', width: 106, cell: ({ invoiceDate }) => dashedDate(invoiceDate) },
  { title: 'Dispatch Date', width: 114, onPhone: 'state', cell: ({ dispatchDate }) => dashedDate(dispatchDate) },
  {
    title: 'Order Number',
    width: 208,
    isWhole: true,
    onPhone: 'detail',
    cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
  },
  { title: 'Product Name', width: 550, isText: true, onPhone: 'name', cell: ({ name }) => name },
  {
    title: 'Dispatch Quantity',
    width: 138,
    isNumber: true,
    fixed: 'end',
    onPhone: 'figure',
    cell: ({ dispatchQuantity }) => <strong>{groupedPieces(dispatchQuantity)}</strong>,
  },
  { title: 'Note', icons: 1, onPhone: 'below', cell: (dispatch) => <NoteButton dispatch={dispatch} /> },
];

export function DispatchListPage() {
  const list = useListSearch();
  const filters = useListFilters(dispatchFilters);
  const csv = fileOf('GetDispatchOrder', { ...filters.values, search: list.search });
  return (
    <TablePage
      title={title}
      list={list}
      filters={filters}
      csv={csv}
      columns={columns}
      rows={useDispatchList(list, filters.values)}
      idOf={(dispatch) => dispatch.id}
      empty={say.noneFound}
    />
  );
}
