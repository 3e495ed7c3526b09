/**
 * What the money of a customer settles, and what of it is left: computed from the facts whenever it is read (PAY-09). The facts are those
 * of one customer and one company up to one day, amounts in paise. `settlement-store.ts` of the server has the same rule in SQL, and a test
 * holds the two equal.
 *
 * Credit notes settle their own bill first, then what was marked for a bill, then what was marked for its deal. What a deal has beyond what
 * it asks, and everything without a mark, is on account. So each paisa is in one place: on account is what is left of the whole.
 */

/** A part of a bill and the day on which it is due. */
export interface BillPart {
  readonly dueOn: string;
  readonly amount: number;
}

/** What a customer owes on a paper. */
export interface Bill {
  readonly billId: number;
  /** Null for a bill from before the panel, or a charge. */
  readonly dealId: number | null;
  readonly date: string;
  readonly amount: number;
  /** By due date. The last one reaches to the amount of the bill, whatever the parts before leave. */
  readonly parts: readonly BillPart[];
}

/** What the payer meant a part of a receipt for. */
export type ReceiptMark = { readonly amount: number } & ({ readonly billId: number } | { readonly dealId: number });

/** Everything that one customer and one company have between them. */
export interface AccountFacts {
  readonly bills: readonly Bill[];
  /** The receipts that count, with their deductions. */
  readonly receipts: readonly { readonly amount: number; readonly marks: readonly ReceiptMark[] }[];
  readonly creditNotes: readonly { readonly billId: number; readonly amount: number }[];
  /** Money paid back: of the advance of a deal, or of what is on account. */
  readonly refunds: readonly { readonly amount: number; readonly dealId: number | null }[];
  /** What each deal asks: the total of its orders, or of its quotation before there is one. */
  readonly asked: ReadonlyMap<number, number>;
  /** Whether money on account settles the oldest bills (settlement Oldest First). */
  readonly settlesOldestFirst: boolean;
}

/** A bill with what of it is settled. */
export interface SettledBill {
  readonly settled: number;
  readonly open: number;
  /** What of each part is open. The part that is due first is settled first. */
  readonly openParts: readonly number[];
}

/** The answer, in paise. `onAccount` is negative where more was paid back than was there. */
export interface Settlement {
  readonly bills: ReadonlyMap<number, SettledBill>;
  /** What each deal has received beyond its bills. */
  readonly advances: ReadonlyMap<number, number>;
  readonly onAccount: number;
}

/** Settles the bills of a customer with the money that came. */
export function settle({ bills, receipts, creditNotes, refunds, asked, settlesOldestFirst }: AccountFacts): Settlement {
  const open = new Map(bills.map(({ billId, amount }) => [billId, amount]));
  /** Settles what is open of a bill with at most this amount, and answers what it took. */
  const pay = (billId: number, amount: number) => {
    const taken = Math.max(0, Math.min(amount, open.get(billId) ?? 0));
    if (taken > 0) open.set(billId, (open.get(billId) ?? 0) - taken);
    return taken;
  };
  for (const { billId, amount } of creditNotes) pay(billId, amount);

  const pools = new Map<number, number>();
  const addToPool = (dealId: number, amount: number) => pools.set(dealId, (pools.get(dealId) ?? 0) + amount);
  for (const mark of receipts.flatMap(({ marks }) => marks))
    if ('billId' in mark) pay(mark.billId, mark.amount);
    else addToPool(mark.dealId, mark.amount);
  for (const { dealId, amount } of refunds) if (dealId !== null) addToPool(dealId, -amount);

  const oldestFirst = bills.toSorted(byDueDate);
  for (const { billId, dealId } of oldestFirst) if (dealId !== null) addToPool(dealId, -pay(billId, pools.get(dealId) ?? 0));

  const advances = new Map<number, number>();
  for (const [dealId, left] of pools) {
    const billed = sum(bills.filter((bill) => bill.dealId === dealId).map(({ amount }) => amount));
    const advance = Math.min(left, (asked.get(dealId) ?? 0) - billed);
    if (advance > 0) advances.set(dealId, advance);
  }

  const received = sum(receipts.map(({ amount }) => amount)) + sum(creditNotes.map(({ amount }) => amount));
  const settled = sum(bills.map(({ billId, amount }) => amount - (open.get(billId) ?? 0)));
  let onAccount = received - sum(refunds.map(({ amount }) => amount)) - settled - sum([...advances.values()]);
  if (settlesOldestFirst) for (const { billId } of oldestFirst) onAccount -= pay(billId, onAccount);

  return { bills: new Map(bills.map((bill) => [bill.billId, settledBill(bill, open.get(bill.billId) ?? 0)])), advances, onAccount };
}

/** By the day on which the first part is due, then by date, then by number: the order in which bills are settled. */
function byDueDate(a: Bill, b: Bill): number {
  const [dueA = '', dueB = ''] = [a.parts[0]?.dueOn, b.parts[0]?.dueOn];
  return compare(dueA, dueB) || compare(a.date, b.date) || a.billId - b.billId;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function settledBill({ amount, parts }: Bill, open: number): SettledBill {
  const settled = amount - open;
  let end = 0;
  const openParts = parts.map((part, index) => {
    const start = end;
    end = index === parts.length - 1 ? amount : Math.min(amount, start + part.amount);
    return end - start - Math.max(0, Math.min(settled, end) - start);
  });
  return { settled, open, openParts };
}
