import { isOpenOrder } from '@vikray/contract/orders/order-status.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { dispatchChance } from '@vikray/contract/orders/promised-stock.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf } from '../../platform/queries.ts';
import { CarIcon } from '../../ui/icons/CarIcon.tsx';
import { FileDoneIcon } from '../../ui/icons/FileDoneIcon.tsx';
import { ButtonLink } from '../../ui/page/ButtonLink.tsx';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import { useMayOrder } from '../quotation-possibilities.ts';

interface OrderStepProps {
  readonly quotation: Quotation;
  /** The quotation's order, if any. */
  readonly order: Order | undefined;
}

/** What comes after the approval: the order, then its dispatch. Filled where it is the next step; the answer of the customer has its own. */
export function OrderStep({ quotation, order }: OrderStepProps) {
  const { quotationId, shownStatus, customerAnswer } = quotation;
  const mayOrder = useMayOrder()(quotation);
  if (order) return <DispatchStep order={order} />;
  if (!mayOrder || customerAnswer === 'Accept') return null;
  const isNext = shownStatus === 'Approved' && customerAnswer === '';
  return (
    <ButtonLink to="/generateorder" search={{ id: quotationId }} look={isNext ? 'filled' : 'outlined'} icon={<FileDoneIcon />}>
      Generate Order
    </ButtonLink>
  );
}

/** Leads to the dispatch of an order while something of it can leave. */
function DispatchStep({ order }: { readonly order: Order }) {
  const { orderId } = order;
  const mayDispatch = useAllowed('AddDispatch') && isOpenOrder(order);
  const { data: lines } = useQuery({ ...queryOf('GetOrderProduct', { orderId }), enabled: mayDispatch, ...alwaysReload });
  const chance = lines && mayDispatch ? dispatchChance(lines) : 'None';
  if (chance === 'None') return null;
  return (
    <ButtonLink to="/dispatch" search={{ id: orderId }} look={chance === 'Own' ? 'filled' : 'outlined'} icon={<CarIcon />}>
      Dispatch
    </ButtonLink>
  );
}
