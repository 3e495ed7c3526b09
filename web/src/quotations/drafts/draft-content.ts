/** A quotation form as the text of a draft on the server. It keeps ids and entries; records are read again when the draft is opened. */
import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import { priceTypes, termTexts } from '@vikray/contract/quotations/quotation.ts';
import { chargesModes } from '@vikray/contract/gst/gst-category.ts';
import { taxModes } from '@vikray/contract/quotations/tax-mode.ts';
import * as z from 'zod';
import type { WizardPlace } from '../../ui/forms/wizard-steps.ts';
import type { Choice } from '../../ui/inputs/SearchSelect.tsx';
import type { QuotationForm } from '../builder/quotation-form.ts';

const recordId = z.int().min(1);
const choice = z.object({ value: recordId, label: z.string() });
const whole = z.int().min(0);
const typed = z.string();
const yesOrNo = z.enum(['Yes', 'No']);

/** Every field of the form but the disclaimer, which applies only to what the user sees when they tick it. */
const keptFields = {
  date: typed.optional(),
  validUntil: typed.nullish(),
  company: choice.nullish(),
  priceType: z.enum(priceTypes),
  customer: choice.optional(),
  contactId: recordId.optional(),
  cart: z.array(z.object({ productId: recordId, name: typed, quantity: whole, rate: whole })),
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
      decideAfresh: yesOrNo,
    })
    .optional(),
  terms: z.partialRecord(z.object(termTexts).keyof(), typed.optional()),
  reason: typed.optional(),
  approvesAtOnce: z.boolean().optional(),
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

const draftContent = z.object({
  place: z.object({ step: whole, passed: z.array(whole) }),
  form: z.object(keptFields),
});

/** What a draft keeps of a form and of the place in its wizard. */
export type DraftContent = z.output<typeof draftContent>;

/** The first step, with nothing done. */
const firstPlace: WizardPlace = { step: 0, passed: [] };

/** The content of a draft as text. The same entries always give the same text. */
export function contentOf({ disclaimer: _, ...form }: QuotationForm, { step, passed } = firstPlace): string {
  const content: DraftContent = {
    place: { step, passed: [...passed] },
    form: {
      ...form,
      company: form.company && choiceOf(form.company),
      customer: form.customer && choiceOf(form.customer),
      cart: form.cart.map(({ productId, name, quantity, rate }) => ({ productId, name, quantity, rate })),
    },
  };
  return JSON.stringify(content);
}

function choiceOf({ value, label }: Choice): Choice {
  return { value, label };
}

/** The content of a draft; nothing when another program or an older release has written it in another shape. */
export function readContent(text: string): DraftContent | undefined {
  return draftContent.safeParse(JSON.parse(text)).data;
}

/** The title of a draft: its customer and the number of its products. */
export function titleOf({ customer, cart }: QuotationForm): string {
  return say.title(customer?.label, cart.length);
}
