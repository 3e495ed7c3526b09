import { listHandler } from '../../platform/handler.ts';
import { pageOfQueue } from './approval-queue-store.ts';

export const GetApprovalQueue = listHandler('GetApprovalQueue', {
  page: ({ db, input, user, now }, window) => pageOfQueue(db, { userId: user.userId, isOnlyOwn: input.mayApprove === 'Yes' }, window, now),
  agesDaily: true,
  idOf: (quotation) => quotation.quotationId,
});
