import { useQuery } from '@tanstack/react-query';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { useState } from 'react';
import { alwaysReload, queryOf } from '../platform/queries.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { BackModals, type GoingBack } from './BackModals.tsx';
import { DispatchActions } from './DispatchActions.tsx';
import './sent-goods.css';

/** What has left for an order, newest first, with what came back and what did not leave after all. Nothing before the first dispatch. */
export function SentGoods({ orderId }: { readonly orderId: number }) {
  const { data } = useQuery({ ...queryOf('GetDispatchOrder', { orderId, status: 'All', pageSize: 500 }), ...alwaysReload });
  const mayCancel = useAllowed('CancelDispatch');
  const mayReturn = useAllowed('AddReturn');
  const [open, setOpen] = useState<GoingBack>();
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <ul className="sent-goods">
        {rows.map((dispatch) => {
          const { id, dispatchQuantity, name, dispatchDate, invoiceNumber, status, cancelReason, returnedQuantity } = dispatch;
          const isCancelled = status === 'Cancelled';
          const goods = `${groupedPieces(dispatchQuantity)} × ${name}`;
          return (
            <li key={id}>
              <strong>{isCancelled ? <s>{goods}</s> : goods}</strong>
              <span className="unbroken">{dashedDate(dispatchDate)}</span>
              <span>{invoiceNumber === '' ? say.withoutInvoice : `${say.invoice} ${invoiceNumber}`}</span>
              <span>
                {isCancelled && (
                  <>
                    <StatusTag status={status} /> {cancelReason}
                  </>
                )}
                {returnedQuantity > 0 && say.returned(returnedQuantity)}
              </span>
              <DispatchActions
                dispatch={dispatch}
                onCancel={mayCancel ? (chosen) => setOpen({ kind: 'cancel', dispatch: chosen }) : undefined}
                onReturn={mayReturn ? (chosen) => setOpen({ kind: 'return', dispatch: chosen }) : undefined}
              />
            </li>
          );
        })}
      </ul>
      <BackModals open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
