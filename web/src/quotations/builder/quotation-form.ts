/** A quotation as entered in the wizard. */
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { costing, taxGroups, type Costing, type CostingInput } from '@vikray/contract/quotations/costing.ts';
import type { ChargesMode } from '@vikray/contract/gst/gst-category.ts';
import type { RateGroup } from '@vikray/contract/gst/tax-heads.ts';
import type { TaxMode } from '@vikray/contract/quotations/tax-mode.ts';
import { lineRates, taxModeOf } from './cart-rates.ts';
import type { headTexts, PriceType } from '@vikray/contract/quotations/quotation.ts';
import type { TermField } from '@vikray/contract/quotations/term-texts.ts';
import type { Choice } from '../../ui/inputs/SearchSelect.tsx';
import { noTaxChoice, type TaxChoice } from '../tax/tax-choice.ts';
import type { TypedPart } from './typed-plan.ts';
import { hasTypedPrice, subtotalOf, totalOf, type CartLine } from './products/cart.ts';
import { nothingUnadded, type Unadded } from './products/unadded.ts';

export type Terms = Readonly<Partial<Record<TermField, string>>>;

/** The quotation that a form began with. */
export interface QuotationOrigin {
  /** The version that an edit or a revision is based on. */
  readonly version?: number | undefined;
  /** The older revision whose contents come back. */
  readonly basedOnId?: number | undefined;
  readonly copiedFromId?: number | undefined;
  /** The deal and the customer of the copied quotation. */
  readonly dealId?: number | undefined;
  readonly customerId?: number | undefined;
  /** How a change with rates by product keeps taxing charges, while this company issues it. */
  readonly charges?: { readonly companyId: number; readonly mode: ChargesMode } | undefined;
  /** What an edit or a revision began with, in that version. */
  readonly base?: QuotationEntries | undefined;
}

export interface QuotationForm extends Unadded {
  /** YYYY-MM-DD. */
  readonly date: string | undefined;
  /** YYYY-MM-DD: undefined until one is chosen, null for a quotation that never expires. */
  readonly validUntil: string | null | undefined;
  /** The issuing company: undefined until one is chosen, null once the choice was cleared. */
  readonly company: Choice | null | undefined;
  readonly priceType: PriceType;
  readonly customer: Choice | undefined;
  readonly contactId: number | undefined;
  readonly cart: readonly CartLine[];
  /** Percentages and charges as typed. */
  readonly discountPercent: string;
  readonly gstPercent: string | undefined;
  /** Absent until the user chooses: products with rates of their own are then taxed at them. */
  readonly taxMode: TaxMode | undefined;
  /** How the issuing company taxes charges; absent until it is known. */
  readonly chargesMode: ChargesMode | undefined;
  readonly specialCharges: string;
  readonly shippingCharges: string;
  readonly installationCharges: string;
  readonly gstServiceChargePercent: string | undefined;
  readonly tax: TaxChoice;
  /** Empty for no plan. */
  readonly paymentPlan: readonly TypedPart[];
  /** Blank for none; absent until the user chooses, so that a term can be proposed. */
  readonly terms: Terms;
  /** Why the quotation is revised; blank for other ones. */
  readonly reason: string;
  /** Whether a revision is approved with the submit. */
  readonly approvesAtOnce: boolean;
  /** Nothing for a form that began empty. */
  readonly origin: QuotationOrigin | undefined;
  readonly disclaimer: boolean;
}

/** What the user enters in a form, without what records add to it and what a quotation does not have yet. */
export interface QuotationEntries extends Omit<QuotationForm, 'cart' | keyof Unadded | 'origin' | 'disclaimer'> {
  readonly cart: readonly Pick<CartLine, 'productId' | 'quantity' | 'rate'>[];
}

/** Changes the form by values, or by a function of the form before. */
export type ChangeQuotation = (changed: Partial<QuotationForm> | ((before: QuotationForm) => Partial<QuotationForm>)) => void;

