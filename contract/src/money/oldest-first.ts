/** Proposes which bills a receipt settles: those that are due first (PAY-08). Amounts in paise. */

/** A bill that is open, in the list of its customer. */
export interface OpenBill {
  readonly billId: number;
  readonly dueOn: string;
  readonly invoiceDate: string;
  readonly open: number;
}

/** The amount for each bill, by its number: as much as is there, from the bill that is due first. */
export function oldestFirst(received: number, bills: readonly OpenBill[]): ReadonlyMap<number, number> {
  let left = received;
  const marks = new Map<number, number>();
  for (const { billId, open } of bills.toSorted(byDue)) {
    const amount = Math.min(left, open);
    if (amount <= 0) continue;
    marks.set(billId, amount);
    left -= amount;
  }
  return marks;
}

function byDue(a: OpenBill, b: OpenBill): number {
  const place = (bill: OpenBill) => `${bill.dueOn} ${bill.invoiceDate}`;
  if (place(a) === place(b)) return a.billId - b.billId;
  return place(a) < place(b) ? -1 : 1;
}
