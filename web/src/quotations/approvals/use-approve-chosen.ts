import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { call } from '../../platform/call.ts';
import { useLogin } from '../../platform/login.ts';
import { notify } from '../../platform/notify.tsx';
import { refresh } from '../../platform/queries.ts';
import { useOneByOne } from '../../ui/forms/use-one-by-one.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { raceDetails } from '../quotation-race.ts';

/** Approves quotations, each as the user has seen it. */
export function useApproveChosen() {
  const { userId } = useLogin();
  const { doAll, ...approving } = useOneByOne<QueuedQuotation>({
    detailsOf: async ({ quotationId }, thrown) => (await raceDetails(quotationId)(thrown))?.about,
  });

  async function approve(quotations: readonly QueuedQuotation[]): Promise<void> {
    const outcomes = await doAll(quotations, async ({ quotationId, version }) => {
      const now = longInstant(new Date());
      await call('UpdatequotationStatus', {
        quotationId,
        version,
        status: 'Approved',
        approveDate: now,
        updatedBy: userId,
        updatedOn: now,
      });
    });
    void refreshQuotations();
    void refresh('GetNotifications');
    // Where some were refused, a dialog shows each.
    if (outcomes.length === 0 || outcomes.some(({ refusal }) => refusal !== undefined)) return;
    approving.forget();
    notify.success(say.results(outcomes.length, 0));
  }

  return { ...approving, approve };
}
