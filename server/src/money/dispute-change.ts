import type { Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { FoundBill } from './bill-store.ts';
import { moneyConcerns } from './money-history-store.ts';

/** What the audit log stores of a dispute that begins or is settled. */
export async function disputeChange(
  db: Db,
  { billId, number, amount, date, parts, customerId }: FoundBill,
  note: string,
  summary: string,
): Promise<Change> {
  const bill = { number, amount, date, dueOn: parts.at(-1)?.dueOn ?? '' };
  return {
    record: 'bill',
    id: billId,
    name: number,
    before: { ...bill, reason: '' },
    after: { ...bill, reason: note },
    summary,
    ...(await moneyConcerns(db, { customerId, billIds: [billId] })),
  };
}
