import { approvalMessages } from '@vikray/contract/approvals/approval-messages.ts';
import { orderChangeMessages as say, orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import type { OrderChange } from '@vikray/contract/order-changes/order-change.ts';
import { recentInstant, slashedDate } from '@vikray/contract/platform/dates.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { Suspense } from 'react';
import { today } from '../platform/today.ts';
import { Difference } from '../quotations/public.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { Note } from '../ui/page/Note.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { DecideChange } from './DecideChange.tsx';
import './one-change.css';
import { useChangeDifference } from './order-change-queries.ts';

interface OneChangeProps {
  readonly change: OrderChange;
  /** The approved change before it; 0 for the order as it was placed. */
  readonly earlier: number;
}

/** A change of an order: who entered it and why, what it makes different, and what can be done with it. */
export function OneChange({ change, earlier }: OneChangeProps) {
  const { changeId, orderId, number, state, reason, changedBy, changedOn, decidedBy, decidedOn } = change;
  const { data, error, refetch } = useChangeDifference(changeId);
  const name = words.changeName(change.change);
  const isWaiting = state === 'Waiting';
  return (
    <section className="one-change" aria-label={name}>
      <div className="one-change-head">
        <h3>{name}</h3>
        <StatusTag status={isWaiting ? 'Pending' : state} />
      </div>
      <p className="one-change-reason">{reason}</p>
      <p className="one-change-about">
        {words.enteredBy(changedBy, recentInstant(changedOn, today()))}
        {!isWaiting && ` · ${words.decidedBy(state, decidedBy, slashedDate(decidedOn))}`}
      </p>
      {isWaiting && change.nobody === 'Yes' && <Note kind="warning" title={approvalMessages.nobody} />}
      {isWaiting && change.reasons.length > 0 && <Note kind="info" title={words.beyond} description={change.reasons.join('; ')} />}
      {isWaiting && <DecideChange change={change} />}
      {state === 'Approved' && (
        <div className="one-change-papers">
          <ExportButton
            address={`/api/orders/${orderId}/change.pdf?change=${change.change}`}
            label={`${number}, ${name}`}
            failed={printingMessages.pdfFailed}
            isLabelled
            name={words.paper}
          />
          <ExportButton
            address={`/api/orders/${orderId}.pdf?change=${earlier}`}
            label={`${number}, ${earlier === 0 ? words.asPlaced : words.changeName(earlier)}`}
            failed={printingMessages.pdfFailed}
            isLabelled
            name={words.orderBefore}
          />
        </div>
      )}
      <Suspense fallback={null}>
        <Difference
          data={data}
          error={error}
          retry={() => void refetch()}
          older={earlier === 0 ? words.asPlaced : words.changeName(earlier)}
          newer={isWaiting ? words.changed : decidedOn && state === 'Approved' ? say.changeOf(change.change, decidedOn) : name}
          same={words.nothingChanged}
        />
      </Suspense>
    </section>
  );
}
