import { printedCompany, printedContact, printedCustomer, printedTermTexts } from '@vikray/contract/quotations/printed-parties.ts';
import { quotationDifferences, type QuotationDifference } from '@vikray/contract/quotations/quotation-difference.ts';
import { lineRates, taxModeOf } from './cart-rates.ts';
import type { OpenedOrder } from './open-order.ts';
import { totalOf } from './products/cart.ts';
import { costingOf, type QuotationForm } from './quotation-form.ts';
import type { ChosenParties } from './quotation-preview.ts';

/** An order keeps its date, and has no validity. */
const noHead = { date: '', validUntil: '' } as const;

/** What the entries would change of an order, unchanged rows included. */
export function orderDifferences(
  { quotation, lines }: Pick<OpenedOrder, 'quotation' | 'lines'>,
  form: QuotationForm,
  { company, customer, contact }: ChosenParties,
): QuotationDifference[] {
  const taxMode = taxModeOf(form);
  const isByProduct = taxMode === 'By Product';
  const rates = lineRates(form);
  const after = {
    ...quotation,
    ...printedCompany(company),
    ...printedCustomer(customer),
    ...printedContact(contact),
    ...printedTermTexts(form.terms),
    ...costingOf(form),
    ...(isByProduct && { gstPercent: null }),
    taxMode,
    chargesMode: form.chargesMode ?? quotation.chargesMode,
    ...noHead,
  };
  const changed = form.cart.map((line, place) => ({
    ...line,
    mrp: line.mrp ?? line.rate,
    total: totalOf(line),
    gstPercent: isByProduct ? (rates[place] ?? 0) : null,
  }));
  return quotationDifferences({ quotation: { ...quotation, ...noHead }, lines }, { quotation: after, lines: changed });
}
