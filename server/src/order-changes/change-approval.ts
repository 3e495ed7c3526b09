/** Approves changes of orders within the limits of approvers, and says what these limits allow. */
import { limitsInWords, noLimits, type Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { approvalMessages } from '@vikray/contract/approvals/approval-messages.ts';
import { exceededTexts, isWithin } from '@vikray/contract/approvals/approval-reasons.ts';
import { orderChangeMessages as say } from '@vikray/contract/order-changes/order-change-messages.ts';
import type { OrderChange } from '@vikray/contract/order-changes/order-change.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { findLimits, listApprovers } from '../approvals/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { SignedIn } from '../platform/identity.ts';
import { factsFor, type KnownFacts } from '../quotations/public.ts';
import { factsOfChanges, type Changed } from './change-facts-store.ts';
import type { StoredChange } from './order-change-store.ts';

type FailBeyondLimit = (name: 'BeyondLimit', sentence?: string) => OperationFailure;

/**
 * Refuses an approval that is beyond the limits of the user. Call it in the transaction of the approval. Returns the sentence for the
 * history, which says why the approval was possible (DSK-42, APR-13, APR-15).
 */
export async function approveChangeWithinLimits(
  db: Db,
  change: Changed & Pick<StoredChange, 'number'> & { readonly order_number: string },
  userId: number,
  fail: FailBeyondLimit,
): Promise<string> {
  const limits = await findLimits(db, userId);
  const known = (await factsOfChanges(db, [change])).get(change.id);
  if (!known) throw new Error('The change to approve must exist');
  const [first] = limits ? exceededTexts(factsFor(known, userId), limits) : [];
  if (first !== undefined) throw fail('BeyondLimit', approvalMessages.beyondLimit(first));
  return quotationHistory.approved(say.ofOrder(change.number, change.order_number), {
    total: known.totalAmount,
    discount: known.discountPercent,
    limits: limits ? limitsInWords(limits) : '',
  });
}

/** These changes as a user evaluates them. */
export async function asChanges(db: Db, changes: readonly StoredChange[], user: SignedIn): Promise<OrderChange[]> {
  const waiting = changes.filter(({ state }) => state === 'Waiting');
  const facts = await factsOfChanges(db, waiting);
  const approvers = waiting.length === 0 ? [] : await listApprovers(db);
  const limits = (await findLimits(db, user.userId)) ?? noLimits;
  const isApprover = user.rights.has('Approve Quotation');
  return changes.map((change) => ({
    changeId: change.id,
    orderId: change.order_id,
    number: change.order_number,
    change: change.number,
    state: change.state,
    reason: change.reason,
    companyName: change.customer_name,
    totalBefore: change.total_before,
    totalAmount: change.total_paise,
    changedBy: change.changed_by,
    changedOn: change.created_at,
    decidedBy: change.settled_by ?? '',
    decidedOn: change.settled_on,
    version: change.version,
    ...evaluated(facts.get(change.id), { userId: user.userId, isApprover, limits }, approvers),
  }));
}

interface Reader {
  readonly userId: number;
  readonly isApprover: boolean;
  readonly limits: Limits;
}

function evaluated(
  known: KnownFacts | undefined,
  { userId, isApprover, limits }: Reader,
  approvers: Awaited<ReturnType<typeof listApprovers>>,
): Pick<OrderChange, 'reasons' | 'mayApprove' | 'nobody'> {
  if (!known) return { reasons: [], mayApprove: 'No', nobody: 'No' };
  const reasons = exceededTexts(factsFor(known, userId), limits);
  const isAble = approvers.some((each) => isWithin(factsFor(known, each.userId), each.limits));
  return { reasons, mayApprove: isApprover && reasons.length === 0 ? 'Yes' : 'No', nobody: isAble ? 'No' : 'Yes' };
}
