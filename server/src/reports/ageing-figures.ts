/** The figures of what is open, each with the list of its records. */
import {
  ageBuckets,
  daysOfBucket,
  notDue,
  notPromised,
  overdueBuckets,
  type AgedRecords,
  type AgeingBy,
  type AgeBucket,
} from '@vikray/contract/reports/ageing.ts';
import { listAddress } from '@vikray/contract/reports/list-address.ts';
import { reportMessages as say } from '@vikray/contract/reports/report-messages.ts';
import type { AgedGroup } from './ageing-store.ts';
import type { Figure } from './figures.ts';

/** A group that is always shown: its label, and the filters that find its records. */
interface KnownGroup {
  readonly key: number;
  readonly label: string;
  readonly filters: Readonly<Record<string, string | number | undefined>>;
}

/** The figures of the groups and their total. Buckets are shown in their order, also empty ones. */
export function ageingFigures(what: Exclude<AgedRecords, 'owed'>, by: AgeingBy, groups: readonly AgedGroup[], today: string): Figure[] {
  const figure = ({ key, label, count, quantity, amount }: AgedGroup, filters: KnownGroup['filters']): Figure => ({
    key,
    label,
    count,
    quantity: what === 'orders' ? quantity : undefined,
    amount,
    page:
      what === 'orders'
        ? listAddress('orderlines', { pending: 'Yes', ...filters })
        : listAddress('quotationlist', { stage: 'Open', ...filters }),
  });
  const sum = (kind: 'count' | 'quantity' | 'amount') => groups.reduce((total, group) => total + group[kind], 0);
  const found = new Map(groups.map((group) => [group.key, group]));
  const shown =
    by === 'person'
      ? groups.map((group) => figure(group, { preparedById: group.key }))
      : knownGroups(what, by, today).map(({ key, label, filters }) =>
          figure({ count: 0, quantity: 0, amount: 0, ...found.get(String(key)), key: String(key), label }, filters),
        );
  return [...shown, figure({ key: 'total', label: say.total, count: sum('count'), quantity: sum('quantity'), amount: sum('amount') }, {})];
}

function knownGroups(what: Exclude<AgedRecords, 'owed'>, by: 'age' | 'promise', today: string): KnownGroup[] {
  if (by === 'age') return bucketGroups(ageBuckets, today, what === 'orders' ? ['from', 'to'] : ['quotedFrom', 'quotedTo']);
  return [
    { key: notPromised, label: say.notPromised, filters: { promised: 'No' } },
    { key: notDue, label: say.notDue, filters: { promisedFrom: today } },
    ...bucketGroups(overdueBuckets, today, ['promisedFrom', 'promisedTo']),
  ];
}

function bucketGroups(buckets: readonly AgeBucket[], today: string, [first, last]: readonly [string, string]): KnownGroup[] {
  return buckets.map((bucket, key) => {
    const { from, to } = daysOfBucket(bucket, today);
    return { key, label: bucket.label, filters: { [first]: from, [last]: to } };
  });
}
