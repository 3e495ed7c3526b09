import { orderPromiseMessages, orderSeveral as say } from '@vikray/contract/orders/order-promise-messages.ts';
import { isOpenOrder } from '@vikray/contract/orders/order-status.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { encodedInput } from '../platform/call.ts';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import type { NamedRows, SeveralAction } from '../ui/several/several-action.ts';
import { OrderLink } from './OrderLink.tsx';

/** How an order is named where several are. */
export const namedOrders: NamedRows<Order> = {
  idOf: ({ orderId }) => orderId,
  nameOf: ({ number, companyName }) => `${number}, ${companyName}`,
  linkOf: (order) => <OrderLink {...order} />,
};

const worth = (orders: readonly Order[]) => orders.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

const promise: SeveralAction<Order> = {
  operation: 'UpdateOrderPromise',
  label: say.promiseLabel,
  done: say.promised,
  fits: isOpenOrder,
  question: (orders) => say.promise(orders.length, worth(orders)),
  entry: {
    Field: ({ value, onChange }) => (
      <Field name="promisedOn" label={orderPromiseMessages.promisedFor} required>
        <DateInput
          value={value || undefined}
          onChange={(day) => onChange(day ?? '')}
          earliest={today()}
          latest={yearLater(yearLater(today()))}
        />
      </Field>
    ),
    check: (entered) => (entered === '' ? say.selectDate : undefined),
  },
  bodyOf: ({ orderId, version }, promisedOn) => encodedInput('UpdateOrderPromise', { orderId, version, promisedOn }),
};

const prefer: SeveralAction<Order> = {
  operation: 'UpdateOrderPromise',
  label: say.preferLabel,
  done: say.preferred,
  fits: (order) => isOpenOrder(order) && order.priority === 'No',
  question: (orders) => say.prefer(orders.length, worth(orders)),
  bodyOf: ({ orderId, version }) => encodedInput('UpdateOrderPromise', { orderId, version, priority: 'Yes' }),
};

/** What can be done with several orders that still have something to dispatch. */
export const orderActions = [promise, prefer] as const;
