import { statedMoment } from '@vikray/contract/platform/dates.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { oneByOne, useLogin } from '../../platform/login.ts';
import { refresh } from '../../platform/queries.ts';
import { refreshQuotations } from '../quotation-queries.ts';

/** The result of the approval of one quotation: why it was refused; undefined when it is approved. */
export interface ApprovalResult {
  readonly quotation: QueuedQuotation;
  readonly refusal: string | undefined;
}

/** Approves quotations one after the other, each as the user has seen it. One that is refused does not stop the others. */
export function useApproveChosen() {
  const { userId } = useLogin();
  const [isBusy, setIsBusy] = useState(false);
  const [results, setResults] = useState<readonly ApprovalResult[]>();

  async function approve(quotations: readonly QueuedQuotation[]): Promise<void> {
    setIsBusy(true);
    const done: ApprovalResult[] = [];
    await oneByOne(quotations, async (quotation) => void done.push({ quotation, refusal: await approveOne(quotation, userId) }));
    setIsBusy(false);
    setResults(done);
    void refreshQuotations();
    void refresh('GetNotifications');
  }

  return { isBusy, results, approve, forget: () => setResults(undefined) };
}

async function approveOne({ quotationId, version }: QueuedQuotation, userId: number): Promise<string | undefined> {
  const now = statedMoment(new Date());
  try {
    await call('UpdatequotationStatus', { quotationId, version, status: 'Approved', approveDate: now, updatedBy: userId, updatedOn: now });
    return undefined;
  } catch (thrown) {
    return failureSentence(thrown);
  }
}
