import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { notify } from '../../platform/notify.tsx';
import { approversToWaitFor } from './approval-queries.ts';

/** Says who may approve a quotation that was just submitted and that the user may not approve. Says nothing if that cannot be read. */
export async function notifyWaiting(quotationId: number, mayApproveAny: boolean): Promise<void> {
  const names = await approversToWaitFor(quotationId, mayApproveAny).catch(() => []);
  if (names.length > 0) notify.warning(say.waitingFor(names));
}
