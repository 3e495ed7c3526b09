import { isDifferent, quotationDifferences } from '@vikray/contract/quotations/quotation-difference.ts';
import { cachedRead } from '../../platform/handler.ts';
import { listLines } from '../contents/quotation-line-store.ts';
import { findQuotation } from '../quotation-store.ts';

export const GetQuotationDifference = cachedRead(
  'GetQuotationDifference',
  async ({ db, input, now, fail }) => {
    const one = await findQuotation(db, input.quotationId, now);
    const other = await findQuotation(db, input.againstId, now);
    if (!one || !other) throw fail('QuotationNotFound');
    if (one.baseNumber !== other.baseNumber) throw fail('NotTogether');
    const [older, newer] = one.revision < other.revision ? [one, other] : [other, one];
    const rows = quotationDifferences(
      { quotation: older, lines: await listLines(db, older.quotationId) },
      { quotation: newer, lines: await listLines(db, newer.quotationId) },
    );
    return input.all === 'Yes' ? rows : rows.filter(isDifferent);
  },
  { agesDaily: true },
);
