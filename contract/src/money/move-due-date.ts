/** How the parts of a bill are due after some of what is open was put off or brought forward (PAY-04). */
import type { BillPart } from './settlement.ts';

/** A part with what of it is open, in paise. */
interface OpenPart extends BillPart {
  readonly open: number;
}

/**
 * The parts of a bill once `amount` of what is open is due on another day. It is taken from the parts that are due last, as a retention is.
 * What is settled stays where it was. The parts sum to the bill, by due date.
 */
export function moveDueDate(parts: readonly OpenPart[], { dueOn, amount }: BillPart): BillPart[] {
  let left = amount;
  const kept = parts.toReversed().map((part) => {
    const moved = Math.min(left, part.open);
    left -= moved;
    return { dueOn: part.dueOn, amount: part.amount - moved };
  });
  const all = [...kept.toReversed(), { dueOn, amount: amount - left }].filter((part) => part.amount > 0);
  const byDay = Map.groupBy(all, (part) => part.dueOn);
  return [...byDay]
    .map(([day, same]) => ({ dueOn: day, amount: same.reduce((sum, part) => sum + part.amount, 0) }))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}
