import { queueMessages } from '../approvals/approval-messages.ts';
import type { Quotation } from './quotation.ts';

/** The word on the tag of a quotation: its state, or that it is returned to its preparer, as long as it would be Pending otherwise (APR-18). */
export function statusWord({ shownStatus, returnedNote }: Pick<Quotation, 'shownStatus' | 'returnedNote'>): string {
  return shownStatus === 'Pending' && returnedNote !== '' ? queueMessages.returnedTag : shownStatus;
}
