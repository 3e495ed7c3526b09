import { useState } from 'react';
import { dispatchMessages as say } from '@vikray/contract/dispatches/dispatch-messages.ts';
import { promisedStockMessages } from '@vikray/contract/orders/promised-stock-messages.ts';
import { takenPieces } from '@vikray/contract/orders/promised-stock.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { UnansweredNote } from '../ui/forms/UnansweredNote.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { useUnanswered } from '../ui/forms/use-unanswered.ts';
import { Wizard } from '../ui/forms/Wizard.tsx';
import type { WizardPlace } from '../ui/forms/wizard-steps.ts';
import { DeskLink } from './DeskLink.tsx';
import { emptyDispatch, newDispatchOf, type OrderToDispatch } from './dispatch-form.ts';
import { outgoingLines } from './dispatch-line.ts';
import { refreshDispatches } from './dispatch-queries.ts';
import { dispatchSteps } from './dispatch-steps.tsx';
import { papersOf } from './dispatched-papers.ts';
import { useOpenAdvance } from './use-open-advance.tsx';

/** Whoever dispatches an order has just seen it, so its step is done. */
const atProducts: WizardPlace = { step: 1, passed: [0] };

/**
 * Dispatches an order, fully or in part, with one request for all its lines. Asks before it takes pieces that other orders would get
 * (DSK-11), and before it sends goods whose advance is open (PAY-21).
 */
export function DispatchOrder({ order, lines, issuesHere }: OrderToDispatch) {
  const login = useLogin();
  const returnToList = useReturnToList();
  const draftName = `dispatch-${order.orderId}`;
  const { form, change, clear, broughtBack, wizard } = useDraft(draftName, emptyDispatch(order), { first: atProducts });
  const dispatch = useDraftSubmit(draftName, 'AddDispatch');
  const unanswered = useUnanswered(draftName, form);
  const [isAsking, setIsAsking] = useState(false);
  const leaving = outgoingLines(lines, form.quantities).map(({ line, quantity }) => ({ ...line, leaving: quantity }));
  const taken = takenPieces(leaving);
  // The pieces of an unanswered submit may be gone already, so the lines of now say nothing about them.
  const mustAsk = taken.length > 0 && unanswered?.isRepeat !== true;

  async function submit(): Promise<void> {
    const dispatched = await dispatch.send(form, () => newDispatchOf(form, { order, lines, issuesHere }, login));
    // Also when refused: someone else may have dispatched goods in the meantime.
    void refreshDispatches();
    if (!dispatched) return;
    const papers = papersOf(dispatched[0]?.consignmentId, issuesHere);
    notify.success(say.dispatched, { about: order.number, actions: [viewAction(`/vieworder?id=${order.orderId}`), ...papers] });
    clear();
    returnToList('/adddispatch');
  }

  const advance = useOpenAdvance(() => void submit());

  /** An order without a payment plan has no advance to ask about. */
  function goOn(): void {
    setIsAsking(false);
    if (order.paymentPlan.length === 0 || unanswered?.isRepeat === true) void submit();
    else void advance.goOn([{ orderId: order.orderId, lines: newDispatchOf(form, { order, lines, issuesHere }, login).lines ?? [] }]);
  }

  return (
    <>
      <PageHeading title="Dispatch" note={order.number} tag={<StatusTag status={order.status} />}>
        <BackToList to={['/adddispatch', '/orderlist']} />
        <DeskLink />
      </PageHeading>
      <SubmitRight of="AddDispatch" />
      <UnsavedChanges of={broughtBack} />
      <UnansweredNote of={dispatch.isBusy ? undefined : unanswered} />
      <Wizard
        {...wizard}
        steps={dispatchSteps({ order, lines, issuesHere, form, change, isRepeat: unanswered?.isRepeat ?? false })}
        onSubmit={() => (mustAsk ? setIsAsking(true) : goOn())}
        isBusy={dispatch.isBusy || advance.isAsking}
        refusal={dispatch.refusalOf(form)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={promisedStockMessages.confirmTitle}
        sentence={promisedStockMessages.dispatchAnyway(taken)}
        record={<strong>{order.number}</strong>}
        onYes={goOn}
        onNo={() => setIsAsking(false)}
      />
      {advance.dialog}
    </>
  );
}
