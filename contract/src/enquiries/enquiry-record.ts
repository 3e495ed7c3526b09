import * as z from 'zod';
import { day } from '../platform/fields.ts';

const text = z.string();

/** The enquiry of a deal, as the audit log stores and shows it. */
export const enquiryRecord = z.object({
  number: text,
  companyName: text,
  name: text,
  mobile: text,
  email: text,
  requirement: text,
  source: text,
  nextOn: day,
  closedOn: day,
  lostReason: text,
  remark: text,
});

export type EnquiryRecord = z.output<typeof enquiryRecord>;
