/** The SQL of where the history of money is shown: with the customer, and with the deals that it is for. */
import './money-tables.ts';
import { sql } from 'kysely';
import type { Subject } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';

/** A change shows with this many other records; the customer is one of them. */
const mostDeals = 6;

interface Concerned {
  readonly customerId: number;
  /** The receipts whose marks, as they are stored, name the deals. */
  readonly receiptIds?: readonly number[];
  readonly billIds?: readonly number[];
  readonly dealIds?: readonly number[];
}

/** What the history of money says beside its sentence: its kind, and the other records that show it. */
export async function moneyConcerns(db: Db, concerned: Concerned) {
  const dealIds = await dealsOf(db, concerned);
  const relatedRecords: Subject[] = [
    { record: 'customer', id: concerned.customerId },
    ...dealIds.slice(0, mostDeals).map((id) => ({ record: 'deal', id }) as const),
  ];
  return { kind: 'Money', relatedRecords } as const;
}

async function dealsOf(db: Db, { receiptIds = [], billIds = [], dealIds = [] }: Concerned): Promise<number[]> {
  if (receiptIds.length === 0 && billIds.length === 0) return [...new Set(dealIds)];
  const marks =
    receiptIds.length === 0
      ? []
      : await db.selectFrom('receipt_marks').select(['bill_id', 'deal_id']).where('receipt_id', 'in', receiptIds).execute();
  const consignments = [...billIds, ...marks.flatMap(({ bill_id: billId }) => billId ?? [])]
    .filter((id) => id % 2 === 0)
    .map((id) => id / 2);
  const { rows } =
    consignments.length === 0
      ? { rows: [] }
      : await sql<{ dealId: number }>`
          select distinct quotations.deal_id as "dealId" from consignments
          inner join orders on orders.id = consignments.order_id inner join quotations on quotations.id = orders.quotation_id
          where consignments.id in (${sql.join(consignments)})`.execute(db);
  return [...new Set([...dealIds, ...marks.flatMap(({ deal_id: dealId }) => dealId ?? []), ...rows.map(({ dealId }) => dealId)])];
}
