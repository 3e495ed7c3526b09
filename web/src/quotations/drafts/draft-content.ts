/** A quotation form as the text of a draft on the server. It keeps ids and entries; records are read again when the draft is opened. */
import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import { isTooLargeDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { planMilestones } from '@vikray/contract/money/plan-milestones.ts';
import { priceTypes } from '@vikray/contract/quotations/quotation.ts';
import { termTexts } from '@vikray/contract/quotations/term-texts.ts';
import { chargesModes } from '@vikray/contract/gst/gst-category.ts';
import { yesOrNo } from '@vikray/contract/platform/fields.ts';
import { taxModes } from '@vikray/contract/quotations/tax-mode.ts';
import * as z from 'zod';
import type { WizardPlace } from '../../ui/forms/wizard-steps.ts';
import { isSame } from '../../ui/forms/merge-edits.ts';
import type { TaxChoice } from '../tax/tax-choice.ts';
import type { UnaddedLine } from '../builder/products/unadded.ts';
import type { TypedPart } from '../builder/typed-plan.ts';
import { entriesOf, type QuotationEntries, type QuotationForm } from '../builder/quotation-form.ts';

const recordId = z.int().min(1);
const choice = z.object({ value: recordId, label: z.string() });
const whole = z.int().min(0);
const typed = z.string();

/** A card that was typed on, and a line without a product. Drafts of earlier releases have none. */
const typedCard = z.object({ productId: recordId, name: typed, quantity: typed, price: typed });
const openLine = z.object({ key: typed, text: typed, quantity: whole, rate: whole.optional(), isPasted: z.boolean() } satisfies Record<
  keyof UnaddedLine,
  z.ZodType
>);

/** A part of a payment plan. */
const typedPart = z.object({ label: typed, percent: typed, when: z.enum(planMilestones), days: typed } satisfies Record<
  keyof TypedPart,
  z.ZodType
>);

/** What the user enters. */
const enteredFields = {
  date: typed.optional(),
  validUntil: typed.nullish(),
  company: choice.nullish(),
  priceType: z.enum(priceTypes),
  customer: choice.optional(),
  contactId: recordId.optional(),
  cart: z.array(z.object({ productId: recordId, quantity: whole, rate: whole })),
  discountPercent: typed,
  gstPercent: typed.optional(),
  taxMode: z.enum(taxModes).optional(),
  chargesMode: z.enum(chargesModes).optional(),
  specialCharges: typed,
  shippingCharges: typed,
  installationCharges: typed,
  gstServiceChargePercent: typed.optional(),
  tax: z
    .object({
      siteId: recordId.nullable().default(null),
      installed: yesOrNo,
      placeOfSupply: typed,
      placeReason: typed,
      recalculateTax: yesOrNo,
    } satisfies Record<keyof TaxChoice, z.ZodType>)
    .optional(),
  paymentPlan: z.array(typedPart).readonly().optional(),
  terms: z.partialRecord(z.object(termTexts).keyof(), typed.optional()),
  reason: typed.optional(),
  approvesAtOnce: z.boolean().optional(),
} satisfies Record<keyof QuotationEntries, z.ZodType>;

/** Every field of the form but the disclaimer, which applies only to what the user sees when they tick it. */
const keptFields = {
  ...enteredFields,
  cart: z.array(enteredFields.cart.element.extend({ name: typed, quotedMrp: whole.optional() })),
  cards: z.array(typedCard).default([]),
  openLines: z.array(openLine).default([]),
  origin: z
    .object({
      version: recordId.optional(),
      basedOnId: recordId.optional(),
      copiedFromId: recordId.optional(),
      dealId: recordId.optional(),
      customerId: recordId.optional(),
      charges: z.object({ companyId: recordId, mode: z.enum(chargesModes) }).optional(),
    })
    .optional(),
} satisfies Record<Exclude<keyof QuotationForm, 'disclaimer'>, z.ZodType>;

const fieldNames = z.object(enteredFields).keyof();

/** What an edit or a revision began with: the fields that the user has changed, and their values before. One that was blank has no value. */
const draftBase = z.object({
  changed: z.array(fieldNames),
  values: z.object(enteredFields).partial(),
});

const draftContent = z.object({
  place: z.object({ step: whole, passed: z.array(whole) }),
  form: z.object(keptFields),
  base: draftBase.optional(),
});

type DraftBase = z.output<typeof draftBase>;

/** What a draft keeps of a form and of the place in its wizard. */
export type DraftContent = z.output<typeof draftContent>;

/** The first step, with nothing done. */
const firstPlace: WizardPlace = { step: 0, passed: [] };

/** The content of a draft as text. The same entries always give the same text. A base that does not fit into a draft is left out. */
export function contentOf(form: QuotationForm, { step, passed } = firstPlace): string {
  const { base, ...origin } = form.origin ?? {};
  const content: DraftContent = {
    place: { step, passed: [...passed] },
    form: {
      ...entriesOf(form),
      cart: form.cart.map(({ productId, name, quantity, rate, quotedMrp }) => ({ productId, name, quantity, rate, quotedMrp })),
      cards: form.cards.map(({ product: { productId, name }, quantity, price }) => ({ productId, name, quantity, price })),
      openLines: [...form.openLines],
      origin: form.origin && origin,
    },
  };
  const text = JSON.stringify(content);
  if (!base) return text;
  const withBase = JSON.stringify({ ...content, base: changedSince(base, entriesOf(form)) });
  return isTooLargeDraft(withBase) ? text : withBase;
}

function changedSince(base: QuotationEntries, now: QuotationEntries): DraftBase {
  const changed = fieldNames.options.filter((field) => !isSame(base[field], now[field]));
  return { changed, values: Object.fromEntries(changed.map((field) => [field, base[field]])) };
}

/** What the entries of an opened draft began with. A field that the user has not changed never differs, even if its record is lost. */
export function baseOf({ changed, values }: DraftBase, now: QuotationEntries): QuotationEntries {
  return changed.reduce((base, field) => ({ ...base, [field]: values[field] }), now);
}

/** The content of a draft; nothing when another program or an older release has written it in another shape. */
export function readContent(text: string): DraftContent | undefined {
  return draftContent.safeParse(JSON.parse(text)).data;
}

/** The title of a draft: its customer and the number of its products. */
export function titleOf({ customer, cart }: QuotationForm): string {
  return say.title(customer?.label, cart.length);
}
