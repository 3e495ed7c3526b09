/** The consignments' SQL. Reading: pageOfConsignments. Writing: lockConsignments, changeConsignment, refreshSearchOfOrder. */
import './consignments-tables.ts';
import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import type { ConsignmentFilter } from '@vikray/contract/consignments/consignment-filters.ts';
import { sql, type Selectable, type Updateable } from 'kysely';
import { updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { locked } from '../platform/database/row-locks.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { consignmentConditions, ewayIsNeeded, irnIsMissing, taxIsNotAllowed } from './consignment-conditions.ts';
import { consignmentSearchText } from './consignment-search-text.ts';

/** The list of consignments, described for the platform's paging. */
export function listedConsignments(db: Db, filter: ConsignmentFilter): ListedTable<Consignment> {
  return {
    table: 'consignments',
    filters: consignmentConditions(filter),
    sortColumns: { newest: 'id', invoiceDate: 'invoiced_on' },
    isNewestFirst: true,
    rowsOf: async (ids) => {
      const rows = await consignmentRows(db)
        .where(isAmong(db, 'consignments.id', ids))
        .orderBy('consignments.id', 'desc')
        .execute();
      return rows.map(asConsignment);
    },
    idOf: (consignment) => consignment.consignmentId,
  };
}

/** One window of the consignments. */
export async function pageOfConsignments(db: Db, filter: ConsignmentFilter, window: Window): Promise<RowsAndTotal<Consignment>> {
  return readPage(db, listedConsignments(db, filter), window);
}

/** A query of rows for `asConsignment`. */
export function consignmentRows(db: Db) {
  return db
    .selectFrom('consignments')
    .innerJoin('orders', 'orders.id', 'consignments.order_id')
    .selectAll('consignments')
    .select(['orders.number', 'orders.customer_name', 'orders.company_name', 'orders.po_number', 'orders.po_on'])
    .select(todoFlags);
}

/** The flags of what is still to do, as 1 or 0. */
const todoFlags = [
  sql<number>`case when ${ewayIsNeeded} then 1 else 0 end`.as('eway_needed'),
  sql<number>`case when ${irnIsMissing} then 1 else 0 end`.as('irn_missing'),
  sql<number>`case when ${taxIsNotAllowed} then 1 else 0 end`.as('tax_not_allowed'),
] as const;

/** A row of the table with the names of its order. */
export type ConsignmentRow = Selectable<Tables['consignments']> & {
  readonly number: string;
  readonly customer_name: string;
  readonly company_name: string;
  readonly po_number: string;
  readonly po_on: string;
  readonly eway_needed: number;
  readonly irn_missing: number;
  readonly tax_not_allowed: number;
};

/** The record of a row. */
export function asConsignment(row: ConsignmentRow): Consignment {
  return {
    consignmentId: row.id,
    orderId: row.order_id,
    number: row.number,
    poNumber: row.po_number,
    poDate: row.po_on,
    companyName: row.customer_name,
    gstin: row.gstin,
    companyForId: row.company_id,
    companyForName: row.company_name,
    invoiceNumber: row.invoice_number,
    invoiceDate: row.invoiced_on,
    paper: row.paper,
    paperState: row.paper_state,
    challanNumber: row.challan_number,
    placeOfSupply: row.place_of_supply,
    placeName: row.place_name,
    heads: row.tax_heads,
    taxable: row.taxable_paise,
    cgst: row.cgst_paise,
    sgst: row.sgst_paise,
    igst: row.igst_paise,
    roundOff: row.round_off_paise,
    total: row.total_paise,
    taxNotAllowed: row.tax_not_allowed === 1 ? 'Yes' : 'No',
    irn: row.irn,
    irnMissing: row.irn_missing === 1 ? 'Yes' : 'No',
    ewayNumber: row.eway_number,
    ewayNeeded: row.eway_needed === 1 ? 'Yes' : 'No',
    ewayOutdated: row.eway_outdated === 1 ? 'Yes' : 'No',
    replacement: row.is_replacement === 1 ? 'Yes' : 'No',
    dispatchDate: row.dispatched_on,
    updatedOn: row.updated_at,
    version: row.version,
  };
}

/** Locks the consignments of an order until the transaction ends. */
export async function lockConsignments(tx: Db, orderId: number): Promise<void> {
  await tx.selectFrom('consignments').select('id').where('order_id', '=', orderId).orderBy('id').$call(locked(tx)).execute();
}

/** Lets the search find the consignments of an order by what the order says now. Their versions stay: nothing of them has changed. */
export async function refreshSearchOfOrder(tx: Db, orderId: number): Promise<void> {
  const rows = await consignmentRows(tx).where('consignments.order_id', '=', orderId).execute();
  for (const row of rows)
    await tx
      .updateTable('consignments')
      .set({ search_text: consignmentSearchText(asConsignment(row)) })
      .where('id', '=', row.id)
      .execute();
}

/** Changes columns of a consignment that still has this version. Otherwise nothing changes and the answer is false. */
export async function changeConsignment(
  db: Db,
  consignment: Consignment,
  change: Updateable<Tables['consignments']>,
  stamp: WriteStamp,
): Promise<boolean> {
  const { consignmentId: id, version } = consignment;
  const { irn = consignment.irn, eway_number: ewayNumber = consignment.ewayNumber } = change;
  const search = consignmentSearchText({ ...consignment, irn, ewayNumber });
  return updateIfUnchanged(db, 'consignments', { id, version }, { search_text: search, ...change }, stamp);
}
