import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { useRef } from 'react';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import type { Ticks } from './use-ticks.ts';

/** The box of a row. With Shift, it ticks all rows from the one ticked before. */
export function TickCell({
  quotation: { quotationId, number, mayApprove },
  ticks,
}: {
  readonly quotation: QueuedQuotation;
  readonly ticks: Ticks;
}) {
  const isRange = useRef(false);
  return (
    <Checkbox
      className="tick-cell"
      checked={ticks.isTicked(quotationId)}
      disabled={mayApprove === 'No'}
      onClick={(event) => {
        isRange.current = event.shiftKey;
      }}
      onChange={(isTicked) => ticks.tick(quotationId, isTicked, isRange.current)}
      aria-label={say.choose(number)}
    />
  );
}

/** The box in the head of the table, for all rows of the page that the user may approve. */
export function TickAll({ ticks: { areAll, areSome, tickAll } }: { readonly ticks: Ticks }) {
  return <Checkbox checked={areAll} isPartly={areSome} onChange={tickAll} aria-label={say.chooseAll} />;
}
