/** The conditions by which the list of consignments, its sums and the files choose. */
import './consignments-tables.ts';
import type { BookStatus } from '@vikray/contract/consignments/book-status.ts';
import type { ConsignmentFilter } from '@vikray/contract/consignments/consignment-filters.ts';
import { gstinLength } from '@vikray/contract/gst/normal-gstin.ts';
import { sql, type RawBuilder } from 'kysely';
import { isBill } from '../money/public.ts';

const ofCompany = sql`select 1 from companies where companies.id = consignments.company_id`;

/** Whether a consignment stands: its goods have left, and its invoice is not void. */
export const stands = sql<boolean>`consignments.paper_state not in ('Void', 'Cancelled')`;

/** Whether a consignment is worth more than the limit of its company and has no e-way bill. */
export const ewayIsNeeded = sql<boolean>`(consignments.eway_number = '' and ${stands}
  and exists (${ofCompany} and consignments.total_paise > companies.eway_limit_paise))`;

/**
 * Whether the buyer is registered or abroad, so that an invoice to them has an IRN. Without a chosen category, only an export by the
 * country of the buyer is zero-rated.
 */
const buyerTakesIrn = sql`((consignments.gstin <> '' and consignments.gst_category <> 'Unregistered')
  or consignments.gst_category like 'Export%' or (consignments.gst_category = '' and consignments.tax_heads = 'zero-rated'))`;

/** Whether the company makes e-invoices and the invoice has no IRN, although its buyer takes one. */
export const irnIsMissing = sql<boolean>`(consignments.irn = '' and consignments.invoice_number <> '' and ${stands}
  and ${buyerTakesIrn}
  and exists (${ofCompany} and companies.e_invoices = 'Yes' and companies.gst_regime = 'Regular'))`;

/** Whether a consignment charges tax of its order although its heads allow none (`forbidsTax`). A void invoice charges nothing. */
export const taxIsNotAllowed = sql<boolean>`(consignments.tax_heads in ('none', 'zero-rated') and consignments.tax_paise > 0
  and ${stands})`;

/** Whether the tax is not decided, so that no file can name its heads (`isDecided`). A void invoice needs no decision. */
const taxIsUndecided = sql<boolean>`(consignments.tax_heads in ('', 'undecided') and ${stands})`;

/** The status in the books, as `bookStatusOf` says. */
export const bookStatus = sql<BookStatus>`(case when consignments.paper_state = 'Cancelled' then 'cancelled'
  when consignments.paper_state = 'Void' then 'void'
  when consignments.is_replacement = 1 then 'replacement'
  when consignments.invoice_number = '' then 'withoutInvoice'
  when ${taxIsUndecided} then 'undecided'
  when ${taxIsNotAllowed} then 'taxNotAllowed'
  else 'inBooks' end)`;

/** Whether GSTR-1 leaves out a consignment of the books: it enters supplies to an SEZ and deemed exports by the GSTIN of the buyer. */
export const gstinIsMissing = sql<boolean>`(${bookStatus} = 'inBooks' and consignments.gstin = ''
  and (consignments.gst_category like 'SEZ%' or consignments.gst_category like 'Deemed%')
  and not exists (select 1 from customers where customers.id = consignments.customer_id and length(customers.gstin) = ${gstinLength}))`;

/** The conditions of a filter. */
export function consignmentConditions(filter: ConsignmentFilter): RawBuilder<boolean>[] {
  const { companyId, customerId, orderId, month, from, to, bills, paper, state } = filter;
  return [
    ...(companyId === undefined ? [] : [sql<boolean>`consignments.company_id = ${companyId}`]),
    ...(customerId === undefined ? [] : [sql<boolean>`consignments.customer_id = ${customerId}`]),
    ...(orderId === undefined ? [] : [sql<boolean>`consignments.order_id = ${orderId}`]),
    ...(month === undefined ? [] : [sql<boolean>`consignments.invoiced_on between ${`${month}-01`} and ${`${month}-31`}`]),
    ...(from === undefined ? [] : [sql<boolean>`consignments.invoiced_on >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`consignments.invoiced_on <= ${to}`]),
    ...(bills === undefined ? [] : [isBill]),
    ...(paper === undefined ? [] : [sql<boolean>`consignments.paper = ${paper}`]),
    ...(state === undefined ? [] : [sql<boolean>`consignments.paper_state = ${state === 'Not Issued' ? '' : state}`]),
    ...(filter.ewayNeeded === undefined ? [] : [ewayIsNeeded]),
    ...(filter.ewayOutdated === undefined ? [] : [sql<boolean>`consignments.eway_outdated = 1`]),
    ...(filter.irnMissing === undefined ? [] : [irnIsMissing]),
    ...(filter.taxNotAllowed === undefined ? [] : [taxIsNotAllowed]),
    ...(filter.taxUndecided === undefined ? [] : [taxIsUndecided]),
  ];
}
