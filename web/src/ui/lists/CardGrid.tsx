import { Fragment, useRef, type ReactNode } from 'react';
import type { AddAction } from './AddButton.tsx';
import './list.css';
import { cardLines, useDrawnRows } from './drawn-rows.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFailure } from './ListFailure.tsx';
import { useListPlace } from './list-place.ts';
import { ListPager } from './ListPager.tsx';
import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-search.ts';
import { useLastPage } from './use-last-page.ts';
import { useCardKeys } from './use-list-keys.ts';

interface CardGridProps<Row> {
  readonly list: ListSearch;
  readonly rows: ListRows<Row>;
  readonly idOf: (row: Row) => number;
  /** The sentence shown when nothing was found. */
  readonly empty: string;
  /** The action that adds the first record to an empty list. */
  readonly add?: AddAction;
  /** Shows all rows again, where a filter of the page hides some. */
  readonly clearFilter?: (() => void) | undefined;
  /** The card of a row. */
  readonly children: (row: Row) => ReactNode;
}

/**
 * The rows of a list as cards, one, two or three across depending on the width. Cards in the same row have the same height. They take no
 * input while the rows of another search are loading.
 */
export function CardGrid<Row>({ list, rows, idOf, empty, add, clearFilter, children }: CardGridProps<Row>) {
  const isLoading = rows.total === undefined && !rows.failure;
  const sheet = useRef<HTMLElement>(null);
  const drawn = useDrawnRows(sheet, rows.rows, cardLines, list.shownAt);
  useListPlace(sheet, list.shownAt, rows.total !== undefined);
  useLastPage(list, rows);
  useCardKeys(sheet, list.shownAt !== undefined && rows.rows.length > 0 && !rows.isStale);
  if (rows.failure) return <ListFailure sentence={rows.failure} retry={rows.retry} />;
  if (rows.total === 0 && !rows.isStale) return <ListEmpty list={list} sentence={empty} add={add} clearFilter={clearFilter} />;
  return (
    <section className="card-list" ref={sheet}>
      <div className={rows.isStale ? 'card-grid rows-stale' : 'card-grid'} aria-busy={isLoading || rows.isStale} inert={rows.isStale}>
        {isLoading ? <SkeletonCards /> : drawn.map((row) => <Fragment key={idOf(row)}>{children(row)}</Fragment>)}
      </div>
      <ListPager list={list} rows={rows} />
    </section>
  );
}

const bars = ['55%', '40%', '48%', '36%', '60%'];

/** A page of empty cards with the height of real ones. */
function SkeletonCards() {
  return Array.from({ length: 9 }, (_, index) => (
    <div key={index} className="card skeleton-card" aria-hidden>
      {bars.map((width) => (
        <span key={width} className="skeleton" style={{ width }} />
      ))}
    </div>
  ));
}
