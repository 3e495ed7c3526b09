import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import {
  printedCompany,
  printedContact,
  printedCustomer,
  printedTermTexts,
  type printedPreparer,
  type PrintedCompany,
  type PrintedContact,
  type PrintedCustomer,
} from '@vikray/contract/quotations/printed-parties.ts';
import { printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { PrintedSite } from '../tax/use-chosen-site.ts';
import { lineRates, taxModeOf } from './cart-rates.ts';
import { totalOf } from './products/cart.ts';
import { planOfTyped } from './typed-plan.ts';
import { costingOf, headTextsOf, type QuotationForm } from './quotation-form.ts';

/** What is printed of the records that the chosen ids refer to. */
export interface ChosenParties {
  readonly company: PrintedCompany;
  readonly customer: PrintedCustomer;
  readonly contact: PrintedContact;
}

/** The number and the preparer. */
export type PrintedHead = Pick<Quotation, 'number'> & ReturnType<typeof printedPreparer>;

/** The server gives the number when the quotation is saved. */
export const noNumber = '-';

/** What is printed of the site. */
function printedSiteOf({ siteName, siteAddress, siteCountry, siteState, siteCity, sitePincode }: PrintedSite) {
  return { siteName, siteAddress, siteCountry, siteState, siteCity, sitePincode };
}

/** The tax decision that will be stored. */
export type PrintedTax = Pick<Quotation, 'heads' | 'placeOfSupply' | 'placeName'>;

const noTax: PrintedTax = { heads: '', placeOfSupply: '', placeName: '' };

/** The document that the form will print once it is saved. */
export function previewOf(
  form: QuotationForm,
  { company, customer, contact }: ChosenParties,
  head: PrintedHead,
  { tax = noTax, site }: { readonly tax?: PrintedTax | undefined; readonly site?: PrintedSite | undefined } = {},
): PrintableDocument {
  const { heads, placeOfSupply, placeName } = tax;
  const taxMode = taxModeOf(form);
  const rates = lineRates(form);
  const record = {
    ...head,
    date: form.date ?? '',
    ...headTextsOf(form),
    ...printedCustomer(customer),
    ...printedContact(contact),
    ...printedCompany(company),
    ...printedTermTexts(form.terms),
    ...costingOf(form),
    ...(taxMode === 'By Product' && { gstPercent: null }),
    taxMode,
    chargesMode: form.chargesMode,
    paymentPlan: planOfTyped(form.paymentPlan),
    heads,
    placeOfSupply,
    placeName,
    ...(site && printedSiteOf(site)),
  };
  return printableDocument(
    record,
    form.cart.map((line, place) => ({ ...line, total: totalOf(line), gstPercent: rates[place] })),
  );
}
