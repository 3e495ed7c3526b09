/** The SQL of the records that have a timeline. Reading: findTarget, findTargetToUse. */
import './thread-tables.ts';
import type { TimelineRecord } from '@vikray/contract/thread/timeline.ts';
import type { Subject } from '../platform/audit.ts';
import { lockedAgainstRemoval } from '../platform/database/row-locks.ts';
import type { Db } from '../platform/database/tables.ts';
import { isDealThere } from '../deals/public.ts';
import { isAnyRevision } from '../quotations/public.ts';

/** A record to which notes and files are added. */
export interface Target {
  /** Its name or number. */
  readonly name: string;
  /** A deleted record can still be read, but nothing can be added to it. */
  readonly isDeleted: boolean;
  /** The records above it, whose timelines show what is added. */
  readonly above: readonly Subject[];
}

/** `isUsed` as in findTargetToUse. Only customers and products can be taken back with an import. */
type Find = (db: Db, id: number, isUsed: boolean) => Promise<Target | undefined>;

const finders: Readonly<Record<TimelineRecord, Find>> = {
  customer: async (db, id, isUsed) => {
    const named = db.selectFrom('customers').select(['company_name', 'status']).where('id', '=', id);
    const row = await named.$if(isUsed, lockedAgainstRemoval(db, 'customers')).executeTakeFirst();
    return row && { name: row.company_name, isDeleted: row.status === 'Deleted', above: [] };
  },
  product: async (db, id, isUsed) => {
    const named = db.selectFrom('products').select(['name', 'status']).where('id', '=', id);
    const row = await named.$if(isUsed, lockedAgainstRemoval(db, 'products')).executeTakeFirst();
    return row && { name: row.name, isDeleted: row.status === 'Deleted', above: [] };
  },
  quotation: async (db, id) => {
    const row = await db
      .selectFrom('quotations')
      .select(['number', 'customer_id', 'deal_id'])
      .where('id', '=', id)
      .where(isAnyRevision)
      .executeTakeFirst();
    return row && { name: row.number, isDeleted: false, above: aboveOf(row.customer_id, row.deal_id) };
  },
  order: async (db, id) => {
    const row = await db
      .selectFrom('orders')
      .innerJoin('quotations', 'quotations.id', 'orders.quotation_id')
      .select(['orders.number', 'orders.customer_id', 'quotations.deal_id'])
      .where('orders.id', '=', id)
      .where(isAnyRevision)
      .executeTakeFirst();
    return row && { name: row.number, isDeleted: false, above: aboveOf(row.customer_id, row.deal_id) };
  },
  deal: async (db, id) => {
    const row = await db.selectFrom('deals').select(['number', 'customer_id']).where('id', '=', id).where(isDealThere).executeTakeFirst();
    return row && { name: row.number, isDeleted: false, above: aboveOf(row.customer_id) };
  },
};

function aboveOf(customerId: number | null, dealId?: number | null): Subject[] {
  return [
    ...(customerId === null ? [] : [{ record: 'customer', id: customerId } as const]),
    ...(dealId === null || dealId === undefined ? [] : [{ record: 'deal', id: dealId } as const]),
  ];
}

/** A record by its kind and number; nothing if there is none. */
export async function findTarget(db: Db, record: TimelineRecord, recordId: number): Promise<Target | undefined> {
  return finders[record](db, recordId, false);
}

/** The same for an addition to the record: until the transaction ends, the record's import cannot be taken back. */
export async function findTargetToUse(tx: Db, record: TimelineRecord, recordId: number): Promise<Target | undefined> {
  return finders[record](tx, recordId, true);
}
