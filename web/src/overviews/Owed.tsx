import { Link } from '@tanstack/react-router';
import { moneyMessages } from '@vikray/contract/money/money-messages.ts';
import type { OwedMoney } from '@vikray/contract/overviews/customer-overview.ts';
import { overviewMessages as say } from '@vikray/contract/overviews/overview-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { GlancePart } from './GlancePart.tsx';

/** What a customer owes: the open amount with its overdue part, and what they have paid in advance or on account. */
export function Owed({ customerId, money }: { readonly customerId: number; readonly money: OwedMoney }) {
  const { open, overdue, oldestDue, advance, onAccount } = money;
  const rows = [
    { label: say.overdue, amount: overdue, note: say.since(dashedDate(oldestDue)), isOverdue: true },
    { label: say.advance, amount: advance, note: '', isOverdue: false },
    { label: say.onAccount, amount: onAccount, note: '', isOverdue: false },
  ].filter(({ amount }) => amount !== 0);
  const isNothing = open === 0 && rows.length === 0;
  return (
    <GlancePart title={say.money} empty={isNothing ? say.nothingOwed : undefined}>
      <p className="glance-owed">
        <Link to="/viewcustomer" search={{ id: customerId, view: moneyMessages.money }} className="tabular">
          {formatRupees(open)}
        </Link>
      </p>
      <dl className="glance-sums">
        {rows.map(({ label, amount, note, isOverdue }) => (
          <div key={label} className={isOverdue ? 'glance-overdue' : undefined}>
            <dt>
              {label} {note !== '' && <span className="glance-quiet">{note}</span>}
            </dt>
            <dd className="tabular">{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
    </GlancePart>
  );
}
