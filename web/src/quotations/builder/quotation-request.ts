/** The requests that save what is entered in the builder. The form has passed all checks. The server sets number, preparer and amounts. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { financialYear, longInstant } from '@vikray/contract/platform/dates.ts';
import { printedTermTexts } from '@vikray/contract/quotations/printed-parties.ts';
import type { QuotationEntry } from '@vikray/contract/quotations/quotation-entry.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { quotationType, type costingDetails, type Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { enteredTax } from '../tax/tax-choice.ts';
import { lineRates, taxModeOf } from './cart-rates.ts';
import { totalOf } from './products/cart.ts';
import { planOfTyped } from './typed-plan.ts';
import { costingOf, headTextsOf, type QuotationForm } from './quotation-form.ts';

/** What a form enters, as a saved quotation is rebuilt. */
function entryOf(form: QuotationForm): Omit<QuotationEntry, 'subtotal' | keyof typeof costingDetails> {
  const { date, company, customer, contactId, cart, terms } = form;
  if (date === undefined || !company || !customer || contactId === undefined) throw new Error('Only a checked form is submitted');
  const taxMode = taxModeOf(form);
  const rates = lineRates(form);
  return {
    date,
    preparedFor: company.value,
    companyId: customer.value,
    contactPersonId: contactId,
    ...printedTermTexts(terms),
    ...headTextsOf(form),
    taxMode,
    paymentPlan: planOfTyped(form.paymentPlan),
    products: cart.map((line, place) => ({
      productId: line.productId,
      quantity: line.quantity,
      rate: line.rate,
      total: totalOf(line),
      gstPercent: rates[place] ?? 0,
    })),
  };
}

/** What all three requests say of a quotation and its lines. With one rate, the body is the documented one, without those of the lines. */
function enteredOf(form: QuotationForm, by: LoginRecord) {
  const { taxMode, products, paymentPlan: _, ...entry } = entryOf(form);
  const isByProduct = taxMode === 'By Product';
  return {
    nickname: by.nickname,
    financialYear: financialYear(entry.date),
    type: quotationType,
    preparedBy: by.name,
    preparedByMobile: by.officeMobile,
    preparedByEmail: by.officeEmail,
    ...entry,
    ...costingOf(form),
    ...(isByProduct && { gstPercent: null, taxMode }),
    ...enteredTax(form.tax),
    status: 'Open',
    approvedDate: '',
    orderStatus: '',
    voidDate: '',
    updatedBy: by.userId,
    updatedOn: longInstant(new Date()),
    products: products.map(({ gstPercent, ...line }) => ({ ...line, ...(isByProduct && { gstPercent }) })),
  };
}

/** The request that adds a quotation. A copy for the same customer stays in the deal. */
export function newQuotationOf(form: QuotationForm, by: LoginRecord): InputOf<'AddQuotation'> {
  const { origin, customer } = form;
  const staysInDeal = origin?.dealId !== undefined && origin.customerId === customer?.value;
  return {
    ...enteredOf(form, by),
    ...(form.paymentPlan.length > 0 && planOf(form)),
    ...(origin?.copiedFromId !== undefined && { copiedFromId: origin.copiedFromId }),
    ...(staysInDeal && { dealId: origin.dealId }),
  };
}

/** The request that replaces the contents of a pending quotation. */
export function quotationChangeOf(form: QuotationForm, quotation: Quotation, by: LoginRecord): InputOf<'UpdateQuotation'> {
  return { ...enteredOf(form, by), ...planOf(form), ...seenOf(form, quotation) };
}

/** The request that adds the next revision of a quotation, not yet approved. */
export function newRevisionOf(form: QuotationForm, quotation: Quotation, by: LoginRecord): InputOf<'AddQuotationRevision'> {
  return {
    ...enteredOf(form, by),
    ...planOf(form),
    ...seenOf(form, quotation),
    ...(form.origin?.basedOnId !== undefined && { basedOnId: form.origin.basedOnId }),
    reason: form.reason,
  };
}

/** The request that changes an order, not yet approved. */
export function orderChangeOf(form: QuotationForm, order: Pick<Order, 'orderId' | 'version'>, by: LoginRecord): InputOf<'ChangeOrder'> {
  return { ...enteredOf(form, by), orderId: order.orderId, version: form.origin?.version ?? order.version, reason: form.reason };
}

/** The payment plan. A new quotation without one says nothing of it; a change takes out a plan with an empty one. */
function planOf({ paymentPlan }: QuotationForm) {
  return { paymentPlan: planOfTyped(paymentPlan) };
}

/** The version that the entries are based on. It may be older than the quotation on the page. */
function seenOf({ origin }: QuotationForm, { quotationId, version }: Quotation) {
  return { quotationId, version: origin?.version ?? version };
}
