import { Fragment, useRef, type ReactNode } from 'react';
import './list.css';
import { ListFailure } from './ListFailure.tsx';
import { useListPlace } from './list-place.ts';
import { ListPager } from './ListPager.tsx';
import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-search.ts';

interface CardGridProps<Row> {
  readonly list: ListSearch;
  readonly rows: ListRows<Row>;
  readonly idOf: (row: Row) => number;
  /** What stands there when nothing was found. */
  readonly empty: ReactNode;
  /** The card of a row. */
  readonly children: (row: Row) => ReactNode;
}

/** The rows of a list as cards: three across, two from 1000 px, one on phones; cards of a row are equally high. */
export function CardGrid<Row>({ list, rows, idOf, empty, children }: CardGridProps<Row>) {
  const isLoading = rows.total === undefined && !rows.failure;
  const sheet = useRef<HTMLElement>(null);
  useListPlace(sheet, list.shownAt, rows.total !== undefined);
  if (rows.failure) return <ListFailure sentence={rows.failure} retry={rows.retry} />;
  if (rows.total === 0 && !rows.isStale) return <section className="list-sheet">{empty}</section>;
  return (
    <section className="card-list" ref={sheet}>
      <div className={rows.isStale ? 'card-grid rows-stale' : 'card-grid'} aria-busy={isLoading || rows.isStale}>
        {isLoading ? <SkeletonCards /> : rows.rows.map((row) => <Fragment key={idOf(row)}>{children(row)}</Fragment>)}
      </div>
      <ListPager list={list} rows={rows} />
    </section>
  );
}

const bars = ['55%', '40%', '48%', '36%', '60%'];

/** A screen of cards without their words, in the height of real ones. */
function SkeletonCards() {
  return Array.from({ length: 9 }, (_, index) => (
    <div key={index} className="card skeleton-card" aria-hidden>
      {bars.map((width) => (
        <span key={width} className="skeleton" style={{ width }} />
      ))}
    </div>
  ));
}
