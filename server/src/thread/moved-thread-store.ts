/** How the notes and files of a customer move when it is merged: notesOfCustomer, filesOfCustomer. */
import './thread-tables.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { RowsOfCustomer } from '../platform/database/rows-of-customer.ts';
import type { Db } from '../platform/database/tables.ts';

type Table = 'notes' | 'attachments';

function addedTo(table: Table): RowsOfCustomer<readonly number[]> {
  return {
    async count(db, customerId) {
      const { count } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('record', '=', 'customer')
        .where('record_id', '=', customerId)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async move(db, { mergedId, keptId }) {
      const ids = await idsOf(db, table, mergedId);
      await give(db, table, { from: mergedId, to: keptId }, ids);
      return ids;
    },
    async moveBack(db, ids, { mergedId, keptId }) {
      await give(db, table, { from: keptId, to: mergedId }, ids);
    },
  };
}

async function idsOf(db: Db, table: Table, customerId: number): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').where('record', '=', 'customer').where('record_id', '=', customerId).execute();
  return rows.map(({ id }) => id);
}

async function give(
  db: Db,
  table: Table,
  { from, to }: { readonly from: number; readonly to: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable(table)
    .set({ record_id: to })
    .where('record', '=', 'customer')
    .where('record_id', '=', from)
    .where(isAmong(db, 'id', ids))
    .execute();
}

/** The notes on the customer itself, withdrawn ones included. */
export const notesOfCustomer = addedTo('notes');

/** The files of the customer itself, withdrawn ones included. */
export const filesOfCustomer = addedTo('attachments');
