import { sumsOfConsignments } from '../consignments/public.ts';
import { keptRead } from '../platform/handler.ts';

export const GetConsignmentSums = keptRead('GetConsignmentSums', async ({ db, input: { search = '', ...filter } }) => [
  await sumsOfConsignments(db, filter, search.trim()),
]);
