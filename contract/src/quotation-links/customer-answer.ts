import * as z from 'zod';
import { line, paragraph, requiredLine, requiredParagraph } from '../platform/fields.ts';
import { customerPageMessages as say } from './customer-page-messages.ts';

/** What a customer can answer by a link. */
export const customerAnswers = ['Accept', 'Change', 'Decline'] as const;
export type CustomerAnswer = (typeof customerAnswers)[number];

/** Whether nothing can be answered after this. */
export function isFinalAnswer(answer: string): boolean {
  return answer === 'Accept' || answer === 'Decline';
}

/** How often a customer can ask for a change of a quotation. */
export const maxChanges = 5;

/** The longest entries, in characters. */
export const longest = { name: 100, designation: 100, poNumber: 50, remark: 1000, text: 2000 } as const;

const ticked = ['Yes', 'on', 'true', '1'];

/** What each answer asks for, in the order in which a customer sees the refusals. The keys are those of the form. */
export const answerForms = {
  Accept: z.object({
    name: requiredLine(longest.name, say.enterName),
    designation: requiredLine(longest.designation, say.enterDesignation),
    accept: z.string({ error: say.tickBox }).refine((value) => ticked.includes(value), { error: say.tickBox }),
    ponumber: line(longest.poNumber, { tooLong: say.longPoNumber(longest.poNumber) }).optional(),
    remark: paragraph(longest.remark).optional(),
  }),
  Change: z.object({ text: requiredParagraph(longest.text, say.describeChange) }),
  Decline: z.object({
    lostreason: requiredLine(200, say.selectReason),
    remark: paragraph(longest.remark).optional(),
  }),
} as const satisfies Readonly<Record<CustomerAnswer, z.ZodType>>;
