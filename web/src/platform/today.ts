import { dateAt } from '@vikray/contract/platform/dates.ts';

/** Today's date in the office, YYYY-MM-DD, wherever the browser is. */
export function today(): string {
  return dateAt(new Date());
}
