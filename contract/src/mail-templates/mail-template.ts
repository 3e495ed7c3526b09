import * as z from 'zod';
import { id, instant, requiredLine, requiredParagraph } from '../platform/fields.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { unknownPlaceholder } from './mail-placeholders.ts';
import { mailTemplateMessages as say } from './mail-template-messages.ts';

/** The last step of the longest cadence. */
const maxTemplateStep = 4;

const name = requiredLine(60, say.enterName);

/**
 * What else a mail can begin with: a revision of a quotation that was sent, an order, a dispatch, a change of an order, a reminder of
 * payment.
 */
export const occasions = ['Revision', 'Order', 'Dispatch', 'Change', 'Payment'] as const;
export type Occasion = (typeof occasions)[number];

const occasion = z.enum(['', ...occasions]);

/** The number of a cadence step, also accepted as text; 0 for an offer, blank for none. */
const step = z.codec(z.union([z.literal(''), z.null(), z.int(), z.string().regex(/^\d{1,3}$/)], { error: say.invalidStep }), stepNumber(), {
  decode: (value) => (value === '' || value === null ? null : Number(value)),
  encode: (value) => value ?? '',
});

function stepNumber() {
  return z.int({ error: say.invalidStep }).min(0, { error: say.invalidStep }).max(maxTemplateStep, { error: say.invalidStep }).nullable();
}

/** The longest subject and text of a mail, in characters. */
export const maxSubject = 150;
/** The longest text of a mail, in characters. */
export const maxMailText = 4000;

/** A text whose placeholders are all known. Fails with a sentence that names the first unknown one. */
export function withPlaceholders<T extends z.ZodType<string>>(text: T) {
  return text.superRefine((value, context) => {
    const unknown = unknownPlaceholder(value);
    if (unknown !== undefined) context.addIssue({ code: 'custom', message: say.unknownPlaceholder(unknown) });
  });
}

/** The fields of a template, in the order of their checks. */
export const templateDetails = {
  name,
  step: step.optional(),
  /** Absent: a change leaves it, unless it gives a step. */
  occasion: occasion.optional(),
  subject: withPlaceholders(requiredLine(maxSubject, say.enterSubject)),
  text: withPlaceholders(requiredParagraph(maxMailText, say.enterText)),
};

/** A template to add. */
export const newMailTemplate = body(templateDetails);

/** New contents for a template. */
export const changedMailTemplate = body({ id, ...templateDetails, ...expectedVersion });

/** A template in an answer. */
export const mailTemplate = row({
  templateId: id,
  name: z.string(),
  /** The reminder that it is, from 1; 0 for an offer, null for neither. */
  step,
  /** Blank for a template of no occasion. */
  occasion,
  subject: z.string(),
  text: z.string(),
  /** Blank for a template as it came with the panel. */
  updatedOn: instant,
  version: z.int(),
});

export type MailTemplate = z.output<typeof mailTemplate>;

/** What lists show of the step and the occasion of a template; blank for neither. */
export function stepNameOf({ step: ofStep, occasion: ofOccasion }: Pick<MailTemplate, 'step' | 'occasion'>): string {
  if (ofOccasion !== '') return say.occasionNames[ofOccasion];
  return ofStep === 0 ? say.offer : String(ofStep ?? '');
}
