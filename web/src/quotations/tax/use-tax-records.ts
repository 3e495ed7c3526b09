import { decideTax, type TaxDecision } from '@vikray/contract/gst/tax-decision.ts';
import { taxFacts } from '@vikray/contract/gst/tax-facts.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import type { QuotationForm } from '../builder/quotation-form.ts';
import { useChosenCustomer, useIssuer } from '../part-queries.ts';
import { useChosenSite, type PrintedSite } from './use-chosen-site.ts';

/**
 * The records from which a tax follows, as they are now. A site that is no longer one of the customer is taken as the changed document
 * printed it. Null for a record that no longer exists, undefined while one loads.
 */
export function useTaxRecords(
  { company, customer, tax }: Pick<QuotationForm, 'company' | 'customer' | 'tax'>,
  changed?: StoredTaxDecision,
) {
  const issuer = useIssuer(company?.value);
  const buyer = useChosenCustomer(customer?.value);
  const site = useChosenSite({ customer, tax }, changed);
  return {
    issuer: issuer.data,
    buyer: buyer.data,
    site,
    /** The name of a site that only the changed document still has; blank for all others. */
    hiddenSite: site && site === changed ? site.siteName : '',
    isLoading: issuer.isFetching || buyer.isFetching,
    error: issuer.error ?? buyer.error,
  };
}

type TaxRecords = ReturnType<typeof useTaxRecords>;

/** What is decided from the records, by the rules of the server. Nothing while they load, or if one no longer exists. */
export function decisionOf({ issuer, buyer, site }: TaxRecords, tax: QuotationForm['tax']): TaxDecision | undefined {
  if (!issuer || !buyer || site === undefined) return undefined;
  return decideTax(taxFacts(issuer, buyer, { ...tax, site: site ? factsOf(site) : undefined }));
}

/** A site as a decision looks at it. */
function factsOf({ siteName, siteGstin, siteState, siteCountry }: PrintedSite) {
  return { name: siteName, gstin: siteGstin, state: siteState, country: siteCountry };
}
