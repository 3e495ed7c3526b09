import { cachedRead } from '../../platform/handler.ts';
import { findQuotation } from '../quotation-store.ts';
import { listRevisions } from './revision-store.ts';

export const GetQuotationRevision = cachedRead(
  'GetQuotationRevision',
  async ({ db, input, now, fail }) => {
    const quotation = await findQuotation(db, input.quotationId, now);
    if (!quotation) throw fail('QuotationNotFound');
    return listRevisions(db, quotation, now);
  },
  { agesDaily: true },
);
