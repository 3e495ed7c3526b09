/** The SQL of what a consignment takes from the records of company and customer: findParties, findSettings. */
import './consignments-tables.ts';
import type { GstCategory } from '@vikray/contract/gst/gst-category.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { CompanyGstColumns } from '../companies/public.ts';
import type { Db } from '../platform/database/tables.ts';

/** What the papers of a company follow. */
export interface PaperSettings {
  /** Whether the company issues its invoices in the panel. */
  readonly issuesHere: boolean;
  readonly rounds: boolean;
  readonly invoicePrefix: string;
  readonly challanPrefix: string;
}

/** What a consignment takes from company and customer at its moment. */
export interface ConsignmentParties extends PaperSettings {
  readonly companyGstin: string;
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
      'companies.invoices_issued_here',
      'companies.round_invoices',
      'companies.invoice_prefix',
      'companies.challan_prefix',
      'companies.gstin as company_gstin',
      'customers.gstin',
      'customers.gst_category',
    ])
    .where('companies.id', '=', companyForId)
    .executeTakeFirstOrThrow();
  return {
    ...asSettings(row),
    companyGstin: row.company_gstin,
    gstin: row.gstin,
    category: row.gst_category,
  };
}

/** The settings of a company as they are now. */
export async function findSettings(db: Db, companyId: number): Promise<PaperSettings> {
  const row = await db
    .selectFrom('companies')
    .select(['invoices_issued_here', 'round_invoices', 'invoice_prefix', 'challan_prefix'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return asSettings(row);
}

type SettingColumns = Pick<CompanyGstColumns, 'invoices_issued_here' | 'round_invoices' | 'invoice_prefix' | 'challan_prefix'>;

function asSettings(row: SettingColumns): PaperSettings {
  return {
    issuesHere: row.invoices_issued_here === 'Yes',
    rounds: row.round_invoices === 'Yes',
    invoicePrefix: row.invoice_prefix,
    challanPrefix: row.challan_prefix,
  };
}
