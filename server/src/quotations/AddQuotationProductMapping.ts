import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { handler } from '../platform/handler.ts';
import { findProducts } from '../products/public.ts';
import { printedLine } from './quotation-details.ts';
import { guardQuotation } from './quotation-guard.ts';
import { findQuotation, lockOpenQuotation, isOwnQuotation, listLines, saveLine } from './quotation-store.ts';
import { sharedHistory } from './shared-history.ts';

export const AddQuotationProductMapping = handler('AddQuotationProductMapping', async ({ db, input, user, now, fail, record }) => {
  const { quotationId } = input;
  const quotation = await findQuotation(db, quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  if (!(await isOwnQuotation(db, quotationId, user.userId))) throw fail('Forbidden');
  await guardQuotation(db, quotation, 'edit', fail);
  if (!(await lockOpenQuotation(db, quotationId, { userId: user.userId, now }))) throw fail('QuotationClosed');
  const line = printedLine(await findProducts(db, [input.productId]), input);
  if (typeof line === 'string') throw fail(line);

  const before = await listLines(db, quotationId);
  const id = await saveLine(db, quotationId, line);
  record({
    record: 'quotation',
    id: quotationId,
    name: quotation.companyName,
    before: { lines: before },
    after: { lines: await listLines(db, quotationId) },
    summary: quotationHistory.lineAdded(quotation.number, line.quantity, line.name),
    concerns: [...sharedHistory(quotation), { record: 'product', id: input.productId }],
  });
  return [{ id }];
});
