import { productFilters } from '@vikray/contract/products/product-filters.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { FillHsn } from './fill/FillHsn.tsx';
import { productColumns } from './product-columns.tsx';
import { useProductList } from './product-queries.ts';

const addProduct = { label: 'Add Product', to: '/addproduct', operation: 'AddProduct' } as const;

export function ProductListPage() {
  const list = useListSearch({ sorts: ['name', 'mrp', 'stock'] });
  const filters = useListFilters(productFilters);
  const csv = {
    ...fileOf('GetProductList', { ...filters.values, ...searchAndOrder(list) }),
    forImport: fileOf('GetProductList', { ...filters.values, search: list.search, columns: 'import' }),
  };
  const mayDelete = useAllowed('DeleteProduct');
  const mayFill = useAllowed('UpdateProductTax');
  const [leaving, setLeaving] = useState<Product>();
  // Ticked products stay ticked while the user turns pages and searches.
  const [ticked, setTicked] = useState<ReadonlyMap<number, Product>>();

  return (
    <>
      <TablePage
        title="Product List"
        list={list}
        filters={filters}
        filter={mayFill && <FillHsn chosen={ticked} onChoose={setTicked} />}
        csv={csv}
        imports="products"
        columns={useColumns(productColumns, { mayDelete, onDelete: setLeaving, ticked, onTicked: setTicked })}
        rows={useProductList(list, filters.values)}
        idOf={(product) => product.productId}
        empty={say.noneFound}
        add={addProduct}
      />
      <DeleteProduct product={leaving} onDone={() => setLeaving(undefined)} />
    </>
  );
}
