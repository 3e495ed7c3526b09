import { bucketKeys, type Bucket } from '@vikray/contract/money/outstanding.ts';

/** What is open in a part, in paise. */
export function amountOf(row: { readonly [K in (typeof bucketKeys)[Bucket]]?: number | undefined }, bucket: Bucket): number {
  return row[bucketKeys[bucket]] ?? 0;
}
