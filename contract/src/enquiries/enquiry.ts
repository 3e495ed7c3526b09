import * as z from 'zod';
import { dataSources } from '../customers/customer.ts';
import { optionalDate, yearLater } from '../platform/dates.ts';
import { digits, emailPattern, id, line, paragraph, sizedParagraph } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { readMobile } from '../platform/read-mobile.ts';
import { lossDetails } from '../quotations/loss.ts';
import { enquiryMessages as say } from './enquiry-messages.ts';

/** How an enquiry reached the office. */
export const enquirySources = [...dataSources, 'Phone', 'Website'] as const;
export type EnquirySource = (typeof enquirySources)[number];

/** The longest requirement, in characters. */
export const maxRequirement = 2000;

/** The input that begins a deal with an enquiry. Its rules, `hasCompany` and then `enquiryRules`, check what must be entered. */
export const newEnquiry = body({
  companyName: line(200).nullish(),
  customerId: id.nullish(),
  name: line(100).nullish(),
  mobile: line(40).overwrite(readMobile).nullish(),
  email: line(254).nullish(),
  requirement: paragraph(maxRequirement, say.describeRequirement).nullish(),
  source: line(40).nullish(),
  nextOn: optionalDate,
  /** The brochure request or sales call that becomes this enquiry. */
  brochureId: id.nullish(),
  callId: id.nullish(),
});

/** An enquiry names its company, or its customer. */
export const hasCompany = z
  .object({ companyName: z.string().nullish(), customerId: z.number().nullish() })
  .refine(({ companyName, customerId }) => (companyName ?? '').trim() !== '' || typeof customerId === 'number', {
    path: ['companyName'],
    error: say.enterCompanyName,
  });

/** What is entered of an enquiry beside its company, in the order of its checks. */
export const enquiryRules = z.object({
  requirement: sizedParagraph(maxRequirement, say.describeRequirement),
  mobile: blankOr(digits(10, 10), say.invalidMobile),
  email: blankOr(emailPattern, say.invalidEmail),
  source: z.enum(enquirySources),
});

function blankOr(pattern: RegExp, error: string) {
  return z
    .string()
    .trim()
    .refine((value) => value === '' || pattern.test(value), { error })
    .nullish();
}

/** Whether the date to speak to the customer is blank, or from today to one year later. Both are YYYY-MM-DD. */
export function isPossibleNextDate(nextOn: string, today: string): boolean {
  return nextOn === '' || (today <= nextOn && nextOn <= yearLater(today));
}

/** An enquiry as the user has seen it. */
export const seenEnquiry = { dealId: id, version: id };

/** Why an enquiry is closed, in the order of the checks. */
export const closedEnquiry = { ...seenEnquiry, ...lossDetails };
