import type { Change } from '../platform/audit.ts';
import type { FoundBill } from './bill-store.ts';

/** What the audit log stores of a dispute that begins or is settled. */
export function disputeChange({ billId, number, amount, date, parts, customerId }: FoundBill, note: string, summary: string): Change {
  const bill = { number, amount, date, dueOn: parts.at(-1)?.dueOn ?? '' };
  return {
    record: 'bill',
    id: billId,
    name: number,
    before: { ...bill, reason: '' },
    after: { ...bill, reason: note },
    summary,
    relatedRecords: [{ record: 'customer', id: customerId }],
  };
}
