/** The consignments' SQL. Reading: pageOfConsignments. Writing: changeConsignment. */
import './consignments-tables.ts';
import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/list-page.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { TransportColumns } from './consignments-tables.ts';

/** The filters of the list. Absent ones match everything. */
export interface ConsignmentFilter {
  /** The issuing company. */
  readonly companyId?: number | undefined;
  readonly customerId?: number | undefined;
  readonly orderId?: number | undefined;
}

/** The list of consignments, described for the platform's paging. */
export function listedConsignments(db: Db, { companyId, customerId, orderId }: ConsignmentFilter): ListedTable<Consignment> {
  const filters: RawBuilder<boolean>[] = [];
  if (companyId !== undefined) filters.push(sql`consignments.company_id = ${companyId}`);
  if (customerId !== undefined) filters.push(sql`consignments.customer_id = ${customerId}`);
  if (orderId !== undefined) filters.push(sql`consignments.order_id = ${orderId}`);
  return {
    table: 'consignments',
    filters,
    sortColumns: { newest: 'id', invoiceDate: 'invoiced_on' },
    isNewestFirst: true,
    rowsOf: (ids) => consignmentsWhere(db, sql<boolean>`consignments.id in (${sql.join(ids)})`),
    idOf: (consignment) => consignment.consignmentId,
  };
}

/** One window of the consignments. */
export async function pageOfConsignments(db: Db, filter: ConsignmentFilter, window: Window): Promise<RowsAndTotal<Consignment>> {
  return readPage(db, listedConsignments(db, filter), window);
}

async function consignmentsWhere(db: Db, condition: RawBuilder<boolean>): Promise<Consignment[]> {
  const rows = await db
    .selectFrom('consignments')
    .innerJoin('orders', 'orders.id', 'consignments.order_id')
    .selectAll('consignments')
    .select(['orders.number', 'orders.customer_name', 'orders.company_name'])
    .where(condition)
    .orderBy('consignments.id', 'desc')
    .execute();
  return rows.map(asConsignment);
}

/** A row of the table with the names of its order. */
export type ConsignmentRow = Selectable<Tables['consignments']> & {
  readonly number: string;
  readonly customer_name: string;
  readonly company_name: string;
};

/** The record of a row. */
export function asConsignment(row: ConsignmentRow): Consignment {
  return {
    consignmentId: row.id,
    orderId: row.order_id,
    number: row.number,
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
    irn: row.irn,
    ewayNumber: row.eway_number,
    dispatchDate: row.dispatched_on,
    updatedOn: row.updated_at,
    version: row.version,
  };
}

/** Changes columns of a consignment that still has this version. Otherwise nothing changes and the answer is false. */
export async function changeConsignment(
  db: Db,
  { consignmentId, version }: Pick<Consignment, 'consignmentId' | 'version'>,
  change: Partial<TransportColumns>,
  { userId, now }: WriteStamp,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consignments')
    .set({ ...change, version: version + 1, updated_by_id: userId, updated_at: now })
    .where('id', '=', consignmentId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
