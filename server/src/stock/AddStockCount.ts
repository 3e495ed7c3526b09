import { addDays, dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { countDifference } from '@vikray/contract/stock/stock-count.ts';
import { stockCountHistory, stockMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import { handler } from '../platform/handler.ts';
import { moveStock, productNames } from '../products/public.ts';
import { insertStockCount } from './stock-count-store.ts';

export const AddStockCount = handler('AddStockCount', async ({ db, input, user, now, fail, record }) => {
  const { countedOn, kind, remark = '', lines } = input;
  // One day of tolerance, for a browser whose clock is ahead.
  if (countedOn > addDays(dateAt(now), 1)) throw fail('DateInFuture');
  const names = await productNames(
    db,
    lines.map(({ productId }) => productId),
  );
  if (names.size < lines.length) throw fail('ProductUnknown');

  const stamp = { userId: user.userId, now };
  const stockCountId = await insertStockCount(db, input, stamp);
  const differing = lines.filter((line) => countDifference(line) !== 0);
  const movements = await moveStock(
    db,
    differing.map((line) => ({ productId: line.productId, quantity: countDifference(line), reason: kind, documentId: stockCountId })),
    stamp,
  );
  const head = { countedOn, kind, remark };
  const name = `${kind} of ${slashedDate(countedOn)}`;
  const summary = stockCountHistory.counted(lines.length, differing.length);
  record({ record: 'stock count', id: stockCountId, name, after: { ...head, products: lines.length }, summary });
  for (const [index, { productId, counted, stockWhenCounted }] of differing.entries()) {
    const moved = movements[index];
    const productName = names.get(productId) ?? '';
    const difference = countDifference({ counted, stockWhenCounted });
    if (!moved) throw difference < 0 ? fail('BelowZero', say.belowZeroOf(productName)) : fail('StockTooLarge', say.tooLargeOf(productName));
    record({
      record: 'stock count',
      id: stockCountId,
      name: `${name}, ${productName}`,
      after: { ...head, name: productName, counted, stockWhenCounted },
      summary: stockCountHistory.changed({ kind, name: productName, counted, difference, remark }),
      relatedRecords: [{ record: 'product', id: productId, kind: 'Stock', movementId: moved.movementId }],
    });
  }
  return [{ stockCountId }];
});
