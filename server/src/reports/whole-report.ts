/** A report is read and answered as a whole, on the connections of long reads. */
import type { Page } from '@vikray/contract/platform/operation.ts';
import { TakesLong, type Window } from '../platform/database/lists/list-page.ts';

/** The rows of a report, whose parts depend on each other, so that there is no page but the first. */
export async function wholeReport<Row>({ mayTakeLong, after, offset }: Window, read: () => Promise<readonly Row[]>): Promise<Page<Row>> {
  if (!mayTakeLong) throw new TakesLong();
  if (after !== undefined || offset > 0) return { rows: [] };
  const rows = await read();
  return { rows, total: rows.length };
}
