import { useState } from 'react';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { canBeApproved, canBecomeVoid } from '@vikray/contract/quotations/quotation-obstacles.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useLogin } from '../../platform/login.ts';
import { notify } from '../../platform/notify.tsx';
import { useRights } from '../../platform/rights.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { CheckCircleIcon } from '../../ui/icons/CheckCircleIcon.tsx';
import { StopIcon } from '../../ui/icons/StopIcon.tsx';
import { useReturnToList } from '../../ui/lists/list-place.ts';
import { nextPendingActions } from '../../ui/lists/next-pending.ts';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { useIsWithinLimits } from '../approvals/approval-queries.ts';
import { quotationNoticeActions } from '../quotation-notice-actions.ts';
import { isReturned, useMayChange } from '../quotation-possibilities.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { raceDetails } from '../quotation-race.ts';
import { QuotationInBrief } from './QuotationInBrief.tsx';

type Decision = 'Approved' | 'Void';

/** The right that each decision needs, and its messages with and without that right. */
const decisions = {
  Void: { right: 'Void Quotation', notAuthorised: say.notAuthorisedToVoid, done: say.voided },
  Approved: { right: 'Approve Quotation', notAuthorised: say.notAuthorisedToApprove, done: say.approved },
} as const;

interface QuotationActionsProps {
  readonly quotation: Quotation;
  /** Called when the decision was refused: the quotation is no longer as shown. */
  readonly onRefused: () => void;
}

/**
 * Approves or voids a quotation as the user has seen it, each for users with its right and where it is possible. Both ask first. Approving
 * is the next step, unless it is beyond the limits of the user, or the user has to change a returned quotation first.
 */
export function QuotationActions({ quotation, onRefused }: QuotationActionsProps) {
  const { quotationId, number, version, status: before } = quotation;
  const { userId } = useLogin();
  const rights = useRights();
  const returnToList = useReturnToList();
  const [question, setQuestion] = useState<Decision>();
  const update = useSubmit('UpdatequotationStatus', { detailsOf: raceDetails(quotationId) });

  async function decide(status: Decision): Promise<void> {
    const { right, notAuthorised, done } = decisions[status];
    if (!rights.has(right)) {
      setQuestion(undefined);
      return notify.failure(notAuthorised);
    }
    const now = longInstant(new Date());
    const dates = { voidDate: status === 'Void' ? now : '', approveDate: status === 'Approved' ? now : '' };
    const decided = await update.send({ quotationId, status, before, version }, () => ({
      quotationId,
      status,
      version,
      ...dates,
      updatedBy: userId,
      updatedOn: now,
    }));
    setQuestion(undefined);
    if (!decided) return onRefused();
    void refreshQuotations();
    returnToList('/quotationlist');
    const actions = quotationNoticeActions({ quotationId, status });
    notify.success(done, { about: number, actions: [...actions, ...(await nextPendingActions('quotation', quotationId))] });
  }

  const common = { record: <QuotationInBrief {...quotation} />, isBusy: update.isBusy, onNo: () => setQuestion(undefined) };
  return (
    <>
      {rights.has('Approve Quotation') && canBeApproved(quotation) && (
        <ApproveButton quotation={quotation} onPress={() => setQuestion('Approved')} />
      )}
      {rights.has('Void Quotation') && canBecomeVoid(quotation) && (
        <Button icon={<StopIcon />} onClick={() => setQuestion('Void')}>
          {say.voidQuotation}
        </Button>
      )}
      <ConfirmDialog {...common} isOpen={question === 'Void'} title={say.confirmVoid} isDanger onYes={() => void decide('Void')} />
      <ConfirmDialog {...common} isOpen={question === 'Approved'} title={say.confirmApprove} onYes={() => void decide('Approved')} />
    </>
  );
}

interface ApproveButtonProps {
  readonly quotation: Quotation;
  readonly onPress: () => void;
}

function ApproveButton({ quotation, onPress }: ApproveButtonProps) {
  const isWithinLimits = useIsWithinLimits(quotation.quotationId);
  const mustEdit = useMayChange()('edit', quotation) && isReturned(quotation);
  return (
    <Button look={isWithinLimits && !mustEdit ? 'filled' : 'outlined'} icon={<CheckCircleIcon />} onClick={onPress}>
      {say.approveQuotation}
    </Button>
  );
}
