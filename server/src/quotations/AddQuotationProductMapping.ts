import { handler } from '../platform/handler.ts';
import { printedLine } from './quotation-details.ts';
import { findQuotation, holdOpen, isOwnQuotation, saveLine } from './quotation-store.ts';

export const AddQuotationProductMapping = handler('AddQuotationProductMapping', async ({ db, input, user, now, fail, record }) => {
  const { quotationId } = input;
  if (!(await findQuotation(db, quotationId))) throw fail('QuotationNotFound');
  if (!(await isOwnQuotation(db, quotationId, user.userId))) throw fail('Forbidden');
  if (!(await holdOpen(db, quotationId, { userId: user.userId, now }))) throw fail('QuotationClosed');
  const line = await printedLine(db, input);
  if (typeof line === 'string') throw fail(line);

  const id = await saveLine(db, quotationId, line);
  record({ record: 'quotation', id: quotationId, after: { line } });
  return [{ id }];
});
