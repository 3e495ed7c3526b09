import { sumsOfConsignments } from '../consignments/public.ts';
import { cachedRead } from '../platform/handler.ts';

export const GetConsignmentSums = cachedRead('GetConsignmentSums', async ({ db, input: { search = '', ...filter } }) => [
  await sumsOfConsignments(db, filter, search.trim()),
]);
