import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { DealLink } from '../deals/public.ts';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import type { GoingBack } from './BackModals.tsx';
import { DispatchActions } from './DispatchActions.tsx';
import { InvoiceInForce } from './InvoiceInForce.tsx';
import { NoteButton } from './NoteButton.tsx';

interface DispatchColumnsFacts {
  readonly mayCancel: boolean;
  readonly mayReturn: boolean;
  readonly onBack: (going: GoingBack) => void;
}

/** The columns of the dispatch history. What was cancelled is struck through. */
export function dispatchColumns({ mayCancel, mayReturn, onBack }: DispatchColumnsFacts): Column<Dispatch>[] {
  const columns: Column<Dispatch>[] = [
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
    { title: 'Product Name', width: 550, isText: true, onPhone: 'name', cell: (dispatch) => <Goods dispatch={dispatch} /> },
    {
      title: 'Dispatch Quantity',
      width: 138,
      isNumber: true,
      fixed: 'end',
      onPhone: 'figure',
      cell: ({ dispatchQuantity, status }) => <strong>{struck(groupedPieces(dispatchQuantity), status)}</strong>,
    },
    { title: 'Note', icons: 1, onPhone: 'below', cell: (dispatch) => <NoteButton dispatch={dispatch} /> },
  ];
  if (!mayCancel && !mayReturn) return columns;
  const actions = (dispatch: Dispatch) => (
    <DispatchActions
      dispatch={dispatch}
      onCancel={mayCancel ? () => onBack({ kind: 'cancel', dispatch }) : undefined}
      onReturn={mayReturn ? () => onBack({ kind: 'return', dispatch }) : undefined}
    />
  );
  return [...columns, { title: 'Action', icons: 2, cell: actions }];
}

function struck(text: string, status: Dispatch['status']) {
  return status === 'Cancelled' ? <s>{text}</s> : text;
}

/** The product, and whether its dispatch was cancelled or how many of its pieces came back. */
function Goods({ dispatch: { name, status, returnedQuantity } }: { readonly dispatch: Dispatch }) {
  return (
    <>
      {struck(name, status)}
      {status === 'Cancelled' && <StatusTag status={status} />}
      {returnedQuantity > 0 && <span className="dispatch-note">{say.returned(returnedQuantity)}</span>}
    </>
  );
}
