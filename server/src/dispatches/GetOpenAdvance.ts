import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { maySeeMoney } from '@vikray/contract/money/sees-money.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { sentSoFar } from '../consignments/public.ts';
import { findOrder, listOrderLines } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { missingAdvance } from './missing-advance.ts';
import { replacementsFirst } from './replacements-first.ts';

/** Goods that cannot leave are not looked at: AddDispatch says why. */
export const GetOpenAdvance = handler('GetOpenAdvance', async ({ db, input, user, now }) => {
  const found = [];
  for (const { orderId, lines: requested } of input.dispatches) {
    const order = await findOrder(db, orderId);
    if (!order || order.paymentPlan.length === 0) continue;
    const lines = await listOrderLines(db, orderId);
    const outgoing = requested.flatMap(({ productMapId, dispatchQuantity: quantity }) => {
      const line = lines.find(({ id }) => id === productMapId);
      return line && quantity > 0 && quantity <= line.quantity ? [{ line, quantity }] : [];
    });
    const sent = await sentSoFar(db, orderId);
    const missing = await missingAdvance(db, { order, lines, leaving: replacementsFirst(outgoing, sent), sent, today: dateAt(now) });
    if (missing === 0) continue;
    const shown = maySeeMoney(user.rights) ? missing : null;
    found.push({ orderId, number: order.number, missing: shown, sentence: say.advanceOpen(shown) });
  }
  return found;
});
