import * as z from 'zod';
import { addDays, optionalDate } from '../platform/dates.ts';
import { day, id, instant } from '../platform/fields.ts';
import { body, pascal, row } from '../platform/wire.ts';
import { linkStates } from './link-state.ts';

/** The ways in which a link reaches the customer. The panel itself sends none of them. */
export const linkChannels = ['Mail', 'WhatsApp', 'Copy'] as const;
export type LinkChannel = (typeof linkChannels)[number];

/** The most links of a quotation that are live. */
export const maxLiveLinks = 20;
const standardDays = 30;
/** How many days ahead a link may end. */
export const longestDays = 90;

/** The last day of a link: that of the quotation's validity, else `days` from today, and at most 90 days. Dates in India. */
export function presetExpiry(validUntil: string, today: string, days = standardDays): string {
  const latest = addDays(today, longestDays);
  // An ordered quotation may be past its validity.
  if (validUntil < today) return addDays(today, days);
  return validUntil < latest ? validUntil : latest;
}

/** Whether a link may end on this day: from today to 90 days ahead. Dates in India. */
export function isPossibleExpiry(expiresOn: string, today: string): boolean {
  return today <= expiresOn && expiresOn <= addDays(today, longestDays);
}

/** A link to make. `expiresOn` blank or absent: the preset day. */
export const newLink = body({ quotationId: id, channel: z.enum(linkChannels), expiresOn: optionalDate });

/** A new link. The address is answered once. */
export const madeLink = pascal({ linkId: id, url: z.string().optional() }, { url: 'url' });

const text = z.string();

/** A link of a quotation in an answer. */
export const quotationLink = row({
  linkId: id,
  channel: z.enum(linkChannels),
  createdBy: text,
  createdAt: instant,
  expiresOn: day,
  linkState: z.enum(linkStates),
  /** When a customer first had it in sight; blank until then. */
  openedAt: instant,
  /** The last answer by this link: Accept, Change or Decline; blank for none. */
  answer: text,
});

export type QuotationLink = z.output<typeof quotationLink>;
