/** The SQL of the facts that a consignment takes from company and customer: findParties, findChallanPrefix. */
import './consignments-tables.ts';
import type { GstCategory } from '@vikray/contract/gst/gst-category.ts';
import { registeredGstin } from '@vikray/contract/gst/gstin.ts';
import type { TaxDecision } from '@vikray/contract/gst/tax-decision.ts';
import { isDecided } from '@vikray/contract/gst/tax-heads.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import type { Db } from '../platform/database/tables.ts';
import { decideNow } from './decide-now.ts';

/** What a consignment takes from company and customer when it is made. */
export interface ConsignmentParties {
  /** Whether the company issues its invoices in the panel. */
  readonly issuesHere: boolean;
  readonly rounds: boolean;
  readonly invoicePrefix: string;
  readonly companyGstin: string;
  /** Those of the customer, by the decision of the order. The category is blank while it follows from the GSTIN. */
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
      'companies.gstin as company_gstin',
      'customers.gstin',
      'customers.gst_category',
    ])
    .where('companies.id', '=', order.companyForId)
    .executeTakeFirst();
  if (!row) throw new Error(`The parties of order ${order.number} are gone`);
  return {
    issuesHere: row.invoices_issued_here === 'Yes',
    rounds: row.round_invoices === 'Yes',
    invoicePrefix: row.invoice_prefix,
    companyGstin: row.company_gstin,
    ...(await buyerOf(db, order, { ...row, gstin: registeredGstin(row.gstin) })),
  };
}

/** The columns of the customer as they are now. */
interface BuyerColumns {
  readonly gstin: string;
  readonly gst_category: GstCategory | '';
}

/**
 * The buyer of an order for its papers. A GSTIN that has been corrected or added since the decision counts if the tax would still be
 * decided alike. Otherwise the buyer has the GSTIN of the stored decision, so that both belong together.
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

/** Whether a decision equals the stored one, except that an ordinary customer may have registered or ceased to be registered. */
function isAlike({ heads, placeOfSupply, taxCategory }: Order, now: TaxDecision): boolean {
  const sameCategory = taxCategory === now.category || (isOrdinary(taxCategory) && isOrdinary(now.category));
  return heads === now.heads && placeOfSupply === now.placeOfSupply && sameCategory;
}

const isOrdinary = (category: GstCategory | '') => category === 'Registered' || category === 'Unregistered';

/** The category of the customer on the papers of an order, by the stored decision, which may be older than a change of the customer. */
function categoryOf({ heads, taxCategory }: Order, today: GstCategory | ''): GstCategory | '' {
  if (!isDecided({ heads }) || taxCategory === '') return today;
  if (!isOrdinary(taxCategory)) return taxCategory;
  // Both are taxed alike, and a GSTIN may have been added since.
  return today === '' || isOrdinary(today) ? today : '';
}

/** The prefix of a company's challan numbers. */
export async function findChallanPrefix(db: Db, companyId: number): Promise<string> {
  const row = await db.selectFrom('companies').select('challan_prefix').where('id', '=', companyId).executeTakeFirstOrThrow();
  return row.challan_prefix;
}
