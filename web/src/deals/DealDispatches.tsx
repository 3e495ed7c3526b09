import { useState } from 'react';
import { dealMessages as say } from '@vikray/contract/deals/deal-messages.ts';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { voidNote } from '@vikray/contract/dispatches/dispatch-invoice.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Button } from '../ui/controls/Button.tsx';

/** The number of dispatches shown at once. A button shows the others. */
const shownAtOnce = 10;

/** What was dispatched in a deal, newest first. Nothing before the first dispatch. */
export function DealDispatches({ dispatches }: Pick<Deal, 'dispatches'>) {
  const [isComplete, setComplete] = useState(false);
  if (dispatches.length === 0) return null;
  const shown = isComplete ? dispatches : dispatches.slice(0, shownAtOnce);
  return (
    <section className="deal-sheet" aria-labelledby="deal-dispatches">
      <h2 id="deal-dispatches">Dispatches</h2>
      <ul className="deal-rows">
        {shown.map((dispatch) => (
          <li key={dispatch.id}>
            <strong className="deal-dispatched">{say.dispatchedLine(dispatch.dispatchQuantity, dispatch.name)}</strong>
            <span className="unbroken">{dashedDate(dispatch.dispatchDate)}</span>
            <span className="deal-invoice">
              {unbreakableNumbers(say.invoice([dispatch.invoiceNumber, voidNote(dispatch)].filter(Boolean).join(', ')))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < dispatches.length && (
        <Button className="deal-more" onClick={() => setComplete(true)}>
          {say.showAll(dispatches.length)}
        </Button>
      )}
    </section>
  );
}
