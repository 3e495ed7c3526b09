import { closingHistory } from '@vikray/contract/orders/closing-messages.ts';
import { handler } from '../platform/handler.ts';
import { changeClosing, type Direction } from './change-closing.ts';
import { reopenable } from './close-at-most-pending.ts';

export const ReopenOrderLines = handler('ReopenOrderLines', async ({ db, input, user, now, fail, record }) => {
  const opening: Direction = { sign: -1, quantityOf: (line, wanted) => reopenable(line, wanted, fail), say: closingHistory.reopened };
  await changeClosing({ db, input, fail, record }, opening, { userId: user.userId, now });
  return [{ orderId: input.orderId }];
});
