import { listHandler } from '../platform/handler.ts';
import { pageOfTaxes } from './tax-store.ts';

export const GetTax = listHandler('GetTax', { page: ({ db }, window) => pageOfTaxes(db, window), idOf: (tax) => tax.id });
