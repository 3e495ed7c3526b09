import * as z from 'zod';
import { wholeNumber } from '../platform/fields.ts';
import { body, pascal } from '../platform/wire.ts';

/** The kinds of record to which a personal notice may lead, with the page that shows each by its number. */
export const noticePages = {
  customer: 'viewcustomer',
  product: 'viewproduct',
  quotation: 'viewquotation',
  order: 'vieworder',
  deal: 'deal',
  /** The list of follow-ups, with this deal chosen. */
  'follow-up': 'followups',
  /** The page of all backups. */
  backup: 'backups',
  user: 'viewuser',
  'user rights': 'assignuserrights',
  /** The user's own page. */
  account: 'account',
} as const;
export type NoticeRecord = keyof typeof noticePages;

/** A notice is shown for this long, and then deleted. */
export const noticeDays = 90;

/** A user has at most this many notices. New ones replace the oldest. */
export const maxNotices = 200;

/** The notice to dismiss; 0 for all of the user's own. */
export const noticeToDismiss = body({ noticeId: wholeNumber(0, Number.MAX_SAFE_INTEGER) });
/** The answer to the dismissal of a notice. */
export const dismissedNotice = pascal({ noticeId: z.int() });
