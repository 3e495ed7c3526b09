/** The sales of the current calendar year by month. */
import type { DaySales } from '@vikray/contract/dashboard/dashboard-operations.ts';
import { financialYear } from '@vikray/contract/platform/dates.ts';

export interface MonthSales {
  /** The month, such as `2026-11`. */
  readonly key: string;
  /** What stands below its column, such as `Jan`; blank to leave it out. */
  readonly name: string;
  /** The whole name, such as `January 2026`. */
  readonly title: string;
  readonly paise: number;
  /** The same month a year before, which the line shows; absent where the line follows the columns. */
  readonly before?: number;
  /** The current month; later ones are still to come. */
  readonly isCurrent: boolean;
  readonly isToCome: boolean;
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Sums the days of each month in paise. Returns all twelve months, including those without sales (DSH-07). `today` is YYYY-MM-DD. */
export function monthSales(days: readonly DaySales[], today: string): MonthSales[] {
  const running = Number(today.slice(5, 7)) - 1;
  const sums = names.map(() => 0);
  for (const { date, totalAmount } of days) {
    const month = Number(date.slice(5, 7)) - 1;
    if (date.slice(0, 4) === today.slice(0, 4)) sums[month] = (sums[month] ?? 0) + totalAmount;
  }
  return names.map((name, month) => ({
    key: `${today.slice(0, 4)}-${String(month + 1).padStart(2, '0')}`,
    name,
    title: `${name} ${today.slice(0, 4)}`,
    paise: sums[month] ?? 0,
    isCurrent: month === running,
    isToCome: month > running,
  }));
}

/**
 * The twelve months of the financial year of a day, from the rows of the sales report by month, which leaves out those to come. Amounts in
 * paise (RPT-26).
 */
export function financialYearSales(rows: readonly { readonly key: string; readonly amount: number }[], today: string): MonthSales[] {
  const amounts = new Map(rows.map(({ key, amount }) => [key, amount]));
  const begins = Number(financialYear(today).slice(0, 4));
  return names.map((_, index) => {
    const month = (index + 3) % 12;
    const key = `${month < 3 ? begins + 1 : begins}-${String(month + 1).padStart(2, '0')}`;
    const name = names[month] ?? '';
    return {
      key,
      name,
      title: `${name} ${key.slice(0, 4)}`,
      paise: amounts.get(key) ?? 0,
      isCurrent: key === today.slice(0, 7),
      isToCome: key > today.slice(0, 7),
    };
  });
}

const targetSteps = 4;
const roundSteps = [1, 2, 2.5, 5, 10];
const paisePerRupee = 100;
/** Keeps the axis in whole rupees when there are hardly any sales. */
const minAxisPaise = 100_00;

/** Round amounts from 0 to at least the largest month, in paise, in about four steps. */
export function axisOf(months: readonly MonthSales[]): number[] {
  const largest = Math.max(minAxisPaise, ...months.flatMap(({ paise, before = 0 }) => [paise, before]));
  const magnitude = 10 ** Math.floor(Math.log10(largest / targetSteps));
  const step = magnitude * (roundSteps.find((round) => round * magnitude * targetSteps >= largest) ?? roundSteps.length);
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step);
}

const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** An amount of the axis, `₹20,00,000`. */
export function axisText(paise: number): string {
  return wholeRupees.format(paise / paisePerRupee);
}
