/** The SQL of what a consignment takes from the records of company and customer: findParties. */
import './consignments-tables.ts';
import type { GstCategory, GstRegime } from '@vikray/contract/gst/gst-category.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { Db } from '../platform/database/tables.ts';

/** What a consignment takes from company and customer at its moment. */
export interface ConsignmentParties {
  /** Whether the company issues its invoices in the panel. */
  readonly issuesHere: boolean;
  readonly rounds: boolean;
  readonly regime: GstRegime;
  readonly invoicePrefix: string;
  readonly challanPrefix: string;
  /** Those of the customer. */
  readonly gstin: string;
  readonly category: GstCategory | '';
}

/** The parties of an order as they are now. */
export async function findParties(db: Db, { companyForId, companyId }: Order): Promise<ConsignmentParties> {
  const row = await db
    .selectFrom('companies')
    .innerJoin('customers', (join) => join.on('customers.id', '=', companyId))
    .select([
      'companies.gst_regime',
      'companies.invoices_issued_here',
      'companies.round_invoices',
      'companies.invoice_prefix',
      'companies.challan_prefix',
      'customers.gstin',
      'customers.gst_category',
    ])
    .where('companies.id', '=', companyForId)
    .executeTakeFirstOrThrow();
  return {
    issuesHere: row.invoices_issued_here === 'Yes',
    rounds: row.round_invoices === 'Yes',
    regime: row.gst_regime,
    invoicePrefix: row.invoice_prefix,
    challanPrefix: row.challan_prefix,
    gstin: row.gstin,
    category: row.gst_category,
  };
}
