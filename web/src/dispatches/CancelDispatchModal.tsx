import { useQuery } from '@tanstack/react-query';
import { cancelMessages as say, portalHints } from '@vikray/contract/dispatches/cancel-messages.ts';
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { reasonFor } from '@vikray/contract/platform/fields.ts';
import { useState } from 'react';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { TickBox } from '../ui/inputs/TickBox.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import './cancel-dispatch.css';
import { mayBeCancelled, sentLine } from './dispatched-pieces.ts';
import { refreshDispatches } from './dispatch-queries.ts';

interface CancelDispatchModalProps {
  readonly dispatch: Dispatch;
  readonly onClose: () => void;
}

const fields = z.object({ reason: reasonFor(say.enterReason) });

/** Cancels a dispatch and, unless their ticks are taken out, all others that left with it: a lorry that did not leave took none of them. */
export function CancelDispatchModal({ dispatch, onClose }: CancelDispatchModalProps) {
  const { orderId, consignmentId } = dispatch;
  const [reason, setReason] = useState('');
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const history = useQuery({ ...queryOf('GetDispatchOrder', { orderId, pageSize: 500 }), ...alwaysReload });
  const consignments = useQuery({
    ...queryOf('GetConsignment', { consignmentId: consignmentId ?? 0 }),
    enabled: consignmentId !== null,
    ...alwaysReload,
  });
  const cancelling = useSubmit('CancelDispatch');

  const others = history.data?.rows.filter((each) => each.consignmentId === consignmentId && mayBeCancelled(each)) ?? [];
  const together = others.some(({ id }) => id === dispatch.id) ? others : [dispatch];
  const dispatchIds = together.map(({ id }) => id).filter((id) => !unticked.has(id));
  const entries = { dispatchIds, reason };
  const hints = consignments.data?.flatMap(portalHints) ?? [];
  const unread = [history, consignments].find(({ error }) => error);

  function tick(id: number, isTicked: boolean): void {
    const next = new Set(unticked);
    if (isTicked) next.delete(id);
    else next.add(id);
    setUnticked(next);
  }

  function check(): FailedCheck | undefined {
    if (unread?.error) return { field: 'reason', message: unread.error.message };
    return dispatchIds.length === 0 ? { field: 'reason', message: say.selectDispatch } : firstMessage(entries, fields);
  }

  async function submit(): Promise<void> {
    const cancelled = await cancelling.send(entries, () => entries);
    // Also when refused: the dispatch may no longer be as shown.
    void Promise.all([refreshDispatches(), refresh('GetConsignment', 'GetConsignmentList', 'GetDeal', 'GetTimeline')]);
    if (!cancelled) return;
    notify.success(say.cancelled, { about: dispatch.number });
    for (const hint of hints) notify.warning(hint);
    onClose();
  }

  // What left together and what the portal needs belong to the question, so it opens with them.
  if (history.isPending || consignments.isLoading) return null;
  return (
    <FormModal
      title={say.cancel}
      submitLabel={say.cancel}
      closeLabel={say.keep}
      isDanger
      isChanged={reason !== '' || unticked.size > 0}
      check={check}
      fields={['reason']}
      refusal={cancelling.refusalOf(entries)}
      isBusy={cancelling.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="cancel-dispatch">
        <p>{say.explain}</p>
        {unread?.error && <ListFailure sentence={unread.error.message} retry={() => void unread.refetch()} />}
        {history.data && together.length === 1 && <p className="cancel-dispatch-line">{sentLine(dispatch)}</p>}
        {hints.map((hint) => (
          <p key={hint}>{unbreakableNumbers(hint)}</p>
        ))}
      </div>
      {together.length > 1 &&
        together.map((each) => (
          <TickBox key={each.id} value={!unticked.has(each.id)} onChange={(isTicked) => tick(each.id, isTicked)}>
            {sentLine(each)}
          </TickBox>
        ))}
      <Field name="reason" label={say.reason} required>
        <TextInput value={reason} onChange={setReason} maxLength={300} />
      </Field>
    </FormModal>
  );
}
