import { productMessages } from '@vikray/contract/products/product-messages.ts';
import { useRef, useState, type ReactNode } from 'react';
import { CardGrid } from '../../../ui/lists/CardGrid.tsx';
import type { ListPage, ListSearch } from '../../../ui/lists/list-search.ts';
import { SearchBox } from '../../../ui/lists/SearchBox.tsx';
import { ProductCard } from './ProductCard.tsx';
import { useTypeAhead } from '../use-type-ahead.ts';
import { useQuotableProducts } from './quotable-product-queries.ts';
import type { CardEntries } from './use-card-entries.ts';

interface ProductPickerProps {
  readonly entries: CardEntries;
  /** What stands above the search. */
  readonly children?: ReactNode;
}

/** 30 fills rows of three cards and rows of two. */
const firstPage: ListPage = { search: '', page: 1, pageSize: 30 };

/** The products that can be quoted, as cards, searched and paged on the server. Enter in the search goes to the first card. */
export function ProductPicker({ entries, children }: ProductPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(firstPage);
  const [typed, setTyped] = useState('');
  const found = useQuotableProducts(page);
  const isSearching = typed.trim() !== page.search || found.isStale || (found.total === undefined && !found.failure);
  const list: ListSearch = { ...page, ask };
  const first = found.rows[0];
  const { firstHit, onSearchKey, onHitsKey, onHitsBlur } = useTypeAhead({ isSearching, place });

  function ask(change: Partial<ListPage>): void {
    if (change.search !== undefined) setTyped(change.search);
    setPage({ ...page, page: 1, ...change });
  }

  /** The next product can be typed at once. */
  function searchNext(): void {
    const search = place.current?.querySelector<HTMLInputElement>('input[type="search"]');
    search?.focus();
    search?.select();
  }

  return (
    <div className="product-picker" ref={place}>
      {children}
      <div className="product-picker-search" role="presentation" onKeyDown={onSearchKey}>
        <SearchBox value={page.search} onType={setTyped} onSearch={(search) => list.ask({ search })} />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes keys only while the cards are loading */}
      <div
        className="product-picker-hits"
        role="group"
        aria-label="Products"
        tabIndex={-1}
        data-hits
        onKeyDown={onHitsKey}
        onBlur={onHitsBlur}
      >
        <CardGrid
          list={list}
          rows={{ ...found, isStale: found.isStale || isSearching }}
          idOf={(product) => product.productId}
          empty={productMessages.noneFound}
        >
          {(product) => (
            <ProductCard product={product} entries={entries} ref={product === first ? firstHit : undefined} onAddedByKey={searchNext} />
          )}
        </CardGrid>
      </div>
    </div>
  );
}
