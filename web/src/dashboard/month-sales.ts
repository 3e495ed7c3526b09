/** The sales of the running calendar year, month by month. */
import type { DaySales } from '@vikray/contract/dashboard/dashboard-operations.ts';

export interface MonthSales {
  /** `Jan` to `Dec`. */
  readonly name: string;
  readonly paise: number;
  /** The month that is not over yet; those behind it are still to come. */
  readonly isRunning: boolean;
  readonly isToCome: boolean;
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Sums the days of each month in paise; all twelve are there, also those without sales (DSH-07). `today` is YYYY-MM-DD. */
export function monthSales(days: readonly DaySales[], today: string): MonthSales[] {
  const running = Number(today.slice(5, 7)) - 1;
  const sums = names.map(() => 0);
  for (const { date, totalAmount } of days) {
    const month = Number(date.slice(5, 7)) - 1;
    if (date.slice(0, 4) === today.slice(0, 4)) sums[month] = (sums[month] ?? 0) + totalAmount;
  }
  return names.map((name, month) => ({ name, paise: sums[month] ?? 0, isRunning: month === running, isToCome: month > running }));
}

const stepsAimedAt = 4;
const roundFigures = [1, 2, 2.5, 5, 10];
const paisePerRupee = 100;
/** A year that has hardly begun still has an axis of whole rupees. */
const leastAxisPaise = 100_00;

/** Round amounts from 0 to above the largest month, in paise, four steps or nearly so. */
export function axisOf(months: readonly MonthSales[]): number[] {
  const most = Math.max(leastAxisPaise, ...months.map(({ paise }) => paise));
  const power = 10 ** Math.floor(Math.log10(most / stepsAimedAt));
  const step = power * (roundFigures.find((figure) => figure * power * stepsAimedAt >= most) ?? roundFigures.length);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** An amount of the axis, `₹20,00,000`. */
export function axisText(paise: number): string {
  return wholeRupees.format(paise / paisePerRupee);
}
