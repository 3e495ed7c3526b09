import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { maxLines } from '@vikray/contract/quotations/quotation.ts';
import { isByProduct } from '@vikray/contract/quotations/tax-mode.ts';
import { handler } from '../platform/handler.ts';
import { contentChange } from './content-change.ts';
import { findNewProducts, printedLines } from './contents/printed-lines.ts';
import { guardQuotation } from './quotation-guard.ts';
import { listLines, saveLine } from './contents/quotation-line-store.ts';
import { findQuotation, isOwnQuotation } from './quotation-store.ts';
import { sharedHistory } from './shared-history.ts';
import { lockQuotation, changeOpenQuotation } from './status-store.ts';

export const AddQuotationProductMapping = handler('AddQuotationProductMapping', async ({ db, input, user, now, fail, record }) => {
  const { quotationId } = input;
  await lockQuotation(db, quotationId);
  const quotation = await findQuotation(db, quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  if (!(await isOwnQuotation(db, quotationId, user.userId))) throw fail('Forbidden');
  await guardQuotation(db, quotation, 'edit', fail);
  if (isByProduct(quotation)) throw fail('RatesByProduct');
  const stamp = { userId: user.userId, now };
  if (!(await changeOpenQuotation(db, quotationId, contentChange(quotation, stamp), stamp))) throw fail('QuotationClosed');
  const lines = printedLines([input], await findNewProducts(db, [input]));
  if (typeof lines === 'string') throw fail(lines);
  const [line] = lines;
  if (!line) throw new Error('One entered line makes one printed line');

  const before = await listLines(db, quotationId);
  const isNew = !before.some(({ productId, rate }) => productId === input.productId && rate === input.rate);
  if (isNew && before.length >= maxLines) throw fail('TooManyLines');
  const id = await saveLine(db, quotationId, line);
  record({
    record: 'quotation',
    id: quotationId,
    name: `${quotation.number}, ${quotation.companyName}`,
    before: { lines: before },
    after: { lines: await listLines(db, quotationId) },
    summary: quotationHistory.lineAdded(quotation.number, line.quantity, line.name),
    relatedRecords: [...sharedHistory(quotation), { record: 'product', id: input.productId }],
  });
  return [{ id }];
});
