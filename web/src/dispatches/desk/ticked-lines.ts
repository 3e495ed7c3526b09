/** The ticked lines of the desk with what is typed in Dispatch now. */
import type { TickedCount } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { wholePart } from '@vikray/contract/platform/decimal.ts';
import { isWhole } from '../../ui/inputs/typed-quantity.ts';
import { quantityFailure } from '../dispatch-line.ts';

/** A ticked line. It stays ticked when another page or tab of the desk is shown. */
export interface TickedLine {
  readonly line: OpenOrderLine;
  /** As typed; never blank or zero. */
  readonly typed: string;
}

/** By the id of the line. */
export type TickedLines = ReadonlyMap<number, TickedLine>;

/** Sets Dispatch now of a line. Blank or zero unticks it. */
export function typeQuantity(ticked: TickedLines, line: OpenOrderLine, typed: string): TickedLines {
  const next = new Map(ticked);
  if (typed === '' || Number(typed) === 0) next.delete(line.id);
  else next.set(line.id, { line, typed });
  return next;
}

/** Ticks lines with what they can ship, or unticks them. A line of which nothing can ship stays as it is. */
export function tickLines(ticked: TickedLines, lines: readonly OpenOrderLine[], isTicked: boolean): TickedLines {
  const next = new Map(ticked);
  for (const line of lines) {
    if (!isTicked) next.delete(line.id);
    else if (line.canShip > 0 && !next.has(line.id)) next.set(line.id, { line, typed: String(line.canShip) });
  }
  return next;
}

/** Whether all, some or none of the lines that can ship are ticked. */
export function tickState(ticked: TickedLines, lines: readonly OpenOrderLine[]): 'All' | 'Some' | 'None' {
  const isTicked = ({ id }: OpenOrderLine) => ticked.has(id);
  if (!lines.some(isTicked)) return 'None';
  return lines.every((line) => isTicked(line) || line.canShip === 0) ? 'All' : 'Some';
}

/** Ticks all of the lines that can ship; if they are all ticked, unticks them. */
export function toggleLines(ticked: TickedLines, lines: readonly OpenOrderLine[]): TickedLines {
  return tickLines(ticked, lines, tickState(ticked, lines) !== 'All');
}

/** How many lines, orders and customers are ticked. */
export function tickedCount(ticked: TickedLines): TickedCount {
  const lines = [...ticked.values()].map(({ line }) => line);
  return {
    lines: lines.length,
    orders: new Set(lines.map(({ orderId }) => orderId)).size,
    customers: new Set(lines.map(({ customerId }) => customerId)).size,
  };
}

/** The sentences about quantities that cannot leave, by line. The lines of a product share its stock, the one ticked first before others. */
export function tickedFailures(ticked: TickedLines): ReadonlyMap<number, string> {
  const failures = new Map<number, string>();
  const taken = new Map<number, number>();
  for (const { line, typed } of ticked.values()) {
    const before = taken.get(line.productId) ?? 0;
    const failure = quantityFailure(typed, line.pending, wholePart(line.stock) - before);
    if (failure !== undefined) failures.set(line.id, failure);
    taken.set(line.productId, before + (isWhole(typed) ? Number(typed) : 0));
  }
  return failures;
}
