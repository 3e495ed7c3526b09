import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { keptRead } from '../platform/handler.ts';
import { listPercents } from './tax-store.ts';

export const GetGst = keptRead('GetGst', async ({ db }) =>
  (await listPercents(db)).map(formatDecimal).map((text) => ({ label: text, value: text })),
);
