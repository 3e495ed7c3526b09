import { handler } from '../platform/handler.ts';
import { insertTax } from './tax-store.ts';

export const AddTax = handler(
  'AddTax',
  async ({ db, input, now, record }) => {
    const taxId = await insertTax(db, input.tax, now);
    record({ record: 'tax', id: taxId, after: { gst: input.tax } });
    return [{ taxId }];
  },
  { violations: { taxes_percent: 'TaxAlreadyPresent' } },
);
