import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { encodedInput } from '../../platform/call.ts';
import type { SeveralAction } from '../../ui/several/several-action.ts';

/** Whether a quotation is within the limits of the user. */
export function mayBeApproved({ mayApprove }: QueuedQuotation): boolean {
  return mayApprove === 'Yes';
}

const approve: SeveralAction<QueuedQuotation> = {
  operation: 'UpdatequotationStatus',
  label: say.approveLabel,
  done: say.approvedSeveral,
  fits: mayBeApproved,
  question: questionOf,
  bodyOf: ({ quotationId, version }) => encodedInput('UpdatequotationStatus', { quotationId, version, status: 'Approved' }),
};

function questionOf(quotations: readonly QueuedQuotation[]): string {
  const total = quotations.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const [largest] = quotations.toSorted((one, other) => other.totalAmount - one.totalAmount);
  return largest ? say.confirmChosen(quotations.length, total, largest) : '';
}

/** What can be done with several quotations of the queue. */
export const queueActions = [approve] as const;
