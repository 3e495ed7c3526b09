/** Changes what is promised of an order. What a request leaves out stays. */
import { mayBePromised } from '@vikray/contract/orders/order-promise.ts';
import { orderPromiseHistory as say, type ChangedPromise } from '@vikray/contract/orders/order-promise-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import { listLines, promiseLine } from './order-line-store.ts';

interface Asked {
  readonly db: Db;
  readonly input: Pick<InputOf<'UpdateOrderPromise'>, 'promisedOn' | 'priority' | 'lines'>;
  fail(name: 'PromiseOutOfRange' | 'LineUnknown'): OperationFailure;
}

/** What an order itself promises. */
export type OrderPromise = Pick<Order, 'orderPromisedOn' | 'priority'>;

interface PromiseChange extends OrderPromise {
  /** What the history says of it; none if nothing changes. */
  readonly sentences: readonly string[];
}

/** Stores the dates of the lines of a locked order, and returns what the order itself promises from now on. */
export async function changePromise({ db, input, fail }: Asked, order: Order): Promise<PromiseChange> {
  const orderPromisedOn = input.promisedOn ?? order.orderPromisedOn;
  const priority = input.priority ?? order.priority;
  const changes: ChangedPromise[] = [{ name: '', before: order.orderPromisedOn, after: orderPromisedOn }];
  const lines = input.lines ? await listLines(db, order.orderId) : [];
  for (const { productMapId, promisedOn } of input.lines ?? []) {
    const line = lines.find(({ id }) => id === productMapId);
    if (!line) throw fail('LineUnknown');
    changes.push({ name: line.name, before: line.ownPromisedOn, after: promisedOn ?? '' });
    await promiseLine(db, line.id, promisedOn ?? '');
  }
  if (!changes.every(({ after }) => mayBePromised(after, order.date))) throw fail('PromiseOutOfRange');

  const moved = changes.filter(({ before, after }) => before !== after);
  return {
    orderPromisedOn,
    priority,
    sentences: [
      ...(moved.length > 0 ? [say.promised(order.number, moved)] : []),
      ...(priority === order.priority ? [] : [say.priority(order.number, priority === 'Yes')]),
    ],
  };
}
