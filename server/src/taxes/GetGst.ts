import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { cachedRead } from '../platform/handler.ts';
import { listPercents } from './tax-store.ts';

export const GetGst = cachedRead('GetGst', async ({ db }) =>
  (await listPercents(db)).map(formatDecimal).map((text) => ({ label: text, value: text })),
);
