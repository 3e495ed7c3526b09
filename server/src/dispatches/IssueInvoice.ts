import { issueInvoice } from '../consignments/public.ts';
import { handler } from '../platform/handler.ts';
import { renumberDispatches } from './dispatch-store.ts';

export const IssueInvoice = handler('IssueInvoice', async ({ db, input, user, now, fail, record }) => {
  const { consignmentId } = input;
  const { number, change } = await issueInvoice({ db, input, fail }, { userId: user.userId, now });
  await renumberDispatches(db, consignmentId);
  record(change);
  return [{ consignmentId, number }];
});
