import type { Bucket } from '@vikray/contract/money/outstanding.ts';

/** The key of each part of what is open. */
export const bucketKeys = {
  NotDue: 'notDue',
  UpTo30: 'upTo30',
  UpTo60: 'upTo60',
  UpTo90: 'upTo90',
  Over90: 'over90',
  Disputed: 'disputed',
} as const satisfies Readonly<Record<Bucket, string>>;

/** What is open in a part, in paise. */
export function amountOf(row: { readonly [K in (typeof bucketKeys)[Bucket]]?: number | undefined }, bucket: Bucket): number {
  return row[bucketKeys[bucket]] ?? 0;
}
