/** The SQL of typed invoices for the goods of several orders. Reading: sharedInvoices, ordersOfInvoices. */
import './consignments-tables.ts';
import type { ConsignmentDetails, OtherOrder } from '@vikray/contract/consignments/consignment.ts';
import { sql } from 'kysely';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { InvoicePeriod } from './consignment-period-store.ts';

/** The fields that consignments of one invoice have in common. */
type OfOneInvoice = Pick<
  ConsignmentDetails,
  'invoiceNumber' | 'invoiceDate' | 'customerId' | 'gstin' | 'gstCategory' | 'placeOfSupply' | 'heads'
>;

/** The key of the invoice of a consignment: those with the same key are one invoice in the files. */
export function invoiceKey(of: OfOneInvoice): string {
  const { invoiceNumber, invoiceDate, customerId, gstin, gstCategory, placeOfSupply, heads } = of;
  return JSON.stringify([invoiceNumber, invoiceDate, customerId, gstin, gstCategory, placeOfSupply, heads]);
}

const keyColumns = ['invoice_number', 'invoiced_on', 'customer_id', 'gstin', 'gst_category', 'place_of_supply', 'tax_heads'] as const;

function keyOfRow(row: Pick<Tables['consignments'], (typeof keyColumns)[number]>): string {
  return invoiceKey({
    invoiceNumber: row.invoice_number,
    invoiceDate: row.invoiced_on,
    customerId: row.customer_id,
    gstin: row.gstin,
    gstCategory: row.gst_category,
    placeOfSupply: row.place_of_supply,
    heads: row.tax_heads,
  });
}

/** The keys of the invoices in a period that have several consignments: typed ones, for the goods of several orders. */
export async function sharedInvoices(db: Db, { companyId, from, to }: InvoicePeriod): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('consignments')
    .select(keyColumns)
    .where('company_id', '=', companyId)
    .where('invoiced_on', '>=', from)
    .where('invoiced_on', '<=', to)
    .where('invoice_number', '<>', '')
    .where('paper_state', '=', '')
    .groupBy(keyColumns)
    .having((eb) => eb.fn.countAll<number>(), '>', 1)
    .execute();
  return new Set(rows.map(keyOfRow));
}

/**
 * The orders whose goods left against the typed invoices of these consignments, by the id of the consignment: its own, and others of the
 * same customer. Nothing for other consignments.
 */
export async function ordersOfInvoices(
  db: Db,
  consignments: readonly (OfOneInvoice & Pick<ConsignmentDetails, 'consignmentId' | 'paperState'>)[],
): Promise<ReadonlyMap<number, OtherOrder[]>> {
  const typed = consignments.filter(({ invoiceNumber, paperState }) => invoiceNumber !== '' && paperState === '');
  if (typed.length === 0) return new Map();
  const rows = await db
    .selectFrom('consignments as own')
    .innerJoin('consignments as other', (join) =>
      join
        .onRef('other.customer_id', '=', 'own.customer_id')
        .onRef('other.company_id', '=', 'own.company_id')
        .onRef('other.invoice_number', '=', 'own.invoice_number')
        .onRef('other.invoiced_on', '=', 'own.invoiced_on')
        .on('other.paper_state', '=', sql.lit('')),
    )
    .innerJoin('orders', 'orders.id', 'other.order_id')
    .select(['own.id', 'other.order_id', 'orders.number'])
    .select(keyColumns.map((column) => `other.${column}` as const))
    .where(
      'own.id',
      'in',
      typed.map(({ consignmentId }) => consignmentId),
    )
    .orderBy('other.id')
    .execute();
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    typed.map((own) => {
      const key = invoiceKey(own);
      const orders = (byId.get(own.consignmentId) ?? []).map((row) => ({
        orderId: row.order_id,
        number: row.number,
        taxedAlike: keyOfRow(row) === key ? ('Yes' as const) : ('No' as const),
      }));
      return [own.consignmentId, orders];
    }),
  );
}
