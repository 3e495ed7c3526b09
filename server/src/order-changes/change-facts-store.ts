/** The SQL of what the approval rules evaluate of changes of orders: factsOfChanges, queuedChanges. */
import './order-changes-tables.ts';
import { isWithin } from '@vikray/contract/approvals/approval-reasons.ts';
import { sql } from 'kysely';
import { findLimits } from '../approvals/public.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import type { Db } from '../platform/database/tables.ts';
import { factsFor, type KnownFacts } from '../quotations/public.ts';
import { waitingChanges, type StoredChange } from './order-change-store.ts';

/** What of a change the rules evaluate. */
export type Changed = Pick<
  StoredChange,
  'id' | 'customer_id' | 'total_paise' | 'discount_percent_hundredths' | 'prepared_by_id' | 'changed_by_id'
>;

/** The facts of these changes by id, with customer and products as they are now. */
export async function factsOfChanges(db: Db, changes: readonly Changed[]): Promise<ReadonlyMap<number, KnownFacts>> {
  if (changes.length === 0) return new Map();
  const customerIds = [...new Set(changes.map(({ customer_id }) => customer_id))];
  const customers = await db
    .selectFrom('customers')
    .select(['id', 'status'])
    .where(isAmong(db, 'id', customerIds))
    .execute();
  const pending = new Set(customers.filter(({ status }) => status === 'Pending').map(({ id }) => id));
  const rows = await db
    .selectFrom('order_change_lines')
    .innerJoin('products', 'products.id', 'order_change_lines.product_id')
    .select([
      'order_change_lines.change_id as changeId',
      'order_change_lines.product_id as productId',
      'order_change_lines.name',
      'order_change_lines.rate_paise as rate',
      'order_change_lines.mrp_paise as mrp',
      'products.floor_price_paise as floorPrice',
      'products.status',
    ])
    .where(
      isAmong(
        db,
        'order_change_lines.change_id',
        changes.map(({ id }) => id),
      ),
    )
    .orderBy('order_change_lines.id')
    .execute();
  const lines = Map.groupBy(rows, ({ changeId }) => changeId);
  return new Map(
    changes.map((change) => [
      change.id,
      {
        totalAmount: change.total_paise,
        discountPercent: change.discount_percent_hundredths,
        isCustomerPending: pending.has(change.customer_id),
        preparedById: change.prepared_by_id,
        changedById: change.changed_by_id,
        lines: (lines.get(change.id) ?? []).map(({ status, changeId: _, ...line }) => ({ ...line, isPending: status === 'Pending' })),
      },
    ]),
  );
}

/** The waiting changes that a user may approve, for the bell. Few wait at a time, so each is evaluated. */
export async function queuedChanges(db: Db, userId: number): Promise<WaitingRows> {
  const limits = await findLimits(db, userId);
  const isWaiting = sql<boolean>`state = 'Waiting'`;
  if (!limits) return { table: 'order_changes', condition: isWaiting };
  const waiting = await waitingChanges(db);
  const facts = await factsOfChanges(db, waiting);
  const able = waiting.filter(({ id }) => isWithin(factsFor(factsOf(facts, id), userId), limits)).map(({ id }) => id);
  return { table: 'order_changes', condition: sql<boolean>`${isWaiting} and ${isAmong(db, 'id', able)}` };
}

function factsOf(facts: ReadonlyMap<number, KnownFacts>, id: number): KnownFacts {
  const known = facts.get(id);
  if (!known) throw new Error('Each change has facts');
  return known;
}
