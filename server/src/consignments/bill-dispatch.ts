/** How a dispatch is taxed and which invoice goes with it. */
import { paperOfHeads } from '@vikray/contract/consignments/tax-invoice.ts';
import { forbidsTax, isDecided } from '@vikray/contract/gst/tax-heads.ts';
import { taxOf, type Order } from '@vikray/contract/orders/order.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ConsignmentParties } from './consignment-parties-store.ts';
import { decideNow } from './decide-now.ts';
import { takeNumber } from './numbers-without-gap-store.ts';

/** A decision as a consignment stores it. Blank heads: none. */
export type ConsignmentTax = Pick<Order, 'heads' | 'placeOfSupply' | 'placeName' | 'taxReason'>;

/** The tax of a dispatch and its invoice. */
export interface Billing extends ConsignmentTax {
  /** Blank if no invoice goes with it. */
  readonly invoiceNumber: string;
  /** The paper that the panel issues; absent if it issues none. */
  readonly paper?: ReturnType<typeof paperOfHeads>;
}

/** The stored decision of an order. If it has none, or an undecided one, decides now. */
export async function taxOfOrder(db: Db, order: Order): Promise<ConsignmentTax> {
  if (isDecided(order)) return order;
  const decided = await decideNow(db, order);
  if (!decided) return order;
  const { heads, placeOfSupply, placeName, reason } = decided;
  return { heads, placeOfSupply, placeName, taxReason: reason };
}

/** Why an order cannot have an invoice with this tax; undefined if it can. */
export function whyNoInvoice({ heads }: ConsignmentTax, order: Order): 'TaxNotAllowed' | 'TaxUndecided' | undefined {
  if (!isDecided({ heads })) return 'TaxUndecided';
  return forbidsTax(heads) && taxOf(order) > 0 ? 'TaxNotAllowed' : undefined;
}

/** The billing of a dispatch of a company that issues its invoices here. If the tax allows no invoice, the goods leave without one. */
export async function billDispatch(db: Db, order: Order, { invoicePrefix }: ConsignmentParties, date: string): Promise<Billing> {
  const tax = await taxOfOrder(db, order);
  if (whyNoInvoice(tax, order)) return { ...tax, invoiceNumber: '' };
  const invoiceNumber = await takeNumber(db, { companyId: order.companyForId, kind: 'invoice', prefix: invoicePrefix, date });
  return { ...tax, invoiceNumber, paper: paperOfHeads(tax.heads) };
}
