import * as z from 'zod';
import { date, optionalDate, yearLater } from '../platform/dates.ts';
import { decimal, percent } from '../platform/decimal.ts';
import { day, id, instant, requiredId, sizedParagraph, statedByClient, wholeNumber, yesOrNo } from '../platform/fields.ts';
import { answeredTax, taxEntries } from '../gst/tax-entries.ts';
import { body, row } from '../platform/wire.ts';
import { answeredPlan, enteredPlan } from '../money/payment-plan.ts';
import { printedParties, printedPartiesNames } from './printed-parties.ts';
import { quotationMessages as say } from './quotation-messages.ts';
import { quotationStatuses, shownStatuses } from './quotation-status.ts';
import { answeredRates, blankableRate, taxModes } from './tax-mode.ts';
import { termTexts } from './term-texts.ts';

/** The only kind of quotation; also the printed title. */
export const quotationType = 'Product Quotation';

/** Whether a line has the price of the product or a typed one. */
export const priceTypes = ['MRP', 'Manual Price'] as const;
export type PriceType = (typeof priceTypes)[number];

/** The largest quantity of a line, in pieces. */
export const maxQuantity = 100_000;
/** The most lines of a document. */
export const maxLines = 500;
/** The largest subtotal, in paise: ₹20,00,00,00,000.00. Even with taxes and charges, the total is well below the largest amount. */
export const maxSubtotal = 2_000_000_000_000;

/** Step 1, in the order of its checks. `preparedFor` is the issuing company. */
export const basicInformation = { date: date(say.selectDate), preparedFor: requiredId(say.selectCompany) };

/** Step 2. `companyId` is the customer. */
export const customerChoice = { companyId: requiredId(say.selectCustomer), contactPersonId: requiredId(say.selectContact) };

/** A line of the cart: the quantity in whole pieces, the rate in paise. */
export const lineDetails = {
  productId: requiredId(say.selectProduct),
  quantity: wholeNumber(1, maxQuantity, say.selectQuantity),
  rate: decimal(say.enterManualPrice, 100_000_000_00).refine((paise) => paise > 0, { error: say.enterManualPrice }),
};

/** Step 4: the entered values, from which all others follow. The largest charge is ₹10,00,00,000. */
export const costingDetails = {
  discountPercent: percent(),
  gstPercent: percent(),
  specialCharges: decimal(undefined, 10_000_000_000),
  shippingCharges: decimal(undefined, 10_000_000_000),
  installationCharges: decimal(undefined, 10_000_000_000),
  gstServiceChargePercent: percent(),
};

/**
 * Optional texts in the head of a quotation. `validUntil` is the last day on which it holds, at most one year after its date. Blank: it
 * never expires.
 */
export const headTexts = { validUntil: optionalDate };

/** The fields of the head. */
export type HeadField = 'date' | keyof typeof headTexts;

/** The texts that a user may leave blank. */
export const blankableTexts = { ...termTexts, ...headTexts };

/** Figures that the browser has computed. The server compares them with its own and never stores them. */
const computedByBrowser = {
  discountAmount: decimal().optional(),
  totalDiscountAmount: decimal().optional(),
  gstAmount: decimal().optional(),
  gstServiceChargeAmount: decimal().optional(),
  totalAmount: decimal().optional(),
};

const stated = {
  nickname: statedByClient,
  financialYear: statedByClient,
  type: statedByClient,
  preparedBy: statedByClient,
  preparedByMobile: statedByClient,
  preparedByEmail: statedByClient,
  status: statedByClient,
  approvedDate: statedByClient,
  orderStatus: statedByClient,
  voidDate: statedByClient,
  updatedBy: statedByClient,
  updatedOn: statedByClient,
};

/** A line of a new or changed quotation. The rate counts only with rates by product. */
export const enteredLine = { ...lineDetails, total: decimal().optional(), gstPercent: blankableRate.optional() };

/** Whether a validity is blank, or from the date of the quotation to one year later. Both are YYYY-MM-DD. */
export function isPossibleValidity(quotedOn: string, validUntil: string): boolean {
  return validUntil === '' || (quotedOn <= validUntil && validUntil <= yearLater(quotedOn));
}

/** Which parts of the total are due when. An order keeps the plan of its quotation, so a change of the order has none. */
const plannedPayment = { paymentPlan: enteredPlan.optional() };

/** The contents of a quotation without its lines, in the order of the checks. */
const enteredQuotation = {
  ...basicInformation,
  ...customerChoice,
  ...termTexts,
  subtotal: decimal(undefined, maxSubtotal),
  ...costingDetails,
  /** Needed with one rate; blank with rates by product. */
  gstPercent: blankableRate.optional(),
  ...computedByBrowser,
  ...stated,
  ...headTexts,
  ...taxEntries,
  taxMode: z.enum(taxModes).nullish(),
  /** The user's own draft of this quotation, which is deleted with the submit. */
  draftId: id.nullish(),
};

