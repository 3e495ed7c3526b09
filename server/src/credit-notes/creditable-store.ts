/** The SQL of what can be credited. Reading: pageOfBillsToCredit, returnedPieces. */
import './credit-notes-tables.ts';
import type { BillToCredit } from '@vikray/contract/credit-notes/credit-note.ts';
import { billIdOf } from '@vikray/contract/money/bill-id.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';

/** The invoices that are bills, described for the platform's paging. */
function listedBillsToCredit(db: Db, customerId: number | undefined): ListedTable<BillToCredit> {
  return {
    table: 'consignments',
    filters: [
      ...(customerId === undefined ? [] : [sql<boolean>`consignments.customer_id = ${customerId}`]),
      sql<boolean>`consignments.invoice_number <> '' and consignments.paper_state not in ('Void', 'Cancelled') and consignments.total_paise > 0
        and exists (select 1 from companies where companies.id = consignments.company_id and companies.money_from <> ''
          and consignments.invoiced_on >= companies.money_from)`,
    ],
    sortColumns: { newest: 'id' },
    isNewestFirst: true,
    rowsOf: async (ids) => {
      const rows = await db
        .selectFrom('consignments')
        .innerJoin('orders', 'orders.id', 'consignments.order_id')
        .select([
          'consignments.id',
          'consignments.invoice_number',
          'consignments.invoiced_on',
          'consignments.total_paise',
          'orders.number',
          'orders.customer_name',
          'orders.company_name',
        ])
        .where(isAmong(db, 'consignments.id', ids))
        .orderBy('consignments.id', 'desc')
        .execute();
      return rows.map((row) => ({
        billId: billIdOf({ consignmentId: row.id }),
        invoiceNumber: row.invoice_number,
        invoiceDate: row.invoiced_on,
        companyName: row.customer_name,
        companyForName: row.company_name,
        orderNumber: row.number,
        total: row.total_paise,
      }));
    },
    idOf: (bill) => bill.billId / 2,
  };
}

/** One window of the invoices that can be credited. */
export async function pageOfBillsToCredit(
  db: Db,
  filter: { readonly customerId?: number | undefined },
  window: Window,
): Promise<RowsAndTotal<BillToCredit>> {
  return readPage(db, listedBillsToCredit(db, filter.customerId), window);
}

/** Pieces that came back with a return and are not replaced, with the consignment that sent them. */
export interface ReturnedPieces {
  readonly orderId: number;
  readonly consignmentId: number;
  readonly lineId: number;
  readonly quantity: number;
}

/** What of a return is to be credited, line by line; nothing of a return that does not exist. */
export async function returnedPieces(db: Db, returnId: number): Promise<ReturnedPieces[]> {
  const { rows } = await sql<ReturnedPieces>`
    select return_lines.order_id as "orderId", dispatches.consignment_id as "consignmentId", dispatches.order_line_id as "lineId",
      sum(return_lines.quantity) as quantity
    from return_lines inner join dispatches on dispatches.id = return_lines.dispatch_id
    where return_lines.return_id = ${returnId} and return_lines.replace = 'No' and dispatches.consignment_id is not null
    group by return_lines.order_id, dispatches.consignment_id, dispatches.order_line_id
    order by dispatches.consignment_id, dispatches.order_line_id`.execute(db);
  return rows.map((row) => ({
    orderId: Number(row.orderId),
    consignmentId: Number(row.consignmentId),
    lineId: Number(row.lineId),
    quantity: Number(row.quantity),
  }));
}
