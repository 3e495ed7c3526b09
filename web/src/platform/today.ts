import { dateAt } from '@vikray/contract/platform/dates.ts';

/** The office's date now, YYYY-MM-DD, wherever the browser stands. */
export function today(): string {
  return dateAt(new Date());
}
