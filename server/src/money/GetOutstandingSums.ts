import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { outstandingSumsOf } from './outstanding-store.ts';

export const GetOutstandingSums = handler('GetOutstandingSums', async ({ db, input, now }) => {
  const today = dateAt(now);
  return [await outstandingSumsOf(db, { ...input, by: input.by ?? 'Customer', asOf: input.asOf ?? today }, today)];
});
