import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { useLogin } from '../../platform/login.ts';
import { notify } from '../../platform/notify.tsx';
import { refresh } from '../../platform/queries.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { raceDetails } from '../quotation-race.ts';

/** Makes everything that shows the queue reload, the bell included. */
export function refreshQueue(): void {
  void refreshQuotations();
  void refresh('GetNotifications');
}

/** Approves a quotation of the queue as the user has seen it. */
export function useApproveOne(quotationId: number | undefined) {
  const { userId } = useLogin();
  const update = useSubmit('UpdatequotationStatus', quotationId === undefined ? {} : { detailsOf: raceDetails(quotationId) });

  async function approve({ quotationId: id, number, version }: QueuedQuotation): Promise<void> {
    const now = longInstant(new Date());
    const approved = await update.send({ id, version }, () => ({
      quotationId: id,
      version,
      status: 'Approved',
      approveDate: now,
      updatedBy: userId,
      updatedOn: now,
    }));
    refreshQueue();
    if (approved) notify.success(say.approvedOne, { about: number });
  }

  return { approve, isBusy: update.isBusy };
}
