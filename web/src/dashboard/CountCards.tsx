import { Link, useRouter } from '@tanstack/react-router';
import { dashboardMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import type { DashboardCounts } from '@vikray/contract/dashboard/dashboard-operations.ts';

type CountName = keyof DashboardCounts;

interface Card {
  readonly title: string;
  readonly count: CountName;
  /** A part of the count, shown below it. */
  readonly part?: { readonly count: CountName; readonly words: string; readonly isWaiting?: boolean };
  /** The list that it leads to. */
  readonly page: string;
}

const notApproved = (count: CountName) => ({ count, words: say.notApproved, isWaiting: true });

const cards: readonly Card[] = [
  { title: 'Total Customers', count: 'totalCustomers', part: notApproved('pendingCustomers'), page: '/customerlist' },
  { title: 'Total Products', count: 'totalProducts', part: notApproved('pendingProducts'), page: '/productlist' },
  { title: 'Total Quotation', count: 'totalQuotations', part: notApproved('pendingQuotations'), page: '/quotationlist' },
  { title: 'Total Orders', count: 'totalOrders', part: { count: 'ordersThisMonth', words: say.thisMonth }, page: '/orderlist' },
  { title: 'Dispatch Orders', count: 'totalDispatchedOrders', page: '/dispatchlist' },
  { title: 'Total Users', count: 'totalUsers', page: '/userlist' },
];

const grouped = new Intl.NumberFormat('en-IN');

/** The six figures, each leading to its list. Placeholders while there are no counts. */
export function CountCards({ counts }: { readonly counts: DashboardCounts | undefined }) {
  const { routesByPath } = useRouter();
  return (
    <ul className="count-cards" aria-busy={!counts}>
      {cards.map((card) => (
        <li key={card.title}>
          {card.page in routesByPath ? (
            <Link to={card.page} className="count-card">
              <CardBody card={card} counts={counts} />
            </Link>
          ) : (
            <div className="count-card">
              <CardBody card={card} counts={counts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function CardBody({ card: { title, count, part }, counts }: { readonly card: Card; readonly counts: DashboardCounts | undefined }) {
  const partCount = part && counts?.[part.count];
  return (
    <>
      <span className="count-title">{title}</span>
      {counts ? <span className="count-figure tabular">{grouped.format(counts[count])}</span> : <span className="count-figure skeleton" />}
      {partCount !== undefined && (
        <span className="count-part">
          <strong className={part?.isWaiting && partCount > 0 ? 'tabular count-waiting' : 'tabular'}>{grouped.format(partCount)}</strong>{' '}
          {part?.words}
        </span>
      )}
    </>
  );
}
