import { productFilters } from '@vikray/contract/products/product-filters.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { FillHsn } from './fill/FillHsn.tsx';
import { productColumns } from './product-columns.tsx';
import { SelectBar } from '../ui/several/SelectBar.tsx';
import { SelectButton } from '../ui/several/SelectButton.tsx';
import { useSelection } from '../ui/several/use-selection.ts';
import { refreshProducts, useProductList } from './product-queries.ts';
import { namedProducts, productActions } from './product-several.tsx';

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

  const rows = useProductList(list, filters.values);
  const selection = useSelection('GetProductList', list, filters.values, rows);
  const { ticked: selected, setTicked: select } = selection;
  const actions = productActions({ mayApprove: useAllowed('ApproveProduct'), mayDelete });

  return (
    <>
      <FilteredTablePage
        title="Product List"
        list={list}
        filters={filters}
        select={
          actions.length > 0 &&
          ticked === undefined && <SelectButton ticked={selected} onSelect={(isOn) => select(isOn ? new Map() : undefined)} />
        }
        filter={mayFill && selected === undefined && <FillHsn chosen={ticked} onChoose={setTicked} />}
        csv={csv}
        imports="products"
        columns={useColumns(productColumns, {
          mayDelete,
          onDelete: setLeaving,
          ticked: selected ?? ticked,
          onTicked: selected === undefined ? setTicked : select,
        })}
        rows={rows}
        idOf={(product) => product.productId}
        empty={say.noneFound}
        add={addProduct}
      >
        <SelectBar selection={selection} named={namedProducts} actions={actions} onDone={() => void refreshProducts()} />
      </FilteredTablePage>
      <DeleteProduct product={leaving} onDone={() => setLeaving(undefined)} />
    </>
  );
}
