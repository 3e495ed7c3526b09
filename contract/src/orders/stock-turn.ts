import type { yesOrNo } from '../platform/fields.ts';
import type * as z from 'zod';

/** What decides which open line gets the stock first. */
export interface StockTurn {
  /** The number of the order line. */
  readonly id: number;
  readonly priority: z.output<typeof yesOrNo>;
  /** Blank for none. */
  readonly promisedOn: string;
  /** The date of the order. */
  readonly date: string;
}

/**
 * Compares two open lines by who gets the stock first: priority, promised date with blank last, date of the order, number of the line
 * (DSK-03). `server/src/orders/stock-turn.ts` has the same order in SQL.
 */
export function compareTurns(one: StockTurn, other: StockTurn): number {
  return (
    Number(other.priority === 'Yes') - Number(one.priority === 'Yes') ||
    Number(one.promisedOn === '') - Number(other.promisedOn === '') ||
    compareDates(one.promisedOn, other.promisedOn) ||
    compareDates(one.date, other.date) ||
    one.id - other.id
  );
}

function compareDates(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
