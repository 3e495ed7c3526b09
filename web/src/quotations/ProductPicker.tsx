import { productMessages } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { useState, type KeyboardEvent } from 'react';
import { CardGrid } from '../ui/CardGrid.tsx';
import type { ListPage, ListSearch } from '../ui/list-search.ts';
import { SearchBox } from '../ui/SearchBox.tsx';
import type { CardEntry } from './cart.ts';
import { ProductCard } from './ProductCard.tsx';
import { useQuotableProducts } from './quotation-queries.ts';

interface ProductPickerProps {
  readonly isManual: boolean;
  readonly onAdd: (product: Product, entry: CardEntry) => void;
}

/** Rows of three and of two cards are full. */
const firstPage: ListPage = { search: '', page: 1, pageSize: 30 };

/** The products that may be quoted, as cards; searched and paged on the server. */
export function ProductPicker({ isManual, onAdd }: ProductPickerProps) {
  const [page, setPage] = useState(firstPage);
  const rows = useQuotableProducts(page);
  const list: ListSearch = { ...page, ask: (wish) => setPage({ ...page, page: 1, ...wish }) };
  return (
    <div className="product-picker">
      <div className="product-picker-search" role="presentation" onKeyDown={stayOnEnter}>
        <SearchBox value={page.search} onSearch={(search) => list.ask({ search })} />
      </div>
      <CardGrid list={list} rows={rows} idOf={(product) => product.productId} empty={productMessages.noneFound}>
        {(product) => <ProductCard product={product} isManual={isManual} onAdd={(entry) => onAdd(product, entry)} />}
      </CardGrid>
    </div>
  );
}

/** Enter searches; it does not leave the step. */
function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
