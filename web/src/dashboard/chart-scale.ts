import { axisOf, axisText, type MonthSales } from './month-sales.ts';

const bottomMargin = 34;
export const topMargin = 10;
const narrowWidth = 560;

/** Where a chart of this size draws its months and amounts, in px. */
export interface ChartScale {
  readonly isSmall: boolean;
  /** The amounts of the axis, in paise. */
  readonly ticks: readonly number[];
  /** Where the axis ends and the first month begins. */
  readonly left: number;
  /** The width of a month, and of its column. */
  readonly slot: number;
  readonly column: number;
  /** The height of the amount 0. */
  readonly base: number;
  /** The middle of a month, counted from 0. */
  x(month: number): number;
  /** The height of an amount. */
  y(paise: number): number;
}

/** The scale of a chart, with room for the texts of its axis. */
export function chartScale(
  months: readonly MonthSales[],
  { width, height }: { readonly width: number; readonly height: number },
): ChartScale {
  const ticks = axisOf(months);
  const top = ticks.at(-1) ?? 1;
  const isSmall = width < narrowWidth;
  const left = Math.max(...ticks.map((tick) => axisText(tick).length)) * (isSmall ? 6.4 : 7.2) + 14;
  const slot = Math.max(0, width - left) / months.length;
  const base = height - bottomMargin;
  return {
    isSmall,
    ticks,
    left,
    slot,
    column: Math.min(slot * 0.56, 44),
    base,
    x: (month) => left + slot * (month + 0.5),
    y: (paise) => base - (paise / top) * (base - topMargin),
  };
}
