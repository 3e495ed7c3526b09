import { closingHistory } from '@vikray/contract/orders/closing-messages.ts';
import { handler } from '../platform/handler.ts';
import { changeClosing, type Direction } from './change-closing.ts';
import { closable } from './close-at-most-pending.ts';

export const CloseOrderLines = handler('CloseOrderLines', async ({ db, input, user, now, fail, record }) => {
  const closing: Direction = { sign: 1, quantityOf: (line, wanted) => closable(line, wanted, fail), say: closingHistory.closed };
  await changeClosing({ db, input, fail, record }, closing, { userId: user.userId, now });
  return [{ orderId: input.orderId }];
});
