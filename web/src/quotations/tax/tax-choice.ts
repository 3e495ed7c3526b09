import { entriesOfDecision, type EnteredTax } from '@vikray/contract/gst/same-tax-entries.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import type { PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';

/** What the user says of the tax of a quotation, and where its goods go. */
export interface TaxChoice extends EnteredTax {
  /** Whether a stored decision is made again although nothing else has changed. */
  readonly recalculateTax: 'Yes' | 'No';
}

/** Leaves everything to the decision. */
export const noTaxChoice: TaxChoice = { siteId: null, installed: 'No', placeOfSupply: '', placeReason: '', recalculateTax: 'No' };

/** A quotation or an order. */
export type TaxedDocument = StoredTaxDecision & Pick<PrintedParties, 'companyForId' | 'companyId'>;

/** What was said of the tax of a document. */
export function taxChoiceOf(document: TaxedDocument): TaxChoice {
  if (document.heads === '') return noTaxChoice;
  const { companyForId, companyId } = document;
  const { companyId: _, customerId: __, ...entered } = entriesOfDecision(document, { companyId: companyForId, customerId: companyId });
  return { ...entered, recalculateTax: 'No' };
}

/** What a request says of the tax. */
export function enteredTax({ recalculateTax, ...entered }: TaxChoice) {
  return { ...entered, ...(recalculateTax === 'Yes' && { recalculateTax }) };
}
