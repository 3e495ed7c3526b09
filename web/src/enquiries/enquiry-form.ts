/** An enquiry as entered, and the request that adds it. */
import { enquiryRules, hasCompany, type EnquirySource } from '@vikray/contract/enquiries/enquiry.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import type { Choice } from '../ui/inputs/SearchSelect.tsx';

export interface EnquiryForm {
  readonly customer: Choice | undefined;
  readonly companyName: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly requirement: string;
  readonly source: EnquirySource;
  /** YYYY-MM-DD. */
  readonly nextOn: string | undefined;
  /** The brochure request or sales call that becomes this enquiry. */
  readonly brochureId?: number;
  readonly callId?: number;
}

/** An enquiry by phone about which nothing is known yet. */
export const emptyEnquiry: EnquiryForm = {
  customer: undefined,
  companyName: '',
  name: '',
  mobile: '',
  email: '',
  requirement: '',
  source: 'Phone',
  nextOn: undefined,
};

/** The fields in the order of their checks. */
export const enquiryFields = ['companyName', 'customerId', 'requirement', 'mobile', 'email', 'source', 'nextOn', 'name'] as const;

/** The first thing to correct in an enquiry. */
export function enquiryFailure(form: EnquiryForm): FailedCheck | undefined {
  return firstMessage({ ...form, customerId: form.customer?.value }, hasCompany, enquiryRules);
}

/** The ten digits of an Indian mobile number as someone wrote it, such as `+91 90000 00041`; blank for any other number. */
export function tenDigitsOf(written: string): string {
  return /^(?:\+?91|0)?(\d{10})$/.exec(written.replace(/[\s-]/g, ''))?.[1] ?? '';
}

/** The request that adds an enquiry. */
export function newEnquiryOf({ customer, nextOn, ...form }: EnquiryForm): InputOf<'AddEnquiry'> {
  return { ...form, customerId: customer?.value, nextOn: nextOn ?? '' };
}
