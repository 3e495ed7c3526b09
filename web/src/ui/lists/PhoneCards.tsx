import type { ReactNode } from 'react';
import type { ListRows } from './list-rows.ts';
import './phone-cards.css';

interface PhoneCardsProps<Row> {
  readonly rows: ListRows<Row>;
  /** The card of a row, an `li` with the classes `card phone-card`. */
  readonly children: (row: Row) => ReactNode;
}

const skeletons = [1, 2, 3, 4];

/** The rows of a list on a phone as cards one below the other, or skeletons until the first answer. */
export function PhoneCards<Row>({ rows, children }: PhoneCardsProps<Row>) {
  return (
    <ul className={rows.isStale ? 'phone-cards rows-stale' : 'phone-cards'}>
      {rows.total === undefined
        ? skeletons.map((key) => (
            <li key={key} className="card skeleton-card">
              <span className="skeleton" />
              <span className="skeleton" />
            </li>
          ))
        : rows.rows.map(children)}
    </ul>
  );
}
