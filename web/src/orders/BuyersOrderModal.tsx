import { buyersOrder, type BuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { refresh } from '../platform/queries.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import type { Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { BuyersOrderFields, buyersOrderFailure } from './BuyersOrderFields.tsx';
import { refreshOrders } from './order-queries.ts';

interface BuyersOrderModalProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const labels = { poNumber: say.poNumber, poDate: say.poDate };

function versionedOf({ version, poNumber, poDate }: Order): Versioned<BuyersOrder> {
  return { version, form: { poNumber, poDate } };
}

/** Enters the customer's own number of an order. */
export function BuyersOrderModal({ order, onClose }: BuyersOrderModalProps) {
  const { orderId, number } = order;
  const edit = useDialogEdit({
    draftName: `buyers-order-${orderId}`,
    saved: order,
    versionedOf,
    reload: async () => (await call('GetOrder', { orderId })).rows[0],
    labels,
    onClose,
  });
  const { form, version } = edit;
  const update = useSubmit('UpdateOrderPromise');

  async function submit(): Promise<void> {
    const { poNumber, poDate } = form;
    const updated = await update.send(edit.entries, () => ({ orderId, version, poNumber, poDate }));
    // Also when refused: the order may no longer be as shown.
    void Promise.all([refreshOrders(), refresh('GetConsignment', 'GetConsignmentList', 'GetTimeline')]);
    if (!updated) return;
    notify.success(say.poSaved, { about: number });
    edit.close();
  }

  return (
    <FormModal
      title={say.poNumber}
      submitLabel={say.savePo}
      check={() => buyersOrderFailure(form)}
      fields={Object.keys(buyersOrder)}
      {...edit.shownOf(update)}
      onSubmit={() => void submit()}
      onClose={edit.close}
    >
      <BuyersOrderFields form={form} onChange={(changed) => edit.change({ ...form, ...changed })} />
    </FormModal>
  );
}
