import * as z from 'zod';
import { row } from '../platform/wire.ts';

/** The kinds of work that 'Today' counts for a user. */
export const todayKinds = [
  'calls',
  'answers',
  'returned',
  'quotations',
  'customers',
  'products',
  'ready',
  'orders',
  'overdue',
  'low',
  'stock',
] as const;
export type TodayKind = (typeof todayKinds)[number];

/** Work that waits for the user, and the address of exactly its rows, without the leading slash. Counts stop at 1,001: `1,000+`. */
export const todayEntry = row({ kind: z.enum(todayKinds), count: z.int(), page: z.string() });
export type TodayEntry = z.output<typeof todayEntry>;

type Words = readonly [one: string, many: string];

/** What each count counts. */
const words: Readonly<Record<TodayKind, Words>> = {
  calls: ['call is due', 'calls are due'],
  answers: ['customer has answered', 'customers have answered'],
  returned: ['quotation was returned to you', 'quotations were returned to you'],
  quotations: ['quotation waits for approval', 'quotations wait for approval'],
  customers: ['customer waits for approval', 'customers wait for approval'],
  products: ['product waits for approval', 'products wait for approval'],
  ready: ['line can leave today', 'lines can leave today'],
  orders: ['order waits for dispatch', 'orders wait for dispatch'],
  overdue: ['line is overdue', 'lines are overdue'],
  low: ['product is at its reorder level', 'products are at their reorder level'],
  stock: ['product is out of stock', 'products are out of stock'],
};

/** The words of 'Today'. */
export const todayMessages = {
  title: 'Today',
  words: (kind: TodayKind, count: number) => words[kind][count === 1 ? 0 : 1],
} as const;
