/** The SQL of what a consignment takes from the records of company and customer: findParties, findSettings. */
import './consignments-tables.ts';
import type { GstCategory } from '@vikray/contract/gst/gst-category.ts';
import type { TaxDecision } from '@vikray/contract/gst/tax-decision.ts';
import { isDecided } from '@vikray/contract/gst/tax-heads.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { CompanyGstColumns } from '../companies/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { decideNow } from './decide-now.ts';

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
  /** Those of the customer, by the decision that the order keeps. The category is blank while it follows from the GSTIN. */
  readonly gstin: string;
  readonly category: GstCategory | '';
}

/** The parties of an order as they are now. */
export async function findParties(db: Db, order: Order): Promise<ConsignmentParties> {
  const row = await db
    .selectFrom('companies')
    .innerJoin('customers', (join) => join.on('customers.id', '=', order.companyId))
    .select([
      'companies.invoices_issued_here',
      'companies.round_invoices',
      'companies.invoice_prefix',
      'companies.challan_prefix',
      'companies.gstin as company_gstin',
      'customers.gstin',
      'customers.gst_category',
    ])
    .where('companies.id', '=', order.companyForId)
    .executeTakeFirst();
  if (!row) throw new Error(`The parties of order ${order.number} are gone`);
  return { ...asSettings(row), companyGstin: row.company_gstin, ...(await buyerOf(db, order, row)) };
}

/** What the customer is now. */
interface BuyerColumns {
  readonly gstin: string;
  readonly gst_category: GstCategory | '';
}

/**
 * The buyer of an order for its papers. A GSTIN that has been corrected or added since counts where the tax would be decided alike.
 * Otherwise it is the one of the kept decision, so that both are of one moment.
 */
async function buyerOf(
  db: Db,
  order: Order,
  { gstin, gst_category }: BuyerColumns,
): Promise<Pick<ConsignmentParties, 'gstin' | 'category'>> {
  const today = { gstin, category: categoryOf(order, gst_category) };
  const { taxGstin, taxCategory } = order;
  const isMissing = taxGstin === '' && taxCategory !== 'Unregistered';
  if (!isDecided(order) || isMissing || isUnchanged(order, { gstin, gst_category })) return today;
  const now = await decideNow(db, order);
  return now && isAlike(order, now) ? today : { gstin: taxGstin, category: taxCategory };
}

function isUnchanged({ taxGstin, taxCategory }: Order, { gstin, gst_category }: BuyerColumns): boolean {
  const presumed = gstin === '' ? 'Unregistered' : 'Registered';
  return gstin === taxGstin && (!isOrdinary(taxCategory) || taxCategory === (gst_category || presumed));
}

/** Whether a decision is the kept one, except that an ordinary customer may have registered or ceased to be. */
function isAlike({ heads, placeOfSupply, taxCategory }: Order, now: TaxDecision): boolean {
  const sameCategory = taxCategory === now.category || (isOrdinary(taxCategory) && isOrdinary(now.category));
  return heads === now.heads && placeOfSupply === now.placeOfSupply && sameCategory;
}

const isOrdinary = (category: GstCategory | '') => category === 'Registered' || category === 'Unregistered';

/** What the customer is for the papers of an order: by the decision that it keeps, which may be older than a change of the customer. */
function categoryOf({ heads, taxCategory }: Order, today: GstCategory | ''): GstCategory | '' {
  if (!isDecided({ heads }) || taxCategory === '') return today;
  if (!isOrdinary(taxCategory)) return taxCategory;
  // Both are taxed alike, and a GSTIN may have come since.
  return today === '' || isOrdinary(today) ? today : '';
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
