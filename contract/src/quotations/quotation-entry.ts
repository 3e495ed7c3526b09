/**
 * Rebuilds what a user entered from a quotation in an answer. Every request that changes only a part of a quotation begins with it. A field
 * that `quotation.ts` lets a user enter does not compile until it is rebuilt here.
 */
import type * as z from 'zod';
import { blankableTexts, type EnteredFields, type enteredLine, type Quotation, type QuotationProduct } from './quotation.ts';

type Filled<F extends z.core.$ZodType> = Exclude<z.output<F>, null | undefined>;
/** These fields with none of them absent. */
type Complete<S extends z.ZodRawShape> = { readonly [K in keyof S]: Filled<S[K]> };

/** The texts that a user may leave blank. */
export type QuotationTexts = Complete<typeof blankableTexts>;

/** A line as entered. Its rate of GST is null while one rate taxes all goods. */
export type QuotationLineEntry = Complete<Omit<typeof enteredLine, 'gstPercent'>> & Pick<QuotationProduct, 'gstPercent'>;

/** All entries except those about the tax, which stay unchanged if a request leaves them out. `gstPercent` is null with rates by product. */
export type QuotationEntry = Complete<Omit<EnteredFields, 'gstPercent'>> &
  Pick<Quotation, 'gstPercent' | 'paymentPlan'> & { readonly products: readonly QuotationLineEntry[] };

const textNames = Object.keys(blankableTexts) as (keyof QuotationTexts)[]; // The keys of the declaration.

function eachText(textOf: (name: keyof QuotationTexts) => string): QuotationTexts {
  return Object.fromEntries(textNames.map((name) => [name, textOf(name)])) as QuotationTexts; // Those keys.
}

/** What was entered of a quotation with these lines. */
export function entryOf(quotation: Quotation, lines: readonly QuotationProduct[]): QuotationEntry {
  return {
    date: quotation.date,
    preparedFor: quotation.companyForId,
    companyId: quotation.companyId,
    contactPersonId: quotation.contactPersonId,
    ...eachText((name) => quotation[name]),
    subtotal: quotation.subtotal,
    discountPercent: quotation.discountPercent,
    gstPercent: quotation.gstPercent,
    specialCharges: quotation.specialCharges,
    shippingCharges: quotation.shippingCharges,
    installationCharges: quotation.installationCharges,
    gstServiceChargePercent: quotation.gstServiceChargePercent,
    taxMode: quotation.taxMode,
    paymentPlan: quotation.paymentPlan,
    products: lines.map(lineEntryOf),
  };
}

function lineEntryOf({ productId, quantity, rate, total, gstPercent }: QuotationProduct): QuotationLineEntry {
  return { productId, quantity, rate, total, gstPercent };
}

const noTexts = eachText(() => '');

/** The texts of a request. A text that it leaves out stays as `before`; a blank one is removed. */
export function enteredTexts(
  entered: { readonly [K in keyof QuotationTexts]?: string | null | undefined },
  before: QuotationTexts = noTexts,
): QuotationTexts {
  return eachText((name) => (entered[name] === undefined ? before[name] : (entered[name] ?? '')));
}
