/** The SQL of a quotation's status: lockQuotation, changeOpenQuotation, changeStatus, markOrdered. */
import './quotations-tables.ts';
import type { QuotationStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { Selectable, Updateable } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { lockRow } from '../platform/database/row-locks.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { notReturned } from './content-change.ts';
import { mayBecomeOrder } from './one-order-a-quotation.ts';
import { isCurrent } from './which-quotations.ts';

/** Locks the row of a quotation until the transaction ends, so that what is read of it stays true until then. */
export async function lockQuotation(db: Db, quotationId: number): Promise<void> {
  await lockRow(db, 'quotations', quotationId);
}

/** Changes an open quotation, which locks its row. Returns false when it is not open. */
export async function changeOpenQuotation(
  db: Db,
  quotationId: number,
  change: Updateable<Tables['quotations']>,
  { userId, now }: WriteStamp,
): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('quotations')
      .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_by_id: userId, updated_at: now }))
      .where('id', '=', quotationId)
      .where('status', '=', 'Open'),
  );
}

interface StatusChange {
  readonly from: QuotationStatus;
  readonly to: QuotationStatus;
  /** YYYY-MM-DD. */
  readonly on: string;
  /** The version that the user has seen, if they have said so. */
  readonly version?: number | undefined;
}

/** Changes the status of a quotation without an order. Returns false when its status or its version is another one, or it has an order. */
export async function changeStatus(
  db: Db,
  quotationId: number,
  { from, to, on, version }: StatusChange,
  { userId, now }: WriteStamp,
): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('quotations')
      .set((eb) => ({
        status: to,
        ...(to === 'Void' ? { voided_on: on } : { approved_on: on }),
        ...notReturned,
        version: eb('version', '+', 1),
        updated_by_id: userId,
        updated_at: now,
      }))
      .where((eb) => eb.and({ id: quotationId, status: from, order_status: '', ...(version !== undefined && { version }) }))
      .where(isCurrent),
  );
}

/** Marks a quotation as ordered and returns its row; nothing when it may not become an order. */
export async function markOrdered(
  db: Db,
  quotationId: number,
  { userId, now }: WriteStamp,
): Promise<Selectable<Tables['quotations']> | undefined> {
  return db
    .updateTable('quotations')
    .set((eb) => ({
      order_status: 'Placed',
      order_progress: 'Placed',
      version: eb('version', '+', 1),
      updated_by_id: userId,
      updated_at: now,
    }))
    .where('id', '=', quotationId)
    .where(mayBecomeOrder)
    .returningAll()
    .executeTakeFirst();
}
