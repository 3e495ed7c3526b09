/** Open quotations and undelivered goods by age (RPT-17). */
import { addDays } from '../platform/dates.ts';
import type { ReportPeriod } from './report-period.ts';

/** What is looked at: open quotations, goods that were ordered and not dispatched, or what customers owe. */
export const agedRecords = ['quotations', 'orders', 'owed'] as const;
export type AgedRecords = (typeof agedRecords)[number];

/** By what it is grouped: the days since revision 0 or the order, the days since the promised date, or the person. */
export const ageingBy = ['age', 'promise', 'person'] as const;
export type AgeingBy = (typeof ageingBy)[number];

/** Whether the figures can be grouped so: quotations promise no date, and what is owed is known by its due dates alone. */
export function isAgedBy(what: AgedRecords, by: AgeingBy): boolean {
  return what === 'orders' || by === 'age' || (what === 'quotations' && by === 'person');
}

/** A span of days. */
export interface AgeBucket {
  readonly label: string;
  /** The least and most days ago; absent for the oldest. */
  readonly least: number;
  readonly most?: number;
}

/** The buckets by the days since a quotation or an order. */
export const ageBuckets: readonly AgeBucket[] = [
  { label: '0–7 days', least: 0, most: 7 },
  { label: '8–15 days', least: 8, most: 15 },
  { label: '16–30 days', least: 16, most: 30 },
  { label: '31–60 days', least: 31, most: 60 },
  { label: 'Over 60 days', least: 61 },
];

/** The buckets by the days since a promised date. */
export const overdueBuckets: readonly AgeBucket[] = [
  { label: '1–7 days overdue', least: 1, most: 7 },
  { label: '8–15 days overdue', least: 8, most: 15 },
  { label: '16–30 days overdue', least: 16, most: 30 },
  { label: '31–60 days overdue', least: 31, most: 60 },
  { label: 'Over 60 days overdue', least: 61 },
];

/** The key of goods without a promised date. Others have the index of their bucket. */
export const notPromised = -2;
/** The key of goods whose promised date has not passed. */
export const notDue = -1;

/** The days of a bucket on a day in India. `from` is absent for the oldest one. */
export function daysOfBucket({ least, most }: AgeBucket, today: string): Partial<ReportPeriod> & Pick<ReportPeriod, 'to'> {
  return { ...(most !== undefined && { from: addDays(today, -most) }), to: addDays(today, -least) };
}
