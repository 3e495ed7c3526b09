import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { outstandingSumsOf } from './outstanding-store.ts';

export const GetOutstandingSums = handler('GetOutstandingSums', async ({ db, input, now }) => [
  await outstandingSumsOf(db, { ...input, by: input.by ?? 'Customer', asOf: input.asOf ?? dateAt(now) }),
]);
