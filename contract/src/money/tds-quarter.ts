/** The quarters in which TDS is returned: Q1 is April to June. */
import { financialYear } from '../platform/dates.ts';

/** A quarter, such as 2026-2027-Q1. */
const quarterPattern = /^(\d{4})-(\d{4})-Q([1-4])$/;

/** The quarter of a day. */
export function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${financialYear(day)}-Q${Math.floor(((month + 8) % 12) / 3) + 1}`;
}

/** The first and the last day of a quarter; nothing for another text. */
export function datesOfQuarter(quarter: string): { readonly from: string; readonly to: string } | undefined {
  const [, first = '', second = '', number = ''] = quarterPattern.exec(quarter) ?? [];
  if (Number(second) !== Number(first) + 1) return undefined;
  const year = number === '4' ? second : first;
  const [from, to] = { 1: ['04-01', '06-30'], 2: ['07-01', '09-30'], 3: ['10-01', '12-31'], 4: ['01-01', '03-31'] }[number] ?? ['', ''];
  return { from: `${year}-${from}`, to: `${year}-${to}` };
}
