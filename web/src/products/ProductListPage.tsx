import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { useMemo, useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { FillHsn } from './fill/FillHsn.tsx';
import { productColumns } from './product-columns.tsx';
import { useProductList } from './product-queries.ts';

const addProduct = { label: 'Add Product', to: '/addproduct', operation: 'AddProduct' } as const;

export function ProductListPage() {
  const list = useListSearch({ sorts: ['name', 'mrp', 'stock'] });
  const csv = {
    ...fileOf('GetProductList', searchAndOrder(list)),
    forImport: fileOf('GetProductList', { search: list.search, columns: 'import' }),
  };
  const mayDelete = useAllowed('DeleteProduct');
  const mayFill = useAllowed('UpdateProductTax');
  const [leaving, setLeaving] = useState<Product>();
  // Ticked products stay ticked while the user turns pages and searches.
  const [ticked, setTicked] = useState<ReadonlyMap<number, Product>>();

  // Rows are drawn again only when their columns change.
  const columns = useMemo(() => {
    const onTick = (product: Product, isTicked: boolean) => {
      const others = [...(ticked ?? [])].filter(([id]) => id !== product.productId);
      setTicked(new Map(isTicked ? [...others, [product.productId, product]] : others));
    };
    return productColumns({ mayDelete, onDelete: setLeaving, ticks: ticked && { chosen: ticked, onTick } });
  }, [mayDelete, ticked]);

  return (
    <>
      <TablePage
        title="Product List"
        list={list}
        filter={mayFill && <FillHsn chosen={ticked} onChoose={setTicked} />}
        csv={csv}
        imports="products"
        columns={columns}
        rows={useProductList(list)}
        idOf={(product) => product.productId}
        empty={say.noneFound}
        add={addProduct}
      />
      <DeleteProduct product={leaving} onDone={() => setLeaving(undefined)} />
    </>
  );
}
