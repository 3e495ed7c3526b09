import { Link } from '@tanstack/react-router';
import type { OpenDeal } from '@vikray/contract/overviews/customer-overview.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { DealLink } from '../deals/public.ts';
import { dealMessages } from '@vikray/contract/deals/deal-messages.ts';
import { GlancePart } from './GlancePart.tsx';

interface OpenDealsProps {
  readonly customerId: number;
  readonly deals: readonly OpenDeal[];
  /** How many there are; more than are shown, perhaps. */
  readonly count: number;
}

/** The newest open deals, each with how far it is. */
export function OpenDeals({ customerId, deals, count }: OpenDealsProps) {
  const all = count > deals.length && (
    <Link to="/viewcustomer" search={{ id: customerId, view: dealMessages.deals }}>
      {say.allDeals(count)}
    </Link>
  );
  return (
    <GlancePart title={say.openDeals} more={all} empty={count === 0 ? say.noDeals : undefined}>
      <ul className="glance-deals">
        {deals.map(({ dealId, number, totalAmount, sentence }) => (
          <li key={dealId}>
            <div className="glance-line">
              <DealLink dealId={dealId} number={number} />
              {totalAmount > 0 && <span className="glance-figure tabular">{formatRupees(totalAmount)}</span>}
            </div>
            <p className="glance-sentence">{unbreakableNumbers(sentence)}</p>
          </li>
        ))}
      </ul>
    </GlancePart>
  );
}
