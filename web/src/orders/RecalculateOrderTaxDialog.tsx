import { useQuery } from '@tanstack/react-query';
import { hasFrozenDecision } from '@vikray/contract/consignments/frozen-decision.ts';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { TaxDecision } from '@vikray/contract/gst/tax-decision.ts';
import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { RecalculateDialog, ChangeTaxDialog, saysSame, taxChoiceOf } from '../quotations/public.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { AmountsWarning } from './AmountsWarning.tsx';
import { DecidedGoods } from './DecidedGoods.tsx';
import { refreshOrders } from './order-queries.ts';

interface RecalculateOrderTaxDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Decides the tax of an order again, and says what becomes of its consignments. The user may choose another place of supply. */
export function RecalculateOrderTaxDialog({ order, onClose }: RecalculateOrderTaxDialogProps) {
  const { orderId, version, number } = order;
  const before = taxChoiceOf(order);
  const [tax, setTax] = useState(before);
  const [isChanging, setIsChanging] = useState(false);
  const sent = useQuery({ ...queryOf('GetConsignment', { orderId }), ...alwaysReload });
  const consignments = sent.data ?? [];
  const deciding = useSubmit('RecalculateOrderTax');
  if (isChanging) return <ChangeTaxDialog tax={tax} onChange={setTax} onClose={() => setIsChanging(false)} />;

  async function decide(): Promise<void> {
    const { installed, placeOfSupply, placeReason } = tax;
    const entered = { orderId, version, installed, placeOfSupply, placeReason };
    const decided = await deciding.send(entered, () => entered);
    // Also when refused: the order is no longer as shown.
    void Promise.all([refreshOrders(), refresh('GetConsignment', 'GetConsignmentList', 'GetConsignmentSums')]);
    if (decided) notify.success(say.recalculated, { about: number });
    onClose();
  }

  return (
    <RecalculateDialog
      of={{ ...order, taxReason: order.taxReason || '–' }}
      tax={tax}
      isBehind={(now, buyer) =>
        tax.installed !== before.installed ||
        tax.placeReason !== before.placeReason ||
        consignments.some((each) => !hasFrozenDecision(each) && isBehind(each, now, buyer))
      }
      more={sent}
      isBusy={deciding.isBusy}
      onChange={() => setIsChanging(true)}
      onDecide={() => void decide()}
      onClose={onClose}
    >
      {(now, buyer, isNew) => (
        <>
          <AmountsWarning order={order} heads={now.heads} />
          {isNew && <DecidedGoods consignments={consignments} buyer={buyer} />}
        </>
      )}
    </RecalculateDialog>
  );
}

/** Whether a consignment is taxed by another decision, or for another GSTIN. */
function isBehind(consignment: ConsignmentDetails, now: TaxDecision, { gstin }: Customer): boolean {
  const { placeOfSupply, placeName, taxReason: reason, gstCategory: category } = consignment;
  return consignment.gstin !== gstin || !saysSame({ placeOfSupply, placeName, reason, category }, now);
}
