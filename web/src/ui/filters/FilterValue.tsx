import { formatRupees, parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { labelOfPeriod } from './day-labels.ts';
import { useRecordName } from './filtered-records.ts';
import type { FilterTag } from './filter-tags.ts';

/** The value of a filter in the words of the list: a record by its name, an amount in rupees, a period in words. */
export function FilterValue({ tag: { filter, value, until } }: { readonly tag: FilterTag }) {
  const name = useRecordName(filter.kind, value);
  if (filter.kind === 'firstDay') return unbreakableNumbers(labelOfPeriod(value, until));
  if (filter.kind === 'lastDay') return unbreakableNumbers(labelOfPeriod(undefined, value));
  if (filter.kind === 'amount') return formatRupees(parseDecimal(String(value)) ?? 0);
  return name ?? value;
}
