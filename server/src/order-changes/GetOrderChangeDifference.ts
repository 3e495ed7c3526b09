import { isDifferent } from '@vikray/contract/quotations/quotation-difference.ts';
import { cachedRead } from '../platform/handler.ts';
import { changeDifferences } from './change-differences.ts';
import { findChange } from './order-change-store.ts';

export const GetOrderChangeDifference = cachedRead('GetOrderChangeDifference', async ({ db, input, fail }) => {
  const change = await findChange(db, input.changeId);
  if (!change) throw fail('ChangeNotFound');
  const rows = await changeDifferences(db, change);
  return input.all === 'Yes' ? rows : rows.filter(isDifferent);
});