/** The empty form. `today` is YYYY-MM-DD. */
export function emptyQuotation(today: string): QuotationForm {
  return {
    date: today,
    validUntil: undefined,
    company: undefined,
    priceType: 'MRP',
    customer: undefined,
    contactId: undefined,
    cart: [],
    ...nothingUnadded,
    discountPercent: '0',
    gstPercent: undefined,
    taxMode: undefined,
    chargesMode: undefined,
    specialCharges: '0',
    shippingCharges: '0',
    installationCharges: '0',
    gstServiceChargePercent: undefined,
    tax: noTaxChoice,
    paymentPlan: [],
    terms: {},
    reason: '',
    approvesAtOnce: false,
    origin: undefined,
    disclaimer: false,
  };
}

/** The form with another cart. A price that is not the MRP makes the prices manual ones. */
export function withCart(form: QuotationForm, cart: readonly CartLine[]): Pick<QuotationForm, 'cart' | 'priceType'> {
  const isTyped = hasTypedPrice(cart) && !hasTypedPrice(form.cart);
  return { cart, priceType: isTyped ? 'Manual Price' : form.priceType };
}

/** The entries of a form. Stock, texts and pictures that have changed since do not count as entered. */
export function entriesOf({ cards: _, openLines: __, origin: ___, disclaimer: ____, ...form }: QuotationForm): QuotationEntries {
  return {
    ...form,
    company: form.company && choiceOf(form.company),
    customer: form.customer && choiceOf(form.customer),
    cart: form.cart.map(({ productId, quantity, rate }) => ({ productId, quantity, rate })),
  };
}

/** The optional texts of the head, as they are saved and printed. */
export function headTextsOf({ validUntil }: QuotationForm): Record<keyof typeof headTexts, string> {
  return { validUntil: validUntil ?? '' };
}

function choiceOf({ value, label }: Choice): Choice {
  return { value, label };
}

/** A typed number in a form that can be parsed: blank becomes 0; `.5` and `2.` are completed. */
export function readable(typed = ''): string {
  return typed.replace(/^\./, '0.').replace(/\.$/, '') || '0';
}

const hundredths = (typed: string | undefined) => parseDecimal(readable(typed)) ?? 0;

/** All amounts of the form in paise and all percentages in hundredths. A discount above 100 % counts as 100 % until it is corrected. */
export function costingOf(form: QuotationForm): CostingInput & Costing {
  const { byProduct, ...input } = costingInputOf(form);
  return { ...input, ...costing({ ...input, byProduct }) };
}

/** What is taxed at each rate: the goods by falling rate, then charges with a rate of their own. */
export function groupsOf(form: QuotationForm): RateGroup[] {
  return taxGroups(costingInputOf(form));
}

/** Whether charges have a percentage of their own. */
export function hasOwnChargesRate(form: QuotationForm): boolean {
  return taxModeOf(form) === 'One Rate' || (form.chargesMode ?? 'Own Rate') === 'Own Rate';
}

function costingInputOf(form: QuotationForm): CostingInput {
  const rates = lineRates(form);
  const isByProduct = taxModeOf(form) === 'By Product';
  const lines = form.cart.map((line, place) => ({ total: totalOf(line), gstPercent: rates[place] ?? 0 }));
  return {
    subtotal: subtotalOf(form.cart),
    discountPercent: Math.min(hundredths(form.discountPercent), 100_00),
    gstPercent: hundredths(form.gstPercent),
    specialCharges: hundredths(form.specialCharges),
    shippingCharges: hundredths(form.shippingCharges),
    installationCharges: hundredths(form.installationCharges),
    gstServiceChargePercent: hasOwnChargesRate(form) ? hundredths(form.gstServiceChargePercent) : 0,
    byProduct: isByProduct ? { lines, chargesMode: form.chargesMode ?? 'Own Rate' } : undefined,
  };
}
