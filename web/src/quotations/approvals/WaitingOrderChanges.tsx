import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { queryOf } from '../../platform/queries.ts';
import './waiting-order-changes.css';

/** The changes of orders that wait for approval, above the queue; each leads to what it makes different. Nothing while none waits. */
export function WaitingOrderChanges({ isOnlyOwn }: { readonly isOnlyOwn: boolean }) {
  const { data = [] } = useQuery(queryOf('GetWaitingOrderChange', {}));
  const shown = data.filter(({ mayApprove }) => !isOnlyOwn || mayApprove === 'Yes');
  if (shown.length === 0) return null;
  return (
    <section className="waiting-changes" aria-labelledby="waiting-changes">
      <h2 id="waiting-changes">{words.waiting}</h2>
      <ul>
        {shown.map(({ changeId, orderId, number, change, companyName, changedBy, reason, totalBefore, totalAmount, reasons }) => (
          <li key={changeId}>
            <Link to="/vieworder" search={{ id: orderId, changes: 1 }} className="unbroken">
              {number}, {words.changeName(change)}
            </Link>
            <span>
              {companyName} · {changedBy}
            </span>
            <span className="waiting-changes-amount tabular">
              {formatRupees(totalAmount)} ({formatRupeeChange(totalAmount - totalBefore)})
            </span>
            <p>{[reason, ...reasons].join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
