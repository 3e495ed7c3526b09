/**
 * The sales calls' SQL. Reading: pageOfSalesCalls, findSalesCall, findDealOfCall. Writing: linkCall. For imports: insertSalesCalls,
 * takeBackSalesCalls, listKnownSalesIds. `entered-call-store.ts` adds the calls that users enter.
 */
import './sales-calls-tables.ts';
import { dashedDate, dateAt } from '@vikray/contract/platform/dates.ts';
import { contactNames, type SalesCall } from '@vikray/contract/sales-calls/sales-call.ts';
import { sql, type Insertable } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { insertInChunks, type RowOrigin } from '../platform/database/insert-many.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';

/** The sales calls of all users, or of one user, described for the platform's paging. */
export function listedSalesCalls(db: Db, staffId: number | undefined, now: string): ListedTable<SalesCall> {
  return {
    table: 'sales_calls',
    filters: staffId === undefined ? [] : [sql`sales_calls.staff_id = ${staffId}`],
    sortColumns: { actionDate: 'acted_on', companyName: 'company_name_key' },
    isNewestFirst: true,
    rowsOf: (ids) => salesCallsOf(db, ids, dateAt(now)),
    idOf: (call) => call.callId,
  };
}

/** One window of the sales calls. */
export async function pageOfSalesCalls(db: Db, staffId: number | undefined, window: Window, now: string): Promise<RowsAndTotal<SalesCall>> {
  return readPage(db, listedSalesCalls(db, staffId, now), window);
}

/** A sales call as its list shows it at the instant `now`; nothing when it does not exist. */
export async function findSalesCall(db: Db, callId: number, now: string): Promise<SalesCall | undefined> {
  const [call] = await salesCallsOf(db, [callId], dateAt(now));
  return call;
}

/** The calls, each with its linked customer, or otherwise with the customer of the same company name. */
async function salesCallsOf(db: Db, ids: readonly number[], today: string): Promise<SalesCall[]> {
  const rows = await db
    .selectFrom('sales_calls')
    .leftJoin('customers as linked', (join) => join.onRef('linked.id', '=', 'sales_calls.customer_id').on('linked.status', '<>', 'Deleted'))
    .leftJoin('customers as named', (join) =>
      join.onRef('named.name_key', '=', 'sales_calls.company_name_key').on('named.status', '<>', 'Deleted'),
    )
    .leftJoin('deals', 'deals.id', 'sales_calls.deal_id')
    .selectAll('sales_calls')
    .select(['linked.id as linked_id', 'named.id as named_id', 'deals.number as deal_number'])
    .where(isAmong(db, 'sales_calls.id', ids))
    .execute();
  return rows.map((row) => ({
    callId: row.id,
    salesId: row.sales_id,
    companyName: row.company_name,
    name: row.contact_name,
    contactPersons: namesIn(row.contact_names),
    callType: row.call_type,
    description: row.description,
    callAction: row.call_action,
    actionDate: row.acted_on,
    actionDescription: row.action_description,
    staffName: row.staff_name,
    status: row.entered_by_id === null ? row.status : statusOf(row.next_on, today),
    customerId: row.linked_id ?? row.named_id,
    dealId: row.deal_id,
    dealNumber: row.deal_number ?? '',
  }));
}

/** A call that a user entered is open until its next date has passed. */
function statusOf(nextOn: string, today: string): 'Open' | 'Done' {
  return nextOn !== '' && nextOn >= today ? 'Open' : 'Done';
}

function namesIn(json: string): { name: string }[] {
  // Only insertSalesCalls writes this column, as a list of names.
  return (JSON.parse(json) as string[]).map((name) => ({ name }));
}

/** The deal that a call became: null if it became none, undefined when the call does not exist. */
export async function findDealOfCall(db: Db, callId: number): Promise<number | null | undefined> {
  const row = await db.selectFrom('sales_calls').select('deal_id').where('id', '=', callId).executeTakeFirst();
  return row?.deal_id;
}

/** Links a call to the deal that it became. Returns false when it has a deal already. */
export async function linkCall(db: Db, callId: number, dealId: number): Promise<boolean> {
  return updatesOne(db.updateTable('sales_calls').set({ deal_id: dealId }).where('id', '=', callId).where('deal_id', 'is', null));
}

/** A sales call as an import adds it. `staffId` is the user who made the call, if known. */
export interface NewSalesCall extends Omit<SalesCall, 'callId' | 'dealId' | 'dealNumber'> {
  readonly staffId: number | null;
}

/** Adds sales calls and returns how many are new. A call whose Sales Id already exists stays unchanged. */
export async function insertSalesCalls(db: Db, calls: readonly NewSalesCall[], arrival: RowOrigin): Promise<number> {
  const added = await insertInChunks(calls, (chunk) =>
    db
      .insertInto('sales_calls')
      .values(chunk.map((call) => columnsOf(call, arrival)))
      .onConflict((conflict) => conflict.column('sales_id').doNothing())
      .returning('id')
      .execute(),
  );
  return added.length;
}

/** The columns of a sales call. */
export function columnsOf(call: NewSalesCall, { importId, now }: RowOrigin): Insertable<Tables['sales_calls']> {
  const { salesId, companyName, callType, description, callAction, actionDate, actionDescription, staffName, status } = call;
  const shown = [
    salesId,
    companyName,
    contactNames(call),
    callType,
    description,
    callAction,
    dashedDate(actionDate),
    actionDescription,
    staffName,
    status,
  ];
  return {
    sales_id: salesId,
    company_name: companyName,
    company_name_key: nameKey(companyName),
    customer_id: call.customerId,
    contact_name: call.name,
    contact_names: JSON.stringify(call.contactPersons.map(({ name }) => name)),
    call_type: callType,
    description,
    call_action: callAction,
    acted_on: actionDate,
    action_description: actionDescription,
    staff_id: call.staffId,
    staff_name: staffName,
    status,
    search_text: searchTextOf(shown),
    import_id: importId,
    created_at: now,
  };
}

/** The given Sales Ids that a call already has. */
export async function listKnownSalesIds(db: Db, salesIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('sales_calls').select('sales_id').where('sales_id', 'in', salesIds).execute();
  return new Set(rows.map((row) => row.sales_id));
}

/** Removes imported sales calls. */
export async function takeBackSalesCalls(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('sales_calls').where('id', 'in', ids).execute();
}
