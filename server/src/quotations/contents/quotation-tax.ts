/** The tax decision of a quotation: who decided, when, the reason, the place that the user has chosen instead, and the site. */
import { registeredGstin } from '@vikray/contract/gst/gstin.ts';
import { entriesOfDecision, isSameDecision, type TaxEntries } from '@vikray/contract/gst/same-tax-entries.ts';
import { decideTax } from '@vikray/contract/gst/tax-decision.ts';
import type { StoredTaxDecision, taxEntries } from '@vikray/contract/gst/tax-entries.ts';
import { taxFacts } from '@vikray/contract/gst/tax-facts.ts';
import type { PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';
import type { EnteredQuotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../../platform/database/tables.ts';
import { factsOf, resolveSite } from './quotation-site.ts';
import { noTax } from './no-tax.ts';
import type { CompanyAndCustomer } from './quotation-parties.ts';

/** What a quotation has before a change. */
interface TaxBefore {
  readonly parties: Pick<PrintedParties, 'companyId' | 'companyForId'>;
  readonly tax: StoredTaxDecision;
}

/** What a decision follows from, besides the entries. */
interface Deciding extends CompanyAndCustomer {
  /** The name of the user. */
  readonly decidedBy: string;
  readonly now: string;
}

type EnteredForTax = Pick<EnteredQuotation, 'preparedFor' | 'companyId' | keyof typeof taxEntries>;

/** Whether a body says anything about the tax. The documented ones do not. */
function saysTax({ siteId, installed, placeOfSupply, recalculateTax }: EnteredForTax): boolean {
  return typeof siteId === 'number' || typeof installed === 'string' || typeof placeOfSupply === 'string' || recalculateTax === 'Yes';
}

/**
 * The decision of a new or changed quotation. While company, customer and entries are the same, the earlier decision stays, whatever
 * changed in the records, unless the user asks for a new one. Returns the fault if the site is not one of the customer, or if a place is
 * chosen without a reason.
 */
export async function resolveTax(
  db: Db,
  input: EnteredForTax,
  { company, customer, decidedBy, now }: Deciding,
  before?: TaxBefore,
): Promise<StoredTaxDecision | 'SiteUnknown' | 'PlaceReasonMissing'> {
  if (!saysTax(input) && (before?.tax.heads ?? '') === '') return noTax;
  const entries = entriesOf(input, before);
  const site = await resolveSite(db, entries, before);
  if (site === undefined) return 'SiteUnknown';
  if (entries.placeOfSupply !== '' && entries.placeReason === '') return 'PlaceReasonMissing';
  if (before && input.recalculateTax !== 'Yes' && isDecidedFor(entries, before)) return { ...before.tax, ...site };
  if (!company || !customer) return before ? { ...before.tax, ...site } : noTax;
  const { placeOfSupply, placeName, heads, reason, category } = decideTax(taxFacts(company, customer, { ...entries, site: factsOf(site) }));
  return {
    placeOfSupply,
    placeName,
    heads,
    taxReason: reason,
    installed: entries.installed,
    placeReason: entries.placeReason,
    decidedBy,
    decidedAt: now,
    taxCategory: category,
    taxGstin: registeredGstin(customer.gstin),
    ...site,
  };
}

/**
 * What is entered, or was before where the body says nothing. A reason belongs to a chosen place, and both to the customer and the site
 * that they were chosen for.
 */
function entriesOf(
  { preparedFor, companyId, siteId, installed, placeOfSupply, placeReason }: EnteredForTax,
  before: TaxBefore | undefined,
): TaxEntries {
  const earlier = before && entriesBefore(before);
  const site = siteId === undefined && earlier?.customerId === companyId ? earlier.siteId : (siteId ?? null);
  const chosen = earlier?.customerId === companyId && earlier.siteId === site ? earlier : undefined;
  const place = placeOfSupply ?? chosen?.placeOfSupply ?? '';
  return {
    companyId: preparedFor,
    customerId: companyId,
    siteId: site,
    installed: installed ?? earlier?.installed ?? 'No',
    placeOfSupply: place,
    placeReason: place === '' ? '' : (placeReason ?? chosen?.placeReason ?? ''),
  };
}

function entriesBefore({ parties, tax }: TaxBefore): TaxEntries {
  return entriesOfDecision(tax, { companyId: parties.companyForId, customerId: parties.companyId });
}

/** Whether the earlier decision was made for the same entries. */
function isDecidedFor(entries: TaxEntries, before: TaxBefore): boolean {
  return before.tax.heads !== '' && isSameDecision(entries, entriesBefore(before));
}
