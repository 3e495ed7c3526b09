import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { sumsOfConsignments } from '../consignments/public.ts';
import { cachedRead } from '../platform/handler.ts';

export const GetConsignmentSums = cachedRead(
  'GetConsignmentSums',
  async ({ db, input: { search = '', ...filter }, now }) => [
    await sumsOfConsignments(db, { ...filter, ...daysOf(filter, dateAt(now)) }, search.trim()),
  ],
  { agesDaily: true },
);
