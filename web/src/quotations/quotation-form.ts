/** A quotation as entered in the wizard, and the conversion to the contract's request. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { financialYear, statedMoment } from '@vikray/contract/platform/dates.ts';
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { costing, type Costing, type CostingInput } from '@vikray/contract/quotations/costing.ts';
import { quotationType, type PriceType, type termTexts } from '@vikray/contract/quotations/quotation.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { Choice } from '../ui/inputs/SearchSelect.tsx';
import { subtotalOf, totalOf, type CartLine } from './cart.ts';

export type TermField = keyof typeof termTexts;

export type Terms = Readonly<Partial<Record<TermField, string>>>;

export interface QuotationForm {
  /** YYYY-MM-DD. */
  readonly date: string | undefined;
  /** The issuing company: undefined until one is chosen, null once the choice was cleared. */
  readonly company: Choice | null | undefined;
  readonly priceType: PriceType;
  readonly customer: Choice | undefined;
  readonly contactId: number | undefined;
  readonly cart: readonly CartLine[];
  /** Percentages and charges as typed. */
  readonly discountPercent: string;
  readonly gstPercent: string | undefined;
  readonly specialCharges: string;
  readonly shippingCharges: string;
  readonly installationCharges: string;
  readonly gstServiceChargePercent: string | undefined;
  /** Blank for none; absent until the user chooses, so that a term can be proposed. */
  readonly terms: Terms;
  readonly disclaimer: boolean;
}

/** Changes the form by values, or by a function of the form before. */
export type ChangeQuotation = (changed: Partial<QuotationForm> | ((before: QuotationForm) => Partial<QuotationForm>)) => void;

/** The empty form. `today` is YYYY-MM-DD. */
export function emptyQuotation(today: string): QuotationForm {
  return {
    date: today,
    company: undefined,
    priceType: 'MRP',
    customer: undefined,
    contactId: undefined,
    cart: [],
    discountPercent: '0',
    gstPercent: undefined,
    specialCharges: '0',
    shippingCharges: '0',
    installationCharges: '0',
    gstServiceChargePercent: undefined,
    terms: {},
    disclaimer: false,
  };
}

/** A typed number in a form that can be parsed: blank becomes 0; `.5` and `2.` are completed. */
export function readable(typed = ''): string {
  return typed.replace(/^\./, '0.').replace(/\.$/, '') || '0';
}

const hundredths = (typed: string | undefined) => parseDecimal(readable(typed)) ?? 0;

/** All amounts of the form in paise and all percentages in hundredths. A discount above 100 % counts as 100 % until it is corrected. */
export function costingOf(form: QuotationForm): CostingInput & Costing {
  const input: CostingInput = {
    subtotal: subtotalOf(form.cart),
    discountPercent: Math.min(hundredths(form.discountPercent), 100_00),
    gstPercent: hundredths(form.gstPercent),
    specialCharges: hundredths(form.specialCharges),
    shippingCharges: hundredths(form.shippingCharges),
    installationCharges: hundredths(form.installationCharges),
    gstServiceChargePercent: hundredths(form.gstServiceChargePercent),
  };
  return { ...input, ...costing(input) };
}

/** The request that saves the quotation with its lines. The form has passed all checks. The server sets number, preparer and dates. */
export function newQuotationOf(form: QuotationForm, by: LoginRecord): InputOf<'AddQuotation'> {
  const { date, company, customer, contactId, cart, terms } = form;
  if (date === undefined || !company || !customer || contactId === undefined) throw new Error('Only a checked form is submitted');
  return {
    nickname: by.nickname,
    financialYear: financialYear(date),
    type: quotationType,
    date,
    preparedBy: by.name,
    preparedByMobile: by.officeMobile,
    preparedByEmail: by.officeEmail,
    companyId: customer.value,
    contactPersonId: contactId,
    delivery: terms.delivery ?? '',
    price: terms.price ?? '',
    payment: terms.payment ?? '',
    taxes: terms.taxes ?? '',
    freight: terms.freight ?? '',
    warranty: terms.warranty ?? '',
    validity: terms.validity ?? '',
    others: terms.others ?? '',
    ...costingOf(form),
    status: 'Open',
    approvedDate: '',
    orderStatus: '',
    voidDate: '',
    updatedBy: by.userId,
    updatedOn: statedMoment(new Date()),
    preparedFor: company.value,
    products: cart.map((line) => ({ productId: line.productId, quantity: line.quantity, rate: line.rate, total: totalOf(line) })),
  };
}
