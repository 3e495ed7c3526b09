import { cachedRead } from '../platform/handler.ts';
import { listLines } from './contents/quotation-line-store.ts';
import { findQuotation } from './quotation-store.ts';

export const GetQuotationProduct = cachedRead(
  'GetQuotationProduct',
  async ({ db, input, now, fail }) => {
    if (!(await findQuotation(db, input.quotationId, now))) throw fail('QuotationNotFound');
    return listLines(db, input.quotationId);
  },
  { agesDaily: true },
);
