import type { Deal } from '@vikray/contract/deals/deal.ts';
import { dealMessages as say } from '@vikray/contract/deals/deal-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { Button } from 'antd';
import { useState } from 'react';

/** So many dispatches are shown at once; a press shows the others. */
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
        {shown.map(({ id, invoiceNumber, dispatchDate, name, dispatchQuantity }) => (
          <li key={id}>
            <strong className="deal-dispatched">{say.dispatchedLine(dispatchQuantity, name)}</strong>
            <span>{slashedDate(dispatchDate)}</span>
            <span className="deal-invoice">{say.invoice(invoiceNumber)}</span>
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
