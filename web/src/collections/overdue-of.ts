import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';

/** What is overdue of a customer, in paise. What is disputed is not. */
export function overdueOf({ upTo30 = 0, upTo60 = 0, upTo90 = 0, over90 = 0 }: OutstandingRow): number {
  return upTo30 + upTo60 + upTo90 + over90;
}
