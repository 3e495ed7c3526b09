import { noTaxQuestion } from '@vikray/contract/gst/no-tax-question.ts';
import { entriesOfDecision, isSameDecision } from '@vikray/contract/gst/same-tax-entries.ts';
import type { TaxDecision } from '@vikray/contract/gst/tax-decision.ts';
import type { TaxHeads } from '@vikray/contract/gst/tax-heads.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { QuotationForm } from '../builder/quotation-form.ts';
import type { DecidedTax } from './TaxComparison.tsx';
import { decisionOf, useTaxRecords } from './use-tax-records.ts';

/** What step 4 shows of the tax. */
export interface TaxLineFacts {
  /** What is stored with the submit. */
  readonly shown: DecidedTax & { readonly heads: TaxHeads };
  /** What is decided from the records as they are now. */
  readonly now: TaxDecision;
  /** Whether the quotation stores an earlier decision. */
  readonly isStored: boolean;
  /** The name of a site that only the quotation still has; blank for all others. */
  readonly hiddenSite: string;
  /** The question whether to set GST to 0; blank where tax may be charged. */
  readonly question: string;
}

/** The decision of the form, by the rules of the server. Nothing while the records load, or if one no longer exists. */
export function useTaxLine(form: QuotationForm, changed: Quotation | undefined): TaxLineFacts | undefined {
  const { tax } = form;
  const records = useTaxRecords(form, changed);
  const { issuer, buyer, hiddenSite } = records;
  const now = decisionOf(records, tax);
  if (!issuer || !buyer || !now) return undefined;
  const { siteId, installed, placeOfSupply, placeReason } = tax;
  const entries = { companyId: issuer.companyId, customerId: buyer.customerId, siteId, installed, placeOfSupply, placeReason };
  const stored = changed && storedDecision(changed);
  const isStored = stored !== undefined && tax.recalculateTax === 'No' && isSameDecision(entries, stored.entries);
  const shown = isStored ? stored.shown : now;
  return { shown, now, isStored, hiddenSite, question: noTaxQuestion(issuer.gstRegime, shown.heads) };
}

/** The decision that a quotation stores; nothing if it has none. */
function storedDecision(quotation: Quotation) {
  const { heads, placeOfSupply, placeName, taxReason, taxCategory, companyForId, companyId } = quotation;
  if (heads === '') return undefined;
  return {
    shown: { heads, placeOfSupply, placeName, reason: taxReason, category: taxCategory },
    entries: entriesOfDecision(quotation, { companyId: companyForId, customerId: companyId }),
  };
}
