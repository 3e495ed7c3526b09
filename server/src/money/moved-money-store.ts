/** How the money of a customer moves when it is merged: receiptsOfCustomer. Reading: sameOpeningBill, sameCheque, moneyBetween. */
import './money-tables.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { countOfCustomer, giveToCustomer, type MergedPair, type RowsOfCustomer } from '../platform/database/rows-of-customer.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import { joinedToMarks } from './marked-bills-store.ts';
import { referenceKey } from './receipt-store.ts';

/** The receipts. The key of a cheque has its customer, and the search text the name. */
export const receiptsOfCustomer: RowsOfCustomer<readonly number[]> = {
  count: (db, customerId) => countOfCustomer(db, 'receipts', customerId),
  async move(db, { mergedId, keptId }) {
    const ids = await giveToCustomer(db, 'receipts', mergedId, keptId);
    await refreshReceipts(db, ids);
    return ids;
  },
  async moveBack(db, ids, { mergedId, keptId }) {
    if (ids.length > 0) await giveToCustomer(db, 'receipts', keptId, mergedId, isAmong(db, 'id', ids));
    await refreshReceipts(db, ids);
  },
};

async function refreshReceipts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('customers', 'customers.id', 'receipts.customer_id')
    .selectAll('receipts')
    .select('customers.company_name')
    .where(isAmong(db, 'receipts.id', ids))
    .execute();
  for (const row of rows) {
    const { id, mode, reference, bank, customer_id: customerId } = row;
    const shown = [row.number, row.company_name, mode, reference, bank, dashedDate(row.received_on), formatDecimal(row.amount_paise)];
    await db
      .updateTable('receipts')
      .set({
        search_text: searchTextOf([...shown, row.remark]),
        ...(row.reference_key !== null && { reference_key: referenceKey({ mode, reference, bank, customerId }) }),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** The number of an opening bill that two customers both have of the same company; undefined for none. */
export async function sameOpeningBill(db: Db, { mergedId, keptId }: MergedPair): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select own.number from entered_bills as own inner join entered_bills as other
      on other.company_id = own.company_id and other.number = own.number and other.kind = 'Opening'
    where own.customer_id = ${mergedId} and other.customer_id = ${keptId} and own.kind = 'Opening' limit 1`.execute(db);
  return rows[0]?.number;
}

/** The number of a valid receipt of a cheque that the other customer has given too; undefined for none. */
export async function sameCheque(db: Db, { mergedId, keptId }: MergedPair): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select own.number from receipts as own inner join receipts as other on other.company_id = own.company_id
      and other.reference_key = replace(own.reference_key, ${`cheque ${mergedId} `}, ${`cheque ${keptId} `})
    where own.customer_id = ${mergedId} and own.mode = 'Cheque' and own.reference_key is not null limit 1`.execute(db);
  return rows[0]?.number;
}

/** The number of a receipt or refund of one of these customers for a bill or deal of the other; undefined for none. */
export async function moneyBetween(db: Db, { mergedId, keptId }: MergedPair): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select receipts.number from receipts inner join receipt_marks on receipt_marks.receipt_id = receipts.id ${joinedToMarks}
    where receipts.customer_id in (${mergedId}, ${keptId}) and receipts.voided_at = ''
      and coalesce(deals.customer_id, consignments.customer_id, entered_bills.customer_id) <> receipts.customer_id
    union all
    select refunds.number from refunds inner join deals on deals.id = refunds.deal_id
    where refunds.customer_id in (${mergedId}, ${keptId}) and deals.customer_id <> refunds.customer_id
    limit 1`.execute(db);
  return rows[0]?.number;
}
