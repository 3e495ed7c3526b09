/** The tax decision that a quotation keeps: who decided, when, the reason, the place that the user has chosen instead, and the site. */
import { entriesBehind, isSameDecision, type TaxEntries } from '@vikray/contract/gst/same-tax-entries.ts';
import type { KeptTax } from '@vikray/contract/gst/tax-entries.ts';
import { decideTax } from '@vikray/contract/gst/tax-decision.ts';
import { taxFacts } from '@vikray/contract/gst/tax-facts.ts';
import type { EnteredQuotation } from '@vikray/contract/quotations/quotation.ts';
import { findCompany } from '../companies/public.ts';
import { findCustomer } from '../customers/public.ts';

import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { getLoginRecord } from '../users/public.ts';
import { factsOf, noSite, printedSite, siteColumns } from './kept-site.ts';
import type { PrintedColumns, TaxColumns } from './quotations-tables.ts';

/** A quotation without a decision. */
const noTax: TaxColumns = {
  ...noSite,
  place_of_supply: '',
  place_name: '',
  tax_heads: '',
  tax_reason: '',
  is_installed: 'No',
  place_reason: '',
  decided_by: '',
  decided_at: '',
};

type Entered = Pick<
  EnteredQuotation,
  'preparedFor' | 'companyId' | 'siteId' | 'installed' | 'placeOfSupply' | 'placeReason' | 'decideAfresh'
>;

/** Whether a body says anything about the tax. The documented ones do not. */
function saysTax({ siteId, installed, placeOfSupply, decideAfresh }: Entered): boolean {
  return typeof siteId === 'number' || typeof installed === 'string' || typeof placeOfSupply === 'string' || decideAfresh === 'Yes';
}

/**
 * The decision to keep. A decision stays as it was while company, customer and entries are the same, unless the user asks for a new one:
 * later changes of the records change no quotation. Returns the fault if the site is not one of the customer, or if a place is chosen
 * without a reason.
 */
export async function keptTax(
  db: Db,
  input: Entered,
  { userId, now }: WriteStamp,
  before?: PrintedColumns & TaxColumns,
): Promise<TaxColumns | 'SiteUnknown' | 'PlaceReasonMissing'> {
  if (!saysTax(input) && (before?.tax_heads ?? '') === '') return noTax;
  const entries = entriesOf(input, before);
  const site = await siteColumns(db, entries, before);
  if (site === undefined) return 'SiteUnknown';
  if (entries.placeOfSupply !== '' && entries.placeReason === '') return 'PlaceReasonMissing';
  if (before && input.decideAfresh !== 'Yes' && isDecidedFor(entries, before)) return { ...taxColumnsOf(before), ...site };
  const company = await findCompany(db, input.preparedFor);
  const customer = await findCustomer(db, input.companyId);
  if (!company || !customer) return before ? { ...taxColumnsOf(before), ...site } : noTax;
  const { placeOfSupply, placeName, heads, reason } = decideTax(taxFacts(company, customer, { ...entries, site: factsOf(site) }));
  return {
    ...site,
    place_of_supply: placeOfSupply,
    place_name: placeName,
    tax_heads: heads,
    tax_reason: reason,
    is_installed: entries.installed,
    place_reason: entries.placeReason,
    decided_by: (await getLoginRecord(db, userId)).name,
    decided_at: now,
  };
}

/** What is entered, or was before where the body says nothing. A reason belongs to a chosen place. */
function entriesOf(
  { preparedFor, companyId, siteId, installed, placeOfSupply, placeReason }: Entered,
  before: (PrintedColumns & TaxColumns) | undefined,
): TaxEntries {
  const earlier = before && entriesBefore(before);
  const place = placeOfSupply ?? earlier?.placeOfSupply ?? '';
  return {
    companyId: preparedFor,
    customerId: companyId,
    siteId: siteId === undefined && earlier?.customerId === companyId ? earlier.siteId : (siteId ?? null),
    installed: installed ?? earlier?.installed ?? 'No',
    placeOfSupply: place,
    placeReason: place === '' ? '' : (placeReason ?? earlier?.placeReason ?? ''),
  };
}

function entriesBefore(row: PrintedColumns & TaxColumns): TaxEntries {
  return entriesBehind(asKeptTax(row), { companyId: row.company_id, customerId: row.customer_id });
}

/** Whether a decision is kept that was made for the same. */
function isDecidedFor(entries: TaxEntries, before: PrintedColumns & TaxColumns): boolean {
  return before.tax_heads !== '' && isSameDecision(entries, entriesBefore(before));
}

function taxColumnsOf(row: TaxColumns): TaxColumns {
  const { place_of_supply, place_name, tax_heads, tax_reason, is_installed, place_reason, decided_by, decided_at } = row;
  const decision = { place_of_supply, place_name, tax_heads, tax_reason, is_installed, place_reason, decided_by, decided_at };
  return { ...printedSite(row), ...decision };
}

/** The decision in an answer. */
export function asKeptTax(row: TaxColumns): KeptTax {
  return {
    placeOfSupply: row.place_of_supply,
    placeName: row.place_name,
    heads: row.tax_heads,
    taxReason: row.tax_reason,
    installed: row.is_installed,
    placeReason: row.place_reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    siteId: row.site_id,
    siteName: row.site_name,
    siteAddress: row.site_address,
    siteCountry: row.site_country,
    siteState: row.site_state,
    siteCity: row.site_city,
    sitePincode: row.site_pincode,
    siteGstin: row.site_gstin,
  };
}
