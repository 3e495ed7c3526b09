import { limitsInWords } from '@vikray/contract/approvals/approval-limits.ts';
import { approvalMessages } from '@vikray/contract/approvals/approval-messages.ts';
import { exceededTexts } from '@vikray/contract/approvals/approval-reasons.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { findLimits } from '../../approvals/public.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { OperationFailure } from '../../platform/handler.ts';
import { factsFor, listApprovalFacts } from './approval-facts-store.ts';

interface Approval {
  readonly quotationId: number;
  readonly number: string;
  readonly userId: number;
}

type FailBeyondLimit = (name: 'BeyondLimit', sentence?: string) => OperationFailure;

/**
 * Refuses an approval that is beyond the limits of the user. Every way to approve calls it in the transaction of the approval, after the
 * quotation is locked or inserted. Returns the sentence for the history, which says why the approval was possible (APR-13, APR-15).
 */
export async function approveWithinLimits(db: Db, { quotationId, number, userId }: Approval, fail: FailBeyondLimit): Promise<string> {
  const limits = await findLimits(db, userId);
  const known = (await listApprovalFacts(db, [quotationId])).get(quotationId);
  if (!known) throw new Error('The quotation to approve must exist');
  const [first] = limits ? exceededTexts(factsFor(known, userId), limits) : [];
  if (first !== undefined) throw fail('BeyondLimit', approvalMessages.beyondLimit(first));
  return quotationHistory.approved(number, {
    total: known.totalAmount,
    discount: known.discountPercent,
    limits: limits ? limitsInWords(limits) : '',
  });
}
