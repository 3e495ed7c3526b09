/** What is promised of an order as its dialog shows it, and the request that changes it. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { mayBePromised } from '@vikray/contract/orders/order-promise.ts';
import { orderPromiseMessages as say } from '@vikray/contract/orders/order-promise-messages.ts';
import type { Order, OrderProduct } from '@vikray/contract/orders/order.ts';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import type { Versioned } from '../ui/forms/use-record-edit.ts';

/** Dates are YYYY-MM-DD; blank for none. */
export interface PromiseForm {
  readonly promisedOn: string;
  readonly priority: boolean;
  /** The dates of single lines, by their id; blank for that of the order. */
  readonly lines: Readonly<Record<number, string>>;
}

export interface OrderWithLines {
  readonly order: Order;
  readonly lines: readonly OrderProduct[];
}

/** The promise of an order as it is saved. */
export function versionedPromiseOf({ order, lines }: OrderWithLines): Versioned<PromiseForm> {
  const { version, orderPromisedOn, priority } = order;
  const own = Object.fromEntries(lines.map(({ id, ownPromisedOn }) => [id, ownPromisedOn]));
  return { version, form: { promisedOn: orderPromisedOn, priority: priority === 'Yes', lines: own } };
}

/** The first date that cannot be promised. */
export function promiseFailure({ promisedOn, lines }: PromiseForm, orderedOn: string): FailedCheck | undefined {
  if (!mayBePromised(promisedOn, orderedOn)) return { field: 'promisedOn', message: say.outOfRange };
  const wrong = Object.entries(lines).find(([, date]) => !mayBePromised(date, orderedOn));
  return wrong && { field: `lines.${wrong[0]}`, message: say.outOfRange };
}

/** The request for what differs from the saved promise. */
export function promiseRequestOf(
  form: PromiseForm,
  saved: PromiseForm,
): Pick<InputOf<'UpdateOrderPromise'>, 'promisedOn' | 'priority' | 'lines'> {
  const lines = Object.entries(form.lines)
    .filter(([id, date]) => date !== (saved.lines[Number(id)] ?? ''))
    .map(([id, promisedOn]) => ({ productMapId: Number(id), promisedOn }));
  return { promisedOn: form.promisedOn, priority: form.priority ? 'Yes' : 'No', ...(lines.length > 0 && { lines }) };
}
