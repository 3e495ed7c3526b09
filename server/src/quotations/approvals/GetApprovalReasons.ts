import { approvalReasons, isWithin, otherOpenReason } from '@vikray/contract/approvals/approval-reasons.ts';
import { findLimits, listApprovers } from '../../approvals/public.ts';
import { cachedRead } from '../../platform/handler.ts';
import { factsFor, listApprovalFacts, sumOfOtherOpen } from './approval-facts-store.ts';
import { findQuotation } from '../quotation-store.ts';

export const GetApprovalReasons = cachedRead(
  'GetApprovalReasons',
  async ({ db, input: { quotationId }, user, now, fail }) => {
    const quotation = await findQuotation(db, quotationId, now);
    const known = (await listApprovalFacts(db, [quotationId])).get(quotationId);
    if (!quotation || !known) throw fail('QuotationNotFound');
    const isApprover = user.rights.has('Approve Quotation');
    const limits = isApprover ? await findLimits(db, user.userId) : undefined;
    const others = isApprover ? otherOpenReason(await sumOfOtherOpen(db, quotation, now)) : [];
    const able = (await listApprovers(db)).filter((each) => isWithin(factsFor(known, each.userId), each.limits));
    return {
      data: [...approvalReasons(factsFor(known, user.userId), limits), ...others],
      approvers: quotation.shownStatus === 'Pending' ? able.map(({ name, mobile }) => ({ name, mobile })) : [],
    };
  },
  { agesDaily: true },
);
