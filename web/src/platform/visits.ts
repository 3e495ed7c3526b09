/** What the user has seen and used in this browser, for the palette. Only this browser knows it; a logout clears it. */
import '@vikray/contract/platform/check.ts';
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod';
import { storedLogin } from './login.ts';
import { storedValue } from './stored-value.ts';

/** The kinds of record that have a page. */
const seenKinds = ['customer', 'product', 'quotation', 'order', 'deal', 'user'] as const;

const seenRecord = z.object({
  kind: z.enum(seenKinds),
  title: z.string(),
  /** What tells it from others of a similar title. */
  note: z.string(),
  /** Its address, without the leading slash. */
  page: z.string(),
});
export type SeenRecord = z.output<typeof seenRecord>;

const visits = z.object({
  userId: z.number(),
  /** The last one first. */
  records: z.array(seenRecord),
  /** How often each page was opened. */
  pages: z.record(z.string(), z.number()),
});
type Visits = z.output<typeof visits>;

const maxKept = 30;

const stored = storedValue('vikray.visits', visits);
const none: Visits = { userId: 0, records: [], pages: {} };

/** The visits of the user who is logged in. */
function ownVisits(): Visits {
  const known = stored.read();
  return known && known.userId === storedLogin()?.userId ? known : none;
}

function write(change: Partial<Visits>): void {
  const userId = storedLogin()?.userId;
  if (userId !== undefined) stored.write({ ...ownVisits(), ...change, userId });
}

/** Forgets all of it. */
export function clearVisits(): void {
  stored.clear();
}

/** Counts that a page was opened. Of very many pages, those used least are forgotten. */
export function countVisit(page: string): void {
  const { pages } = ownVisits();
  const counted = Object.entries({ ...pages, [page]: (pages[page] ?? 0) + 1 });
  const kept =
    counted.length > maxKept ? counted.toSorted(([one, a], [other, b]) => rank(b, other) - rank(a, one)).slice(0, maxKept) : counted;
  write({ pages: Object.fromEntries(kept) });

  /** The page opened now stays, although it is new. */
  function rank(count: number, name: string): number {
    return name === page ? Infinity : count;
  }
}

/** Notes a record that its page shows. */
function noteSeen(record: SeenRecord): void {
  const { records } = ownVisits();
  write({ records: [record, ...records.filter(({ page }) => page !== record.page)].slice(0, maxKept) });
}

/** For the page of a record: the palette offers it from now on. */
export function useSeen({ kind, title, note, page }: SeenRecord): void {
  useEffect(() => noteSeen({ kind, title, note, page }), [kind, title, note, page]);
}

/** What the user has seen and used, kept up to date. */
export function useVisits(): Pick<Visits, 'records' | 'pages'> {
  return useSyncExternalStore(stored.subscribe, ownVisits);
}