/** The fields that say what a user wants, and not what their browser states or how the request is meant. */
export type EnteredFields = Omit<
  typeof enteredQuotation,
  keyof typeof computedByBrowser | keyof typeof stated | keyof typeof taxEntries | 'draftId'
>;

const enteredLines = z.array(body(enteredLine)).min(1, { error: say.addProduct }).max(maxLines);
/** The wire names of contents. */
export const contentsNames = { financialYear: 'finacialyear' } as const;

/** With `products`, header and lines are saved together. Without it, the lines follow, one per call, and must add up to `subtotal`. */
export const newQuotation = body(
  {
    ...enteredQuotation,
    ...plannedPayment,
    /** The deal that it joins; absent for a new one. */
    dealId: id.optional(),
    /** The quotation that it was copied from. */
    copiedFromId: id.optional(),
    products: enteredLines.optional(),
  },
  contentsNames,
);

/** What a user enters of the contents of a quotation or a changed order. */
export const enteredContents = { ...enteredQuotation, products: enteredLines };

/** The quotation to change, and the version that the user has seen. */
export const seenQuotation = { quotationId: id, version: id };

/** New contents for an open quotation. */
export const quotationChange = body({ ...seenQuotation, ...enteredContents, ...plannedPayment }, contentsNames);

/** Why a quotation is revised. */
export const revisionReason = { reason: sizedParagraph(300, say.enterRevisionReason) };

/** The contents of the next revision. */
export const newRevision = body(
  {
    ...seenQuotation,
    /** The revision whose contents it began with; absent for the current one. */
    basedOnId: id.nullish(),
    ...revisionReason,
    /** Approves it at once. */
    approve: yesOrNo.nullish(),
    ...enteredContents,
    ...plannedPayment,
  },
  contentsNames,
);

/** What the user enters of any quotation. */
export type EnteredQuotation = z.output<typeof quotationChange>;

export type NewQuotation = z.output<typeof newQuotation>;

const text = z.string();

/** The amounts of a quotation or order. */
export const printedAmounts = {
  subtotal: decimal(),
  discountPercent: percent(),
  discountAmount: decimal(),
  totalDiscountAmount: decimal(),
  /** Null with rates by product. */
  gstPercent: blankableRate,
  gstAmount: decimal(),
  specialCharges: decimal(),
  shippingCharges: decimal(),
  installationCharges: decimal(),
  gstServiceChargePercent: percent(),
  gstServiceChargeAmount: decimal(),
  totalAmount: decimal(),
} satisfies Record<keyof typeof costingDetails, z.ZodType> & Record<string, z.ZodType>;

/** The head in an answer. `validUntil` is the last day on which a quotation holds; blank if it never expires. */
const answeredHead = { validUntil: day } satisfies Record<keyof typeof headTexts, z.ZodType>;

/** A quotation in an answer: everything that is printed except its lines. Dates are YYYY-MM-DD, blank for none. */
export const quotation = row(
  {
    quotationId: id,
    type: text,
    number: text,
    date: day,
    ...printedParties,
    ...printedAmounts,
    status: z.enum(quotationStatuses),
    approvedDate: day,
    voidDate: day,
    orderStatus: text,
    /** When the last follow-up mail was sent; absent if none was. */
    followedUpAt: instant.optional(),
    /** What it is shown as today. */
    shownStatus: z.enum(shownStatuses),
    /** The number of revision 0, which all revisions share. */
    baseNumber: text,
    revision: z.int(),
    /** The revision that replaced this one. */
    supersededById: id.nullable(),
    /** The revision whose contents this one began with. */
    basedOnId: id.nullable(),
    /** The quotation that this one was copied from. */
    copiedFromId: id.nullable(),
    dealId: id,
    ...answeredHead,
    lostReason: text,
    revisionReason: text,
    version: z.int(),
    /** What an approver asks to change, and their name; blank while it is not returned. */
    returnedNote: text,
    returnedBy: text,
    /** The last answer that the customer gave by a link: Accept, Change or Decline, when, and in which words; blank for none. */
    customerAnswer: text,
    customerAnsweredAt: instant,
    customerWords: text,
    /** When the customer accepted it by a link, who did, and under which number of their own; blank until then. */
    acceptedOn: day,
    acceptedBy: text,
    poNumber: text,
    ...answeredTax,
    ...answeredRates,
    paymentPlan: answeredPlan,
  },
  printedPartiesNames,
);

/** A line of a quotation in an answer. */
export const quotationProduct = row({
  productId: id,
  photo: text,
  name: text,
  description: text,
  quantity: z.int(),
  rate: decimal(),
  total: decimal(),
  /** The MRP when the line was made. */
  mrp: decimal(),
  /** The rate of GST in hundredths of a percent; null while one rate taxes all goods. */
  gstPercent: blankableRate,
});

export type Quotation = z.output<typeof quotation>;
export type QuotationProduct = z.output<typeof quotationProduct>;
