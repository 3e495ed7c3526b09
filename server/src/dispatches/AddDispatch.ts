import type { FailureOf } from '@vikray/contract/operations.ts';
import { moreThanPending } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { moreThanInStock } from '../products/public.ts';
import { dispatchOrder, type RefusedGoods } from './dispatch-order.ts';
import { takeFromStock } from './take-from-stock.ts';

export const AddDispatch = handler('AddDispatch', async ({ db, input, user, now, fail, record }) => {
  const { productMapId = 0, productId, dispatchQuantity = 0 } = input;
  // A documented body has a single line.
  const lines = input.lines ?? [{ productMapId, productId, dispatchQuantity }];
  const isAlone = lines.filter((each) => each.dispatchQuantity > 0).length === 1;
  function refuse(name: FailureOf<'AddDispatch'>, { line }: RefusedGoods) {
    const product = isAlone ? undefined : line?.name;
    if (name === 'MoreThanOrdered') return moreThanPending(fail, product);
    return name === 'MoreThanInStock' ? moreThanInStock(fail, product) : fail(name);
  }
  const stamp = { userId: user.userId, now };
  const left = await dispatchOrder({ db, refuse }, { ...input, lines }, stamp);
  return takeFromStock({ db, record }, [left], stamp);
});
